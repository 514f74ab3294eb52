"""The two editions as data, and the current rules: every toggle and option as a plain number (CF-ED, CF-DIFF)."""

from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

from metamaker.games.cosmoforce.model.edition import (
    AttackLimit,
    Collision,
    Conserve,
    Cooling,
    Depletion,
    Edition,
    HangarMode,
    HeatDamage,
    InfiniteMass,
    Options,
    RepairScope,
    RoundShape,
    TieBreak,
    Toggles,
)
from metamaker.games.cosmoforce.model.fleet import Fleet

Value = int | StrEnum
"""The possible values of a toggle; yes and no are numbers too."""


class EditionValue(NamedTuple):
    """The value of a toggle in each edition, and its rule."""

    rule: str
    roster: Value
    web: Value


EDITION_VALUES = MappingProxyType(
    {
        "afterburner_thrust": EditionValue("CF-DIFF-01", 2, 3),
        "burn_bonus": EditionValue("CF-DIFF-02", 1, 0),
        "hangar_mode": EditionValue("CF-DIFF-03", HangarMode.TRIPLE_DAMAGE, HangarMode.DRONE_STRAFE),
        "missile_depletion": EditionValue("CF-DIFF-04", Depletion.DESTROYED, Depletion.CIRCLED),
        "missile_detonation": EditionValue("CF-DIFF-05", True, False),
        "passive_cooling": EditionValue("CF-DIFF-06", Cooling.MANDATORY, Cooling.OPTIONAL),
        "conserve": EditionValue("CF-DIFF-07", Conserve.FLAT, Conserve.DICE),
        "heat_damage": EditionValue("CF-DIFF-08", HeatDamage.CREW, HeatDamage.CREW),
        "collision": EditionValue("CF-DIFF-09", Collision.ADRIFT_OR_FAST, Collision.ADRIFT),
        "infinite_mass": EditionValue("CF-DIFF-10", InfiniteMass.SLOW_OR_ADRIFT, InfiniteMass.SLOW),
        "tie_break": EditionValue("CF-DIFF-11", TieBreak.MASS, TieBreak.ENGINES),
        "round_shape": EditionValue("CF-DIFF-12", RoundShape.TURNS, RoundShape.AFTERMATH),
        "attack_limit": EditionValue("CF-DIFF-13", AttackLimit.EACH_TYPE, AttackLimit.ONCE),
        "ram": EditionValue("CF-DIFF-14", True, False),
        "strafe_run": EditionValue("CF-DIFF-15", False, True),
        "repair_scope": EditionValue("CF-DIFF-16", RepairScope.ANY_SYSTEMS, RepairScope.ONE_SYSTEM),
        "habitat_loss_kills": EditionValue("CF-DIFF-17", True, False),
        "crew_hurt_by_system_damage": EditionValue("CF-DIFF-18", True, True),
        "time_limit": EditionValue("CF-DIFF-21", 20, 0),
        "repeat_action": EditionValue("CF-DIFF-26", True, True),
    }
)
"""Every toggle by its name.

Rounds replace the clock of the roster edition, so that the speed of a computer does not matter (CF-ELIM-06).
"""


