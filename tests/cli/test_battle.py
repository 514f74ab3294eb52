"""Battles on the command line: the story, the log, pictures, replays, sheets of a moment; what is refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from metamaker.cli.output.battle_report import cited_rules
from metamaker.core.paths import sample_fleets
from tests.cli.conftest import EVEN_HAND, SKIRMISH, Change, Run

Changed = Callable[[str, Change], Path]

DUEL = (f"{EVEN_HAND}#fathom", f"{EVEN_HAND}#ell,yardstick")
ENCOUNTER = sample_fleets("metaverse") / "encounters" / "rocks-off-fennel-light.json"


def test_the_story_has_turns_steps_tables_and_an_end(run: Run) -> None:
    told = run("battle", *DUEL, "--seed", "4", "--turns", "2")
    assert told.code == 0
    assert told.err == ""
    lines = told.out.splitlines()
    assert [line for line in lines if line.startswith("Turn ")] == ["Turn 1", "Turn 2"]
    assert "Starship movement" in lines
    assert any(line.startswith("A1 Fathom") for line in lines)
    assert any("[MV-2.1.3-01" in line for line in lines)
    assert "Losses" in lines


def test_a_brief_story_is_a_tenth_of_the_whole(run: Run) -> None:
    words = ("battle", EVEN_HAND, EVEN_HAND, "--turns", "3")
    whole, brief = (run(*words, *more).out for more in ((), ("--brief",)))
    assert 6 * brief.count("\n") < whole.count("\n")
    assert "Turn 2" in brief
    assert "shots" in brief
    assert brief.count("by section") == 1
    assert "MV-" not in brief


def test_statements_of_a_chapter_share_its_number() -> None:
    assert cited_rules(("MV-1.3.5-05", "MV-2.2.2-17", "MV-1.3.5-01", "MV-A.2-04")) == "MV-1.3.5-01, -05, MV-2.2.2-17, MV-A.2-04"


def test_rule_ids_can_be_left_out(run: Run) -> None:
    told = run("battle", *DUEL, "--turns", "1", "--no-rules")
    assert "MV-" not in told.out


def test_the_same_seed_tells_the_same_story_and_another_seed_another_one(run: Run) -> None:
    first, again, other = (run("battle", *DUEL, "--seed", seed, "--turns", "3").out for seed in ("1", "1", "2"))
    assert first == again != other


def test_the_log_is_a_line_of_json_for_each_event(run: Run) -> None:
    told = run("battle", *DUEL, "--json", "--turns", "1")
    events = [json.loads(line) for line in told.out.splitlines()]
    assert events[0]["event"] == "BattleBegan"
    assert events[-2]["event"] == "BattleEnded"
    assert events[-1]["event"] == "Summary"
    assert [row["name"] for row in events[-1]["standing"]] == ["Fathom", "Ell", "Yardstick"]
    assert all("rules" in event for event in events)


def test_a_replay_tells_the_same_log(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    first = run("battle", *DUEL, "--json", "--seed", "7", "--captains", "chance,plain", "--save", file)
    assert first.code == 0
    again = run("battle", "--replay", file, "--json")
    assert again.out == first.out
    assert again.out.count("\n") > 50


def test_a_replay_is_refused_where_its_choices_are_not_legal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    run("battle", *DUEL, "--turns", "1", "--save", file)
    value = json.loads(file.read_text())
    value["body"]["choices"][0] = "+99"
    file.write_text(json.dumps(value))
    told = run("battle", "--replay", file)
    assert told.code == 2
    assert "choices/0: this answer is not legal: " in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("choice", [7, {"on": 3}, ["+1"], "zzz"])
def test_a_replay_is_refused_where_its_choices_are_no_answers(run: Run, tmp_path: Path, choice: Any) -> None:
    file = tmp_path / "replay.json"
    run("battle", *DUEL, "--turns", "1", "--save", file)
    value = json.loads(file.read_text())
    value["body"]["choices"][0] = choice
    file.write_text(json.dumps(value))
    told = run("battle", "--replay", file)
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert "choices/0: " in told.err


def test_the_story_of_a_replay_ends_where_its_choices_do(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    run("battle", *DUEL, "--turns", "2", "--save", file)
    value = json.loads(file.read_text())
    value["body"]["choices"] = value["body"]["choices"][:3]
    file.write_text(json.dumps(value))
    told = run("battle", "--replay", file)
    assert told.code == 0
    assert "the replay ends here" in told.out


def test_pictures_are_drawn_of_every_turn(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    assert run("battle", *DUEL, "--turns", "2", "--pictures", folder, "--dpi", "50").code == 0
    assert sorted(file.name for file in folder.iterdir()) == ["turn-00.png", "turn-01.png", "turn-02.png"]
    assert (folder / "turn-01.png").read_bytes().startswith(b"\x89PNG")
    assert run("battle", *DUEL, "--turns", "1", "--pictures", folder, "--format", "svg").code == 0
    assert "Turn 1" in (folder / "turn-01.svg").read_text()


def test_pictures_of_an_earlier_battle_make_room(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    run("battle", *DUEL, "--turns", "3", "--pictures", folder, "--dpi", "50")
    (folder / "turn-01.svg").write_text("<svg/>")
    (folder / "notes.txt").write_text("mine")
    assert run("battle", *DUEL, "--turns", "1", "--pictures", folder, "--dpi", "50").code == 0
    left = {file.name for file in folder.iterdir()}
    assert {"turn-01.png", "turn-01.svg", "notes.txt"} <= left
    assert not {"turn-02.png", "turn-03.png"} & left


def test_no_other_file_is_lost_to_a_picture(run: Run, tmp_path: Path) -> None:
    (tmp_path / "turn-44.png").write_text("mine")
    told = run("battle", *DUEL, "--turns", "1", "--pictures", tmp_path)
    assert (told.code, told.out) == (2, "")
    assert "this name belongs to a file that is not" in told.err


def test_what_cannot_be_written_is_told_before_the_battle(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "there"
    file.write_text("mine")
    for option, where in (
        ("--save", tmp_path / "nowhere" / "z.json"),
        ("--save", tmp_path),
        ("--save", file / "z.json"),
        ("--pictures", file),
        ("--pictures", tmp_path / "nowhere" / "deeper"),
    ):
        told = run("battle", *DUEL, option, where)
        assert (told.code, told.out, told.err.count("\n")) == (2, "", 1), option


def test_options_that_would_do_nothing_are_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    run("battle", *DUEL, "--turns", "1", "--save", file)
    for words in (("--seed", "1"), ("--captains", "careful"), ("--turns", "1"), ("--anyway",)):
        told = run("battle", "--replay", file, *words)
        assert (told.code, told.out) == (2, "")
        assert f"--replay cannot be combined with {words[0]}" in told.err
    told = run("battle", "--replay", file, "--as-of", "1", "-o", tmp_path / "x.pdf", "--seed", "2", "--json")
    assert told.code == 2
    assert "--as-of cannot be combined with --seed and --json" in told.err
    assert "a replay cannot be combined with --seed" in run("play", file, "--seed", "2").err


def edited(file: Path, **changes: Any) -> Path:
    """Return a replay with other values in its body."""
    value = json.loads(file.read_text())
    value["body"].update(changes)
    file.write_text(json.dumps(value))
    return file


def test_choices_behind_the_end_of_the_battle_are_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    run("battle", *DUEL, "--turns", "1", "--save", file)
    made = json.loads(file.read_text())["body"]["choices"]
    told = run("battle", "--replay", edited(file, choices=[*made, *["+1"] * 5]))
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert f"choices/{len(made)}: the file has 5 more choices after the end of the battle" in told.err


@pytest.mark.parametrize("captains", [["x", "plain"], ["plain"], "plain", [1, 2]])
def test_captains_whom_nobody_knows_are_refused_in_a_replay(run: Run, tmp_path: Path, captains: Any) -> None:
    file = tmp_path / "replay.json"
    run("battle", *DUEL, "--turns", "1", "--save", file)
    told = run("battle", "--replay", edited(file, options={"captains": captains}))
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert "options: “captains” must be empty or name 2 of chance, plain, careful, admiral" in told.err


def test_another_version_of_the_program_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    run("battle", *DUEL, "--turns", "1", "--save", file)
    told = run("battle", "--replay", edited(file, program="99.0.0"))
    assert told.code == 0
    assert "version 99.0.0 wrote this replay" in told.err


def test_an_encounter_of_an_earlier_version_is_fought_without_a_word(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    file.write_bytes(ENCOUNTER.read_bytes())
    told = run("battle", edited(file, program="0.1.0"), "--turns", "1")
    assert (told.code, told.err) == (0, "")


def test_sheets_of_a_moment_show_the_damage(run: Run, tmp_path: Path) -> None:
    replay, sheets = tmp_path / "replay.json", tmp_path / "sheets.pdf"
    run("battle", *DUEL, "--turns", "3", "--save", replay)
    told = run("battle", "--replay", replay, "--as-of", "2", "-o", sheets)
    assert (told.code, told.out) == (0, f"wrote {sheets}: 3 sheets after turn 2\n")
    with pypdfium2.PdfDocument(sheets) as document:
        assert len(document) == 3
    fresh = tmp_path / "fresh.pdf"
    assert run("battle", "--replay", replay, "--as-of", "0", "-o", fresh).code == 0
    assert fresh.read_bytes() != sheets.read_bytes()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((EVEN_HAND,), "a battle needs two fleets, and you gave 1"),
        ((EVEN_HAND, "nowhere.json"), "nowhere.json: could not be read"),
        ((f"{EVEN_HAND}#nobody", EVEN_HAND), "there is no ship or class “nobody”"),
        (
            (EVEN_HAND, EVEN_HAND, "--captains", "nobody"),
            "there is no captain “nobody”",
        ),
        (
            (EVEN_HAND, EVEN_HAND, "--captains", "plain,plain,plain"),
            "give one captain for all, or one for each of the 2 sides; you gave 3",
        ),
        ((EVEN_HAND, EVEN_HAND, "--replay", "x"), "--replay cannot be combined with fleets"),
        (("--replay", EVEN_HAND), "this is a fleet, not a replay; a battle needs two fleets"),
        ((EVEN_HAND, EVEN_HAND, "--json", "--brief"), "--json cannot be combined with --brief"),
        ((EVEN_HAND, EVEN_HAND, "--as-of", "2"), "--replay, --as-of and -o can only be used together"),
    ],
)
def test_wrong_words_are_told_in_a_sentence(run: Run, words: tuple[str | Path, ...], sentence: str) -> None:
    told = run("battle", *words)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert sentence in told.err


def test_a_turn_that_was_not_fought_has_no_sheets(run: Run, tmp_path: Path) -> None:
    replay = tmp_path / "replay.json"
    run("battle", *DUEL, "--turns", "1", "--save", replay)
    told = run("battle", "--replay", replay, "--as-of", "9", "-o", tmp_path / "x.pdf")
    assert told.code == 2
    assert "--as-of must be a turn from 0 to 1, not 9" in told.err


def test_no_other_file_is_lost_to_a_replay(run: Run, heron: Path) -> None:
    before = heron.read_bytes()
    told = run("battle", *DUEL, "--turns", "1", "--save", heron)
    assert (told.code, told.out) == (2, "")
    assert heron.read_bytes() == before


def shieldless(body: dict[str, Any]) -> None:
    """Shield hits without a generator: an error of the design."""
    for arc in body["classes"][0]["arcs"].values():
        arc["shield_hits"] = 3


def test_illegal_designs_fight_only_if_that_is_wanted(run: Run, changed: Changed) -> None:
    flawed = changed("flawed.json", shieldless)
    told = run("battle", flawed, SKIRMISH)
    assert (told.code, told.out) == (2, "")
    assert told.err.rstrip().endswith("use --anyway to fight with errors")
    told = run("battle", flawed, SKIRMISH, "--anyway", "--turns", "1")
    assert told.code == 0
    assert "fights although its design has an error" in told.out
