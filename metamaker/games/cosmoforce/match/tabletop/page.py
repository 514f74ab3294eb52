"""The picture of a fight: a lane for each ship with its speed, heat, crew and boxes; the tray of dice below."""

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from metamaker.core.messages import Words, words_in
from metamaker.games.cosmoforce.battle.actions.events import Burned
from metamaker.games.cosmoforce.battle.state import HURT, KILLED, KINDS, NOTHING
from metamaker.games.cosmoforce.battle.wording.names import speed_text
from metamaker.games.cosmoforce.match.tabletop.dice import HEIGHT as TRAY
from metamaker.games.cosmoforce.match.tabletop.dice import tray
from metamaker.games.cosmoforce.match.tabletop.scene import Rolled, Scene, Stand, Watched
from metamaker.games.cosmoforce.match.tabletop.shots import Place, shots
from metamaker.games.cosmoforce.match.tabletop.silhouette import DAMAGED, LENGTH, OUT, WORKS, Look, silhouette
from metamaker.games.cosmoforce.match.tabletop.silhouette import WIDTH as BEAM
from metamaker.games.cosmoforce.model.fleet import GAME
from metamaker.games.cosmoforce.rules.speed import HUNDRED
from metamaker.games.cosmoforce.sheet.signs import icon
from metamaker.rendering import series
from metamaker.rendering.boxes import blank, column, framed, row
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Path, Symbol
from metamaker.rendering.ink import ALERT, HAIRLINE, INK, LINE, PAPER, QUIET
from metamaker.rendering.shapes import box, circle, rule, upright
from metamaker.rendering.text_fitting import Align, line, name_line
from metamaker.rendering.texts import term

SIDES = (0, 5, 2, 3, 7, 6, 4)
"""The series for the colours of sides, as on the turn card. Further sides repeat them, and differ by letter."""

WIDTH = 200.0
_EDGE, _GAP = 5.0, 2.0
_NAME, _FIGURES = 35.0, 63.0
"""The width in mm of the name of a ship, and of its heat, crew and systems."""

_HEAD, _AXIS = 7.0, 6.5
_LOW, _HIGH, _LANES = 12.6, 25.0, 87.0
"""The smallest and the largest height of a lane in mm, and the height of all lanes of a small fight."""

LAST = 12
"""The highest speed with a place of its own."""

_FIELD = WIDTH - _NAME - _FIGURES
_STEP = _FIELD / (LAST + 3)
_FIRST = _NAME + 1.5 * _STEP
"""The place of speed 0: half a ship is left of it."""

_STAR_ROOM, _TURN = 110.0, 0.6180339887


class Shown(NamedTuple):
    """The latest event, the ships before it, the last roll of dice, the finished part of the time."""

    event: Watched | None = None
    before: Scene | None = None
    rolled: Rolled | None = None
    part: float = 1.0


class _Lane(NamedTuple):
    """The place of a ship on the page: the top and the height of its lane."""

    top: float
    height: float

    @property
    def middle(self) -> float:
        """The middle of the lane."""
        return self.top + self.height / 2


def edge(side: int) -> str:
    """Return the role of the lines of a side."""
    return series.edge(SIDES[side % len(SIDES)])


def tint(side: int) -> str:
    """Return the role of the hulls of a side."""
    return series.tint(SIDES[side % len(SIDES)])


def table_page(scene: Scene, language: str, title: str, shown: Shown = Shown()) -> Page:  # noqa: B008 - it never changes
    """Return the picture of a fight; `shown.part` below 1 is a moment between the ships before an event and after it."""
    words = words_in(GAME, language)
    now = shown.before if shown.before is not None and shown.part < 1.0 else scene
    lanes, height = _lanes(now)
    places = {ship.number: _place(ship, scene, lanes[ship.number], shown) for ship in now.ships if ship.alive}
    ops = [
        *_ground(height),
        *_heads(now, lanes),
        *(_ship(ship, places[ship.number]) for ship in now.ships if ship.alive),  # first: a view lights the first box of a ref
        *(op for ship in now.ships for op in _figures(ship, lanes[ship.number], language)),
        *(shots(shown.event, places, shown.part) if shown.event is not None else ()),
        *_axis(height, words),
        Group(0.0, height + _AXIS + _GAP, tray(now, shown.rolled, words, WIDTH, shown.part)),
    ]
    inside = Drawing(WIDTH, height + _AXIS + _GAP + TRAY, tuple(ops))
    return Page(Drawing(WIDTH + 2 * _EDGE, inside.height + 2 * _EDGE, (Group(_EDGE, _EDGE, inside),)), title)


