"""The reference card: ships, their moves, the turn, fights, move-outs, wormholes, and the chances of every fight."""

from collections.abc import Iterator, Sequence

from metamaker.games.cosmoclysm.model.grid import Place, distance
from metamaker.games.cosmoclysm.model.words import TYPES, ShipType
from metamaker.games.cosmoclysm.pages.page import Setting
from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.movement import destinations
from metamaker.games.cosmoclysm.rules.ships import announces, win_chance
from metamaker.games.cosmoclysm.sheet.hexes import extent, middle, outline
from metamaker.games.cosmoclysm.sheet.signs import CAPTION, attack, defence, icon
from metamaker.rendering.boxes import aligned, column, framed, padded, row, symbol
from metamaker.rendering.drawing import BOLD, Drawing, Op, Page, Path, Symbol
from metamaker.rendering.ink import BAR, INK, LINE, PAPER, QUIET, TINT
from metamaker.rendering.layout import solid
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.texts import headline, paragraph, term

SECTIONS = {"turn": 6, "fight": 4, "out": 5, "takers": 2, "wormholes": 5, "end": 2}
"""The sections of the card, each with its number of lines."""

HUNDRED = 100
_GAP = 7.0
_SIZE = 2.75


def percent(attacker: ShipType, defender: ShipType) -> int:
    """Return the attacker's chance to win in whole percent. Rule CL-ORC-01."""
    return round(HUNDRED * win_chance(attacker.number, defender.number))


def reference_pages(of: Setting) -> tuple[Page, ...]:
    """Return the card: a table of ships with move diagrams, the odds, then the rules in two columns."""
    headed = of.headed(of.words["pages-title-reference"], of.words["pages-reference-about"])
    width = headed.room().width
    top = column((ship_cards(of, width), _odds(of, width)), 4.0)
    sections = [_section(of, key, count, (width - _GAP) / 2) for key, count in SECTIONS.items()]
    return headed.flowing((solid(top), solid(_columns(sections))), 4.0)


def _columns(sections: Sequence[Drawing]) -> Drawing:
    """Return sections in two columns, as even as their order allows."""
    heights = [section.height for section in sections]
    cut = min(range(1, len(sections)), key=lambda place: max(sum(heights[:place]), sum(heights[place:])))
    return row((column(sections[:cut], 2.0), column(sections[cut:], 2.0)), _GAP, down=0.0)


def _section(of: Setting, key: str, count: int, width: float) -> Drawing:
    words = of.words
    lines = [
        paragraph(words[f"pages-reference-{key}-{number}"], width, _SIZE, number=str(number) if key == "turn" else "·")
        for number in range(1, count + 1)
    ]
    return column((headline(words[f"pages-reference-{key}"], width), *lines), 0.4)


_DIAGRAM = 26.0


def ship_cards(of: Setting, width: float) -> Drawing:
    """Return the six types side by side: sign, name, dice, movement, and its diagram."""
    cards = [_ship(of, type_, (width - 5 * 2.0) / len(TYPES)) for type_ in TYPES]
    height = max(card.height for card in cards)
    even = (aligned(card, height=height, down=0.0) for card in cards)
    return row((framed(card, fill=TINT, stroke=LINE, width=0.25, radius=1.4) for card in even), 2.0)


def _ship(of: Setting, type_: ShipType, width: float) -> Drawing:
    words, inside = of.words, width - 3.0
    dice = [term(text, 8.0, 4.2, weight=BOLD, align=Align.CENTRE) for text in (f"A{attack(type_)}", f"D{defence(type_)}")]
    parts = (
        term(words[f"names-{type_}"], inside, 3.6, weight=BOLD, align=Align.CENTRE),
        row((dice[0], symbol(icon(type_.value), 9.0, INK, TINT), dice[1])),
        move_diagram(type_, _DIAGRAM),
        paragraph(words[f"pages-reference-move-{type_}"], inside, _SIZE, smallest=CAPTION, align=Align.CENTRE),
    )
    return padded(column(parts, 1.6, across=0.5), 1.5, 2.0, bottom=0.6)


_RADIUS = 3


def move_diagram(type_: ShipType, width: float) -> Drawing:
    """Return the hexes that a ship reaches from the middle of an empty board; for d4 movers with the necessary roll."""
    places = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if distance((0, 0), (q, r)) <= _RADIUS]
    needed = rolls(type_, places)
    side = width / extent(places, 1.0).width
    area = extent(places, side)
    ops: list[Op] = []
    for place in places:
        x, y = (value - edge for value, edge in zip(middle(place, side), (area.left, area.top), strict=True))
        here, roll = place == (0, 0), needed.get(place, 0)
        ground = BAR if here or roll else PAPER
        ops.append(Path(outline(x, y, side), fill=PAPER, stroke=LINE, width=0.18))
        if roll and announces(type_.number):
            ops.append(line(x, y + 0.9, str(roll), CAPTION, weight=BOLD, align=Align.CENTRE))
        elif ground == BAR:
            ops += _mark(type_, x, y, side, here=here)
    return Drawing(area.width, area.height, tuple(ops))


def _mark(type_: ShipType, x: float, y: float, side: float, *, here: bool) -> Iterator[Op]:
    if here:
        size = side * 1.5
        yield Symbol(x - size / 2, y - size / 2, size, icon(type_.value), INK, PAPER)
    else:
        size = side * 0.9
        yield Path(outline(x, y, size * 0.62), fill=BAR, stroke=INK, width=0.2)


def rolls(type_: ShipType, places: Sequence[Place]) -> dict[Place, int]:
    """Return the hexes that a ship reaches from the middle, each with the least necessary roll (1 for most)."""
    field = Field(places)
    found: dict[Place, int] = {}
    for roll in (1, 2, 3, 4) if announces(type_.number) else (1,):
        for at in destinations(field, 0, places.index((0, 0)), type_.number, roll):
            found.setdefault(places[at], roll)
    return found


def _odds(of: Setting, width: float) -> Drawing:
    """Return the chance of every attacker against every defender in whole percent. Rule CL-ORC-01."""
    words, first = of.words, 44.0
    names = [Cell(f"{words[f'names-{type_}']} D{defence(type_)}", size=2.9, align=Align.CENTRE) for type_ in TYPES]
    rows = []
    for number, attacker in enumerate(TYPES):
        sign = symbol(icon(attacker.value), 4.4, INK, TINT if number % 2 else PAPER)
        chances = (words.text("pages-reference-percent", percent=percent(attacker, defender)) for defender in TYPES)
        called = Cell(f"{words[f'names-{attacker}']} A{attack(attacker)}", bold=True, size=2.9, drawn=sign)
        rows.append((called, *(Cell(chance, align=Align.CENTRE) for chance in chances)))
    look = Look(3.4, 6.4, 1.0, 0.6, bar=True, tinted=range(1, len(TYPES), 2))
    corner = Cell(words["pages-reference-odds-corner"], size=_SIZE)
    odds = table((corner, *names), rows, (first, *[(width - first) / len(TYPES)] * len(TYPES)), look).drawn()
    note = paragraph(words["pages-reference-odds-note"], width, _SIZE, smallest=CAPTION, role=QUIET)
    return column((headline(words["pages-reference-odds"], width), odds, padded(note, 0.0, 1.2, bottom=0.0)))
