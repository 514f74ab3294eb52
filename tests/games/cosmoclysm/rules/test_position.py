"""Turns, fights, move-outs, captures and the end, in positions of a few ships."""

import pytest

from metamaker.games.cosmoclysm.model.board import Options
from metamaker.games.cosmoclysm.rules.boards import field_of
from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.position import (
    ANNOUNCED,
    CAPTURE,
    DRAW,
    FIGHT,
    FLY,
    LEAVE,
    MOVE,
    OUT,
    OVER,
    PASS,
    ROLL,
    SEIZE,
    TARGETS,
    Position,
    kind_of,
    ship_code,
    side_of,
)
from metamaker.games.cosmoclysm.rules.ships import DESTROYER, FIGHTER, JUMPER, TAKER
from tests.games.cosmoclysm.boards import HEXAGON, field, named, standing

AT = named()
NAMES = list(AT)


def move(start: str, end: str = "") -> int:
    return AT[start] * TARGETS + (AT[end] if end else ANNOUNCED)


def where(position: Position) -> dict[str, tuple[int, int]]:
    """Return side and type by hex."""
    return {NAMES[at]: (side_of(ship), kind_of(ship)) for at, ship in enumerate(position.holds) if ship}


def outs(position: Position) -> str:
    return " ".join(sorted(NAMES[each % TARGETS] for each in position.moves()))


def played(position: Position, *moves: int | bool) -> Position:
    """Make moves and decide fights (True: the attacker wins)."""
    for each in moves:
        if isinstance(each, bool):
            position.fight(each)
        else:
            assert each in position.moves()
            position.play(each)
    return position


@pytest.mark.rule("CL-TURN-01", "CL-SET-04", "CL-BRD-06")
def test_a_turn_is_one_move_of_one_ship_and_passes_to_the_right() -> None:
    position = standing("Exterminator A4", "Exterminator C4", "Exterminator E4")
    for side, (start, end) in enumerate([("A4", "A5"), ("C4", "C5"), ("E4", "E5")]):
        assert (position.turn_side, position.round) == (side, 1)
        played(position, move(start, end))
    assert (position.turn_side, position.round, position.phase) == (0, 2, MOVE)
    assert set(where(position)) == {"A5", "C5", "E5"}


@pytest.mark.rule("CL-TURN-03", "CL-TURN-04", "CL-MOV-11")
def test_the_d4_is_a_maximum_and_need_not_be_rolled_for_one_hex() -> None:
    position = standing("Fighter A4", "Cruiser D4")
    assert {NAMES[each % TARGETS] for each in position.moves() if each % TARGETS != ANNOUNCED} == {"A2", "A5", "F6"}
    played(position, move("A4"))
    assert position.phase == ROLL
    position.roll(2)
    assert (position.phase, position.rolled) == (FLY, 2)
    assert outs(position) == "A1 A2 A3 A5 A6 F3 F5 F6"
    with pytest.raises(ValueError, match="1 to 4"):
        position.roll(5)


@pytest.mark.rule("CL-TURN-05")
def test_a_move_of_wormholes_alone_is_one_and_staying_is_none() -> None:
    position = standing("Jumper A4", "Cruiser D4", on=field(one="A4 E1"))
    assert move("A4", "E1") in position.moves()
    assert move("A4", "A4") not in position.moves()


@pytest.mark.rule("CL-TURN-09")
@pytest.mark.parametrize("stays", [False, True])
def test_an_announced_ship_that_is_boxed_in_by_its_own_side_destroys_or_may_stay(stays: bool) -> None:
    board = field_of(HEXAGON.with_(options=Options(boxed_in_stays=stays)))
    position = standing("Fighter A4, Cruiser A2, Cruiser A5, Jumper F6", "Cruiser D4", on=board)
    played(position, move("A4"))
    position.roll(4)
    own = {move("A4", end) for end in ("A2", "A5", "F6")}
    assert set(position.moves()) == own | ({PASS} if stays else set())
    position.play(PASS if stays else move("A4", "A2"))
    assert position.counts == [4 if stays else 3, 1]
    assert (position.phase, position.turn_side) == (MOVE, 1)


