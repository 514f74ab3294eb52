"""Events as documents: files, share codes, problems, forms, pages."""

import json
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.errors import FileProblem
from metamaker.core.paths import sample_events
from metamaker.core.property import EditProblem
from metamaker.core.share_code import code
from metamaker.game_api.game import brief_bytes, file_bytes, required
from metamaker.game_api.prints import PrintOptions
from metamaker.opening import open_bytes, open_code, open_file
from metamaker.registry import game_called
from metamaker.rendering.page_proof import proof
from metamaker.tournaments.game import EventGame, event_game
from metamaker.tournaments.model import Event, Result
from metamaker.tournaments.running import drawn, entered, with_result, without_fleets

REGATTA = sample_events("metaverse") / "lantern-regatta.json"
METAVERSE = game_called("metaverse")
EVENTS = event_game(METAVERSE)


@pytest.fixture(scope="module")
def regatta() -> Event:
    """Return the sample event, read once: it is frozen, and caches everything calculated from it."""
    event: Event = open_file(str(REGATTA)).document
    return event


def test_the_sample_is_written_as_the_program_writes_and_has_what_its_readme_says(regatta: Event) -> None:
    opened = open_file(str(REGATTA))
    assert isinstance(opened.game, EventGame)
    assert file_bytes(opened.game, regatta) == REGATTA.read_bytes()
    for player in regatta.players:
        files = [path for path in REGATTA.parent.glob("*.json") if path != REGATTA]
        assert len(files) == 4
        fleets = [open_file(str(path)).document for path in files]
        assert player.name in {METAVERSE.documents.author(fleet) for fleet in fleets}
    broken = [issue.where for issue in required(EVENTS.checks).issues(regatta)]
    assert broken == [
        "players/piet-halloran/ships/market-day",
        "players/piet-halloran/formulas/ship.max_speed",
        "players/piet-halloran/formulas/squadron.cost",
    ]


def test_an_event_is_shared_as_a_code_and_without_its_fleets(regatta: Event) -> None:
    bare = without_fleets(regatta)
    assert open_code(code(brief_bytes(EVENTS, bare))).document == bare
    found = required(EVENTS.checks).issues(bare)
    assert {issue.code for issue in found} == {"event-fleet_elsewhere"}
    # A fleet that comes back is held against the mark of the one that was handed in.
    player = regatta.players[0]
    other = METAVERSE.documents.new("Another", "x")
    changed = entered(METAVERSE, bare, other, player.name)
    assert len(changed.players) == len(regatta.players)
    assert "event-other_fleet" in {issue.code for issue in required(EVENTS.checks).issues(changed)}


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (
            lambda body: body["limits"].update(tier_most="two"),
            r"event\.json: limits: “tier_most” must be a whole number from 0 to 99, not “two”",
        ),
        (lambda body: body["limits"].update(hull_types=["cheese"]), "limits/hull_types"),
        (lambda body: body["meeting"].update(kind="tea party"), "meeting/kind"),
        (lambda body: body["players"].append(body["players"][0]), "same id"),
        (
            lambda body: body["rounds"][0]["pairings"].append({"first": "nobody"}),
            r"event\.json: rounds/1/3: a pairing has a player who is not in the tournament",
        ),
        (lambda body: body["rounds"][0]["pairings"].append({"first": "odile-marr"}), "paired twice"),
        (
            lambda body: body["rounds"][0]["pairings"].append({"first": "x", "second": "x"}),
            r"event\.json: rounds/1/3: a pairing has a player who is not in the tournament",
        ),
        (lambda body: body.update(surprise=1), "surprise"),
    ],
)
def test_what_is_no_event_says_where(spoil: Any, expected: str) -> None:
    value = json.loads(REGATTA.read_bytes())
    spoil(value["body"])
    with pytest.raises(FileProblem, match=expected):
        open_bytes(json.dumps(value).encode(), "event.json")


def test_a_game_without_limits_has_no_events() -> None:
    value = {**json.loads(REGATTA.read_bytes()), "game": "cosmoclysm"}
    with pytest.raises(FileProblem, match=r"event\.json: this is a tournament, not a fleet; “metamaker event” reads it"):
        open_bytes(json.dumps(value).encode(), "event.json")


def test_a_fleet_that_cannot_be_read_is_a_problem_of_its_player(regatta: Event) -> None:
    player = regatta.players[0]
    fleet = required(player.fleet).with_(body={"name": 7})
    event = regatta.with_(players=(player.with_(fleet=fleet, digest=""), *regatta.players[1:]))
    told = [issue.text for issue in required(EVENTS.checks).issues(event) if issue.where == player.ref()]
    assert len(told) == 1
    assert "cannot be read" in told[0]


def test_rounds_that_are_not_as_they_should_be_are_told(regatta: Event) -> None:
    event = drawn(with_result(with_result(regatta, 2, 1, Result.DRAW), 2, 2, Result.DRAW), 1)
    event = with_result(event, 2, 1, None)
    again = event.rounds[0].with_(seed=9)
    found = required(EVENTS.checks).issues(event.with_(rounds=(*event.rounds, again)))
    assert [issue.code for issue in found if issue.where.startswith("rounds")].count("event-again") == 2
    assert any(issue.code == "event-unfinished" and "round 2" in issue.text for issue in found)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_property_of_forms_can_be_set_and_unset(regatta: Event, language: str) -> None:
    edits = required(EVENTS.edits)
    for ref in ("event", "limits", regatta.players[0].ref()):
        for shown in edits.properties(regatta, ref, language=language):
            assert edits.changed(regatta, ref, key=shown.key, value=shown.value) == regatta
            assert edits.changed_name(regatta, ref, key=shown.key, language=language) == shown.label
            if shown.optional:
                assert edits.changed(regatta, ref, key=shown.key, value=None) is not None
    with pytest.raises(EditProblem):
        edits.changed(regatta, "limits", key="tier_most", value=-1)
    with pytest.raises(EditProblem):
        edits.changed(regatta, "nowhere", key="name", value="x")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_pages_hold_every_name_and_nothing_overlaps(regatta: Event, language: str) -> None:
    prints = required(EVENTS.prints)
    long = regatta.with_(name="Regatta " * 15, players=(regatta.players[0].with_(name="W" * 120), *regatta.players[1:]))
    for event in (regatta, long, EVENTS.documents.new("", "x")):
        pack = prints.pages((event,), prints.page_kinds(language), PrintOptions(language=language))
        pages = (*pack.pages, prints.card(event, language))
        assert [fault for page in pages for fault in proof(page, prints.inks["colour"]).faults] == []
    assert pack.kinds == ("invitation",)


def test_its_words_tell_limits_and_standings(regatta: Event) -> None:
    (told,) = EVENTS.documents.texts(regatta, "", "en")
    passages = {passage.heading: passage.lines for passage in told.passages}
    assert "Combat value: 200 to 250 points" in passages["Limits"]
    assert passages["Standings"][0] == "1. Piet Halloran: 3"
    assert EVENTS.documents.find(regatta, "ODILE marr") == "players/odile-marr"


def test_the_schema_describes_the_sample() -> None:
    import jsonschema

    jsonschema.validate(json.loads(REGATTA.read_bytes())["body"], EVENTS.documents.schema())


def test_a_folder_of_fleets_passes_over_events(tmp_path: Path) -> None:
    from metamaker.cli.input.arguments import documents_in

    assert str(REGATTA) not in documents_in([str(REGATTA.parent)])
