"""A battle turn by turn: every event once and in its turn, the same again from a replay, secrets kept from people."""

from collections.abc import Sequence

import pytest

from metamaker.core.errors import FileProblem
from metamaker.game_api.matches import begun, resumed
from metamaker.games.metaverse.battle.ai.registry import CAPTAINS
from metamaker.games.metaverse.battle.fire.events import GroupBegan, WeaponsKept
from metamaker.games.metaverse.battle.frame import BattleBegan, BattleEnded, StepBegan, TurnBegan
from metamaker.games.metaverse.battle.movement.events import AbsenceRolled
from metamaker.games.metaverse.battle.state.battle import RULINGS
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.match.table import side_names
from metamaker.games.metaverse.play_state import PlayState, play_state
from metamaker.opening import open_file
from metamaker.play.match import Match
from metamaker.play.serialization import digest
from metamaker.play.story import Event
from metamaker.play.table import PERSON, Setting
from tests.cli.conftest import EVEN_HAND

FORCES = (("still-water", "yardstick"), ("sounding-lead",))


def match(*captains: str, seed: int = 3, last_turn: int = 0) -> Match:
    document = open_file(str(EVEN_HAND)).document
    return begun(METAVERSE, [force(document, names) for names in FORCES], Setting(seed, captains, last_turn))


def turns_of(battle: Match) -> list[tuple[Event, ...]]:
    turns = [battle.play_turn()]
    while battle.result is None:
        turns.append(battle.play_turn())
    return turns


def all_of(turns: Sequence[Sequence[Event]]) -> list[Event]:
    return [event for turn in turns for event in turn]


def test_every_turn_has_its_own_events() -> None:
    turns = turns_of(match("plain", "plain"))
    assert isinstance(turns[0][0], BattleBegan)
    assert isinstance(turns[-1][-1], BattleEnded)
    for number, turn in enumerate(turns, 1):
        assert [event.turn for event in turn if isinstance(event, TurnBegan)] == [number]
        assert number == 1 or isinstance(turn[0], TurnBegan)


@pytest.mark.parametrize("captain", CAPTAINS)
def test_a_replay_is_the_same_battle(captain: str) -> None:
    battle = match(captain, "chance")
    log = all_of(turns_of(battle))
    again = resumed(METAVERSE, battle.replay(), "replay.json", ())
    assert digest(all_of(turns_of(again))) == digest(log)
    assert again.result == battle.result
    assert again.replay().choices == battle.replay().choices


def test_a_replay_of_other_than_two_fleets_is_refused() -> None:
    replay = match("plain", "plain").replay()
    with pytest.raises(FileProblem, match=r"replay\.json: fleets: a battle needs two fleets, and you gave 1"):
        resumed(METAVERSE, replay.with_(fleets=replay.fleets[:1]), "replay.json", ())


def test_an_illegal_choice_of_a_replay_is_told_with_the_names_of_the_screen() -> None:
    battle = match("plain", "plain", last_turn=1)
    turns_of(battle)
    replay = battle.replay()
    place = next(place for place, choice in enumerate(replay.choices) if isinstance(choice, dict) and "attacks" in choice)
    illegal = {"attacks": [{"array": "core/rule-beam#1", "target": "b/sounding-lead", "weapons": []}]}
    odd = replay.model_copy(update={"choices": (*replay.choices[:place], illegal, *replay.choices[place + 1 :])})
    with pytest.raises(FileProblem) as problem:
        turns_of(resumed(METAVERSE, odd, "replay.json", ()))
    assert f"choices/{place}: this answer is not legal: " in str(problem.value)
    assert "core/" not in str(problem.value)


@pytest.mark.parametrize("last_turn", [-1, 1000, True, "3", None])
def test_a_replay_with_another_last_turn_is_refused(last_turn: object) -> None:
    replay = match("plain", "plain").replay()
    odd = replay.model_copy(update={"options": {"last_turn": last_turn}})
    with pytest.raises(FileProblem, match=r"replay\.json: options: “last_turn” must be a whole number from 0 to 999, not "):
        resumed(METAVERSE, odd, "replay.json", ())


def test_an_option_that_no_replay_has_is_refused() -> None:
    replay = match("plain", "plain").replay()
    odd = replay.model_copy(update={"options": {**replay.options, "last_turns": 3}})
    told = r"replay\.json: options/last_turns: there is no such option of a match; did you mean “last_turn”\?"
    with pytest.raises(FileProblem, match=told):
        resumed(METAVERSE, odd, "replay.json", ())


