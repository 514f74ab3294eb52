"""The numbers of the whole ship in the order of area 1: the three that play asks for most come first. Rule MV-3.0.1-05."""

from typing import NamedTuple

from metamaker.core.ids import ref
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.sheet.figures import figure
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.stats.ship import ship_stats

LARGE = 3
"""How many facts come first and large."""


class Fact(NamedTuple):
    """An icon, a number, what it is, and its element. A number that is `inside` stands in the icon's own tile."""

    icon: str
    value: str
    caption: str
    ref: str
    inside: bool = False


def facts(subject: Subject) -> tuple[Fact, ...]:
    """Return the numbers of a ship; its value and tier are the ship's own, since what it carries enters them."""
    stats, ship, words = ship_stats(subject.design), subject.design.ship, subject.words
    place = subject.design.ref
    hull = ship.hull_type.value

    def fact(name: str, value: str, where: str) -> Fact:
        return Fact(name, value, words[f"sheet.column.{name}"], where)

    return (
        fact("target_rating", figure(stats.target_rating), place("target_rating")),
        fact("ems", figure(stats.ems), place("ems")),
        fact("combat_value", figure(subject.combat_value), ref(subject.ref, "combat_value")),
        fact("mass_factor", figure(stats.mass_factor), place("mass_factor")),
        fact("crew_quality", str(ship.crew_quality), place("crew_quality")),
        fact("command_quality", ship.command_quality.value, place("command_quality")),
        fact("damage_control_quality", ship.damage_control_quality.value, place("damage_control_quality")),
        Fact(f"tier_{subject.tier}", str(subject.tier), words["sheet.column.tier"], ref(subject.ref, "tier")),
        _movement(subject),
        Fact(hull, words[f"sheet.hull.{hull}"], words[f"sheet.column.{hull}"], place("hull_type")),
    )


def _movement(subject: Subject) -> Fact:
    """The icon of the way to move, with the maximum speed inside if it is cinematic. Rule MV-3.1.14-03."""
    method = subject.design.ship.movement_method
    cinematic = method is MovementMethod.CINEMATIC
    value = figure(ship_stats(subject.design).max_speed or 0) if cinematic else ""
    caption = subject.words[f"sheet.column.{method}"]
    return Fact(method.value, value, caption, subject.design.ref("movement_method"), inside=cinematic)
