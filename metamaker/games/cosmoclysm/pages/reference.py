"""The reference card: ships, how they move, the turn, fights, move-outs, wormholes, and the chances of every fight."""

from collections.abc import Iterator, Sequence

from metamaker.games.cosmoclysm.model.grid import Place, distance
from metamaker.games.cosmoclysm.model.words import TYPES, ShipType
from metamaker.games.cosmoclysm.pages.page import Setting, headline, paragraph
from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.movement import destinations
from metamaker.games.cosmoclysm.rules.ships import announces, win_chance
from metamaker.games.cosmoclysm.sheet.hexes import extent, middle, outline
from metamaker.games.cosmoclysm.sheet.signs import CAPTION, attack, defence, icon
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path, Symbol
from metamaker.sheets.headed import Heading
from metamaker.sheets.ink import BAR, HAIRLINE, INK, LINE, ON_BAR, PAPER, QUIET, TINT, TINT_EDGE
from metamaker.sheets.layout import Strip, flowed
from metamaker.sheets.layout import Table as Block
from metamaker.sheets.lettering import Align, fit, line, lines, words_line
from metamaker.sheets.shapes import box, rule

SECTIONS = {"turn": 6, "fight": 4, "out": 5, "takers": 2, "wormholes": 5, "end": 2}
"""The sections of the card, with how many lines each has."""

HUNDRED = 100
_GAP = 7.0
_SIZE = 2.75


def percent(attacker: ShipType, defender: ShipType) -> int:
    """Return the chance in whole percent that the attacker wins. Rule CL-ORC-01."""
    return round(HUNDRED * win_chance(attacker.number, defender.number))


def reference_pages(of: Setting) -> tuple[Page, ...]:
    """Return the card: a table of ships with move diagrams, the odds, then the rules in two columns."""
    heading = Heading(of.words["pages-title-reference"], of.words["pages-reference-about"])
    space = of.headed(heading).room()
    ships = ship_cards(of, space.width)
    odds = _odds(of, space.width)
    each = (space.width - _GAP) / 2
    sections = [_section(of, key, count, each) for key, count in SECTIONS.items()]
    top = _below((ships, odds), space.width)
    columns = _columns(sections, space.height - top.height - 4.0, each, space.width)
    if columns is not None:
        both = _below((top, columns), space.width)
        return of.headed(heading).bound((Drawing(space.width, space.height, both.ops),))
    blocks = [Block(Drawing(space.width, 0.0, ()), (Strip(part),)) for part in (ships, odds)]
    blocks += [Block(Drawing(space.width, 0.0, ()), (Strip(_section(of, key, n, space.width)),)) for key, n in SECTIONS.items()]
    pages = flowed(blocks, space.height, 3.0)
    bodies = [Drawing(space.width, space.height, tuple(Group(0.0, part.y, part.drawing) for part in page)) for page in pages]
    return of.headed(heading).bound(bodies)


def _below(parts: Sequence[Drawing], width: float, gap: float = 4.0) -> Drawing:
    ops: list[Op] = []
    y = 0.0
    for part in parts:
        ops.append(Group(0.0, y, part))
        y += part.height + gap
    return Drawing(width, y - gap, tuple(ops))


def _columns(sections: Sequence[Drawing], height: float, each: float, width: float) -> Drawing | None:
    """Return sections in two columns, as even as their order lets them be; None if they are higher than the room."""
    heights = [section.height for section in sections]
    cut = min(range(1, len(sections)), key=lambda place: max(sum(heights[:place]), sum(heights[place:])))
    left, right = _below(sections[:cut], each, 2.0), _below(sections[cut:], each, 2.0)
    if max(left.height, right.height) > height:
        return None
    return Drawing(width, max(left.height, right.height), (Group(0.0, 0.0, left), Group(each + _GAP, 0.0, right)))


def _section(of: Setting, key: str, count: int, width: float) -> Drawing:
    words = of.words
    told = [headline(words[f"pages-reference-{key}"], width)]
    numbers = [str(number) if key == "turn" else "·" for number in range(1, count + 1)]
    told += [
        paragraph(words[f"pages-reference-{key}-{number}"], width, _SIZE, number=sign) for number, sign in enumerate(numbers, 1)
    ]
    return _below(told, width, 0.4)


_DIAGRAM = 26.0
_NAME_Y = 4.2


