"""A document as one picture to share: name, author, totals and its ships."""

from functools import partial

from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.sheet.fields import SYMBOLS
from metamaker.games.cosmoforce.sheet.signs import icon
from metamaker.games.cosmoforce.sheet.subject import edition_term
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived, mass
from metamaker.rendering.boxes import aligned, padded, row, symbol, underlined
from metamaker.rendering.drawing import BOLD, Drawing, Page
from metamaker.rendering.ink import QUIET
from metamaker.rendering.picture import CardHead, in_columns, list_card, total
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.texts import name, term

_NAME = 8.0
_FIGURES = 62.0


def card(fleet: Fleet, words: Words, is_shared: bool = True) -> Page:
    """Return the card of a document, 160 × 90 mm; ships without room are counted.

    Only a shared one has the note at its foot that it opens as a document.
    """
    about = [words.text("pages-picture-by", author=fleet.author)] if fleet.author else []
    below = "  ·  ".join([*about, f"Cosmoforce, {edition_term(fleet.edition, rules_of(fleet), words)}"])
    head = CardHead(fleet.name or words["pages-nameless"], below)
    ships = [fleet.design(ship.design) for ship in fleet.ships] or list(fleet.designs)
    counts = (("ships", len(ships)), ("teams", len(fleet.teams)), ("mass", sum(mass(design) for design in ships)))
    totals = (total(str(count), words[f"pages-picture-{key}"]) for key, count in counts if count)
    opens = words["pages-picture-opens"] if is_shared else ""
    return Page(list_card(head, totals, partial(_roster, fleet, words), opens, words["sheet-foot-made"]), fleet.name)


def _roster(fleet: Fleet, words: Words, width: float, room: float) -> Drawing:
    """Return a line for each ship, with all its numbers if there are few; the last line counts the omitted ships."""
    rows: list[tuple[str, Design]] = [(called(ship), fleet.design(ship.design)) for ship in fleet.ships]
    rows = rows or [(called(design), design) for design in fleet.designs]

    def ship(named: tuple[str, Design], width: float, height: float, full: bool) -> Drawing:
        return _row(fleet, *named, width, height, full=full)

    def left_out(count: int, width: float, height: float) -> Drawing:
        more = line(_NAME, height / 2 + 1.2, words.text("pages-picture-more", count=count), 3.2, role=QUIET)
        return Drawing(width, height, (more,))

    return in_columns(rows, width, room, ship, left_out)


def _row(fleet: Fleet, title: str, design: Design, width: float, height: float, *, full: bool) -> Drawing:
    right = width - _FIGURES if full else width - 8.0
    shown = name(title, right - _NAME, 4.0, weight=BOLD)
    parts = [padded(symbol(icon(design.ship_class.value), 5.0), 0.6, 0.0, _NAME - 5.6), shown]
    if full:
        numbers = derived(design, rules_of(fleet))
        for key, sign, role in SYMBOLS:
            value: int = getattr(numbers, key)
            text = term(str(value // HUNDRED if key == "speed" else value), 7.2, 3.6)
            parts.append(row((symbol(icon(sign), 4.0, role), text), 0.8))
    else:
        parts.append(term(str(mass(design)), 8.0, 3.6, weight=BOLD, align=Align.RIGHT))
    return underlined(aligned(row(parts), width, height, across=0.0), width=0.15)
