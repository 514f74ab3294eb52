"""Studies: battles are kept and gone on with, planted numbers are found again, the small one works from end to end."""

import json
from pathlib import Path

import pytest
from filelock import FileLock
from pydantic import TypeAdapter

from metamaker.cli.battle_shapes import Calibrated
from metamaker.game.calibration import CalibrationProblem, Wish
from metamaker.games.metaverse.calibration.calibrating import LOCK_FILE, calibrated
from metamaker.games.metaverse.calibration.coefficients import COEFFICIENTS, completed, expressions, in_force
from metamaker.games.metaverse.calibration.fitting import Fought, fitted
from metamaker.games.metaverse.calibration.match_ups import SIZES, drawn_match_ups
from metamaker.games.metaverse.calibration.measuring import slopes, worth
from metamaker.games.metaverse.calibration.meetings import Meeting, drawn_design, fight
from metamaker.games.metaverse.calibration.recording import OtherStudy, Recorder, Stopped
from metamaker.games.metaverse.stats.book import stock_book
from metamaker.games.metaverse.stats.value import combat_value

MEETINGS = [Meeting("tame", 1, ((number,), (number + 1,)), noisy=True, captain="plain") for number in (0, 4, 8)]


def silent(_: int) -> None:
    """Nobody looks."""


def test_battles_that_are_there_are_not_fought_again(tmp_path: Path) -> None:
    told: list[int] = []
    first = Recorder(tmp_path, None, told.append).fought("some", MEETINGS[:2], 2)
    assert sum(told) == 4
    again = Recorder(tmp_path, None, told.append, stop=lambda: True).fought("some", MEETINGS[:2], 2)
    assert (again, sum(told)) == (first, 8)


def test_a_study_that_was_stopped_goes_on(tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        Recorder(tmp_path, None, silent, stop=lambda: True).fought("some", MEETINGS, 2)
    (tmp_path / "some.jsonl").write_text("[[0], [1], 0.5, 0.0, 2, 0, 9]\n[[4], [5], 0.", encoding="utf-8")
    found = Recorder(tmp_path, None, silent).fought("some", MEETINGS, 2)
    assert [record.one for record in found] == [(0,), (4,), (8,)]
    assert found[0].turns == 9
    assert [record.battles for record in found] == [2, 2, 2]


def test_battles_of_another_study_are_not_taken(tmp_path: Path) -> None:
    Recorder(tmp_path, None, silent).fought("some", MEETINGS[:1], 2)
    with pytest.raises(OtherStudy):
        Recorder(tmp_path, None, silent).fought("some", MEETINGS[1:], 2)


def test_two_studies_in_one_folder_do_not_write_over_each_other(tmp_path: Path) -> None:
    with FileLock(tmp_path / LOCK_FILE), pytest.raises(CalibrationProblem, match="another study is running"):
        calibrated(Wish(small=True, seed=1, captain="plain", folder=tmp_path, crew=None), silent)
    assert [path.name for path in tmp_path.iterdir()] == [LOCK_FILE]


def test_both_halves_of_a_pair_begin_alike() -> None:
    """A fleet against itself: who changes sides changes the winner."""
    alone = Meeting("tame", 1, ((3,), (3,)), noisy=True, captain="plain")
    assert fight(alone, 5, False) == fight(alone, 5, False)


def test_the_numbers_in_force_give_the_values_in_force() -> None:
    for number in range(6):
        made = drawn_design("broad", 1, number)
        assert worth(made, in_force()) == pytest.approx(combat_value(made), rel=1e-3)


def test_every_fitted_number_is_one_of_the_book() -> None:
    assert in_force().keys() == {each.entry for each in COEFFICIENTS}
    for entry, text in expressions(completed(in_force())).items():
        stock_book().with_house({entry: text})
    for each in COEFFICIENTS:
        assert each.least < each.before < each.most
        assert each.least <= in_force()[each.entry] <= each.most


PLANTED = {
    "rate.side_weight": 0.3,
    "value.offence_exponent": 0.62,
    "value.defence_exponent": 0.36,
    "value.crew": 1.22,
}
DESIGNS, MANY, STEEP = 60, 100_000, 4.0


@pytest.mark.slow
def test_planted_numbers_are_found_again() -> None:
    """Win rates that come from other numbers than those of the book: the fit begins at the book and comes to them."""
    designs = [drawn_design("broad", 1, number) for number in range(DESIGNS)]
    true = {**in_force(), **PLANTED}
    worths = {number: worth(made, true) for number, made in enumerate(designs)}
    match_ups = []
    for place, size in enumerate(SIZES):
        for one, other in drawn_match_ups("planted", 150, size, worths, 60):
            lead = sum(worths[each] for each in one) / sum(worths[each] for each in other)
            match_ups.append(Fought(one, other, MANY, 1 / (1 + lead**-STEEP), place))
    values = in_force()
    for _ in range(3):
        fit = fitted(slopes(designs, values), values, match_ups, len(SIZES))
        values = fit.values
    for entry, number in PLANTED.items():
        assert values[entry] == pytest.approx(number, abs=0.06), entry
    assert fit.steepness == pytest.approx([STEEP] * len(SIZES), rel=0.1)


@pytest.mark.slow
def test_a_small_study_works_from_end_to_end(tmp_path: Path) -> None:
    from metamaker.cli.main import main

    assert main(["calibrate", str(tmp_path), "--small", "--workers", "1"]) == 0
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    TypeAdapter(Calibrated).validate_python(report, strict=True)
    assert {(each["field"], each["by"]) for each in report["distances"]} >= {("tame", "fitted"), ("broad", "best")}
    assert report["entries"].keys() >= set(PLANTED)
    page = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "## Typical test set" in page
    before = {path.name: path.read_bytes() for path in tmp_path.glob("*.jsonl")}
    assert main(["calibrate", str(tmp_path), "--small", "--workers", "1"]) == 0
    assert {path.name: path.read_bytes() for path in tmp_path.glob("*.jsonl")} == before
    assert json.loads((tmp_path / "report.json").read_text(encoding="utf-8")) == report
    assert main(["calibrate", str(tmp_path), "--small", "--workers", "1", "--seed", "2"]) == 2
