"""Strikes of salvos, from declaration to criticals: in the Indirect Combat Step, and of proximity weapons."""

from collections.abc import Callable, Sequence
from typing import Final

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.arms import free_arrays
from metamaker.games.metaverse.battle.fire.at_missions import touches
from metamaker.games.metaverse.battle.fire.at_salvos import has_place as has_place_at
from metamaker.games.metaverse.battle.fire.at_salvos import is_vulnerable, touched
from metamaker.games.metaverse.battle.fire.groups import loser, roll_off
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, StrikeTargets, close_weapons
from metamaker.games.metaverse.battle.salvos.events import SalvoOrderRolled
from metamaker.games.metaverse.battle.salvos.moves import Declared, declare, defend, resolve
from metamaker.games.metaverse.battle.salvos.rules import Chance, has_place
from metamaker.games.metaverse.battle.starfighters.combat import at_salvo, shots_left
from metamaker.games.metaverse.battle.starfighters.combat_decisions import DefendWithSquadrons, salvo_weapons
from metamaker.games.metaverse.battle.starfighters.orders import SquadronShot
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.step import aftermath

Chances = dict[str, list[Chance]]
"""Possible targets of salvos, by the keys of the salvos."""

ORDER: Final = ("MV-1.3.4-11", "MV-0.1.0-09")


def found(battle: Battle, salvos: Sequence[Salvo], look: Callable[[Table, Salvo], list[Chance]]) -> Chances:
    """Return the possible targets of salvos; salvos without any are left out."""
    return {salvo.key: chances for salvo in salvos if (chances := look(battle.table, salvo))}


def proximity(battle: Battle, look: Callable[[Table, Salvo], list[Chance]]) -> Chances:
    """Return the possible targets of salvos in the movement phase: only proximity weapons strike then. Rule MV-3.6.14-14."""
    return found(battle, [salvo for salvo in battle.table.salvos if salvo.waits], look)


class Strikes:
    """Strikes in progress: declarations by sides in turn, defensive fire, damage.

    Each side declares one strike at a time, the last side all; ships fire 0 cm weapons, squadrons theirs. Dice: a D6 for each
    side if both have salvos that may strike, again on a tie; the fire of 0 cm weapons ship by ship; that of squadrons; the
    damage (`salvos.moves.resolve`); criticals. Weapons without range, and squadrons, act only in the combat phase
    (MV-1.3.1-03): earlier strikes are not `defended` against. Rules MV-2.2.4-01 to -14, MV-1.3.4-11, MV-2.1.2-08.
    """

    def __init__(self, *, defended: bool) -> None:
        self.defended = defended
        self.chances: Chances = {}
        self.side = 0
        self.declared: list[Declared] = []
        self.asked: tuple[Decision, ...] = ()
        self.defending = False
        self.covered = False

    def begin(self, battle: Battle, chances: Chances) -> None:
        """Open the declarations of all salvos with a possible target."""
        self.chances, self.declared, self.defending = chances, [], not self.defended
        self.covered = not self.defended
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
        if not self.asked and self.declared and not self.covered:
            self.covered = True
            self.asked = self._covers(battle)
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
            elif isinstance(decision, DefendWithSquadrons):
                _cover(battle, decision, answer.shots)
        self.asked = ()

    def _of(self, battle: Battle, side: int) -> Chances:
        """Return the remaining targets of the salvos of a side: those with a free place under EMS."""
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
        """Move the salvos that strike; a side that declares fewer than possible is done. Rule MV-1.3.4-11."""
        for strike in answer.strikes:
            salvo = battle.table.salvo(strike.salvo)
            chance = next(each for each in asked.chances[strike.salvo] if each.target.key == strike.target)
            del self.chances[strike.salvo]
            if salvo is not None:
                self.declared.append(declare(battle, salvo, chance))
        if len(answer.strikes) < asked.most or asked.most > 1:
            for key in asked.chances:
                self.chances.pop(key, None)
        self.side = 1 - asked.side

    def _defences(self, battle: Battle) -> tuple[Decision, ...]:
        """Return the decisions of ships with salvos in contact, if they have anything to fire. Rule MV-2.2.4-14."""
        table, asked = battle.table, list[Decision]()
        for vessel in table.fighting():
            salvos = [
                each.salvo for each in self.declared if each.target is vessel and self._stoppable(table, vessel, each.salvo)
            ]
            if salvos and free_arrays(vessel):
                keys = tuple([salvo.key for salvo in salvos])
                asked.append(DefendShip(table, vessel.side, battle.secrets[vessel.side], vessel.key, keys))
        return tuple(asked)

    def _covers(self, battle: Battle) -> tuple[Decision, ...]:
        """Return the decisions of squadrons: CAP of ships with salvos in contact, and missions that are targets themselves.

        Rules MV-2.2.4-06, -14, MV-2.1.2-08.
        """
        table = battle.table
        asked: list[Decision] = []
        for side in (0, 1) if table.missions else ():
            salvos: dict[str, tuple[str, ...]] = {}
            for declared in self.declared:
                keys = [each.key for each in _covering(table, declared, side)]
                if keys:
                    salvos[declared.salvo.key] = tuple(keys)
            if salvos:
                asked.append(DefendWithSquadrons(table, side, battle.secrets[side], salvos))
        return tuple(asked)

    def _stoppable(self, table: Table, vessel: Vessel, salvo: Salvo) -> bool:
        return touched(table, salvo) is vessel and bool(close_weapons(table, vessel, salvo))


def _covering(table: Table, declared: Declared, side: int) -> list[Squadron]:
    """Return the squadrons of a side that may fire at a striking salvo: CAP of its target, or the target itself.

    The first missions take the remaining places. Rules MV-1.3.4-06, -09.
    """
    target, salvo = declared.target, declared.salvo
    if target.side != side or not salvo.fights or not is_vulnerable(salvo):
        return []
    if isinstance(target, Mission):
        missions = [target]
    else:
        caps = [mission for mission in table.missions_of(side) if mission.task is Task.CAP]
        missions = [mission for mission in caps if isinstance(target, Vessel) and touches(mission, target)]
    return [
        each
        for mission in missions
        if has_place_at(declared.salvo, mission.number)
        for each in mission.squadrons
        if not each.used and shots_left(table, each) and salvo_weapons(each)
    ]


def _cover(battle: Battle, asked: DefendWithSquadrons, shots: Sequence[SquadronShot]) -> None:
    """Fire squadrons at salvos, in their order. Rules MV-2.2.4-14, MV-1.3.6-20, MV-3.7.6-03."""
    able = {squadron.key: squadron for squadron in asked.able()}
    for shot in shots:
        squadron = able[shot.squadron]
        for place in shot.weapons:
            salvo, mission = battle.table.salvo(shot.target), battle.table.mission_of(squadron)
            if salvo is None or mission is None:
                break
            if mission.number not in salvo.attackers:
                salvo.attackers.append(mission.number)
            squadron.used.append(place)
            if squadron.plan.weapons[place].one_shot:
                squadron.spent.append(place)
            at_salvo(battle, squadron, place, salvo)
