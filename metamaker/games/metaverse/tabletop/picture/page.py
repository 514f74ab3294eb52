"""The table of a battle as one picture: who fights, the map, and how the ships stand."""

from collections.abc import Iterator

from metamaker.battle.plane import Point
from metamaker.core.words import Words
from metamaker.games.metaverse.tabletop.picture.counter import counter, diameter, edge, fire_line, grounds, way, wreck
from metamaker.games.metaverse.tabletop.picture.ground import edge as map_edge
from metamaker.games.metaverse.tabletop.picture.ground import ground, numbers, scale_bar
from metamaker.games.metaverse.tabletop.picture.labels import labels
from metamaker.games.metaverse.tabletop.picture.legend import HEIGHT as LEGEND
from metamaker.games.metaverse.tabletop.picture.legend import legend
from metamaker.games.metaverse.tabletop.picture.listing import listing
from metamaker.games.metaverse.tabletop.picture.scene import Marker, Scene
from metamaker.games.metaverse.tabletop.picture.view import View, view
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.sheets.ink import BAR, INK, ON_BAR, QUIET
from metamaker.sheets.lettering import Align, fit, line
from metamaker.sheets.metrics import text_width
from metamaker.sheets.shapes import box, circle

_EDGE = 6.0
_HEAD = 11.0
_GAP = 4.0
_NAME = 4.6
_CLOAKED = "gone_cloaked"
_DESTROYED = "gone_destroyed"


def table_page(shown: Scene, words: Words) -> Page:
    """Return the picture of a moment of a battle, 212 mm wide, as high as it needs.

    Ships that left this turn are on the map once more, pale, with their fire; those that were destroyed are crosses.
    """
    lost = [marker for marker in shown.markers if marker.gone == _DESTROYED and marker.track]
    there = [
        marker for marker in shown.markers if marker.gone in {"", _CLOAKED} or (marker.track and marker.gone != _DESTROYED)
    ]
    seen = view(_places([*there, *lost]))
    bar = scale_bar(seen, words)
    below = listing(shown.markers, seen.width, words)
    top = _EDGE + _HEAD + _GAP
    under = top + seen.height + LEGEND + _GAP
    ops = (
        Group(_EDGE, _EDGE, _head(shown, seen.width - bar.width - 4.0, words)),
        Group(_EDGE + seen.width - bar.width, _EDGE + 1.8, bar),
        Group(_EDGE, top, Drawing(seen.width, seen.height, tuple(_map(shown, there, lost, seen)))),
        Group(_EDGE, top + seen.height + 1.0, legend(seen.width, words)),
        Group(_EDGE, under, below),
    )
    height = under + below.height + _EDGE
    return Page(Drawing(seen.width + 2 * _EDGE, height, ops), _title(shown, words))


def _places(markers: list[Marker]) -> Iterator[Point]:
    for marker in markers:
        yield marker.at
        yield from marker.track


def _map(shown: Scene, there: list[Marker], lost: list[Marker], seen: View) -> Iterator[Op]:
    yield from ground(seen)
    yield from numbers(seen)
    for marker in (*lost, *there):
        yield from way(marker, seen)
    yield from _fire(shown, [*there, *lost], seen)
    for marker in lost:
        yield Group(0.0, 0.0, Drawing(seen.width, seen.height, tuple(wreck(marker, seen))), ref=marker.key)
    for marker in there:
        yield Group(0.0, 0.0, Drawing(seen.width, seen.height, tuple(counter(marker, seen))), ref=marker.key)
    yield from labels([*there, *lost], seen)
    yield map_edge(seen)


def _fire(shown: Scene, markers: list[Marker], seen: View) -> Iterator[Op]:
    by_key = {marker.key: marker for marker in markers}
    for shot in shown.fire:
        firer, target = by_key.get(shot.firer), by_key.get(shot.target)
        if firer is None or target is None:
            continue
        cut = diameter(firer, seen) * 0.66, diameter(target, seen) * 0.72
        yield from fire_line(seen.spot(firer.at), seen.spot(target.at), cut, firer.side, shot.hit)


def _title(shown: Scene, words: Words) -> str:
    return words.text("battle.picture.turn", turn=shown.turn) if shown.turn else words["battle.picture.start"]


def _head(shown: Scene, width: float, words: Words) -> Drawing:
    """The turn in a bar at the left, both sides with their colours beside it."""
    title = line(4.0, 7.6, _title(shown, words), 5.4, weight=BOLD, role=ON_BAR)
    bar = title.width + 8.0
    ops: list[Op] = [Path(box(0.0, 0.0, bar, _HEAD, 1.2), fill=BAR, stroke=INK, width=0.3), title]
    against = words["battle.picture.against"]
    middle = line(0.0, 0.0, against, 3.4)
    room = width - bar - 6.0 - middle.width - 26.0
    x = bar + 6.0
    for side, name in enumerate(shown.names):
        other = text_width(shown.names[1 - side], _NAME, BOLD)
        told = fit(name, max(room / 2, room - other), _NAME, BOLD, smallest=2.6)
        first = told.lines[0] if len(told.lines) == 1 else f"{told.lines[0]} …"
        ground_role, sign = grounds(side)
        ops.append(Path(circle(x + 2.4, _HEAD / 2, 2.4), fill=ground_role, stroke=edge(side), width=0.5))
        letter = line(x + 2.4, _HEAD / 2 + 1.15, "AB"[side], 3.2, weight=BOLD, role=sign, align=Align.CENTRE)
        ops.append(letter)
        written = line(x + 6.4, _HEAD / 2 + 0.3555 * told.size, first, told.size, weight=BOLD)
        ops.append(written)
        x += written.width + 10.4
        if side == 0:
            ops.append(line(x, 6.7, against, 3.4, role=QUIET))
            x += middle.width + 4.0
    return Drawing(width, _HEAD, tuple(ops))