class PlayedRules(NamedTuple):
    """The rules of a game: each field is the toggle or option of that name.

    Words are numbers here: 0 for the first member of their enumeration, 1 for the second. So for toggles 0 is the rule of the
    roster edition and 1 the other one. `time_limit` counts rounds, 0 is none.
    """

    afterburner_thrust: int
    """Thrust of a working Afterburner; the number of engines that it counts for. Rule CF-DIFF-01."""
    burn_bonus: int
    """The change of speed by a burn beyond thrust; if it is 0 and there is no thrust, nothing burns. Rule CF-DIFF-02."""
    hangar_mode: int
    """0: a die, three damage against mass 15 or less; 1: two dice, ones have no mass. Rule CF-DIFF-03."""
    missile_depletion: int
    """0: depleted Missiles are destroyed; 1: merely unusable. Rule CF-DIFF-04."""
    missile_detonation: bool
    """Whether a mark on a Missile that is not depleted costs two more points of damage. Rule CF-DIFF-05."""
    passive_cooling: int
    """0: working Dissipators shed heat by themselves; 1: by choice of their owner. Rule CF-DIFF-06."""
    conserve: int
    """0: Conserve Energy sheds one heat for each Dissipator; 1: rolls a die for each. Rule CF-DIFF-07."""
    heat_damage: int
    """0: heat harms crew; 1: or damages a system, by choice. Rule CF-DIFF-08."""
    collision: int
    """0: at thrust 0 or speed over 10, by 1 + whole speed dice; 1: without propulsion, whole speed dice. Rule CF-DIFF-09."""
    infinite_mass: int
    """0: at speed below 1 or thrust 0; 1: at speed below 1. Rule CF-DIFF-10."""
    tie_break: int
    """0: the lower mass is faster, then 1 + thrust dice; 1: only thrust dice. Rule CF-DIFF-11."""
    round_shape: int
    """0: heat and collisions come in the own turn; 1: in an Aftermath. Rule CF-DIFF-12."""
    attack_limit: int
    """0: one attack a turn with each type of weapon; 1: one attack a turn. Rule CF-DIFF-13."""
    ram: bool
    """Whether ships ram. Rule CF-DIFF-14."""
    strafe_run: bool
    """Whether Fighters make Strafe Runs. Rule CF-DIFF-15."""
    repair_scope: int
    """0: a repair sends crew to any systems; 1: to a single one. Rule CF-DIFF-16."""
    habitat_loss_kills: bool
    """Whether crew beyond the remaining Habitats die. Rule CF-DIFF-17."""
    crew_hurt_by_system_damage: bool
    """Whether damage harms the crew on its slot. Rule CF-DIFF-18."""
    time_limit: int
    """Rounds after which ships only ram and burn; 0: none. Rule CF-DIFF-21."""
    repeat_action: bool
    """Whether both actions of a turn may be of one kind, attacks aside. Rule CF-DIFF-26."""
    hangar_uses_infinite_mass: bool
    """Whether a drifting target counts as heavy for Hangars too. Rule CF-SHOT-06."""
    dynamic_order: bool
    """Whether changes of speed count for the order of the same round. Rule CF-RND-02."""
    equal_speed_is_level: bool
    """Whether of two ships at one speed neither is slower for Railguns and Rams. Rule CF-SPD-10."""
    evasion_needs_change: bool
    """Whether a burn of 0 evades no Ram. Rule CF-RAM-08."""
    collision_whole_speed: bool
    """Whether a collision only considers whole speed. Rule CF-STEP-07."""
    missile_detonates_once: bool
    """Whether a Missile detonates at its first mark only. Rule CF-DMG-07."""
    web_elimination: int
    """0: a ship is out when all its systems are damaged; 1: when every box is marked. Rule CF-ELIM-02."""
    empty_slot_bonus: int
    """0: empty slots score in every fight; 1: once. Rule CF-MODE-07."""
    open_build: bool
    """Whether designs are built in the open. Rule CF-SHIP-10."""
    hero_crew: bool
    """Whether named crew repair while they are hurt. Rule CF-RPG-02."""
    strict_baby_striker: bool
    """Whether the eighth threat is the one that fits its numbers, unarmed. Rule CF-THR-05."""


def played_rules(edition: Edition, toggles: Toggles, options: Options) -> PlayedRules:
    """Return the rules of a game: those of its edition, changed by the house rules of its group. Rules CF-ED-01, CF-ED-02."""
    values: dict[str, Value] = {name: of_edition(value, edition) for name, value in EDITION_VALUES.items()}
    values |= {name: value for name, value in toggles if value is not None}
    values |= dict(options)
    numbers: dict[str, Any] = {name: _number(value) for name, value in values.items()}
    return PlayedRules(**numbers)


def rules_of(fleet: Fleet) -> PlayedRules:
    """Return the rules of a document."""
    return played_rules(fleet.edition, fleet.toggles, fleet.options)


def of_edition(value: EditionValue, edition: Edition) -> Value:
    """Return the value of a toggle in an edition. Rule CF-ED-01."""
    return value.roster if edition is Edition.ROSTER else value.web


def _number(value: object) -> object:
    # Not typed as int, because in the compiled build a bool passed as an int stays a bool.
    return list(type(value)).index(value) if isinstance(value, StrEnum) else value


ROSTER = played_rules(Edition.ROSTER, Toggles(), Options())
"""The rules of the roster edition."""

WEB = played_rules(Edition.WEB, Toggles(), Options())
"""The rules of the web edition."""
