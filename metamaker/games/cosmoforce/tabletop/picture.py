"""A moment of a fight as one picture: the speed track with the ships on it, and every ship with heat, crew and boxes."""

from collections.abc import Iterator

from metamaker.games.cosmoforce.battle.state import HURT, KILLED, KINDS, SLOTS_OF, Battle, Ship
from metamaker.games.cosmoforce.battle.telling.names import Names
from metamaker.games.cosmoforce.battle.telling.phrases import speed_text
from metamaker.games.cosmoforce.rules.speed import whole
from metamaker.sheets import series
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.sheets.ink import ALERT, BAR, HAIRLINE, INK, LINE, ON_BAR, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, fit, line
from metamaker.sheets.shapes import box, circle, rule

RADIUS = 3.6

SIDES = (0, 2, 3, 7, 6, 4)
"""The series whose colours the sides have, all dark enough for letters; further sides begin again, and differ by letter."""


def edge(side: int) -> str:
    """Return the role of the lines of a side."""
    return series.edge(SIDES[side % len(SIDES)])


def token(x: float, y: float, sign: str, side: int) -> Iterator[Op]:
    """Yield the token of a ship around a point: every second side is dark, so that they differ in grey as well."""
    is_dark = side % 2 == 1
    ground, letter = (edge(side), PAPER) if is_dark else (series.tint(SIDES[side % len(SIDES)]), INK)
    yield Path(circle(x, y, RADIUS), fill=ground, stroke=edge(side), width=0.5)
    yield line(x, y + 1.1, sign, 3.0, weight=BOLD, role=letter, align=Align.CENTRE)


ROW = 10.0

_NAME, _HEAT, _CREW, _SYSTEMS = 10.0, 74.0, 92.0, 122.0
_SLOT, _BOX = 7.7, 1.7
_TOKENS = 8
"""So many crew are drawn; more are counted."""


def row(ship: Ship, names: Names, width: float) -> Iterator[Op]:
    """Yield the row of a ship."""
    yield rule(0.0, 0.0, width, HAIRLINE, 0.15)
    yield from token(RADIUS + 0.4, ROW / 2, names.signs[ship.number], ship.side)
    name = fit(ship.name, _HEAT - _NAME - 3.0, 3.4, BOLD, smallest=2.2)
    yield line(_NAME, 6.2, name.lines[0] if len(name.lines) == 1 else f"{name.lines[0]} …", name.size, weight=BOLD)
    if not ship.alive:
        yield line(_HEAT, 6.2, names.words["battle-picture-lost"], 3.0, role=ALERT)
        return
    yield line(_HEAT, 6.2, str(ship.heat), 4.0, weight=BOLD, role=ALERT if ship.heat > ship.sheds else INK)
    yield from _crew(ship)
    for place, slot in enumerate(SLOTS_OF[ship.plan.mounted]):
        yield from _slot(ship, slot, _SYSTEMS + place * _SLOT)


def _crew(ship: Ship) -> Iterator[Op]:
    living = [state for state in ship.crew if state != KILLED]
    for place, state in enumerate(living[:_TOKENS]):
        ground = PAPER if state == HURT else edge(ship.side)
        yield Path(circle(_CREW + 1.2 + place * 3.1, ROW / 2, 1.2), fill=ground, stroke=edge(ship.side), width=0.4)
    if len(living) > _TOKENS:
        yield line(_CREW + 1.2 + _TOKENS * 3.1, 6.2, f"+{len(living) - _TOKENS}", 2.6, role=QUIET)


def _slot(ship: Ship, slot: int, x: float) -> Iterator[Op]:
    """Yield the first letters of a system over its boxes, the marked ones filled."""
    is_out = bool(ship.lost >> slot & 1 or ship.spent >> slot & 1)
    letters = KINDS[ship.plan.kinds[slot]].value[:3].capitalize()
    yield line(x + _SLOT / 2 - 0.4, 4.2, letters, 2.4, weight=BOLD, role=QUIET if is_out else INK, align=Align.CENTRE)
    boxes = ship.plan.boxes[slot]
    start = x + _SLOT / 2 - 0.4 - boxes * _BOX / 2
    for number in range(boxes):
        ground = ALERT if number < ship.marks[slot] else PAPER
        yield Path(box(start + number * _BOX, 5.4, _BOX - 0.2, _BOX), fill=ground, stroke=INK, width=0.2)