def _lanes(scene: Scene) -> tuple[Mapping[int, _Lane], float]:
    """Return the lanes by the numbers of ships, and where they end: the sides one below the other."""
    each = min(_HIGH, max(_LOW, _LANES / max(1, len(scene.ships))))
    found, y = {}, 0.0
    for side in range(len(scene.sides)):
        y += _HEAD
        for ship in scene.ships:
            if ship.side == side:
                found[ship.number] = _Lane(y, each)
                y += each
        y += _GAP
    return found, y - _GAP


def _place(ship: Stand, scene: Scene, lane: _Lane, shown: Shown) -> Place:
    """Return the place of a ship, which is on its way if it burns."""
    x = _at(ship.speed)
    if isinstance(shown.event, Burned) and shown.event.ship == ship.number and shown.part < 1.0:
        x += (_at(scene.ships[ship.number].speed) - x) * (1 - math.cos(math.pi * shown.part)) / 2
    return Place(x, lane.middle, LENGTH * _scale(lane), edge(ship.side), tint(ship.side))


def _at(speed: int) -> float:
    """Return the place of a speed in hundredths: all above the last one together, and in front of it."""
    return _FIRST + min(speed / HUNDRED, LAST + 1.0) * _STEP


def _scale(lane: _Lane) -> float:
    return min(1.35, (lane.height - 2.4) / BEAM)


def _ground(height: float) -> Iterator[Op]:
    yield Path(box(0.0, 0.0, WIDTH, height, 2.0), stroke=HAIRLINE, width=0.2)
    stars: list[tuple[str, *tuple[float, ...]]] = []
    for place in range(int(_FIELD * height / _STAR_ROOM)):
        x = _NAME + _FIELD * ((place * _TURN) % 1.0)
        y = 1.0 + (height - 2.0) * ((place * _TURN * _TURN * 1.7 + 0.13 * math.sin(7.0 * place)) % 1.0)
        stars.extend(circle(x, y, 0.3 if place % 7 == 0 else 0.17))
    if stars:
        yield Path(tuple(stars), fill=LINE)
    for speed in range(LAST + 1):
        yield upright(_at(speed * HUNDRED), 0.0, height, HAIRLINE, 0.15, dash=1.0)


def _axis(height: float, words: Words) -> Iterator[Op]:
    yield line(_NAME - 3.0, height + 4.4, words["battle-picture-speed"], 3.0, role=QUIET, align=Align.RIGHT)
    for speed in range(LAST + 1):
        yield line(_at(speed * HUNDRED), height + 4.4, str(speed), 3.0, weight=BOLD, align=Align.CENTRE)
    yield line(_at((LAST + 1) * HUNDRED), height + 4.4, f"{LAST + 1}+", 3.0, weight=BOLD, align=Align.CENTRE)


def _heads(scene: Scene, lanes: Mapping[int, _Lane]) -> Iterator[Op]:
    """Yield the name of each side above its lanes, with the part of its boxes that is left."""
    for side, name in enumerate(scene.sides):
        ships = [ship for ship in scene.ships if ship.side == side]
        if not ships:
            continue
        y = lanes[ships[0].number].top - _HEAD
        if side:
            yield rule(0.0, y - _GAP / 2, WIDTH, HAIRLINE, 0.3)
        whole, left = sum(sum(ship.boxes) for ship in ships), sum(ship.free for ship in ships)
        yield Path(box(2.0, y + 2.2, 3.0, 3.0, 1.5 if side == 0 else 0.5), fill=edge(side))
        yield name_line(6.6, y + 5.0, name, _NAME + _FIELD - 10.0, 3.8, weight=BOLD)
        bar = WIDTH - _FIGURES + 20.0, y + 2.7, _FIGURES - 37.0
        yield Path(box(*bar, 2.0, 1.0), fill=HAIRLINE)
        if left:
            yield Path(box(bar[0], bar[1], max(2.0, bar[2] * left / whole), 2.0, 1.0), fill=edge(side))
        yield line(WIDTH - 3.0, y + 4.9, f"{left} / {whole}", 3.2, weight=BOLD, align=Align.RIGHT)


