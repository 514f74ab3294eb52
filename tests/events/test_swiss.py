"""Swiss rounds: who meets whom, who stands where."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.core.property import EditProblem
from metamaker.events.matching import can_all_be_paired
from metamaker.events.model import Event, Pairing, Player, Result, Round
from metamaker.events.pairing import NoRound, next_round
from metamaker.events.running import drawn, result_of, without_player
from metamaker.events.standings import byes, meetings, standings


def field(count: int) -> Event:
    return Event(players=tuple(Player(id=f"p{number}", name=f"P{number}") for number in range(1, count + 1)))


def played(event: Event, results: list[Result]) -> Event:
    """The event with results for the last round, one after another, again and again."""
    last = event.rounds[-1]
    over = tuple(
        pairing if pairing.second is None else pairing.with_(result=results[place % len(results)])
        for place, pairing in enumerate(last.pairings)
    )
    return event.with_(rounds=(*event.rounds[:-1], last.with_(pairings=over)))


results = st.lists(st.sampled_from(Result), min_size=1, max_size=8)


@settings(deadline=None, max_examples=20)
@given(st.integers(2, 12), st.integers(1, 7), st.integers(0, 1000), results)
def test_everybody_plays_nobody_twice_the_same_and_byes_go_round_while_that_can_be(
    count: int, rounds: int, seed: int, outcomes: list[Result]
) -> None:
    event = field(count)
    others = count - 1 if count % 2 == 0 else count
    for number in range(rounds):
        event = played(event.with_(rounds=(*event.rounds, next_round(event, seed + number))), outcomes)
        paired = [player for pairing in event.rounds[-1].pairings for player in pairing.players]
        assert sorted(paired) == sorted(player.id for player in event.players)
        assert sum(pairing.second is None for pairing in event.rounds[-1].pairings) == count % 2
        if number < others // 2:  # after that, who has met whom may leave no way, however one pairs
            assert set(meetings(event).values()) == {1}
            assert max(byes(event).values()) <= 1


@settings(deadline=None, max_examples=40)
@given(st.integers(1, 4), st.data())
def test_whether_all_can_be_paired_is_what_trying_everything_says(half: int, data: st.DataObject) -> None:
    players = [str(number) for number in range(2 * half)]
    pairs = [(one, other) for one in players for other in players if one < other]
    closed = set(data.draw(st.lists(st.sampled_from(pairs), unique=True))) if pairs else set()
    barred = {each: {other for pair in closed if each in pair for other in pair if other != each} for each in players}

    def tried(rest: list[str]) -> bool:
        if not rest:
            return True
        first, *others = rest
        return any(tried([each for each in others if each != other]) for other in others if other not in barred[first])

    assert can_all_be_paired(players, barred) == tried(players)


def test_the_same_seed_draws_the_same_round_and_another_one_another() -> None:
    event = field(8)
    assert next_round(event, 5) == next_round(event, 5)
    assert len({next_round(event, seed).pairings for seed in range(6)}) > 1


def test_those_who_have_done_alike_meet() -> None:
    event = played(drawn(field(8), 3), [Result.FIRST])
    winners = {pairing.first for pairing in event.rounds[0].pairings}
    second = drawn(event, 3).rounds[1]
    assert [sum(player in winners for player in pairing.players) for pairing in second.pairings] == [2, 2, 0, 0]


def test_the_bye_is_for_the_lowest_who_had_none() -> None:
    event = field(3)
    had: list[str] = []
    for seed in range(3):
        event = played(drawn(event, seed), [Result.FIRST])
        had.append(next(pairing.first for pairing in event.rounds[-1].pairings if pairing.second is None))
    assert sorted(had) == ["p1", "p2", "p3"]


def test_where_everybody_has_met_everybody_they_meet_again() -> None:
    event = field(2)
    for seed in range(3):
        event = played(drawn(event, seed), [Result.DRAW])
    assert meetings(event) == {frozenset({"p1", "p2"}): 3}


def test_sixty_four_players_are_paired_to_the_last_round_without_meeting_again() -> None:
    event = field(64)
    for seed in range(10):
        event = played(drawn(event, seed), [Result.FIRST, Result.DRAW, Result.SECOND])
    assert set(meetings(event).values()) == {1}


def test_a_round_waits_for_the_last_and_for_two_players() -> None:
    with pytest.raises(NoRound, match="two players"):
        next_round(field(1), 1)
    with pytest.raises(EditProblem, match="round 1 is not over"):
        drawn(drawn(field(4), 1), 1)


def test_who_withdraws_is_paired_no_more_and_stays_in_the_standings() -> None:
    event = played(drawn(field(4), 1), [Result.FIRST])
    gone = event.players[0]
    event = without_player(event, gone)
    assert gone.id in {standing.player.id for standing in standings(event)}
    assert gone.id not in {player for pairing in drawn(event, 2).rounds[1].pairings for player in pairing.players}
    fresh = field(4)
    assert len(without_player(fresh, fresh.players[0]).players) == 3


def test_standings_go_by_points_then_buchholz_then_strength_of_schedule() -> None:
    first = Round(
        pairings=(
            Pairing(first="p1", second="p2", result=Result.FIRST),
            Pairing(first="p3", second="p4", result=Result.DRAW),
            Pairing(first="p5"),
        )
    )
    second = Round(
        pairings=(
            Pairing(first="p5", second="p1", result=Result.SECOND),
            Pairing(first="p3", second="p2", result=Result.FIRST),
            Pairing(first="p4"),
        )
    )
    found = standings(field(5).with_(rounds=(first, second)))
    told = [(each.place, each.player.id, each.points, each.buchholz, each.strength) for each in found]
    assert told == [
        (1, "p1", 6, 3, Fraction(1, 4)),  # met p2 (0 of 6) and p5 (3 of 6)
        (2, "p4", 4, 8, Fraction(2, 3)),  # met p3 (4 of 6), and a bye, which counts as an opponent with 4 points
        (3, "p3", 4, 4, Fraction(1, 3)),
        (4, "p5", 3, 9, Fraction(1)),
        (5, "p2", 0, 10, Fraction(5, 6)),
    ]


def test_those_whom_nothing_tells_apart_share_a_place() -> None:
    found = standings(played(drawn(field(4), 1), [Result.FIRST]))
    assert [each.place for each in found] == [1, 1, 3, 3]


def test_a_result_is_told_from_the_side_of_a_player() -> None:
    event = drawn(field(2), 1)
    pairing = event.rounds[0].pairings[0]
    loser = event.player(pairing.first)
    assert result_of(event, loser, "loss").rounds[0].pairings[0].result is Result.SECOND
    assert result_of(event, loser, "draw").rounds[0].pairings[0].result is Result.DRAW
    with pytest.raises(EditProblem, match="no round"):
        result_of(field(2), loser, "win")
