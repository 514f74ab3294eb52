"""Squadrons without a carrier: for every entry its own crew, the definition, and the strength of each squadron."""

from collections.abc import Iterator

from metamaker.core.amounts import whole
from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.words import SquadronQuality
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import fleet_heading, flowing, room
from metamaker.games.metaverse.sheet.bubbles import MARINE, bubble
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.squadrons import definition_block, group_letters
from metamaker.games.metaverse.sheet.tiles import glyph
from metamaker.games.metaverse.stats.fleet import SquadronEntry, fleet_stats
from metamaker.rendering.boxes import aligned, layered, row, underlined
from metamaker.rendering.drawing import BOLD, Drawing, Group, Page
from metamaker.rendering.ink import INK, QUIET
from metamaker.rendering.layout import Table
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.texts import label, term

_GAP = 4.6
_HEIGHT = 6.6


def squadron_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the squadrons beside the ships of every fleet that has some. Rules MV-3.7.5-03, MV-3.7.8-01."""
    return tuple(page for each in context.each() for page in _pages(each))


def _pages(context: PagesContext) -> tuple[Page, ...]:
    entries = [entry for entry in fleet_stats(context.fleets[0]).squadrons if entry.squadron.count]
    if not entries:
        return ()
    heading = fleet_heading(context, "squadrons")
    width = room(context, heading).width
    letters = group_letters(context.fleets[0])
    tables = (_table(entry, letters[entry.squadron.id], context.words, width) for entry in entries)
    return flowing(context, heading, tables, _GAP, notes=True)


def _table(entry: SquadronEntry, letter: str, words: Words, width: float) -> Table:
    """Return the crew of an entry over the definition of its type. The heading is repeated on the next page."""
    place = ref("squadrons", entry.squadron.id)
    top = Drawing(width, _HEIGHT, (Group(0.0, 0.0, _crew(entry, letter, words, width), place),))
    strips = definition_block(entry.starfighter, entry.squadron.count, width, words, letter)
    return Table(top, tuple(strip for strip in strips if not strip.divider), breakable=False)


def _crew(entry: SquadronEntry, letter: str, words: Words, width: float) -> Drawing:
    """Return the group, the number of squadrons, their crew and command quality, marines, and value."""
    squadron = entry.squadron
    counted = words.text("pages-squadrons-count", count=squadron.count)
    parts = [label(words.text("pages-squadrons-group", letter=letter, counted=counted), 3.6, weight=BOLD)]
    for icon, value, caption in _qualities(entry):
        said = label(words[f"pages-squadrons-{caption}"], 2.4, role=QUIET)
        parts.append(row((glyph(icon, 3.8), label(value, 3.6, weight=BOLD), said), 0.8))
    cost = line(
        width,
        4.0,
        words.text("pages-squadrons-value", value=words.number(whole(entry.cost))),
        2.6,
        role=QUIET,
        align=Align.RIGHT,
    )
    if squadron.marines_aboard and SquadronQuality.BREACHING in entry.starfighter.qualities:
        text = words.text("pages-squadrons-marines", count=entry.starfighter.strength)
        room = width - row(parts, 5.0).width - cost.width - 15.0
        parts.append(row((bubble(MARINE), term(text, max(10.0, room), 2.6, smallest=LEAST)), 1.1))
    return layered(
        underlined(aligned(row(parts, 5.0), width, _HEIGHT - 0.4, across=0.0), INK, 0.3), Drawing(width, _HEIGHT, (cost,))
    )


def _qualities(entry: SquadronEntry) -> Iterator[tuple[str, str, str]]:
    yield "crew_quality", str(entry.squadron.crew_quality), "crew"
    yield "command_quality", entry.squadron.command_quality.value, "command"
