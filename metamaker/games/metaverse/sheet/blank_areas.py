"""The areas of a blank sheet: those of a filled-in one, drawn with gaps in place of values."""

from functools import partial
from typing import NamedTuple

from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.section import Layer
from metamaker.games.metaverse.sheet import bubbles
from metamaker.games.metaverse.sheet.column import Card, Fact, card_of, first_column
from metamaker.games.metaverse.sheet.column_extras import DIRECTIONS, WIDTH, Extra, Total, charge_run, motion_totals
from metamaker.games.metaverse.sheet.form import WRITTEN
from metamaker.games.metaverse.sheet.gaps import Gap
from metamaker.games.metaverse.sheet.hull import arc_strips, defence_lines, layer_strips, rated, run
from metamaker.games.metaverse.sheet.palette import DEFENCE, GROUPS, SHIELD
from metamaker.games.metaverse.sheet.scale import FINE, SMALL_TILE, TILE
from metamaker.games.metaverse.sheet.sections import Plan
from metamaker.games.metaverse.sheet.status import charge_item, status_boxes, total_items
from metamaker.games.metaverse.sheet.systems import Cell, Entry, cell_lines
from metamaker.games.metaverse.sheet.tiles import tile, wheel
from metamaker.rendering.drawing import Drawing, Group, Path
from metamaker.rendering.ink import PAPER
from metamaker.rendering.layout import Strip, Strips, Table, in_lines, stacked
from metamaker.rendering.shapes import box

BLANK = "blank"
"""References to bubbles of blank sheets begin with this."""

_place = partial(ref, BLANK)

_NUMBERS = {
    "target_rating": "sheet-column-target_rating",
    "ems": "sheet-column-ems",
    "combat_value": "sheet-column-combat_value",
    "mass_factor": "sheet-column-mass_factor",
    "crew_quality": "sheet-column-crew_quality",
    "command_quality": "sheet-column-command_quality",
    "damage_control_quality": "sheet-column-damage_control_quality",
    "tier_1": "sheet-column-tier",
    "cinematic": "blank-column-cinematic",
    "metallic_ceramic": "blank-column-hull_type",
}
"""The captions of area 1 by icon, in order. Rule MV-3.0.1-05."""

_FTL = 10
"""The longest warm-up. Rule MV-3.3.5-01."""

_TOTAL = 8.6
"""Height of a total with its caption."""

_RIBBON, _RIBBON_GAP, _LEAST_CARD = Card(12.0, 4.2, 0.0), 1.0, 16.0
"""A card of the ribbon, the distance of cards, and the minimum width for a caption of up to two lines."""


def _facts(words: Words) -> tuple[Fact, ...]:
    return tuple(Fact(icon, Gap(icon), words[caption], "") for icon, caption in _NUMBERS.items())


_TOTALS = tuple(Total(icon, Gap(ref("motion", name)), name) for icon, name in DIRECTIONS)


def blank_column(height: float, words: Words) -> Drawing:
    """Return the column with gaps for the numbers, and below it FTL charge and totals of a turn if there is room."""
    below = {
        Extra.CHARGE: charge_run(_place("ftl_charge"), _FTL, words),
        Extra.MOTION: motion_totals(_TOTALS, words, _TOTAL),
    }
    strips, _ = first_column(_facts(words), below, height)
    return Drawing(WIDTH, height, tuple(stacked(strips)))


def blank_ribbon(width: float, words: Words) -> Table:
    """Return the cards of the column in rows."""
    across = next((count for count in (10, 5, 4) if width >= count * _LEAST_CARD), 3)
    each = (width - _RIBBON_GAP * (across - 1)) / across
    cards = (Strip(card_of(fact, _RIBBON, 0.0, each)) for fact in _facts(words))
    return Table(Drawing(width, 0.0, ()), in_lines(cards, width, gap=_RIBBON_GAP, leading=_RIBBON_GAP), breakable=False)


def blank_totals(width: float, words: Words) -> Strips:
    """Return bubbles for the FTL charge and lines for the totals of a turn."""
    return (*charge_item(_place("ftl_charge"), _FTL, width, words), *total_items(_TOTALS, words))


def blank_boxes(width: float, words: Words) -> Strips:
    """Return boxes for everything about a ship that can change."""
    return tuple(status_boxes(_place, Arc, width, words))


