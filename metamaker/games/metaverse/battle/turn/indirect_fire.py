"""The two steps of indirect fire: sides take turns to move salvos; later salvos strike targets within reach (2.1.2, 2.2.4)."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.groups import loser, roll_off
from metamaker.games.metaverse.battle.salvos.decisions import GuideSalvos
from metamaker.games.metaverse.battle.salvos.events import SalvoOrderRolled
from metamaker.games.metaverse.battle.salvos.moves import carried_out, expire
from metamaker.games.metaverse.battle.salvos.orders import Course
from metamaker.games.metaverse.battle.salvos.rules import chances, may_move
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.turn.step import RunningStep
from metamaker.games.metaverse.battle.turn.strikes import Strikes, found, proximity


class IndirectMovementStep(RunningStep):
    """A running step: sides take turns to move one salvo, the last side all its remaining ones; then proximity weapons strike.

    Dice: a D6 for each side if both have salvos that may move, again on a tie; those of the strikes. Rules MV-2.1.2-01, -02,
    -05, MV-3.6.14-14.
    """

    def __init__(self) -> None:
        self.began = False
        self.waiting: tuple[list[Salvo], list[Salvo]] = ([], [])
        self.side = 0
        self.strikes = Strikes(defended=False)

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Ask the next side for a move, then for strikes; none if the step is over."""
        if not self.began:
            self._begin(battle)
        if self.waiting[0] or self.waiting[1]:
            side = self.side if self.waiting[self.side] else 1 - self.side
            self.side = side
            most = 1 if self.waiting[1 - side] else len(self.waiting[side])
            keys = tuple([salvo.key for salvo in self.waiting[side]])
            return (GuideSalvos(battle.table, side, battle.secrets[side], keys, most),)
        return self.strikes.run(battle)

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Move salvos, or let them strike."""
        if not (self.waiting[0] or self.waiting[1]):
            self.strikes.take(battle, answers)
            return
        (orders,) = answers
        waiting = self.waiting[self.side]
        most = 1 if self.waiting[1 - self.side] else len(waiting)
        courses: list[Course] = list(orders.courses)
        for course in courses:
            salvo = next(each for each in waiting if each.key == course.salvo)
            waiting.remove(salvo)
            carried_out(battle, salvo, course)
        del waiting[: most - len(courses)]
        self.side = 1 - self.side
        if not (self.waiting[0] or self.waiting[1]):
            self.strikes.begin(battle, proximity(battle, chances))

    def _begin(self, battle: Battle) -> None:
        self.began = True
        table = battle.table
        for side in (0, 1):
            self.waiting[side].extend([salvo for salvo in table.flying(side) if may_move(salvo, table.turn)])
        while self.waiting[0] and self.waiting[1]:
            faces = roll_off(battle.dice)
            self.side = loser(faces)
            battle.tell(SalvoOrderRolled(faces, self.side))
            if self.side in {0, 1}:
                break


class IndirectCombatStep(RunningStep):
    """A running step: salvos strike targets within reach; those at the end of their time are taken off.

    Dice: those of the strikes. Rules MV-2.2.4-01 to -14.
    """

    def __init__(self) -> None:
        self.began = False
        self.strikes = Strikes(defended=True)

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Go on until decisions are open; after the last ones, take salvos off the table."""
        if not self.began:
            self.began = True
            self.strikes.begin(battle, found(battle, battle.table.salvos, chances))
        asked = self.strikes.run(battle)
        if not asked:
            expire(battle)
        return asked

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Take strikes or defences."""
        self.strikes.take(battle, answers)
