"""What the verbs that report answer, in JSON and for people."""

import json
import re
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from metamaker.registry import GAMES
from tests.cli.conftest import EVEN_HAND, LARGE, SKIRMISH, Change, Run

Changed = Callable[[str, Change], Path]


def without_bridge(body: dict[str, Any]) -> None:
    core = body["classes"][0]["sections"]["core"]
    core["components"] = [part for part in core["components"] if part["kind"] != "bridge"]


def without_ftl(body: dict[str, Any]) -> None:
    core = body["classes"][0]["sections"]["core"]
    core["components"] = [part for part in core["components"] if part["kind"] != "primitive_ftl"]


def test_a_new_fleet_has_no_problems(run: Run, heron: Path) -> None:
    assert run("check", "--strict", "--json", heron).data == {"issues": []}
    assert run("check", heron).out == "no problems\n"


def test_an_error_is_reported_with_place_sentence_and_rule(run: Run, changed: Changed) -> None:
    ended = run("check", "--json", changed("dodo.json", without_bridge))
    (issue,) = (issue for issue in ended.data["issues"] if issue["severity"] == "error")
    assert ended.code == 1
    assert set(issue) == {"code", "severity", "where", "text", "rule"}
    assert (issue["where"], issue["rule"]) == ("classes/scout", "MV-3.2.1-01")


def test_warnings_count_only_when_strict(run: Run, changed: Changed) -> None:
    file = changed("slow.json", without_ftl)
    assert run("check", file).code == 0
    ended = run("check", "--strict", file)
    assert ended.code == 1
    assert "warning classes/scout" in ended.out
    assert ended.out.endswith("1 warning\n")


def test_stats_have_the_documented_form(run: Run) -> None:
    data = run("stats", "--json", EVEN_HAND).data
    ship = next(ship for ship in data["ships"] if ship["name"] == "Still Water")
    assert (ship["id"], ship["class"]) == ("still-water", "fathom")
    wanted = {"mass_factor": 6, "target_rating": 1, "ems": 3, "max_speed": 20, "tier": 1, "combat_value": pytest.approx(60)}
    assert {symbol: ship["stats"][symbol] for symbol in wanted} == wanted
    assert set(ship["sections"]) == {"fore", "port", "core", "starboard", "aft"}
    assert ship["sections"]["core"]["reactor_rating"] == 25
    assert ship["sections"]["fore"]["reactor_rating"] is None
    assert ship["sections"]["core"]["life_support_rating"] == 1
    assert data["fleet"]["ships"] == len(data["ships"])
    assert data["fleet"]["combat_value"] == pytest.approx(sum(ship["stats"]["combat_value"] for ship in data["ships"]))


def test_stats_of_classes_and_of_a_design_without_roster(run: Run, changed: Changed) -> None:
    assert [ship["id"] for ship in run("stats", "--classes", "--json", SKIRMISH).data["ships"]] == ["wicket", "tinker"]
    design = changed("design.json", lambda body: body.update(ships=[]))
    assert [ship["id"] for ship in run("stats", "--json", design).data["ships"]] == ["scout"]


def test_stats_for_people_are_aligned(run: Run) -> None:
    lines = run("stats", EVEN_HAND).out.splitlines()
    assert lines[0] == "The Even Hand"
    rows = [line for line in lines if line.startswith(("Still Water", "Patient Surveyor"))]
    assert len({len(row) for row in rows}) == 1
    assert all(line == line.rstrip() for line in lines)


def test_the_chain_of_command_is_shown_as_a_tree(run: Run, heron: Path) -> None:
    lines = run("fleet", heron).out.splitlines()
    places = [line.index(name) for name in ("First Light", "Second Wind") for line in lines if name in line]
    assert places == [0, 3]


def test_the_roster_in_json(run: Run, heron: Path) -> None:
    data = run("fleet", "--json", heron).data
    assert data["name"] == "The Herons"
    assert [(ship["id"], ship["commander"], ship["level"]) for ship in data["ships"]] == [
        ("first-light", None, "squadron"),
        ("second-wind", "first-light", None),
    ]
    assert data["miniatures"] == [{"kind": "ship", "id": "scout", "name": "Scout", "count": 2}]
    assert {(ship["class"], ship["class_name"]) for ship in data["ships"]} == {("scout", "Scout")}
    assert data["totals"]["ships"] == 2


def test_the_values_of_a_roster_add_up_to_its_total(run: Run) -> None:
    told = run("fleet", LARGE).out
    words = re.findall(r"\b[\d,]+\.\d\b", told)
    total, *values = (Decimal(word.replace(",", "")) for word in words if word != "3,300.0")
    assert sum(values) == total


