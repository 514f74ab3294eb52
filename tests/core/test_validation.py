"""From JSON values to documents; one sentence for what does not fit."""

import gc
from enum import StrEnum
from typing import Annotated, Any

import pytest
from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from metamaker.core.frozen import Frozen, Name
from metamaker.core.ids import Id
from metamaker.core.problem import FileProblem
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
        (one(wings=-3), "birds/heron/wings: expected a whole number from 0 to 2, found -3"),
        (one(wings=1.5), "birds/heron/wings: expected a whole number from 0 to 2, found 1.5"),
        (one(wings="1"), 'birds/heron/wings: expected a whole number from 0 to 2, found "1"'),
        (one(wings=True), "birds/heron/wings: expected a whole number from 0 to 2, found true"),
        (one(wings=None), "birds/heron/wings: expected a whole number from 0 to 2, found null"),
        (one(age=0), "birds/heron/age: expected a whole number of at least 1, found 0"),
        (one(weight=-0.5), "birds/heron/weight: expected a number of at least 0, found -0.5"),
        (one(tame=1), "birds/heron/tame: expected true or false, found 1"),
        (
            one(name="x" * 121),
            f'birds/heron/name: expected text of at most 120 characters, found "{"x" * 39}… (121 characters)',
        ),
        (one(name="a\x1bb"), "birds/heron/name: expected text without control characters, found U+001B as character 2"),
        (one(perch="brunch"), 'birds/heron/perch: expected one of reed, branch, found "brunch", did you mean “branch”?'),
        (one(perch={}), "birds/heron/perch: expected one of reed, branch, found a record"),
        (
            one(colour="gray"),
            'birds/heron/colour: expected one of 11 known words, found "gray", did you mean “grey”?',
        ),
        (one(eggs=[1, 2, 3, 4]), "birds/heron/eggs: expected a list of at most 3 entries, found a list of 4"),
        (one(eggs=[1, "2"]), 'birds/heron/eggs/2: expected a whole number, found "2"'),
        (one(wngs=2), "birds/heron/wngs: expected a known key, did you mean “wings”?"),
        (one(xylophone=2), "birds/heron/xylophone: expected a known key"),
        (
            {"birds": [{"id": "No Id"}]},
            'birds/1/id: expected an id of lower-case letters, digits and single hyphens, found "No Id"',
        ),
        ({"birds": [{}]}, "birds/1/id: expected an id of lower-case letters, digits and single hyphens, found nothing"),
        ({"birds": {}}, "birds: expected a list, found a record"),
        ({"leader": 5}, "leader: expected a record, found 5"),
        (one(plumage="grey"), "birds/grey-one: a bird with a colour is expected"),
    ],
)
def test_what_does_not_fit_gets_one_sentence(body: dict[str, Any], expected: str) -> None:
    assert told(body) == expected


@pytest.mark.parametrize("entries", [100_000, pytest.param(1_000_000, marks=pytest.mark.slow)])
def test_any_number_of_bad_entries_costs_no_more_than_one(entries: int) -> None:
    assert told({"birds": [{}] * entries}).startswith("birds/1/id: ")


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
