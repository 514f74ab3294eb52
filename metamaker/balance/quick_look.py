"""A quick look at a match-up: a few battles, combined with its forecast."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp, log1p
from typing import Any, NamedTuple

from metamaker.balance.match_ups import fingerprint
from metamaker.game_api.game import Game, required
from metamaker.game_api.odds import Forecast
from metamaker.play.results import Fight, Outcome, Tally
from metamaker.play.simulation.executors import Workers
from metamaker.play.simulation.runner import Bout, all_fought
from metamaker.play.statistics import CONFIDENCE, Share, reversed_share

BATTLES = 20
"""Twenty battles take about a second, and more than halve the error of a forecast."""

PROTOCOL = "quick look"
"""The name of these battles. There is no seed to choose, so everybody gets the same figures for the same match-up."""

_LIMIT, _STEP = 8.0, 0.05
"""The grid of win rates in logits: from 0.03% to 99.97%, in steps of up to 1.25 percentage points."""


class QuickLook(NamedTuple):
    """A match-up ready for its battles: its forecast, and the battles, which may have the sides in the other order.

    The name of the battles depends only on the content of both forces and of the encounter.
    """

    forecast: Forecast
    bout: Bout
    is_reversed: bool

    @property
    def key(self) -> str:
        """The key for remembering battles: equal keys have equal results."""
        return self.bout.match_up

    def fought(self, number: int = BATTLES, crew: Workers | None = None, stop: Callable[[], bool] | None = None) -> Tally:
        """Fight the battles, with workers or in this process. Partial if `stop()` returned true. Raises BattleProblem."""
        return all_fought((self.bout,), number, protocol=PROTOCOL, workers=1, crew=crew, stop=stop)[0]

    def rate(self, tally: Tally) -> Share:
        """Return the win rate of the first side, from the forecast and these battles."""
        logits, error = self.forecast.logits, self.forecast.error
        if self.is_reversed:
            return reversed_share(combined(-logits, error, tally))
        return combined(logits, error, tally)


def own_dice(ready: tuple[Fight, Any], seed: int, mirrored: bool, /) -> Outcome:
    """Fight one battle of a fight with its payload; the two battles of a pair have different dice. A `Fight`.

    Battles of a pair with the same dice often end alike, so they count less: 20 in duels count as 13.
    """
    fight, payload = ready
    return fight(payload, seed ^ mirrored, mirrored)


def quick_look(game: Game, forces: Sequence[Any], encounter: Any = None) -> QuickLook:
    """Return a match-up of two forces of a game with forecasts, from the usual start or an encounter."""
    play, forecast = required(game.play), required(game.odds).forecast(forces)
    sides = [(fingerprint(game, force), force) for force in forces]
    # The same two forces have the same battles in either order; an encounter has its own.
    is_reversed = encounter is None and sides[1][0] < sides[0][0]
    if is_reversed:
        sides.reverse()
    captain = play.usual_captain
    ready = play.duel([force for _, force in sides], (captain, captain), encounter)
    name = " against ".join(sign for sign, _ in sides)
    match_up = name if encounter is None else f"{name}: {ready.match_up}"
    bout = Bout(own_dice, (ready.fight, ready.payload), match_up, mirrored=not ready.itself)
    return QuickLook(forecast, bout, is_reversed)


def is_foretold(game: Game, encounter: Any = None) -> bool:
    """Return whether forecasts cover a match-up: they are fitted to battles that end with the last fleet, not by points."""
    if game.odds is None:
        return False
    return encounter is None or required(required(game.play).encounters).head_start(encounter) is None


def combined(logits: float, error: float, tally: Tally, confidence: float = CONFIDENCE) -> Share:
    """Return the win rate of the first side by its forecast and by battles, with an interval.

    By Bayes’ theorem on a grid: before the battles, the true rate is normally distributed in logits around the forecast, with
    the standard deviation `error`. Each battle counts by its likelihood, a draw as half a win and half a loss. The rate is the
    median, which minimises the mean distance from the true rate.
    """
    middle = max(-_LIMIT, min(_LIMIT, logits))
    wins = tally.wins + tally.draws / 2
    losses = tally.fought - wins
    grid = [_STEP * place for place in range(-round(_LIMIT / _STEP), round(_LIMIT / _STEP) + 1)]
    logs = [-(((each - middle) / error) ** 2) / 2 - wins * log1p(exp(-each)) - losses * log1p(exp(each)) for each in grid]
    highest = max(logs)
    sums = list(accumulate(exp(each - highest) for each in logs))
    parts = 0.5, (1 - confidence) / 2, (1 + confidence) / 2
    return Share(*(_logistic(_quantile(grid, sums, part)) for part in parts))


def _quantile(grid: list[float], sums: list[float], part: float) -> float:
    """Return the point of the grid below which this part of the distribution is, interpolated."""
    wanted = part * sums[-1]
    place = next(number for number, each in enumerate(sums) if each >= wanted)
    before = sums[place - 1] if place else 0.0
    return grid[place] + _STEP * ((wanted - before) / (sums[place] - before) - 0.5)


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-value))
