"""Descriptions of the current rules: the lines of `reference.toml` that apply, and the effect of each system under them."""

import json
import tomllib
from functools import cache
from typing import NamedTuple

from pydantic import Field

from metamaker.core.frozen import Frozen, Many
from metamaker.core.messages import Words
from metamaker.core.paths import resource
from metamaker.games.cosmoforce.model.design import ShipClass, SystemKind
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.games.cosmoforce.stats.derived import boxes_of


class Line(Frozen):
    """A line of a section: the key of its text, its rule, and the values on which it depends.

    `differs`: both editions have it, with different numbers.
    """

    key: str
    rule: str
    when: dict[str, int] = Field(default_factory=dict)
    unless: dict[str, int] = Field(default_factory=dict)
    differs: bool = False

    def holds(self, rules: PlayedRules) -> bool:
        """Return whether the line applies under these rules."""
        values = rules._asdict()
        return all(values[name] == value for name, value in self.when.items()) and not any(
            values[name] == value for name, value in self.unless.items()
        )


class Section(Frozen):
    """Lines under a heading, numbered for steps; or the effect of a system, sentence by sentence."""

    key: str
    numbered: bool = False
    lines: Many[Line]


class _Reference(Frozen):
    section: Many[Section]
    effect: Many[Section]


class Told(NamedTuple):
    """A printed line: its text, its rule, and whether it differs in the other edition."""

    text: str
    rule: str
    differs: bool


@cache
def _reference() -> _Reference:
    data = tomllib.loads(resource("cosmoforce", "reference.toml").read_text(encoding="utf-8"))
    return _Reference.model_validate_json(json.dumps(data))


@cache
def sections() -> dict[str, Section]:
    """Return the sections of `resources/cosmoforce/reference.toml` by key, in the order of play."""
    return {section.key: section for section in _reference().section}


@cache
def effects() -> dict[SystemKind, Section]:
    """Return the lines of `resources/cosmoforce/reference.toml` with the effect of each system."""
    return {SystemKind(section.key): section for section in _reference().effect}


def told_lines(section: str, rules: PlayedRules, words: Words) -> tuple[Told, ...]:
    """Return the lines of a section for these rules, with the current numbers."""
    return tuple(
        Told(words.text(f"reference-{section}-{line.key}", **rules._asdict()), line.rule, _differs(line))
        for line in sections()[section].lines
        if line.holds(rules)
    )


def effect(kind: SystemKind, rules: PlayedRules, words: Words, ship_class: ShipClass | None = None) -> str:
    """Return the effect of a system under these rules in a line or two; on ships of any class if none is given.

    Rule CF-SHEET-04.
    """
    numbers = {**rules._asdict(), **_of_size(ship_class, words)}
    lines = (line for line in effects()[kind].lines if line.holds(rules))
    return " ".join(words.text(f"reference-effect-{kind}-{line.key}", **numbers) for line in lines)


def brief_effect(kind: SystemKind, rules: PlayedRules, words: Words, ship_class: ShipClass) -> str:
    """Return the effect of a system in two or three words, for a tile without room for `effect`."""
    return words.text(f"window-slot-brief-{kind}", **rules._asdict(), **_of_size(ship_class, words))


def _of_size(ship_class: ShipClass | None, words: Words) -> dict[str, str]:
    """Return the numbers for a Size Mod, or their notation if it is unknown."""
    if ship_class is None:
        return {"size_mod": words["reference-size-mod"], "armor_boxes": words["reference-size-armor_boxes"]}
    return {"size_mod": str(ship_class.size_mod), "armor_boxes": str(boxes_of(SystemKind.ARMOR, ship_class))}


def effect_differs(kind: SystemKind) -> bool:
    """Return whether the effect of a system differs between the editions."""
    return any(_differs(line) for line in effects()[kind].lines)


def _differs(line: Line) -> bool:
    return line.differs or line.holds(ROSTER) != line.holds(WEB)
