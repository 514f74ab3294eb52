"""Draws are claimed after twenty rounds without a loss, or when a position comes for the third time."""

from typing import Any

import pytest

from metamaker.core.messages import ENGLISH, put_in_force
from metamaker.games.cosmoclysm.battle.ai.captain import Captain
from metamaker.games.cosmoclysm.battle.ai.strong import Strong
from metamaker.games.cosmoclysm.battle.decisions import DRAWN
from metamaker.games.cosmoclysm.battle.preparation import PLACES, Preparation
from metamaker.games.cosmoclysm.edits.position import with_ship
from metamaker.games.cosmoclysm.model.board import Board, for_players
from metamaker.games.cosmoclysm.model.words import ShipType
from metamaker.games.cosmoclysm.rules.boards import field_of, letters_of, position_of
from metamaker.games.cosmoclysm.rules.position import (
    CALM,
    CALM_ROUNDS,
    CLAIM,
    DRAW,
    NO_REASON,
    OVER,
    REPEATED,
    TARGETS,
    Position,
)
from metamaker.games.cosmoclysm.rules.ships import CRUISER, EXTERMINATOR
from metamaker.play.dice import SeededDice
from metamaker.play.match import Match
from tests.games.cosmoclysm.boards import HEXAGON, named
from tests.games.cosmoclysm.example import match_of

AT = named()


def far_apart(*, draw_claims: bool = True) -> Board:
    """Return a board on which two Exterminators stand far from each other."""
    board = for_players(HEXAGON, 2)
    board = with_ship(with_ship(board, AT["A4"], 1, ShipType.EXTERMINATOR), AT["D4"], 2, ShipType.EXTERMINATOR)
    return board.with_(options=board.options.with_(draw_claims=draw_claims))


def moved(position: Position, *hexes: str) -> None:
    for start, to in zip(hexes[::2], hexes[1::2], strict=True):
        position.play(AT[start] * 64 + AT[to])


BACK_AND_FORTH = ("A4", "A5", "D4", "D5", "A5", "A4", "D5", "D4")


def after_moves(match: Match, times: int) -> None:
    for _ in range(times):
        for start, to in zip(BACK_AND_FORTH[::2], BACK_AND_FORTH[1::2], strict=True):
            match.ask()
            match.apply([f"{start}-{to}"])


@pytest.mark.rule("CL-END-03")
def test_a_draw_can_be_claimed_when_a_position_comes_for_the_third_time() -> None:
    position = position_of(far_apart(), 2)
    moved(position, *BACK_AND_FORTH)
    assert position.draw_reason == NO_REASON
    moved(position, *BACK_AND_FORTH)
    assert position.draw_reason == REPEATED
    position.play(CLAIM)
    assert (position.phase, position.result) == (OVER, DRAW)


@pytest.mark.rule("CL-END-03")
def test_a_draw_can_be_claimed_after_twenty_rounds_without_a_loss() -> None:
    position = position_of(far_apart(), 2)
    while position.calm < 2 * CALM_ROUNDS:
        assert position.draw_reason != CALM
        position.play(next(move for move in position.moves() if not position.holds[move % TARGETS]))
    assert position.draw_reason == CALM


@pytest.mark.rule("CL-END-03")
def test_without_the_option_no_draw_can_be_claimed() -> None:
    match = match_of(far_apart(draw_claims=False), 1, ("", ""))
    after_moves(match, 2)
    decision: Any = match.ask()[0]
    assert DRAWN not in [choice.value for choice in decision.choices()]
    assert [refusal.rule for refusal in decision.refusals(DRAWN)] == ["CL-END-03"]


@pytest.mark.rule("CL-END-03")
def test_a_claim_is_typed_told_counted_and_in_the_replay() -> None:
    match = match_of(far_apart(), 1, ("", ""))
    after_moves(match, 1)
    early = match.ask()[0]
    assert [refusal.rule for refusal in early.refusals(DRAWN)] == ["CL-END-03"]
    after_moves(match, 1)
    decision: Any = match.ask()[0]
    talks = match.table.talks(match)
    assert talks.read(decision, "draw") == DRAWN
    assert any("third time" in fact for fact in talks.question(decision).facts)
    put_in_force("fr")
    assert talks.read(decision, "nulle") == DRAWN
    assert talks.typed(decision, DRAWN) == "nulle"
    put_in_force(ENGLISH)
    told = match.views.story(match.apply([DRAWN]))
    assert ["claims a draw" in told[0].text, "draw" in told[-1].text] == [True, True]
    assert match.result == DRAW
    assert match.replay().choices[-1] == DRAWN


def test_captains_claim_a_draw_unless_they_are_ahead() -> None:
    position = position_of(far_apart(), 2)
    assert Captain().claims(position)
    position.put(1, AT["A6"])
    assert not Captain().claims(position)
    position.turn_side = position.actor = 1
    assert Captain().claims(position)


def test_a_second_pair_of_wormholes_links_other_hexes() -> None:
    preparation = Preparation(field_of(HEXAGON), letters_of(HEXAGON), 2)
    preparation.first = 0
    own, foe = AT["A1"], AT["D1"]
    preparation.kinds, preparation.hexes = (
        [[EXTERMINATOR, CRUISER], [EXTERMINATOR, CRUISER]],
        [[own, AT["A4"]], [foe, AT["D4"]]],
    )
    preparation.ends[1] = [own, foe]
    near = {at for end in (own, foe) for at in (end, *preparation.field.neighbours[end])}
    for seed in range(5):
        hole = Strong(SeededDice(seed)).bore(preparation)
        assert hole // PLACES == 2
        assert hole % PLACES not in {own, foe}
        assert set(preparation.field.neighbours[hole % PLACES]) - near
