"""The log of a ship as printed pages, which follow its record sheet."""

from collections.abc import Iterator, Sequence

from metamaker.core.messages import COMMON, Words, words_in
from metamaker.core.ship_log import BattleResult, LogEntry
from metamaker.game_api.logs import LoggedShip
from metamaker.rendering.drawing import Page
from metamaker.rendering.imposition import Slots
from metamaker.rendering.layout import bodies, flowed
from metamaker.rendering.page_set import Heading, head
from metamaker.rendering.tables import Cell, Look, table, titled
from metamaker.rendering.text_fitting import Align

_COLUMNS = {
    "date": 0.1,
    "battle": 0.25,
    "result": 0.13,
    "boxes": 0.065,
    "squadrons": 0.085,
    "hits": 0.06,
    "kills": 0.06,
    "points": 0.065,
    "scars": 0.185,
}
"""The columns of a log with their parts of the width."""

_NUMBERS = frozenset({"boxes", "squadrons", "hits", "kills", "points"})

_MOST_LINES = 10
"""The most lines of scars in a row, so that a row fits on a page."""

_LOOK = Look(size=2.9, height=7.0, left=1.5)


def log_leaves(ship: LoggedShip, slots: Slots, language: str) -> tuple[Page, ...]:
    """Return the pages of the log of a ship for the places of its sheets; nothing without entries or for small sheets.

    The rest of a single page has empty lines for a pen.
    """
    if not ship.log or slots.a_page > 1:
        return ()
    words = words_in(COMMON, language)
    widths = [part * slots.width for part in _COLUMNS.values()]
    titles = [Cell(words[f"log-column-{key}"], align=_align(key)) for key in _COLUMNS]
    title = words.text("log-title", ship=ship.name)
    above = head(Heading(title, _totals(ship.log, words)), slots.width)
    rows = [tuple(_row(entry, words)) for entry in ship.log]
    block = titled(above, table(titles, rows, widths, _LOOK))
    lines = max(0, int((slots.height - block.height) / _LOOK.height))
    block = titled(above, table(titles, [*rows, *[("",) * len(widths)] * lines], widths, _LOOK))
    drawings = bodies(flowed([block], slots.height, 0.0), slots.width, slots.height)
    return tuple(Page(drawing, None if number else title) for number, drawing in enumerate(drawings))


def _align(column: str) -> Align:
    return Align.RIGHT if column in _NUMBERS else Align.LEFT


def _totals(log: Sequence[LogEntry], words: Words) -> str:
    won = sum(entry.result is BattleResult.WON for entry in log)
    hits, kills = sum(entry.hits for entry in log), sum(entry.kills for entry in log)
    return words.text("log-totals", battles=len(log), won=won, hits=hits, kills=kills)


def outcome(entry: LogEntry, words: Words) -> str:
    """Return the result of a battle and the fate of the ship: “won · crippled”."""
    result = words[f"log-result-{entry.result}"] if entry.result else ""
    return " · ".join(filter(None, (result, words[f"log-fate-{entry.fate}"])))


def scars(entry: LogEntry, words: Words) -> str:
    """Return the scars of an entry in a line, with the repaired ones."""
    return ", ".join(words.text("log-repaired", what=each.what) if each.repaired else each.what for each in entry.scars)


def _row(entry: LogEntry, words: Words) -> Iterator[Cell]:
    yield Cell(entry.date or "–")
    opponent = words.text("log-against", opponent=entry.opponent) if entry.opponent else ""
    yield Cell(entry.title or "–", bold=True, below=" · ".join(filter(None, (entry.campaign, opponent))))
    yield Cell(outcome(entry, words))
    for number in (entry.boxes_lost, entry.squadrons_lost, entry.hits, entry.kills):
        yield Cell(str(number) if number else "–", align=Align.RIGHT)
    yield Cell(words.number(entry.points) if entry.points else "–", align=Align.RIGHT)
    yield Cell(scars(entry, words), most=_MOST_LINES, below=" ".join(entry.note.split()))
