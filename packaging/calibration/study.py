"""A study: battles, the fit in rounds, and the evaluation on other designs."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from calibration.battles import MatchUp, fight_quickly, random_design
from calibration.coefficients import active_numbers
from calibration.evaluation import Distance, distance
from calibration.fitting import Fit, Fought, best_numbers, fitted
from calibration.forecast_evaluation import ForecastFit, Sample, Terms, fitted_forecast
from calibration.look_evaluation import Battles, Looked, LookError, look_error
from calibration.match_ups import SIZES, Sides, random_match_ups
from calibration.measuring import slopes, worth, yardstick
from calibration.protocol import APART, LINES, NEARLY_EQUAL, Counts, Protocol
from calibration.recording import Record, Recorder, joined
from metamaker.balance.quick_look import BATTLES
from metamaker.games.metaverse.forecast.coefficients import Coefficients

Values = Mapping[str, float]


class Findings(NamedTuple):
    """The results of a study: the fits of its rounds, and distances by design set, yardstick and size.

    `values` are the fitted numbers, or the active ones if there are none or they did no better. The forecast is fitted to the
    same battles with `values`, and evaluated on all battles of the evaluation.
    """

    fits: tuple[Fit, ...]
    distances: Mapping[tuple[str, str, str], Distance]
    values: Values
    forecast: ForecastFit
    looks: Mapping[tuple[str, str], LookError]


class Study:
    """A study; `recorder` fights and keeps its battles."""

    def __init__(self, protocol: Protocol, recorder: Recorder) -> None:
        self._protocol = protocol
        self._recorder = recorder
        self._fought: list[Fought] = []
        self._met: dict[str, list[Record]] = {field: [] for field in protocol.fields}

    def findings(self) -> Findings:
        """Return the results of the study. Raises Stopped."""
        protocol = self._protocol
        fits = self.fits()
        values = fits[-1].values if fits else active_numbers()
        looked = {field: self._looked(field) for field in protocol.fields}
        judged = {(field, by): self._evaluation(field, by, values) for by in protocol.yardsticks for field in protocol.fields}
        distances = {
            (field, by, size.name): distance([record.result for record in records])
            for (field, by), by_size in judged.items()
            for size, records in zip(SIZES, by_size, strict=True)
        }
        is_better = bool(fits) and _mean(distances, "fitted") < _mean(distances, "before")
        adopted = values if is_better else active_numbers()
        forecast = self._forecast(judged, looked, adopted)
        return Findings(fits, distances, adopted, forecast, self._looks(looked, adopted, forecast.fit))

    def _forecast(
        self,
        judged: Mapping[tuple[str, str], Sequence[Sequence[Record]]],
        looked: Mapping[str, Sequence[Sequence[Battles]]],
        values: Values,
    ) -> ForecastFit:
        """Fit the forecast to the battles of the rounds, and evaluate it on those of other designs from the usual start."""
        learnt: list[Sample] = []
        unseen: dict[tuple[str, str], list[Sample]] = {}
        for field in self._protocol.fields:
            terms = self._terms(field, values)
            learnt += terms.samples(self._met[field])
            for place, size in enumerate(SIZES):
                records = [*judged[field, LINES][place], *(each.result for each in looked[field][place])]
                unseen[field, size.name] = terms.samples(records)
        return fitted_forecast(learnt, unseen)

    def _terms(self, field: str, values: Values) -> Terms:
        protocol = self._protocol
        designs = range(protocol.fit_designs + protocol.judged_designs)
        return Terms(field, protocol.seed, self._worths(field, designs, values))

    def _looks(
        self, looked: Mapping[str, Sequence[Sequence[Battles]]], values: Values, fit: Coefficients
    ) -> dict[tuple[str, str], LookError]:
        """Return the evaluation of quick looks by design set and size; the set `ALL` has those of all sets."""
        found: dict[tuple[str, str], LookError] = {}
        for place, size in enumerate(SIZES):
            every: list[Looked] = []
            for field, by_size in looked.items():
                samples = self._terms(field, values).samples([each.result for each in by_size[place]])
                here = [Looked(each.terms, battles) for each, battles in zip(samples, by_size[place], strict=True)]
                found[field, size.name] = look_error(here, fit)
                every += here
            found[ALL, size.name] = look_error(every, fit)
        return found

    def _looked(self, field: str) -> list[list[Battles]]:
        """Return quick looks and many battles between evaluated designs from the usual start, by size class and match-up."""
        protocol = self._protocol
        worths = self._worths(field, self._judged_designs, active_numbers())
        found: list[list[Battles]] = []
        for size, count in zip(SIZES, protocol.looked, strict=True):
            name = f"{field}-{size.least}"
            sides = random_match_ups(f"looked-{name} {protocol.seed}", count, size, worths, APART)
            match_ups = [self._match_up(field, each, noisy=False) for each in sides]
            many = [self._recorder.fought(f"looked-{name}-{part}", match_ups, BATTLES) for part in range(protocol.parts)]
            looks = [
                self._recorder.fought(f"quick-{name}-{look}", match_ups, BATTLES, fight_quickly)
                for look in range(protocol.looks)
            ]
            results = map(joined, zip(*many, strict=True))
            found.append([Battles(result, quick) for result, quick in zip(results, zip(*looks, strict=True), strict=True)])
        return found

    @property
    def _judged_designs(self) -> range:
        """The numbers of the designs that no fit has seen."""
        protocol = self._protocol
        return range(protocol.fit_designs, protocol.fit_designs + protocol.judged_designs)

    def fits(self) -> tuple[Fit, ...]:
        """Return the fits of the formulas in all rounds, each to all battles so far; none if only the forecast is fitted."""
        protocol, values, found = self._protocol, active_numbers(), list[Fit]()
        for number, turn in enumerate(protocol.rounds, 1):
            for place, field in enumerate(protocol.fields):
                worths = self._worths(field, range(protocol.fit_designs), values)
                step = f"round-{number}-{field}"
                by_size = self._battles(step, field, worths, turn.match_ups, turn.apart, noisy=turn.noisy)
                for size, records in enumerate(by_size):
                    self._fought += [self._learnt(record, size, place) for record in records]
                    self._met[field] += records
            if protocol.fits_formulas:
                found.append(self._fit(values))
                values = found[-1].values
        return tuple(found)

    def _learnt(self, record: Record, size: int, field: int) -> Fought:
        first = field * self._protocol.fit_designs
        one, other = (tuple(first + each for each in side) for side in (record.one, record.other))
        return Fought(one, other, record.battles, record.won, size + len(SIZES) * field)

    def _fit(self, values: Values) -> Fit:
        """Return the fit to all battles so far. Slopes are taken again at the result, because fire is not linear."""
        protocol = self._protocol
        designs = [
            random_design(field, protocol.seed, number) for field in protocol.fields for number in range(protocol.fit_designs)
        ]
        sizes = len(SIZES) * len(protocol.fields)
        fit = fitted(slopes(designs, values), values, self._fought, sizes)
        for _ in range(RELINEARISED):
            fit = fitted(slopes(designs, fit.values), fit.values, self._fought, sizes)
        return fit

    def _evaluation(self, field: str, by: str, values: Values) -> list[list[Record]]:
        """Return battles of fleets with equal values by a yardstick, by size class."""
        protocol, numbers = self._protocol, self._judged_designs
        if by == "best":
            worths = self._best(field, numbers, self._worths(field, numbers, values))
        elif by in {"fitted", "before", LINES}:
            worths = self._worths(field, numbers, values if by == "fitted" else active_numbers())
        else:
            worths = {number: yardstick(random_design(field, protocol.seed, number), by) for number in numbers}
        return self._battles(f"judged-{field}-{by}", field, worths, protocol.judged, NEARLY_EQUAL, noisy=by != LINES)

    def _best(self, field: str, numbers: Sequence[int], worths: Mapping[int, float]) -> dict[int, float]:
        """Return the best number of each evaluated design, learnt from additional battles."""
        protocol = self._protocol
        place = {number: row for row, number in enumerate(numbers)}
        fought: list[Fought] = []
        by_size = self._battles(f"learnt-{field}", field, worths, protocol.learnt, LEARNT_APART, noisy=True)
        for size, records in enumerate(by_size):
            for record in records:
                one, other = (tuple(place[each] for each in side) for side in (record.one, record.other))
                fought.append(Fought(one, other, record.battles, record.won, size))
        return dict(zip(numbers, best_numbers([worths[number] for number in numbers], fought, len(SIZES)), strict=True))

    def _worths(self, field: str, numbers: Sequence[int], values: Values) -> dict[int, float]:
        return {number: worth(random_design(field, self._protocol.seed, number), values) for number in numbers}

    def _battles(
        self, step: str, field: str, worths: Mapping[int, float], counts: Counts, apart: int, *, noisy: bool
    ) -> list[list[Record]]:
        """Return the battles of a step, by size class."""
        protocol, found = self._protocol, list[list[Record]]()
        battles = protocol.judged_battles if step.startswith("judged") else protocol.learnt_battles
        if step.startswith("round"):
            battles = protocol.fit_battles
        for size, count in zip(SIZES, counts, strict=True):
            name = f"{step}-{size.least}"
            sides = random_match_ups(f"{name} {protocol.seed}", count, size, worths, apart)
            match_ups = [self._match_up(field, each, noisy=noisy) for each in sides]
            found.append(self._recorder.fought(name, match_ups, battles))
        return found

    def _match_up(self, field: str, sides: Sides, *, noisy: bool) -> MatchUp:
        return MatchUp(field, self._protocol.seed, sides, noisy, self._protocol.captain)


def _mean(distances: Mapping[tuple[str, str, str], Distance], by: str) -> float:
    """Return the mean distance from even for a yardstick, over all design sets and sizes."""
    found = [far.corrected for (_, yardstick_, _), far in distances.items() if yardstick_ == by]
    return sum(found) / len(found)


ALL = "all"
"""The key of both design sets together."""

RELINEARISED = 1
"""Repetitions with new slopes. A second one moved no number by a tenth of its error."""

LEARNT_APART = 15
"""Largest difference in percent of fleets for the best numbers."""
