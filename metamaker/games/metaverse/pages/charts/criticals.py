"""The critical-hit chart: eight categories of six results, with the icons of the struck systems. Rules A.2."""

import json
from collections.abc import Iterator
from functools import cache

from pydantic import TypeAdapter

from metamaker.core.frozen import Many
from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import CriticalGroup, catalogue
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.pages.charts.chart_page import Chart, Part, Spread, column_width, columns_within
from metamaker.games.metaverse.pages.charts.panel import Entry, Line, bold, chart_file, chart_lines, inside, panel, rows
from metamaker.games.metaverse.pages.needs import Needs
from metamaker.games.metaverse.sheet.palette import CREW, DEFENCE, GROUPS, TILES
from metamaker.games.metaverse.sheet.tiles import die, tile
from metamaker.rendering.boxes import column, grid, padded
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path, Role
from metamaker.rendering.ink import INK, LINE, PAPER, TINT
from metamaker.rendering.layout import Strip
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import box, upright
from metamaker.rendering.text_fitting import Align, fit, line
from metamaker.rendering.text_fitting import lines as texts
from metamaker.rendering.texts import paragraph

CHART = "criticals"


class Result(Entry):
    """A result of the chart: the struck groups of systems, or the categories to roll in."""

    groups: Many[CriticalGroup] = ()
    parts: Many[str] = ()


_ROWS = TypeAdapter(dict[str, dict[str, Result]])


@cache
def results() -> dict[str, dict[str, Result]]:
    """Return the results by category and key, in the order of the dice."""
    return _ROWS.validate_json(json.dumps(chart_file(CHART)))


TEXT = 2.8
"""Type size in mm: 7 points at the smallest scale of a chart."""

_LEFT = 21.0
_EDGE = 1.5
_TILE = 4.4
_ROLES: dict[str, Role] = {
    "secondary": GROUPS[Kinds.SECONDARY],
    "electronic_warfare": GROUPS[Kinds.ELECTRONIC_WARFARE],
    "propulsion": GROUPS[Kinds.PROPULSION],
    "weapon": GROUPS[Kinds.WEAPON],
    "crew": CREW,
    "primary": GROUPS[Kinds.PRIMARY],
    "structure": DEFENCE,
    "compound": INK,
}


def _parts(words: Words, room: Room, of: Needs) -> Iterator[Part]:
    yield _dice(room.width)
    for number, category in enumerate(results(), 1):
        yield _row(words, number, category, room.width, of)
    count = columns_within(room.width, 85.0)
    width = inside(column_width(room.width, count))
    said = chart_lines(words, "critical_rules", "how")
    share = -(-len(said) // count)
    title = words["charts-criticals-how_panel"]
    panels = (
        panel(
            f"{title} …" if first else title,
            rows(said[first : first + share], lambda each: (bold(each["name"]), each["text"]), (26.0, width - 26.0), size=TEXT),
            column_width(room.width, count),
            "1.3.7",
        )
        for first in range(0, len(said), share)
    )
    yield Spread(count, tuple(panels))


def _dice(width: float) -> Drawing:
    """Return the heads of the six columns."""
    pitch = (width - _LEFT) / 6
    ops: list[Op] = [line(0.0, 4.2, "D8", 3.0, weight=BOLD), line(_LEFT - 2.0, 4.2, "D6", 3.0, weight=BOLD, align=Align.RIGHT)]
    ops += [Group(_LEFT + pitch * (face + 0.5) - 2.75, 0.2, die(face + 1, 5.5, INK)) for face in range(6)]
    return Drawing(width, 5.8, tuple(ops))


def _row(words: Words, number: int, category: str, width: float, of: Needs) -> Drawing:
    pitch = (width - _LEFT) / 6
    lines = [(Line(f"charts-{CHART}-{category}-{key}", each, words), each) for key, each in results()[category].items()]
    drawn = [Strip(_cell(*each, pitch, of), ref=each[0].ref) for each in lines]
    height = max(19.0, *(each.drawing.height for each in drawn))
    cells = [Group(_LEFT + pitch * place, 0.0, each.drawing, each.ref) for place, each in enumerate(drawn)]
    lines_between = [upright(_LEFT + pitch * place, 0.8, height - 1.6, LINE, 0.15) for place in range(1, 6)]
    ops: tuple[Op, ...] = (
        Path(box(0, 0, width, height, 1.0), fill=PAPER, stroke=LINE, width=0.25),
        Group(0.0, 0.0, _category(number, words[f"charts-{CHART}-category-{category}"], _ROLES[category], height)),
        *lines_between,
        *cells,
    )
    return Drawing(width, height, ops)


def _category(number: int, name: str, role: Role, height: float) -> Drawing:
    """Return the number on the D8 with the name of the category."""
    title = fit(name, _LEFT - 5.0, 3.0, BOLD, smallest=2.8)
    top = (height - 10.0 - title.height - 3.6) / 2
    ops: tuple[Op, ...] = (
        Path(box(0.0, 0.0, _LEFT - 0.6, height, 1.0), fill=TINT),
        Path(box(0.0, 0.0, 1.8, height, 0.8), fill=role),
        Group(6.9, top, die(number, 9.0, _tiled(role))),
        *texts(_LEFT / 2 + 0.9, top + 12.8, title, weight=BOLD, align=Align.CENTRE),
    )
    return Drawing(_LEFT, height, ops)


def _cell(each: Line, result: Result, width: float, of: Needs) -> Drawing:
    """Return a result with the icons of the systems that the fleets have, or a note that they have none."""
    icons = (*(_struck(result.groups, of)), *(_part(part) for part in result.parts))
    text = each["text"] if icons or not _kinds(result.groups) else each.words["charts-criticals-nothing"]
    room = width - 2 * _EDGE
    name = paragraph(each["name"], room, 2.9, weight=BOLD)
    signs = grid(icons, int((room + 0.6) / (_TILE + 0.6)), 0.6) if icons else None
    return padded(column((name, paragraph(text, room, TEXT), signs)), _EDGE, 0.8)


def _kinds(groups: Many[CriticalGroup]) -> dict[str, Role]:
    """Return the kinds of components that results strike, with the roles of their tiles."""
    return {str(kind): GROUPS[each.group] for kind, each in catalogue().component.items() if each.critical in groups}


def _struck(groups: Many[CriticalGroup], of: Needs) -> Iterator[Drawing]:
    return (tile(kind, role, _TILE) for kind, role in _kinds(groups).items() if of.any_of((kind,)))


def _part(category: str) -> Drawing:
    """Return the number of a category that a compound result rolls in."""
    number = tuple(results()).index(category) + 1
    return die(number, _TILE, _tiled(_ROLES[category]))


def _tiled(role: Role) -> Role:
    """Return a role with a tile; the crew has a colour but no tile."""
    return role if role in TILES else DEFENCE


CRITICALS = Chart(CHART, _parts)
"""A row for each number of the D8, a column for each of the D6, and how to use it below."""
