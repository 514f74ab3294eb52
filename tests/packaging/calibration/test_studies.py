"""Studies: battles are kept and continued, planted numbers are found, and the command runs a whole study."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from calibration import __main__ as command
from calibration import protocol, study
from calibration.battles import MatchUp, fight, random_design
from calibration.coefficients import COEFFICIENTS, active_numbers, completed, expressions
from calibration.design_sets import DESIGN_SETS
from calibration.fitting import Fought, fitted
from calibration.match_ups import SIZES, random_match_ups
from calibration.measuring import slopes, worth
from calibration.protocol import YARDSTICKS, Protocol, Round, small
from calibration.recording import OtherStudy, Record, Recorder, Stopped
from calibration.study_folder import LOCK_FILE, PROTOCOL_FILE, StudyProblem, run_study
from filelock import FileLock

from metamaker.cli.output.process import INTERRUPTED, UNUSABLE
from metamaker.games.metaverse.stats.book import stock_book
from metamaker.games.metaverse.stats.value import combat_value

MATCH_UPS = [MatchUp("tame", 1, ((number,), (number + 1,)), noisy=True, captain="plain") for number in (0, 4, 8)]


def silent(_: int) -> None:
    """Ignore progress."""


def test_battles_that_are_there_are_not_fought_again(tmp_path: Path) -> None:
    told: list[int] = []
    first = Recorder(tmp_path, None, told.append).fought("some", MATCH_UPS[:2], 2)
    assert sum(told) == 4
    again = Recorder(tmp_path, None, told.append, stop=lambda: True).fought("some", MATCH_UPS[:2], 2)
    assert (again, sum(told)) == (first, 8)


def test_a_study_that_was_stopped_goes_on(tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        Recorder(tmp_path, None, silent, stop=lambda: True).fought("some", MATCH_UPS, 2)
    (tmp_path / "some.jsonl").write_text("[[0], [1], 0.5, 0.0, 2, 0, 9]\n[[4], [5], 0.", encoding="utf-8")
    found = Recorder(tmp_path, None, silent).fought("some", MATCH_UPS, 2)
    assert [record.one for record in found] == [(0,), (4,), (8,)]
    assert found[0].turns == 9
    assert [record.battles for record in found] == [2, 2, 2]


def test_battles_of_another_study_are_not_taken(tmp_path: Path) -> None:
    Recorder(tmp_path, None, silent).fought("some", MATCH_UPS[:1], 2)
    with pytest.raises(OtherStudy):
        Recorder(tmp_path, None, silent).fought("some", MATCH_UPS[1:], 2)


def test_two_studies_in_one_folder_do_not_write_over_each_other(tmp_path: Path) -> None:
    with FileLock(tmp_path / LOCK_FILE), pytest.raises(StudyProblem, match="another study is running"):
        run_study(tmp_path, small(1, "plain"), None, silent)
    assert [path.name for path in tmp_path.iterdir()] == [LOCK_FILE]


def test_both_halves_of_a_pair_begin_alike() -> None:
    """A fleet against itself: who changes sides changes the winner."""
    alone = MatchUp("tame", 1, ((3,), (3,)), noisy=True, captain="plain")
    assert fight(alone, 5, False) == fight(alone, 5, False)


def test_the_numbers_in_force_give_the_values_in_force() -> None:
    for number in range(6):
        made = random_design("broad", 1, number)
        assert worth(made, active_numbers()) == pytest.approx(combat_value(made), rel=1e-3)


def test_every_fitted_number_is_one_of_the_book() -> None:
    assert active_numbers().keys() == {each.entry for each in COEFFICIENTS}
    for entry, text in expressions(completed(active_numbers())).items():
        stock_book().with_house({entry: text})
    for each in COEFFICIENTS:
        assert each.least < each.before < each.most
        assert each.least <= active_numbers()[each.entry] <= each.most


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
    designs = [random_design("broad", 1, number) for number in range(DESIGNS)]
    true = {**active_numbers(), **PLANTED}
    worths = {number: worth(made, true) for number, made in enumerate(designs)}
    match_ups = []
    for place, size in enumerate(SIZES):
        for one, other in random_match_ups("planted", 150, size, worths, 60):
            lead = sum(worths[each] for each in one) / sum(worths[each] for each in other)
            match_ups.append(Fought(one, other, MANY, 1 / (1 + lead**-STEEP), place))
    values = active_numbers()
    for _ in range(3):
        fit = fitted(slopes(designs, values), values, match_ups, len(SIZES))
        values = fit.values
    for entry, number in PLANTED.items():
        assert values[entry] == pytest.approx(number, abs=0.06), entry
    assert fit.steepness == pytest.approx([STEEP] * len(SIZES), rel=0.1)


TINY = Protocol(
    seed=1,
    captain="plain",
    fields=("tame",),
    yardsticks=YARDSTICKS,
    fit_designs=5,
    rounds=(Round((2, 1, 1), 100, noisy=True), Round((1, 1, 0), 100, noisy=False)),
    fit_battles=2,
    judged_designs=5,
    judged=(1, 1, 1),
    judged_battles=2,
    learnt=(2, 1, 1),
    learnt_battles=2,
    looked=(1, 1, 1),
    looks=1,
    parts=1,
)
"""A study of a few seconds."""


@pytest.fixture(autouse=True, scope="module")
def tiny() -> Iterator[None]:
    """Make the command run tiny studies; so few designs are rarely equal within a few percent."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command, "small", lambda seed, captain: TINY._replace(seed=seed, captain=captain))
        patch.setattr(study, "NEARLY_EQUAL", 100)
        patch.setattr(study, "APART", 100)
        patch.setattr(study, "BATTLES", 2)
        patch.setattr(protocol, "QUICK_BATTLES", 2)
        patch.setattr(study, "LEARNT_APART", 100)
        patch.setattr(study, "RELINEARISED", 0)
        yield


