"""Replays as files: they come back as they were, and others are refused in one sentence."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.envelope import Envelope
from metamaker.core.errors import FileProblem
from metamaker.play.documents import MAX_SEED, Contingent, Replay, replay_from, replay_text

FILE = "battle.json"
FLEETS = (
    Contingent(format=1, body={"name": "Herons"}),
    Contingent(format=2, body={"name": "Kestrels", "ships": [{"id": "a"}]}),
)
REPLAY = Replay(
    fleets=FLEETS, seed=7, program="0.1.0", options={"anyway": True}, choices=({"plot": "+2 R1"}, [1, None], "stay")
)

values: st.SearchStrategy = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.text(st.characters(codec="utf-8", exclude_characters="\0")),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["a", "b", "c"]), inner),
    max_leaves=8,
)


def body(**changes: object) -> dict[str, Any]:
    return {**json.loads(replay_text(REPLAY, "heronry"))["body"], **changes}


def read(**envelope: object) -> Replay:
    value = {"game": "heronry", "format": 1, "kind": "replay", "body": body(), **envelope}
    return replay_from(json.dumps(value).encode(), "heronry", FILE)


def test_a_replay_comes_back_as_it_was() -> None:
    text = replay_text(REPLAY, "heronry")
    assert replay_from(text, "heronry", FILE) == REPLAY == read()
    assert replay_text(replay_from(text, "heronry", FILE), "heronry") == text
    assert json.loads(text)["kind"] == "replay"


@given(st.lists(values, max_size=5), st.integers(0, MAX_SEED))
def test_choices_and_seeds_of_any_kind_come_back(choices: list[Any], seed: int) -> None:
    replay = Replay(fleets=FLEETS, seed=seed, program="x", choices=tuple(choices))
    assert replay_from(replay_text(replay, "heronry"), "heronry", FILE) == replay


def test_a_fleet_of_a_replay_is_what_its_file_would_be() -> None:
    assert FLEETS[1].envelope("heronry") == Envelope("heronry", 2, "fleet", FLEETS[1].body)


@pytest.mark.parametrize(
    ("envelope", "expected"),
    [
        ({"game": "kestrels"}, "this file is for another game"),
        ({"kind": "play"}, "this is damage on paper, not a battle or a match; “metamaker sheets --state” reads it"),
        (
            {"format": 3},
            "the file has format 3, but this version of MetaMaker only reads formats up to 2. Update MetaMaker to open it",
        ),
        ({"body": body(seed=-1)}, "“seed” must be a whole number from 0 to 999,999,999,999,999,999, not -1"),
        ({"body": body(seed="7")}, "“seed” must be a whole number from 0 to 999,999,999,999,999,999, not “7”"),
        ({"body": body(sed=1)}, "“sed” is not a known entry; did you mean “seed”?"),
    ],
)
def test_other_files_are_refused(envelope: dict[str, Any], expected: str) -> None:
    with pytest.raises(FileProblem) as caught:
        read(**envelope)
    assert caught.value.without_file == expected


@pytest.mark.parametrize(
    "changes",
    [
        {"fleets": []},
        {"fleets": [{"format": 1, "body": {}}] * 17},
        {"fleets": [{"format": 0, "body": {}}]},
        {"choices": [0] * 100_001},
    ],
)
def test_what_is_beyond_the_bounds_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(FileProblem):
        read(body=body(**changes))
