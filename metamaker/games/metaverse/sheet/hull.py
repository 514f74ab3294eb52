"""The defences of a section in the order in which they meet fire, and its hull, layer by layer. Rule MV-3.0.1-06."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial

from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import Layer
from metamaker.games.metaverse.model.words import DefenceType
from metamaker.games.metaverse.sheet import bubbles
from metamaker.games.metaverse.sheet.gaps import Gap, Value
from metamaker.games.metaverse.sheet.palette import DEFENCE, SHIELD
from metamaker.games.metaverse.sheet.scale import CAPTION, NUMBER, SMALL_TILE
from metamaker.games.metaverse.sheet.tiles import die, glyph, tile
from metamaker.games.metaverse.stats.defences import ArcStats
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op
from metamaker.rendering.ink import INK, QUIET
from metamaker.rendering.layout import Strip, Strips, in_lines
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import line

SIZE = SMALL_TILE
_LABEL = 12.0
"""Room for the name of an arc."""


def defence_strips(design: Design, name: SectionName, width: float, words: Words) -> Strips:
    """Return the defences of the arcs that a section owns; the core's with the names of the arcs. Rule MV-3.1.3-03."""
    stats = ship_stats(design).arcs
    owned = [arc for each in SectionName if (arc := each.arc) is not None and stats[arc].owner is name]
    lines = {arc: partial(_lines, design.ref("arcs", arc), stats[arc]) for arc in owned}
    return tuple(strip for arc in owned for strip in arc_strips(name, arc, lines[arc], width, words))


def arc_strips(name: SectionName, arc: Arc, lines: Callable[[float], Strips], width: float, words: Words) -> Strips:
    """Return the defences of an arc, laid out by `lines` for a width in mm; in the core after the name of the arc."""
    if name is not SectionName.CORE:
        return lines(width)
    named = words[f"sheet-place-{arc}"]
    return tuple(_beside_name("" if number else named, each, width) for number, (each, *_) in enumerate(lines(width - _LABEL)))


@lru_cache(maxsize=1000)
def _beside_name(name: str, defences: Drawing, width: float) -> Strip:
    """Return a line of defences with the name of their arc at the left; the same drawing for the same defences."""
    label = (line(0.0, SIZE / 2 + 0.8, name, CAPTION, role=QUIET),) if name else ()
    return Strip(Drawing(width, defences.height, (*label, Group(_LABEL, 0.0, defences))))


@lru_cache(maxsize=1000)
def _lines(place: str, stats: ArcStats, width: float) -> Strips:
    """Return the lines of an arc. Cached, so that an arc keeps its drawings while other parts are edited."""
    return defence_lines(_items(place, stats, width), width)


def defence_lines(items: Iterable[Strip], width: float) -> Strips:
    """Return defences side by side in as many lines as they need."""
    return in_lines(items, width, gap=2.2, leading=1.3)


def _items(place: str, stats: ArcStats, width: float) -> Iterator[Strip]:
    """Yield the deflectors, shields, adaptation, armour and plates of an arc, if it has them."""
    defence = stats.defence
    for kind, rating in stats.deflectors:
        yield Strip(rated(tile(f"{kind}_deflector", SHIELD, SIZE), str(rating)), ref=ref(place, "deflector"))
    if defence.shield_hits:
        head = tile(f"{defence.shield_type}_shield", SHIELD, SIZE)
        yield Strip(run(head, bubbles.SHIELD, defence.shield_hits, width), ref=ref(place, "shield_hits"))
    if stats.adaptation:
        head = glyph("adaptation", SIZE, SHIELD)
        yield Strip(run(head, bubbles.LEVEL, stats.adaptation, width), ref=ref(place, "adaptation"))
    if defence.armour_rating:
        yield Strip(_armour(defence.armour_rating, defence.armour_type), ref=ref(place, "armour_rating"))
    if defence.ablative_plates:
        head = tile("ablative_plate", DEFENCE, SIZE)
        named = None if defence.armour_rating else defence.armour_type.value
        yield Strip(run(head, bubbles.PLATE, defence.ablative_plates, width, named), ref=ref(place, "ablative_plates"))


def _armour(rating: int, kind: DefenceType) -> Drawing:
    """Return a die with the rating, and next to it the icon of the armour type. Rule MV-3.1.3-06."""
    sign = Group(SIZE + 0.5, (SIZE - 3.6) / 2, glyph(kind.value, 3.6))
    return Drawing(SIZE + 4.1, SIZE, (Group(0.0, 0.0, die(rating)), sign))


def rated(head: Drawing, rating: Value) -> Drawing:
    """Return a tile with a rating next to it."""
    if isinstance(rating, Gap):
        return Drawing(SIZE + 6.7, SIZE, (Group(0.0, 0.0, head), *rating.on_line(SIZE + 0.7, 0.0, 6.0, SIZE)))
    text = line(SIZE + 0.8, SIZE / 2 + 1.25, rating, NUMBER, weight=BOLD)
    return Drawing(text.x + text.width, SIZE, (Group(0.0, 0.0, head), text))


