"""Refined win chances: battles fought on from moments of a match, by captains in other processes."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.play.decision import Player
from metamaker.play.recording import Frame
from metamaker.play.results import Outcome, Tally
from metamaker.play.review.chances import Chances, turn_ends
from metamaker.play.simulation.executors import Workers
from metamaker.play.simulation.runner import Bout, all_fought
from metamaker.play.statistics import Share, wilson
from metamaker.play.table import Table
from metamaker.review.source import Source

BATTLES = 40
"""The usual number of battles from each moment: an interval of ± 15 points for an even one."""

Seen = Callable[[tuple["Refined", ...]], None]
Stop = Callable[[], bool]


def ignored() -> bool:
    """Return False: nothing ends the battles early."""
    return False


class Point(NamedTuple):
    """A point of a match from which battles are fought on: the place of its frame, its turn, the choices made so far."""

    place: int
    turn: int
    made: int


class Refined(NamedTuple):
    """The win chances at a point by battles: for each side the share of wins with its interval; draws are shared."""

    point: Point
    battles: int
    shares: tuple[Share, ...]


class Fork(NamedTuple):
    """The payload of battles from a moment: the match, the number of choices before it, the captains of all sides."""

    source: Source
    made: int
    captains: tuple[str, ...]


def points(frames: Sequence[Frame]) -> tuple[Point, ...]:
    """Return the end of each turn, the set-up first; not that of the last turn if the match has a result."""
    ends = turn_ends(frames)
    is_over = bool(frames) and frames[-1].made < 0
    return tuple(Point(place, frames[place].turn, frames[place].made) for place in (ends[:-1] if is_over else ends))


def refined(
    source: Source,
    at: Sequence[Point],
    battles: int = BATTLES,
    *,
    quick: Sequence[Chances] = (),
    seed: int = 0,
    crew: Workers | None = None,
    seen: Seen | None = None,
    stop: Stop = ignored,
) -> tuple[Refined, ...]:
    """Fight `battles` battles on from each point, and return the chances in the order of `at`.

    `quick` are the quick chances of all frames: points with the largest changes come first. The same seed and number give the
    same chances with any `crew`; without one, this process fights them. `seen` gets the chances so far, and `stop()` ends the
    battles early: all points then have about the same number. Raises BattleProblem.
    """
    if not at:
        return ()
    captains, sides = source.captains(), source.sides
    order = sorted(range(len(at)), key=lambda place: -_change(at, place, quick))
    bouts = tuple(Bout(fight, Fork(source, at[place].made, captains), f"{at[place].made}") for place in order)

    def read(tallies: tuple[Tally, ...]) -> tuple[Refined, ...]:
        found = dict(zip(order, tallies, strict=True))
        return tuple(Refined(point, found[place].fought, shares_of(found[place], sides)) for place, point in enumerate(at))

    tallies = all_fought(
        bouts,
        battles,
        protocol=f"review {source.replay.seed} {seed}",
        workers=1,
        crew=crew,
        seen=None if seen is None else lambda tallies: seen(read(tallies)),
        stop=stop,
    )
    return read(tallies)


def _change(at: Sequence[Point], place: int, quick: Sequence[Chances]) -> float:
    """Return the largest change of a quick chance on either side of a point."""
    if not quick:
        return 0.0
    here = quick[at[place].place]
    beside = [quick[each.place] for each in (*at[max(0, place - 1) : place], *at[place + 1 : place + 2])]
    return max((abs(one - other) for chances in beside for one, other in zip(here, chances, strict=True)), default=0.0)


def fight(fork: Fork, seed: int, mirrored: bool, /) -> Outcome:  # noqa: ARG001 - sides do not change in the middle of a match
    """Fight a battle on from a moment: a Fight of `metamaker.play.results`. The label of its count lists the winners."""
    table = fork.source.table(fork.made)
    table.reseed(seed)
    fight_on(table, fork.source.hired(fork.captains, seed))
    return Outcome(None, table.turn, ((" ".join(map(str, winners(table, fork.source))), 1),))


def fight_on(table: Table, captains: Sequence[Player], last_turn: int = 0) -> None:
    """Let captains answer until the battle is over, or after `last_turn` if it is not 0."""
    while table.result is None and not 0 < last_turn < table.turn:
        decisions = table.pending()
        if not decisions:
            return
        table.apply([captains[each.side].answer(each) for each in decisions])


def winners(table: Table, source: Source) -> tuple[int, ...]:
    """Return the sides that share the win of a finished battle: all sides after a draw."""
    result = table.result
    return tuple(range(source.sides)) if result is None or result < 0 else (result,)


def shares_of(tally: Tally, sides: int) -> tuple[Share, ...]:
    """Return the share of wins of each side, with its interval."""
    parts = [0.0] * sides
    for label, count in tally.counts:
        named = [int(each) for each in label.split()]
        for side in named:
            parts[side] += count / len(named)
    return tuple(wilson(min(part, tally.fought), tally.fought) for part in parts)
