"""The search of payments: it assigns systems to jobs, one job each, until no points are missing."""

from collections.abc import Sequence
from typing import Final, NamedTuple

Lack = tuple[int, ...]


class System(NamedTuple):
    """One drive or thruster, and its points for any job."""

    ref: str
    points: int


class Use(NamedTuple):
    """One system and the job that it pays for in this turn."""

    ref: str
    action: str


Covers = dict[Lack, tuple[Use, ...]]
"""Possible lacks, the points that jobs still need, each with the uses that lead to it."""


MOST_COMPARED: Final = 100
"""Above this number of lacks, comparing all pairs takes longer than keeping all of them.

Measured with up to 24 systems spread over four jobs: with 200 or more it takes two to three times as long, with 50 about the
same.
"""


class Choice(NamedTuple):
    """A job that a system may take: its index in the lack, and the system's points for it."""

    place: int
    action: str
    points: int


def spread(covers: Covers, ref: str, choices: Sequence[Choice]) -> Covers:
    """Return the covers after a system has taken one of its choices, or none if no job needs it."""
    found: Covers = {}
    for lack, uses in covers.items():
        useful = [choice for choice in choices if lack[choice.place] > 0 and choice.points > 0]
        if not useful:
            found.setdefault(lack, uses)
        for choice in useful:
            found.setdefault(_less(lack, choice), (*uses, Use(ref, choice.action)))
    return best(found)


def _less(lack: Lack, choice: Choice) -> Lack:
    needs = list(lack)
    needs[choice.place] = max(0, needs[choice.place] - choice.points)
    return tuple(needs)


def spent(needs: Lack, systems: Sequence[System], actions: Sequence[str], slack: int) -> Covers:
    """Return the covers of jobs with these needs, after each of `systems` has taken one job or none.

    Covers that lack more than `slack` are left out, because no other system could supply it.
    """
    if len(needs) == 1:
        return _one_job(needs[0], systems, actions[0])
    uses = _by_size(needs, systems, actions)
    if uses is not None:
        return {(0,) * len(needs): uses}
    return relay({needs: ()}, systems, actions, slack)


def relay(covers: Covers, systems: Sequence[System], actions: Sequence[str], slack: int) -> Covers:
    """Return the covers after `systems` have joined one by one, without those that lack more than `slack`."""
    left = slack + sum([system.points for system in systems])
    for system in systems:
        left -= system.points
        choices = [Choice(place, action, system.points) for place, action in enumerate(actions)]
        covers = within(spread(covers, system.ref, choices), left)
    return covers


def _by_size(needs: Lack, systems: Sequence[System], actions: Sequence[str]) -> tuple[Use, ...] | None:
    """Return uses without a lack, None if this quick way finds none.

    The greatest need comes first; it takes the smallest sufficient system, otherwise the greatest. `systems` must have the
    greatest first.
    """
    free, uses = list(systems), list[Use]()
    for place in sorted(range(len(needs)), key=lambda job: -needs[job]):
        need = needs[place]
        while need > 0:
            if not free:
                return None
            enough = [number for number, system in enumerate(free) if system.points >= need]
            system = free.pop(enough[-1] if enough else 0)
            need -= system.points
            uses.append(Use(system.ref, actions[place]))
    return tuple(uses)


def _one_job(need: int, systems: Sequence[System], action: str) -> Covers:
    uses: list[Use] = []
    for system in systems:
        if need <= 0:
            break
        if system.points > 0:
            need -= system.points
            uses.append(Use(system.ref, action))
    return {(max(0, need),): tuple(uses)}


def added(one: Covers, other: Covers) -> Covers:
    """Return the covers of two separate groups of systems, with their lacks added up job by job."""
    return best(
        {
            tuple([a + b for a, b in zip(lack, more, strict=True)]): uses + others
            for lack, uses in one.items()
            for more, others in other.items()
        }
    )


def within(covers: Covers, slack: int) -> Covers:
    """Return the covers that lack no more than `slack`."""
    return {lack: uses for lack, uses in covers.items() if sum(lack) <= slack}


def best(covers: Covers) -> Covers:
    """Return the covers without the dominated ones: another lack is lower or equal for every job."""
    if len(covers) <= 1 or len(covers) > MOST_COMPARED:
        return covers
    kept: Covers = {}
    for lack in sorted(covers, key=sum):
        if not any(_covers(other, lack) for other in kept):
            kept[lack] = covers[lack]
    return kept


def _covers(one: Lack, other: Lack) -> bool:
    return all(a <= b for a, b in zip(one, other, strict=True))
