"""Costs of squadrons and hangar bays, in points."""

from collections.abc import Iterable

from metamaker.formulas.compiled import evaluator, formulas
from metamaker.games.metaverse.model.design import Design, HouseRules
from metamaker.games.metaverse.model.starfighter import Bay, IndependentSquadron, Load, Starfighter
from metamaker.games.metaverse.model.words import CommandDie, RateOfFire, SquadronQuality
from metamaker.games.metaverse.rules.roll import mean_result
from metamaker.games.metaverse.stats.book import book

COMMAND_STEPS = {die: step for step, die in enumerate(CommandDie)}
"""Steps of a command quality above D2."""


def squadron_inputs(squadron: Starfighter, house: HouseRules) -> dict[str, float]:
    """Return the inputs of the formula scope `squadron`."""
    damage = formulas(book(house))["squadron.weapon_damage"]
    return {
        "strength": squadron.strength,
        "defence": squadron.defence,
        "target_rating": squadron.target_rating,
        "speed_cm": squadron.speed_cm,
        "damage": sum(
            damage(
                weapon.pulse,
                mean_result(weapon.damage_die),
                weapon.damage_modifier,
                weapon.rate_of_fire is RateOfFire.ONE_SHOT,
            )
            for weapon in squadron.weapons
        ),
        "ftl": SquadronQuality.FTL in squadron.qualities,
        "breaching": SquadronQuality.BREACHING in squadron.qualities,
        "ecm": SquadronQuality.ECM in squadron.qualities,
    }


def squadron_cost(squadron: Starfighter, house: HouseRules) -> float:
    """Return the cost of one squadron aboard a carrier, at least 1, to one decimal. Rule MV-3.7.0-02."""
    return evaluator(book(house), "squadron")(squadron_inputs(squadron, house)).values["cost"]


def brought_inputs(brought: IndependentSquadron, squadron: Starfighter, house: HouseRules) -> dict[str, float]:
    """Return the inputs of the formula scope `brought` for one squadron of the entry."""
    breaching = SquadronQuality.BREACHING in squadron.qualities
    return {
        "squadron_cost": squadron_cost(squadron, house),
        "crew_quality": brought.crew_quality,
        "command_steps": COMMAND_STEPS[brought.command_quality],
        "marines_aboard": brought.marines_aboard and breaching,
    }


def brought_cost(brought: IndependentSquadron, squadron: Starfighter, house: HouseRules) -> float:
    """Return the cost of all squadrons of an entry without a carrier, unrounded. Rules MV-3.7.5-03, -06."""
    values = evaluator(book(house), "brought")(brought_inputs(brought, squadron, house)).values
    return brought.count * values["cost"]


def bay_cost(bay: Bay, count: int, house: HouseRules) -> float:
    """Return the cost of `count` empty bays. Rule MV-3.7.7-05."""
    return formulas(book(house))["bay.cost"](count, bay.launch, bay.carry, len(bay.accepts))


def loads_cost(loads: Iterable[Load], starfighters: dict[str, Starfighter], house: HouseRules) -> float:
    """Return the cost of the squadrons aboard. Rule MV-3.7.7-04."""
    return sum(load.count * squadron_cost(starfighters[load.starfighter], house) for load in loads)


def design_loads_cost(design: Design, loads: Iterable[Load]) -> float:
    """Return the cost of squadrons aboard a ship of `design`."""
    return loads_cost(loads, design.starfighters, design.house)
