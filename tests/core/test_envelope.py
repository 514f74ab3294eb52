"""The envelope of a file, and old formats."""

from typing import Any

import pytest

from metamaker.core.envelope import MAIN_KIND, Addition, Envelope, Format, migrated, unwrap, wrap
from metamaker.core.errors import FileProblem
from metamaker.core.schema_errors import JsonObject

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
        ([], "this is JSON, but not a MetaMaker file; those have the entries “game”, “format” and “body”"),
        (
            {"format": 1, "body": {}},
            "this is JSON, but not a MetaMaker file; those have the entries “game”, “format” and “body”",
        ),
        ({"game": 1, "format": 1, "body": {}}, "“game” must be the name of a game, not a number"),
        ({"game": "x", "format": "1", "body": {}}, "“format” must be a whole number from 1, not text"),
        ({"game": "x", "format": True, "body": {}}, "“format” must be a whole number from 1, not true or false"),
        ({"game": "x", "format": 0, "body": {}}, "“format” must be a whole number from 1, not 0"),
        ({"game": "x", "format": 1}, "“body” is missing; it must be a record"),
        ({"game": "x", "format": 1, "body": []}, "“body” must be a record, not a list"),
        ({"game": "x", "format": 1, "kind": 7, "body": {}}, "“kind” must be a word, not a number"),
        ({"game": "x", "fromat": 1, "body": {}}, "“fromat” is not a known entry; did you mean “format”?"),
    ],
)
def test_other_values_are_refused(value: Any, expected: str) -> None:
    with pytest.raises(FileProblem) as caught:
        unwrap(value, FILE)
    assert caught.value.without_file == expected


def ships_to_classes(body: JsonObject) -> JsonObject:
    rest = {key: value for key, value in body.items() if key != "ships"}
    return {**rest, "classes": body["ships"]}


def named(body: JsonObject) -> JsonObject:
    return {**body, "name": body["title"].strip()}


OLD = Format(steps=(ships_to_classes, named))


def test_old_bodies_take_every_step_from_their_format_on() -> None:
    assert migrated(Envelope("x", 1, "fleet", {"ships": [], "title": " A "}), OLD, FILE)["name"] == "A"
    assert migrated(Envelope("x", 2, "fleet", {"title": "B "}), OLD, FILE) == {"title": "B ", "name": "B"}
    assert migrated(Envelope("x", 3, "fleet", {"name": "C"}), OLD, FILE) == {"name": "C"}


@pytest.mark.parametrize(
    ("envelope", "expected"),
    [
        (
            Envelope("x", 4, "fleet", {}),
            "the file has format 4, but this version of MetaMaker only reads formats up to 3. Update MetaMaker to open it",
        ),
        (Envelope("x", 1, "play", {}), "this is damage on paper, not a fleet; “metamaker sheets --state” reads it"),
        (Envelope("x", 1, "fleet", {}), "the content does not match format 1, which the file claims to have"),
        (Envelope("x", 2, "fleet", {"title": 5}), "the content does not match format 2, which the file claims to have"),
    ],
)
def test_what_fits_no_step_is_refused(envelope: Envelope, expected: str) -> None:
    with pytest.raises(FileProblem) as caught:
        migrated(envelope, OLD, FILE)
    assert caught.value.without_file == expected


def test_a_file_has_the_lowest_format_with_all_its_entries() -> None:
    renamed = Format(steps=(dict, Addition(lambda body: "new" in body), Addition(lambda body: "newest" in body)))
    assert [renamed.needed(body) for body in ({}, {"new": 1}, {"newest": 1}, {"new": 1, "newest": 1})] == [2, 3, 4, 4]
    assert wrap("heron", renamed, {"new": 1})["format"] == 3
    assert migrated(Envelope("heron", 2, MAIN_KIND, {"old": 1}), renamed, "a.json") == {"old": 1}