@pytest.mark.parametrize("verb", ["check", "stats", "fleet"])
def test_several_files_are_reported_each(run: Run, heron: Path, verb: str) -> None:
    one = run(verb, "--json", heron).data
    ended = run(verb, "--json", heron, "nix.json", SKIRMISH)
    assert ended.code == 2
    assert [report["file"] for report in ended.data["files"]] == [str(heron), "nix.json", str(SKIRMISH)]
    assert ended.data["files"][0] == {"file": str(heron), **one}
    assert ended.data["files"][1] == {"file": "nix.json", "error": "could not be read: there is no such file or folder"}
    assert ended.err == "metamaker: nix.json: could not be read: there is no such file or folder\n"


def test_several_files_for_people_have_headings(run: Run, heron: Path) -> None:
    ended = run("check", heron, heron)
    assert ended.out == f"{heron}\nno problems\n\n{heron}\nno problems\n"


def test_a_number_is_explained_down_to_its_inputs(run: Run) -> None:
    data = run("explain", EVEN_HAND, "still water", "target_rating", "--json").data
    assert run("explain", EVEN_HAND, "still water", "Target Rating", "--json").data == data
    assert run("explain", EVEN_HAND, "still water", "max speed").code == 0
    assert (data["of"], data["stat"], data["value"], data["rule"]) == ("Still Water", "target_rating", 1, "MV-3.1.8-01")
    last = data["steps"][-1]
    assert last["entry"] == "ship.target_rating"
    assert {"symbol": "hull_hits", "value": 60, "origin": "hull hits of all sections"} in last["inputs"]
    assert sum(line["value"] for line in data["lines"]) == 60


def test_lines_of_a_combat_value_add_up(run: Run) -> None:
    data = run("explain", EVEN_HAND, "still-water", "combat_value", "--json").data
    assert sum(line["value"] for line in data["lines"]) == pytest.approx(data["value"])
    shown = run("explain", EVEN_HAND, "still-water", "combat_value").out
    assert "formula value.fighting: c0 * offence" in shown


def test_every_number_that_is_shown_can_be_explained(run: Run, heron: Path) -> None:
    ship = run("stats", "--json", heron).data["ships"][0]
    of_parts = [f"{name}.{symbol}" for kind in ("sections", "arcs") for name in ship[kind] for symbol in ship[kind][name]]
    for symbol in (*ship["stats"], *of_parts):
        assert run("explain", heron, "first-light", symbol, "--json").code == 0, symbol
        assert run("explain", heron, "first-light", symbol).out.startswith("First Light: ")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("frist-light", "ems"), "there is no ship or class “frist-light”; did you mean “first-light”?"),
    ],
)
def test_what_cannot_be_explained_is_told(run: Run, heron: Path, words: tuple[str, str], expected: str) -> None:
    ended = run("explain", heron, *words)
    assert (ended.code, ended.err) == (2, f"metamaker: {heron}: {expected}\n")


@pytest.mark.parametrize("stat", ["ems", "EMS", "Max_Speed", "core.Reactor Rating", "core.REACTOR_RATING"])
def test_numbers_are_called_by_symbol_or_label(run: Run, heron: Path, stat: str) -> None:
    assert run("explain", heron, "first-light", stat, "--json").data["stat"] == stat.lower().replace(" ", "_")


def test_labels_with_units_are_understood(run: Run, heron: Path) -> None:
    assert run("explain", heron, "first-light", "Maximum Speed (cm)", "--json").data["stat"] == "max_speed"


def test_a_number_that_is_none_is_refused_with_those_there_are(run: Run, heron: Path) -> None:
    ended = run("explain", heron, "first-light", "emss")
    assert ended.code == 2
    assert "First Light has no number “emss”; did you mean “ems”? There are combat_value, target_rating, ems, " in ended.err


def test_shares_of_a_number_are_as_exact_as_they_are(run: Run) -> None:
    out = run("explain", EVEN_HAND, "still-water", "target_rating").out
    assert "60" in out.split()
    assert ".00" not in out


def test_differences_of_parts_and_what_they_do(run: Run, heron: Path, changed: Changed) -> None:
    def refit(body: dict[str, Any]) -> None:
        body["classes"][0]["sections"]["core"]["hull_hits"] = 9
        body["classes"][0]["arcs"]["aft"]["ablative_plates"] = 1

    data = run("diff", heron, changed("refit.json", refit), "--json").data
    assert data["changes"] == [
        {"kind": "changed", "where": "classes/scout/core/hull_hits", "before": 8, "after": 9},
        {"kind": "changed", "where": "classes/scout/arcs/aft/ablative_plates", "before": 0, "after": 1},
    ]
    shifts = {(shift["of"], shift["stat"]): (shift["before"], shift["after"]) for shift in data["stats"]}
    assert shifts["Scout", "hull_hits"] == (8, 9)
    assert shifts["fleet", "combat_value"][0] < shifts["fleet", "combat_value"][1]


