"""The map with who holds what, as a page: lines, systems, sectors with the routes in them. Its marks have references."""

from collections.abc import Iterator

from metamaker.core.words import Words
from metamaker.games.cosmos_commanders.battle.state import NOBODY
from metamaker.games.cosmos_commanders.edits.terms import system_term, type_term
from metamaker.games.cosmos_commanders.model.star_map import STEP, StarMap, joins
from metamaker.games.cosmos_commanders.model.words import SystemType
from metamaker.games.cosmos_commanders.space.sectors import Sector, sector_ref, sectors
from metamaker.games.cosmos_commanders.tabletop.view import GameView, SystemView
from metamaker.play.story import LETTERS
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.sheets.ink import BAR, INK, LINE, ON_BAR, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, line, name_line
from metamaker.sheets.shapes import circle

MM_PER_STEP = 30.0
"""Millimetres of the picture for a step of the grid."""

EDGE = 14.0
RADIUS = 5.2
DISC = 2 * RADIUS + 10.0
"""Width and height of the box around a system."""

COUNTER = 1.5


def game_page(star_map: StarMap, view: GameView, words: Words) -> Page:
    """Return the map with everything that lies on it."""
    west = min((system.x for system in star_map.systems), default=0)
    north = min((system.y for system in star_map.systems), default=0)
    east = max((system.x for system in star_map.systems), default=STEP)
    south = max((system.y for system in star_map.systems), default=STEP)
    scale = MM_PER_STEP / STEP
    at = [(EDGE + (each.x - west) * scale, EDGE + (each.y - north) * scale) for each in star_map.systems]
    ops: list[Op] = []
    for one, other in joins(star_map):
        ops.append(Path((("M", *at[one]), ("L", *at[other])), stroke=LINE, width=0.5))
    for sector in sectors(star_map):
        x, y = EDGE + (sector.centre[0] - west) * scale, EDGE + (sector.centre[1] - north) * scale
        routes = view.sectors[sector.number - 1].routes if view.sectors else ()
        ops.append(Group(x - DISC / 2, y - DISC / 2, _sector(sector, routes), sector_ref(sector.number)))
    for place, system in enumerate(star_map.systems):
        x, y = at[place]
        drawn = _system(view.systems[place], system_term(system, words), type_term(view.systems[place].type, words))
        ops.append(Group(x - DISC / 2, y - DISC / 2, drawn, system.ref()))
    return Page(Drawing(2 * EDGE + (east - west) * scale, 2 * EDGE + (south - north) * scale, tuple(ops)))


def _system(system: SystemView, name: str, kind: str) -> Drawing:
    """Return a system: its type in two letters, its holder's letter below, a double ring for a Home, its name above."""
    middle = DISC / 2
    held = system.owner != NOBODY
    dash = 1.0 if system.type is SystemType.HAZARD else 0.0
    ops: list[Op] = [Path(circle(middle, middle, RADIUS), fill=TINT if held else PAPER, stroke=INK, width=0.4, dash=dash)]
    if system.home_of != NOBODY:
        ops.append(Path(circle(middle, middle, RADIUS - 0.8), stroke=INK, width=0.3))
    ops.append(line(middle, middle - 0.2, kind[:3], 3.2, align=Align.CENTRE, role=QUIET))
    if held:
        ops.append(Path(circle(middle, middle + 2.4, COUNTER), fill=BAR))
        ops.append(line(middle, middle + 3.2, LETTERS[system.owner], 2.3, weight=BOLD, role=ON_BAR, align=Align.CENTRE))
    ops.append(name_line(middle, middle - RADIUS - 0.9, name, DISC - 1.0, 3.0, align=Align.CENTRE))
    return Drawing(DISC, DISC, tuple(ops))


def _sector(sector: Sector, routes: tuple[int, ...]) -> Drawing:
    """Return the sign of a sector: how many routes of how many have room, and the letters of those who have them."""
    middle, placed = DISC / 2, sum(routes)
    ops: list[Op] = [line(middle, middle, f"{placed}/{sector.capacity}", 3.0, align=Align.CENTRE, role=QUIET)]
    text = " ".join(_counted(routes))
    if text:
        ops.append(name_line(middle, middle + 3.6, text, DISC - 1.0, 2.8, weight=BOLD, align=Align.CENTRE))
    return Drawing(DISC, DISC, tuple(ops))


def _counted(routes: tuple[int, ...]) -> Iterator[str]:
    for side, count in enumerate(routes):
        if count:
            yield LETTERS[side] if count == 1 else f"{LETTERS[side]}{count}"
