"""Strikes of salvos, from who strikes what to the last criticals: in the Indirect Combat Step, and of proximity weapons."""

from collections.abc import Callable, Sequence

from metamaker.games.metaverse.battle import contact
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire import at_salvos
from metamaker.games.metaverse.battle.fire.arms import free_arrays
from metamaker.games.metaverse.battle.fire.at_salvos import touched
from metamaker.games.metaverse.battle.fire.groups import loser, roll_off
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, EscortFire, StrikeTargets, close_weapons, escorts
from metamaker.games.metaverse.battle.salvos.events import SalvoOrderRolled
from metamaker.games.metaverse.battle.salvos.moves import Declared, declare, defend, escort, resolve
from metamaker.games.metaverse.battle.salvos.rules import Chance, Prey, has_place
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.squadron import Mission
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.aftermath import aftermath

Chances = dict[str, list[Chance]]
"""What salvos may strike, by their keys."""

ORDER = ("MV-1.3.4-11", "MV-0.1.0-09")


def found(battle: Battle, salvos: Sequence[Salvo], look: Callable[[Table, Salvo], list[Chance]]) -> Chances:
    """Return what salvos may strike; those that may strike nothing are left out."""
    return {salvo.key: chances for salvo in salvos if (chances := look(battle.table, salvo))}


def proximity(battle: Battle, look: Callable[[Table, Salvo], list[Chance]]) -> Chances:
    """Return what salvos of proximity weapons alone may strike in the movement phase. Rule MV-3.6.14-14."""
    return found(battle, [salvo for salvo in battle.table.salvos if salvo.waits], look)


class Strikes:
    """Strikes in progress: sides declare one in turn, the last one all; ships fire 0 cm weapons, then squadrons; damage.

    Dice: a D6 for each side if both have salvos that may strike, again on a tie; the fire of 0 cm weapons ship by ship, of
    squadrons side by side; the damage (`salvos.moves.resolve`); criticals. Weapons without range act in the combat phase
    alone (MV-1.3.1-03): what strikes before is not `defended` against. Rules MV-2.2.4-01 to -14, MV-1.3.4-11.
    """

    def __init__(self, *, defended: bool) -> None:
        self.defended = defended
        self.chances: Chances = {}
        self.side = 0
        self.declared: list[Declared] = []
        self.asked: tuple[Decision, ...] = ()
        self.defending = False
        self.escorted = False

    def begin(self, battle: Battle, chances: Chances) -> None:
        """Open the declarations of all salvos that have anything to strike."""
        self.chances, self.declared = chances, []
        self.defending = self.escorted = not self.defended
        while self._of(battle, 0) and self._of(battle, 1):
            faces = roll_off(battle.dice)
            self.side = loser(faces)
            battle.tell(SalvoOrderRolled(faces, self.side, ORDER))
            if self.side in {0, 1}:
                break

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Ask for strikes, then for the defence of ships, then deal the damage; none if all is over."""
        self.asked = self._declarations(battle)
        if not self.asked and self.declared and not self.defending:
            self.defending = True
            self.asked = self._defences(battle)
        if not self.asked and self.declared and not self.escorted:
            self.escorted = True
            self.asked = self._escorts(battle)
        if not self.asked and self.declared:
            resolve(battle, self.declared)
            self.declared = []
            aftermath(battle)
        return self.asked

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Take strikes or defences."""
        for decision, answer in zip(self.asked, answers, strict=True):
            if isinstance(decision, StrikeTargets):
                self._declare(battle, decision, answer)
            elif isinstance(decision, DefendShip):
                defend(battle, decision.vessel, answer)
            elif isinstance(decision, EscortFire):
                escort(battle, answer)
        self.asked = ()

    def _of(self, battle: Battle, side: int) -> Chances:
        """Return what the salvos of a side may still strike: where a place under EMS is left."""
        open_to: Chances = {}
        for salvo in battle.table.flying(side):
            left = [each for each in self.chances.get(salvo.key, ()) if has_place(battle.table, salvo, each.target)]
            if left:
                open_to[salvo.key] = left
        return open_to

    def _declarations(self, battle: Battle) -> tuple[Decision, ...]:
        sides = self._of(battle, 0), self._of(battle, 1)
        if not sides[0] and not sides[1]:
            return ()
        self.side = self.side if sides[self.side] else 1 - self.side
        most = 1 if sides[1 - self.side] else len(sides[self.side])
        return (StrikeTargets(battle.table, self.side, battle.secrets[self.side], sides[self.side], most),)

    def _declare(self, battle: Battle, asked: StrikeTargets, answer: Answer) -> None:
        """Move the salvos that strike; a side that declares fewer than it could has done. Rule MV-1.3.4-11."""
        for strike in answer.strikes:
            salvo = battle.table.salvo(strike.salvo)
            chance = next(each for each in asked.chances[strike.salvo] if each.target.key == strike.target)
            del self.chances[strike.salvo]
            if salvo is not None:
                self.declared.append(declare(battle, salvo, chance, strike.squadrons))
        if len(answer.strikes) < asked.most or asked.most > 1:
            for key in asked.chances:
                self.chances.pop(key, None)
        self.side = 1 - asked.side

    def _defences(self, battle: Battle) -> tuple[Decision, ...]:
        """Return what is asked of the ships that salvos have come onto, if they have anything to fire. Rule MV-2.2.4-14."""
        table, asked = battle.table, list[Decision]()
        for vessel in table.fighting():
            salvos = [
                each.salvo for each in self.declared if each.target is vessel and self._stoppable(table, vessel, each.salvo)
            ]
            if salvos and free_arrays(vessel):
                keys = tuple([salvo.key for salvo in salvos])
                asked.append(DefendShip(table, vessel.side, battle.secrets[vessel.side], vessel.key, keys))
        return tuple(asked)

    def _escorts(self, battle: Battle) -> tuple[Decision, ...]:
        """Return what is asked of squadrons that salvos strike, or of CAP whose ship they strike. Rule MV-2.2.4-14."""
        table, asked = battle.table, list[Decision]()
        for side in (0, 1) if table.missions else ():
            near: dict[str, list[str]] = {}
            for each in self.declared:
                if each.salvo.side != side and each.salvo.fights and at_salvos.is_vulnerable(each.salvo):
                    for mission in self._guards(table, each.target):
                        if not at_salvos.has_place(each.salvo, mission.number):
                            continue
                        for squadron in mission.squadrons:
                            if escorts(table, squadron):
                                near.setdefault(squadron.key, []).append(each.salvo.key)
            if near:
                asked.append(EscortFire(table, side, battle.secrets[side], near))
        return tuple(asked)

    def _guards(self, table: Table, target: Prey) -> list[Mission]:
        if isinstance(target, Mission):
            return [target] if target.fights else []
        return contact.guarding(table, target) if isinstance(target, Vessel) else []

    def _stoppable(self, table: Table, vessel: Vessel, salvo: Salvo) -> bool:
        return touched(table, salvo) is vessel and bool(close_weapons(table, vessel, salvo))
