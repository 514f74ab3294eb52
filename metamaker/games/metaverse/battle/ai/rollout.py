"""Rollouts: the admiral plays some turns on a copy of the table, with its own dice, to compare plans."""

from typing import Final

from metamaker.games.metaverse.battle.ai.fire_choice import ByImportance
from metamaker.games.metaverse.battle.ai.fire_worth import WHOLE
from metamaker.games.metaverse.battle.ai.foresight import Manoeuvre
from metamaker.games.metaverse.battle.ai.plain import Plain, with_idle_weapons
from metamaker.games.metaverse.battle.ai.ramming import chance, strength
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.plot.orders import Plot
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.copying import likeness
from metamaker.games.metaverse.battle.turn.engine import DRAW, advanced, pending
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.play.dice import SeededDice

TURNS: Final = 3
"""The number of turns in a rollout: most duels last no longer. Other numbers were not tried."""

FIRST_ROUND: Final = 8
"""Rollouts of each plan before the worse half is dropped; the number then doubles. Other numbers were not tried."""

MOST_SHIP_TURNS: Final = 2_500
"""The maximum number of turns of single ships in all rollouts of one turn. It limits the time.

In the compiled build they take about a second. With 800 the admiral won 61% (± 13) of 60 mirrored battles against the careful
captain, and without rollouts 54% of the same battles. With 1,000 it won 57% (± 13) of 58 battles of detachments; with 2,500,
66% (± 7) of 158 battles of 40 generated fleets of one to six ships.
"""

SEEDS: Final = 1_000
"""The number of seeds reserved for each turn, so that no two turns share dice."""

Plan = dict[int, Manoeuvre]
"""The manoeuvres of a side in one turn, by ship number."""


class PlanPlayer:
    """A player with a plan for one turn; otherwise it acts like a plain captain that fires at important ships."""

    def __init__(self, turn: int, plan: Plan, rams: dict[int, Plot]) -> None:
        self._first = turn
        self._plan = plan
        self._rams = rams
        self._plain = Plain()
        self._focus = ByImportance()

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer."""
        if isinstance(decision, DeclareFire):
            return with_idle_weapons(decision, self._focus.fired(decision))
        if isinstance(decision, WritePlot) and decision.turn == self._first:
            number = decision.table.by_key[decision.key].number
            plot = self._rams.get(number)
            if plot is not None and not decision.refusals(plot):
                return plot
            manoeuvre = self._plan.get(number)
            if manoeuvre is not None:
                return manoeuvre.plot
        return self._plain.answer(decision)


def win_chance(table: Table, side: int) -> int:
    """Return the win chance of a side, in 1/`WHOLE`, by the strengths of both."""
    turn = table.turn
    own = sum([strength(vessel, turn) for vessel in table.fighting(side)])
    his = sum([strength(vessel, turn) for vessel in table.fighting(1 - side)])
    return chance(own, his)


def played_out(table: Table, side: int, plan: Plan, his_plan: Plan, rams: dict[int, Plot], seed: int) -> int:
    """Return the result of a plan with these dice: the win chance of the side after `TURNS` turns."""
    battle = Battle(likeness(table), SeededDice(seed), telling=False, last_turn=table.turn + TURNS - 1)
    plotting = PlottingStep()
    plotting.deployed = plotting.drifted = True
    battle.running = plotting
    own, his = PlanPlayer(table.turn, plan, rams), PlanPlayer(table.turn, his_plan, {})
    captains = (own, his) if side == 0 else (his, own)
    while decisions := pending(battle):
        advanced(battle, [captains[decision.side].answer(decision) for decision in decisions])
    if battle.result is None or battle.result == DRAW:
        return win_chance(battle.table, side)
    return WHOLE if battle.result == side else 0


class _Tried:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.total = 0


def affordable(table: Table) -> int:
    """Return how many plans can be tested: at least two with up to 26 ships on the table, none if there are more ships."""
    found = MOST_SHIP_TURNS // (len(table.fighting()) * TURNS) // (2 * FIRST_ROUND)
    return 0 if found == 1 else found


def best_of(table: Table, side: int, plans: list[Plan], his_plan: Plan, rams: dict[int, Plot]) -> Plan:
    """Return the best plan: test all of them with the same dice, keep the better half, and repeat."""
    left = MOST_SHIP_TURNS // (len(table.fighting()) * TURNS)
    tried = [_Tried(plan) for plan in plans]
    seed, runs = SEEDS * table.turn, FIRST_ROUND
    while len(tried) > 1 and left >= len(tried):
        runs = min(runs, left // len(tried))
        for each in tried:
            each.total += sum([played_out(table, side, each.plan, his_plan, rams, seed + run) for run in range(runs)])
        left, seed, runs = left - runs * len(tried), seed + runs, 2 * runs
        tried = sorted(tried, key=lambda each: -each.total)[: (len(tried) + 1) // 2]
    return tried[0].plan
