"""Variations of a match: they travel in its file, open as matches of their own, and come back with what was played."""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from metamaker.core.envelope import Envelope, migrated
from metamaker.core.errors import FileProblem
from metamaker.game_api.match_documents import NOTES, WON
from metamaker.game_api.matches import once_more, resumed
from metamaker.game_api.variations import (
    DICE,
    carried,
    opened,
    seeds_in,
    stored,
    variation,
    with_variation,
    without_variation,
)
from metamaker.play.documents import (
    MAX_CHOICES,
    MAX_VARIATIONS,
    REPLAY,
    Contingent,
    Replay,
    Variation,
    replay_from,
    replay_text,
)
from metamaker.review.source import Source
from tests.review.duels import duel

PLAIN = Replay(fleets=(Contingent(format=1, body={}),), seed=7, program="1", choices=("a", "b", "c"))
NAME = "Hard to port"


def of_duel() -> tuple[Source, Replay, int]:
    """Return a duel with a variation from the middle, and the number of choices before it."""
    source = duel(2)
    marks = [made for made, _ in source.steps(len(source.replay.choices))]
    at = marks[len(marks) // 2]
    return source, with_variation(source.replay, NAME, at, ("careful", "plain"), 99), at


def played(source: Source, replay: Replay) -> Replay:
    match = resumed(source.load(), replay, "x")
    while match.step():
        pass
    noted: dict[str, Any] = {WON: match.result}
    return match.replay().with_(options={**match.replay().options, **noted})


def test_a_variation_is_played_and_stored_back() -> None:
    source, replay, at = of_duel()
    match = opened(replay, NAME)
    assert match.choices == replay.choices[:at]
    assert match.options[DICE] == [[at, 99]]
    assert match.options["captains"] == ["careful", "plain"]
    assert match.variations == ()
    course = played(source, match)
    assert course.choices[:at] == replay.choices[:at]
    kept = stored(replay, NAME, course)
    assert kept.choices == replay.choices
    assert variation(kept, NAME).won == course.options[WON]
    again = replay_from(replay_text(kept, "metaverse"), "metaverse", "x")
    assert again == kept
    assert opened(again, NAME).choices == course.choices
    assert opened(again, NAME).options[WON] == course.options[WON]
    assert played(source, opened(again, NAME)).choices == course.choices, "the same dice, so the same match"
    assert without_variation(kept, NAME) == source.replay


def test_a_short_variation_opens_next_to_one_that_begins_later() -> None:
    late = with_variation(PLAIN, "Late", 3)
    both = with_variation(late, "Early", 1)
    assert opened(both, "Early").choices == ("a",)
    assert opened(both, "Late").choices == PLAIN.choices
    assert once_more(both, 8).choices == ()


def test_variations_keep_their_course_when_choices_are_taken_back() -> None:
    match = PLAIN.with_(
        variations=(
            Variation(name="one", at=1),
            Variation(name="two", at=3, choices=("d",)),
            Variation(name="dice", at=3, seed=1),
        )
    )
    assert carried(match, (*PLAIN.choices, "e")) == match.variations
    back = match.with_(variations=carried(match, ("a",)), choices=("a",))
    assert [each.name for each in back.variations] == ["one", "two"]
    assert opened(back, "two").choices == opened(match, "two").choices
    other = match.with_(variations=carried(match, ("a", "x", "c")), choices=("a", "x", "c"))
    assert opened(other, "two").choices == opened(match, "two").choices


def test_other_dice_make_another_course_and_the_dice_of_the_match_make_the_same() -> None:
    source, replay, at = of_duel()
    same = with_variation(replay, "The same dice", at)
    assert played(source, opened(same, "The same dice")).choices == source.replay.choices
    other = with_variation(replay, "Other dice", at, (), 12)
    assert played(source, opened(other, "Other dice")).choices != source.replay.choices


def test_a_variation_of_a_variation_keeps_both_dice() -> None:
    source, replay, at = of_duel()
    first = played(source, opened(replay, NAME))
    later = next(made for made, _ in Source(source.load, first).steps(len(first.choices)) if made > at)
    second = opened(with_variation(first, "Again", later, (), 5), "Again")
    assert second.options[DICE] == [[at, 99], [later, 5]]
    course = played(source, second)
    assert course.choices[:later] == first.choices[:later]
    assert played(source, course.with_(choices=course.choices[:later])).choices == course.choices


def test_a_running_match_keeps_its_variations_and_a_new_one_has_none() -> None:
    source, replay, _ = of_duel()
    assert played(source, replay).variations == replay.variations
    again = once_more(opened(replay, NAME), 3)
    assert (again.variations, again.choices, DICE in again.options) == ((), (), False)
    assert not set(NOTES) & set(opened(replay.with_(options={**replay.options, "reached": 4}), NAME).options)


def test_a_match_without_variations_is_written_as_before() -> None:
    assert "variations" not in json.loads(replay_text(PLAIN, "heronry"))["body"]


def test_old_matches_have_no_variations() -> None:
    body = json.loads(replay_text(PLAIN, "heronry"))["body"]
    assert migrated(Envelope("heronry", 1, REPLAY.kind, body), REPLAY, "x") == body
    assert (
        replay_from(json.dumps({"game": "heronry", "format": 1, "kind": "replay", "body": body}).encode(), "heronry", "x")
        == PLAIN
    )


def test_unknown_names_and_other_matches_are_refused() -> None:
    source, replay, at = of_duel()
    for act in (variation, opened, without_variation):
        with pytest.raises(KeyError):
            act(replay, "none")
    other = source.replay.with_(seed=source.replay.seed + 1)
    for wrong in (other, source.replay.with_(choices=source.replay.choices[: at - 1])):
        with pytest.raises(ValueError, match="another match"):
            stored(replay, NAME, wrong)


@pytest.mark.parametrize(
    "change",
    [
        {"name": ""},
        {"name": "  "},
        {"name": "x" * 121},
        {"name": "back\u202ewards"},
        {"name": "line\nbreak"},
        {"at": -1},
        {"at": 4},
        {"at": True},
        {"seed": -1},
        {"seed": 10**18},
        {"won": 16},
        {"captains": ["plain"] * 17},
        {"choices": "abc"},
        {"extra": 1},
    ],
)
def test_wrong_variations_are_refused(change: dict[str, Any]) -> None:
    body = json.loads(replay_text(PLAIN, "heronry"))["body"]
    body["variations"] = [{"name": "v", "at": 1, "choices": ["d"], **change}]
    text = json.dumps({"game": "heronry", "format": 2, "kind": "replay", "body": body})
    with pytest.raises(FileProblem, match=r"variations/1|name|at|seed|won|captains|choices|extra"):
        replay_from(text.encode(), "heronry", "x")


def test_names_with_markup_stay_names() -> None:
    named = with_variation(PLAIN, "<b>[red]{$x}</b>", 1)
    assert replay_from(replay_text(named, "heronry"), "heronry", "x").variations[0].name == "<b>[red]{$x}</b>"


def test_names_are_unique_and_numbers_limited() -> None:
    with pytest.raises(ValidationError, match="two variations have the name"):
        with_variation(with_variation(PLAIN, "v", 1), "v", 2)
    every = tuple(Variation(name=str(number), at=0) for number in range(MAX_VARIATIONS))
    full = PLAIN.with_(variations=every)
    with pytest.raises(ValidationError):
        with_variation(full, "one more", 0)
    half = tuple(Variation(name=str(number), at=0, choices=("x",) * (MAX_CHOICES // 2 + 1)) for number in range(2))
    with pytest.raises(ValidationError, match="together"):
        PLAIN.with_(variations=half)


@pytest.mark.parametrize(
    "value",
    ["x", 3, [3], [[1]], [[1, 2, 3]], [[True, 2]], [[1, True]], [[-1, 2]], [[1, -2]], [[1, 10**18]], [["1", 2]], [[1.0, 2]]],
)
def test_wrong_dice_are_refused(value: Any) -> None:
    with pytest.raises(ValueError, match="expected"):
        seeds_in({DICE: value})
    source = duel(2)
    broken = source.replay.with_(options={**source.replay.options, DICE: value})
    with pytest.raises(FileProblem, match="dice"):
        resumed(source.load(), broken, "x")


def test_the_dice_of_a_match_are_pairs() -> None:
    assert seeds_in({}) == {}
    assert seeds_in({DICE: [[3, 5], [9, 1]]}) == {3: 5, 9: 1}
