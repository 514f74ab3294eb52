"""From JSON values to documents; one sentence for what does not fit."""

import gc
from enum import StrEnum
from typing import Annotated, Any

import pytest
from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from metamaker.core.errors import FileProblem
from metamaker.core.frozen import Frozen, Id, Name
from metamaker.core.validation import validated


class Perch(StrEnum):
    """A short list of choices."""

    REED = "reed"
    BRANCH = "branch"


Colour = StrEnum("Colour", ["red", "orange", "amber", "yellow", "green", "teal", "blue", "violet", "grey", "white", "black"])


def not_grey(name: str) -> str:
    if name == "grey":
        raise PydanticCustomError("grey", "a bird with a colour is expected", {"place": "birds/grey-one"})
    return name


class Bird(Frozen):
    """An element."""

    id: Id
    name: Name = ""
    wings: Annotated[int, Field(ge=0, le=2)] = 2
    weight: Annotated[float, Field(ge=0)] | None = None
    age: Annotated[int, Field(ge=1)] = 1
    tame: bool = False
    perch: Perch = Perch.REED
    colour: Colour | None = None
    eggs: Annotated[tuple[int, ...], Field(max_length=3)] = ()
    plumage: Annotated[str, AfterValidator(not_grey)] = ""


class Flock(Frozen):
    """A document."""

    birds: tuple[Bird, ...] = ()
    leader: Bird | None = None


def told(body: dict[str, Any]) -> str:
    with pytest.raises(FileProblem) as caught:
        validated(Flock, body, "flock.json")
    return str(caught.value).removeprefix("flock.json: ")


def one(**fields: object) -> dict[str, Any]:
    return {"birds": [{"id": "heron", **fields}]}


def test_a_body_becomes_a_document() -> None:
    assert validated(Flock, one(perch="branch", eggs=[1, 2]), "") == Flock(
        birds=(Bird(id="heron", perch=Perch.BRANCH, eggs=(1, 2)),)
    )


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (one(wings=-3), "birds/heron: “wings” must be a whole number from 0 to 2, not -3"),
        (one(wings=1.5), "birds/heron: “wings” must be a whole number from 0 to 2, not 1.5"),
        (one(wings="1"), "birds/heron: “wings” must be a whole number from 0 to 2, not “1”"),
        (one(wings=True), "birds/heron: “wings” must be a whole number from 0 to 2, not true"),
        (one(wings=None), "birds/heron: “wings” must be a whole number from 0 to 2, not null"),
        (one(age=0), "birds/heron: “age” must be a whole number of at least 1, not 0"),
        (one(weight=-0.5), "birds/heron: “weight” must be a number of at least 0, not -0.5"),
        (one(tame=1), "birds/heron: “tame” must be true or false, not 1"),
        (
            one(name="x" * 121),
            f"birds/heron: “name” must be text of up to 120 characters, not “{'x' * 40}…” (121 characters)",
        ),
        (one(name="a\x1bb"), "birds/heron/name: control characters are not allowed; character 2 is U+001B"),
        (one(perch="brunch"), "birds/heron: “perch” must be one of reed, branch, not “brunch”; did you mean “branch”?"),
        (one(perch={}), "birds/heron: “perch” must be one of reed, branch, not a record"),
        (
            one(colour="gray"),
            "birds/heron: “colour” must be one of 11 fixed words, not “gray”; did you mean “grey”?",
        ),
        (one(eggs=[1, 2, 3, 4]), "birds/heron: “eggs” must be a list of up to 3 entries, not a list of 4 entries"),
        (one(eggs=[1, "2"]), "birds/heron/eggs/2: this must be a whole number, not “2”"),
        (one(wngs=2), "birds/heron: “wngs” is not a known entry; did you mean “wings”?"),
        (one(xylophone=2), "birds/heron: “xylophone” is not a known entry"),
        (
            {"birds": [{"id": "No Id"}]},
            "birds/1: “id” must be an id of lower-case letters, digits and single hyphens, not “No Id”",
        ),
        ({"birds": [{}]}, "birds/1: “id” is missing; it must be an id of lower-case letters, digits and single hyphens"),
        ({"birds": {}}, "“birds” must be a list, not a record"),
        ({"leader": 5}, "“leader” must be a record, not 5"),
        (one(plumage="grey"), "birds/grey-one: a bird with a colour is expected"),
    ],
)
def test_what_does_not_fit_gets_one_sentence(body: dict[str, Any], expected: str) -> None:
    assert told(body) == expected


@pytest.mark.parametrize("entries", [100_000, pytest.param(1_000_000, marks=pytest.mark.slow)])
def test_any_number_of_bad_entries_costs_no_more_than_one(entries: int) -> None:
    assert told({"birds": [{}] * entries}).startswith("birds/1: “id” is missing")


@pytest.mark.parametrize("enabled", [True, False])
def test_the_collector_is_left_as_it_was(enabled: bool) -> None:
    before = gc.isenabled()
    (gc.enable if enabled else gc.disable)()
    try:
        told(one(wings=-3))
        validated(Flock, one(), "")
        assert gc.isenabled() == enabled
    finally:
        (gc.enable if before else gc.disable)()
