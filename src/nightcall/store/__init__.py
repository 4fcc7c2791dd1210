"""The store: an append-only log of live tables in one SQLite file; it knows nothing of games, an entry is bytes.

What has been acknowledged is on the disk, in order and without gaps, and is never changed afterwards.
"""

from nightcall.store.entry import Kept
from nightcall.store.opening import default_path
from nightcall.store.store import KeptTable, KnownTable, Store
from nightcall.store.trouble import Damaged, NotARecord, Taken, Unreadable, Unwritten

__all__ = [
    "Damaged",
    "Kept",
    "KeptTable",
    "KnownTable",
    "NotARecord",
    "Store",
    "Taken",
    "Unreadable",
    "Unwritten",
    "default_path",
]
