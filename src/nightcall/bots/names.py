"""What bots are called."""

__all__ = ["NAMES"]

NAMES = (
    *("Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Gil", "Hana", "Ivo", "Juno", "Kaz", "Lena", "Milo", "Nora", "Otis"),
    *("Sami", "Tess", "Uli", "Vera", "Wim", "Yara", "Zoe", "Abel", "Bea", "Cosmo", "Dina", "Eli", "Freya", "Gus"),
    *("Hugo", "Iris", "Jon", "Kim", "Lars", "Mina", "Ned", "Oona", "Pia", "Rosa", "Suki", "Theo", "Una", "Viggo"),
    *("Wanda", "Xenia", "Yuri", "Zack", "Alma", "Ben", "Carl"),
)
"""Fifty bots; the first of them differ in their first letter, and none of those is a key that means something else."""
