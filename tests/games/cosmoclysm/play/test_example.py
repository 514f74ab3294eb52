"""The example game of the statements, typed as its players would, with its dice."""

from typing import TypeVar

import pytest

from metamaker.game_api.matches import resumed
from metamaker.games.cosmoclysm.battle.events import Captured, FirstFound, Fought, Moved, ShipDestroyed, ShipPlaced
from metamaker.games.cosmoclysm.game import COSMOCLYSM
from metamaker.games.cosmoclysm.match.table import GameTable
from metamaker.games.cosmoclysm.model.board import Board
from metamaker.games.cosmoclysm.model.words import ShipType
from metamaker.games.cosmoclysm.rules.position import MOVE, kind_of
from metamaker.play.dialogue import Dialogue
from metamaker.play.documents import replay_from, replay_text
from metamaker.play.match import Match
from metamaker.play.story import Event
from tests.games.cosmoclysm.boards import named, standing
from tests.games.cosmoclysm.example import (
    HOLES,
    NAMES,
    PLACED,
    ROLLS,
    ROUNDS,
    example_board,
    match_of,
    played,
    setting_up,
    typed,
)

AT = named()


def names(hexes: tuple[int, ...]) -> str:
    known = list(AT)
    return " ".join(known[at] for at in hexes)


def turn(number: int) -> tuple[Match[GameTable], list[Event]]:
    """Return the example after a turn from 1, with what happened in it."""
    match = played(number - 1)
    match.happened()
    typed(match, *ROUNDS[number - 1])
    return match, list(match.happened())


Kind = TypeVar("Kind", bound=Event)