def run(folder: Path, *options: str) -> int:
    return command.main([str(folder), "--small", "--workers", "1", *options])


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix in {".json", ".jsonl", ".md"}}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a finished study."""
    folder = tmp_path_factory.mktemp("study")
    assert run(folder) == 0
    return folder


def test_the_command_writes_battles_and_report(finished: Path) -> None:
    files = files_of(finished)
    report = json.loads(files["report.json"])
    assert {(each["field"], each["by"]) for each in report["distances"]} == {
        (field, by) for field in TINY.fields for by in YARDSTICKS
    }
    records = [json.loads(line) for name, text in files.items() if name.endswith(".jsonl") for line in text.splitlines()]
    assert report["battles"] == sum(Record(*record).battles for record in records)
    assert report["entries"].keys() >= set(PLANTED)
    assert "## Typical test set" in files["report.md"].decode()


def test_a_finished_study_gives_the_same_figures_again(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = files_of(finished)
    assert run(finished, "--json") == 0
    assert json.loads(capsys.readouterr().out) == json.loads(files["report.json"])
    assert files_of(finished) == files


def test_a_study_with_another_seed_needs_another_folder(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = files_of(finished)
    assert run(finished, "--seed", "2") == UNUSABLE
    assert f"{PROTOCOL_FILE} does not match" in capsys.readouterr().err
    assert files_of(finished) == files


def test_an_interrupted_study_continues_to_the_same_figures(
    finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = iter(range(1000))
    with monkeypatch.context() as patch:
        patch.setattr(command, "run_study", partial(run_study, stop=lambda: next(asked) > 20))
        assert run(tmp_path) == INTERRUPTED
    assert "run the same command again" in capsys.readouterr().out
    assert 1 < len(files_of(tmp_path)) < len(files_of(finished)) - 2
    assert run(tmp_path) == 0
    assert files_of(tmp_path) == files_of(finished)


@pytest.mark.slow
def test_processes_change_no_figure_of_both_design_sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "small", lambda *_: TINY._replace(fields=tuple(DESIGN_SETS)))
    for workers in ("1", "2"):
        assert run(tmp_path / workers, "--workers", workers) == 0
    assert files_of(tmp_path / "1") == files_of(tmp_path / "2")
    assert {each["field"] for each in json.loads(files_of(tmp_path / "1")["report.json"])["forecast"]} == set(DESIGN_SETS)
