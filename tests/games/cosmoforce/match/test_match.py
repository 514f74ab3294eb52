"""A battle at the table: told, kept and fought again, played by people, taken back, for survival."""

import pytest

from metamaker.core.errors import FileProblem
from metamaker.game_api.matches import begun, resumed
from metamaker.games.cosmoforce.battle.actions.events import HeatGained, HeatShed
from metamaker.games.cosmoforce.battle.decision import Decision
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.match.force import force, sides
from metamaker.games.cosmoforce.match.table import PROMPTS
from metamaker.play.dialogue import Dialogue
from metamaker.play.table import PERSON, Setting
from metamaker.rendering.ink import COLOUR
from metamaker.rendering.page_proof import proof
from tests.games.cosmoforce.match.tables import IDEAS, THREATS, WEB_THREATS, answered, document, duel, survival, told


def test_a_battle_is_told_round_by_round_to_its_end() -> None:
    match = duel("plain", "plain")
    first = match.views.story(match.play_turn())
    assert first[0].text == "Missile Boat against Parade Float"
    assert [line.text[:7] for line in first if line.text.startswith("Round")] == ["Round 1"]
    told(match)
    assert match.result is not None
    assert len(match.views.ending()) >= 3


@pytest.mark.parametrize("ships", [("missile-boat", "parade-float"), ("punk-striker", "baby-striker", "missile-boat")])
def test_a_replay_gives_the_same_battle_again(ships: tuple[str, ...]) -> None:
    match = duel(*["plain", "chance", "plain"][: len(ships)], ships=ships)
    lines = told(match)
    again = resumed(COSMOFORCE, match.replay(), "replay.json", ())
    assert told(again) == lines
    assert again.result == match.result


@pytest.mark.rule("CF-MODE-04", "CF-MODE-07", "CF-MODE-09")
def test_a_survival_run_goes_from_fight_to_fight_and_ends_with_the_score() -> None:
    match = survival("plain", "plain")
    texts = [line.text for line in told(match)]
    fights = [text for text in texts if text.startswith("Fight ") and ": Six ideas against " in text]
    survived = [text for text in texts if " survived: " in text and not text.startswith("Threats")]
    assert len(fights) == len(survived) + 1 > 1
    assert sum(text.startswith("Threats for ") for text in texts) == len(fights)
    assert f" wins fight {len(fights)}: " in texts[-1]
    assert match.result == 1
    ending = [line.text for line in match.views.ending()]
    assert any(f"{len(survived)} fight" in text for text in ending)
    assert sum("point" in text for text in ending) == len(document(IDEAS).ships)


def test_a_survival_run_is_fought_again_from_its_replay() -> None:
    match = survival("plain", "chance")
    lines = told(match)
    replay = match.replay()
    assert len(replay.fleets) == 1
    assert told(resumed(COSMOFORCE, replay, "replay.json", ())) == lines


def test_rounds_are_counted_on_over_the_fights_of_a_survival_run() -> None:
    match = survival("plain", "plain")
    turns = []
    while match.result is None:
        turns.append(match.turn)
        match.play_turn()
    assert turns == sorted(turns)
    assert len(set(turns)) == len(turns)


@pytest.mark.rule("CF-MODE-09")
def test_after_a_fight_of_a_survival_run_its_own_ships_are_shown() -> None:
    match = survival("plain", "plain")
    while "wins fight 1" not in "".join(line.text for line in match.views.story(match.play_turn())):
        pass
    states = [row[-1] for row in match.views.stood().rows if row[0].startswith("B")]
    assert states
    assert all("eliminated" in state for state in states)


def test_who_types_what_the_captain_advises_fights_the_captains_battle() -> None:
    typed, led = duel(PERSON, "plain", seed=9), duel("plain", "plain", seed=9)
    assert answered(typed) > 3
    told(led)
    assert typed.replay().choices == led.replay().choices


