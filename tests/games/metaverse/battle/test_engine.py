"""The engine goes from one open decision to the next, and illegal answers leave everything as it was."""

import copy
from collections.abc import Sequence
from typing import Any

import pytest

from metamaker.games.metaverse.battle.decision import Decision, Refusal
from metamaker.games.metaverse.battle.frame import BattleEnded, StepBegan, TurnBegan
from metamaker.games.metaverse.battle.start import Setup, begun, entries, shared_mass_factor
from metamaker.games.metaverse.battle.state.battle import Battle, Event, Step
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.battle.turn import engine
from metamaker.games.metaverse.battle.turn.engine import DRAW, apply, pending
from metamaker.games.metaverse.battle.turn.step import RunningStep
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.play.decision import IllegalAnswer
from metamaker.play.dice import FixedDice, SeededDice
from tests.games.metaverse.builders import BARE, fleet_of

FLEET = fleet_of(BARE)


class Guess(Decision):
    """A number from 1 to 6."""

    answer_type = int

    def default(self) -> int:
        return 1

    def refusals(self, answer: Any) -> tuple[Refusal, ...]:
        return () if 1 <= answer <= 6 else (Refusal("MV-0.0.0-10", f"a number from 1 to 6 was expected, found {answer}"),)


class Guessing(RunningStep):
    """Asks both sides once."""

    def __init__(self) -> None:
        self.asked = False

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        if self.asked:
            return ()
        self.asked = True
        return tuple(Guess(battle.table, side, battle.secrets[side]) for side in (0, 1))

    def take(self, battle: Battle, answers: Sequence[Any]) -> None:
        if sum(answers) == 12:
            battle.table.vessels[1].status = Status.RETREATED
        elif sum(answers) == 11:
            battle.table.vessels[0].status = battle.table.vessels[1].status = Status.DESTROYED


@pytest.fixture
def battle(monkeypatch: pytest.MonkeyPatch) -> Battle:
    monkeypatch.setattr(engine, "STEPS", {Step.PLOT_MOVEMENT: Guessing, Step.MORALE: Guessing})
    line = entries(FLEET, MassFactorFormula.STOCK)
    return begun((line, line), ("Red", "Blue"), FixedDice([5]), Setup(last_turn=2))


def test_both_sides_are_asked_together(battle: Battle) -> None:
    assert [decision.side for decision in pending(battle)] == [0, 1]
    assert pending(battle) is pending(battle)
    assert [decision.secrets for decision in pending(battle)] == list(battle.secrets)


@pytest.mark.rule("MV-1.1.0-01", "MV-1.1.0-05", "MV-2.2.0-01")
def test_steps_and_turns_follow_one_another(battle: Battle) -> None:
    apply(battle, [1, 1])
    assert (battle.table.turn, battle.table.step) == (1, Step.MORALE)
    events = apply(battle, [1, 1])
    assert (battle.table.turn, battle.table.step) == (2, Step.PLOT_MOVEMENT)
    assert events == [TurnBegan(2), StepBegan("plot_movement")]


@pytest.mark.rule("MV-1.1.0-02", "MV-1.1.0-03", "MV-1.1.0-04")
def test_a_turn_has_twelve_steps_in_three_phases() -> None:
    assert [step.name.lower() for step in Step] == [
        *("plot_movement", "indirect_movement", "starship_movement", "starfighter_operations", "starfighter_movement"),
        *("electronic_warfare", "starship_combat", "starfighter_combat", "indirect_combat", "boarding_combat"),
        *("repair", "morale"),
    ]


def test_an_illegal_answer_is_refused_with_its_rule_and_changes_nothing(battle: Battle) -> None:
    pending(battle)
    before = copy.deepcopy(battle)
    with pytest.raises(IllegalAnswer, match=r"found 7 \(MV-0\.0\.0-10\)"):
        apply(battle, [1, 7])
    assert battle.running.__dict__ == before.running.__dict__
    assert battle.table.step is before.table.step
    assert apply(battle, [1, 1]) is not None


def test_a_wrong_number_of_answers_is_refused(battle: Battle) -> None:
    with pytest.raises(ValueError, match="2 answers were expected, 1 were given"):
        apply(battle, [1])


def ended(event: Event) -> tuple[str, str]:
    """Who won, and why."""
    assert isinstance(event, BattleEnded)
    return event.winner, str(event.reason)


@pytest.mark.rule("MV-2.0.0-01", "MV-2.0.0-02")
def test_a_battle_ends_when_a_fleet_has_left(battle: Battle) -> None:
    assert ended(apply(battle, [6, 6])[-1]) == ("Red", "Blue has left the table")
    assert battle.result == 0
    assert pending(battle) == ()


@pytest.mark.rule("MV-2.0.0-01")
def test_a_battle_without_survivors_is_a_draw(battle: Battle) -> None:
    assert ended(apply(battle, [5, 6])[-1]) == ("", "no ship is left")
    assert battle.result == DRAW


def test_the_last_turn_ends_a_battle_without_winner(battle: Battle) -> None:
    for _ in range(4):
        events = apply(battle, [1, 1])
    assert ended(events[-1]) == ("", "the last turn is over")


def test_a_battle_can_be_copied_between_calls_and_goes_on_alike(battle: Battle) -> None:
    apply(battle, [1, 1])
    twin = copy.deepcopy(battle)
    assert apply(battle, [6, 6]) == apply(twin, [6, 6])


@pytest.mark.rule("MV-3.1.10-02")
def test_fleets_with_different_mass_factors_fight_by_the_stock_formula() -> None:
    literal = FLEET.with_(mass_factor=MassFactorFormula.LITERAL)
    assert shared_mass_factor(literal, literal) is MassFactorFormula.LITERAL
    assert shared_mass_factor(FLEET, literal) is MassFactorFormula.STOCK
    assert entries(literal, MassFactorFormula.STOCK)[0].blueprint.mass_factor == 2
    assert entries(literal, MassFactorFormula.LITERAL)[0].blueprint.mass_factor == 12


@pytest.mark.rule("MV-A.3-06", "MV-1.0.0-08")
def test_a_turn_goes_through_the_steps_of_the_chart_that_have_anything_to_do() -> None:
    steps = ["plot_movement", "starship_movement", "electronic_warfare", "starship_combat", "repair", "morale"]
    line = entries(FLEET, MassFactorFormula.STOCK)
    fight = begun((line, line), ("Red", "Blue"), SeededDice(3), Setup(last_turn=2))
    told = []
    while decisions := pending(fight):
        told += [event.step for event in apply(fight, [each.default() for each in decisions]) if isinstance(event, StepBegan)]
    assert told == steps * 2
