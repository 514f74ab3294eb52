"""How an admiral rehearses: some turns of the engine on a likeness of the table, dice in his head, careful captains on both sides."""

import os

from typing_extensions import override

from metamaker.games.metaverse.battle.captains.careful import Careful
from metamaker.games.metaverse.battle.captains.fire_choice import Focus
from metamaker.games.metaverse.battle.captains.fire_worth import WHOLE
from metamaker.games.metaverse.battle.captains.foresight import Steering
from metamaker.games.metaverse.battle.captains.ramming import chance, strength
from metamaker.games.metaverse.battle.captains.stakes import Prized
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.plot.orders import Plot
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.likeness import likeness
from metamaker.games.metaverse.battle.turn.engine import DRAW, apply, pending
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.play.dice import SeededDice

TURNS = int(os.environ.get("ADM_TURNS", "4"))
"""How many turns are rehearsed."""

FIRST_ROUND = int(os.environ.get("ADM_FIRST", "4"))
"""How often each plan is rehearsed before the worse half is dropped."""

MOST_SHIP_TURNS = int(os.environ.get("ADM_BUDGET", "2000"))
"""How many turns of single ships are rehearsed in one turn at most: it bounds the time."""

Plan = dict[int, Steering]
"""How the ships of a side are steered in one turn, by their numbers."""


class Executive(Careful):
    """Carries out a plan for one turn and goes on like a careful captain who fires where most hangs on a ship."""

    def __init__(self, turn: int, plan: Plan, rams: dict[int, Plot]) -> None:
        super().__init__()
        self._first = turn
        self._plan = plan
        self._rams = rams

    @override
    def _shared(self) -> Focus:
        return Prized()

    @override
    def _plot(self, decision: WritePlot) -> Plot:
        plot = super()._plot(decision)
        if decision.turn != self._first:
            return plot
        ram = self._rams.get(decision.table.by_key[decision.key].number)
        return plot if ram is None or decision.refusals(ram) else ram

    @override
    def _steered(self, decision: WritePlot) -> Steering:
        if decision.turn == self._first:
            steering = self._plan.get(decision.table.by_key[decision.key].number)
            if steering is not None:
                return steering
        return super()._steered(decision)


def prospects(table: Table, side: int) -> int:
    """Return the chance of a side, of `WHOLE`, by the strengths of both."""
    turn = table.turn
    own = sum([strength(vessel, turn) for vessel in table.fighting(side)])
    his = sum([strength(vessel, turn) for vessel in table.fighting(1 - side)])
    return chance(own, his)


def rehearsed(table: Table, side: int, plan: Plan, rams: dict[int, Plot], seed: int) -> int:
    """Return what a plan comes to with these dice: the chance of the side after some turns."""
    battle = Battle(likeness(table), SeededDice(seed), telling=False, last_turn=table.turn + TURNS - 1)
    plotting = PlottingStep()
    plotting.deployed = True
    battle.running = plotting
    own, his = Executive(table.turn, plan, rams), Careful()
    captains = (own, his) if side == 0 else (his, own)
    while decisions := pending(battle):
        apply(battle, [captains[decision.side].answer(decision) for decision in decisions])
    if battle.result is None or battle.result == DRAW:
        return prospects(battle.table, side)
    return WHOLE if battle.result == side else 0


class _Tried:
    def __init__(self, place: int, plan: Plan) -> None:
        self.place = place
        self.plan = plan
        self.total = 0


def best_of(table: Table, side: int, plans: list[Plan], rams: dict[int, Plot]) -> Plan:
    """Return the best of some plans: all are rehearsed with the same dice, the better half of them again, and so on."""
    tried = [_Tried(place, plan) for place, plan in enumerate(plans)]
    ships = len(table.fighting())
    left, seed, runs = MOST_SHIP_TURNS // (ships * TURNS), 1000 * table.turn, FIRST_ROUND
    while len(tried) > 1 and left >= len(tried):
        runs = max(1, min(runs, left // len(tried)))
        for each in tried:
            each.total += sum([rehearsed(table, side, each.plan, rams, seed + run) for run in range(runs)])
        left, seed, runs = left - runs * len(tried), seed + runs, 2 * runs
        tried = sorted(tried, key=lambda each: -each.total)[: (len(tried) + 1) // 2]
    return tried[0].plan
