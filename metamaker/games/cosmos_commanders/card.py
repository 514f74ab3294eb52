"""A document as one picture to be shared: the map, its name, for how many it is, and how large."""

from metamaker.core.words import Words
from metamaker.games.cosmos_commanders.chart.drawing import chart
from metamaker.games.cosmos_commanders.edits.editing import EDITS
from metamaker.games.cosmos_commanders.edits.subject import MAP
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.sheets.boxes import column
from metamaker.sheets.drawing import BOLD, Drawing, Page
from metamaker.sheets.ink import QUIET
from metamaker.sheets.picture import side_card
from metamaker.sheets.texts import name, paragraph

_WIDTH = 37.0


def card(star_map: StarMap, words: Words, is_shared: bool = True) -> Page:
    """Return the card of a document, 160 × 90 mm. One that is not shared does not say that it opens as a document."""
    opens = words["pages-picture-opens"] if is_shared else ""
    return Page(side_card(_about(star_map, words), chart(star_map, named=False), opens), star_map.name)


def _about(star_map: StarMap, words: Words) -> Drawing:
    title = star_map.name.strip() or words["document-nameless"]
    facts = ["Cosmos Commanders", *EDITS.summary(star_map, MAP, words.language).facts]
    if star_map.author.strip():
        facts.insert(0, words.text("pages-picture-by", author=star_map.author))
    lines = (name(fact, _WIDTH, 3.2, role=QUIET) for fact in facts)
    return column((paragraph(title, _WIDTH, 7.4, smallest=4.2, weight=BOLD, most=4), *lines), 0.4)
