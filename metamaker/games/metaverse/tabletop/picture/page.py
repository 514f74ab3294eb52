"""The table of a battle as one picture: who fights, the map with its signs explained, and how the ships stand."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from metamaker.core.words import Words
from metamaker.games.metaverse.battle.telling.phrases import degrees, plain
from metamaker.games.metaverse.tabletop.picture.counter import counter, diameter, edge, fire_line, grounds, tint, way, wreck
from metamaker.games.metaverse.tabletop.picture.map import Box, frame, ground, labels_of, numbers, scale_bar
from metamaker.games.metaverse.tabletop.picture.scene import Marker, Scene, Token, View, view
from metamaker.games.metaverse.tabletop.picture.terrain import things
from metamaker.games.metaverse.tabletop.picture.token import RADIUS, chevron, dart, token_mark
from metamaker.games.metaverse.tabletop.picture.token import way as token_way
from metamaker.play.plane import Point
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.sheets.ink import ALERT, BAR, HAIRLINE, INK, LINE, ON_BAR, PAPER, QUIET
from metamaker.sheets.lettering import Align, fit, line
from metamaker.sheets.metrics import text_width
from metamaker.sheets.shapes import box, circle, rule

HEIGHT = 4.2
_SIGN_SIZE = 2.5
_SIGN = 9.0
_SIGN_GAP = 3.4
_MIDDLE = HEIGHT / 2


def legend(width: float, words: Words, shown: Scene | None = None) -> Drawing:
    """Return the signs with their meanings, side by side; those of salvos, missions and boarders if there are any of them."""
    present = set() if shown is None else _present(shown)
    arcs = line(width, _MIDDLE + 0.36 * _SIGN_SIZE, words["battle-picture-arcs"], _SIGN_SIZE, role=QUIET, align=Align.RIGHT)
    ops: list[Op] = [arcs]
    x = 0.0
    for name, sign in _SIGNS:
        if name in _IF_ANY and name not in present:
            continue
        meaning = line(_SIGN + 1.2, _MIDDLE + 0.36 * _SIGN_SIZE, words[f"battle-picture-{name}"], _SIGN_SIZE, role=QUIET)
        if x + meaning.x + meaning.width > width - arcs.width - _SIGN_GAP:
            break
        ops.append(Group(x, 0.0, Drawing(meaning.x + meaning.width, HEIGHT, (*sign(), meaning))))
        x += meaning.x + meaning.width + _SIGN_GAP
    return Drawing(width, HEIGHT, tuple(ops))


def _way() -> Iterator[Op]:
    yield Path((("M", 1.5, _MIDDLE), ("L", _SIGN, _MIDDLE)), stroke=edge(0), width=0.7)
    yield Path(circle(1.5, _MIDDLE, 1.1), fill=PAPER, stroke=edge(0), width=0.4)


def _trail() -> Iterator[Op]:
    yield Path((("M", 0.5, _MIDDLE), ("L", _SIGN, _MIDDLE)), stroke=edge(0), width=0.22, dash=1.1)
    yield Path(circle(0.5, _MIDDLE, 0.5), fill=edge(0))


def _hit() -> Iterator[Op]:
    yield from fire_line((0.0, _MIDDLE), (_SIGN, _MIDDLE), (0.0, 0.0), 0, True)


def _miss() -> Iterator[Op]:
    yield from fire_line((0.0, _MIDDLE), (_SIGN, _MIDDLE), (0.0, 0.0), 0, False)


def _lost() -> Iterator[Op]:
    for slope in (1, -1):
        ends = (("M", _SIGN - 3.0, _MIDDLE - slope * 1.5), ("L", _SIGN, _MIDDLE + slope * 1.5))
        yield Path(ends, stroke=ALERT, width=0.7)


def _left() -> Iterator[Op]:
    yield Path(circle(_SIGN - 1.6, _MIDDLE, 1.6), fill=PAPER, stroke=edge(0), width=0.35, dash=0.9)


def _salvo() -> Iterator[Op]:
    yield dart(_SIGN - RADIUS, _MIDDLE, 90_000, 0)


def _mission() -> Iterator[Op]:
    yield chevron(_SIGN - RADIUS, _MIDDLE, 0)


def _boarded() -> Iterator[Op]:
    yield from badge(_SIGN - _BADGE, _MIDDLE - _BADGE / 2, 2, 1)


_IF_ANY = ("salvo", "mission", "boarded")
"""Signs that are explained where there is any."""


def _present(shown: Scene) -> set[str]:
    """Return which of those signs a picture has."""
    found = {"mission" if token.direction is None else "salvo" for token in shown.tokens}
    return found | {"boarded" for marker in shown.markers if _is_boarded(marker)}


def _is_boarded(marker: Marker) -> bool:
    return bool(marker.boarders) and not marker.gone


_BADGE = 3.2


def badge(x: float, y: float, number: int, side: int) -> Iterator[Op]:
    """Yield the number of parties of a side aboard a ship, in a square of its colour with the upper left corner there."""
    yield Path(box(x, y, _BADGE, _BADGE, 0.5), fill=edge(side), stroke=PAPER, width=0.25)
    yield line(x + _BADGE / 2, y + _BADGE / 2 + 0.85, str(number), 2.3, weight=BOLD, role=PAPER, align=Align.CENTRE)


_SIGNS: tuple[tuple[str, Callable[[], Iterator[Op]]], ...] = (
    ("way", _way),
    ("trail", _trail),
    ("hit", _hit),
    ("miss", _miss),
    ("salvo", _salvo),
    ("mission", _mission),
    ("boarded", _boarded),
    ("lost", _lost),
    ("left", _left),
)


_ROW = 5.2
_LISTING_HEAD = 4.6
_BETWEEN = 6.0
_HULL, _SHIELDS, _SPEED, _HEADING = 39.0, 61.0, 86.0, 97.0
"""Where the columns of a side are: left edges of two, right ends of two."""

_HULL_BAR = 14.0
_LISTING_SIZE = 2.7


def listing(markers: Sequence[Marker], width: float, words: Words) -> Drawing:
    """Return the list of all ships, one side at the left, the other at the right."""
    each = (width - _BETWEEN) / 2
    sides = [[marker for marker in markers if marker.side == side] for side in (0, 1)]
    height = _LISTING_HEAD + _ROW * max(len(side) for side in sides)
    return Drawing(
        width,
        height,
        tuple(Group(side * (each + _BETWEEN), 0.0, _side(ships, each, height, words)) for side, ships in enumerate(sides)),
    )


def _side(ships: Sequence[Marker], width: float, height: float, words: Words) -> Drawing:
    ops: list[Op] = [
        line(0.0, 2.9, words["battle-picture-ship"], 2.3, role=QUIET),
        line(_HULL, 2.9, words["battle-picture-hull"], 2.3, role=QUIET),
        *(
            line(_SHIELDS + 2.6 + 4.2 * place, 2.9, words[f"battle-picture-{arc}"], 2.3, role=QUIET, align=Align.RIGHT)
            for place, arc in enumerate(("fore", "starboard", "aft", "port"))
        ),
        line(_SPEED, 2.9, words["battle-picture-speed"], 2.3, role=QUIET, align=Align.RIGHT),
        line(_HEADING, 2.9, words["battle-picture-heading"], 2.3, role=QUIET, align=Align.RIGHT),
        rule(0.0, _LISTING_HEAD - 0.6, width, LINE, 0.2),
    ]
    for number, marker in enumerate(ships):
        ops.append(
            Group(0.0, _LISTING_HEAD + number * _ROW, Drawing(width, _ROW, tuple(_row(marker, width, words))), ref=marker.key)
        )
    return Drawing(width, height, tuple(ops))


def _row(marker: Marker, width: float, words: Words) -> Iterator[Op]:
    base, role = 3.5, edge(marker.side)
    yield line(0.0, base, marker.label, _LISTING_SIZE, weight=BOLD, role=role)
    room = _HULL - 10.0 - (_BADGE + 1.0 if _is_boarded(marker) else 0.0)
    name = fit(marker.name, room, _LISTING_SIZE, smallest=2.12)
    if _is_boarded(marker):
        yield from badge(_HULL - _BADGE - 1.6, 0.9, marker.boarders, 1 - marker.side)
    yield line(7.0, base, name.lines[0] if len(name.lines) == 1 else f"{name.lines[0]} …", name.size)
    yield rule(0.0, _ROW - 0.3, width, HAIRLINE, 0.12)
    left, whole = marker.hull
    yield Path(box(_HULL, 1.2, _HULL_BAR, 2.6, 0.4), fill=tint(marker.side))
    if left:
        yield Path(box(_HULL, 1.2, _HULL_BAR * left / max(1, whole), 2.6, 0.4), fill=role)
    yield Path(box(_HULL, 1.2, _HULL_BAR, 2.6, 0.4), stroke=role, width=0.15)
    yield line(_HULL + _HULL_BAR + 1.0, base, str(left), _LISTING_SIZE, role=INK if left * 2 > whole else ALERT)
    if marker.gone:
        yield line(_SHIELDS, base, words[f"battle-picture-{marker.gone}"], _LISTING_SIZE, role=QUIET)
        return
    yield from _shields(marker)
    yield line(_SPEED, base, plain(marker.speed), _LISTING_SIZE, align=Align.RIGHT)
    yield line(_HEADING, base, degrees(marker.heading, words), _LISTING_SIZE, align=Align.RIGHT)


def _shields(marker: Marker) -> Iterator[Op]:
    """A small figure for each arc that was designed with shields, red where none are left."""
    if not any(whole for _, whole in marker.shields):
        yield line(_SHIELDS, 3.5, "–", _LISTING_SIZE, role=QUIET)
        return
    for place, arc in enumerate((0, 1, 2, 3)):
        left, whole = marker.shields[arc]
        right = _SHIELDS + 2.6 + 4.2 * place
        if not whole:
            yield line(right, 3.5, "–", _LISTING_SIZE, role=QUIET, align=Align.RIGHT)
        else:
            yield line(right, 3.5, str(left), _LISTING_SIZE, role=INK if left else ALERT, align=Align.RIGHT)


_EDGE = 6.0
_HEAD = 11.0
_GAP = 4.0
_NAME = 4.6
_STANDING = ("", "gone_cloaked", "gone_stilled")
"""Of ships whose models stand on the table."""
_DESTROYED = "gone_destroyed"


def table_page(shown: Scene, words: Words) -> Page:
    """Return the picture of a moment of a battle, 212 mm wide, as high as it needs.

    Ships that left this turn are on the map once more, pale, with their fire; those that were destroyed are crosses.
    """
    there, lost = on_the_map(shown)
    seen = view([*_places([*there, *lost]), *(spot for token in shown.tokens for spot in (token.at, *token.track))])
    bar = scale_bar(seen, words)
    below = listing(shown.markers, seen.width, words)
    top = _EDGE + _HEAD + _GAP
    under = top + seen.height + HEIGHT + _GAP
    ops = (
        Group(_EDGE, _EDGE, _head(shown, seen.width - bar.width - 4.0, words)),
        Group(_EDGE + seen.width - bar.width, _EDGE + 1.8, bar),
        Group(_EDGE, top, Drawing(seen.width, seen.height, tuple(map_of(shown, there, lost, seen, words)))),
        Group(_EDGE, top + seen.height + 1.0, legend(seen.width, words, shown)),
        Group(_EDGE, under, below),
    )
    height = under + below.height + _EDGE
    return Page(Drawing(seen.width + 2 * _EDGE, height, ops), _title(shown, words))


def on_the_map(shown: Scene) -> tuple[list[Marker], list[Marker]]:
    """Return the ships whose models are on the map, pale ones too, and those that were destroyed this turn."""
    lost = [marker for marker in shown.markers if marker.gone == _DESTROYED and marker.track]
    there = [marker for marker in shown.markers if marker.gone in _STANDING or (marker.track and marker.gone != _DESTROYED)]
    return there, lost


def _places(markers: list[Marker]) -> Iterator[Point]:
    for marker in markers:
        yield marker.at
        yield from marker.track


def map_of(shown: Scene, there: list[Marker], lost: list[Marker], seen: View, words: Words) -> Iterator[Op]:
    """Yield the map: what lies on the table, then all that moves and fires on it."""
    yield from ground(seen, shown.size_cm)
    yield from things(shown.terrain, seen, words)
    yield from numbers(seen)
    yield from pieces_of(shown, there, lost, seen)
    yield frame(seen)


def pieces_of(shown: Scene, there: list[Marker], lost: list[Marker], seen: View, lettering: float = 1.0) -> Iterator[Op]:
    """Yield ships, salvos and missions with their ways, fire and names, these `lettering` times as large as on paper."""
    for marker in (*lost, *there):
        yield from way(marker, seen)
    for token in shown.tokens:
        yield from token_way(token, seen)
    yield from _fire(shown, [*there, *lost], seen)
    for marker in lost:
        yield wreck(marker, seen)
    for marker in there:
        yield counter(marker, seen)
    for marker in there:
        if _is_boarded(marker):
            (x, y), half = seen.spot(marker.at), diameter(marker, seen) / 2
            yield from badge(x - half - _BADGE / 2, y + half - _BADGE / 2, marker.boarders, 1 - marker.side)
    marks = [*_marks(shown.tokens, {marker.at: diameter(marker, seen) for marker in (*lost, *there)}, seen, lettering)]
    yield from marks
    yield from labels_of([*there, *lost], seen, lettering, [_box_of(mark) for mark in marks])


def _marks(tokens: Sequence[Token], sizes: Mapping[Point, float], seen: View, lettering: float) -> Iterator[Group]:
    """Yield salvos and missions, beside what is at their places, which is of these sizes in mm, and off one another."""
    crowds, beside = Counter(token.at for token in tokens), Counter[Point]()
    radius = RADIUS * lettering
    taken: list[Box] = []
    for token in tokens:
        size = sizes.get(token.at, 2 * radius if crowds[token.at] > 1 else 0.0)
        usual = token_mark(token, seen, _aside(size, beside[token.at], radius) if size else (0.0, 0.0), lettering)
        others = (token_mark(token, seen, aside, lettering) for aside in _elsewhere(size, radius))
        mark = _clear_of(taken, usual, others)
        taken.append(_box_of(mark))
        yield mark
        beside[token.at] += 1


_AROUND = (45, 135, -45, 225, 0, 180, 90, 270)
"""Degrees clockwise from east between salvos and missions at one place: first where the least of a ship's own signs are, and
those whose signs would come onto one another last.
"""


_TO_THE_WEST = 0.4
"""By so many millimetres a mark is moved whose sign is to be on its western side: nobody sees that."""


def _elsewhere(size: float, radius: float) -> Iterator[tuple[float, float]]:
    """Yield other ways aside for a salvo or mission that would touch one near by: its sign to the west, then around."""
    yield -_TO_THE_WEST, 0.0
    yield from (_aside(max(size, 2 * radius), place, radius) for place in range(len(_AROUND)))


def _clear_of(taken: Sequence[Box], usual: Group, others: Iterable[Group]) -> Group:
    """Return the first of these marks that touches none of what is drawn; the usual one if all of them do."""
    return next((mark for mark in (usual, *others) if not any(_box_of(mark).meets(each) for each in taken)), usual)


def _box_of(mark: Group) -> Box:
    return Box(mark.x, mark.y, mark.drawing.width * mark.scale, mark.drawing.height * mark.scale)


def _aside(size: float, place: int, radius: float) -> tuple[float, float]:
    """Return how far in mm a salvo or mission is drawn beside what is at its place, this size in mm, and `place` others."""
    ring, number = divmod(place, len(_AROUND))
    away, angle = size / 2 + radius * (1 + 2 * ring), math.radians(_AROUND[number])
    return away * math.cos(angle), away * math.sin(angle)


def _fire(shown: Scene, markers: list[Marker], seen: View) -> Iterator[Op]:
    ends: dict[str, tuple[Marker | Token, float]] = {marker.key: (marker, diameter(marker, seen)) for marker in markers}
    ends |= {token.key: (token, 2 * RADIUS) for token in shown.tokens}
    for shot in shown.fire:
        if shot.firer not in ends or shot.target not in ends:
            continue
        (firer, near), (target, far) = ends[shot.firer], ends[shot.target]
        yield from fire_line(seen.spot(firer.at), seen.spot(target.at), (near * 0.66, far * 0.72), firer.side, shot.hit)


def _title(shown: Scene, words: Words) -> str:
    return words.text("battle-picture-turn", turn=shown.turn) if shown.turn else words["battle-picture-start"]


def _head(shown: Scene, width: float, words: Words) -> Drawing:
    """The turn in a bar at the left, both sides with their colours beside it."""
    title = line(4.0, 7.6, _title(shown, words), 5.4, weight=BOLD, role=ON_BAR)
    bar = title.width + 8.0
    ops: list[Op] = [Path(box(0.0, 0.0, bar, _HEAD, 1.2), fill=BAR, stroke=INK, width=0.3), title]
    against = words["battle-picture-against"]
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
