"""A ship in a row: its token and name, heat, crew, and the boxes of every system."""

from collections.abc import Iterator

from metamaker.core.words import Words
from metamaker.games.cosmoforce.battle.state.plan import KINDS, SLOTS_OF
from metamaker.games.cosmoforce.battle.state.ship import HURT, KILLED, Ship
from metamaker.games.cosmoforce.battle.story.names import Names
from metamaker.games.cosmoforce.tabletop.picture.token import RADIUS, edge, token
from metamaker.sheets.drawing import BOLD, Op, Path
from metamaker.sheets.ink import ALERT, HAIRLINE, INK, PAPER, QUIET
from metamaker.sheets.lettering import Align, fit, line
from metamaker.sheets.shapes import box, circle, rule

ROW = 10.0

_NAME, _HEAT, _CREW, _SYSTEMS = 10.0, 74.0, 92.0, 122.0
_SLOT, _BOX = 7.7, 1.7
_TOKENS = 8
"""So many crew are drawn; more are counted."""


def row(ship: Ship, names: Names, width: float, words: Words) -> Iterator[Op]:
    """Yield the row of a ship."""
    yield rule(0.0, 0.0, width, HAIRLINE, 0.15)
    yield from token(RADIUS + 0.4, ROW / 2, names.signs[ship.number], ship.side)
    name = fit(ship.name, _HEAT - _NAME - 3.0, 3.4, BOLD, smallest=2.2)
    yield line(_NAME, 6.2, name.lines[0] if len(name.lines) == 1 else f"{name.lines[0]} …", name.size, weight=BOLD)
    if not ship.alive:
        yield line(_HEAT, 6.2, words["battle.picture.lost"], 3.0, role=ALERT)
        return
    yield line(_HEAT, 6.2, str(ship.heat), 4.0, weight=BOLD, role=ALERT if ship.heat > ship.sheds else INK)
    yield from _crew(ship)
    for place, slot in enumerate(SLOTS_OF[ship.plan.mounted]):
        yield from _slot(ship, slot, _SYSTEMS + place * _SLOT)


def _crew(ship: Ship) -> Iterator[Op]:
    living = [state for state in ship.crew if state != KILLED]
    for place, state in enumerate(living[:_TOKENS]):
        ground = PAPER if state == HURT else edge(ship.side)
        yield Path(circle(_CREW + 1.2 + place * 3.1, ROW / 2, 1.2), fill=ground, stroke=edge(ship.side), width=0.4)
    if len(living) > _TOKENS:
        yield line(_CREW + 1.2 + _TOKENS * 3.1, 6.2, f"+{len(living) - _TOKENS}", 2.6, role=QUIET)


def _slot(ship: Ship, slot: int, x: float) -> Iterator[Op]:
    """Yield the first letters of a system over its boxes, the marked ones filled."""
    is_out = bool(ship.lost >> slot & 1 or ship.spent >> slot & 1)
    letters = KINDS[ship.plan.kinds[slot]].value[:3].capitalize()
    yield line(x + _SLOT / 2 - 0.4, 4.2, letters, 2.4, weight=BOLD, role=QUIET if is_out else INK, align=Align.CENTRE)
    boxes = ship.plan.boxes[slot]
    start = x + _SLOT / 2 - 0.4 - boxes * _BOX / 2
    for number in range(boxes):
        ground = ALERT if number < ship.marks[slot] else PAPER
        yield Path(box(start + number * _BOX, 5.4, _BOX - 0.2, _BOX), fill=ground, stroke=INK, width=0.2)
