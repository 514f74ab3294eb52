"""The map: on one page, in pieces over several joined pages, or as a card; with its types, or without."""

from collections.abc import Iterator
from math import ceil

from metamaker.core.messages import Words
from metamaker.games.cosmos_commanders.edits.editing import EDITS
from metamaker.games.cosmos_commanders.edits.structure import MAP, type_term
from metamaker.games.cosmos_commanders.map_drawing.drawing import chart
from metamaker.games.cosmos_commanders.map_drawing.plan import SOCKET
from metamaker.games.cosmos_commanders.map_drawing.signs import system_sign
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.model.words import TYPES
from metamaker.games.cosmos_commanders.pages.counters import COUNTER
from metamaker.games.cosmos_commanders.pages.page import Setting
from metamaker.rendering.boxes import blank, column, fitted, grid, padded, row
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.rendering.ink import INK, LINE, PAPER, QUIET
from metamaker.rendering.page_set import Headed, Room
from metamaker.rendering.picture import side_card
from metamaker.rendering.shapes import circle, rule, upright
from metamaker.rendering.text_fitting import line
from metamaker.rendering.texts import CAPTION, name, paragraph, term

LARGE = COUNTER / (2 * SOCKET)
"""The smallest scale of a map with room for the printed counters."""

_ACROSS = 6
_SIGN = 3.4


def map_pages(of: Setting) -> tuple[Page, ...]:
    """Return the map on one page with its types."""
    return _one_page(of, blank=False)


def blank_map_pages(of: Setting) -> tuple[Page, ...]:
    """Return the map on one page, without types. Rule CC-SYS-01."""
    return _one_page(of, blank=True)


def large_map_pages(of: Setting) -> tuple[Page, ...]:
    """Return the map large enough for counters, over several pages, with its types."""
    return _joined(of, blank=False)


def large_blank_map_pages(of: Setting) -> tuple[Page, ...]:
    """Return the same without types."""
    return _joined(of, blank=True)


def _headed(of: Setting, kind: str) -> Headed:
    facts = EDITS.summary(of.star_map, MAP, of.words.language).facts
    return of.headed(kind, "  ·  ".join(facts), of.name)


def _one_page(of: Setting, *, blank: bool) -> tuple[Page, ...]:
    if not of.star_map.systems:
        return ()
    headed = _headed(of, "blank_map" if blank else "map")
    width, height = headed.room()
    key = _legend(of, width)
    room = height - key.height - 3.0
    both = [chart(of.star_map, blank=blank, turned=turned) for turned in (False, True)]
    drawn = max(both, key=lambda each: min(width / each.width, room / each.height))
    return headed.bound((column((fitted(drawn, width, room), key), 3.0),))


def _legend(of: Setting, width: float) -> Drawing:
    """Return the meanings of the circles, and of the signs, each with its face of the die."""
    words, entries = of.words, []
    for face, kind in enumerate(TYPES, 1):
        texts = (str(face % len(TYPES)), type_term(kind, words), words[f"pages-effect-{kind}"])
        entries.append(_entry(system_sign(kind, _SIGN), *texts, width / _ACROSS))
    for key, radius, dash in (("counter", 2.6, 0.6), ("routes", 2.0, 0.0)):
        ring = Path(circle(_SIGN, _SIGN, radius), fill=PAPER, stroke=LINE, dash=dash)
        sign = Drawing(2 * _SIGN, 2 * _SIGN, (ring._replace(width=0.2),))
        entries.append(_entry(sign, "", words[f"pages-legend-{key}"], words[f"pages-legend-{key}-about"], width / _ACROSS))
    return grid(entries, _ACROSS)


def _entry(sign: Drawing, face: str, title: str, effect: str, width: float) -> Drawing:
    room = width - sign.width - (5.0 if face else 2.4)
    text = column((term(title, room, 2.9, weight=BOLD), term(effect, room, CAPTION, smallest=2.2, role=QUIET)))
    number = column((term(face, 1.8, 2.9, weight=BOLD, role=QUIET), blank(0.0, text.height / 2))) if face else None
    return padded(row((sign, padded(row((number, text), 0.6, down=0.0), 0.8, 0.0, 0.0)), 0.6), 0.0, 0.4)


_OVERLAP = 6.0
"""The overlap of neighbouring pieces in mm, to glue them."""
_CROSS = 2.0


