"""Ships with guns that lie still where they are put, and a Starship Combat Step that is answered by ship."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, Muster
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, InterceptOrders, Mode, MusterOrders
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.kinematics.bearing import Changes
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.starship_combat import StarshipCombatStep
from metamaker.games.metaverse.model.section import Component
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.weapon import Mount, Weapon
from metamaker.games.metaverse.model.words import (
    CommandLevel,
    DamageEffect,
    DamageType,
    Die,
    RateOfFire,
    Target,
    TargetMethod,
    WeaponQuality,
)
from metamaker.play.dice import FixedDice
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.battles import battle_of, vessel_of
from tests.games.metaverse.builders import BARE, EVERY_SECTOR, component, design_of, mount, with_core

RATING = 14
"""The rating of every sensor array here."""

ARRAY, SECOND_ARRAY = "core/eyes#1", "core/eyes#2"

BEAM = Weapon(id="beam", name="Beam", damage_die=Die.D1, range_cm=50)
"""A weapon without damage dice: it takes one box, less its range bands."""

SLUG = BEAM.with_(id="slug", name="Slug", damage_type=DamageType.KINETIC, range_cm=10)
"""The kinetic one, with a short band."""

FLAK = BEAM.with_(id="flak", name="Flak", damage_die=Die.D6, targets=(Target.STARSHIPS, Target.DIRECT))
"""A weapon that intercepts direct fire."""

SALVO_FLAK = FLAK.with_(id="salvo-flak", name="Salvo flak")
BLAST = BEAM.with_(id="blast", name="Blast", aoe_cm=10)
KEEL_GUN = BEAM.with_(id="keel-gun", name="Keel gun", damage_modifier=3, qualities=(WeaponQuality.SPINAL,))
AGAIN = BEAM.with_(id="again", name="Again", qualities=(WeaponQuality.TEMPORAL,))
BRITTLE = BEAM.with_(id="brittle", name="Brittle", damage_modifier=3, qualities=(WeaponQuality.UNSTABLE,))
RARE = BEAM.with_(id="rare", name="Rare", rate_of_fire=RateOfFire.LIMITED)
ONCE = BEAM.with_(id="once", name="Once", rate_of_fire=RateOfFire.ONE_SHOT)
CLOSE = BEAM.with_(id="close", name="Close", range_cm=0, targets=(Target.STARFIGHTERS, Target.DIRECT))
TORPEDO = BEAM.with_(id="torpedo", name="Torpedo", target_method=TargetMethod.INDIRECT)
CHAFF = BEAM.with_(id="chaff", name="Chaff", targets=(Target.STARFIGHTERS,))
TOUGH = BEAM.with_(id="tough", name="Tough", vulnerable=False)
LANCE = BEAM.with_(id="lance", name="Lance", damage_modifier=3, damage_effect=DamageEffect.PENETRATING)
ARSENAL = (BEAM, SLUG, FLAK, SALVO_FLAK, BLAST, KEEL_GUN, AGAIN, BRITTLE, RARE, ONCE, CLOSE, TORPEDO, CHAFF, TOUGH, LANCE)


def armed(*weapons: Weapon, arrays: int = 2, more: Sequence[Component] = (), crew_quality: int = 3, **core: Any) -> ShipClass:
    """Return a core-only ship of 40 hull boxes in one layer; each weapon is mounted once, by its own name, on every sector."""
    mounts: tuple[Mount, ...] = tuple(mount(weapon.id, weapon, EVERY_SECTOR) for weapon in weapons)
    eyes = component("sensor_array", RATING, part="eyes", count=arrays)
    parts = (component("bridge"), eyes, *more)
    fields = {"hull_hits": 40, "hull_layers": 1, "components": parts, "mounts": mounts, **core}
    return with_core(BARE, **fields).with_(crew_quality=crew_quality)


class Put(NamedTuple):
    """A ship to be put on the table: its class, side, place in cm, heading (0 north, clockwise to 15)."""

    ship: ShipClass
    side: int = 0
    x: int = 0
    y: int = 0
    heading: int = 0


def gunners(*ships: Put, faces: Iterable[int] = (), more: Sequence[Weapon] = ()) -> tuple[Battle, list[Vessel]]:
    """Return a battle in the Starship Combat Step of turn 5; every ship has target rating 0, EMS 9 and no changes of ratings.

    Its ships may have the weapons of the arsenal, and `more`. Each has a command level, so that none is outside its fleet.
    """
    vessels = []
    for number, each in enumerate(ships):
        design = design_of(each.ship, (*ARSENAL, *more))
        vessel = vessel_of(design, number, each.side, Point(each.x * CM, each.y * CM), each.heading)
        vessel.ship = vessel.ship.with_(level=CommandLevel.SQUADRON)
        vessel.blueprint = replace(vessel.blueprint, target_rating=0, ems=9)
        vessel.changes = Changes(0, 0)
        vessels.append(vessel)
    battle = battle_of(vessels, tuple(faces))
    battle.table.turn = 5
    battle.table.step = Step.STARSHIP_COMBAT
    return battle, vessels


def duel(*weapons: Weapon, faces: Iterable[int] = (), apart_cm: int = 10, **fields: Any) -> tuple[Battle, Vessel, Vessel]:
    """Return an armed ship and, north of it, an unarmed one that shows its bow."""
    battle, (firer, target) = gunners(Put(armed(*weapons, **fields)), Put(armed(), 1, 0, apart_cm, 8), faces=faces)
    return battle, firer, target


def guns(*weapons: Weapon) -> tuple[str, ...]:
    """Return the references of mounted weapons of `armed`."""
    return tuple(f"core/{weapon.id}#1" for weapon in weapons)


def attack(target: Vessel, *weapons: Weapon, array: str = ARRAY, mode: Mode = Mode.SALVO, **more: Any) -> Attack:
    return Attack(array, target.key, guns(*weapons), mode, **more)


def firing(*attacks: Attack, kept: Sequence[Weapon] = ()) -> FireOrders:
    return FireOrders(attacks=attacks, kept=guns(*kept))


def asks(battle: Battle, vessel: Vessel, only: str = "") -> DeclareFire:
    """Return the decision of a ship."""
    return DeclareFire(battle.table, vessel.side, battle.secrets[vessel.side], vessel.key, only)


def refused(battle: Battle, vessel: Vessel, orders: FireOrders, only: str = "") -> list[str]:
    """Return the rules broken by orders."""
    return [refusal.rule for refusal in asks(battle, vessel, only).refusals(orders)]


class Script:
    """What ships answer: fire orders by key, musters by group and side, interceptions in the order in which they are asked.

    Whoever has no orders holds fire and keeps all that could intercept.

    `asked` is what was asked, in order: the key of a ship that declares, `crew quality/side` of a muster, `!key` of a ship
    that may intercept.
    """

    def __init__(
        self,
        fire: dict[str, FireOrders],
        musters: dict[tuple[int, int], MusterOrders] | None = None,
        intercepts: Sequence[InterceptOrders] = (),
    ) -> None:
        self.fire = fire
        self.musters = musters or {}
        self.intercepts = list(intercepts)
        self.asked: list[str] = []

    def answer(self, decision: Decision) -> Answer:
        if isinstance(decision, Muster):
            self.asked.append(f"{decision.crew_quality}/{decision.side}")
            return self.musters.get((decision.crew_quality, decision.side), decision.default())
        if isinstance(decision, InterceptFire):
            self.asked.append(f"!{decision.key}")
            return self.intercepts.pop(0) if self.intercepts else decision.default()
        self.asked.append(decision.key)
        return self.fire.pop(decision.key, decision.default())


def combat(battle: Battle, script: Script) -> list[str]:
    """Run the whole step by a script, in which every answer has to be legal and every die used; return what was asked."""
    step = StarshipCombatStep()
    while decisions := step.run(battle):
        answers = [script.answer(decision) for decision in decisions]
        for decision, answer in zip(decisions, answers, strict=True):
            assert decision.refusals(answer) == (), decision.key
        step.take(battle, answers)
    assert not script.intercepts, "not so many interceptions were asked"
    if isinstance(battle.dice, FixedDice):
        battle.dice.finish()
    return script.asked


def fight(battle: Battle, *intercepts: InterceptOrders, **orders: FireOrders) -> list[str]:
    """Run the step with orders by ship, `a_heron_1`."""
    keys = {key.replace("/", "_").replace("-", "_"): key for key in battle.table.by_key}
    return combat(battle, Script({keys[name]: order for name, order in orders.items()}, None, intercepts))


def told(battle: Battle, kind: type) -> list[Any]:
    """Return the events of a kind."""
    return [event for event in battle.events if type(event) is kind]


def boxes_lost(vessel: Vessel) -> int:
    return sum(len(section.crossed) for section in vessel.sections)
