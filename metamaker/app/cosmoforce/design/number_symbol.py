"""Which number of a ship a place on its sheet is about."""

from metamaker.games.cosmoforce.stats.block import HEADLINE

_TOKENS = {"standby": "complement", "heat": "starting_heat", "speed-now": "speed"}
"""Places for tokens, and the numbers that say how they begin."""


def number_symbol(ref: str) -> str:
    """Return the symbol of the number that an element is about; empty if it is about none."""
    last = ref.rpartition("/")[2]
    symbol = _TOKENS.get(last, last)
    return symbol if ref.count("/") > 1 and symbol in HEADLINE else ""
