"""The study of confirmed values: planted strengths are found, and a study goes on where it was stopped."""

from math import exp, log
from pathlib import Path

import numpy as np
import pytest
from calibration import value_study
from calibration.protocol import Protocol, Round, for_values, small
from calibration.recording import Record, Recorder
from calibration.value_study import ValueStudy, _Cell, _fitted_format, _fitted_weights, battles_of

from metamaker.games.metaverse.match import value_battles
from metamaker.games.metaverse.match.value_battles import Series, fitted, reference_values, series
from metamaker.play.results import Tally

STEEPNESS = 4.0


def fought(value: float, strength: float, theirs: dict[str, float]) -> list[tuple[Series, Tally]]:
    """Return the expected results of a design against reference ships of these strengths."""
    met = []
    for each in series(value):
        against = sum(reference_values()[ship] * exp(theirs[ship]) for ship in each.opponents)
        rate = 1 / (1 + exp(-STEEPNESS * (log(each.copies * value / against) + strength)))
        met.append((each, Tally(round(200 * rate), 200 - round(200 * rate))))
    return met


@pytest.mark.parametrize("threes", [False, True])
def test_planted_strengths_are_found(threes: bool) -> None:
    theirs = {ship: 0.1 * (place % 3 - 1) for place, ship in enumerate(reference_values())}
    values = [20.0 * 1.045**number for number in range(60)]
    strengths = [0.15 * (number % 3 - 1) for number in range(60)]
    met = [fought(value, strength, theirs) for value, strength in zip(values, strengths, strict=True)]
    of, found = _fitted_format(values, met, threes, fitted())
    assert of.steepness == pytest.approx(STEEPNESS, rel=0.15)
    assert np.corrcoef(found, strengths)[0, 1] > 0.85
    assert np.corrcoef(list(of.strengths.values()), list(theirs.values()))[0, 1] > 0.75


def test_planted_weights_are_found() -> None:
    rng = np.random.default_rng(1)
    values, strengths = np.full(40, 60.0), rng.normal(0, 0.2, (2, 40))
    true = 0.6 * strengths[0] + 0.2 * strengths[1]
    records = []
    for one in range(40):
        for other in range(40):
            if one != other:
                won = 1 / (1 + exp(-3 * (true[one] - true[other])))
                records.append(Record((one,), (other,), won, 0.0, 6, 0, 20))
    cell = _Cell(records, "tame", [("tame", number) for number in range(40)])
    found = _fitted_weights(values, strengths, [cell])
    assert found[0] / found[1] == pytest.approx(3.0, rel=0.05)


def tiny() -> Protocol:
    protocol = for_values(small(1, "plain"))
    rounds = (Round((4, 2, 1), 35, noisy=True),)
    return protocol._replace(fields=("tame",), fit_designs=16, rounds=rounds, judged=(2, 1, 1), judged_battles=2, fit_battles=2)


@pytest.mark.slow
def test_a_study_that_is_there_is_not_fought_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_study, "BATTLES", 2)
    monkeypatch.setattr(value_study, "FIT_BATTLES", 2)
    monkeypatch.setattr(value_battles, "BATTLES", 2)
    told: list[int] = []
    first = ValueStudy(tiny(), Recorder(tmp_path, None, told.append)).value_findings()
    assert sum(told) == battles_of(tiny())
    files = {file: file.read_text() for file in tmp_path.iterdir()}
    again = ValueStudy(tiny(), Recorder(tmp_path, None, told.append)).value_findings()
    assert again == first
    assert {file: file.read_text() for file in tmp_path.iterdir()} == files
    assert first.ahead.keys() == {("tame", size) for size in ("1", "2–3", "4–8")}
    assert {by for _, by, _ in first.distances} == {"before", "lines", "measured", "measured_lines"}
    assert all(0 < weight < 2 for weight in (first.fit.alone.weight, first.fit.threes.weight))
