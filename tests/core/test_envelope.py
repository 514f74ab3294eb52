"""The envelope of a file, and old formats."""

from typing import Any

import pytest

from metamaker.core.envelope import Body, Envelope, Format, migrated, unwrap, wrap
from metamaker.core.problem import FileProblem

FILE = "heron.json"


def test_wrapping_and_unwrapping_are_inverse() -> None:
    value = wrap("metaverse", Format(), {"name": "Herons"})
    assert value == {"game": "metaverse", "format": 1, "body": {"name": "Herons"}}
    assert unwrap(value, FILE) == Envelope("metaverse", 1, "fleet", {"name": "Herons"})


def test_other_kinds_are_named_and_count_their_own_formats() -> None:
    play = Format("play", (dict, dict))
    value = wrap("metaverse", play, {})
    assert value == {"game": "metaverse", "format": 3, "kind": "play", "body": {}}
    assert unwrap(value, FILE).kind == "play"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ([], 'expected a MetaMaker file, {"game": …, "format": …, "body": {…}}, found other JSON'),
        ({"format": 1, "body": {}}, 'expected a MetaMaker file, {"game": …, "format": …, "body": {…}}, found other JSON'),
        ({"game": 1, "format": 1, "body": {}}, "game: expected the name of a game, found a number"),
        ({"game": "x", "format": "1", "body": {}}, "format: expected a whole number from 1, found text"),
        ({"game": "x", "format": True, "body": {}}, "format: expected a whole number from 1, found true or false"),
        ({"game": "x", "format": 0, "body": {}}, "format: expected a whole number from 1, found 0"),
        ({"game": "x", "format": 1}, "body: expected a record, found nothing"),
        ({"game": "x", "format": 1, "body": []}, "body: expected a record, found a list"),
        ({"game": "x", "format": 1, "kind": 7, "body": {}}, "kind: expected a word, found a number"),
        ({"game": "x", "fromat": 1, "body": {}}, "fromat: expected a known key, did you mean “format”?"),
    ],
)
def test_other_values_are_refused(value: Any, expected: str) -> None:
    with pytest.raises(FileProblem) as caught:
        unwrap(value, FILE)
    assert caught.value.without_file == expected


def ships_to_classes(body: Body) -> Body:
    rest = {key: value for key, value in body.items() if key != "ships"}
    return {**rest, "classes": body["ships"]}


def named(body: Body) -> Body:
    return {**body, "name": body["title"].strip()}


OLD = Format(steps=(ships_to_classes, named))


def test_old_bodies_take_every_step_from_their_format_on() -> None:
    assert migrated(Envelope("x", 1, "fleet", {"ships": [], "title": " A "}), OLD, FILE)["name"] == "A"
    assert migrated(Envelope("x", 2, "fleet", {"title": "B "}), OLD, FILE) == {"title": "B ", "name": "B"}
    assert migrated(Envelope("x", 3, "fleet", {"name": "C"}), OLD, FILE) == {"name": "C"}


@pytest.mark.parametrize(
    ("envelope", "expected"),
    [
        (Envelope("x", 4, "fleet", {}), "format: expected 3 or less, found 4: it was written by a newer version of MetaMaker"),
        (Envelope("x", 1, "play", {}), "this is damage on paper, not a fleet; “metamaker sheets --state” reads it"),
        (Envelope("x", 1, "fleet", {}), "body: expected a body of format 1, found another shape"),
        (Envelope("x", 2, "fleet", {"title": 5}), "body: expected a body of format 2, found another shape"),
    ],
)
def test_what_fits_no_step_is_refused(envelope: Envelope, expected: str) -> None:
    with pytest.raises(FileProblem) as caught:
        migrated(envelope, OLD, FILE)
    assert caught.value.without_file == expected