def test_fleets_of_one_name_are_told_apart() -> None:
    began = match("plain", "plain").play_turn()[0]
    assert isinstance(began, BattleBegan)
    assert began.names == ("Still Water + Yardstick", "Sounding Lead")


def test_whole_fleets_of_one_name_are_told_apart_by_their_sides() -> None:
    document = open_file(str(EVEN_HAND)).document
    assert side_names(document, document) == ("The Even Hand (A)", "The Even Hand (B)")


def test_the_last_turn_ends_the_battle() -> None:
    battle = match("plain", "plain", seed=2, last_turn=1)
    assert len(turns_of(battle)) == 1
    assert battle.result == -1


def test_the_picture_shows_the_turn_that_was_told() -> None:
    battle = match("plain", "plain")
    assert battle.views.drawing().bookmark == "Before turn 1"
    battle.play_turn()
    assert battle.views.drawing().bookmark == "Turn 1"


def test_the_damage_after_a_turn_is_of_that_turn() -> None:
    battle = match("plain", "plain", seed=5)
    assert battle.views.play_state(0).turn == 0
    battle.play_turn()
    assert battle.views.play_state(0).turn == 1


def test_the_damage_fits_the_fleet() -> None:
    battle = match("plain", "plain", seed=5)
    turns_of(battle)
    document = open_file(str(EVEN_HAND)).document
    for side, names in enumerate(FORCES):
        state = battle.views.play_state(side)
        assert isinstance(state, PlayState)
        assert state.turn == battle.turn
        body = state.model_dump(mode="json")
        assert play_state(body, force(document, names), "state.json") == state


@pytest.mark.rule("MV-1.2.3-55")
def test_how_long_a_jump_lasts_is_hidden_from_the_other_side() -> None:
    mine, theirs = AbsenceRolled("a/still-water", (), 3, 4), AbsenceRolled("b/sounding-lead", (), 3, 4)
    played, watched = match(PERSON, "plain"), match("plain", "plain")
    for battle in (played, watched):
        battle.record.take((mine, theirs), lambda _, __: False)
    shown = [event for event in played.happened() if isinstance(event, AbsenceRolled)]
    assert shown == [mine]
    assert {mine, theirs} <= set(watched.happened())


def test_the_standing_has_a_row_for_each_ship_and_a_cell_for_each_column() -> None:
    battle = match("plain", "plain")
    turns_of(battle)
    found = battle.views.standing()
    assert [row[0] for row in found.rows] == ["A1", "A2", "B1"]
    assert all(len(row) == len(found.columns) for row in found.rows)
    assert set(found.numbers) <= set(found.columns)


def test_the_ending_counts_what_each_side_has_lost() -> None:
    battle = match("plain", "plain")
    turns_of(battle)
    lines = [line.text for line in battle.views.ending() if line.depth == 2]
    assert len(lines) == 2
    assert all("combat value" in line for line in lines)


def test_a_step_in_which_people_are_asked_first_keeps_its_heading() -> None:
    battle = match(PERSON, "plain")
    assert battle.views.story((StepBegan("starship_combat"), GroupBegan(4, ("a/yardstick",)))) == ()
    lines = battle.views.story((WeaponsKept("a/yardstick", ()),))
    assert [line.depth for line in lines] == [1, 2, 2]
    assert lines[0].text == "Starship combat"


def test_a_replay_keeps_the_rulings_by_which_it_was_played() -> None:
    played = match("plain", "plain", last_turn=1)
    played.play_turn()
    replay = played.replay()
    assert replay.options["rulings"] == RULINGS == 2
    old = replay.with_(options={key: value for key, value in replay.options.items() if key != "rulings"})
    assert [resumed(METAVERSE, each, "replay.json").table.battle.table.rulings for each in (replay, old)] == [2, 1]
    assert "rulings" not in resumed(METAVERSE, old, "replay.json").replay().options


@pytest.mark.parametrize("rulings", [0, 3, True, "2", None])
def test_a_replay_with_other_rulings_is_refused(rulings: object) -> None:
    replay = match("plain", "plain").replay()
    odd = replay.model_copy(update={"options": {"rulings": rulings}})
    with pytest.raises(
        FileProblem,
        match=r"replay\.json: options: “rulings” must be a whole number from 1 to 2, not ",
    ):
        resumed(METAVERSE, odd, "replay.json")
