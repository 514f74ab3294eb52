"""A study of measured combat values: battles against reference ships, the fit of their factors, and the effect on match-ups."""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize

from calibration.battles import random_design
from calibration.coefficients import active_numbers
from calibration.evaluation import Distance, distance
from calibration.fitting import STEEPNESS
from calibration.look_evaluation import Mean, mean_of
from calibration.match_ups import SIZES
from calibration.protocol import LINES, MEASURED, MEASURED_LINES, NEARLY_EQUAL, Protocol
from calibration.recording import Record, Stopped
from calibration.ships import random_fleet
from calibration.study import Study
from metamaker.games.metaverse.match.value_battles import (
    BATTLES,
    PROTOCOL,
    Fitted,
    Format,
    Series,
    factor,
    fitted,
    percent,
    reference_values,
    series,
    value_battles,
)
from metamaker.games.metaverse.stats.value import standard_value
from metamaker.play.results import Tally
from metamaker.play.simulation.runner import all_fought

FIT_BATTLES = 6
"""Battles of each series of a design of the fit. More designs help more than more battles of each."""

BATCH = 5
"""Designs recorded together: some seconds."""

STRENGTH_SPREAD = 0.3
"""Standard deviation of the logarithms of the strengths of reference ships before the fit."""

DIGITS = 3
"""Decimals of fitted numbers, finer than their errors."""


class ValueFindings(NamedTuple):
    """The results: fitted numbers, and distances by design set, yardstick and size class.

    `ahead`: the win rates of sides with higher measured values in match-ups of equal standard values, by set and size class.
    """

    fit: Fitted
    distances: Mapping[tuple[str, str, str], Distance]
    ahead: Mapping[tuple[str, str], Mean]


def battles_of(protocol: Protocol) -> int:
    """Return the number of battles in a whole study of measured values."""
    of_fit = sum(sum(each.match_ups) for each in protocol.rounds) * protocol.fit_battles
    of_lines = sum(protocol.judged) * protocol.judged_battles
    return own_battles(protocol) + len(protocol.fields) * (of_fit + of_lines)


def own_battles(protocol: Protocol) -> int:
    """Return the number of battles that other studies do not have: not the rounds of the fit, and not those from lines."""
    measured = len(series(1.0)) * (protocol.fit_designs * FIT_BATTLES + protocol.judged_designs * BATTLES)
    judged = sum(by != LINES for by in protocol.yardsticks) * sum(protocol.judged) * protocol.judged_battles
    return len(protocol.fields) * (measured + judged)


