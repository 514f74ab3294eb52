"""A study: battles, the fit in rounds, and the judgement on designs and fleets that no fit has seen."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from metamaker.games.metaverse.calibration.coefficients import in_force
from metamaker.games.metaverse.calibration.fitting import Fit, Fought, best_numbers, fitted
from metamaker.games.metaverse.calibration.foretelling import Forecasting, Seen, Terms, forecasting
from metamaker.games.metaverse.calibration.judging import Distance, distance
from metamaker.games.metaverse.calibration.match_ups import SIZES, Sides, drawn_match_ups
from metamaker.games.metaverse.calibration.measuring import slopes, worth, yardstick
from metamaker.games.metaverse.calibration.meetings import Meeting, drawn_design
from metamaker.games.metaverse.calibration.protocol import NEARLY_EQUAL, YARDSTICKS, Counts, Protocol
from metamaker.games.metaverse.calibration.recording import Record, Recorder

Values = Mapping[str, float]


class Findings(NamedTuple):
    """What a study found: the fits of its rounds, how far from even judged fleets were, by field, yardstick and size.

    `values` are the fitted numbers; those in force if the fitted ones did no better, as then nothing speaks for a change.
    The forecast was fitted to the same battles with these, and judged on all of those that judge.
    """

    fits: tuple[Fit, ...]
    distances: Mapping[tuple[str, str, str], Distance]
    values: Values
    forecast: Forecasting


class Study:
    """A study under a protocol; its battles are fought and kept by `recorder`. `told` hears what is done, in a word."""

    def __init__(self, protocol: Protocol, recorder: Recorder, told: Callable[[str], None] = lambda _: None) -> None:
        self._protocol = protocol
        self._recorder = recorder
        self._told = told
        self._fought: list[Fought] = []
        self._met: dict[str, list[Record]] = {field: [] for field in protocol.fields}

    def findings(self) -> Findings:
        """Return what came of the study. Raises Stopped."""
        fits = self.fits()
        values = fits[-1].values
        judged = {(field, by): self._judged(field, by, values) for field in self._protocol.fields for by in YARDSTICKS}
        distances = {
            (field, by, size.name): distance([record.result for record in records])
            for (field, by), by_size in judged.items()
            for size, records in zip(SIZES, by_size, strict=True)
        }
        adopted = values if _mean(distances, "fitted") < _mean(distances, "before") else in_force()
        return Findings(fits, distances, adopted, self._forecast(judged, adopted))

    def _forecast(self, judged: Mapping[tuple[str, str], Sequence[Sequence[Record]]], values: Values) -> Forecasting:
        """Return the forecast fitted on the battles of the rounds and judged on all that were fought for the judgement."""
        protocol = self._protocol
        self._told("forecast")
        learnt: dict[str, list[Seen]] = {}
        unseen: dict[tuple[str, str], list[Seen]] = {}
        for field in protocol.fields:
            designs = range(protocol.fit_designs + protocol.judged_designs)
            terms = Terms(field, protocol.seed, self._worths(field, designs, values))
            learnt[field] = terms.seen(self._met[field])
            for place, size in enumerate(SIZES):
                unseen[field, size.name] = terms.seen([record for by in YARDSTICKS for record in judged[field, by][place]])
        return forecasting(learnt, unseen)

    def fits(self) -> tuple[Fit, ...]:
        """Return the fits of all rounds, each of all battles up to then."""
        protocol, values, found = self._protocol, in_force(), list[Fit]()
        for number, turn in enumerate(protocol.rounds, 1):
            for place, field in enumerate(protocol.fields):
                worths = self._worths(field, range(protocol.fit_designs), values)
                step = f"round-{number}-{field}"
                for size, records in enumerate(self._battles(step, field, worths, turn.match_ups, turn.apart)):
                    self._fought += [self._learnt(record, size, place) for record in records]
                    self._met[field] += records
            self._told(f"fit-{number}")
            found.append(self._fit(values))
            values = found[-1].values
        return tuple(found)

    def _learnt(self, record: Record, size: int, field: int) -> Fought:
        first = field * self._protocol.fit_designs
        one, other = (tuple(first + each for each in side) for side in (record.one, record.other))
        return Fought(one, other, record.battles, record.won, size + len(SIZES) * field)

    def _fit(self, values: Values) -> Fit:
        """Return the fit of all that was fought so far; slopes are taken anew where it came to, as fire is not linear."""
        protocol = self._protocol
        designs = [
            drawn_design(field, protocol.seed, number) for field in protocol.fields for number in range(protocol.fit_designs)
        ]
        sizes = len(SIZES) * len(protocol.fields)
        fit = fitted(slopes(designs, values), values, self._fought, sizes)
        for _ in range(RELINEARISED):
            fit = fitted(slopes(designs, fit.values), fit.values, self._fought, sizes)
        return fit

    def _judged(self, field: str, by: str, values: Values) -> list[list[Record]]:
        """Return battles of fleets that are equal by a yardstick, by size class."""
        protocol = self._protocol
        numbers = range(protocol.fit_designs, protocol.fit_designs + protocol.judged_designs)
        if by == "best":
            worths = self._best(field, numbers, self._worths(field, numbers, values))
        elif by in {"fitted", "before"}:
            worths = self._worths(field, numbers, values if by == "fitted" else in_force())
        else:
            worths = {number: yardstick(drawn_design(field, protocol.seed, number), by) for number in numbers}
        return self._battles(f"judged-{field}-{by}", field, worths, protocol.judged, NEARLY_EQUAL)

    def _best(self, field: str, numbers: Sequence[int], worths: Mapping[int, float]) -> dict[int, float]:
        """Return the best number for each judged design, learnt from battles beside those that judge it."""
        protocol = self._protocol
        place = {number: row for row, number in enumerate(numbers)}
        fought: list[Fought] = []
        for size, records in enumerate(self._battles(f"learnt-{field}", field, worths, protocol.learnt, LEARNT_APART)):
            for record in records:
                one, other = (tuple(place[each] for each in side) for side in (record.one, record.other))
                fought.append(Fought(one, other, record.battles, record.won, size))
        return dict(zip(numbers, best_numbers([worths[number] for number in numbers], fought, len(SIZES)), strict=True))

    def _worths(self, field: str, numbers: Sequence[int], values: Values) -> dict[int, float]:
        return {number: worth(drawn_design(field, self._protocol.seed, number), values) for number in numbers}

    def _battles(self, step: str, field: str, worths: Mapping[int, float], counts: Counts, apart: int) -> list[list[Record]]:
        """Return the battles of a step, by size class."""
        protocol, found = self._protocol, list[list[Record]]()
        battles = protocol.judged_battles if step.startswith("judged") else protocol.learnt_battles
        if step.startswith("round"):
            battles = protocol.fit_battles
        for size, count in zip(SIZES, counts, strict=True):
            name = f"{step}-{size.least}"
            self._told(name)
            sides = drawn_match_ups(f"{name} {protocol.seed}", count, size, worths, apart)
            found.append(self._recorder.fought(name, [self._meeting(field, each) for each in sides], battles))
        return found

    def _meeting(self, field: str, sides: Sides) -> Meeting:
        return Meeting(field, self._protocol.seed, sides, self._protocol.noisy, self._protocol.captain)


def _mean(distances: Mapping[tuple[str, str, str], Distance], by: str) -> float:
    """Return how far from even fleets were that are equal by a yardstick, on the mean of all fields and sizes."""
    found = [far.corrected for (_, yardstick_, _), far in distances.items() if yardstick_ == by]
    return sum(found) / len(found)


RELINEARISED = 1
"""How often the slopes of a fit are taken anew. A second time moved no number by a tenth of its error."""

LEARNT_APART = 15
"""Percent between fleets from which the best numbers are learnt."""
