"""A document as one picture to be shared: name, author, totals and its ships."""

from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.sheet.fields import SYMBOLS
from metamaker.games.cosmoforce.sheet.signs import icon
from metamaker.games.cosmoforce.sheet.subject import edition_term
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived, mass
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path, Symbol
from metamaker.sheets.ink import BAR, HAIRLINE, INK, ON_BAR, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, at_most, fit, line, lines, name_line
from metamaker.sheets.picture import FOOT, foot, in_columns
from metamaker.sheets.raster import CARD_HEIGHT, CARD_WIDTH
from metamaker.sheets.shapes import box, rule

_EDGE = 8.0
_HEAD = 28.0
_TOTALS = 16.0
_NAME = 8.0
_FIGURES = 62.0


def card(fleet: Fleet, words: Words, is_shared: bool = True) -> Page:
    """Return the card of a document, 160 × 90 mm; ships that it has no room for are counted.

    One that is not shared does not say at its foot that it opens as a document.
    """
    body = _HEAD + _TOTALS
    width, room = CARD_WIDTH - 2 * _EDGE, CARD_HEIGHT - body - FOOT
    below = foot(words["pages-picture-opens"], words["sheet-foot-made"], width) if is_shared else Drawing(0.0, 0.0, ())
    ops = (
        Group(0.0, 0.0, _head(fleet, words)),
        Group(0.0, _HEAD, _totals(fleet, words)),
        Group(_EDGE, body + 1.0, _roster(fleet, words, width, room - 1.0)),
        Group(_EDGE, CARD_HEIGHT - FOOT, below),
    )
    return Page(Drawing(CARD_WIDTH, CARD_HEIGHT, ops), fleet.name)


def _head(fleet: Fleet, words: Words) -> Drawing:
    width = CARD_WIDTH - 2 * _EDGE
    about = [words.text("pages-picture-by", author=fleet.author)] if fleet.author else []
    below = "  ·  ".join([*about, f"Cosmoforce, {edition_term(fleet.edition, rules_of(fleet), words)}"])
    name = fit(fleet.name or words["pages-nameless"], width, 12.0, BOLD, smallest=5.0)
    name = at_most(name, 2, width, BOLD)
    height = name.height + name.size * 0.72 + 6.2
    y = (_HEAD - height) / 2 + name.size * 0.72
    ops: list[Op] = [Path(box(0.0, 0.0, CARD_WIDTH, _HEAD), fill=BAR, stroke=INK, width=0.3)]
    ops += lines(_EDGE, y, name, weight=BOLD, role=ON_BAR)
    ops.append(name_line(_EDGE + 0.3, y + name.height + 6.2, below, width, 4.0, role=ON_BAR))
    return Drawing(CARD_WIDTH, _HEAD, tuple(ops))


def _totals(fleet: Fleet, words: Words) -> Drawing:
    ships = [fleet.design(ship.design) for ship in fleet.ships] or list(fleet.designs)
    counts = (("ships", len(ships)), ("teams", len(fleet.teams)), ("mass", sum(mass(design) for design in ships)))
    ops: list[Op] = [Path(box(0.0, 0.0, CARD_WIDTH, _TOTALS), fill=TINT)]
    x = _EDGE
    for key, count in counts:
        if not count:
            continue
        number = line(x, 8.6, str(count), 8.0, weight=BOLD)
        title = line(x + 0.1, 13.2, words[f"pages-picture-{key}"], 3.2, role=QUIET)
        ops += (number, title)
        x += max(number.width, title.width) + 12.0
    return Drawing(CARD_WIDTH, _TOTALS, tuple(ops))


def _roster(fleet: Fleet, words: Words, width: float, room: float) -> Drawing:
    """Return a line for each ship, with all its numbers if there are few; the last tells how many are left out."""
    rows: list[tuple[str, Design]] = [(called(ship), fleet.design(ship.design)) for ship in fleet.ships]
    rows = rows or [(called(design), design) for design in fleet.designs]

    def row(named: tuple[str, Design], width: float, height: float, full: bool) -> Drawing:
        return _row(fleet, *named, width, height, full=full)

    def left_out(count: int, width: float, height: float) -> Drawing:
        more = line(_NAME, height / 2 + 1.2, words.text("pages-picture-more", count=count), 3.2, role=QUIET)
        return Drawing(width, height, (more,))

    return in_columns(rows, width, room, row, left_out)


def _row(fleet: Fleet, name: str, design: Design, width: float, height: float, *, full: bool) -> Drawing:
    base = height / 2 + 1.3
    right = width - _FIGURES if full else width - 8.0
    title = fit(name, right - _NAME, 4.0, BOLD, smallest=2.4)
    shown = title.lines[0] if len(title.lines) == 1 else f"{title.lines[0]} …"
    ops: list[Op] = [
        Symbol(0.6, height / 2 - 2.5, 5.0, icon(design.ship_class.value), INK, PAPER),
        line(_NAME, base, shown, title.size, weight=BOLD),
        rule(0.0, height - 0.1, width, HAIRLINE, 0.15),
    ]
    if full:
        numbers = derived(design, rules_of(fleet))
        for place, (symbol, sign, role) in enumerate(SYMBOLS):
            value: int = getattr(numbers, symbol)
            x = right + 2.0 + place * 12.0
            ops.append(Symbol(x, height / 2 - 2.0, 4.0, icon(sign), role, PAPER))
            ops.append(line(x + 4.8, base, str(value // HUNDRED if symbol == "speed" else value), 3.6))
    else:
        ops.append(line(width, base, str(mass(design)), 3.6, weight=BOLD, align=Align.RIGHT))
    return Drawing(width, height, tuple(ops))
