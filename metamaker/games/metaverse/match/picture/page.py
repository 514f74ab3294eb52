"""The table of a battle as one picture: the sides, the map with a legend, and the states of ships."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from metamaker.core.messages import Words
from metamaker.games.metaverse.battle.wording.phrases import degrees, plain
from metamaker.games.metaverse.match.picture.counter import (
    RADIUS,
    chevron,
    counter,
    dart,
    diameter,
    edge,
    fire_line,
    grounds,
    tint,
    token_mark,
    token_way,
    way,
    wreck,
)
from metamaker.games.metaverse.match.picture.map import Box, frame, ground, labels_of, numbers, scale_bar
from metamaker.games.metaverse.match.picture.scene import Marker, Scene, Token, View, view
from metamaker.games.metaverse.match.picture.terrain import things
from metamaker.play.geometry import Point
from metamaker.rendering.boxes import aligned, blank, column, framed, layered, padded, row
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.rendering.ink import ALERT, BAR, INK, ON_BAR, PAPER, QUIET
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.texts import name, term

HEIGHT = 4.2
_SIGN_SIZE = 2.5
_SIGN = 9.0
_SIGN_GAP = 3.4
_MIDDLE = HEIGHT / 2


def legend(width: float, words: Words, shown: Scene | None = None) -> Drawing:
    """Return the signs with their meanings, side by side; signs of salvos, missions and boarders only if there are any."""
    present = set() if shown is None else _present(shown)
    arcs = line(width, _MIDDLE + 0.36 * _SIGN_SIZE, words["battle-picture-arcs"], _SIGN_SIZE, role=QUIET, align=Align.RIGHT)
    ops: list[Op] = [arcs]
    x = 0.0
    for key, sign in _SIGNS:
        if key in _IF_ANY and key not in present:
            continue
        meaning = line(_SIGN + 1.2, _MIDDLE + 0.36 * _SIGN_SIZE, words[f"battle-picture-{key}"], _SIGN_SIZE, role=QUIET)
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
"""Signs that are explained only if the map has any."""


def _present(shown: Scene) -> set[str]:
    """Return the signs that a picture has."""
    found = {"mission" if token.direction is None else "salvo" for token in shown.tokens}
    return found | {"boarded" for marker in shown.markers if is_boarded(marker)}


def is_boarded(marker: Marker) -> bool:
    """Return whether enemy parties are aboard a ship on the table."""
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
_BETWEEN = 6.0
_ARCS = ("fore", "starboard", "aft", "port")
_HULL_BAR = 14.0
_LABEL, _NAMES, _HULL, _SHIELD, _SPEED = 7.0, 32.0, 20.4, 4.2, 9.8
"""Widths of the columns of a side in mm; the heading of a ship has the remaining width."""


def listing(markers: Sequence[Marker], width: float, words: Words) -> Drawing:
    """Return the list of all ships, one side at the left, the other at the right."""
    sides = ([marker for marker in markers if marker.side == side] for side in (0, 1))
    return row((_side(ships, (width - _BETWEEN) / 2, words) for ships in sides), _BETWEEN, down=0.0)


def _side(ships: Sequence[Marker], width: float, words: Words) -> Drawing:
    fixed = (_LABEL, _NAMES, _HULL, *[_SHIELD] * len(_ARCS), _SPEED)
    titles = [Cell(), *(Cell(words[f"battle-picture-{key}"]) for key in ("ship", "hull"))]
    titles += (Cell(words[f"battle-picture-{key}"], align=Align.RIGHT) for key in (*_ARCS, "speed", "heading"))
    rows = [_row(marker, words) for marker in ships]
    refs = [marker.key for marker in ships]
    return table(titles, rows, (*fixed, width - sum(fixed)), Look(2.7, _ROW, right=0.0), refs=refs).drawn()


def _row(marker: Marker, words: Words) -> tuple[Cell, ...]:
    aboard = Drawing(_BADGE, _BADGE, tuple(badge(0.0, 0.0, marker.boarders, 1 - marker.side))) if is_boarded(marker) else None
    ship = (
        Cell(marker.label, bold=True, role=edge(marker.side)),
        Cell(marker.name, drawn=aboard, name=True),
        Cell(drawn=_hull(marker)),
    )
    if marker.gone:
        gone = term(words[f"battle-picture-{marker.gone}"], 30.0, 2.7, role=QUIET)
        return (*ship, Cell(drawn=gone), *[Cell()] * (len(_ARCS) + 1))
    figures = (plain(marker.speed), degrees(round(marker.heading), words))
    return (*ship, *_shields(marker), *(Cell(figure, align=Align.RIGHT) for figure in figures))


def _hull(marker: Marker) -> Drawing:
    """Return a bar for the remaining hull, with the number of hits."""
    (left, whole), role = marker.hull, edge(marker.side)
    every = blank(_HULL_BAR, 2.6)
    part = framed(blank(_HULL_BAR * left / max(1, whole), 2.6), fill=role, radius=0.4) if left else None
    bar = layered(framed(every, fill=tint(marker.side), radius=0.4), part, framed(every, stroke=role, width=0.15, radius=0.4))
    return row((bar, term(str(left), 5.0, 2.7, role=INK if left * 2 > whole else ALERT)), 1.0)


def _shields(marker: Marker) -> Iterator[Cell]:
    """Yield a number for each arc with shields in its design, red if none are left."""
    for left, whole in marker.shields:
        role = QUIET if not whole else INK if left else ALERT
        yield Cell(str(left) if whole else "–", role=role, align=Align.RIGHT)


_EDGE = 6.0
_HEAD = 11.0
_GAP = 4.0
_NAME = 4.6
_STANDING = ("", "gone_cloaked", "gone_stilled")
"""States of ships whose models are on the table."""
_DESTROYED = "gone_destroyed"


def table_page(shown: Scene, words: Words) -> Page:
    """Return the picture of a moment of a battle, 212 mm wide, as high as it needs.

    Ships that left this turn are on the map once more, pale, with their fire; destroyed ones are crosses.
    """
    there, lost = on_the_map(shown)
    seen = view([*_places([*there, *lost]), *(spot for token in shown.tokens for spot in (token.at, *token.track))])
    bar = scale_bar(seen, words)
    head = row((_head(shown, seen.width - bar.width - 4.0, words), bar), 4.0)
    drawn = Drawing(seen.width, seen.height, tuple(map_of(shown, there, lost, seen, words)))
    map_ = column((drawn, legend(seen.width, words, shown)), 1.0)
    parts = column((head, map_, listing(shown.markers, seen.width, words)), _GAP)
    return Page(padded(parts, _EDGE, _EDGE), _title(shown, words))


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
    """Yield the map: terrain, then everything that moves and fires on it."""
    yield from ground(seen, shown.size_cm)
    yield from things(shown.terrain, seen, words)
    yield from numbers(seen)
    yield from pieces_of(shown, there, lost, seen)
    yield frame(seen)


def pieces_of(shown: Scene, there: list[Marker], lost: list[Marker], seen: View) -> Iterator[Op]:
    """Yield ships, salvos and missions with their paths, fire and names."""
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
        if is_boarded(marker):
            (x, y), half = seen.spot(marker.at), diameter(marker, seen) / 2
            yield from badge(x - half - _BADGE / 2, y + half - _BADGE / 2, marker.boarders, 1 - marker.side)
    marks = [*marks_of(shown.tokens, {marker.at: diameter(marker, seen) for marker in (*lost, *there)}, seen)]
    yield from marks
    yield from labels_of([*there, *lost], seen, 1.0, [box_of(mark) for mark in marks])


Marked = Callable[[Token, View, tuple[float, float], float], Group]
"""Draws a token, moved aside by this many mm, at a size of text."""


def marks_of(
    tokens: Sequence[Token],
    sizes: Mapping[Point, float],
    seen: View,
    lettering: float = 1.0,
    drawn: tuple[Marked, float] = (token_mark, RADIUS),
) -> Iterator[Group]:
    """Yield salvos and missions without overlaps, next to other items at their places; `sizes` of these are in mm.

    `drawn` draws one, with its radius in mm at the usual size of text.
    """
    crowds, beside = Counter(token.at for token in tokens), Counter[Point]()
    mark_of, radius = drawn[0], drawn[1] * lettering
    taken: list[Box] = []
    for token in tokens:
        size = sizes.get(token.at, 2 * radius if crowds[token.at] > 1 else 0.0)
        usual = mark_of(token, seen, _aside(size, beside[token.at], radius) if size else (0.0, 0.0), lettering)
        others = (mark_of(token, seen, aside, lettering) for aside in _elsewhere(size, radius))
        mark = _clear_of(taken, usual, others)
        taken.append(box_of(mark))
        yield mark
        beside[token.at] += 1


_AROUND = (45, 135, -45, 225, 0, 180, 90, 270)
"""Degrees clockwise from east between salvos and missions at one place.

