"""The rules side of a sheet, and reference cards with the differences of the editions marked (CF-SHEET-07)."""

from functools import partial

from metamaker.core.display_names import first_upper
from metamaker.core.messages import Words
from metamaker.games.cosmoforce.catalogue import Kind, catalogue
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.pages.page import Setting
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules, rules_of
from metamaker.games.cosmoforce.sheet.panels import paragraph, section_strips, system_strips
from metamaker.games.cosmoforce.sheet.signs import CAPTION, headline
from metamaker.games.cosmoforce.sheet.subject import RULES_SIDE, edition_term
from metamaker.rendering.boxes import blank
from metamaker.rendering.drawing import BOLD, Drawing, Page
from metamaker.rendering.layout import Strip, Strips
from metamaker.rendering.note_pages import column_width, in_columns, on_one_page
from metamaker.rendering.page_set import Headed, Room
from metamaker.rendering.text_fitting import line

_TYPE = 2.7
_LARGER = (3.2, 3.1, 3.0, 2.9, 2.8)
"""Sizes of the running text in mm, if the rules fit on one page."""
_SMALLER = (_TYPE, 2.6, CAPTION)
"""Sizes for the cards of both editions; the first one that fits on one page is used."""
_LEAST_COLUMN = 60.0
_GAP = 3.0

CARD = ("dice", "shooting", "weapons", "ties", "steps", "aftermath", "actions", "damage", "elimination", "time")
"""The sections of a reference card: everything in play that differs between the editions."""


def played(of: Setting) -> tuple[tuple[Edition, PlayedRules], ...]:
    """Return the editions of the documents with their rules, each pair once."""
    return tuple(dict.fromkeys((fleet.edition, rules_of(fleet)) for fleet in of.fleets)) or ((Edition.ROSTER, ROSTER),)


def rules_pages(of: Setting) -> tuple[Page, ...]:
    """Return the rules side for every edition in use. Rule CF-SHEET-07."""
    pages: tuple[Page, ...] = ()
    for edition, rules in played(of):
        headed = of.headed(of.words["pages-title-rules"], edition_term(edition, rules, of.words))
        pages += headed.bound(on_one_page((*_LARGER, _TYPE), partial(_side, of, headed, rules)))
    return pages


def _side(of: Setting, headed: Headed, rules: PlayedRules, size: float) -> tuple[Drawing, ...]:
    """Return the pages of the rules side in type of this size."""
    space, columns = _columns(headed)
    width = column_width(space, columns)
    sections = [section_strips(key, rules, of.words, width, size) for key in RULES_SIDE]
    sections.append(system_strips(rules, of.words, width, size))
    return in_columns(filter(None, sections), space, columns, _GAP)


def reference_pages(of: Setting) -> tuple[Page, ...]:
    """Return a reference card for the rules in use, then for each other edition, each in a column."""
    cards = list(played(of))
    cards += [each for each in ((Edition.ROSTER, ROSTER), (Edition.WEB, WEB)) if each[0] not in {known for known, _ in cards}]
    headed = of.headed(of.words["pages-title-reference"], of.words["pages-reference-marked"])
    space, columns = _columns(headed)
    width = column_width(space, columns)

    def drawn(size: float) -> tuple[Drawing, ...]:
        sections = [_card(of, edition, rules, width, size) for edition, rules in cards]
        return in_columns([*sections, _originals(of.words, width, size)], space, columns, _GAP)

    return headed.bound(on_one_page((*_SMALLER, _TYPE), drawn))


def _originals(words: Words, width: float, size: float) -> Strips:
    """Return the English names of terms, for players with the English rules; empty in English itself."""
    text = words.get("pages-reference-originals", "")
    return (Strip(paragraph(text, width, size)),) if text else ()


def _card(of: Setting, edition: Edition, rules: PlayedRules, width: float, size: float) -> Strips:
    named = line(0.0, 3.8, first_upper(edition_term(edition, rules, of.words)), 4.4, weight=BOLD)
    strips: Strips = (Strip(Drawing(width, 5.6, (named,)), keep=True),)
    for key in CARD:
        section = _section(key, rules, of.words, width, size)
        strips += (*section, Strip(blank(width, 1.8))) if section else ()
    return strips


def _columns(headed: Headed) -> tuple[Room, int]:
    space = headed.room()
    return space, max(1, min(3, int(space.width / 90.0))) if space.width >= 2 * _LEAST_COLUMN else 1


def _section(key: str, rules: PlayedRules, words: Words, width: float, size: float) -> Strips:
    if key != "weapons":
        return section_strips(key, rules, words, width, size, marked=True)
    every = system_strips(rules, words, width, size, marked=True)[1:]
    weapons = tuple(strip for strip, entry in zip(every, catalogue().system.values(), strict=True) if entry.kind is Kind.WEAPON)
    return Strip(headline(words["pages-reference-weapons"], width), keep=True), *weapons
