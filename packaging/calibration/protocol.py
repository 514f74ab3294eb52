"""The protocol of a study: it determines every battle, so the figures are the same on every computer."""

from typing import NamedTuple

Counts = tuple[int, int, int]
"""The number of match-ups of each size class."""


class Round(NamedTuple):
    """Match-ups of a design set for the fit, and the largest difference of their values in percent."""

    match_ups: Counts
    apart: int


class Protocol(NamedTuple):
    """A study. All counts are for each design set, here called field as in the report.

    The first `fit_designs` are for the fit, the next `judged_designs` for the evaluation, so that no fit has seen them.
    Battles are counted per match-up; the number is even because the sides change.
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
        """The number of battles in the whole study."""
        of_fit = sum(sum(each.match_ups) for each in self.rounds) * self.fit_battles
        of_best = sum(self.learnt) * self.learnt_battles
        return len(self.fields) * (of_fit + of_best + len(YARDSTICKS) * sum(self.judged) * self.judged_battles)


YARDSTICKS = ("fitted", "before", "hull", "fire", "best")
"""Measures by which evaluated fleets are equal: the fitted value, the value with the active numbers, hull hits, the root of
offence times defence, and the best possible number, which is fitted to battles of these designs."""

NEARLY_EQUAL = 3
"""Largest difference of equal fleets in percent. With whole ships a player can hardly get closer."""


def full(seed: int, captain: str) -> Protocol:
    """Return the protocol of the formula book's numbers: about half an hour on one core with the compiled build.

    The effect of the dice is subtracted, so more match-ups help more than more battles of each.
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
    """Return the protocol of a trial run of about two minutes, too small for conclusions."""
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
