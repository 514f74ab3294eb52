"""`metamaker review`, as a person types it."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from metamaker.rendering.pdfium import pages_of
from metamaker.review.shot_table import COLUMNS
from tests.cli.conftest import SKIRMISH, Run

BATTLES = Path(__file__).parents[2] / "docs/battles"
CLANS = BATTLES / "clans-and-smugglers.json"


@pytest.fixture
def duel(run: Run, tmp_path: Path) -> Path:
    """Return the replay of a duel."""
    file = tmp_path / "duel.json"
    ships = f"{SKIRMISH}#Honest Weight", f"{SKIRMISH}#Borrowed Lantern"
    assert run("battle", *ships, "--seed", "3", "--save", file).code == 0
    return file


def _changed(file: Path, change: Any) -> Path:
    data = json.loads(file.read_text("utf-8"))
    change(data)
    file.write_text(json.dumps(data), "utf-8")
    return file


def test_luck_and_damage_are_shown(run: Run, duel: Path) -> None:
    found = run("review", duel)
    assert found.code == 0
    assert "In two matches of three, luck stays within" in found.out
    assert "Luck by kind of roll" in found.out
    assert "Honest Weight" in found.out
    assert "Toll lamp" in found.out
    assert "Damage taken" in found.out
    french = run("--language", "fr", "review", duel)
    assert "Dans deux parties sur trois" in french.out


def test_the_json_answer_adds_up(run: Run, duel: Path) -> None:
    data = run("review", duel, "--json").data
    assert data["complete"]
    assert data["unit"] == "boxes"
    luck = data["luck"]
    assert sum(luck["kinds"].values()) == pytest.approx(luck["value"])
    assert sum(luck["turns"].values()) == pytest.approx(luck["value"])
    signs = [each["luck"] if each["side"] == 0 else -each["luck"] for each in data["ships"] if not each["item"]]
    assert sum(signs) == pytest.approx(luck["value"])
    whole = sum(each["dealt"] for each in data["shots"])
    assert sum(each["dealt"] for each in data["targets"]) == pytest.approx(whole)
    assert sum(each["dealt"] for each in data["ships"] if not each["item"]) == pytest.approx(whole)
    assert sum(each["dealt"] for each in data["ships"] if each["item"]) == pytest.approx(whole)


def test_a_table_has_a_row_for_each_shot(run: Run, duel: Path, tmp_path: Path) -> None:
    shots = run("review", duel, "--json").data["shots"]
    printed = run("review", duel, "--csv")
    rows = list(csv.DictReader(io.StringIO(printed.out)))
    assert len(rows) == len(shots)
    for row, shot in zip(rows, shots, strict=True):
        assert row["ship"] == shot["ship"]
        assert float(row["dealt"]) == pytest.approx(shot["dealt"], abs=1e-4)
        parts = sum(float(row[key]) for key in ("shields", "armour", "intercepted", "wasted", "dealt"))
        assert float(row["rolled"]) == pytest.approx(parts, abs=1e-3)
    file = tmp_path / "shots.csv"
    assert run("review", duel, "-o", file).code == 0
    assert file.read_text("utf-8") == printed.out


def test_a_table_replaces_only_tables(run: Run, duel: Path, tmp_path: Path) -> None:
    file = tmp_path / "shots.csv"
    assert run("review", duel, "--csv", "-o", file).code == 0
    assert run("review", duel, "--csv", "-o", file).code == 0
    before = duel.read_bytes()
    assert run("review", duel, "--csv", "-o", duel).code == 2
    assert duel.read_bytes() == before
    assert run("review", duel, "--csv", "--json").code == 2


def test_the_columns_stay() -> None:
    # Spreadsheets of users rely on these; new ones may only be added at the end.
    assert COLUMNS[:22] == (
        *("turn", "choices", "side", "side_name", "ship", "ship_name", "weapon", "cause", "target_side", "target"),
        *("target_name", "arc", "distance", "chance", "hit", "mean", "rolled"),
        *("shields", "armour", "intercepted", "wasted", "dealt"),
    )


def test_names_from_strangers_are_harmless(run: Run, duel: Path, tmp_path: Path) -> None:
    def rename(data: Any) -> None:
        fleets = data["body"]["fleets"]
        fleets[0]["body"]["ships"][0]["name"] = '=HYPERLINK("http://x","y")'
        fleets[1]["body"]["ships"][0]["name"] = '+1,"2"[red]'
        for fleet in fleets:
            for weapon in fleet["body"]["weapons"]:
                weapon["name"] = f"@SUM({weapon['id']})"

    _changed(duel, rename)
    printed = run("review", duel, "--csv")
    assert printed.code == 0, printed.err
    rows = list(csv.reader(io.StringIO(printed.out)))
    assert all(len(row) == len(COLUMNS) for row in rows)
    cells = [cell for row in rows for cell in row]
    assert any(cell.startswith("'=") for cell in cells)
    assert any(cell.startswith("'@") for cell in cells)
    assert not [cell for cell in cells if cell.startswith(("=", "@", "+"))]
    assert run("review", duel, "--json").code == 0
    assert run("review", duel, "-o", tmp_path / "x.pdf").code == 0


@pytest.mark.parametrize("name", ["clans-and-smugglers", "haulers-and-orchard"])
def test_pages(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / "review.pdf"
    assert run("review", BATTLES / f"{name}.json", "-o", file).code == 0
    data = file.read_bytes()
    assert data.startswith(b"%PDF-")
    with pages_of(data) as pages:
        assert 1 <= len(pages) <= 2
    assert run("review", BATTLES / f"{name}.json", "-o", file).code == 0
    assert file.read_bytes() == data


def test_earlier_rulings_are_named(run: Run) -> None:
    data = run("review", CLANS, "--json").data
    assert data["complete"]
    assert "earlier rulings" in data["lacks"][0]


def test_a_replay_that_differs_is_reviewed_up_to_there(run: Run, duel: Path) -> None:
    whole = run("review", duel, "--json").data

    def spoil(data: Any) -> None:
        choices = data["body"]["choices"]
        choices[len(choices) // 2] = {"nonsense": True}

    found = run("review", _changed(duel, spoil), "--json")
    assert found.code == 0
    data = found.data
    assert not data["complete"]
    assert "ends early" in data["lacks"][-1] or "ends early" in data["lacks"][0]
    assert 0 < len(data["rolls"]) < len(whole["rolls"])
    assert data["rolls"] == whole["rolls"][: len(data["rolls"])]
    assert data["result"] is None


def test_other_files_are_refused(run: Run) -> None:
    found = run("review", SKIRMISH)
    assert found.code == 2
    assert "not a replay" in found.err


def test_the_course_of_a_match_is_shown(run: Run, duel: Path) -> None:
    found = run("review", duel)
    assert "Estimated from what is left of each side" in found.out
    assert "After turn" in found.out
    data = run("review", duel, "--json").data
    assert [each["turn"] for each in data["chances"]] == list(range(1, data["turns"] + 1))
    assert data["chances"][-1]["chances"] == [1.0 * (side == data["result"]) for side in range(2)]
    for each in data["chances"]:
        assert sum(each["chances"]) == pytest.approx(1.0)
        assert sum(each["dice"]) == pytest.approx(0.0, abs=1e-9)
        assert (each["battles"], each["rates"]) == (0, [])
    for point in data["turning_points"]:
        assert point["dice"] + point["orders"] == pytest.approx(point["change"])
        assert point["change"] >= 0.05
    assert data["orders"] is None


def test_battles_sharpen_the_chances(run: Run, duel: Path) -> None:
    data = run("review", duel, "--battles", "3", "--workers", "1", "--json").data
    assert [each["battles"] for each in data["chances"][:-1]] == [3] * (data["turns"] - 1)
    for each in data["chances"][:-1]:
        assert each["chances"] == [rate["found"] for rate in each["rates"]]
    assert "By 3 battles from each turn" in run("review", duel, "--battles", "3", "--workers", "1").out


@pytest.mark.slow
def test_costly_orders_are_listed(run: Run, duel: Path) -> None:
    data = run("review", duel, "--orders", "--battles", "30", "--workers", "1", "--json").data
    assert isinstance(data["orders"], list)
    for each in data["orders"]:
        assert each["gain"] > each["error"] > 0.0
        assert each["given"] != each["better"]
    assert "Costly orders" in run("review", duel, "--orders", "--battles", "30", "--workers", "1").out


def test_runs_for_survival_have_no_win_chances(run: Run) -> None:
    found = run("review", BATTLES / "the-long-watch.json", "--battles", "2", "--workers", "1")
    assert "A run for survival has no win chances" in found.out
    assert run("review", BATTLES / "the-long-watch.json", "--json").data["chances"] == []


def test_a_variation_is_chosen_by_its_name(run: Run, duel: Path) -> None:
    data = json.loads(duel.read_text("utf-8"))
    choices = data["body"]["choices"]
    data["body"]["variations"] = [{"name": "Shorter", "at": 6, "choices": choices[6:12]}]
    duel.write_text(json.dumps(data), "utf-8")
    whole, short = run("review", duel, "--json").data, run("review", duel, "--variation", "Shorter", "--json").data
    assert whole["result"] is not None
    assert short["result"] is None
    assert short["chances"][-1]["choices"] == 12 < whole["chances"][-1]["choices"]
    assert run("battle", "--replay", duel, "--variation", "Shorter").code == 0
    wrong = run("review", duel, "--variation", "Short")
    assert wrong.code == 2
    assert "the match has no variation “Short”; did you mean “Shorter”?" in wrong.err


def test_a_match_without_variations_offers_none(run: Run, duel: Path) -> None:
    wrong = run("review", duel, "--variation", "Short")
    assert wrong.code == 2
    assert wrong.err.endswith("the match has no variation “Short”\n")


def test_damaged_dice_of_a_match_with_variations_are_refused(run: Run, duel: Path) -> None:
    data = json.loads(duel.read_text(encoding="utf-8"))
    data["format"], data["body"]["variations"] = 2, [{"name": "x", "at": 0}]
    data["body"]["options"]["dice"] = [[1, 2, 3]]
    duel.write_text(json.dumps(data), encoding="utf-8")
    wrong = run("review", duel, "--variation", "x")
    assert wrong.code == 2
    assert "options/dice" in wrong.err


def test_a_variation_needs_a_replay(run: Run) -> None:
    for command in ("battle", "play"):
        wrong = run(command, SKIRMISH, SKIRMISH, "--variation", "Shorter")
        assert wrong.code == 2
        assert "--variation can only be used with a replay" in wrong.err