LAST = 12
BOXES = LAST + 2
HEIGHT = 12.0
"""Of the room for one ship, in mm; ships of one whole speed stand above each other, the fastest on top."""

_NUMBER = 4.0


def track(battle: Battle, names: Names, width: float, stack: int) -> Drawing:
    """Return the track with room for so many ships in a box."""
    each = width / BOXES
    high = HEIGHT * stack
    ops: list[Op] = []
    for place in range(BOXES):
        ops.append(Path(box(place * each, 0.0, each, high), fill=TINT if place % 2 else None, stroke=LINE, width=0.2))
        title = str(place) if place <= LAST else names.words["battle-picture-faster"]
        ops.append(line((place + 0.5) * each, high + _NUMBER, title, 3.0, weight=BOLD, align=Align.CENTRE))
    filled = [0] * BOXES
    for ship in sorted((ship for ship in battle.ships if ship.alive), key=lambda each: (-each.speed, each.plan.mass)):
        place = min(whole(ship.speed), LAST + 1)
        x, y = (place + 0.5) * each, filled[place] * HEIGHT + RADIUS + 0.8
        filled[place] += 1
        sign, side = names.signs[ship.number], 2 * RADIUS
        drawn = Drawing(side, side, tuple(token(RADIUS, RADIUS, sign, ship.side)))
        ops.append(Group(x - RADIUS, y - RADIUS, drawn, ref=sign))
        ops.append(line(x, y + RADIUS + 2.6, speed_text(ship.speed, names.words), 2.3, role=QUIET, align=Align.CENTRE))
    return Drawing(width, high + _NUMBER + 1.0, tuple(ops))


WIDTH = 200.0
_EDGE = 6.0
_HEAD = 11.0
_GAP = 5.0


def table_page(battle: Battle, names: Names, turn: int) -> Page:
    """Return the picture of a fight, 212 mm wide, as high as it needs; `turn` counts the rounds of earlier fights too."""
    words = names.words
    title = words.text("battle-picture-round", round=turn) if turn else words["battle-picture-start"]
    stack = max(1, *(sum(ship.alive for ship in battle.ships if ship.speed // 100 == speed) for speed in _speeds(battle)))
    under = _EDGE + _HEAD + _GAP + HEIGHT * stack + 2 * _GAP
    ops: list[Op] = [
        Group(_EDGE, _EDGE, _head(battle, title, names)),
        Group(_EDGE, _EDGE + _HEAD + _GAP, track(battle, names, WIDTH, stack)),
        line(_EDGE + 74.0, under - 1.5, words["battle-picture-heat"], 2.4, role=QUIET),
        line(_EDGE + 92.0, under - 1.5, words["battle-picture-crew"], 2.4, role=QUIET),
        line(_EDGE + 122.0, under - 1.5, words["battle-picture-systems"], 2.4, role=QUIET),
    ]
    for place, ship in enumerate(battle.ships):
        drawn = Drawing(WIDTH, ROW, tuple(row(ship, names, WIDTH)))
        ops.append(Group(_EDGE, under + place * ROW, drawn, ref=names.signs[ship.number]))
    height = under + ROW * len(battle.ships) + _EDGE
    return Page(Drawing(WIDTH + 2 * _EDGE, height, tuple(ops)), title)


def _speeds(battle: Battle) -> list[int]:
    return [ship.speed // 100 for ship in battle.ships if ship.alive] or [0]


def _head(battle: Battle, title: str, names: Names) -> Drawing:
    heading = line(4.0, 7.6, title, 5.4, weight=BOLD, role=ON_BAR)
    bar = heading.width + 8.0
    against = f" {names.words['battle-picture-against']} "
    sides = fit(against.join(map(names.side, battle.sides)), WIDTH - bar - 8.0, 4.4, BOLD, smallest=2.6)
    shown = sides.lines[0] if len(sides.lines) == 1 else f"{sides.lines[0]} …"
    ground = Path(box(0.0, 0.0, bar, _HEAD, 1.2), fill=BAR, stroke=INK, width=0.3)
    return Drawing(WIDTH, _HEAD, (ground, heading, line(bar + 6.0, 7.2, shown, sides.size, weight=BOLD)))
