"""Edits from the terminal: quick fixes, and the verbs that add, rename, set and merge, for both games."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.opening import open_file
from tests.cli.conftest import EVEN_HAND, SKIRMISH, Change, Run

IDEAS = sample_fleets("cosmoforce") / "six-ideas.json"

Changed = Callable[[str, Change], Path]


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    file = tmp_path / "duel.json"
    file.write_bytes(SKIRMISH.read_bytes())
    return file


@pytest.fixture
def ideas(tmp_path: Path) -> Path:
    file = tmp_path / "ideas.json"
    file.write_bytes(IDEAS.read_bytes())
    return file


def issues(run: Run, file: Path) -> list[tuple[str, str]]:
    return [(issue["severity"], issue["code"]) for issue in run("check", file, "--json").data["issues"]]


def without_parts(body: dict[str, Any]) -> None:
    body["classes"][0]["sections"]["core"]["components"] = []


class TestQuickFixes:
    def test_a_broken_design_is_fixed_in_place_and_the_old_file_stays(self, run: Run, changed: Changed) -> None:
        file = changed("broken.json", without_parts)
        before = file.read_bytes()
        faults = [code for severity, code in issues(run, file) if severity == "error"]
        assert faults
        ended = run("check", file, "--fix")
        assert (ended.code, ended.err) == (0, "")
        assert f"{len(faults)} problems were fixed" in ended.out
        assert "error" not in dict(issues(run, file))
        assert file.with_name("broken.json.bak").read_bytes() == before

    def test_what_would_be_done_can_be_told_alone(self, run: Run, changed: Changed) -> None:
        file = changed("broken.json", without_parts)
        before = file.read_bytes()
        told = run("check", file, "--fix", "--dry-run", "--json").data
        assert told["fixed"]
        assert told["wrote"] is None
        assert [issue for issue in told["issues"] if issue["severity"] == "error"] == []
        assert file.read_bytes() == before

    def test_fixed_designs_can_go_to_another_file(self, run: Run, changed: Changed, tmp_path: Path) -> None:
        file, fixed = changed("broken.json", without_parts), tmp_path / "fixed.json"
        before = file.read_bytes()
        assert run("check", file, "--fix", "-o", fixed).code == 0
        assert file.read_bytes() == before
        assert "error" not in dict(issues(run, fixed))

    def test_warnings_are_fixed_if_they_count_as_errors(self, run: Run, changed: Changed) -> None:
        def idle(body: dict[str, Any]) -> None:
            part = {"id": "idle", "kind": "basic_shield_generator", "facing": "fore", "rating": 1}
            body["classes"][0]["sections"]["core"]["components"].append(part)

        file = changed("idle.json", idle)
        assert ("warning", "idle-generator") in issues(run, file)
        assert run("check", file, "--fix", "--json").data["fixed"] == []
        assert [each["code"] for each in run("check", file, "--fix", "--strict", "--json").data["fixed"]] == ["idle-generator"]

    def test_a_sound_fleet_is_not_written_anew(self, run: Run, duel: Path) -> None:
        before = duel.stat().st_mtime_ns
        assert run("check", duel, "--fix").code == 0
        assert duel.stat().st_mtime_ns == before
        assert not duel.with_name("duel.json.bak").exists()

    def test_a_print_is_not_fixed_in_place(self, run: Run, changed: Changed, tmp_path: Path) -> None:
        file, printed = changed("broken.json", without_parts), tmp_path / "broken.pdf"
        run("sheets", file, "-o", printed)
        before = printed.read_bytes()
        assert "use --output to write" in run("check", printed, "--fix").err
        assert printed.read_bytes() == before
        assert run("check", printed, "--fix", "-o", tmp_path / "fixed.json").code == 0

    def test_a_name_without_quick_fixes_is_a_mistake(self, run: Run, duel: Path) -> None:
        assert "with --fix" in run("check", duel, "-o", "x.json").err


class TestAdding:
    def test_a_part_goes_onto_a_ship_by_name(self, run: Run, duel: Path) -> None:
        told = run("add", duel, "Grappler", "Honest Weight/core", "--json").data
        assert told["file"] == str(duel)
        changes = run("diff", SKIRMISH, duel, "--json").data["changes"]
        assert [(change["kind"], change["after"]["kind"]) for change in changes] == [("added", "grappler")]

    def test_a_ship_of_a_class_a_weapon_and_the_weapon_aboard(self, run: Run, duel: Path) -> None:
        assert run("add", duel, "wicket", "--name", "Marrow").code == 0
        assert run("add", duel, "weapon", "--name", "Glass lance").code == 0
        assert run("add", duel, "Glass lance", "Marrow").code == 0
        fleet = open_file(str(duel)).document
        assert [ship.name for ship in fleet.ships][-1] == "Marrow"
        assert "Glass lance" in {weapon.name for weapon in fleet.weapons}

    def test_what_the_window_refuses_is_refused(self, run: Run, duel: Path) -> None:
        before = duel.read_bytes()
        ended = run("add", duel, "thruster", "Honest Weight/fore")
        assert ended.code == 2
        assert duel.read_bytes() == before
        assert "did you mean “bridge”?" in run("add", duel, "brigde", "Honest Weight").err

    def test_ships_teams_and_systems_of_cosmoforce(self, run: Run, ideas: Path) -> None:
        assert run("add", ideas, "team", "--name", "Third").code == 0
        assert run("add", ideas, "tin-sparrow", "teams/third", "--name", "Wren").code == 0
        assert run("add", ideas, "laser", "designs/tin-sparrow/slots/10").code == 0
        document = open_file(str(ideas)).document
        assert [ship.name for ship in document.teams[-1].ships] == ["Wren"]
        assert document.designs[0].slots[9] == "laser"

    def test_new_problems_are_told(self, run: Run, ideas: Path) -> None:
        run("add", ideas, "team", "--name", "Third", "-q")
        run("add", ideas, "tin-sparrow", "teams/third", "-q")
        told = run("set", ideas, "teams/third", "budget", "5", "--json").data
        assert [problem["severity"] for problem in told["new_problems"]] == ["error"]
        assert told["new_problems"][0]["text"] in run("check", ideas).out


class TestChanging:
    def test_a_ship_gets_another_name_and_nothing_else_changes(self, run: Run, duel: Path) -> None:
        assert run("rename", duel, "Honest Weight", "Marrow").code == 0
        changes = run("diff", SKIRMISH, duel, "--json").data["changes"]
        assert [(change["before"], change["after"]) for change in changes] == [("Honest Weight", "Marrow")]

    @pytest.mark.parametrize(
        ("ref", "key", "typed", "value"),
        [
            ("classes/wicket", "tech_level", "6", 6),
            ("classes/wicket/core", "Hull hits", "30", 30),
            ("classes/wicket", "hull_type", "Biological", "biological"),
            ("weapons/{}", "vulnerable", "no", False),
            ("weapons/{}", "targets", "starships, starfighters", ("starships", "starfighters")),
            ("Honest Weight", "commander", "Borrowed Lantern", "borrowed-lantern"),
        ],
    )
    def test_values_are_typed_as_they_are_shown(
        self, run: Run, duel: Path, ref: str, key: str, typed: str, value: object
    ) -> None:
        opened = open_file(str(duel))
        ref = ref.format(opened.document.weapons[0].id)
        assert run("set", duel, ref, key, typed).code == 0
        shown = run("set", duel, ref, key, "--json").data["properties"]
        assert [tuple(each["value"]) if isinstance(each["value"], list) else each["value"] for each in shown] == [value]

    def test_a_weapon_is_known_by_its_name_before_the_mounts_that_bear_it(self, run: Run, duel: Path) -> None:
        weapon = open_file(str(duel)).document.weapons[0]
        assert run("rename", duel, weapon.name.upper(), "Long brush").code == 0
        assert open_file(str(duel)).document.weapons[0].name == "Long brush"

    @pytest.mark.parametrize(
        ("words", "sentence"),
        [
            (("classes/wicket", "tech_level", "many"), "the value must be a whole number, not “many”"),
            (("classes/wicket", "tec_level", "6"), "did you mean “tech_level”?"),
            (("classes/wicket", "hull_type", "biologic"), "did you mean “biological”?"),
            (("classes/wicket", "tech_level", "-1"), "not -1"),
            (("classes/wicked", "tech_level", "6"), "there is no"),
            (("Honest Weight/nowhere", "name", "6"), "there is no such item"),
            (("Honest Wait", "name", "6"), "there is no “Honest Wait”; did you mean “Honest Weight”?"),
            (("Zzz", "name", "6"), "; choose from honest-weight, borrowed-lantern, wicket, tinker; "),
            (("Zzz", "name", "6"), "use a reference for anything else, such as weapons/"),
            (("thruster", "rating", "6"), "“thruster” is ambiguous; use one of classes/wicket/"),
        ],
    )
    def test_what_cannot_be_is_told_and_nothing_is_written(
        self, run: Run, duel: Path, words: tuple[str, ...], sentence: str
    ) -> None:
        ended = run("set", duel, *words)
        assert ended.code == 2
        assert sentence in ended.err
        assert duel.read_bytes() == SKIRMISH.read_bytes()

    @pytest.mark.parametrize(
        ("word", "sentence"), [("thrustr", "did you mean “thruster”?"), ("zzz", "choose from class, weapon, ")]
    )
    def test_an_unknown_item_is_answered_with_those_that_there_are(
        self, run: Run, duel: Path, word: str, sentence: str
    ) -> None:
        ended = run("add", duel, word)
        assert ended.code == 2
        assert sentence in ended.err
        assert duel.read_bytes() == SKIRMISH.read_bytes()

    def test_a_dry_run_writes_nothing(self, run: Run, duel: Path) -> None:
        ended = run("rename", duel, "Honest Weight", "Marrow", "--dry-run")
        assert "Marrow instead of Honest Weight" in ended.out
        assert duel.read_bytes() == SKIRMISH.read_bytes()

    def test_an_edit_can_go_to_another_file(self, run: Run, duel: Path) -> None:
        ended = run("rename", duel, "Honest Weight", "Marrow", "-o", duel.with_name("other.json"))
        assert ended.code == 0
        assert json.loads(duel.with_name("other.json").read_text())["body"]["ships"][0]["name"] == "Marrow"
        assert duel.read_bytes() == SKIRMISH.read_bytes()


class TestMerging:
    def test_all_of_another_fleet_comes_with_what_it_needs(self, run: Run, duel: Path, tmp_path: Path) -> None:
        both = tmp_path / "both.json"
        assert run("merge", duel, EVEN_HAND, "-o", both).code == 0
        numbers = [run("stats", file, "--json").data["fleet"]["ships"] for file in (duel, EVEN_HAND, both)]
        assert numbers[0] + numbers[1] == numbers[2]
        assert duel.read_bytes() == SKIRMISH.read_bytes()

    def test_names_that_are_taken_are_told(self, run: Run, ideas: Path) -> None:
        told = run("merge", ideas, IDEAS, "--dry-run").out
        assert "renamed Quick hands to Quick hands 2" in told

    def test_fleets_of_two_games_stay_apart(self, run: Run, duel: Path) -> None:
        assert run("merge", duel, IDEAS).code == 2
        assert duel.read_bytes() == SKIRMISH.read_bytes()
