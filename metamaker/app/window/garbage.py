"""Python's collector of cyclic garbage, set for a program that holds much and must answer at once."""

import gc

_YOUNG, _MIDDLE, _OLD = 50_000, 20, 20
"""How many new objects, and how many smaller collections, lead to the next collection of each generation."""


def collect_seldom() -> None:
    """Leave what the program has loaded out of all later collections, and make these rare.

    A full collection with fleets, fonts and rules in memory takes longer than an edit may; frozen values make few cycles.
    """
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _OLD)