@pytest.mark.parametrize("name", [THREATS, WEB_THREATS, IDEAS])
def test_people_command_all_sides_of_a_survival_run(name: str) -> None:
    match = survival(PERSON, PERSON, name=name, seed=2)
    assert answered(match) > 10
    assert match.result == 1


def test_every_kind_of_decision_can_be_talked_about() -> None:
    assert set(PROMPTS) == {kind for kind in Decision.__subclasses__() if kind.__module__.startswith("metamaker.")}


def test_what_rolled_no_die_can_be_taken_back() -> None:
    match = duel(PERSON, "plain")
    dialogue = Dialogue(match)
    dialogue.ask()
    before = match.replay()
    dialogue.answer([dialogue.read(0, "conserve")])
    dialogue.ask()
    assert dialogue.match.undo()
    assert match.replay() == before
    assert len(dialogue.ask()) == 1


def test_what_rolled_dice_cannot() -> None:
    match = duel(PERSON, "plain")
    dialogue = Dialogue(match)
    dialogue.ask()
    dialogue.answer([dialogue.read(0, "missile")])
    dialogue.ask()
    assert not dialogue.match.undo()


def test_a_refusal_names_its_rule() -> None:
    match = duel(PERSON, "plain")
    dialogue = Dialogue(match)
    dialogue.ask()
    assert dialogue.read(0, "burn +9").refusals == ("speed can change by up to 5 (CF-BURN-02)",)


@pytest.mark.rule("CF-ED-01")
def test_forces_of_different_editions_do_not_meet() -> None:
    forces = [force(document(name), ("punk-striker",)) for name in (THREATS, WEB_THREATS)]
    with pytest.raises(FileProblem, match="the same rules"):
        begun(COSMOFORCE, forces, Setting(1, ("plain", "plain")))


@pytest.mark.rule("CF-MODE-02")
def test_the_teams_of_a_document_are_its_sides() -> None:
    teams = sides(document(IDEAS))
    assert [side.name for side in teams] == [team.name for team in document(IDEAS).teams]
    assert sides(document(THREATS)) == ()


def test_the_picture_of_every_round_is_fit_to_print() -> None:
    match = duel("plain", "plain", "plain", ships=("missile-boat", "astrotank", "baby-striker"))
    while match.result is None:
        match.play_turn()
        assert proof(match.views.drawing(), COLOUR).faults == ()


def test_the_damage_of_a_side_can_be_pencilled_into_its_sheets() -> None:
    match = duel("plain", "plain")
    told(match)
    loser = 1 - (match.result or 0)
    (ship,) = match.views.play_state(loser).ships
    assert ship.killed == 1 or sum(mark > 0 for mark in ship.marks) == len(document().design("parade-float").systems)


def test_a_limit_of_rounds_ends_a_fight_in_a_draw() -> None:
    match = duel("plain", "plain", last_turn=1, ships=("astrotank", "star-hammer"))
    told(match)
    assert (match.turn, match.result) == (1, -1)


def test_a_round_is_over_before_the_next_one_cools_its_ships() -> None:
    match = duel("plain", "plain", seed=6, ships=("ricketty-mothership", "missile-boat"))
    heats = [row[5] for row in match.views.standing().rows]
    for event in match.play_turn():
        if isinstance(event, HeatGained | HeatShed):
            heats[event.ship] = str(event.heat)
    assert [row[5] for row in match.views.stood().rows] == heats
    assert [row[5] for row in match.views.standing().rows] != heats


@pytest.mark.rule("CF-SHIP-06")
def test_a_ship_without_systems_does_not_fight_at_all() -> None:
    fleet = document()
    bare = fleet.designs[0].with_(slots=(None,) * 10)
    forces = [force(fleet.with_(designs=(bare,)), ()), force(fleet, ("astrotank",))]
    with pytest.raises(FileProblem, match="Punk Striker has no systems"):
        begun(COSMOFORCE, forces, Setting(1, ("plain", "plain")))