def run(head: Drawing, look: bubbles.Look, count: int, width: float, kind: str | None = None) -> Drawing:
    """Return a tile, the icon of the armour type `kind` if given, and rows of bubbles next to them."""
    x = SIZE + 0.7
    ops: list[Op] = [Group(0.0, 0.0, head)]
    if kind is not None:
        ops.append(Group(x, (SIZE - 3.6) / 2, glyph(kind, 3.6)))
        x += 4.1
    run = bubbles.bubbles_within(look, count, width - x)
    ops.append(Group(x, max(0.0, (SIZE - look.size) / 2), run))
    return Drawing(x + run.width, max(SIZE, run.height + (SIZE - look.size) / 2), tuple(ops))


_ROW = 3.8
"""Distance of the rows of one layer."""

_BETWEEN = 0.9
"""White on each side of the dashed line between two layers."""

_GAP = 1.5
_MOST_OF_ROW = 0.45
"""The maximum part of a row for parties."""


def hull_strips(design: Design, name: SectionName, width: float) -> Strips:
    """Return the hull of a section in rows of bubbles, orange crew and yellow marines at the right of each layer.

    Rules MV-3.1.1-08 to MV-3.1.1-10, MV-3.1.6-06, MV-3.1.7-04.
    """
    return layer_strips(design.ref(name), width, tuple(ship_stats(design).sections[name].layers))


@lru_cache(maxsize=1000)
def layer_strips(place: str, width: float, layers: tuple[Layer, ...], *, counted: bool = True) -> Strips:
    """Return the rows of `layers`, the same drawings each time; `counted`: every fifth box has a Roman numeral."""
    return tuple(_Hull(place, width, layers, counted).strips())


class _Hull:
    """Counter of boxes and parties through the layers of a section."""

    def __init__(self, place: str, width: float, layers: Sequence[Layer], counted: bool) -> None:
        self.place, self.width, self.layers, self.counted = place, width, layers, counted
        most = max(layer.crew_parties + layer.marine_parties for layer in layers)
        self.party_columns = min(most, bubbles.per_row(bubbles.CREW, width * _MOST_OF_ROW)) if most else 0
        parties = self.party_columns * bubbles.CREW.pitch + _GAP if most else 0.0
        self.hull_columns = bubbles.balanced(
            max(layer.hull_hits for layer in layers), bubbles.per_row(bubbles.HULL, width - parties)
        )
        self.hits = self.crew = self.marines = 0

    def strips(self) -> Iterator[Strip]:
        """Yield the rows of all layers, a dashed line between layers."""
        for number, layer in enumerate(self.layers):
            rows = max(
                1,
                -(-layer.hull_hits // self.hull_columns),
                -(-(layer.crew_parties + layer.marine_parties) // max(1, self.party_columns)),
            )
            left = layer
            for row in range(rows):
                above = _BETWEEN if number and not row else 0.0
                below = _BETWEEN if number < len(self.layers) - 1 and row == rows - 1 else 0.0
                ops, left = self._row(left, above)
                if above:
                    ops.append(rule(0.0, 0.0, self.width, INK, 0.16, dash=0.6))
                yield Strip(Drawing(self.width, above + _ROW + below, tuple(ops)))

    def _row(self, left: Layer, top: float) -> tuple[list[Op], Layer]:
        """Return one row of the rest of a layer, and the rest after it."""
        hits = min(left.hull_hits, self.hull_columns)
        crew = min(left.crew_parties, self.party_columns)
        marines = min(left.marine_parties, self.party_columns - crew)
        y = top + (_ROW - bubbles.HULL.size) / 2
        ops: list[Op] = []
        if hits:
            run = bubbles.bubbles(bubbles.HULL, hits, self.hull_columns, self.hits + 1, counted=self.counted)
            ops.append(Group(0.0, y, run, ref(self.place, "hull_hits")))
        x = self.width - (crew + marines) * bubbles.CREW.pitch + (bubbles.CREW.pitch - bubbles.CREW.size)
        y = top + (_ROW - bubbles.CREW.size) / 2
        for look, count, before, what in (
            (bubbles.CREW, crew, self.crew, "crew_parties"),
            (bubbles.MARINE, marines, self.marines, "marine_parties"),
        ):
            if count:
                ops.append(_parties(look, count, before, x, y, ref(self.place, what)))
                x += count * look.pitch
        self.hits, self.crew, self.marines = self.hits + hits, self.crew + crew, self.marines + marines
        return ops, Layer(left.hull_hits - hits, left.crew_parties - crew, left.marine_parties - marines)


def _parties(look: bubbles.Look, count: int, before: int, x: float, y: float, place: str) -> Group:
    return Group(x, y, bubbles.bubbles(look, count, count, before + 1), place)
