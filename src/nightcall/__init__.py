"""Nightcall runs Werewolf parties: a game is a script that asks questions.

This is the front door. It binds the rulebooks to the engine by name, and the words to its refusals.
"""

from nightcall.engine.ask import Ask
from nightcall.engine.event import MODERATOR, PUBLIC
from nightcall.engine.game import Game
from nightcall.engine.refused import Refused
from nightcall.engine.rulebook import Outcome, bind
from nightcall.engine.setup import Advice, Setup
from nightcall.rulebooks.bigbox import BIG_BOX
from nightcall.rulebooks.classic import CLASSIC_BOOK
from nightcall.rulebooks.daybreak import DAYBREAK_BOOK
from nightcall.rulebooks.onenight import ONE_NIGHT_BOOK
from nightcall.rulebooks.village import VILLAGE_BOOK
from nightcall.words import ENGLISH, Voices

__all__ = ["MODERATOR", "PUBLIC", "Advice", "Ask", "Game", "Outcome", "Refused", "Setup"]

bind(VILLAGE_BOOK, BIG_BOX, CLASSIC_BOOK, ONE_NIGHT_BOOK, DAYBREAK_BOOK)
Refused.sentence = Voices()[ENGLISH].refusal