The first are free of most signs of ships, and the last ones have signs that could overlap.
"""


_TO_THE_WEST = 0.4
"""The distance in mm that a mark is moved to put its sign on its western side: too small to notice."""


def _elsewhere(size: float, radius: float) -> Iterator[tuple[float, float]]:
    """Yield other offsets for a salvo or mission that would touch another: its sign to the west, then around."""
    yield -_TO_THE_WEST, 0.0
    yield from (_aside(max(size, 2 * radius), place, radius) for place in range(len(_AROUND)))


def _clear_of(taken: Sequence[Box], usual: Group, others: Iterable[Group]) -> Group:
    """Return the first of these marks that touches no other drawing; the usual one if all of them do."""
    return next((mark for mark in (usual, *others) if not any(box_of(mark).meets(each) for each in taken)), usual)


def box_of(mark: Group) -> Box:
    """Return the area of a mark on the picture."""
    return Box(mark.x, mark.y, mark.drawing.width * mark.scale, mark.drawing.height * mark.scale)


def _aside(size: float, place: int, radius: float) -> tuple[float, float]:
    """Return the offset in mm of a salvo or mission from an item of this size in mm, after `place` others."""
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
    """Return the turn in a bar at the left, both sides with their colours next to it."""
    title = _title(shown, words)
    turn = aligned(term(title, text_width(title, 5.4, BOLD), 5.4, weight=BOLD, role=ON_BAR), height=_HEAD)
    bar = framed(padded(turn, 4.0, 0.0), fill=BAR, stroke=INK, width=0.3, radius=1.2)
    against = words["battle-picture-against"]
    middle = term(against, text_width(against, 3.4), 3.4, role=QUIET)
    room = width - bar.width - 6.0 - middle.width - 26.0
    natural = [text_width(side, _NAME, BOLD) for side in shown.names]
    rooms = [min(own, max(room / 2, room - other)) + 0.01 for own, other in zip(natural, natural[::-1], strict=True)]
    first, second = (
        row((_sign(side), name(text, rooms[side], _NAME, weight=BOLD)), 1.6) for side, text in enumerate(shown.names)
    )
    return aligned(row((bar, blank(2.0), first, middle, second), 4.0), width, across=0.0)


def _sign(side: int) -> Drawing:
    """Return the disc of a side with its letter."""
    ground_role, role = grounds(side)
    disc = Path(circle(2.4, 2.4, 2.4), fill=ground_role, stroke=edge(side), width=0.5)
    letter = line(2.4, 3.55, "AB"[side], 3.2, weight=BOLD, role=role, align=Align.CENTRE)
    return Drawing(4.8, 4.8, (disc, letter))
