"""The icon legend: all icons of the record sheet in eight groups, and further signs. Rules L.1 to L.9."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.model.arc import Arc, SectionName, sectors_of
from metamaker.games.metaverse.pages.charts.chart_page import Chart, Part, Spread, column_width, columns_within
from metamaker.games.metaverse.pages.charts.panel import NOTE, Line, chart, chart_lines, inside, panel, rows
from metamaker.games.metaverse.pages.needs import Needs
from metamaker.games.metaverse.sheet.palette import DEFENCE, GROUPS, SHIELD, TILES
from metamaker.games.metaverse.sheet.sections import cardinal_diagram
from metamaker.games.metaverse.sheet.tiles import die, glyph, icons, tile, wheel
from metamaker.rendering.boxes import blank, column, grid
from metamaker.rendering.drawing import Drawing, Group, Path, Role
from metamaker.rendering.ink import BAR, INK, QUIET
from metamaker.rendering.layout import Box, Strip, Strips
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import box
from metamaker.rendering.tables import Cell
from metamaker.rendering.text_fitting import Align

KEY = "legend"
BESIDE = "beside"

_SIGN = 5.6
_TEXT, _CHAPTER = 7.6, 8.5
_TILED: dict[str, Role] = {
    "class_information": INK,
    "primary": GROUPS[Kinds.PRIMARY],
    "propulsion": GROUPS[Kinds.PROPULSION],
    "ew": GROUPS[Kinds.ELECTRONIC_WARFARE],
    "secondary": GROUPS[Kinds.SECONDARY],
}
"""The groups with icons on tiles, and the roles of the tiles."""


_SYSTEMS = ("primary", "propulsion", "ew", "secondary")


def _parts(words: Words, room: Room, of: Needs) -> Iterator[Part]:
    count = columns_within(room.width, 58.0)
    width = column_width(room.width, count)
    yield Spread(count, tuple(box for group in chart(KEY) if (box := _group(words, group, width, of)) is not None))


def _group(words: Words, group: str, width: float, of: Needs) -> Box | None:
    """Return a panel for the icons of a group that `of` needs, None without any."""
    if group == BESIDE:
        return panel(words["charts-legend-beside_panel"], tuple(_beside(words, inside(width), of)), width)
    lines = chart_lines(words, KEY, group, of)
    strips = _named(lines, {each.key: _sign(group, each) for each in lines}, inside(width))
    return panel(words[f"charts-legend-group-{group}"], strips, width) if strips else None


def _named(lines: Iterable[Line], signs: Mapping[str, Drawing], width: float) -> Strips:
    """Signs, their names, and the chapters of their rules."""
    widths = (_TEXT, width - _TEXT - _CHAPTER, _CHAPTER)
    return rows(
        lines, lambda each: (Cell(drawn=signs[each.key], align=Align.CENTRE), *_words(each)), widths, size=2.9, height=6.3
    )


def _words(each: Line) -> tuple[Cell | str, ...]:
    return each["name"], Cell(each.place, size=NOTE, align=Align.RIGHT, role=QUIET)


_NUMBERED: dict[str, Role] = {"armour": DEFENCE, "armour_piercing": INK, "defence": DEFENCE}
"""Numbers on a square of a role instead of an icon. Rules MV-3.1.3-06, MV-3.6.11-03, MV-3.7.3-03."""

_EXAMPLE = 2


def _sign(group: str, each: Line) -> Drawing:
    """Return an icon as on the record sheet."""
    name = each.key.rpartition("-")[2]
    if name in _NUMBERED:
        return die(_EXAMPLE, _SIGN, _NUMBERED[name])
    role = _TILED.get(group) or each.entry.code or INK
    return tile(name, role, _SIGN) if group in _TILED or each.entry.code in TILES else glyph(name, _SIGN, role)


def _beside(words: Words, width: float, of: Needs) -> Iterator[Strip]:
    """Yield further signs: facings, the section diagram, the sector wheel and more. Rule MV-L.9-01."""
    cardinal = cardinal_diagram(SectionName.CORE, frozenset((SectionName.CORE, SectionName.FORE, SectionName.AFT)))
    signs: dict[str, tuple[Drawing, ...]] = {
        "facing": tuple(tile(name, GROUPS[group], 5.2) for name, group in _facings(of)),
        "cardinal": (_on_bar(cardinal),),
        "wheel": (wheel(sectors_of(Arc.FORE), _SIGN), wheel(sectors_of(Arc.STARBOARD), _SIGN)),
        "adaptation": (glyph("adaptation", _SIGN, SHIELD),),
        "tiers": tuple(tile(f"tier_{tier}", INK, 5.2) for tier in (1, 2, 3)),
        "turns": tuple(glyph(f"indirect_{turns}", 5.2) for turns in range(1, 6)),
        "bubbles": (glyph("hull_hit", _SIGN),),
    }
    for each in chart_lines(words, KEY, BESIDE, of):
        shown = signs[each.key.rpartition("-")[2]]
        if shown:  # a fleet may have no part that faces an arc
            yield from _named((each,), {each.key: shown[0]}, width) if len(shown) == 1 else _above(each, shown, width)


def _facings(of: Needs) -> Iterator[tuple[str, Kinds]]:
    """Yield every icon with a wedge for its facing, with its group, of the present kinds."""
    kinds = {
        "primitive_stl": Kinds.PROPULSION,
        "thruster": Kinds.PROPULSION,
        "energy_grappler": Kinds.SECONDARY,
        "basic_shield_generator": Kinds.SECONDARY,
        "modulated_shield_generator": Kinds.SECONDARY,
        "adaptive_shield_generator": Kinds.SECONDARY,
        "energy_deflector": Kinds.SECONDARY,
        "kinetic_deflector": Kinds.SECONDARY,
        "energy_kinetic_deflector": Kinds.SECONDARY,
    }
    for kind, group in kinds.items():
        if of.any_of((kind,)):
            yield from ((f"{kind}_{arc}", group) for arc in Arc if f"{kind}_{arc}" in icons())


def _above(each: Line, signs: Sequence[Drawing], width: float) -> Strips:
    """Signs in as many lines as they need, with their meaning below."""
    per_line = max(1, int((width + 0.9) / (signs[0].width + 0.9)))
    (text,) = rows((each,), _words, (width - _CHAPTER, _CHAPTER), size=2.9)
    return (Strip(column((blank(height=1.2), grid(signs, per_line, 0.9), text.drawing), width=width), ref=each.ref),)


def _on_bar(diagram: Drawing) -> Drawing:
    """Return the section diagram on the dark ground of a title bar."""
    edge = 0.5
    scale = (_SIGN - 2 * edge) / diagram.width
    ground = Path(box(0, 0, _SIGN, _SIGN, 0.6), fill=BAR)
    return Drawing(_SIGN, _SIGN, (ground, Group(edge, edge, diagram, None, scale)))


def _marks(words: Words, room: Room, of: Needs) -> Iterator[Part]:
    """Signs without a list of systems."""
    count = columns_within(room.width, 58.0)
    width = column_width(room.width, count)
    groups = (group for group in chart(KEY) if group not in _SYSTEMS)
    yield Spread(count, tuple(box for group in groups if (box := _group(words, group, width, of)) is not None))


LEGEND = Chart(KEY, _parts)
"""A panel for each group, the last one for further signs."""

MARKS = Chart(KEY, _marks)
"""The same for packs with a list of systems, which has their icons."""