def of(events: list[Event], kind: type[Kind]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def fights(events: list[Event]) -> list[tuple[str, str, int, bool]]:
    """Return attacker and defender by type, the link of the chain, whether the attacker won."""
    types = [type_.value for type_ in ShipType]
    return [(types[each.kind], types[each.defending], each.link, each.won) for each in of(events, Fought)]


def ways(events: list[Event]) -> list[str]:
    return [names(event.hexes) for event in of(events, Moved)]


@pytest.mark.rule("CL-EX-01", "CL-SET-03", "CL-SET-02")
def test_the_lowest_roll_begins_and_the_others_follow_to_the_right() -> None:
    match = match_of(example_board())
    typed(match, *ROLLS)
    assert of(list(match.happened()), FirstFound) == [FirstFound(1, 0, 7)]
    sides = []
    for text in setting_up()[3:9]:
        sides.append(match.ask()[0].side)
        typed(match, text)
    assert [NAMES[side] for side in sides] == ["Atropos", "Lachesis", "Clotho"] * 2


@pytest.mark.rule("CL-EX-02", "CL-PLC-01", "CL-PLC-02")
def test_first_placements() -> None:
    match = match_of(example_board())
    typed(match, *setting_up()[:9])
    placed = of(list(match.happened()), ShipPlaced)
    types = [type_.value.capitalize() for type_ in ShipType]
    told = [f"{types[each.kind]} {names((each.at,))}" for each in placed]
    assert told == [entry.strip() for row in PLACED.strip().splitlines()[:2] for entry in row.split("|")]


@pytest.mark.rule("CL-EX-03", "CL-WORM-02", "CL-WORM-03")
def test_wormholes_of_the_example() -> None:
    match = match_of(example_board())
    typed(match, *setting_up()[: -len(HOLES)])
    sides = []
    for text in HOLES:
        sides.append(match.ask()[0].side)
        typed(match, text)
    assert [NAMES[side] for side in sides] == ["Atropos", "Lachesis", "Clotho", "Atropos"]
    assert match.table.view().wormholes == ((2, "A6"), (1, "B3"), (1, "E2"), (2, "E6"))


@pytest.mark.rule("CL-EX-04", "CL-MOV-02")
def test_round_1_atropos() -> None:
    _, events = turn(1)
    assert (ways(events), fights(events)) == (["E5 F2 F6"], [("destroyer", "fighter", 1, True)])
    assert len(of(events, ShipDestroyed)) == 1


@pytest.mark.rule("CL-EX-05", "CL-TURN-03")
def test_round_1_lachesis() -> None:
    match, events = turn(2)
    assert (ways(events), fights(events)) == (["A2 A3 B1", "B1 G"], [("taker", "destroyer", 1, False)])
    assert kind_of(match.table.game.position.holds[AT["B1"]]) == ShipType.TAKER.number  # type: ignore[union-attr]


@pytest.mark.rule("CL-EX-06", "CL-EX-07", "CL-EX-08")
def test_round_1_clotho() -> None:
    match, events = turn(3)
    assert ways(events) == ["C1 B1", "B1 G", "G A1"]
    assert fights(events) == [("taker", "taker", 1, False), ("taker", "destroyer", 2, False), ("destroyer", "jumper", 3, True)]
    assert match.table.turn == 2


@pytest.mark.rule("CL-EX-09", "CL-MOV-06")
def test_round_2_atropos() -> None:
    _, events = turn(4)
    assert (ways(events), fights(events)) == (["C6 D5"], [])


@pytest.mark.rule("CL-EX-10", "CL-EX-11")
def test_round_2_lachesis() -> None:
    _, events = turn(5)
    assert ways(events) == ["F3 F6", "F6 A4", "A4 A5"]
    assert fights(events) == [("exterminator", "destroyer", 1, False), ("destroyer", "destroyer", 2, False)]


@pytest.mark.rule("CL-EX-12", "CL-EX-13")
def test_round_2_clotho() -> None:
    _, events = turn(6)
    assert ways(events) == ["B1 A3 A5", "A5 A4"]
    assert fights(events) == [("taker", "destroyer", 1, True), ("destroyer", "destroyer", 2, True)]
    assert [(event.side, event.loser) for event in of(events, Captured)] == [(2, 1)]


@pytest.mark.rule("CL-EX-14", "CL-WORM-07")
def test_round_3_atropos() -> None:
    _, events = turn(7)
    assert (ways(events), of(events, Moved)[0].passes) == (["D6 E2 B3"], (1,))
    assert fights(events) == [("exterminator", "exterminator", 1, True)]


FINAL = {
    "Atropos": "Cruiser D4, Cruiser E4, Exterminator B3, Fighter D2, Jumper D5, Taker D3",
    "Lachesis": "Cruiser F5, Exterminator F6, Fighter F1, Taker G",
    "Clotho": "Destroyer A1, Destroyer A4, Fighter C2, Fighter C4, Jumper B6, Taker A5, Taker C3",
}


@pytest.mark.rule("CL-EX-15")
def test_the_final_position() -> None:
    match = played()
    assert {row[0]: row[2] for row in match.views.standing().rows} == FINAL
    assert [row[1] for row in match.views.standing().rows] == ["6", "4", "7"]
    assert NAMES[match.ask()[0].side] == "Lachesis"


@pytest.mark.rule("CL-EX-16", "CL-OUT-06")
def test_a_surrounded_winner_loses_a_ship_of_its_own() -> None:
    own = "Destroyer G, Cruiser A1, Exterminator B1, Fighter C1, Jumper D1, Fighter E1, Taker F1"
    position = standing("Destroyer A3, Cruiser F4", own)
    position.play(AT["A3"] * 64 + AT["G"])
    position.fight(False)
    position.play(AT["G"] * 64 + AT["F1"])
    assert (position.counts, position.phase, kind_of(position.holds[AT["F1"]])) == ([2, 6], MOVE, ShipType.DESTROYER.number)


@pytest.mark.rule("CL-EX-17")
def test_unlisted_dice_change_nothing_below_the_highest() -> None:
    match = played(2)
    typed(match, "C1 to B1", "3 / 18 1", "B1 to G", "11 / 17 17", "G to A1", "19 1 1 1 1 / 18 18 18")
    assert match.views.standing() == played(3).views.standing()


@pytest.mark.rule("CL-SET-05", "CL-SET-01")
def test_the_example_is_a_replay_that_is_played_again() -> None:
    match = played()
    again = resumed(COSMOCLYSM, replay_from(replay_text(match.replay(), "cosmoclysm"), "cosmoclysm", "x"), "x", [])
    while again.step():
        pass
    assert again.views.standing() == match.views.standing()
    assert [row[2] for row in again.views.standing().rows] == list(FINAL.values())


def test_what_rolled_no_die_is_taken_back() -> None:
    match = match_of(example_board())
    typed(match, *setting_up())
    board: Board = match.table.board
    assert board.options.typed_dice
    assert match.undoable > 0
    assert match.undo()
    assert len(match.table.view().wormholes) == 3
    typed(match, HOLES[-1], *ROUNDS[0])
    assert match.undoable == 0


def test_a_die_is_announced_before_it_is_rolled() -> None:
    match = played(1)
    typed(match, "A2 d4")
    question = Dialogue(match).ask()[0]
    assert "d4" in question.text
    typed(match, "3")
    assert match.ask()[0].kind == "fly"
