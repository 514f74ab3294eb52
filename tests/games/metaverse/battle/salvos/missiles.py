"""Salvos put on the table, and steps answered by a script."""

from collections.abc import Iterable, Sequence
from typing import Any

from metamaker.games.metaverse.battle.fire.orders import FireOrders, Launch
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, GuideSalvos, StrikeTargets
from metamaker.games.metaverse.battle.salvos.orders import DefenceOrders, GuideOrders, Strike, StrikeOrders
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Missile, Salvo
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.indirect_fire import IndirectCombatStep, IndirectMovementStep
from metamaker.games.metaverse.battle.turn.step import RunningStep
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageType, Die, Target, WeaponQuality
from metamaker.play.dice import FixedDice
from metamaker.play.geometry import CM, DEGREE, Point
from tests.games.metaverse.battle.gunnery import ARRAY, BEAM, BLAST, CLOSE, KEEL_GUN, TORPEDO, Put, gunners, guns

MISSILE = TORPEDO.with_(id="missile", name="Missile", range_cm=25, indirect_turns=2, damage_modifier=2)
ROCKET = MISSILE.with_(id="rocket", name="Rocket", range_cm=15, indirect_turns=1, damage_die=Die.D8, pulse=3)
HUNTER = MISSILE.with_(id="hunter", name="Hunter", targets=(Target.INDIRECT,))
BOTH = MISSILE.with_(id="both", name="Both", targets=(Target.STARSHIPS, Target.INDIRECT))
SEER = MISSILE.with_(id="seer", name="Seer", qualities=(WeaponQuality.TEMPORAL,))
MINE = MISSILE.with_(id="mine", name="Mine", qualities=(WeaponQuality.PROXIMITY,))
HARD = MISSILE.with_(id="hard", name="Hard", vulnerable=False)
VOLATILE = MISSILE.with_(id="volatile", name="Volatile", damage_modifier=4, qualities=(WeaponQuality.UNSTABLE,))
CLUSTER = VOLATILE.with_(id="cluster", name="Cluster", aoe_cm=20)
GUARD = CLOSE.with_(id="guard", name="Guard", damage_die=Die.D6, targets=(Target.INDIRECT,))
POINT = BEAM.with_(id="point", name="Point defence", damage_die=Die.D6, range_cm=10, targets=(Target.INDIRECT,))
SLUGS = POINT.with_(id="slugs", name="Slugs", damage_type=DamageType.KINETIC)
AREA = BLAST.with_(id="area", targets=(Target.STARSHIPS, Target.INDIRECT))
KEEL = KEEL_GUN.with_(id="keel", targets=(Target.STARSHIPS, Target.INDIRECT))
MAGAZINE = (MISSILE, ROCKET, HUNTER, BOTH, SEER, MINE, HARD, VOLATILE, CLUSTER, GUARD, POINT, SLUGS, AREA, KEEL)


def at_sea(*ships: Put, faces: Iterable[int] = ()) -> tuple[Battle, list[Vessel]]:
    """Return a battle of ships that may have weapons of the magazine."""
    return gunners(*ships, faces=faces, more=MAGAZINE)


def launching(*weapons: Weapon, degrees: int = 0, cm: float = 20, array: str = ARRAY, contact: str = "") -> FireOrders:
    return FireOrders(launches=(Launch(array, guns(*weapons), degrees * DEGREE, round(cm * CM), contact),))


def aloft(
    battle: Battle, vessel: Vessel, *weapons: Weapon, at: tuple[float, float] = (0, 0), degrees: int = 0, age: int = 1
) -> Salvo:
    """Put a salvo of a ship's weapons on the table; this turn is the `age`th of its life."""
    missiles = []
    for weapon in weapons:
        plan = vessel.system(f"core/{weapon.id}#1").plan.weapon
        assert plan is not None
        missiles.append(Missile(f"core/{weapon.id}#1", plan))
    salvo = battle.table.launch(vessel, missiles, Point(round(at[0] * CM), round(at[1] * CM)), degrees * DEGREE)
    salvo.born = battle.table.turn - age + 1
    return salvo


class Plan:
    """Answers to what is asked about salvos, in the order in which they are given; else the default ones.

    `asked` is what was asked, as a word and the side or ship.
    """

    def __init__(
        self,
        guides: Sequence[GuideOrders] = (),
        strikes: Sequence[tuple[Salvo, Any]] = (),
        defences: Sequence[DefenceOrders] = (),
    ) -> None:
        self.guides = list(guides)
        self.strikes = list(strikes)
        self.defences = list(defences)
        self.asked: list[str] = []

    def answer(self, decision: Any) -> Any:
        self.asked.append(f"{decision.kind} {decision.key or decision.side}")
        if isinstance(decision, GuideSalvos) and self.guides:
            return self.guides.pop(0)
        if isinstance(decision, StrikeTargets):
            return StrikeOrders(tuple(self._strikes(decision)))
        if isinstance(decision, DefendShip) and self.defences:
            return self.defences.pop(0)
        return decision.default()

    def _strikes(self, decision: StrikeTargets) -> Iterable[Strike]:
        for salvo, target in self.strikes[: len(self.strikes)]:
            if salvo.key in decision.chances:
                self.strikes.remove((salvo, target))
                yield Strike(salvo.key, target.key)
                if decision.most == 1:
                    return


def run(step: RunningStep, battle: Battle, plan: Plan | None = None) -> list[str]:
    """Run a step, in which every answer has to be legal and every die used; return what was asked."""
    plan = plan or Plan()
    while decisions := step.run(battle):
        answers = [plan.answer(decision) for decision in decisions]
        for decision, answer in zip(decisions, answers, strict=True):
            assert decision.refusals(answer) == (), (decision.kind, answer)
        step.take(battle, answers)
    if isinstance(battle.dice, FixedDice):
        battle.dice.finish()
    return plan.asked


def moves(battle: Battle, plan: Plan | None = None) -> list[str]:
    return run(IndirectMovementStep(), battle, plan)


def strikes(battle: Battle, *struck: tuple[Salvo, Any], defences: Sequence[DefenceOrders] = ()) -> list[str]:
    return run(IndirectCombatStep(), battle, Plan((), struck, defences))
