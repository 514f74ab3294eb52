"""Counters to cut out: crew with two faces, heat, and a marker for each ship."""

from collections.abc import Sequence

from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.games.cosmoforce.model.design import ShipClass
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.pages.page import Setting
from metamaker.games.cosmoforce.sheet.palette import CREW, CREW_TINT, HEAT, HEAT_TINT
from metamaker.games.cosmoforce.sheet.signs import TOKEN, headline, icon
from metamaker.games.cosmoforce.stats.derived import complement, starting_heat
from metamaker.rendering.boxes import aligned, column, framed, padded, symbol
from metamaker.rendering.drawing import BOLD, Drawing, Group, Page, Path, Role, Symbol
from metamaker.rendering.ink import INK, LINE, PAPER, TINT
from metamaker.rendering.layout import Strip, Table, in_lines
from metamaker.rendering.shapes import circle, rule
from metamaker.rendering.text_fitting import Align, fit, words_line
from metamaker.rendering.texts import CAPTION, paragraph

MOST_CREW, MOST_HEAT = 400, 400
"""More than any group needs at a table: limits for untrusted files, not rules."""

_LEAST_CREW, _LEAST_HEAT = 12, 20
_MARKER = 18.0
_GAP = 1.6


def counter_pages(of: Setting) -> tuple[Page, ...]:
    """Return crew for all ships, heat, and markers for the speed track; the usual number of each without ships."""
    words = of.words
    headed = of.headed(words["pages-title-counters"], of.names)
    width = headed.room().width
    crew_count, heat_count = needed(of.fleets)
    named = [(called(ship), fleet.design(ship.design).ship_class) for fleet in of.fleets for ship in fleet.ships]
    fold = paragraph(words["pages-counters-fold"], width, 2.7)
    groups = (
        _group(words["pages-counters-crew"], [_folded(words)] * crew_count, width, fold),
        _group(words["pages-counters-heat"], [heat(words)] * heat_count, width),
        _group(words["pages-counters-ships"], [marker(name, ship_class) for name, ship_class in named], width),
    )
    return headed.flowing((group for group in groups if group.rows), 3.0)


def _group(title: str, pieces: Sequence[Drawing], width: float, note: Drawing | None = None) -> Table:
    heading = padded(headline(title, width), 0.0, 0.0, bottom=1.6)
    first = (Strip(padded(note, 0.0, 0.0, bottom=1.6), keep=True),) if note is not None else ()
    return Table(heading, (*first, *in_lines(map(Strip, pieces), width, gap=_GAP, leading=_GAP)))


def needed(fleets: Sequence[Fleet]) -> tuple[int, int]:
    """Return the numbers of crew and heat tokens: all crew of all ships, and three times their starting heat."""
    designs = [fleet.design(ship.design) for fleet in fleets for ship in fleet.ships]
    crew = sum(complement(design) for design in designs)
    heat = 3 * sum(starting_heat(design) for design in designs)
    return min(MOST_CREW, max(_LEAST_CREW, crew)), min(MOST_HEAT, max(_LEAST_HEAT, heat))


def _folded(words: Words) -> Drawing:
    """Return a crew token: two discs above each other, folded along the line between them."""
    ready, hurt = crew(words)
    fold = rule(0.0, TOKEN, TOKEN, LINE, 0.2, dash=0.8)
    return Drawing(TOKEN, 2 * TOKEN, (Group(0.0, 0.0, ready), Group(0.0, TOKEN, hurt), fold))


def crew(words: Words) -> tuple[Drawing, Drawing]:
    """Return the sides of a crew token: ready, and hurt."""
    ready = _disc("crew", words["pages-counters-ready"], CREW, CREW_TINT)
    return ready, _disc("crew_hurt", words["pages-counters-hurt"], INK, PAPER)


def heat(words: Words) -> Drawing:
    """Return a heat token."""
    return _disc("heat", words["pages-counters-token"], HEAT, HEAT_TINT)


def _disc(sign: str, name: str, role: Role, ground: Role) -> Drawing:
    middle = TOKEN / 2
    word = fit(name, TOKEN - 3.6, CAPTION, BOLD, CAPTION)
    ops = (
        Path(circle(middle, middle, middle - 0.1), fill=ground, stroke=LINE, width=0.2),
        Symbol(middle - 3.0, 1.3, 6.0, icon(sign), role, ground),
        words_line(middle, 9.4, word, weight=BOLD, align=Align.CENTRE),
    )
    return Drawing(TOKEN, TOKEN, ops)


def marker(name: str, ship_class: ShipClass) -> Drawing:
    """Return a square with the class of a ship and its name."""
    sign = symbol(icon(ship_class.value), 7.0, INK, TINT)
    text = paragraph(name, _MARKER - 2.0, 2.9, smallest=CAPTION, weight=BOLD, align=Align.CENTRE, most=3)
    inside = aligned(column((sign, text), 0.8, across=0.5), _MARKER, _MARKER, down=0.3)
    return framed(inside, fill=TINT, stroke=LINE)
