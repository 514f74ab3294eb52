"""Counted games between captains: one against all others, commanders dealt at random, seats rotated."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.game_api.weighing import won_by
from metamaker.games.cosmos_commanders.battle.ai.registry import Captain, captain
from metamaker.games.cosmos_commanders.battle.ai.strong import answer
from metamaker.games.cosmos_commanders.battle.game import FACE, OVER, PICK, Course
from metamaker.games.cosmos_commanders.rules.board import Plan, laid_out
from metamaker.play.dice import Dice, SeededDice
from metamaker.play.results import Outcome


def played_out(course: Course, captains: Sequence[Captain], dice: Dice) -> None:
    """Play a game to its end; choices must be legal."""
    while course.phase != OVER:
        if course.phase == FACE:
            course.roll(dice)
        else:
            answer(course, captains[course.player].choose(course))


class Contest(NamedTuple):
    """A contest: captain 0 has one seat, captain 1 all others. `dealt`: commanders are random, not picked by captains.

    `plans` are those of the boards, one game after another, all for one number of players.
    """

    plans: tuple[Plan, ...]
    captains: tuple[str, str]
    dealt: bool = False


def fight(contest: Contest, seed: int, mirrored: bool, /) -> Outcome:
    """Fight one game: a `Fight` of `metamaker.play.simulation`. The seat of captain 0 comes from the seed.

    `mirrored`: with two players the other seat, with more the one opposite.
    """
    board = laid_out(contest.plans[seed % len(contest.plans)])
    seat = (seed // len(contest.plans) + (board.players // 2 if mirrored else 0)) % board.players
    names = [contest.captains[0 if side == seat else 1] for side in range(board.players)]
    course = Course(board)
    dice = SeededDice(seed)
    course.roll(dice)
    if contest.dealt:
        deal(course, dice)
    played_out(course, [captain(name, seed, side) for side, name in enumerate(names)], dice)
    return _outcome(course, seat)


class Melee(NamedTuple):
    """The boards, one game after another, all for one number of players, and a captain for each player."""

    plans: tuple[Plan, ...]
    captains: tuple[str, ...]


def fight_all(melee: Melee, seed: int, mirrored: bool, /) -> Outcome:  # noqa: ARG001 - seats change from seed to seed
    """Play one game: a `Fight` of `metamaker.play.simulation` that counts the winners. Different captains change seats."""
    boards, captains = melee
    count = len(captains)
    turned = seed // len(boards) % count if len(set(captains)) > 1 else 0
    course = Course(laid_out(boards[seed % len(boards)]))
    dice = SeededDice(seed)
    course.roll(dice)
    played_out(course, [captain(captains[(side - turned) % count], seed, side) for side in range(count)], dice)
    return Outcome(None, course.round, won_by(sorted((side - turned) % count for side in course.won)))


def deal(course: Course, dice: Dice) -> None:
    """Give every player a random commander."""
    while course.phase == PICK:
        free = course.free_commanders()
        answer(course, free[dice.roll(len(free)) - 1])


def _outcome(course: Course, seat: int) -> Outcome:
    """Return the winner: 0 for the one seat, 1 for any other, None if the seat shares the victory."""
    shares = seat in course.won
    winner = None if shares and len(course.won) > 1 else 0 if shares else 1
    return Outcome(winner, course.round)


class Table(NamedTuple):
    """A match-up of two commanders; all captains have the same name, and the other commanders are dealt at random."""

    plans: tuple[Plan, ...]
    commanders: tuple[int, int]
    captain: str


def meet(table: Table, seed: int, mirrored: bool, /) -> Outcome:
    """Fight one game: a `Fight` of `metamaker.play.simulation`.

    The winner is the better-ranked one of the two; the ranks of the other players do not matter. `mirrored`: both have changed
    seats. `counts` are the tokens of both, by the numbers of their commanders.
    """
    board = laid_out(table.plans[seed % len(table.plans)])
    course = Course(board)
    dice = SeededDice(seed)
    course.roll(dice)
    first = dice.roll(board.players) - 1
    second = (first + dice.roll(board.players - 1)) % board.players
    seats = (second, first) if mirrored else (first, second)
    while course.phase == PICK:
        if course.player in seats:
            answer(course, table.commanders[seats.index(course.player)])
        else:
            free = [each for each in course.free_commanders() if each not in table.commanders]
            answer(course, free[dice.roll(len(free)) - 1])
    played_out(course, [captain(table.captain, seed, side) for side in range(board.players)], dice)
    state = course.state
    ranks = [[state.score(seat), state.held[seat], state.laid[seat]] for seat in seats]
    winner = None if ranks[0] == ranks[1] else 0 if ranks[0] > ranks[1] else 1
    counts = [(str(table.commanders[place]), state.score(seats[place])) for place in (0, 1)]
    return Outcome(winner, course.round, tuple(sorted(counts)))


class Seated(NamedTuple):
    """The boards, one game after another, all for one number of players, and the captain of all players."""

    plans: tuple[Plan, ...]
    captain: str


def seat_wins(seated: Seated, seed: int, mirrored: bool, /) -> Outcome:  # noqa: ARG001 - dice say who begins
    """Play one game with dealt commanders: a `Fight` of `metamaker.play.simulation` that counts the winners by turn order."""
    course = Course(laid_out(seated.plans[seed % len(seated.plans)]))
    dice = SeededDice(seed)
    course.roll(dice)
    deal(course, dice)
    played_out(course, [captain(seated.captain, seed, side) for side in range(course.board.players)], dice)
    return Outcome(None, course.round, won_by([course.order.index(side) for side in course.won]))