def test_differences_are_told_as_people_would(run: Run, heron: Path, changed: Changed) -> None:
    def refit(body: dict[str, Any]) -> None:
        core = body["classes"][0]["sections"]["core"]
        core["components"].append({**core["components"][0], "id": "one-more", "kind": "sensor_array", "rating": 2})
        body["notes"] = "A long line of words that both of the texts have at their beginnings, " + body["notes"]

    def before(body: dict[str, Any]) -> None:
        body["notes"] = "A long line of words that both of the texts have at their beginnings; but this one ends in another way"

    old, new = changed("old.json", before), changed("new.json", refit)
    out = run("diff", old, new).out
    assert "…heir beginnings; but this one ends in another way → …heir beginnings," in out
    assert re.search(r"core/one-more +sensor array, rating 2", out)


def test_designs_of_one_file_are_compared(run: Run) -> None:
    ended = run("diff", f"{EVEN_HAND}#ell", f"{EVEN_HAND}#ell-block-3", "--json")
    places = {change["where"] for change in ended.data["changes"]}
    assert "classes/ell-block-3/variant" in places
    assert not any(place == "classes/ell" for place in places)


def test_equal_fleets_have_no_differences(run: Run, heron: Path) -> None:
    assert run("diff", heron, heron).out == "no differences\n"


def test_rules_are_found_by_words(run: Run) -> None:
    data = run("rules", "MV-3.1.1-01", "--json").data
    assert [(found["game"], found["id"]) for found in data["statements"]] == [("metaverse", "MV-3.1.1-01")]
    assert "MV-3.1.1-01 (design) Every ship has a core section" in run("rules", "core section every ship").out
    assert run("rules", "zzyzx").out == "no rule contains “zzyzx”\n"
    assert run("rules", "targetting").out == "no rule contains “targetting”; did you mean “targeting”?\n"
    assert {found["game"] for found in run("rules", "dice", "--game", "cosmoclysm", "--json").data["statements"]} == {
        "cosmoclysm"
    }


def test_the_schema_describes_the_samples(run: Run) -> None:
    schema = run("schema").data
    assert run("schema", "--json").data == schema
    body = schema["properties"]["body"]
    assert set(json.loads(EVEN_HAND.read_text())["body"]) <= set(body["properties"])
    assert schema["$defs"]["ShipClass"]["properties"]["tech_level"]["maximum"] == 99
    assert all(ref.startswith("#/$defs/") for ref in _refs(schema))


def _refs(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if "$ref" in value else []
        return own + [ref for child in value.values() for ref in _refs(child)]
    return [ref for child in value for ref in _refs(child)] if isinstance(value, list) else []


def test_samples_are_listed_and_copied(run: Run, tmp_path: Path) -> None:
    listed = run("samples", "--json").data["samples"]
    assert len(listed) >= 6
    assert all(sample["totals"]["combat_value"] > 0 for sample in listed if sample["game"] == "metaverse")
    assert run("samples", "the-even-hand", "--to", tmp_path).code == 0
    assert (tmp_path / "the-even-hand.json").read_bytes() == EVEN_HAND.read_bytes()
    again = run("samples", "the-even-hand", "--to", tmp_path)
    assert again.code == 2
    assert again.err.endswith("the file already exists; choose another name\n")


def test_samples_are_those_of_all_games(run: Run, tmp_path: Path) -> None:
    listed = run("samples", "--json").data["samples"]
    assert {sample["game"] for sample in listed} == set(GAMES)
    told = run("samples").out
    assert all(sample["sample"] in told for sample in listed)
    assert run("samples", "--game", "cosmoforce", "--json").data["samples"] == [
        sample for sample in listed if sample["game"] == "cosmoforce"
    ]
    assert run("samples", "six-ideas", "the-even-hand", "--to", tmp_path / "new").code == 0
    assert {file.name for file in (tmp_path / "new").iterdir()} == {"six-ideas.json", "the-even-hand.json"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("even-hand", "the-even-hand"),
        ("quarel", "quarrel-at-fennel-light"),
        ("kite", "kite-clans-of-aldersay"),
        ("orchard", "the-slow-orchard"),
        ("six-idea", "six-ideas"),
        ("the-glass", "the-glass-cantons"),
    ],
)
def test_a_near_miss_of_a_sample_is_told(run: Run, typed: str, meant: str) -> None:
    assert f"did you mean “{meant}”?" in run("samples", typed).err


