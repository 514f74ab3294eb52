"""What sheets and cards tell of the rules that are played: lines of `reference.toml` in force, and effects of systems."""

import json
import tomllib
from functools import cache
from typing import NamedTuple

from pydantic import Field

from metamaker.core.frozen import Frozen
from metamaker.core.paths import resource
from metamaker.core.sequence import Many
from metamaker.core.words import Words
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.words import SystemKind
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules

RULES_SIDE = (
    *("materials", "building", "crew", "heat", "dice", "shooting", "ties", "rounds", "steps", "aftermath"),
    *("actions", "damage", "elimination", "time", "victory"),
)
"""The sections of the rules side in their order. Rule CF-SHEET-07."""


class Line(Frozen):
    """A line of a section: the key of its text, its rule, and the values with which it is told or not."""

    key: str
    rule: str
    when: dict[str, int] = Field(default_factory=dict)
    unless: dict[str, int] = Field(default_factory=dict)

    def holds(self, rules: PlayedRules) -> bool:
        """Whether it is told where these rules are played."""
        values = rules._asdict()
        return all(values[name] == value for name, value in self.when.items()) and not any(
            values[name] == value for name, value in self.unless.items()
        )


class Section(Frozen):
    """Lines under a heading, those of steps numbered."""

    key: str
    numbered: bool = False
    lines: Many[Line]


class _Reference(Frozen):
    section: Many[Section]


class Told(NamedTuple):
    """A line as it is printed: its text, its rule, and whether the other edition has it otherwise."""

    text: str
    rule: str
    differs: bool


@cache
def sections() -> dict[str, Section]:
    """Return the sections of `resources/cosmoforce/reference.toml` by key, in the order of play."""
    data = tomllib.loads(resource("cosmoforce", "reference.toml").read_text(encoding="utf-8"))
    return {section.key: section for section in _Reference.model_validate_json(json.dumps(data)).section}


def told_lines(section: str, rules: PlayedRules, words: Words) -> tuple[Told, ...]:
    """Return the lines of a section that hold, with the numbers that are played."""
    return tuple(
        Told(words.text(f"reference.{section}.{line.key}", **rules._asdict()), line.rule, _differs(section, line))
        for line in sections()[section].lines
        if line.holds(rules)
    )


def _differs(section: str, line: Line) -> bool:
    return line.holds(ROSTER) != line.holds(WEB) or (section, line.key) in _OTHER_NUMBERS


_OTHER_NUMBERS = {("building", "speed")}
"""Lines that both editions have, with other numbers."""


def effect(kind: SystemKind, rules: PlayedRules, words: Words) -> str:
    """Return what a system does where these rules are played, in a line. Rule CF-SHEET-04."""
    return words.text(f"reference.effect.{_way(kind, rules)}", **rules._asdict())


def effect_differs(kind: SystemKind) -> bool:
    """Whether a system does one thing in one edition, another in the other."""
    return _way(kind, ROSTER) != _way(kind, WEB) or kind is SystemKind.AFTERBURNER


def _way(kind: SystemKind, rules: PlayedRules) -> str:
    """Return the key of what a system does, by the toggles that concern it."""
    if kind is SystemKind.DISSIPATOR:
        moment = "aftermath" if rules.round_shape else "own"
        return f"dissipator_{moment}_{'dice' if rules.conserve else 'flat'}"
    if kind is SystemKind.HABITAT:
        return "habitat_kills" if rules.habitat_loss_kills else "habitat"
    if kind is SystemKind.HANGAR:
        return "hangar_drones" if rules.hangar_mode else "hangar_triple"
    if kind is SystemKind.MISSILE:
        way = "missile_circled" if rules.missile_depletion else "missile_destroyed"
        return f"{way}_detonates" if rules.missile_detonation else way
    return kind.value


def edition_term(edition: Edition, rules: PlayedRules, words: Words) -> str:
    """Return what an edition is called, with house rules if other rules than its own are played."""
    name = words[f"sheet.edition.{edition}"]
    own = WEB if edition is Edition.WEB else ROSTER
    return name if rules == own else words.text("sheet.edition.otherwise", edition=name)
