"""The two editions, and all house rules (CF-ED, CF-DIFF)."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from metamaker.core.frozen import Frozen


class Edition(StrEnum):
    """The edition of a game. Rule CF-ED-01."""

    ROSTER = "roster"
    WEB = "web"


class HangarMode(StrEnum):
    """How Hangars shoot. Rule CF-DIFF-03."""

    TRIPLE_DAMAGE = "triple_damage"
    DRONE_STRAFE = "drone_strafe"


class Depletion(StrEnum):
    """The fate of depleted Missiles: destroyed, or only unusable. Rule CF-DIFF-04."""

    DESTROYED = "destroyed"
    CIRCLED = "circled"


class Cooling(StrEnum):
    """Whether working Dissipators must shed heat, or only can. Rule CF-DIFF-06."""

    MANDATORY = "mandatory"
    OPTIONAL = "optional"


class Conserve(StrEnum):
    """The heat that Conserve Energy sheds: 1 for each Dissipator, or a die for each. Rule CF-DIFF-07."""

    FLAT = "flat"
    DICE = "dice"


class HeatDamage(StrEnum):
    """The effect of heat: it harms crew, or the owner can choose damage to a system instead. Rules CF-DIFF-08, CF-AFT-02."""

    CREW = "crew"
    CREW_OR_DAMAGE = "crew_or_damage"


class Collision(StrEnum):
    """The ships that collide: adrift or faster than 10 (with one extra die), or only adrift. Rule CF-DIFF-09."""

    ADRIFT_OR_FAST = "adrift_or_fast"
    ADRIFT = "adrift"


class InfiniteMass(StrEnum):
    """The ships that all effective dice hit: slow ships and those without thrust, or only slow ships. Rule CF-DIFF-10."""

    SLOW_OR_ADRIFT = "slow_or_adrift"
    SLOW = "slow"


class TieBreak(StrEnum):
    """The order of ships with equal speed: by mass, then dice, or only by dice. Rule CF-DIFF-11."""

    MASS = "mass"
    ENGINES = "engines"


class RoundShape(StrEnum):
    """When heat and collisions apply: in the turn of the ship, or for all ships in an Aftermath. Rules CF-DIFF-12, CF-ED-02."""

    TURNS = "turns"
    AFTERMATH = "aftermath"


class AttackLimit(StrEnum):
    """How often a ship attacks in its turn: once with each type of weapon, or once. Rule CF-DIFF-13."""

    EACH_TYPE = "each_type"
    ONCE = "once"


class RepairScope(StrEnum):
    """Where an action sends crew: to any systems, or to a single one. Rule CF-DIFF-16."""

    ANY_SYSTEMS = "any_systems"
    ONE_SYSTEM = "one_system"


class Elimination(StrEnum):
    """When a ship without whole systems is out: all damaged, or every box marked. Rule CF-ELIM-02."""

    ALL_DAMAGED = "all_damaged"
    ALL_BOXES = "all_boxes"


class SlotBonus(StrEnum):
    """How often empty slots score in survival. Rule CF-MODE-07."""

    PER_FIGHT = "per_fight"
    ONCE = "once"


class Toggles(Frozen):
    """House rules that differ from the edition; None follows the edition. Rules CF-ED-02, CF-DIFF.

    The toggles have the names from the rules. `time_limit` is in rounds; 0 means no limit (CF-ELIM-06).
    """

    afterburner_thrust: Annotated[int, Field(ge=0, le=9)] | None = None
    burn_bonus: Annotated[int, Field(ge=0, le=9)] | None = None
    hangar_mode: HangarMode | None = None
    missile_depletion: Depletion | None = None
    missile_detonation: bool | None = None
    passive_cooling: Cooling | None = None
    conserve: Conserve | None = None
    heat_damage: HeatDamage | None = None
    collision: Collision | None = None
    infinite_mass: InfiniteMass | None = None
    tie_break: TieBreak | None = None
    round_shape: RoundShape | None = None
    attack_limit: AttackLimit | None = None
    ram: bool | None = None
    strafe_run: bool | None = None
    repair_scope: RepairScope | None = None
    habitat_loss_kills: bool | None = None
    crew_hurt_by_system_damage: bool | None = None
    time_limit: Annotated[int, Field(ge=0, le=999)] | None = None
    repeat_action: bool | None = None


class Options(Frozen):
    """Further options from the rulings. The defaults are those of MetaMaker."""

    hangar_uses_infinite_mass: bool = False
    dynamic_order: bool = False
    equal_speed_is_level: bool = False
    evasion_needs_change: bool = False
    collision_whole_speed: bool = False
    missile_detonates_once: bool = False
    web_elimination: Elimination = Elimination.ALL_DAMAGED
    empty_slot_bonus: SlotBonus = SlotBonus.PER_FIGHT
    open_build: bool = False
    hero_crew: bool = False
    strict_baby_striker: bool = False
