"""The record of matches: each match once, results of ships and players apart from luck, files of strangers."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.errors import FileProblem
from metamaker.play.documents import Replay, replay_from
from metamaker.play.review.match_record import MatchRecord, RecordedMatch, RecordedShip, RecordedSide
from metamaker.registry import game_called
from metamaker.review import record as module
from metamaker.review.record import (
    add_to_record,
    digest_of,
    players,
    read_record,
    recorded,
    ships,
    with_match,
)
from metamaker.review.report import Report, reported

BATTLES = Path(__file__).parents[2] / "docs" / "battles"


def kept(name: str, game: str) -> Replay:
    return replay_from((BATTLES / f"{name}.json").read_bytes(), game, name)


def reviewed(name: str, game: str) -> Report:
    return reported(game_called(game), kept(name, game), name)


def match_of(number: int, result: int = 0, luck: float = 1.0, player: str = "") -> RecordedMatch:
    """Return a match of two sides with a ship each: the first deals 5 and takes 3."""
    one = RecordedShip(name="Heron", destroyed=result == 1, dealt=5.0, taken=3.0, luck=luck)
    other = RecordedShip(name="Kite", destroyed=result == 0, dealt=3.0, taken=5.0, luck=-luck)
    sides = (
        RecordedSide(name="North", player=player, dealt=5.0, taken=3.0, luck=luck, ships=(one,)),
        RecordedSide(name="South", player="careful", dealt=3.0, taken=5.0, luck=-luck, ships=(other,)),
    )
    digest = f"{number:064x}"
    return RecordedMatch(digest=digest, game="toy", title="Duel", unit="boxes", turns=5, result=result, sides=sides)


def test_matches_added_at_the_same_time_are_all_kept(tmp_path: Path) -> None:
    file = str(tmp_path / "matches.json")
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda number: add_to_record(file, match_of(number)), range(16)))
    assert {match.digest for match in read_record(file).matches} == {match_of(number).digest for number in range(16)}


def test_luck_is_taken_out_of_the_mean_result() -> None:
    record = MatchRecord(matches=(match_of(1, 0, 3.0), match_of(2, 1, -1.0), match_of(3, -1, 1.0)))
    north = next(row for row in players(record) if row.name == "North")
    assert (north.matches, north.held, north.lost, north.margin, north.adjusted) == (3, 1, 1, 2.0, 1.0)
    kite = next(row for row in ships(record) if row.name == "Kite")
    assert (kite.matches, kite.held, kite.lost, kite.margin, kite.adjusted) == (3, 2, 1, -2.0, -1.0)


def test_people_and_captains_have_rows_of_their_own() -> None:
    record = MatchRecord(matches=(match_of(1), match_of(2, player="plain"), match_of(3)))
    assert [(row.name, row.player, row.matches) for row in players(record)] == [
        ("North", "", 2),
        ("South", "careful", 3),
        ("North", "plain", 1),
    ]


def test_a_match_counts_once_and_the_oldest_ones_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    record = with_match(MatchRecord(), match_of(1))
    assert with_match(record, match_of(1)) is record
    monkeypatch.setattr(module, "MOST_MATCHES", 2)
    digests = [match.digest for match in with_match(with_match(record, match_of(2)), match_of(3)).matches]
    assert digests == [match_of(2).digest, match_of(3).digest]


def test_the_digest_is_that_of_the_match_and_not_of_its_file() -> None:
    replay = kept("the-narrows", "cosmoclysm")
    digest = digest_of(replay, "cosmoclysm")
    noted = {**replay.options, "won": 0}
    assert digest_of(replay.with_(program="0.1", options=noted), "cosmoclysm") == digest
    assert digest_of(replay.with_(seed=replay.seed + 1), "cosmoclysm") != digest
    assert digest_of(replay.with_(choices=replay.choices[:-1]), "cosmoclysm") != digest
    assert digest_of(replay, "metaverse") != digest


@pytest.mark.parametrize(
    ("name", "game"),
    [("the-long-watch", "cosmoforce"), ("the-narrows", "cosmoclysm"), ("four-at-the-corners", "cosmos_commanders")],
)
def test_kept_matches_are_recorded_and_read_again(name: str, game: str, tmp_path: Path) -> None:
    report, file = reviewed(name, game), tmp_path / "record.json"
    match = recorded(report, kept(name, game))
    record = add_to_record(str(file), match)
    before = file.read_bytes()
    assert add_to_record(str(file), match) == record == read_record(str(file))
    assert file.read_bytes() == before
    assert [side.name for side in match.sides] == list(report.sides)
    assert sum(side.luck for side in match.sides) == pytest.approx(0, abs=1e-3)
    assert bool(match.sides[0].ships) == (game == "cosmoforce")


def test_ships_of_a_survival_run_are_those_of_the_group() -> None:
    match = recorded(reviewed("the-long-watch", "cosmoforce"), kept("the-long-watch", "cosmoforce"))
    group, threats = match.sides
    assert [(ship.name, ship.destroyed) for ship in group.ships] == [("Night Lantern", True), ("Patient Anvil", True)]
    assert threats.ships == ()
    assert (group.dealt, group.taken) == (threats.taken, threats.dealt)
    assert 0 < sum(ship.dealt for ship in group.ships) < group.dealt
    assert sum(ship.taken for ship in group.ships) == group.taken


def test_points_decide_cosmos_commanders() -> None:
    report = reviewed("a-game-of-kettles", "cosmos_commanders")
    match = recorded(report, kept("a-game-of-kettles", "cosmos_commanders"))
    assert (match.sides[0].dealt, match.sides[0].taken) == report.scores == (match.sides[1].taken, match.sides[1].dealt)
    found = report.luck()
    assert found is not None
    assert found.margin == report.scores[0] - report.scores[1]


def test_a_match_that_is_not_over_is_not_recorded() -> None:
    replay = kept("the-narrows", "cosmoclysm")
    report = reported(game_called("cosmoclysm"), replay.with_(choices=replay.choices[:40]), "")
    with pytest.raises(ValueError, match="not over"):
        recorded(report, replay)


def body(**changes: Any) -> dict[str, Any]:
    return {"game": "metamaker", "kind": "matches", "format": 1, "body": {"matches": []}, **changes}


@pytest.mark.parametrize(
    "content",
    [
        body(game="metaverse"),
        body(kind="replay"),
        body(format=2),
        body(body={"matches": [{}]}),
        body(body={"matches": [{**match_of(1).model_dump(mode="json"), "digest": "x"}]}),
        body(body={"matches": [{**match_of(1).model_dump(mode="json"), "result": 16}]}),
        body(body={"matches": [{**match_of(1).model_dump(mode="json"), "title": "a\u202eb"}]}),
        [],
    ],
)
def test_other_files_are_refused_and_stay_as_they_are(content: object, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text(json.dumps(content))
    before = file.read_bytes()
    with pytest.raises(FileProblem):
        add_to_record(str(file), match_of(1))
    assert file.read_bytes() == before


def test_a_file_that_is_not_there_is_an_empty_record(tmp_path: Path) -> None:
    assert read_record(str(tmp_path / "none.json")) == MatchRecord()
