"""The codes in which orders are plotted, as a small table for the foot of a plotting sheet."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from metamaker.core.words import Words
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.tables import heading
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op
from metamaker.sheets.lettering import fit, line, lines

_BOTH = ("speed", "turn", "evasive", "roll", "corkscrew", "power", "thrust", "ram", "charge", "retreat", "strategic")
_LATER = ("tactical", "attack", "cloak", "blank")

CODES = {
    MovementMethod.CINEMATIC: (*_BOTH, *_LATER),
    MovementMethod.NEWTONIAN: ("speed", "sideways", "spin", *_BOTH[2:4], "flip", *_BOTH[4:], *_LATER),
}
"""The orders of each movement method by their words. Rules MV-A.1-01 to MV-A.1-18, MV-X.1-09."""

_LINE = 4.0
_TOP = 5.6


@lru_cache(maxsize=500)
def order_codes(words: Words, method: MovementMethod, width: float) -> Drawing:
    """Return the codes with what they mean and cost, in three columns."""
    ops: list[Op] = [Group(0.0, 0.0, heading(words["pages.plot.codes"], width))]
    codes, columns = CODES[method], 3
    rows = -(-len(codes) // columns)
    for start in range(0, len(codes), rows):
        x = start // rows * width / columns
        ops += _column(words, codes[start : start + rows], x, width / columns - 2.0)
    return Drawing(width, _TOP + rows * _LINE, tuple(ops))


def _column(words: Words, codes: Sequence[str], x: float, width: float) -> Iterator[Op]:
    written = [line(x, 0.0, words[f"pages.plot.order.{code}.code"], 2.6, weight=BOLD) for code in codes]
    after = max(code.width for code in written) + 2.0
    for place, code in enumerate(written):
        y = _TOP + place * _LINE + 2.0
        yield code._replace(y=y)
        meaning = fit(words[f"pages.plot.order.{codes[place]}.text"], width - after, 2.4, smallest=LEAST)
        yield from lines(x + after, y, meaning)
