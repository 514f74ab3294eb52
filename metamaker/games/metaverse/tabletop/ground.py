"""The table of an encounter: a mat with grid and deployment zones, round terrain on it, and the places of ships."""

from collections.abc import Iterator

from metamaker.core.messages import Words
from metamaker.game_api.tabletop import Face, Piece, PieceKind, Place
from metamaker.games.metaverse.battle.state.ground import STRAIGHT, Feature
from metamaker.games.metaverse.encounters.fitting import zones
from metamaker.games.metaverse.match.picture.backdrop import ROCKS, space
from metamaker.games.metaverse.match.picture.map import numbers, zone
from metamaker.games.metaverse.match.picture.scene import View
from metamaker.games.metaverse.match.picture.terrain import things
from metamaker.games.metaverse.model.encounter import Encounter
from metamaker.games.metaverse.sheet.palette import SPACE
from metamaker.play.geometry import CM
from metamaker.rendering.drawing import Drawing, Group

USUAL_CM = (180, 120)
"""The table without an encounter, as in encounters."""

_MAP = 240.0
"""The width in mm for which the mat is drawn before it is enlarged: lines and letters of a map, seen from a chair."""

_STEP = 22.5


def mat(encounter: Encounter | None, words: Words) -> Piece:
    """Return the mat of the size of the table, with zones, and with all terrain except discs on the table."""
    length, wide = USUAL_CM if encounter is None else encounter.table_cm
    scale = _MAP / length
    view = View(-length * CM / 2, wide * CM / 2, _MAP, wide * scale, scale)
    ops = [*space(view, (length, wide))]
    if encounter is not None:
        ops += [op for area in zones(encounter) for op in zone(area, view, words, SPACE, _LETTERING)]
        other = [each for each in _features(encounter) if not _is_disc(each, encounter)]
        ops += things(other, view, words, _LETTERING, ROCKS, SPACE)
    ops += numbers(view)
    shown = Drawing(view.width, view.height, tuple(ops), clipped=True)
    enlarged = Group(0.0, 0.0, shown, scale=10 * length / _MAP)
    drawing = Drawing(10.0 * length, 10.0 * wide, (enlarged,))
    return Piece(PieceKind.BOARD, words["tabletop-mat"], (Face(words["tabletop-whole"], drawing),), place=Place(0.0, 0.0))


_LETTERING = 1.2


def discs(encounter: Encounter, words: Words) -> Iterator[Piece]:
    """Yield round terrain in true size at its place."""
    for feature in _features(encounter):
        if _is_disc(feature, encounter):
            radius = feature.radius
            scale = min(10.0, _LARGEST / (2 * radius / CM))
            size = 2 * radius / CM * scale
            view = View(feature.centre.x - radius, feature.centre.y + radius, size, size, scale)
            drawn = Drawing(size, size, tuple(things((feature,), view, words, 1.0, ROCKS, SPACE)), clipped=True)
            whole = 20.0 * radius / CM
            enlarged = Drawing(whole, whole, (Group(0.0, 0.0, drawn, scale=whole / size),))
            name = feature.name or words[f"story-terrain-{feature.kind}"]
            place = Place(feature.centre.x * 10 / CM, feature.centre.y * 10 / CM)
            faces = (Face(words["tabletop-whole"], enlarged),)
            yield Piece(PieceKind.TERRAIN, name, faces, round=True, place=place)


_LARGEST = 120.0
"""The width in mm for which large discs are drawn before they are enlarged."""


def _features(encounter: Encounter) -> list[Feature]:
    return [Feature(terrain, encounter.table_cm) for terrain in encounter.terrain]


def _is_disc(feature: Feature, encounter: Encounter) -> bool:
    """Return whether terrain is a disc with its middle on the table. Others are strips, edges, clouds over everything."""
    if feature.boundless or feature.radius == STRAIGHT or feature.ends[0] != feature.ends[1]:
        return False
    return all(abs(at) <= side * CM // 2 for at, side in zip(feature.centre, encounter.table_cm, strict=True))


def places(encounter: Encounter) -> dict[tuple[int, str], Place]:
    """Return the places of ships at the beginning, by side and id."""
    return {
        ("ab".index(each.side), each.ship): Place(10.0 * each.x_cm, 10.0 * each.y_cm, _STEP * each.heading)
        for each in encounter.positions
    }
