"""Counters to be cut out: crew with two faces, heat, and a marker for each ship."""

from collections.abc import Sequence

from metamaker.core.naming import called
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.model.words import ShipClass
from metamaker.games.cosmoforce.pages.page import Setting
from metamaker.games.cosmoforce.sheet.palette import CREW, CREW_TINT, HEAT, HEAT_TINT
from metamaker.games.cosmoforce.sheet.panels import paragraph
from metamaker.games.cosmoforce.sheet.signs import CAPTION, TOKEN, headline, icon
from metamaker.games.cosmoforce.stats.derived import complement, starting_heat
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path, Role, Symbol
from metamaker.sheets.headed import Heading
from metamaker.sheets.ink import INK, LINE, PAPER, TINT
from metamaker.sheets.layout import Block, Placed, Strip, Table, flowed, in_lines
from metamaker.sheets.lettering import Align, at_most, fit, lines, words_line
from metamaker.sheets.shapes import box, circle, rule

MOST_CREW, MOST_HEAT = 400, 400
"""More than any group has at a table: limits for other people's files, no rules."""

_LEAST_CREW, _LEAST_HEAT = 12, 20
_MARKER = 18.0
_GAP = 1.6


def counter_pages(of: Setting) -> tuple[Page, ...]:
    """Return crew for all ships, heat, and markers for the speed track; a usual number of each without ships."""
    words = of.words
    heading = Heading(words["pages-title-counters"], of.names)
    space = of.headed(heading).room()
    crew, heat = _needed(of.fleets)
    fold = Strip(paragraph(words["pages-counters-fold"], space.width, 2.7), keep=True)
    named = [(called(ship), fleet.design(ship.design).ship_class) for fleet in of.fleets for ship in fleet.ships]
    groups: list[tuple[str, tuple[Strip, ...], Sequence[Drawing]]] = [
        (words["pages-counters-crew"], (fold,), [_crew(of)] * crew),
        (words["pages-counters-heat"], (), [_heat(of)] * heat),
        (words["pages-counters-ships"], (), [_marker(name, ship_class) for name, ship_class in named]),
    ]
    blocks: list[Block] = [
        Table(headline(title, space.width), (*notes, *_rows(pieces, space.width))) for title, notes, pieces in groups if pieces
    ]
    pages = flowed(blocks, space.height, 3.0)
    return of.headed(heading).bound([_body(space.width, space.height, page) for page in pages])


def _needed(fleets: Sequence[Fleet]) -> tuple[int, int]:
    """Return how many crew and heat tokens to print: all crew of all ships, and three times the heat that they begin with."""
    designs = [fleet.design(ship.design) for fleet in fleets for ship in fleet.ships]
    crew = sum(complement(design) for design in designs)
    heat = 3 * sum(starting_heat(design) for design in designs)
    return min(MOST_CREW, max(_LEAST_CREW, crew)), min(MOST_HEAT, max(_LEAST_HEAT, heat))


def _rows(pieces: Sequence[Drawing], width: float) -> tuple[Strip, ...]:
    space = Strip(Drawing(width, 1.6, ()), keep=True)
    return (space, *in_lines((Strip(piece) for piece in pieces), width, gap=_GAP, leading=_GAP))


def _body(width: float, height: float, page: Sequence[Placed]) -> Drawing:
    return Drawing(width, height, tuple(Group(0.0, placed.y, placed.drawing) for placed in page))


def _crew(of: Setting) -> Drawing:
    """A crew token as two discs above each other, folded along the line between them."""
    ready = _disc("crew", of.words["pages-counters-ready"], CREW, CREW_TINT)
    hurt = _disc("crew_hurt", of.words["pages-counters-hurt"], INK, PAPER)
    fold = rule(0.0, TOKEN, TOKEN, LINE, 0.2, dash=0.8)
    return Drawing(TOKEN, 2 * TOKEN, (Group(0.0, 0.0, ready), Group(0.0, TOKEN, hurt), fold))


def _heat(of: Setting) -> Drawing:
    return _disc("heat", of.words["pages-counters-token"], HEAT, HEAT_TINT)


def _disc(sign: str, name: str, role: Role, ground: Role) -> Drawing:
    middle = TOKEN / 2
    word = fit(name, TOKEN - 3.6, CAPTION, BOLD, CAPTION)
    ops = (
        Path(circle(middle, middle, middle - 0.1), fill=ground, stroke=LINE, width=0.2),
        Symbol(middle - 3.0, 1.3, 6.0, icon(sign), role, ground),
        words_line(middle, 9.4, word, weight=BOLD, align=Align.CENTRE),
    )
    return Drawing(TOKEN, TOKEN, ops)


def _marker(name: str, ship_class: ShipClass) -> Drawing:
    """A square with the class of a ship and its name."""
    middle = _MARKER / 2
    shown = at_most(fit(name, _MARKER - 2.0, 2.9, BOLD, CAPTION), 3, _MARKER - 2.0, BOLD)
    ops: list[Op] = [
        Path(box(0.1, 0.1, _MARKER - 0.2, _MARKER - 0.2), fill=TINT, stroke=LINE, width=0.2),
        Symbol(middle - 3.5, 1.0, 7.0, icon(ship_class.value), INK, TINT),
        *lines(middle, shown.baseline(13.0), shown, weight=BOLD, align=Align.CENTRE),
    ]
    return Drawing(_MARKER, _MARKER, tuple(ops))