class ValueStudy(Study):
    """See ValueFindings. Uses the same designs, and the same rounds of the fit, as other studies."""

    def value_findings(self) -> ValueFindings:
        """Return the results of the study. Raises Stopped."""
        protocol, numbers = self._protocol, active_numbers()
        self.fits()
        designs = range(protocol.fit_designs)
        fit = self._fitted({field: self._measured(f"fit-{field}", field, designs, FIT_BATTLES) for field in protocol.fields})
        distances: dict[tuple[str, str, str], Distance] = {}
        ahead: dict[tuple[str, str], list[float]] = defaultdict(list)
        for field in protocol.fields:
            standard = self._worths(field, self._judged_designs, numbers)
            tallies = self._measured(f"judged-{field}", field, self._judged_designs, BATTLES)
            factors = {each: 1 + percent(factor(standard[each], tallies[each], fit)) / 100 for each in standard}
            worths = {number: value * factors[number] for number, value in standard.items()}
            for by in protocol.yardsticks:
                values = worths if by in {MEASURED, MEASURED_LINES} else standard
                noisy = by not in {LINES, MEASURED_LINES}
                by_size = self._battles(f"judged-{field}-{by}", field, values, protocol.judged, NEARLY_EQUAL, noisy=noisy)
                for size, records in zip(SIZES, by_size, strict=True):
                    distances[field, by, size.name] = distance([record.result for record in records])
                    if values is standard:
                        ahead[field, size.name] += _won_by_measured(records, worths)
        return ValueFindings(fit, distances, {key: mean_of(rates) for key, rates in ahead.items()})

    def _measured(self, step: str, field: str, numbers: Sequence[int], battles: int) -> dict[int, list[Tally]]:
        """Return the battles of designs against reference ships, by number, recorded in the folder. Raises Stopped."""
        path = self._recorder.folder / f"measured-{step}.jsonl"
        found = dict(_read(path))
        every = len(numbers) * len(series(1.0)) * battles
        self._recorder.progress(every * len(found) // len(numbers))
        missing = [number for number in numbers if number not in found]
        for first in range(0, len(missing), BATCH):
            batch = missing[first : first + BATCH]
            fleets = [random_fleet(field, self._protocol.seed, number) for number in batch]
            together = [bout for fleet in fleets for bout in value_battles(fleet, fleet.classes[0].ref()).bouts]
            tallies = all_fought(
                together, battles, protocol=PROTOCOL, workers=1, crew=self._recorder.crew, stop=self._recorder.stop
            )
            if any(tally.is_partial for tally in tallies):
                raise Stopped
            self._recorder.progress(sum(tally.fought for tally in tallies))
            size = len(together) // len(batch)
            with path.open("a", encoding="utf-8") as file:
                for place, number in enumerate(batch):
                    own = tallies[place * size : (place + 1) * size]
                    file.write(json.dumps([number, [[each.wins, each.losses, each.draws] for each in own]]) + "\n")
                    found[number] = [Tally(each.wins, each.losses, each.draws) for each in own]
        return found

    def _fitted(self, measured: Mapping[str, Mapping[int, Sequence[Tally]]]) -> Fitted:
        """Fit the strengths of the reference ships, then the weights of both formats to match-ups of the rounds."""
        keys = [(field, number) for field, by_number in measured.items() for number in by_number]
        values = [standard_value(random_design(field, self._protocol.seed, number)) for field, number in keys]
        met = [
            tuple(zip(series(value), measured[field][number], strict=True))
            for value, (field, number) in zip(values, keys, strict=True)
        ]
        known = fitted()
        found = [_fitted_format(values, met, threes, known) for threes in (False, True)]
        cells = [
            _Cell(self._met[field][first : first + count], field, keys)
            for field in self._protocol.fields
            for first, count in _stretches([count for each in self._protocol.rounds for count in each.match_ups])
        ]
        weights = _fitted_weights(np.array(values), np.array([strengths for _, strengths in found]), cells)
        alone, threes = (of._replace(weight=weight) for (of, _), weight in zip(found, weights, strict=True))
        return Fitted(alone, threes, known.spread, known.independent)


def _won_by_measured(records: Sequence[Record], worths: Mapping[int, float]) -> list[float]:
    """Return the win rate of the side with the higher value in each match-up."""
    leads = (sum(worths[each] for each in record.one) - sum(worths[each] for each in record.other) for record in records)
    return [record.won if lead > 0 else 1 - record.won for record, lead in zip(records, leads, strict=True)]


def _read(path: Path) -> Iterator[tuple[int, list[Tally]]]:
    """Yield the designs of a file with their battles; a line cut off by a crash is left out."""
    if path.is_file():
        whole = [line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
        path.write_text("".join(whole), encoding="utf-8")
        for number, own in map(json.loads, whole):
            yield number, [Tally(*each) for each in own]


def _stretches(counts: Sequence[int]) -> Iterator[tuple[int, int]]:
    first = 0
    for count in counts:
        yield first, count
        first += count


def _fitted_format(
    values: Sequence[float], met: Sequence[Sequence[tuple[Series, Tally]]], threes: bool, known: Fitted
) -> tuple[Format, Any]:
    """Return the numbers of a format that make its battles most likely, and the logarithms of the strengths of the designs."""
    ids = list(reference_values())
    rows = [(place, each, tally) for place, of in enumerate(met) for each, tally in of if each.is_of_threes is threes]
    subject = np.array([place for place, _, _ in rows])
    lead = np.log([each.copies * values[place] for place, each, _ in rows])
    opposing = np.array([[each.opponents.count(ship) for ship in ids] for _, each, _ in rows], dtype=float)
    won = known.independent * np.array([tally.wins + tally.draws / 2 for _, _, tally in rows])
    fought = known.independent * np.array([tally.fought for _, _, tally in rows], dtype=float)
    worth, designs, ships = np.array(list(reference_values().values())), len(values), len(ids)

    def loss(point: Any) -> tuple[float, Any]:
        strengths, theirs, steep = point[:designs], point[designs:-1], np.exp(point[-1])
        powers = worth * np.exp(theirs)
        against = opposing @ powers
        at = lead + strengths[subject] - np.log(against)
        chance = np.clip(1 / (1 + np.exp(-np.clip(steep * at, -60, 60))), 1e-12, 1 - 1e-12)
        total = -float(won @ np.log(chance) + (fought - won) @ np.log(1 - chance))
        wrong = (fought * chance - won) * steep
        gradient = np.concatenate(
            [
                np.bincount(subject, wrong, designs) + strengths / known.spread**2,
                -((wrong / against) @ opposing) * powers + theirs / STRENGTH_SPREAD**2,
                [float(wrong @ at)],
            ]
        )
        before = strengths @ strengths / known.spread**2 + theirs @ theirs / STRENGTH_SPREAD**2
        return total + 0.5 * float(before), gradient

    first = np.concatenate([np.zeros(designs + ships), [log(STEEPNESS)]])
    found = minimize(loss, first, jac=True, method="L-BFGS-B", options={"maxiter": 5000}).x
    theirs = {ship: round(float(each), DIGITS) for ship, each in zip(ids, found[designs:-1], strict=True)}
    return Format(round(exp(found[-1]), DIGITS), theirs, 0.0), found[:designs]


class _Cell:
    """Match-ups of one design set, start and size as matrices: copies of each measured design on each side, and win rates."""

    def __init__(self, records: Sequence[Record], field: str, keys: Sequence[tuple[str, int]]) -> None:
        place = {key: number for number, key in enumerate(keys)}
        self.one, self.other = (np.zeros((len(records), len(keys))) for _ in range(2))
        for row, record in enumerate(records):
            for side, matrix in ((record.one, self.one), (record.other, self.other)):
                for number in side:
                    matrix[row, place[field, number]] += 1
        self.won = np.array([record.won for record in records])

    def loss(self, worth: Any, steepness: float) -> float:
        """Return the mean log loss of predictions by these values."""
        chance = 1 / (1 + np.exp(-steepness * (np.log(self.one @ worth) - np.log(self.other @ worth))))
        safe = np.clip(chance, 1e-12, 1 - 1e-12)
        return -float((self.won * np.log(safe) + (1 - self.won) * np.log(1 - safe)).mean())


def _fitted_weights(values: Any, strengths: Any, cells: Sequence[_Cell]) -> list[float]:
    """Return the weights of the formats that predict match-ups best; each set, start and size counts equally."""
    formats = len(strengths)

    def loss(point: Any) -> float:
        worth = values * np.exp(point[:formats] @ strengths)
        return sum(cell.loss(worth, float(np.exp(steep))) for cell, steep in zip(cells, point[formats:], strict=True))

    first = np.concatenate([np.full(formats, 0.4), np.full(len(cells), log(STEEPNESS))])
    found = minimize(loss, first, method="L-BFGS-B").x
    return [round(float(each), DIGITS) for each in found[:formats]]
