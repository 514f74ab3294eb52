"""What a study of calibration does, to the last battle: the same protocol gives the same figures on every machine."""

from typing import NamedTuple

Counts = tuple[int, int, int]
"""Match-ups of each size class."""


class Round(NamedTuple):
    """Match-ups of a field for the fit; how far apart values may be, in percent: from wider ones more is learnt at first."""

    match_ups: Counts
    apart: int


class Protocol(NamedTuple):
    """A study. All counts are for each of its fields.

    `fit_designs` are drawn for the fit, the next `judged_designs` for the judgement, so that no fit has seen them. Battles are
    those of a match-up, an even number, as sides change.
    """

    seed: int
    captain: str
    noisy: bool
    fields: tuple[str, ...]
    fit_designs: int
    rounds: tuple[Round, ...]
    fit_battles: int
    judged_designs: int
    judged: Counts
    judged_battles: int
    learnt: Counts
    learnt_battles: int

    @property
    def battles(self) -> int:
        """The battles of the whole study."""
        of_fit = sum(sum(each.match_ups) for each in self.rounds) * self.fit_battles
        of_best = sum(self.learnt) * self.learnt_battles
        return len(self.fields) * (of_fit + of_best + len(YARDSTICKS) * sum(self.judged) * self.judged_battles)


YARDSTICKS = ("fitted", "before", "hull", "fire", "best")
"""By what fleets are equal that are judged: the fitted value, that of the book as it was, hull hits, the root of offence and
defence, and the best number there can be, which was learnt from battles of these very designs."""

NEARLY_EQUAL = 3
"""How far apart fleets are that pass for equal, in percent: a player can hardly come nearer with whole ships."""


def full(seed: int, captain: str) -> Protocol:
    """Return the study that the numbers of the book come from: about half an hour of one core with the compiled twin.

    What dice make of a distance is taken out of it, so more match-ups tell more than more battles of each.
    """
    return Protocol(
        seed=seed,
        captain=captain,
        noisy=True,
        fields=("tame", "broad"),
        fit_designs=300,
        rounds=(Round((1500, 1000, 600), 35),),
        fit_battles=6,
        judged_designs=100,
        judged=(100, 75, 50),
        judged_battles=24,
        learnt=(250, 200, 120),
        learnt_battles=12,
    )


def small(seed: int, captain: str) -> Protocol:
    """Return a study of some two minutes, which tries the machinery and says little of the points."""
    return Protocol(
        seed=seed,
        captain=captain,
        noisy=True,
        fields=("tame", "broad"),
        fit_designs=24,
        rounds=(Round((40, 10, 4), 35),),
        fit_battles=4,
        judged_designs=16,
        judged=(12, 6, 2),
        judged_battles=4,
        learnt=(20, 8, 2),
        learnt_battles=4,
    )
