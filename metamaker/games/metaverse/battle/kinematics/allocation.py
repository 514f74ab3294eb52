"""The search behind payments: systems, each good for one job, are spread over jobs until nothing is lacking."""

from collections.abc import Sequence
from typing import Final, NamedTuple

Lack = tuple[int, ...]


class System(NamedTuple):
    """One drive or thruster, and the points that it has for whatever job it takes."""

    ref: str
    points: int


class Use(NamedTuple):
    """One system and the job that it pays for in this turn."""

    ref: str
    action: str


Covers = dict[Lack, tuple[Use, ...]]
"""What may still be lacking, each with the uses that bring it about."""


MOST_COMPARED: Final = 100
"""From so many lacks on, comparing each with each takes longer than carrying on with all.

Measured with up to 24 systems spread over four jobs: from 200 on it takes two to three times as long, with 50 about the same.
"""


class Choice(NamedTuple):
    """A job that a system may take: its place in the lack, and the points that the system has for it."""

    place: int
    action: str
    points: int


def spread(covers: Covers, ref: str, choices: Sequence[Choice]) -> Covers:
    """Return the covers once a system has taken any one of its choices; none of them if nothing needs it."""
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
    """Return the covers of jobs that need so much, once every one of `systems` has taken one of them or none.

    Those that lack more than `slack` are left out: nothing else could give it.
    """
    if len(needs) == 1:
        return _one_job(needs[0], systems, actions[0])
    uses = _by_size(needs, systems, actions)
    if uses is not None:
        return {(0,) * len(needs): uses}
    return relay({needs: ()}, systems, actions, slack)


def relay(covers: Covers, systems: Sequence[System], actions: Sequence[str], slack: int) -> Covers:
    """Return the covers once `systems` have joined in, one after the other; those that lack more than `slack` left out."""
    left = slack + sum([system.points for system in systems])
    for system in systems:
        left -= system.points
        choices = [Choice(place, action, system.points) for place, action in enumerate(actions)]
        covers = within(spread(covers, system.ref, choices), left)
    return covers


def _by_size(needs: Lack, systems: Sequence[System], actions: Sequence[str]) -> tuple[Use, ...] | None:
    """Return uses that leave nothing lacking, None if this quick way finds none.

    For the greatest need first it takes the least system that is enough, or else the greatest; `systems` come greatest first.
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
    """Return the covers of two separate groups of systems: their lacks added up place by place."""
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
    """Return the covers without those whose lack another one undercuts or equals in every place."""
    if len(covers) <= 1 or len(covers) > MOST_COMPARED:
        return covers
    kept: Covers = {}
    for lack in sorted(covers, key=sum):
        if not any(_covers(other, lack) for other in kept):
            kept[lack] = covers[lack]
    return kept


def _covers(one: Lack, other: Lack) -> bool:
    return all(a <= b for a, b in zip(one, other, strict=True))
