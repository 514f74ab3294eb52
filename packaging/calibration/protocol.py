"""The protocol of a study: it determines every battle, so the figures are the same on every computer."""

from typing import NamedTuple

from metamaker.balance.quick_look import BATTLES as QUICK_BATTLES

Counts = tuple[int, int, int]
"""The number of match-ups of each size class."""


class Round(NamedTuple):
    """Match-ups of a design set for the fit, the largest difference of their values in percent, and their start."""

    match_ups: Counts
    apart: int
    noisy: bool


class Protocol(NamedTuple):
    """A study. All counts are for each design set, here called field as in the report.

    The first `fit_designs` are for the fit, the next `judged_designs` for the evaluation, so that no fit has seen them.
    Battles are counted per match-up; the number is even because the sides change. `looked`: match-ups that get `looks` quick
    looks, and `parts` times the battles of a look for their result; their values differ as in the fit.
    """

    seed: int
    captain: str
    fields: tuple[str, ...]
    yardsticks: tuple[str, ...]
    fit_designs: int
    rounds: tuple[Round, ...]
    fit_battles: int
    judged_designs: int
    judged: Counts
    judged_battles: int
    learnt: Counts
    learnt_battles: int
    looked: Counts
    looks: int
    parts: int

    @property
    def battles(self) -> int:
        """The number of battles in the whole study."""
        of_fit = sum(sum(each.match_ups) for each in self.rounds) * self.fit_battles
        of_best = sum(self.learnt) * self.learnt_battles if "best" in self.yardsticks else 0
        of_looks = sum(self.looked) * (self.looks + self.parts) * QUICK_BATTLES
        judged = len(self.yardsticks) * sum(self.judged) * self.judged_battles
        return len(self.fields) * (of_fit + of_best + of_looks + judged)

    @property
    def fits_formulas(self) -> bool:
        """Whether the numbers of the formula book are fitted; otherwise only the forecast is."""
        return "fitted" in self.yardsticks


LINES = "lines"
"""The yardstick of combat value from the usual start in lines."""

MEASURED, MEASURED_LINES = "measured", "measured_lines"
"""The yardsticks of combat values with factors from battles, from scattered starts and from the usual start in lines."""

VALUE_YARDSTICKS = ("before", LINES, MEASURED, MEASURED_LINES)
"""The yardsticks of a study of measured values."""

YARDSTICKS = ("fitted", "before", LINES, "hull", "fire", "best")
"""Measures by which evaluated fleets are equal: the fitted value, the value with the active numbers, the same from the usual
start in lines, hull hits, the root of offence times defence, and the best possible number, which is fitted to battles of these
designs."""


def for_values(protocol: Protocol) -> Protocol:
    """Return the protocol of a study of measured values. Fewer than 40 designs may have no equal pairs."""
    return protocol._replace(yardsticks=VALUE_YARDSTICKS, judged_designs=max(protocol.judged_designs, 40))


APART = 35
"""Largest difference of values in percent in the fit of the forecast, and in its quick looks."""

NEARLY_EQUAL = 3
"""Largest difference of equal fleets in percent. With whole ships a player can hardly get closer."""


def full(seed: int, captain: str) -> Protocol:
    """Return the protocol of the published figures: about three quarters of an hour on one core with the compiled build.

    The effect of the dice is subtracted, so more match-ups help more than more battles of each. Half of the fit begins from the
    usual start, because most forecasts are about that.
    """
    return Protocol(
        seed=seed,
        captain=captain,
        fields=("tame", "broad"),
        yardsticks=YARDSTICKS,
        fit_designs=300,
        rounds=(Round((750, 500, 300), APART, noisy=True), Round((750, 500, 300), APART, noisy=False)),
        fit_battles=6,
        judged_designs=100,
        judged=(100, 75, 50),
        judged_battles=24,
        learnt=(250, 200, 120),
        learnt_battles=12,
        looked=(40, 20, 10),
        looks=5,
        parts=20,
    )


def small(seed: int, captain: str) -> Protocol:
    """Return the protocol of a trial run of about two minutes, too small for conclusions."""
    return Protocol(
        seed=seed,
        captain=captain,
        fields=("tame", "broad"),
        yardsticks=YARDSTICKS,
        fit_designs=24,
        rounds=(Round((20, 5, 2), APART, noisy=True), Round((20, 5, 2), APART, noisy=False)),
        fit_battles=4,
        judged_designs=16,
        judged=(12, 6, 2),
        judged_battles=4,
        learnt=(20, 8, 2),
        learnt_battles=4,
        looked=(6, 2, 1),
        looks=1,
        parts=2,
    )
