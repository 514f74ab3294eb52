"""The Plot Movement Step: all plots in secret and at once, and the returns of ships that are away (2.1.1)."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.kinematics.ftl import first_announcement
from metamaker.games.metaverse.battle.movement.cloak import check_again, comes_out, enemies, hidden_charges, hidden_course
from metamaker.games.metaverse.battle.movement.decisions import AnnounceArrival, WritePlot
from metamaker.games.metaverse.battle.movement.events import ArrivalAnnounced
from metamaker.games.metaverse.battle.movement.execution import new_turn
from metamaker.games.metaverse.battle.movement.legality import Situation
from metamaker.games.metaverse.battle.plot.orders import Arrival, Code
from metamaker.games.metaverse.battle.salvos.moves import forget
from metamaker.games.metaverse.battle.starfighters.decisions import DeploySquadrons
from metamaker.games.metaverse.battle.starfighters.deployment import deploy, deployable
from metamaker.games.metaverse.battle.starfighters.flight import new_turn as new_turn_of_missions
from metamaker.games.metaverse.battle.state.battle import Absence, Battle
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.terrain.dilation import dilate
from metamaker.games.metaverse.battle.terrain.drift import drift
from metamaker.games.metaverse.battle.turn.step import RunningStep
from metamaker.play.geometry import Point


class PlottingStep(RunningStep):
    """A running step: asks both sides for all plots at once, then for second plots of cloaking ships and for returns.

    Returns are asked for ship by ship of a squadron. `ahead` are the numbers of the ships that still have to write the plot of
    the next turn. `waiting` are the ships with a return that has not been asked for, `asked` the open decisions. `drifted`: the
    effects of terrain are already applied. Nothing is shown before all have answered. Dice: those of terrain (`drift`). Rules
    MV-2.1.1-01 to -05, MV-3.4.8-04.
    """

    def __init__(self) -> None:
        self.deployed = False
        self.began = self.drifted = False
        self.ahead: list[int] = []
        self.waiting: list[int] = []
        self.asked: tuple[Decision, ...] = ()

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Ask for the next plots and returns; before the first turn squadrons are deployed."""
        if not self.deployed:
            self.deployed = True
            self.asked = deployments(battle) if battle.table.turn == 1 and battle.table.squadrons else ()
            if self.asked:
                return self.asked
        decisions: list[Decision] = []
        if not self.began:
            self.began = True
            decisions += self._begun(battle)
        decisions += [_plot_ahead(battle, battle.table.vessels[number]) for number in self.ahead]
        decisions += self._returns(battle)
        self.ahead = []
        self.asked = tuple(decisions)
        if not decisions:
            _tell(battle)
        return self.asked

    def _begun(self, battle: Battle) -> list[Decision]:
        """Begin the turn; return the plots of this turn. Ships without an active bridge get none. Rule MV-2.1.1-04."""
        table = battle.table
        battle.rams.clear()
        forget(battle)
        new_turn_of_missions(table)
        if table.terrain and not self.drifted:
            dilate(battle)
            drift(battle)
        decisions: list[Decision] = []
        known = enemies(table, 0), enemies(table, 1)
        for vessel in table.vessels:
            if vessel.status is Status.AWAY:
                self._wait(battle, vessel)
            elif vessel.status is Status.FIGHTING:
                new_turn(vessel)
                if vessel.cloaked:
                    self._look_ahead(battle, vessel)
                elif vessel.means.bridges:
                    decisions.append(_plot(battle, vessel, known[vessel.side]))
        return decisions

    def _wait(self, battle: Battle, vessel: Vessel) -> None:
        gone = _absence(battle, vessel)
        if gone.arrival is None and battle.table.turn >= first_announcement(gone.turn, gone.away):
            self.waiting.append(vessel.number)

    def _look_ahead(self, battle: Battle, vessel: Vessel) -> None:
        """Note the ships that write the plot of the next turn: those with a bridge that stay cloaked. Rule MV-3.4.8-04."""
        check_again(battle, vessel)
        if vessel.means.bridges and not comes_out(battle.secrets[vessel.side], vessel, battle.table.turn):
            self.ahead.append(vessel.number)

    def _returns(self, battle: Battle) -> list[Decision]:
        """Return the decision of the next ship of each squadron, so that later ships know the places of earlier ones."""
        decisions: list[Decision] = []
        groups: set[int] = set()
        for number in list(self.waiting):
            vessel = battle.table.vessels[number]
            group = _absence(battle, vessel).group
            if group not in groups:
                groups.add(group)
                self.waiting.remove(number)
                decisions.append(_return(battle, vessel, group))
        return decisions

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Keep the plots and the announced returns in the secrets of their sides."""
        for place, decision in enumerate(self.asked):
            answer = answers[place]
            if isinstance(decision, DeploySquadrons):
                deploy(battle, decision.side, answer)
                continue
            vessel = battle.table.by_key[decision.key]
            if isinstance(decision, WritePlot):
                battle.secrets[vessel.side].plots[vessel.number, decision.turn] = answer
                if answer.has(Code.CLOAK):
                    self.ahead.append(vessel.number)
            elif isinstance(answer, Arrival):
                gone = _absence(battle, vessel)
                gone.arrival = (answer.x, answer.y, answer.heading)
                gone.announced = battle.table.turn


def deployments(battle: Battle) -> tuple[Decision, ...]:
    """Return the decisions before the first turn: one for each side with squadrons that can begin on the table."""
    table = battle.table
    return tuple([DeploySquadrons(table, side, battle.secrets[side]) for side in (0, 1) if deployable(table, side)])


def _absence(battle: Battle, vessel: Vessel) -> Absence:
    return battle.secrets[vessel.side].absences[vessel.number]


def _plot(battle: Battle, vessel: Vessel, known: tuple[str, ...]) -> WritePlot:
    table = battle.table
    situation = Situation(vessel.charges, known)
    secrets = battle.secrets[vessel.side]
    return WritePlot(table, vessel.side, secrets, vessel.key, table.turn, vessel.course, vessel.means, situation)


def _plot_ahead(battle: Battle, vessel: Vessel) -> WritePlot:
    """Ask a ship under cloak for the plot of the next turn. Rule MV-3.4.8-04."""
    table, secrets = battle.table, battle.secrets[vessel.side]
    charges = hidden_charges(secrets, vessel, table.turn)
    situation = Situation(charges, enemies(table, vessel.side), cloaked=True)
    course = hidden_course(secrets, vessel, table.turn)
    return WritePlot(table, vessel.side, secrets, vessel.key, table.turn + 1, course, vessel.means, situation)


def _return(battle: Battle, vessel: Vessel, group: int) -> AnnounceArrival:
    secrets, turn = battle.secrets[vessel.side], battle.table.turn
    others = tuple(
        [
            Point(gone.arrival[0], gone.arrival[1])
            for gone in secrets.absences.values()
            if gone.group == group and gone.announced == turn and gone.arrival is not None
        ]
    )
    return AnnounceArrival(battle.table, vessel.side, secrets, vessel.key, vessel.course, others)


def _tell(battle: Battle) -> None:
    """Announce the returns of next turn. Rule MV-2.1.1-05."""
    for vessel in battle.table.vessels:
        gone = battle.secrets[vessel.side].absences.get(vessel.number)
        if gone is not None and gone.arrival is not None and gone.announced == battle.table.turn:
            battle.tell(ArrivalAnnounced(vessel.key, *gone.arrival))
