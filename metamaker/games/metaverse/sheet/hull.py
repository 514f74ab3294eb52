"""The hull area of a section: its layers, top first, with the parties that are lost with each. Rule MV-3.0.1-09."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from metamaker.core.ids import ref
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.layers import Layer
from metamaker.games.metaverse.sheet import bubbles
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.sheets.drawing import Drawing, Group, Op
from metamaker.sheets.ink import INK
from metamaker.sheets.layout import Strip, Strips
from metamaker.sheets.shapes import rule

_ROW = 3.8
"""Distance of the rows of one layer."""

_BETWEEN = 0.9
"""What separates two layers, on each side of the dashed line."""

_GAP = 1.5
_MOST_OF_ROW = 0.45
"""Parties take at most this part of a row."""


def hull_strips(design: Design, name: SectionName, width: float) -> Strips:
    """Return the hull of a section in rows of bubbles, orange crew and yellow marines at the right of each layer.

    Rules MV-3.1.1-08 to MV-3.1.1-10, MV-3.1.6-06, MV-3.1.7-04.
    """
    return _strips(design.ref(name), width, tuple(ship_stats(design).sections[name].layers))


@lru_cache(maxsize=1000)
def _strips(place: str, width: float, layers: tuple[Layer, ...]) -> Strips:
    """The same drawings for a hull that an edit elsewhere has left alone."""
    return tuple(_Hull(place, width, layers).strips())


class _Hull:
    """Counts boxes and parties through the layers of a section."""

    def __init__(self, place: str, width: float, layers: Sequence[Layer]) -> None:
        self.place, self.width, self.layers = place, width, layers
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
        """Return one row of what is left of a layer, and what is left after it."""
        hits = min(left.hull_hits, self.hull_columns)
        crew = min(left.crew_parties, self.party_columns)
        marines = min(left.marine_parties, self.party_columns - crew)
        y = top + (_ROW - bubbles.HULL.size) / 2
        ops: list[Op] = []
        if hits:
            run = bubbles.bubbles(bubbles.HULL, hits, self.hull_columns, self.hits + 1, counted=True)
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
