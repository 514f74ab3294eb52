"""`metamaker review --record`: matches are added once, and the record shows ships and players."""

from pathlib import Path

from tests.cli.conftest import Run

BATTLES = Path(__file__).parents[2] / "docs" / "battles"
WATCH, NARROWS = BATTLES / "the-long-watch.json", BATTLES / "the-narrows.json"


def test_reviewed_matches_are_recorded_once(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "matches.json"
    for match in (WATCH, NARROWS, WATCH):
        assert run("review", match, "--record", file).code == 0
    found = run("review", "--record", file)
    assert found.code == 0
    assert "2 matches in" in found.out
    assert found.out.index("Cosmoforce") < found.out.index("Cosmoclysm")
    anvil = next(line for line in found.out.splitlines() if line.startswith("Patient Anvil"))
    assert anvil.split()[2:7] == ["a", "person", "1", "0", "1"]
    assert "Résultat" in run("--language", "fr", "review", "--record", file).out


def test_the_record_has_an_answer_in_json(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "matches.json"
    assert run("review", "--record", file, "--json").data == {"file": str(file), "matches": 0, "players": [], "ships": []}
    assert not file.exists()
    run("review", NARROWS, "--record", file)
    data = run("review", "--record", file, "--json").data
    red = next(row for row in data["players"] if row["name"] == "Red")
    assert (red["player"], red["matches"], red["held"], red["lost"], red["result"]) == ("strong", 1, 1, 0, 2.0)
    assert data["ships"] == []


def test_other_files_variations_and_nothing_are_refused(run: Run, tmp_path: Path) -> None:
    before = WATCH.read_bytes()
    assert run("review", NARROWS, "--record", WATCH).code == 2
    assert WATCH.read_bytes() == before
    assert "not a record of matches" in run("review", "--record", WATCH).err
    assert "name a match to review" in run("review").err
    assert run("review", NARROWS, "--variation", "x", "--record", tmp_path / "matches.json").code == 2
    assert list(tmp_path.iterdir()) == []


def test_matches_that_are_not_over_are_refused(run: Run, tmp_path: Path) -> None:
    replay, file = tmp_path / "short.json", tmp_path / "matches.json"
    text = NARROWS.read_text("utf-8")
    start = text.index('"choices"')
    end = text.index("]", start)
    replay.write_text(text[: text.index("[", start) + 1] + text[end:], "utf-8")
    found = run("review", replay, "--record", file)
    assert (found.code, file.exists()) == (2, False)
    assert f"{replay}: the match is not over" in found.err


def test_games_of_other_versions_are_shown_by_their_key(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "matches.json"
    run("review", NARROWS, "--record", file)
    file.write_text(file.read_text("utf-8").replace('"game": "cosmoclysm"', '"game": "of another version"'), "utf-8")
    found = run("review", "--record", file)
    assert found.code == 0
    assert "of another version" in found.out