def test_a_name_like_no_sample_gets_no_guess(run: Run) -> None:
    assert "did you mean" not in run("samples", "xyzzy").err


def test_a_sample_replaces_a_file_only_when_told_to(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "six-ideas.json"
    copy.write_text("mine")
    assert run("samples", "six-ideas", "--to", tmp_path).code == 2
    assert copy.read_text() == "mine"
    assert run("samples", "six-ideas", "--to", tmp_path, "--force").code == 0
    assert run("check", copy).code == 0
    assert copy.with_name("six-ideas.json.bak").read_text() == "mine"


def test_a_long_account_shows_the_inputs_of_each_line(run: Run) -> None:
    ended = run("explain", EVEN_HAND, "Still Water", "core.power")
    data = run("explain", EVEN_HAND, "Still Water", "core.power", "--json").data
    assert "…" not in ended.out
    assert [line["text"] for line in data["lines"] if line["text"] not in ended.out] == []
    assert any("range_cm" in line["text"].partition(" of ")[2] for line in data["lines"])


@pytest.mark.parametrize(
    ("entry", "expression", "stat"),
    [
        ("reactor.rating", "power * 5 / tech_level", "core.reactor_rating"),
        ("section.life_support_rating", "parties / 3", "core.life_support_rating"),
        ("ship.target_rating", "0 - 0.5", "target_rating"),
        ("ship.mass_factor", "hull_hits / 10.5", "mass_factor"),
        ("ship.reverse_speed", "max_speed / 3", "reverse_speed"),
    ],
)
def test_a_fraction_of_a_house_formula_is_told_with_the_number_that_is_used(
    run: Run, tmp_path: Path, entry: str, expression: str, stat: str
) -> None:
    value = json.loads(EVEN_HAND.read_text())
    value["body"]["formulas"] = [{"entry": entry, "expression": expression}]
    file = tmp_path / "house.json"
    file.write_text(json.dumps(value))
    told = run("explain", file, "Still Water", stat, "--json").data
    exact = told["steps"][-1]["value"]
    assert exact != told["value"] == int(told["value"])
    assert (
        [note for note in told["notes"] if f"{told['value']} is used" in note and f"{exact:.4g}".replace("-", "−") in note]
        == told["notes"]
        != []
    )


@pytest.mark.parametrize(
    ("caption", "symbol"),
    [
        ("max speed, cm", "max_speed"),
        ("EMS · attackers a turn", "ems"),
        ("EMS", "ems"),
        ("crew quality", "crew_quality"),
        ("command quality", "command_quality"),
        ("damage control", "damage_control_quality"),
        ("mass factor", "mass_factor"),
        ("combat value", "combat_value"),
        ("target rating", "target_rating"),
        ("tier", "tier"),
        ("ahead", "forward_thrust"),
        ("turn port", "starboard_thrusters"),
    ],
)
def test_numbers_are_known_by_the_captions_of_the_sheet(run: Run, caption: str, symbol: str) -> None:
    told = run("explain", SKIRMISH, "honest-weight", caption, "--json")
    assert (told.code, told.data["stat"]) == (0, symbol)


def test_captions_are_known_in_the_language_of_the_sheet(run: Run) -> None:
    told = run("--language", "fr", "explain", SKIRMISH, "honest-weight", "qualité d’équipage", "--json")
    assert told.data["stat"] == "crew_quality"
    assert told.data["notes"] != []


def test_rules_that_nothing_says_are_told_like_grep_does(run: Run) -> None:
    assert run("rules", "xyzzy").code == 1
    assert run("rules", "xyzzy", "--json").code == 1
    assert run("rules", "shield").code == 0


def test_several_designs_are_shown_side_by_side(run: Run) -> None:
    named = [f"{EVEN_HAND}#{name}" for name in ("ell", "ell-block-3", "league")]
    data = run("diff", *named, "--json").data
    assert len(data["designs"]) == 3
    value = next(each for each in data["stats"] if each["stat"] == "combat_value")
    assert len(set(value["values"])) > 1
    assert all(len(each["values"]) == 3 for each in data["stats"])
    out = run("diff", *named).out
    assert all(name.split()[0] in out for name in data["designs"])


def test_a_table_has_two_to_five_single_designs(run: Run) -> None:
    one = f"{EVEN_HAND}#ell"
    many = run("diff", *[one] * 6)
    assert many.code == 2
    assert "5" in many.err
    whole = run("diff", one, one, EVEN_HAND)
    assert whole.code == 2
    assert "FILE#CLASS" in whole.err
