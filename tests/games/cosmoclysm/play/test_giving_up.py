"""Resigning, and draws by agreement: in matches, files, typed answers, and between captains."""

import pytest

from metamaker.game_api.matches import begun, resumed
from metamaker.games.cosmoclysm.battle.ai.registry import CAPTAINS
from metamaker.games.cosmoclysm.edits.players import with_player
from metamaker.games.cosmoclysm.edits.position import with_ship
from metamaker.games.cosmoclysm.game import COSMOCLYSM
from metamaker.games.cosmoclysm.match.review import reviewed
from metamaker.games.cosmoclysm.match.sides import sides
from metamaker.games.cosmoclysm.model.board import Board, default_board
from metamaker.games.cosmoclysm.model.words import ShipType
from metamaker.play.dialogue import Dialogue
from metamaker.play.documents import replay_from, replay_text
from metamaker.play.match import Match
from metamaker.play.recording import Film
from metamaker.play.table import PERSON, Setting

EVEN = (("A4", 1, ShipType.CRUISER), ("A5", 1, ShipType.FIGHTER), ("D4", 2, ShipType.CRUISER), ("D5", 2, ShipType.FIGHTER))
THREE = (*EVEN, ("F4", 3, ShipType.FIGHTER))


def board_with(*ships: tuple[str, int, ShipType]) -> Board:
    board = default_board("Agreement")
    while len(board.players) < max(player for _, player, _ in ships):
        board = with_player(board)
    for name, player, type_ in ships:
        board = with_ship(board, board.index_of(name), player, type_)
    return board


def match_of(board: Board, *captains: str) -> Match:
    return begun(COSMOCLYSM, sides(board), Setting(3, captains))


def answer(match: Match, *texts: str) -> list[str]:
    """Type answers, and return the story."""
    talk, told = Dialogue(match), []
    for text in texts:
        talk.ask()
        talk.answer([talk.read(0, text)])
        told += [line.text for line in match.views.story(match.happened())]
    match.ask()
    return told + [line.text for line in match.views.story(match.happened())]


@pytest.mark.rule("CL-END-04")
def test_the_last_opponent_wins_when_a_side_resigns() -> None:
    match = match_of(board_with(*EVEN), PERSON, PERSON)
    told = answer(match, "resign")
    assert match.result == 1
    assert "Red resigns" in told
    assert told[-1].startswith("Blue ")


@pytest.mark.rule("CL-END-04")
def test_others_play_on_when_one_of_three_resigns() -> None:
    match = match_of(board_with(*THREE), *[PERSON] * 3)
    answer(match, "resign")
    assert match.result is None
    assert match.open[0].side == 1
    assert {ship.side for ship in match.views.view(0).ships} == {1, 2}
    answer(match, "D4-C6", "F4-F5")
    assert match.open[0].side == 1


@pytest.mark.rule("CL-END-05")
def test_a_draw_is_agreed_when_all_accept() -> None:
    match = match_of(board_with(*THREE), *[PERSON] * 3)
    told = answer(match, "offer draw", "accept", "accept")
    assert match.result == -1
    assert told[-4:] == ["Red offers a draw", "Blue accepts the draw", "Yellow accepts the draw", "The game is a draw"]


@pytest.mark.rule("CL-END-05")
def test_who_offered_moves_after_a_refusal_and_cannot_offer_again_at_once() -> None:
    match = match_of(board_with(*EVEN), PERSON, PERSON)
    answer(match, "offer", "decline")
    decision = match.open[0]
    assert (decision.side, decision.kind) == (0, "move")
    assert decision.refusals("offer")
    assert decision.refusals("offer")[0].rule == "CL-END-05"
    for _ in range(5):
        answer(match, "A4-A2", "D4-D2", "A2-A4", "D2-D4")
    assert not match.open[0].refusals("offer")


def test_a_match_with_offers_is_saved_replayed_reviewed_and_taken_back() -> None:
    match = match_of(board_with(*EVEN), PERSON, PERSON)
    answer(match, "offer", "decline", "A4-A2", "resign")
    kept = replay_from(replay_text(match.replay(), "cosmoclysm"), "cosmoclysm", "kept.json")
    assert kept.choices == ("offer", "decline", "A4-A2", "resign")
    again = resumed(COSMOCLYSM, kept, "kept.json")
    film = Film(again)
    film.roll()
    assert again.result == 0
    assert any("Blue resigns" in line.text for frame in film.frames for line in frame.lines)
    assert [each.answer for each in reviewed(sides(board_with(*EVEN)), Setting(3, ("", "")), kept.choices, 50)] == ["A4-A2"]
    assert match.undo()
    assert match.open[0].side == 1


@pytest.mark.parametrize("captain", ["plain", "strong"])
@pytest.mark.parametrize(("own", "accepts"), [(ShipType.JUMPER, True), (ShipType.EXTERMINATOR, False)], ids=["behind", "ahead"])
def test_captains_accept_a_draw_only_if_they_are_not_ahead(captain: str, own: ShipType, accepts: bool) -> None:
    others = ShipType.EXTERMINATOR if own is ShipType.JUMPER else ShipType.JUMPER
    ships = (("A4", 1, others), ("A5", 1, others), ("D4", 2, own), ("D5", 2, own))
    match = match_of(board_with(*ships), PERSON, captain)
    answer(match, "offer")
    assert (match.result == -1) is accepts


def test_even_captains_accept_a_draw_once_nothing_happens() -> None:
    match = match_of(board_with(*EVEN), PERSON, PERSON)
    of = CAPTAINS.captain("plain", 1, 1)
    answer(match, "offer")
    assert not of.accepts(match.table.game.position)
    answer(match, "decline", *["A4-A2", "D4-D2", "A2-A4", "D2-D4"] * 5)
    answer(match, "offer")
    assert of.accepts(match.table.game.position)