def _ship(ship: Stand, place: Place) -> Group:
    """Return a ship at its place, with its sign as reference."""
    states = tuple(_state(ship, slot) for slot in range(len(ship.kinds)))
    drawn = silhouette(Look(ship.size, ship.kinds, states, place.edge, place.tint))
    scale = place.length / LENGTH
    return Group(place.x - place.length / 2, place.y - BEAM * scale / 2, drawn, ship.sign, scale)


def _state(ship: Stand, slot: int) -> int:
    if ship.is_lost(slot) or ship.spent >> slot & 1:
        return OUT
    return DAMAGED if ship.marks[slot] else WORKS


def _figures(ship: Stand, lane: _Lane, language: str) -> Iterator[Op]:
    """Yield the name of a ship at the left, and its heat, crew and systems at the right."""
    named, figures = _drawn(ship, language)
    top = lane.middle - _LOW / 2
    yield Group(0.0, top, named, ship.sign)
    yield Group(WIDTH - _FIGURES, top, figures, ship.sign)


@lru_cache(maxsize=200)
def _drawn(ship: Stand, language: str) -> tuple[Drawing, Drawing]:
    words = words_in(GAME, language)
    return Drawing(_NAME, _LOW, tuple(_named(ship, words))), Drawing(_FIGURES, _LOW, tuple(_numbers(ship)))


def _named(ship: Stand, words: Words) -> Iterator[Op]:
    role = INK if ship.alive else QUIET
    ground, outline = (tint(ship.side), edge(ship.side)) if ship.alive else (PAPER, HAIRLINE)
    yield Path(box(2.0, 2.0, 8.6, 5.6, 2.8 if ship.side == 0 else 1.2), fill=ground, stroke=outline, width=0.4)
    yield line(6.3, 6.0, ship.sign, 3.4, weight=BOLD, role=role, align=Align.CENTRE)
    yield name_line(12.4, 5.8, ship.name, _NAME - 14.5, 3.6, weight=BOLD, role=role)
    below = words.text("battle-picture-at", speed=speed_text(ship.speed, words)) if ship.alive else words["battle-picture-lost"]
    yield name_line(12.4, 10.0, below, _NAME - 13.0, 2.9, role=QUIET if ship.alive else ALERT)


_CREW, _SYSTEMS = 8.0, 20.0
_SLOT, _BOX, _COLUMNS = 8.4, 1.9, 5
_TOKENS = 8
"""The maximum of crew drawn; more are counted."""


def _numbers(ship: Stand) -> Iterator[Op]:
    if not ship.alive:
        return
    hot = ship.heat > ship.sheds
    yield Symbol(0.6, 1.6, 4.0, icon("heat"), ALERT if hot else QUIET, PAPER)
    yield line(5.0, 5.1, str(ship.heat), 3.8, weight=BOLD, role=ALERT if hot else INK)
    yield Group(0.8, 7.8, _crew(ship))
    slots = [_slot(ship, slot) for slot, kind in enumerate(ship.kinds) if kind != NOTHING]
    for place, drawn in enumerate(slots):
        yield Group(_SYSTEMS + (place % _COLUMNS) * _SLOT, 0.7 + (place // _COLUMNS) * 5.9, drawn)


def _crew(ship: Stand) -> Drawing:
    living = [state for state in ship.crew if state != KILLED]
    discs = [
        Path(circle(1.1, 1.1, 0.9), fill=PAPER if state == HURT else edge(ship.side), stroke=edge(ship.side), width=0.35)
        for state in living[:_TOKENS]
    ]
    more = term(f"+{len(living) - _TOKENS}", 5.0, 2.6, role=QUIET) if len(living) > _TOKENS else None
    return row((*(Drawing(2.2, 2.2, (disc,)) for disc in discs), more), 0.1)


def _slot(ship: Stand, slot: int) -> Drawing:
    """Return the first letters of a system over its boxes, with the marked ones filled."""
    is_out = _state(ship, slot) == OUT
    letters = KINDS[ship.kinds[slot]].value[:3].capitalize()
    title = line(_SLOT / 2, 2.2, letters, 2.6, weight=BOLD, role=QUIET if is_out else INK, align=Align.CENTRE)
    marks = (number < ship.marks[slot] for number in range(ship.boxes[slot]))
    boxes = [framed(blank(_BOX - 0.1, _BOX), fill=ALERT if marked else PAPER, stroke=INK) for marked in marks]
    return column((Drawing(_SLOT, 2.8, (title,)), row(boxes, 0.1)), 0.4, across=0.5)
