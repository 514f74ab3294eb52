"""`metamaker review --record`: the record of matches in a file of the user."""

from rich.console import RenderableType

from metamaker.cli.input.replay_files import Opened
from metamaker.cli.models.battles import MatchRecordStandings, RecordRow
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.terminal import heading, say, table
from metamaker.core.amounts import at_most
from metamaker.core.errors import FileProblem
from metamaker.core.messages import COMMON, Words, language_in_force, message, words_in
from metamaker.play.review.match_record import MatchRecord
from metamaker.play.table import PERSON
from metamaker.registry import game_shown
from metamaker.review.record import Row, add_to_record, players, read_record, recorded, ships
from metamaker.review.report import Report

_PLAYERS = ("matches-played", "won", "lost")
_SHIPS = ("battles", "survived", "destroyed")
"""Columns of the counts."""


def refuse_variation(file: str, variation: str) -> None:
    """Raise BadParameter for a variation with a record, which only takes the match itself."""
    if file and variation:
        raise unusable("review-record-variation")


def add(file: str, report: Report, opened: Opened) -> None:
    """Add a reviewed match to a record, if there is one. Raises FileProblem, also for a match that is not over."""
    if not file:
        return
    try:
        match = recorded(report, opened.replay)
    except ValueError:
        raise FileProblem(opened.file, "", message("review-record-unfinished")) from None
    add_to_record(file, match)


def shown(file: str) -> Answer:
    """Show the results of the ships and players in a record. Raises BadParameter without a file, FileProblem."""
    if not file:
        raise unusable("review-record-nothing", "MATCH")
    record = read_record(file)
    return Answer(lambda: _data(record, file), lambda: _show(record, file))


def _show(record: MatchRecord, file: str) -> None:
    words = words_in(COMMON, language_in_force())
    say(heading(words["review-record"]), text("review-record-matches", count=len(record.matches), file=file))
    for game in dict.fromkeys(match.game for match in record.matches):
        of_players = [row for row in players(record) if row.game == game]
        of_ships = [row for row in ships(record) if row.game == game]
        say("", heading(game_shown(game)), _table(of_players, "players", _PLAYERS, words))
        if of_ships:
            say("", _table(of_ships, "ships", _SHIPS, words))
        say("", words.text("review-record-note", unit=of_players[0].unit))


def _table(rows: list[Row], of: str, counts: tuple[str, ...], words: Words) -> RenderableType:
    numbers = [words[f"review-record-{key}"] for key in (*counts, "result", "adjusted")]
    titles = (words[f"review-record-{of}"], words["review-record-player"], *numbers)
    shown = [
        (
            row.name,
            words["review-record-person"] if row.player == PERSON else row.player,
            *map(words.number, (row.matches, row.held, row.lost)),
            words.signed(at_most(row.margin, 1)),
            words.signed(at_most(row.adjusted, 1)),
        )
        for row in rows
    ]
    return table(titles, shown, right=numbers)


def _data(record: MatchRecord, file: str) -> MatchRecordStandings:
    return {
        "file": file,
        "matches": len(record.matches),
        "players": [_row(row) for row in players(record)],
        "ships": [_row(row) for row in ships(record)],
    }


def _row(row: Row) -> RecordRow:
    return {
        "game": row.game,
        "name": row.name,
        "player": row.player,
        "unit": row.unit,
        "matches": row.matches,
        "held": row.held,
        "lost": row.lost,
        "result": row.margin,
        "adjusted": row.adjusted,
    }