def ship_cards(of: Setting, width: float) -> Drawing:
    """Return the six types side by side: sign, name, dice, how they move, and a diagram of that."""
    each = (width - 5 * 2.0) / len(TYPES)
    cards = [_ship(of, type_, each) for type_ in TYPES]
    height = max(card.height for card in cards)
    ops: list[Op] = []
    for place, card in enumerate(cards):
        x = place * (each + 2.0)
        ops.append(Path(box(x, 0.1, each, height - 0.2, 1.4), fill=TINT, stroke=LINE, width=0.25))
        ops.append(Group(x, 0.0, card))
    return Drawing(width, height, tuple(ops))


def _ship(of: Setting, type_: ShipType, width: float) -> Drawing:
    words = of.words
    name = fit(words[f"names-{type_}"], width - 3.0, 3.6, BOLD, CAPTION)
    told = fit(words[f"pages-reference-move-{type_}"], width - 3.0, _SIZE, smallest=CAPTION)
    ops: list[Op] = [
        words_line(width / 2, _NAME_Y + 1.0, name, weight=BOLD, align=Align.CENTRE),
        Symbol(width / 2 - 4.5, 7.2, 9.0, icon(type_.value), INK, TINT),
        line(3.4, 12.8, f"A{attack(type_)}", 4.2, weight=BOLD),
        line(width - 3.4, 12.8, f"D{defence(type_)}", 4.2, weight=BOLD, align=Align.RIGHT),
        Group((width - _DIAGRAM) / 2, 18.0, move_diagram(type_, _DIAGRAM)),
    ]
    y = 18.0 + _DIAGRAM + 3.6
    ops += lines(width / 2, y, told, align=Align.CENTRE)
    return Drawing(width, y + told.height + 2.0, tuple(ops))


_RADIUS = 3


def move_diagram(type_: ShipType, width: float) -> Drawing:
    """Return the hexes that a ship reaches from the middle of an empty board; of d4 movers with the roll that each needs."""
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
    """Return the hexes that a ship reaches from the middle of these, each with the least roll that it takes (1 for most)."""
    field = Field(places)
    found: dict[Place, int] = {}
    for roll in (1, 2, 3, 4) if announces(type_.number) else (1,):
        for at in destinations(field, 0, places.index((0, 0)), type_.number, roll):
            found.setdefault(places[at], roll)
    return found


_ROW = 6.4
_FIRST = 44.0


def _odds(of: Setting, width: float) -> Drawing:
    """Return the chance of every attacker against every defender in whole percent. Rule CL-ORC-01."""
    words = of.words
    title = headline(words["pages-reference-odds"], width)
    each = (width - _FIRST) / len(TYPES)
    y = title.height
    ops: list[Op] = [Group(0.0, 0.0, title), Path(box(0.0, y, width, _ROW), fill=BAR, stroke=INK, width=0.2)]
    corner = fit(words["pages-reference-odds-corner"], _FIRST - 3.0, _SIZE, smallest=CAPTION)
    ops.append(words_line(1.6, y + 4.2, corner, role=ON_BAR))
    for column, type_ in enumerate(TYPES):
        name = fit(f"{words[f'names-{type_}']} D{defence(type_)}", each - 1.6, 2.9, BOLD, CAPTION)
        ops.append(words_line(_FIRST + (column + 0.5) * each, y + 4.2, name, weight=BOLD, role=ON_BAR, align=Align.CENTRE))
    for row, attacker in enumerate(TYPES, 1):
        top = y + row * _ROW
        if row % 2 == 0:
            ops.append(Path(box(0.0, top, width, _ROW), fill=TINT, stroke=TINT_EDGE, width=0.1))
        ops.append(Symbol(1.4, top + 1.0, 4.4, icon(attacker.value), INK, PAPER if row % 2 else TINT))
        ops.append(line(7.4, top + 4.3, f"{words[f'names-{attacker}']} A{attack(attacker)}", 2.9, weight=BOLD))
        for column, defender in enumerate(TYPES):
            shown = words.text("pages-reference-percent", percent=percent(attacker, defender))
            ops.append(line(_FIRST + (column + 0.5) * each, top + 4.4, shown, 3.4, align=Align.CENTRE))
    low = y + (len(TYPES) + 1) * _ROW
    note = fit(words["pages-reference-odds-note"], width, _SIZE, smallest=CAPTION)
    ops += (rule(0.0, low, width, HAIRLINE, 0.2), *lines(0.0, low + 3.6, note, role=QUIET))
    return Drawing(width, low + 4.6 + note.height, tuple(ops))