@pytest.mark.rule("CL-TURN-09", "CL-TURN-03")
def test_an_announced_ship_that_can_go_elsewhere_may_not_stay() -> None:
    board = field_of(HEXAGON.with_(options=Options(boxed_in_stays=True)))
    position = standing("Fighter A4, Cruiser A2, Cruiser A5", "Cruiser D4", on=board)
    played(position, move("A4"))
    position.roll(1)
    assert PASS not in position.moves()


@pytest.mark.rule("CL-OUT-09")
def test_a_move_out_never_ends_in_the_hex_of_the_fight() -> None:
    position = standing("Exterminator A2", "Jumper A1, Cruiser D4", on=field(one="A1 B1"))
    played(position, move("A2", "A1"), False)
    assert position.phase == OUT
    assert "B1" in outs(position).split()
    assert "A1" not in outs(position).split(), "A1 is next to the exit B1"


@pytest.mark.rule("CL-TURN-06")
def test_who_has_no_move_passes() -> None:
    islands = Field([(0, 0), (1, 0), (9, 0), (10, 0)])
    position = Position(islands, 2, 0)
    position.put(ship_code(0, JUMPER), 0)
    position.put(ship_code(1, FIGHTER), 2)
    position.begin()
    assert position.moves() == [PASS]
    position.play(PASS)
    assert position.turn_side == 1


@pytest.mark.rule("CL-TURN-07", "CL-END-01")
def test_who_has_no_ships_is_skipped_and_the_last_one_wins_at_once() -> None:
    position = standing("Destroyer E5", "Cruiser F6", "Cruiser E4")
    played(position, move("E5", "F6"), True)
    assert (position.counts, position.turn_side, position.phase) == ([1, 0, 1], 2, MOVE)
    played(position, move("E4", "E5"))
    assert position.turn_side == 0


@pytest.mark.rule("CL-TURN-08", "CL-FGT-06")
def test_nobody_has_to_attack_and_own_ships_never_fight() -> None:
    position = standing("Exterminator A4, Cruiser A2", "Cruiser F6")
    assert set(position.moves_of(AT["A4"])) == {move("A4", "A2"), move("A4", "A5"), move("A4", "F6")}
    played(position, move("A4", "A2"))
    assert position.phase == MOVE


@pytest.mark.rule("CL-FGT-01", "CL-FGT-04", "CL-FGT-07")
def test_an_attacker_that_wins_stays_and_goes_no_further() -> None:
    position = standing("Destroyer E5", "Fighter F6, Cruiser A4", on=field(one="F6 B3"))
    played(position, move("E5", "F6"))
    assert (position.phase, kind_of(position.mover), kind_of(position.defender)) == (FIGHT, DESTROYER, FIGHTER)
    position.fight(True)
    assert where(position) == {"F6": (0, DESTROYER), "A4": (1, 0)}
    assert (position.phase, position.turn_side) == (MOVE, 1)


@pytest.mark.rule("CL-FGT-05", "CL-OUT-01", "CL-OUT-08")
def test_a_defender_that_wins_moves_out_one_hex_whatever_its_type() -> None:
    position = standing("Exterminator A2", "Jumper A1, Cruiser D4")
    played(position, move("A2", "A1"), False)
    assert (position.phase, position.actor) == (OUT, 1)
    assert outs(position) == "A2 A3 B1 F1 F3 G"
    played(position, move("A1", "A2"))
    assert where(position) == {"A1": (0, 2), "A2": (1, JUMPER), "D4": (1, 0)}
    assert position.turn_side == 1


@pytest.mark.rule("CL-OUT-04", "CL-OUT-05")
def test_a_move_out_onto_an_enemy_is_an_attack_and_goes_on_until_somebody_wins_it() -> None:
    position = standing("Exterminator A2", "Destroyer A1", "Cruiser G, Fighter D1")
    played(position, move("A2", "A1"), False, move("A1", "G"))
    assert (position.phase, side_of(position.mover), side_of(position.defender)) == (FIGHT, 1, 2)
    played(position, False, move("G", "D1"))
    assert (position.phase, position.turn_side, where(position)["D1"]) == (MOVE, 1, (2, 0))


