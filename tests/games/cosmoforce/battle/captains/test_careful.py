"""The captain who plays on in thought: legal, the same by the same seed, in bounded time, stronger than the plain one."""

import pytest

from metamaker.games.cosmoforce.balance import opponents
from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Action, Attack, Pass
from metamaker.games.cosmoforce.battle.captains import careful
from metamaker.games.cosmoforce.battle.captains.careful import Careful, candidates, judged, outcome, tried
from metamaker.games.cosmoforce.battle.captains.contest import Match, decided, lined_up
from metamaker.games.cosmoforce.battle.captains.plain import Plain
from metamaker.games.cosmoforce.battle.state import Battle
from metamaker.games.cosmoforce.battle.turn.engine import advanced, pending
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.play.dice import SeededDice
from tests.games.cosmoforce.battle.captains.matches import BARGE, BRICK, DART, KITE, match, teams
from tests.games.cosmoforce.battle.captains.racers import wins
from tests.games.cosmoforce.battle.fights import ARMOR, CAPITAL, design, snapshot


def at_decision(contest: Match, number: int, seed: int = 3) -> TakeAction:
    """The decision about an action that comes so late in a battle of plain captains."""
    battle, captains = lined_up(contest, seed)
    pending(battle)
    while not isinstance(battle.open, TakeAction) or number:
        number -= isinstance(battle.open, TakeAction)
        advanced(battle, captains[battle.open.ship.side].answer(battle.open))
    return battle.open


def state_of(battle: Battle) -> tuple[object, ...]:
    ships = tuple(snapshot(ship) for ship in battle.ships)
    return ships, battle.round, tuple(battle.order), tuple(battle.waiting), tuple(battle.afloat), battle.result


@pytest.mark.parametrize("rules", [ROSTER, WEB, ROSTER._replace(dynamic_order=True)])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_battle_in_thought_goes_on_as_the_real_one_does(rules: PlayedRules, number: int) -> None:
    """With the same dice and captains; and the real one is as it was."""
    asked = at_decision(match(KITE, BRICK, rules=rules), number)
    battle, action = asked.battle, Plain().answer(asked)
    before = state_of(battle)
    worth, answers = outcome(asked, action, 9)
    assert state_of(battle) == before
    battle.dice = SeededDice(9)
    advanced(battle, action)
    given = 1
    while battle.open is not None:
        given += 1
        advanced(battle, Plain().answer(battle.open))
    assert (worth, answers) == (judged(battle, asked.ship.side), given)


def test_the_same_seed_gives_the_same_answers() -> None:
    contest = match(KITE, BRICK, ("careful", "plain"))
    ends = []
    for _ in range(2):
        battle, captains = lined_up(contest, 5)
        decided(battle, captains)
        ends.append(state_of(battle))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("rules", [ROSTER, WEB])
def test_what_it_thinks_of_is_legal_and_begins_with_the_plain_captains_choice(rules: PlayedRules) -> None:
    for number in range(3):
        asked = at_decision(match(DART, BARGE, rules=rules), number)
        actions = candidates(asked)
        assert actions[0] == Plain().answer(asked)
        assert len(set(actions)) == len(actions)
        assert [asked.refusals(action) for action in actions] == [()] * len(actions)


def test_teams_are_thought_over_too() -> None:
    asked = at_decision(teams((KITE, DART), (BRICK, BARGE)), 2)
    assert asked.refusals(Careful(SeededDice(1)).answer(asked)) == ()


def test_it_shoots_rather_than_pass() -> None:
    asked = at_decision(match(KITE, BRICK), 0)
    shot = next(action for action in candidates(asked) if isinstance(action, Attack))
    assert tried(asked, [Pass(), shot], 1) == shot


def test_its_time_is_bounded_where_battles_are_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hulks that can hardly harm each other: nobody thinks on for ever."""
    hulk = design(CAPITAL, *[ARMOR] * 10)
    asked = at_decision(match(hulk, hulk), 0)
    given: list[int] = []
    fought = outcome

    def counted(decision: TakeAction, action: Action, seed: int) -> tuple[int, int]:
        worth, answers = fought(decision, action, seed)
        given.append(answers)
        return worth, answers

    monkeypatch.setattr(careful, "outcome", counted)
    asked.battle.last_round = 1000
    tried(asked, candidates(asked), 1)
    assert sum(given) <= careful.ANSWERS + len(candidates(asked)) * max(given)
    assert max(given) <= (careful.ROUNDS + 1) * 40


def ships() -> list[Design]:
    return [
        each.force.ship.design for each in opponents(Fleet()) if each.name in {"Nine Pockets", "Missile Boat", "Drone Orchard"}
    ]


@pytest.mark.slow
def test_it_beats_the_plain_captain() -> None:
    """In mirrors of three ships that are no matter of who is faster alone, by 60 of a hundred and more."""
    dice = SeededDice(1)
    results = [wins(ship, ROSTER, (lambda: Careful(dice), Plain), range(30)) for ship in ships()]
    assert len(results) == 3
    assert sum(won for won, _ in results) >= 0.6 * sum(battles for _, battles in results)