class Room(NamedTuple):
    """Contents of a blank section: the arcs whose defences it has, its hull layers, and lines of systems."""

    arcs: tuple[Arc, ...]
    layers: int
    lines: int


Rooms = dict[SectionName, Room]

_LAYERS = 5
"""The maximum number of layers of a section. Rule MV-3.1.1-03."""

WHOLE_SHIP: Rooms = {
    SectionName.FORE: Room((Arc.FORE,), _LAYERS, 2),
    SectionName.PORT: Room((Arc.PORT,), _LAYERS, 4),
    SectionName.CORE: Room((), _LAYERS, 6),
    SectionName.STARBOARD: Room((Arc.STARBOARD,), _LAYERS, 4),
    SectionName.AFT: Room((Arc.AFT,), _LAYERS, 2),
}
SMALL_SHIP: Rooms = {SectionName.CORE: Room(tuple(Arc), 3, 3)}
SHIP_ON_CARD: Rooms = {SectionName.CORE: Room((), 3, 2)}

_NARROW = 50.0
"""The width in mm below which sections have fewer bubbles."""


def blank_plan(rooms: Rooms, words: Words) -> Plan:
    """Return the plan of sections with these contents. Rules MV-3.0.1-06, MV-3.0.1-08, MV-3.0.1-09, MV-3.1.3-03."""

    def defences(name: SectionName, width: float) -> Strips:
        hits = 6 if name is SectionName.CORE else 7 if width < _NARROW else 8
        arcs = {arc: partial(_defences, _place(name, "arcs", arc), hits) for arc in rooms[name].arcs}
        return tuple(strip for arc, lines in arcs.items() for strip in arc_strips(name, arc, lines, width, words))

    def hull(name: SectionName, width: float) -> Strips:
        crew, marines = (2, 1) if width < _NARROW else (2, 2)
        hits = bubbles.per_row(bubbles.HULL, width - (crew + marines) * bubbles.CREW.pitch - 1.5)
        return layer_strips(_place(name), width, (Layer(hits, crew, marines),) * rooms[name].layers, counted=False)

    def systems(name: SectionName, width: float) -> Strips:
        lines, mounts = rooms[name].lines, 2
        parts = cell_lines(tuple(_system(name, "systems", number) for number in range(1, 8 * lines)), width)
        return (
            parts[:lines]
            + cell_lines(tuple(_system(name, "mounts", number) for number in range(1, 8 * mounts)), width)[:mounts]
        )

    return Plan(words, tuple(rooms), defences, hull, systems, _place, share=0.51)


def _defences(place: str, hits: int, width: float) -> Strips:
    """Deflector, shields, armour and plates, in the order in which they meet fire."""
    shield, plate = tile("energy_kinetic_shield", SHIELD, SMALL_TILE), tile("ablative_plate", DEFENCE, SMALL_TILE)
    deflector, armour = tile("energy_kinetic_deflector", SHIELD, SMALL_TILE), tile("energy_kinetic_armour", DEFENCE, SMALL_TILE)
    own = place.removeprefix(f"{BLANK}/")
    items = (
        Strip(rated(deflector, Gap(ref(own, "deflector")))),
        Strip(run(shield, bubbles.SHIELD, hits, width), ref=ref(place, "shield_hits")),
        Strip(rated(armour, Gap(ref(own, "armour_rating")))),
        Strip(run(plate, bubbles.PLATE, 3, width), ref=ref(place, "ablative_plates")),
    )
    return defence_lines(items, width)


def _system(name: SectionName, kind: str, number: int) -> Cell:
    """Return an empty tile with a field, or a sector wheel; next to it a line for the rating and two bubbles."""
    place = f"{ref(name, kind)}-{number}"
    edge = Path(box(0.1, 0.1, TILE - 0.2, TILE - 0.2, 1.0), fill=PAPER, stroke=GROUPS[Kinds.PRIMARY], width=FINE * 1.6)
    empty = Drawing(TILE, TILE, (Group(0.0, 0.0, Drawing(TILE, TILE, (edge,)), ref(WRITTEN, place, "kind")),))
    return Cell(empty if kind == "systems" else wheel(()), Gap(ref(place, "rating")), "", (Entry(_place(place), 2),))
