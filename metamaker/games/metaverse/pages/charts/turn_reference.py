"""The turn in the quick reference: every rule that some fleets need to play it, in its order, and no other.

Chapters, rules and conditions are data (`charts/turn_reference.toml`), the texts are messages (`reference-…`).
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, TypeAdapter

from metamaker.core.display_names import called
from metamaker.core.frozen import Frozen, Many
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.charts.panel import chapter, chart_file
from metamaker.games.metaverse.pages.context import ranks
from metamaker.games.metaverse.pages.needs import Needs, needs_of

STEPS = "turn_reference"
RATINGS = "turn_ratings"


class Statement(Frozen):
    """The basis of an entry: its rules, its needs (empty: always needed), its order code, its figure."""

    rules: Annotated[Many[str], Field(min_length=1)]
    needs: Many[str] = ()
    code: str = ""
    figure: Literal["", "bands", "formula", "ratings"] = ""


class Step(Frozen):
    """Entries that belong together; `step` is the name of their step in the turn sequence: `movement-plot`."""

    step: str = ""
    entries: dict[str, Statement]


class Change(Frozen):
    """A row of the table of ratings: its changes of the target rating and the movement rating."""

    rules: Annotated[Many[str], Field(min_length=1)]
    needs: Many[str] = ()
    target: str = ""
    movement: str = ""


@cache
def steps() -> dict[str, Step]:
    """Return all chapters in the order of the turn."""
    return TypeAdapter(dict[str, Step]).validate_json(json.dumps(chart_file(STEPS)))


@cache
def changes() -> dict[str, Change]:
    """Return all rows of the table of ratings."""
    return TypeAdapter(dict[str, Change]).validate_json(json.dumps(chart_file(RATINGS)))


class Told(NamedTuple):
    """An entry as text: order code, name, text, citations of its rules, and the figure below."""

    code: str
    name: str
    text: str
    rules: tuple[str, ...]
    figure: str


class Part(NamedTuple):
    """A chapter as text; a step of the turn has its number and its phase."""

    title: str
    number: int | None
    phase: str
    entries: tuple[Told, ...]


def step_numbers(of: Needs) -> dict[str, int]:
    """Return the necessary steps of the turn, beginning with `movement-plot`, with their numbers from 1."""
    taken = (each.step for each in steps().values() if each.step and _entries(each, of))
    return {step: number for number, step in enumerate(taken, 1)}


def _entries(step: Step, of: Needs) -> dict[str, Statement]:
    return {name: statement for name, statement in step.entries.items() if of.any_of(statement.needs)}


def parts(fleets: Sequence[Fleet], words: Words) -> tuple[Part, ...]:
    """Return the turn of `fleets`, its steps numbered from 1, without unnecessary chapters."""
    of, ships = needs_of(fleets), _outside(fleets, words)
    numbers = step_numbers(of)
    found: list[Part] = []
    for key, each in steps().items():
        entries = tuple(
            Told(
                statement.code,
                words[f"reference-{key}-{name}-name"],
                words.text(f"reference-{key}-{name}-text", ships=ships),
                statement.rules,
                statement.figure,
            )
            for name, statement in _entries(each, of).items()
        )
        if entries:
            phase, _, _ = each.step.partition("-")
            title = f"charts-turn_sequence-{each.step}-name" if each.step else f"reference-chapter-{key}"
            found.append(Part(words[title], numbers.get(each.step), phase, entries))
    return tuple(found)


_NAMED = 4
"""The maximum number of names of ships outside; more are counted, because a fleet without any command would fill a column."""


def _outside(fleets: Sequence[Fleet], words: Words) -> str:
    outside = [called(ship) for fleet in fleets for ship in ranks(fleet).outside]
    return words.listed(outside) if len(outside) <= _NAMED else words.text("reference-outside-many", count=len(outside))


class Row(NamedTuple):
    """A row of the table of ratings as text."""

    name: str
    target: str
    movement: str


def rating_rows(fleets: Sequence[Fleet], words: Words) -> Iterator[Row]:
    """Yield the changes of ratings in a battle of `fleets`."""
    of = needs_of(fleets)
    for key, each in changes().items():
        if of.any_of(each.needs):
            yield Row(words[f"reference-rating-{key}"], each.target, each.movement)


def cited(rules: Iterable[str]) -> str:
    """Return the citation of rules: the chapter once, runs of three and more by their ends: “MV-2.3.2-03…-09”."""
    said = []
    for of, group in groupby(rules, chapter):
        numbers = sorted(int(rule.rpartition("-")[2]) for rule in group)
        said.append(f"MV-{of}" + ", ".join(_runs(numbers)))
    return ", ".join(said)


def _runs(numbers: Sequence[int]) -> Iterator[str]:
    for _, run in groupby(enumerate(numbers), lambda placed: placed[1] - placed[0]):
        each = [f"-{number:02}" for _, number in run]
        yield from (f"{each[0]}…{each[-1]}",) if len(each) > 2 else each
