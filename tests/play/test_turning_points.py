"""The course of a match: chances from what is left, the turns that changed them, and the part of the dice."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from metamaker.core.messages import message
from metamaker.play.recording import Frame
from metamaker.play.review.chances import Measure, Model, chances_in, model_of, quick_chances, turn_ends
from metamaker.play.review.ledger import Chance
from metamaker.play.snapshot import Pictured, Score, Strength
from metamaker.play.turning_points import Dice, remaining, turn_changes, turning_points
from metamaker.registry import GAMES
from metamaker.rendering.drawing import Drawing, Page

MODEL = Model((Measure(0, 1.0, (2.0, 4.0)),))
KIND = message("battle-strength-hull")
PAGE = Page(Drawing(1.0, 1.0, ()))


def moment(*strengths: Sequence[float]) -> Pictured:
    return Pictured(PAGE, strengths=tuple(Strength(KIND, tuple(each)) for each in strengths))


def film(*sides: Sequence[float]) -> list[Frame]:
    """Return frames with these strengths, one for each turn from 0; the last one is the end in the turn before."""
    frames = [Frame(turn, 10 * turn, "", (), (), moment(each) if each else moment()) for turn, each in enumerate(sides)]
    return [*frames[:-1], frames[-1]._replace(made=-1, turn=len(sides) - 2)]


def roll(made: int, side: int, luck: float) -> Chance:
    return Chance(1, made, side, "damage", "", "", "", luck, 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_fitted_slopes_that_favour_strength(game: str) -> None:
    model = model_of(game)
    assert model.measures
    for measure in model.measures[:1]:
        assert max(measure.slopes) > 0.0


@pytest.mark.parametrize("turn", [0, 1, 5, 40])
@pytest.mark.parametrize("sides", [(20.0, 20.0), (30.0, 5.0), (0.0, 4.0), (0.0, 0.0), (9.0, 3.0, 6.0), (1.0, 0.0, 0.0, 2.0)])
@pytest.mark.parametrize("game", GAMES)
def test_chances_are_shares_and_do_not_depend_on_the_order_of_sides(game: str, sides: tuple[float, ...], turn: int) -> None:
    model = model_of(game)
    count = 1 + max(measure.strength for measure in model.measures)
    found = chances_in(moment(*[sides] * count), turn, model)
    assert len(found) == len(sides)
    assert all(0.0 <= each <= 1.0 for each in found)
    assert sum(found) == pytest.approx(1.0)
    assert chances_in(moment(*[sides[::-1]] * count), turn, model) == pytest.approx(found[::-1])


def test_chances_grow_with_strength_and_more_so_in_later_turns() -> None:
    frames = film((20, 20), (20, 10), (20, 10), (20, 0))
    quick = quick_chances(frames, MODEL, None)
    assert [each[0] for each in quick] == pytest.approx([0.5, *[21**4 / (21**4 + 11**4)] * 2, 1.0])


def test_the_result_replaces_the_last_chances() -> None:
    frames = film((20, 20), (20, 10), (4, 8))
    assert quick_chances(frames, MODEL, 0)[-1] == (1.0, 0.0)
    assert quick_chances(frames, MODEL, -1)[-1] == (0.5, 0.5)
    assert quick_chances(film((3, 3, 3), (2, 0, 2)), MODEL, -1)[-1] == (0.5, 0.0, 0.5)


@dataclass
class Scored:
    """A moment of a battle that points decide."""

    strengths: tuple[Strength, ...]
    score: Score


def test_matches_without_counted_sides_and_those_decided_by_points_have_none() -> None:
    for frames in ([], film((), ()), film((3,), (2,))):
        assert quick_chances(frames, MODEL, None) == []
        assert turn_changes(frames, []) == []
    last = film((20, 20), (20, 10))
    points = Scored(last[0].moment.strengths, Score((10, 20), (10, 0)))  # type: ignore[arg-type]
    assert quick_chances([last[0], last[1]._replace(moment=points)], MODEL, 0) == []  # type: ignore[arg-type]
    assert quick_chances(film((20, 20), (20, 10)), Model(()), 0) == []


def test_a_turn_ends_with_its_last_frame() -> None:
    (one, two, end) = film((20, 20), (20, 10), (20, 0))
    assert turn_ends([one, one, two, two._replace(made=12), two._replace(made=15), end]) == [1, 4]


def test_the_largest_changes_turn_a_match_in_their_order() -> None:
    frames = film((20, 20), (19, 19), (19, 10), (19, 9.9), (4, 9.9), (4, 9.9))
    turns = turn_changes(frames, quick_chances(frames, MODEL, None))
    assert [turn.turn for turn in turns] == [1, 2, 3, 4]
    points = turning_points(turns)
    assert [(point.turn, point.side) for point in points] == [(2, 0), (4, 1)]
    assert all(point.change(point.side) > 0.0 for point in points)
    assert turning_points(turns, 1) == points[1:]


def test_small_changes_turn_nothing() -> None:
    frames = film((100, 100), (99, 100), (99, 100))
    assert turning_points(turn_changes(frames, quick_chances(frames, MODEL, None))) == []


def test_the_end_belongs_to_the_last_turn() -> None:
    frames = film((20, 20), (20, 18), (20, 18))
    (turn,) = turn_changes(frames, quick_chances(frames, MODEL, 1))
    assert (turn.turn, turn.side, turn.after, turn.since, turn.made) == (1, 1, (0.0, 1.0), 0, 10)


def test_battles_replace_quick_chances() -> None:
    frames = film((20, 20), (20, 10), (20, 10), (20, 0))
    first, second = turn_changes(frames, quick_chances(frames, MODEL, 0), {1: (0.3, 0.7)})
    assert first.after == second.before == (0.3, 0.7)
    assert second.after == (1.0, 0.0)


def test_a_turning_point_is_at_the_frame_with_the_largest_gain() -> None:
    start, one, end = film((20, 20), (20, 19), (20, 3))
    rising = [start, one, one._replace(moment=moment((20, 8))), one._replace(moment=moment((20, 7))), end]
    (turn,) = turn_changes(rising, quick_chances(rising, MODEL, None))
    assert turn.place == 2


def test_luck_explains_what_average_dice_would_not_have_done() -> None:
    frames = film((20, 20), (20, 10), (20, 10))
    quick = quick_chances(frames, MODEL, None)

    def split(*rolls: Chance) -> tuple[float, float]:
        (turn,) = turn_changes(frames, quick, dice=Dice(rolls, MODEL))
        assert turn.dice[0] == pytest.approx(-turn.dice[1])
        assert turn.dice[0] + turn.orders(0) == pytest.approx(turn.change(0))
        return turn.dice[0], turn.orders(0)

    assert split() == pytest.approx((0.0, quick[1][0] - 0.5))
    dice, orders = split(roll(3, 0, 10.0))  # without the luck, both would be whole
    assert orders == pytest.approx(0.0)
    assert 0.0 < split(roll(3, 0, 4.0))[0] < dice
    assert split(roll(3, 1, 4.0))[0] < 0.0
    assert split(roll(12, 0, 4.0))[0] == 0.0, "dice of another turn"


def test_sides_keep_a_part_of_their_strength() -> None:
    frames = film((20, 40), (15, 60), (15, 60))
    assert remaining(frames[1], frames[0]) == (0.75, 1.0)
    assert remaining(*film((), ())) == ()