@pytest.mark.rule("CL-OUT-06", "CL-OUT-07")
def test_own_ships_around_must_give_way_or_may() -> None:
    own = "Destroyer G, Cruiser A1, Cruiser B1, Fighter C1, Fighter D1, Jumper E1"
    mixed = standing("Destroyer A3, Cruiser F4", own)
    played(mixed, move("A3", "G"), False)
    assert outs(mixed) == "A1 B1 C1 D1 E1 F1"
    shut = standing("Destroyer A3, Cruiser F4", f"{own}, Taker F1")
    played(shut, move("A3", "G"), False)
    assert outs(shut) == "A1 B1 C1 D1 E1 F1"
    played(shut, move("G", "F1"))
    assert (shut.counts, where(shut)["F1"]) == ([2, 6], (1, DESTROYER))


@pytest.mark.rule("CL-TAKE-01", "CL-TAKE-02", "CL-SHIP-03")
def test_a_taker_captures_and_the_captured_ship_moves_out() -> None:
    position = standing("Taker A2", "Destroyer A1, Cruiser G, Cruiser D4")
    played(position, move("A2", "A1"), True)
    assert (position.phase, position.actor, position.mover) == (OUT, 0, ship_code(0, DESTROYER))
    played(position, move("A1", "G"), True)
    assert where(position) == {"A1": (0, TAKER), "G": (0, DESTROYER), "D4": (1, 0)}
    assert position.counts == [2, 1]


@pytest.mark.rule("CL-TAKE-03")
def test_a_taker_captures_in_chains_and_never_by_a_defence() -> None:
    position = standing("Cruiser A2", "Taker A1", "Jumper G, Cruiser D4")
    played(position, move("A2", "A1"), False)
    assert position.counts == [1, 1, 2]
    played(position, move("A1", "G"), True)
    assert (position.counts, position.mover) == ([1, 2, 1], ship_code(1, JUMPER))


@pytest.mark.rule("CL-TAKE-04", "CL-TAKE-05")
def test_capture_is_automatic_unless_the_group_says_otherwise() -> None:
    ships = "Destroyer A1, Cruiser D4"
    assert played(standing("Taker A2, Destroyer E4, Destroyer E5", ships), move("A2", "A1"), True).phase == OUT
    for answer, counts in ((SEIZE, [2, 1]), (LEAVE, [1, 1])):
        position = played(standing("Taker A2", ships, optional=True), move("A2", "A1"), True)
        assert (position.phase, position.actor) == (CAPTURE, 0)
        position.capture(answer)
        assert position.counts == counts


@pytest.mark.rule("CL-ALLY-01", "CL-ALLY-02")
def test_coming_onto_an_own_ship_destroys_it_by_move_leap_wormhole_and_move_out() -> None:
    leap = played(standing("Jumper A4, Fighter A1", "Cruiser D4"), move("A4", "A1"))
    assert (leap.counts, where(leap)["A1"]) == ([1, 1], (0, JUMPER))
    hole = played(standing("Jumper A4, Fighter E1", "Cruiser D4", on=field(one="A4 E1")), move("A4", "E1"))
    assert (hole.counts, where(hole)["E1"]) == ([1, 1], (0, JUMPER))
    out = played(standing("Exterminator A2", "Jumper A1, Cruiser G"), move("A2", "A1"), False, move("A1", "G"))
    assert (out.counts, where(out)["G"], out.phase) == ([1, 1], (1, JUMPER), MOVE)


@pytest.mark.rule("CL-END-01")
def test_the_last_with_ships_wins_even_in_a_chain() -> None:
    position = standing("Taker A2", "Destroyer A1")
    played(position, move("A2", "A1"), True)
    assert (position.phase, position.result) == (OVER, 0)
    chain = played(standing("Cruiser A2", "Destroyer A1, Taker E4"), move("A2", "A1"), False, move("A1", "A2"))
    assert chain.phase == MOVE


@pytest.mark.rule("CL-END-02")
def test_after_200_rounds_most_ships_win_and_else_it_is_a_draw() -> None:
    for more, result in (("", DRAW), (", Fighter C4", 0)):
        position = standing(f"Exterminator A4{more}", "Exterminator D4")
        steps = [("A4", "A5"), ("D4", "D5"), ("A5", "A4"), ("D5", "D4")]
        turns = 0
        while position.phase != OVER:
            played(position, move(*steps[turns % 4]))
            turns += 1
        assert (turns, position.result) == (400, result)
