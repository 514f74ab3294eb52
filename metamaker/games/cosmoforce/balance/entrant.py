"""A ship as it is weighed: a design under the rules that are played, by itself on its side."""

from typing import NamedTuple

from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.fighting import Duel, Weighed
from metamaker.games.cosmoforce.battle.captains.contest import Combatant, Contestant, Match, fight
from metamaker.games.cosmoforce.checks.terms import CLASS_NAMES
from metamaker.games.cosmoforce.edits.terms import class_term
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.stats.derived import derived

NO_SPEED = -1
"""The speed follows from the design."""


class Force(NamedTuple):
    """What fights: a ship and the rules."""

    ship: Combatant
    rules: PlayedRules


def entrant(design: Design, rules: PlayedRules, name: str = "", speed: int = NO_SPEED) -> Weighed:
    """Return a design as it is weighed, by this name or its own; `speed` in hundredths is a threat record's (CF-THR-05)."""
    title = name or called(design)
    ship_class = CLASS_NAMES[design.ship_class]
    force = Force(Combatant(title, design, speed), rules)
    return Weighed(_sign(design, speed), title, f"{ship_class}, mass {derived(design, rules).mass}", force)


def kind_in(weighed: Weighed, told: Words) -> str:
    """Return class and mass of an entrant in the language of these words: “Fighter, mass 9”."""
    force: Force = weighed.force
    design = force.ship.design
    mass = told.text("window.fact.mass", mass=derived(design, force.rules).mass)
    return f"{class_term(design.ship_class, told)}, {mass}"


def _sign(design: Design, speed: int) -> str:
    """Return all that fights of a design, in words: captains look at slots in their order, and at how many crew have names."""
    slots = " ".join("-" if system is None else system.value for system in design.slots)
    crew = f" with {len(design.crew)} named" if design.crew else ""
    given = "" if speed == NO_SPEED else f" at speed {speed}"
    return f"{design.ship_class.value}: {slots}{crew}{given}"


def meeting(one: Weighed, other: Weighed, captain: str) -> Duel:
    """Return two entrants ready for many battles."""
    force: Force = one.force
    sides = (_contestant(one, captain), _contestant(other, captain))
    return Duel(fight, Match(sides, force.rules), f"{one.sign} against {other.sign}", one.sign == other.sign)


def _contestant(weighed: Weighed, captain: str) -> Contestant:
    force: Force = weighed.force
    return Contestant(weighed.name, (force.ship,), captain)
