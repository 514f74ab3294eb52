"""A document as one picture to be shared: the map, its name, for how many it is, and how large."""

from metamaker.core.words import Words
from metamaker.games.cosmos_commanders.chart.drawing import chart
from metamaker.games.cosmos_commanders.edits.editing import EDITS
from metamaker.games.cosmos_commanders.edits.subject import MAP
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.sheets.ink import HAIRLINE, QUIET, TINT
from metamaker.sheets.lettering import at_most, fit, lines, name_line
from metamaker.sheets.picture import FOOT, foot
from metamaker.sheets.raster import CARD_HEIGHT, CARD_WIDTH
from metamaker.sheets.shapes import box, upright

_EDGE = 5.0
_TEXT = 42.0


def card(star_map: StarMap, words: Words, is_shared: bool = True) -> Page:
    """Return the card of a document, 160 × 90 mm. One that is not shared does not say that it opens as a document."""
    left = _TEXT + 2 * _EDGE
    width, height = CARD_WIDTH - left - _EDGE, CARD_HEIGHT - 2 * _EDGE
    drawn = chart(star_map, named=False)
    scale = min(width / drawn.width, height / drawn.height)
    x, y = left + (width - scale * drawn.width) / 2, _EDGE + (height - scale * drawn.height) / 2
    ops: list[Op] = [
        Path(box(0.0, 0.0, left - _EDGE, CARD_HEIGHT), fill=TINT),
        upright(left - _EDGE, 0.0, CARD_HEIGHT, HAIRLINE),
        Group(_EDGE, _EDGE, _about(star_map, words, _TEXT - _EDGE)),
        Group(x, y, drawn, None, scale),
    ]
    if is_shared:
        below = foot("", "MetaMaker", _TEXT - _EDGE)
        opens = fit(words["pages-picture-opens"], _TEXT - _EDGE, 2.6)
        ops += (*lines(_EDGE, CARD_HEIGHT - FOOT - 1.0, opens, role=QUIET), Group(_EDGE, CARD_HEIGHT - FOOT, below))
    return Page(Drawing(CARD_WIDTH, CARD_HEIGHT, tuple(ops)), star_map.name)


def _about(star_map: StarMap, words: Words, width: float) -> Drawing:
    name = at_most(fit(star_map.name.strip() or words["document-nameless"], width, 7.4, BOLD, smallest=4.2), 4, width, BOLD)
    y = name.size * 0.78
    ops: list[Op] = list(lines(0.0, y, name, weight=BOLD))
    y += name.height + 5.0
    if star_map.author.strip():
        ops.append(name_line(0.0, y, words.text("pages-picture-by", author=star_map.author), width, 3.2, role=QUIET))
        y += 5.0
    for fact in ("Cosmos Commanders", *EDITS.summary(star_map, MAP, words.language).facts):
        ops.append(name_line(0.0, y, fact, width, 3.2, role=QUIET))
        y += 4.4
    return Drawing(width, y, tuple(ops))
