"""Threat cards: the eight ships of the chart as cards, with the chart itself as one more (CF-THR-01, CF-MODE-05, -08)."""

from metamaker.core.words import Words
from metamaker.games.cosmoforce.catalogue import Threat, threat_ship, threats
from metamaker.games.cosmoforce.edits.terms import class_term
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.pages.page import Setting
from metamaker.games.cosmoforce.pages.rules import played
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.sheet.card import EDGE, WIDTH, card
from metamaker.games.cosmoforce.sheet.edges import CARD, FOOT, foot, head
from metamaker.games.cosmoforce.sheet.fields import figures
from metamaker.games.cosmoforce.sheet.panels import paragraph
from metamaker.games.cosmoforce.sheet.signs import CAPTION, RULE, icon
from metamaker.games.cosmoforce.sheet.subject import Subject
from metamaker.games.cosmoforce.stats.derived import HUNDRED
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path, Symbol
from metamaker.sheets.imposition import CARD_HEIGHT, CARD_WIDTH, cards, imposed
from metamaker.sheets.ink import BAR, HAIRLINE, INK, ON_BAR, PAPER, QUIET
from metamaker.sheets.lettering import Align, fit, line, lines, words_line
from metamaker.sheets.shapes import box, rule

_ROW = 6.3


def threat_pages(of: Setting) -> tuple[Page, ...]:
    """Return the cards of the threats for every edition that is played, the chart after them."""
    pages: tuple[Page, ...] = ()
    for edition, rules in played(of):
        leaves = [_card(of, number, threat, edition, rules) for number, threat in enumerate(threats(), 1)]
        leaves.append(threat_chart(of.words, edition, rules))
        first, *others = imposed([Page(leaf.drawing) for leaf in leaves], cards(of.frame))
        pages += (Page(first.drawing, of.words["pages-title-threats"]), *others)
    return pages


def _card(of: Setting, number: int, threat: Threat, edition: Edition, rules: PlayedRules) -> Page:
    about = f"{of.words.text('pages-threats-number', number=number)}  ·  {class_term(threat.ship_class, of.words)}"
    subject = _met(threat, edition, rules, of.words)._replace(subtitle=about)
    noted = () if subject.speed is None else (of.words.text("pages-threats-override", speed=subject.speed // HUNDRED),)
    return card(subject, head(subject, WIDTH, CARD), threat.name, noted)


def threat_chart(words: Words, edition: Edition, rules: PlayedRules) -> Page:
    """Return the chart of threats by the faces of the die, as a card. Rules CF-THR-01, CF-MODE-05, -08."""
    title = fit(words["pages-threats-chart"], WIDTH, 4.2, BOLD)
    roll = paragraph(words["pages-threats-roll"], WIDTH, CAPTION)
    carried = paragraph(words["pages-threats-carried"], WIDTH, CAPTION)
    y = EDGE + title.size * 0.8
    ops: list[Op] = list(lines(EDGE, y, title, weight=BOLD))
    y += title.height + 1.8
    ops.append(rule(EDGE, y, WIDTH, INK, RULE))
    y += 1.0
    for number, threat in enumerate(threats(), 1):
        ops.append(Group(EDGE, y, _row(number, threat, _met(threat, edition, rules, words)), f"threats/{threat.id}"))
        y += _ROW
    ops.append(Group(EDGE, y + 1.2, roll))
    ops.append(Group(EDGE, y + 1.2 + roll.height, carried))
    subject = Subject("threats", "", "", None, edition, rules, words)
    ops.append(Group(EDGE, CARD_HEIGHT - EDGE - FOOT, foot(subject, 1, 1, WIDTH)))
    return Page(Drawing(CARD_WIDTH, CARD_HEIGHT, tuple(ops)))


def _met(threat: Threat, edition: Edition, rules: PlayedRules, words: Words) -> Subject:
    """Return a threat as it is met where these rules are played, which may be faster or slower than its printed numbers."""
    ship = threat_ship(threat, edition, strict=bool(rules.strict_baby_striker))
    return Subject(f"threats/{threat.id}", threat.name, "", ship.design, edition, rules, words, speed=ship.speed)


def _row(number: int, threat: Threat, met: Subject) -> Drawing:
    shown = figures(met)
    numbers = met.words.text("pages-threats-numbers", mass=shown.mass, speed=shown.speed, crew=shown.complement)
    name = fit(threat.name, WIDTH - 14.0, 2.9, BOLD, CAPTION)
    ops = (
        Path(box(0.1, 0.6, 5.0, 5.0, 1.0), fill=BAR, stroke=INK, width=0.2),
        line(2.6, 4.4, str(number), 3.6, weight=BOLD, role=ON_BAR, align=Align.CENTRE),
        words_line(7.0, 2.7, name, weight=BOLD),
        words_line(7.0, 5.4, fit(numbers, WIDTH - 14.0, CAPTION, smallest=CAPTION), role=QUIET),
        Symbol(WIDTH - 5.0, 0.8, 4.6, icon(threat.ship_class.value), INK, PAPER),
        rule(0.0, _ROW - 0.3, WIDTH, HAIRLINE, 0.15),
    )
    return Drawing(WIDTH, _ROW, ops)
