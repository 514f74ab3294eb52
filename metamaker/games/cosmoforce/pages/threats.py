"""Threat cards: the eight ships of the chart as cards, with the chart itself as one more (CF-THR-01, CF-MODE-05, -08)."""

from metamaker.core.messages import Words
from metamaker.games.cosmoforce.catalogue import Threat, threat_ship, threats
from metamaker.games.cosmoforce.edits.structure import class_term
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.pages.page import Setting
from metamaker.games.cosmoforce.pages.rules import played
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.sheet.card import EDGE, WIDTH, card
from metamaker.games.cosmoforce.sheet.edges import CARD, foot, head
from metamaker.games.cosmoforce.sheet.fields import figures
from metamaker.games.cosmoforce.sheet.panels import paragraph as text
from metamaker.games.cosmoforce.sheet.signs import RULE, icon
from metamaker.games.cosmoforce.sheet.subject import Subject
from metamaker.games.cosmoforce.stats.derived import HUNDRED
from metamaker.rendering.boxes import aligned, blank, column, framed, padded, row, symbol, underlined
from metamaker.rendering.drawing import BOLD, Drawing, Page
from metamaker.rendering.imposition import CARD_HEIGHT, cards, imposed
from metamaker.rendering.ink import BAR, INK, ON_BAR, QUIET
from metamaker.rendering.layout import Strip
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.texts import CAPTION, paragraph, term

_ROW = 6.3


def threat_pages(of: Setting) -> tuple[Page, ...]:
    """Return the cards of the threats for every edition in use, followed by the chart."""
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
    rows = [
        Strip(_row(number, threat, _met(threat, edition, rules, words)), ref=f"threats/{threat.id}")
        for number, threat in enumerate(threats(), 1)
    ]
    title = underlined(paragraph(words["pages-threats-chart"], WIDTH, 4.2, smallest=CAPTION, weight=BOLD), INK, RULE)
    notes = (text(words[f"pages-threats-{key}"], WIDTH, CAPTION) for key in ("roll", "carried"))
    chart = column((title, blank(0.0, 0.6), *rows, blank(0.0, 1.2), *notes))
    below = foot(Subject("threats", "", "", None, edition, rules, words), 1, 1, WIDTH)
    space = CARD_HEIGHT - 2 * EDGE - below.height
    return Page(padded(column((aligned(chart, height=space, down=0.0), below)), EDGE, EDGE))


def _met(threat: Threat, edition: Edition, rules: PlayedRules, words: Words) -> Subject:
    """Return a threat as it fights under these rules; it may be faster or slower than its printed numbers."""
    ship = threat_ship(threat, edition, strict=bool(rules.strict_baby_striker))
    return Subject(f"threats/{threat.id}", threat.name, "", ship.design, edition, rules, words, speed=ship.speed)


def _row(number: int, threat: Threat, met: Subject) -> Drawing:
    shown = figures(met)
    numbers = met.words.text("pages-threats-numbers", mass=shown.mass, speed=shown.speed, crew=shown.complement)
    figure = line(2.5, 3.8, str(number), 3.6, weight=BOLD, role=ON_BAR, align=Align.CENTRE)
    face = framed(Drawing(5.0, 5.0, (figure,)), fill=BAR, stroke=INK, radius=1.0)
    texts = (
        term(threat.name, WIDTH - 14.0, 2.9, weight=BOLD),
        term(numbers, WIDTH - 14.0, CAPTION, role=QUIET),
    )
    ship = row((face, column(texts, -0.4), symbol(icon(threat.ship_class.value), 4.6)), 1.6)
    return underlined(aligned(ship, WIDTH, _ROW, across=0.0), width=0.15)
