"""The captain who plays on in thought: legal, the same by the same seed, in bounded time, stronger than the plain one."""

from collections.abc import Sequence

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Action, Attack, Burn, Conserve, Pass, Ram
from metamaker.games.cosmoforce.battle.ai import careful
from metamaker.games.cosmoforce.battle.ai.careful import Careful, candidates, judged, outcome, tried
from metamaker.games.cosmoforce.battle.ai.plain import Plain
from metamaker.games.cosmoforce.battle.ai.self_play import Combatant, Contestant, Match, decided, fight, lined_up
from metamaker.games.cosmoforce.battle.state import Battle
from metamaker.games.cosmoforce.battle.turn.engine import advanced, pending
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.opening import open_file
from metamaker.play.dice import SeededDice
from tests.games.cosmoforce.battle.ai.matches import BARGE, BRICK, DART, KITE, match, teams
from tests.games.cosmoforce.battle.fights import ARMOR, CAPITAL, design, snapshot


def at_decision(contest: Match, number: int, seed: int = 3) -> TakeAction:
    """Return the decision about an action this late in a battle of plain captains."""
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
    battle.dice, battle.last_round = SeededDice(9), battle.round + careful.ROUNDS
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


@pytest.mark.parametrize("rules", [ROSTER, WEB], ids=["roster", "web"])
def test_it_never_passes_with_heat_that_it_can_shed(rules: PlayedRules) -> None:
    asked = at_decision(match(KITE, BRICK, rules=rules), 0)
    asked.ship.heat = asked.ship.sheds + 4
    assert Pass() not in candidates(asked)
    assert any(isinstance(action, Conserve) for action in candidates(asked))


def test_rams_and_burns_by_the_same_number_are_both_thought_of() -> None:
    asked = at_decision(match(KITE, BRICK), 0)
    asked.ship.number, asked.battle.enemies(asked.ship)[0].number = 0, 1
    actions = candidates(asked)
    assert {Ram(1), Burn(1)} <= set(actions)


def test_the_plain_answer_keeps_its_place_where_only_dice_speak_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worth that goes up and down by the dice alone, alike for all actions."""
    asked = at_decision(match(KITE, BRICK), 0)
    dice = SeededDice(4)
    monkeypatch.setattr(careful, "outcome", lambda *_: (dice.roll(careful.WON), 10))
    first, second = candidates(asked)[:2]
    chosen = [tried(asked, [first, second], 1000 * seed) for seed in range(60)]
    assert chosen.count(first) >= 50


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
    assert sum(given) <= 2 * careful.ANSWERS + careful.AT_ONCE * len(candidates(asked)) * max(given)
    assert max(given) <= (careful.ROUNDS + 1) * 40


ORDER = ("tin-sparrow", "slow-persuasion", "nine-pockets", "warm-kettle", "drone-orchard", "blunt-argument")
SHIPS: Sequence[Design] = sorted(
    open_file(str(sample_fleets("cosmoforce") / "six-ideas.json")).document.designs, key=lambda each: ORDER.index(each.id)
)
"""The first three are a team of their own."""


CARRIERS: Sequence[Design] = [
    SHIPS[4],
    *(
        each
        for each in open_file(str(sample_fleets("cosmoforce") / "eight-threats-web.json")).document.designs
        if each.id in {"star-hammer", "astrotank"}
    ),
]
"""Large ships with Hangars."""


def won(designs: Sequence[Design], rules: PlayedRules, seeds: Sequence[int]) -> float:
    """Return the win rate of the careful captain against the plain one with the same ships; a draw is half a win."""
    ships = tuple(Combatant(design.name, design) for design in designs)
    duel = Match((Contestant("one", ships, "careful"), Contestant("other", ships, "plain")), rules)
    winners = [fight(duel, seed, mirrored).winner for seed in seeds for mirrored in (False, True)]
    return (winners.count(0) + winners.count(None) / 2) / len(winners)


@pytest.mark.parametrize(("number", "rules", "seeds"), [(2, ROSTER, 4), (4, WEB, 3)], ids=["roster", "web"])
def test_it_wins_a_few_duels_against_the_plain_captain(
    number: int, rules: PlayedRules, seeds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With fewer trials than usual, which is quick."""
    monkeypatch.setattr(careful, "ANSWERS", 600)
    assert won([SHIPS[number]], rules, range(seeds)) >= 0.6


@pytest.mark.slow
@pytest.mark.parametrize(("ships", "rules"), [(SHIPS, ROSTER), (CARRIERS, WEB)], ids=["roster", "web"])
def test_it_beats_the_plain_captain_ship_against_ship(ships: Sequence[Design], rules: PlayedRules) -> None:
    """A mix of ships: mirrors of some, such as those with Railguns, are decided by who is faster at the start.

    In the web edition, with one attack in a turn, dice decide those of all small ships, so they are left out there.
    """
    assert sum(won([ship], rules, range(6)) for ship in ships) >= 0.6 * len(ships)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [ROSTER, WEB], ids=["roster", "web"])
@pytest.mark.parametrize(("number", "seeds"), [(3, 10), (6, 4)], ids=["three", "six"])
def test_it_beats_the_plain_captain_in_teams(number: int, seeds: int, rules: PlayedRules) -> None:
    assert won(SHIPS[:number], rules, range(seeds)) >= 0.6
