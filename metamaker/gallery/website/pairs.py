"""Forecasts between the fleets of a gallery, each with a quick look at its battles."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from metamaker.balance.quick_look import quick_look
from metamaker.core.errors import FileProblem
from metamaker.core.storage import read_file
from metamaker.gallery.manifest import FLEET, Pair, Record
from metamaker.gallery.sources import Step
from metamaker.game_api.game import required
from metamaker.opening import document_of, open_bytes
from metamaker.play.simulation.executors import each_result
from metamaker.play.statistics import Share
from metamaker.registry import game_called


class Meeting(NamedTuple):
    """Two fleets of a game to be compared: their ids, the fleets as they fight, the number of battles."""

    game: str
    ids: tuple[str, str]
    forces: tuple[Any, Any]
    battles: int


def forecasts(
    records: Sequence[Record],
    known: Sequence[Pair],
    paths: Mapping[str, str],
    most: int,
    battles: int,
    workers: int,
    step: Step,
) -> tuple[Pair, ...]:
    """Return the forecasts between fleets of one game, for the first `most` of each; known ones are kept.

    Fleets that cannot meet have no forecast. `battles`: their number for each pair. `workers`, `step`: as for a gallery.
    """
    old = {(pair.one, pair.other): pair for pair in known}
    wanted: list[tuple[str, str]] = []
    missing: list[Meeting] = []
    kept: dict[str, object] = {}
    for one, other in _pairs(records, most):
        ids = one.entries[0].id, other.entries[0].id
        if ids not in old:
            first, second = (_force(record, paths, kept) for record in (one, other))
            if first is None or second is None:
                continue
            missing.append(Meeting(one.game, ids, (first, second), battles))
        wanted.append(ids)
    for done, pair in enumerate(each_result(rated, missing, workers), 1):
        old[pair.one, pair.other] = pair
        step(done, len(missing))
    return tuple(old[ids] for ids in wanted)


def _pairs(records: Sequence[Record], most: int) -> Iterator[tuple[Record, Record]]:
    for game in sorted({record.game for record in records}):
        if game_called(game).odds is not None:
            of = [record for record in records if record.game == game and record.kind == FLEET]
            yield from itertools.combinations(of[:most], 2)


def rated(meeting: Meeting) -> Pair:
    """Return the forecast of a pair of fleets with its battles. For worker processes."""
    rate, fought = looked_at(meeting.game, meeting.forces, meeting.battles)
    one, other = meeting.ids
    return Pair(one=one, other=other, rate=rate.found, low=rate.low, high=rate.high, fought=fought)


def looked_at(game: str, forces: Sequence[Any], battles: int, encounter: Any = None) -> tuple[Share, int]:
    """Return the win rate of the first force, and the number of its battles: none for designs with errors."""
    look, play = quick_look(game_called(game), forces, encounter), required(game_called(game).play)
    if not battles or any(play.flaws(force) for force in forces):
        return look.forecast.rate, 0
    tally = look.fought(battles)
    if tally.is_partial:
        raise KeyboardInterrupt
    return look.rate(tally), tally.fought


def _force(record: Record, paths: Mapping[str, str], kept: dict[str, object]) -> object:
    """Return the fleet of a record as it fights; None if its file is gone meanwhile, or it cannot."""
    if record.name not in kept:
        kept[record.name] = _fighting(record, paths)
    return kept[record.name]


def _fighting(record: Record, paths: Mapping[str, str]) -> object:
    game = game_called(record.game)
    try:
        force = document_of(game, open_bytes(read_file(paths[record.name]), record.name))
        return force if game.play is None else game.play.force(force, ())
    except (FileProblem, LookupError):
        return None
