"""Squadrons put on the table in missions, and the Starfighter Combat Step answered by a script."""

from collections.abc import Sequence
from typing import Any

from metamaker.games.metaverse.battle.blueprint import squadron_plan
from metamaker.games.metaverse.battle.dogfights.decisions import RepelSquadrons, SquadronFire
from metamaker.games.metaverse.battle.dogfights.orders import RepelOrders, WingAttack, WingOrders
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.squadron import WING, Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.starfighter_combat import StarfighterCombatStep
from metamaker.games.metaverse.model.design import HouseRules
from metamaker.games.metaverse.model.starfighter import FighterWeapon, Starfighter
from metamaker.games.metaverse.model.words import DamageType, Die, FighterTarget, MassFactorFormula, RateOfFire, SquadronQuality
from metamaker.play.dice import FixedDice
from metamaker.play.plane import CM, Point

BOTH = (FighterTarget.STARSHIPS, FighterTarget.OTHER)
BEAK = FighterWeapon(name="Beak", damage_die=Die.D6, targets=BOTH)
CLAW = FighterWeapon(name="Claw", damage_die=Die.D6, damage_type=DamageType.KINETIC, targets=(FighterTarget.OTHER,))
BOMB = FighterWeapon(name="Bomb", damage_die=Die.D8, targets=(FighterTarget.STARSHIPS,), rate_of_fire=RateOfFire.ONE_SHOT)
DART = FighterWeapon(name="Dart", damage_die=Die.D6, targets=BOTH, indirect=True)
KITE = Starfighter(
    id="kite", name="Kite", strength=6, speed_cm=20, defence=1, target_rating=6, weapons=(BEAK, CLAW, BOMB, DART)
)
MOTH = KITE.with_(id="moth", name="Moth", strength=4, target_rating=5, defence=0)
GHOST = MOTH.with_(id="ghost", name="Ghost", qualities=(SquadronQuality.ECM,))
CAB = KITE.with_(id="cab", name="Cab", qualities=(SquadronQuality.BREACHING,))
BEAK_PLACE, CLAW_PLACE, BOMB_PLACE, DART_PLACE = range(4)
HOUSE = HouseRules((), MassFactorFormula.STOCK)


def flown(battle: Battle, vessel: Vessel, *types: Starfighter, task: Task = Task.STRIKE, onto: Any = None) -> Mission:
    """Put a mission of a ship on the table: 10 cm east of it, or in contact with a ship, a mission or a salvo."""
    table = battle.table
    squadrons = []
    for each in types:
        count = len([one for one in table.squadrons if one.carrier == vessel.number])
        key = f"{vessel.key}{WING}{count + 1}"
        squadron = Squadron(len(table.squadrons), vessel.side, key, squadron_plan(each, HOUSE), vessel.number)
        table.squadrons.append(squadron)
        squadrons.append(squadron)
    there = vessel.course.place
    mission = table.establish(vessel.side, vessel, task, squadrons, Point(there.x + 10 * CM, there.y))
    if task is Task.CAP:
        onto = vessel
    if onto is not None:
        mission.contact = onto.key
        mission.place = onto.course.place if isinstance(onto, Vessel) else onto.place
    return mission


def attack(squadron: Squadron, target: Vessel | Squadron | Salvo, *weapons: int, arc: str = "", system: str = "") -> WingAttack:
    if isinstance(target, Vessel) and not arc:
        arc = "fore"
    return WingAttack(squadron.key, weapons, target.key, arc, system)


class Script:
    """Answers in the Starfighter Combat Step: attacks by strength and side, fire of ships by key; `asked` is what was asked."""

    def __init__(
        self, attacks: dict[tuple[int, int], Sequence[WingAttack]] | None = None, repels: dict[str, RepelOrders] | None = None
    ) -> None:
        self.attacks = attacks or {}
        self.repels = repels or {}
        self.asked: list[Any] = []

    def answer(self, decision: Any) -> Any:
        if isinstance(decision, SquadronFire):
            self.asked.append((decision.strength, decision.side))
            return WingOrders(tuple(self.attacks.pop((decision.strength, decision.side), ())))
        assert isinstance(decision, RepelSquadrons)
        self.asked.append(decision.key)
        return self.repels.get(decision.key, decision.default())


def fought(battle: Battle, script: Script) -> list[Any]:
    """Run the step, in which every answer has to be legal and every die used; return what was asked."""
    step = StarfighterCombatStep()
    while decisions := step.run(battle):
        answers = [script.answer(decision) for decision in decisions]
        for decision, answer in zip(decisions, answers, strict=True):
            assert decision.refusals(answer) == (), (decision.kind, answer)
        step.take(battle, answers)
    assert not script.attacks, "not so many groups were asked"
    if isinstance(battle.dice, FixedDice):
        battle.dice.finish()
    return script.asked


def refused(battle: Battle, side: int, strength: int, *attacks: WingAttack) -> list[str]:
    """The rules that attacks of a group break."""
    keys = tuple([squadron.key for squadron in battle.table.squadrons if squadron.flies and squadron.side == side])
    decision = SquadronFire(battle.table, side, battle.secrets[side], strength, keys)
    return [refusal.rule for refusal in decision.refusals(WingOrders(attacks))]
