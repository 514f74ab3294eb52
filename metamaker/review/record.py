"""The record of matches in a file of the user: results of ships and players, with and without luck.

Like GNU Backgammon, it takes the luck of the dice out of a result: the rest comes from designs and orders.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from threading import Lock
from typing import NamedTuple

from metamaker.core.envelope import migrated, unwrap, wrap
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import laid_out, parse
from metamaker.core.messages import message
from metamaker.core.storage import is_there, read_file, write_file
from metamaker.core.validation import validated
from metamaker.game_api.match_documents import NOTES
from metamaker.play.documents import Replay
from metamaker.play.review.ledger import Chance, luck_of
from metamaker.play.review.match_record import (
    EVERY_GAME,
    LONGEST_NAME,
    MATCHES,
    MOST_MATCHES,
    MOST_SHIPS,
    MatchRecord,
    RecordedMatch,
    RecordedShip,
    RecordedSide,
)
from metamaker.play.table import PERSON
from metamaker.review.report import TWO, Report

_ADDING = Lock()
"""Matches that end at the same time in several tabs are added one after the other."""


def digest_of(replay: Replay, game: str) -> str:
    """Return the same 64 characters for all copies of a match: from its sides, dice and choices."""
    options = {key: value for key, value in replay.options.items() if key not in NOTES}
    fleets = [each.model_dump(mode="json") for each in replay.fleets]
    whole = [game, fleets, replay.seed, options, list(replay.choices)]
    return hashlib.sha256(json.dumps(whole, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def recorded(report: Report, replay: Replay) -> RecordedMatch:
    """Return a finished match for a record. Raises ValueError for a match that is not over."""
    if report.result is None or report.problem is not None:
        raise ValueError("the match is not over")
    captains = replay.options.get("captains")
    players = list(captains) if isinstance(captains, list) else []
    return RecordedMatch(
        digest=digest_of(replay, report.game.key),
        game=report.game.key,
        title=report.title[:LONGEST_NAME],
        unit=report.unit,
        turns=report.turns,
        result=report.result,
        sides=tuple(
            _side(report, side, str(players[side]) if side < len(players) else "") for side in range(len(report.sides))
        ),
    )


def _side(report: Report, side: int, player: str) -> RecordedSide:
    blows = report.ledger.blows
    dealt, taken = _result(report, side)
    return RecordedSide(
        name=report.sides[side][:LONGEST_NAME],
        player=player,
        dealt=dealt,
        taken=taken,
        luck=round(luck_of(report.ledger.chances, side, max(2, len(report.sides))), 4),
        ships=tuple(
            RecordedShip(
                name=fate.name[:LONGEST_NAME],
                destroyed=fate.destroyed,
                dealt=_sum(blow.dealt for blow in blows if blow.ship == fate.ref and blow.target != fate.ref),
                taken=_sum(blow.dealt for blow in blows if blow.target == fate.ref),
                luck=_sum(_luck_of_ship(chance, fate.ref, side) for chance in report.ledger.chances),
            )
            for fate in report.fates
            if fate.side == side
        )[:MOST_SHIPS],
    )


def _result(report: Report, side: int) -> tuple[float, float]:
    """Return the damage dealt and taken by a side; or its points, and the mean points of the others.

    Of two sides, each dealt the losses of the other one, from any cause.
    """
    if report.scores:
        others = (*report.scores[:side], *report.scores[side + 1 :])
        return report.scores[side], _sum(others) / len(others)
    blows, is_duel = report.ledger.blows, len(report.sides) == TWO
    dealt = _sum(blow.dealt for blow in blows if blow.loser != side and (is_duel or blow.side == side))
    return dealt, _sum(blow.dealt for blow in blows if blow.loser == side)


def _sum(amounts: Iterable[float]) -> float:
    return round(sum(amounts), 4)


def _luck_of_ship(chance: Chance, ref: str, side: int) -> float:
    """Return the luck of a roll for a ship: its own, or one against it."""
    if chance.ship == ref:
        return chance.luck if chance.side == side else -chance.luck
    return -chance.luck if chance.target == ref and chance.side != side else 0.0


def with_match(record: MatchRecord, match: RecordedMatch) -> MatchRecord:
    """Return a record with a match; the same one if it has the match already. Of too many matches, the oldest are removed."""
    if any(each.digest == match.digest for each in record.matches):
        return record
    return record.with_(matches=(*record.matches, match)[-MOST_MATCHES:])


def read_record(file: str) -> MatchRecord:
    """Return the record in a file, an empty one without the file. Raises FileProblem."""
    if not is_there(file):
        return MatchRecord()
    data = read_file(file)
    envelope = unwrap(parse(data, file), file)
    if envelope.game != EVERY_GAME or envelope.kind != MATCHES.kind:
        raise FileProblem(file, "", message("review-record-other"))
    return validated(MatchRecord, migrated(envelope, MATCHES, file), file)


def add_to_record(file: str, match: RecordedMatch) -> MatchRecord:
    """Add a match to the record in a file, in one step, and return the record. Raises FileProblem."""
    with _ADDING:
        before = read_record(file)
        record = with_match(before, match)
        if record is not before:
            write_file(file, laid_out(wrap(EVERY_GAME, MATCHES, record.model_dump(mode="json"))))
    return record


class Row(NamedTuple):
    """The results of a ship or a player in all its matches: `held` are those that it survived, or won.

    `margin` is the mean of the damage dealt less that taken, in the `unit` of the game; `adjusted` is that without luck.
    """

    game: str
    name: str
    player: str
    unit: str
    matches: int
    held: int
    lost: int
    margin: float
    adjusted: float


def players(record: MatchRecord) -> list[Row]:
    """Return the results of all players: sides by name with their captain, or with a person."""

    def found() -> Iterator[_Part]:
        for match in record.matches:
            for place, side in enumerate(match.sides):
                won, lost = match.result == place, match.result not in {-1, place}
                yield _Part(match, side.name, side.player, won, lost, side)

    return _rows(found())


def ships(record: MatchRecord) -> list[Row]:
    """Return the results of all ships by name and by the player of their side."""

    def found() -> Iterator[_Part]:
        for match in record.matches:
            for side in match.sides:
                for ship in side.ships:
                    yield _Part(match, ship.name, side.player, not ship.destroyed, ship.destroyed, ship)

    return _rows(found())


class _Part(NamedTuple):
    """A ship or a side in a match."""

    match: RecordedMatch
    name: str
    player: str
    held: bool
    lost: bool
    of: RecordedShip | RecordedSide


def _rows(parts: Iterable[_Part]) -> list[Row]:
    """Return the rows of parts: people first, then those with most matches."""
    groups: dict[tuple[str, str, str], list[_Part]] = {}
    for part in parts:
        groups.setdefault((part.match.game, part.name, part.player), []).append(part)
    rows = [_row(*key, found) for key, found in groups.items()]
    return sorted(rows, key=lambda row: (row.player != PERSON, -row.matches, row.game, -row.adjusted, row.name))


def _row(game: str, name: str, player: str, parts: list[_Part]) -> Row:
    count = len(parts)
    margin = sum(part.of.dealt - part.of.taken for part in parts) / count
    luck = sum(part.of.luck for part in parts) / count
    held, lost = sum(part.held for part in parts), sum(part.lost for part in parts)
    return Row(game, name, player, parts[0].match.unit, count, held, lost, margin, margin - luck)
