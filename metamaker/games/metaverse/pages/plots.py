"""Texts above and below a ship's plot: its name, the thrust of its drives in a turn, the codes of orders."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from metamaker.core.amounts import whole
from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.pages.context import ranks
from metamaker.games.metaverse.pages.edges import named
from metamaker.games.metaverse.sheet.scale import LEAST, heading
from metamaker.games.metaverse.sheet.tiles import glyph
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op
from metamaker.rendering.text_fitting import fit, line, lines, words_line

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
    """Return the codes with their meanings and costs, in three columns."""
    ops: list[Op] = [Group(0.0, 0.0, heading(words["pages-plot-codes"], width))]
    codes, columns = CODES[method], 3
    rows = -(-len(codes) // columns)
    for start in range(0, len(codes), rows):
        x = start // rows * width / columns
        ops += _column(words, codes[start : start + rows], x, width / columns - 2.0)
    return Drawing(width, _TOP + rows * _LINE, tuple(ops))


def _column(words: Words, codes: Sequence[str], x: float, width: float) -> Iterator[Op]:
    written = [line(x, 0.0, words[f"pages-plot-order-{code}-code"], 2.6, weight=BOLD) for code in codes]
    after = max(code.width for code in written) + 2.0
    for place, code in enumerate(written):
        y = _TOP + place * _LINE + 2.0
        yield code._replace(y=y)
        meaning = fit(words[f"pages-plot-order-{codes[place]}-text"], width - after, 2.4, smallest=LEAST)
        yield from lines(x + after, y, meaning)


_ICON = 3.1


def plotted(fleet: Fleet, method: MovementMethod) -> tuple[tuple[Ship, Design], ...]:
    """Return the ships of a fleet with this movement method, in the order of the chain of command."""
    found = ((ship, design(fleet, fleet.ship_class(ship.ship_class))) for ship, _ in ranks(fleet).order)
    return tuple((ship, of) for ship, of in found if of.ship.movement_method is method)


def names(ship: Ship, of: Design, width: float) -> Drawing:
    """Return the ship's name with its class below."""
    return named(called(ship), class_called(of.ship), width)


def points(of: Design, words: Words, x: float, y: float, pitch: float) -> Iterator[Op]:
    """Yield an icon and a number for every direction in which the ship can push or turn, `pitch` mm apart. Rule MV-3.3.0-04."""
    motion = ship_stats(of).motion
    cells = [
        ("arrow_up", motion.forward_thrust),
        ("arrow_down", motion.reverse_thrust),
        # Thrusters turn a ship to the other side.
        ("thruster_starboard", motion.starboard_thrusters),
        ("thruster_port", motion.port_thrusters),
    ]
    if of.ship.movement_method is MovementMethod.NEWTONIAN:
        cells[2:2] = [("arrow_left", motion.starboard_drive), ("arrow_right", motion.port_drive)]
    for place, (icon, number) in enumerate(cells):
        shown = fit(words.number(whole(number)), pitch - _ICON - 1.0, 3.2, BOLD, smallest=LEAST)
        yield Group(x + place * pitch, y, glyph(icon, _ICON, Kinds.PROPULSION.value))
        yield words_line(x + place * pitch + _ICON + 0.5, y + 2.7, shown, weight=BOLD)
