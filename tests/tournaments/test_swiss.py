"""Swiss rounds: who meets whom, who stands where."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.core.property import EditProblem
from metamaker.game_api.documents import NotInDocument
from metamaker.registry import game_called
from metamaker.tournaments.game import event_game
from metamaker.tournaments.model import Event, Pairing, Player, Result, Round, Scoring
from metamaker.tournaments.pairing import NoRound, can_all_be_paired, next_round
from metamaker.tournaments.running import drawn, named_player, result_of, without_player
from metamaker.tournaments.standings import byes, meetings, standings
from tests.examples import examples


def field(count: int) -> Event:
    return Event(players=tuple(Player(id=f"p{number}", name=f"P{number}") for number in range(1, count + 1)))


def played(event: Event, results: list[Result]) -> Event:
    """Return the event with results for the last round, one after another, repeatedly."""
    last = event.rounds[-1]
    over = tuple(
        pairing if pairing.second is None else pairing.with_(result=results[place % len(results)])
        for place, pairing in enumerate(last.pairings)
    )
    return event.with_(rounds=(*event.rounds[:-1], last.with_(pairings=over)))


PLAYED = [Result.FIRST, Result.SECOND, Result.DRAW, Result.BOTH_LOSE]

results = st.lists(st.sampled_from(PLAYED), min_size=1, max_size=8)


@settings(deadline=None, max_examples=examples(20))
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


@settings(deadline=None, max_examples=examples(40))
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
    with pytest.raises(EditProblem, match="there are no pairings yet"):
        result_of(field(2), loser, "win")


# Games that nobody won


def met(result: Result | None) -> Event:
    """Two who have met twice: the first won once, and then the game had this result."""
    rounds = (
        Round(
            pairings=(
                Pairing(first="p1", second="p2", result=Result.FIRST),
                Pairing(first="p3", second="p4", result=Result.DRAW),
            )
        ),
        Round(
            pairings=(Pairing(first="p1", second="p3", result=result), Pairing(first="p2", second="p4", result=Result.FIRST))
        ),
    )
    return field(4).with_(rounds=rounds, scoring=Scoring(win=3, draw=1, loss=1))


def stands(event: Event, player: str) -> tuple[int, int, int, int, int]:
    found = next(each for each in standings(event) if each.player.id == player)
    return found.points, found.wins, found.draws, found.losses, found.buchholz


def test_a_game_that_both_lose_is_a_loss_for_both() -> None:
    event = met(Result.BOTH_LOSE)
    assert event.rounds[-1].is_over
    assert stands(event, "p1") == (4, 1, 0, 1, 6)
    assert stands(event, "p3") == (2, 0, 1, 1, 6)
    assert meetings(event)[frozenset(("p1", "p3"))] == 1


def test_a_game_that_was_not_played_counts_for_neither_and_holds_up_no_round() -> None:
    event = met(Result.NOT_PLAYED)
    assert event.rounds[-1].is_over
    assert [stands(event, player) for player in ("p1", "p3")] == [stands(met(None), player) for player in ("p1", "p3")]
    assert meetings(event)[frozenset(("p1", "p3"))] == 0
    assert len(drawn(event, 1).rounds) == 3
    with pytest.raises(EditProblem):
        drawn(met(None), 1)


@pytest.mark.parametrize(
    ("outcome", "result"), [("both-lose", Result.BOTH_LOSE), ("not-played", Result.NOT_PLAYED), ("clear", None)]
)
def test_a_result_that_is_the_same_for_both_is_noted_and_taken_back(outcome: str, result: Result | None) -> None:
    event = met(Result.FIRST)
    for player in ("p1", "p3"):
        assert result_of(event, event.player(player), outcome).rounds[1].pairings[0].result is result
    assert result_of(event, event.player("p1"), outcome, 1).rounds[0].pairings[0].result is result


# Names


def test_players_of_one_name_are_numbered() -> None:
    event = Event()
    for name in ("Ann", "Ann ", " ann", "A\u00a0nn", "A nn", "\uff21nn", "Bob"):
        event = named_player(event, name)
    assert [player.name for player in event.players] == ["Ann", "Ann 2", "ann 3", "A nn", "A nn 2", "\uff21nn 4", "Bob"]
    edits = event_game(game_called("metaverse")).edits
    assert edits is not None
    renamed = edits.changed(event, "players/bob", key="name", value="ANN ")
    assert renamed.player("bob").name == "ANN 5"
    assert edits.changed(event, "players/ann", key="name", value="Ann").player("ann").name == "Ann"


def test_a_word_that_fits_several_players_is_refused() -> None:
    """A file from elsewhere may have them, and the result of one is not noted for another."""
    event = Event(players=(Player(id="ann", name="Ann"), Player(id="ann-2", name="Ann"), Player(id="bob", name="Bob")))
    documents = event_game(game_called("metaverse")).documents
    for name in ("Ann", "ann", " ANN "):
        with pytest.raises(
            NotInDocument, match="is ambiguous, as 2 players have this name; choose from players/ann, players/ann-2"
        ):
            documents.find(event, name)
    assert documents.find(event, "players/ann") == "players/ann"
    assert documents.find(event, "ann-2") == "players/ann-2"
    assert documents.find(event, "bob ") == "players/bob"
