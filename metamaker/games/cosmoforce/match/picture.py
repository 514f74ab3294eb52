"""A point in time of a fight as one picture: the speed track, and every ship with heat, crew and boxes."""

from metamaker.games.cosmoforce.battle.state import HURT, KILLED, KINDS, SLOTS_OF, Battle, Ship
from metamaker.games.cosmoforce.battle.wording.names import Names, speed_text
from metamaker.games.cosmoforce.rules.speed import whole
from metamaker.rendering import series
from metamaker.rendering.boxes import aligned, blank, column, framed, layered, padded, row
from metamaker.rendering.drawing import BOLD, Drawing, Page, Path
from metamaker.rendering.ink import ALERT, BAR, INK, LINE, ON_BAR, PAPER, QUIET, TINT
from metamaker.rendering.layout import Strip
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import circle
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.texts import name, term

RADIUS = 3.6

SIDES = (0, 2, 3, 7, 6, 4)
"""The series for the colours of sides, all dark enough for letters. Further sides repeat them, and differ by letter."""


def edge(side: int) -> str:
    """Return the role of the lines of a side."""
    return series.edge(SIDES[side % len(SIDES)])


def token(sign: str, side: int) -> Drawing:
    """Return the token of a ship: every second side is dark, so that they also differ in grey."""
    is_dark = side % 2 == 1
    ground, letter = (edge(side), PAPER) if is_dark else (series.tint(SIDES[side % len(SIDES)]), INK)
    disc = Path(circle(RADIUS, RADIUS, RADIUS), fill=ground, stroke=edge(side), width=0.5)
    letters = line(RADIUS, RADIUS + 1.1, sign, 3.0, weight=BOLD, role=letter, align=Align.CENTRE)
    return Drawing(2 * RADIUS, 2 * RADIUS, (disc, letters))


ROW = 10.0

_WIDTHS = (74.0, 18.0, 30.0, 78.0)
"""Millimetres for the name of a ship, its heat, its crew and its systems."""

_SLOT, _BOX = 7.7, 1.7
_TOKENS = 8
"""The maximum of crew drawn; more are counted."""


def ship_rows(battle: Battle, names: Names) -> Drawing:
    """Return a row for each ship: token, name, heat, crew and systems."""
    titles = ("", *(names.words[f"battle-picture-{key}"] for key in ("heat", "crew", "systems")))
    refs = [names.signs[ship.number] for ship in battle.ships]
    rows = [_cells(ship, names) for ship in battle.ships]
    return table(titles, rows, _WIDTHS, Look(3.4, ROW, right=0.4), refs=refs).drawn()


def _cells(ship: Ship, names: Names) -> tuple[Cell, ...]:
    called = Cell(ship.name, bold=True, drawn=token(names.signs[ship.number], ship.side), name=True)
    if not ship.alive:
        return called, Cell(names.words["battle-picture-lost"], role=ALERT, size=3.0), Cell(), Cell()
    heat = Cell(str(ship.heat), bold=True, role=ALERT if ship.heat > ship.sheds else INK, size=4.0)
    systems = row(_slot(ship, slot) for slot in SLOTS_OF[ship.plan.mounted])
    return called, heat, Cell(drawn=_crew(ship)), Cell(drawn=systems)


def _crew(ship: Ship) -> Drawing:
    living = [state for state in ship.crew if state != KILLED]
    discs = [
        Path(circle(1.4, 1.4, 1.2), fill=PAPER if state == HURT else edge(ship.side), stroke=edge(ship.side), width=0.4)
        for state in living[:_TOKENS]
    ]
    more = term(f"+{len(living) - _TOKENS}", 5.0, 2.6, role=QUIET) if len(living) > _TOKENS else None
    return row((*(Drawing(2.8, 2.8, (disc,)) for disc in discs), more), 0.3)


def _slot(ship: Ship, slot: int) -> Drawing:
    """Return the first letters of a system over its boxes, with the marked ones filled."""
    is_out = bool(ship.lost >> slot & 1 or ship.spent >> slot & 1)
    letters = KINDS[ship.plan.kinds[slot]].value[:3].capitalize()
    title = line(_SLOT / 2, 2.0, letters, 2.4, weight=BOLD, role=QUIET if is_out else INK, align=Align.CENTRE)
    marks = (number < ship.marks[slot] for number in range(ship.plan.boxes[slot]))
    boxes = [framed(blank(_BOX - 0.1, _BOX), fill=ALERT if marked else PAPER, stroke=INK) for marked in marks]
    return column((Drawing(_SLOT, 2.6, (title,)), row(boxes, 0.1)), 0.5, across=0.5)


LAST = 12
BOXES = LAST + 2
HEIGHT = 12.0
"""The height of the room for one ship in mm; ships of the same whole speed form a column, the fastest on top."""


_ABOVE = 0.8
"""White above a token in mm."""


def track(battle: Battle, names: Names, width: float, stack: int) -> Drawing:
    """Return the track with room for `stack` ships in a box."""
    each = width / BOXES
    filled: list[list[Strip]] = [[] for _ in range(BOXES)]
    for ship in sorted((ship for ship in battle.ships if ship.alive), key=lambda each: (-each.speed, each.plan.mass)):
        sign = names.signs[ship.number]
        speed = speed_text(ship.speed, names.words)
        below = line(RADIUS, 2.4, speed, 2.3, role=QUIET, align=Align.CENTRE)
        drawn = column((Strip(token(sign, ship.side), ref=sign), Drawing(2 * RADIUS, HEIGHT - 2 * RADIUS - _ABOVE, (below,))))
        filled[min(whole(ship.speed), LAST + 1)].append(Strip(drawn))
    boxes = []
    for place, ships in enumerate(filled):
        inside = padded(column(ships, _ABOVE), 0.0, _ABOVE, bottom=0.0)
        ground = framed(blank(each, HEIGHT * stack), fill=TINT if place % 2 else None, stroke=LINE)
        title = str(place) if place <= LAST else names.words["battle-picture-faster"]
        box = layered(ground, aligned(inside, each, HEIGHT * stack, down=0.0))
        boxes.append(column((box, term(title, each, 3.0, weight=BOLD, align=Align.CENTRE)), 1.4))
    return row(boxes)


WIDTH = 200.0
_EDGE = 6.0
_HEAD = 11.0
_GAP = 5.0


def table_page(battle: Battle, names: Names, turn: int) -> Page:
    """Return the picture of a fight, 212 mm wide and as high as necessary; `turn` includes the rounds of earlier fights."""
    words = names.words
    title = words.text("battle-picture-round", round=turn) if turn else words["battle-picture-start"]
    stack = max(1, *(sum(ship.alive for ship in battle.ships if ship.speed // 100 == speed) for speed in _speeds(battle)))
    ships = column((track(battle, names, WIDTH, stack), ship_rows(battle, names)), 1.4)
    return Page(padded(column((_head(battle, title, names), ships), _GAP), _EDGE, _EDGE), title)


def _speeds(battle: Battle) -> list[int]:
    return [ship.speed // 100 for ship in battle.ships if ship.alive] or [0]


def _head(battle: Battle, title: str, names: Names) -> Drawing:
    size = text_width(title, 5.4, BOLD)
    heading = padded(aligned(term(title, size, 5.4, weight=BOLD, role=ON_BAR), height=_HEAD), 4.0, 0.0)
    against = f" {names.words['battle-picture-against']} "
    sides = name(against.join(map(names.side, battle.sides)), WIDTH - heading.width - 6.0, 4.4, weight=BOLD)
    return row((framed(heading, fill=BAR, stroke=INK, width=0.3, radius=1.2), sides), 6.0)
