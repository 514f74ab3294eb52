"""Combat value: the price of a class in points (3.1.15)."""

from metamaker.core.memo import memo
from metamaker.formulas.compiled import Values, evaluator
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import CommandDie, DamageControlDie, DamageEffect, HullType
from metamaker.games.metaverse.stats.book import book_of
from metamaker.games.metaverse.stats.confirmed import battle_factor
from metamaker.games.metaverse.stats.estimate.constants import constants
from metamaker.games.metaverse.stats.estimate.profile import attacker, fires_at_starships, flow
from metamaker.games.metaverse.stats.estimate.reference import geometric_mean, mean_offence, turns_by_arc
from metamaker.games.metaverse.stats.parts import SHIELD_GENERATORS, parts
from metamaker.games.metaverse.stats.power import hull_hits
from metamaker.games.metaverse.stats.ship import continuous
from metamaker.games.metaverse.stats.utility import hangar, utility
from metamaker.games.metaverse.stats.weapon import mean_damage

_COMMAND_STEPS = {die: step - 2 for step, die in enumerate(CommandDie)}
_DAMAGE_CONTROL_STEPS = {die: step for step, die in enumerate(DamageControlDie)}


@memo
def offence(design: Design) -> float:
    """Return the geometric mean of the rates at which the class destroys the reference ships, in fractions a turn."""
    return mean_offence(attacker(design), constants(book_of(design)))


@memo
def penetrating_share(design: Design) -> float:
    """Return the penetrating part of the damage of all guns, 0 to 1; 0 without guns."""
    total = penetrating = 0.0
    for mounted in parts(design).mounts:
        if fires_at_starships(mounted.weapon) and mounted.weapon.pulse:
            damage = flow(design, mounted.mount, mounted.weapon) * mean_damage(mounted.weapon) / mounted.weapon.pulse
            total += damage
            if mounted.weapon.damage_effect is DamageEffect.PENETRATING:
                penetrating += damage
    return penetrating / total if total else 0.0


@memo
def value_inputs(design: Design) -> dict[str, float]:
    """Return the inputs of the formula scope `value`; offence, turns, utility and hangar are measured, not formulas."""
    ship, index, turns = design.ship, parts(design), turns_by_arc(design)
    return {
        "offence": offence(design),
        "fore_turns": turns[Arc.FORE],
        "side_turns": geometric_mean((turns[Arc.PORT], turns[Arc.STARBOARD])),
        "aft_turns": turns[Arc.AFT],
        "crew_quality": ship.crew_quality,
        "command_steps": _COMMAND_STEPS[ship.command_quality],
        "damage_control_steps": _DAMAGE_CONTROL_STEPS[ship.damage_control_quality],
        "technological": ship.hull_type is HullType.TECHNOLOGICAL,
        "biological": ship.hull_type is HullType.BIOLOGICAL,
        "stealth": index.best(ComponentKind.STEALTH_GENERATOR),
        "cloak": index.best(ComponentKind.CLOAK_GENERATOR),
        "hull_hits": hull_hits(design),
        "shield_hits": sum(ship.arcs[arc].shield_hits for arc in Arc),
        "generator_ratings": sum(index.total(kind) for kind in SHIELD_GENERATORS),
        "penetrating_share": penetrating_share(design),
        "ems_continuous": continuous(design).ems,
        "utility": utility(design),
        "hangar": hangar(design),
    }


@memo
def valued(design: Design) -> Values:
    """Return all entries of the formula scope `value`, and its custom formulas that failed."""
    return evaluator(book_of(design), "value")(value_inputs(design))


def defence(design: Design) -> float:
    """Return the number of turns that the class lasts against the reference ships, weighted by hits on each arc."""
    return valued(design).values["defence"]


def standard_value(design: Design) -> float:
    """Return the combat value of a class by the formula, in points, unrounded, at least 0.1. Rule MV-3.1.15-01."""
    return valued(design).values["combat_value"]


def combat_value(design: Design) -> float:
    """Return the combat value of a class with its permanent loadouts, in points, unrounded.

    The standard value, in fleets with measured values multiplied by the factor from battles. Rule MV-3.1.15-01.
    """
    return standard_value(design) * battle_factor(design)