def _joined(of: Setting, *, blank: bool) -> tuple[Page, ...]:
    """Return the pieces of the map row by row, each a page with its place among all of them."""
    if not of.star_map.systems:
        return ()
    kind = "large_blank_map" if blank else "large_map"
    headed = of.headed(kind, of.words["pages-large-join"], of.name)
    room = headed.room()
    both = [chart(of.star_map, blank=blank, turned=turned) for turned in (False, True)]
    drawn = min(both, key=lambda each: _pieces(each, room)[0] * _pieces(each, room)[1])
    columns, rows = _pieces(drawn, room)
    scale = min(
        (columns * (room.width - _OVERLAP) + _OVERLAP) / drawn.width,
        (rows * (room.height - _LABEL - _OVERLAP) + _OVERLAP) / drawn.height,
    )
    large = Group(0.0, 0.0, drawn, None, scale)
    bodies = [_piece(of, large, room, (column, row), (columns, rows)) for row in range(rows) for column in range(columns)]
    return headed.bound(bodies)


def _pieces(drawn: Drawing, room: Room) -> tuple[int, int]:
    """Return the number of pages across and down."""
    across = (drawn.width * LARGE - _OVERLAP) / (room.width - _OVERLAP)
    down = (drawn.height * LARGE - _OVERLAP) / (room.height - _LABEL - _OVERLAP)
    return max(1, ceil(across)), max(1, ceil(down))


_LABEL = 5.0


def _piece(of: Setting, large: Group, room: Room, at: tuple[int, int], of_all: tuple[int, int]) -> Drawing:
    """Return one piece, all equally large, with crosses that coincide on joined pages."""
    width = (large.drawing.width * large.scale + (of_all[0] - 1) * _OVERLAP) / of_all[0]
    height = (large.drawing.height * large.scale + (of_all[1] - 1) * _OVERLAP) / of_all[1]
    x, y = at[0] * (width - _OVERLAP), at[1] * (height - _OVERLAP)
    part = Drawing(width, height, (large._replace(x=-x, y=-y),), clipped=True)
    label = of.words.text("pages-large-piece", row=at[1] + 1, rows=of_all[1], column=at[0] + 1, columns=of_all[0])
    ops: list[Op] = [line(0.0, 3.2, label, 2.9, weight=BOLD), Group(0.0, _LABEL, part)]
    ops += _crosses(width, height, at, of_all)
    return Drawing(room.width, room.height, tuple(ops))


def _crosses(width: float, height: float, at: tuple[int, int], of_all: tuple[int, int]) -> Iterator[Op]:
    """Yield crosses in the middle of each glued strip, a quarter and three quarters along."""
    strips = [each for each, there in ((_OVERLAP / 2, at[0] > 0), (width - _OVERLAP / 2, at[0] < of_all[0] - 1)) if there]
    for x in strips:
        for y in (height / 4, 3 * height / 4):
            yield from _cross(x, y + _LABEL)
    strips = [each for each, there in ((_OVERLAP / 2, at[1] > 0), (height - _OVERLAP / 2, at[1] < of_all[1] - 1)) if there]
    for y in strips:
        for x in (width / 4, 3 * width / 4):
            yield from _cross(x, y + _LABEL)


def _cross(x: float, y: float) -> Iterator[Op]:
    yield rule(x - _CROSS, y, 2 * _CROSS, INK, 0.15)
    yield upright(x, y - _CROSS, 2 * _CROSS, INK, 0.15)


_CARD_TEXT = 37.0


def map_card(star_map: StarMap, words: Words, is_shared: bool = True) -> Page:
    """Return the card of a document, 160 × 90 mm. The note about opening the picture appears only on a shared one."""
    opens = words["pages-picture-opens"] if is_shared else ""
    return Page(side_card(_about(star_map, words), chart(star_map, named=False), opens), star_map.name)


def _about(star_map: StarMap, words: Words) -> Drawing:
    title = star_map.name.strip() or words["document-nameless"]
    facts = ["Cosmos Commanders", *EDITS.summary(star_map, MAP, words.language).facts]
    if star_map.author.strip():
        facts.insert(0, words.text("pages-picture-by", author=star_map.author))
    lines = (name(fact, _CARD_TEXT, 3.2, role=QUIET) for fact in facts)
    return column((paragraph(title, _CARD_TEXT, 7.4, smallest=4.2, weight=BOLD, most=4), *lines), 0.4)
