"""What each seat has won: shares of all games, shared wins and draws, and what is uneven beyond doubt."""

from hypothesis import given
from hypothesis import strategies as st

from metamaker.balance.turn_order import SeatsWon, seats_won
from metamaker.game_api.weighing import WIN_PARTS, won_by
from metamaker.play.results import Outcome, tally


def played(*winners: tuple[int, ...]) -> SeatsWon:
    return seats_won(3, tally(Outcome(None, 7, won_by(each)) for each in winners))


def test_who_shares_a_win_has_a_part_of_it_and_a_draw_is_nobodys() -> None:
    won = played((0,), (0, 2), (0, 1, 2), ())
    assert won.parts == (60 + 30 + 20, 20, 30 + 20)
    assert (won.played, won.drawn, won.even) == (4, 1, 1 / 3)
    assert won.share(1).found == 20 / WIN_PARTS / 4


@given(st.lists(st.sets(st.integers(0, 2)).map(lambda places: tuple(sorted(places))), min_size=1))
def test_shares_and_draws_are_all_games(winners: list[tuple[int, ...]]) -> None:
    won = played(*winners)
    shares = [won.share(place) for place in range(3)]
    assert abs(sum(share.found for share in shares) + won.drawn / won.played - 1) < 1e-9
    assert all(0 <= share.low <= share.found <= share.high <= 1 for share in shares)


def test_only_what_chance_does_not_explain_is_uneven() -> None:
    assert played(*[(number % 3,) for number in range(90)]).uneven() == ()
    assert played(*[(0,)] * 40, *[(1,)] * 30, *[(2,)] * 20).uneven() == ()
    assert played(*[(0,)] * 400, *[(1,)] * 300, *[(2,)] * 200).uneven() == (0, 2)
    assert played().uneven() == ()
