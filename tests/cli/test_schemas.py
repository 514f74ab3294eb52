"""What verbs answer in JSON is what their schemas say, and nothing beside it."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from metamaker.cli.handlers.schema import ANSWERS as SCHEMAS
from metamaker.cli.handlers.schema import BATTLE, of_answer
from metamaker.core.paths import sample_events, sample_fleets, sample_universes
from tests.cli.conftest import EVEN_HAND, SKIRMISH, Run, closed, validate
from tests.cli.test_manners import TALKING, VERBS

IDEAS = sample_fleets("cosmoforce") / "six-ideas.json"
NARROWS = sample_fleets("cosmoclysm") / "the-narrows.json"
REGATTA = sample_events("metaverse") / "lantern-regatta.json"
PACK = sample_universes("metaverse") / "low-tide-1.json"
KITES = sample_fleets("metaverse") / "kite-clans-of-aldersay.json"

ANSWERS: tuple[tuple[str | Path, ...], ...] = (
    ("new", "OUT/new.json"),
    ("rename", SKIRMISH, "honest-weight", "Other", "-o", "OUT/renamed.json"),
    ("set", SKIRMISH, "honest-weight"),
    ("merge", SKIRMISH, KITES, "-o", "OUT/merged.json"),
    ("use", SKIRMISH, PACK, "-o", "OUT/used.json"),
    ("check", SKIRMISH, "--event", REGATTA),
    ("stats", IDEAS, "--classes"),
    ("stats", SKIRMISH, IDEAS),
    ("explain", IDEAS, "tin-sparrow", "mass"),
    ("pages", SKIRMISH, "--only", "roster", "--proof"),
    ("text", IDEAS, "tin-sparrow"),
    ("open", SKIRMISH, "-o", "OUT/opened.json"),
    ("fleet", IDEAS),
    ("samples", "six-ideas", "--to", "OUT"),
    ("encounter", f"{EVEN_HAND}#fathom,ell", SKIRMISH, "-o", "OUT/meeting.json"),
    ("balance", f"{IDEAS}#tin-sparrow", "--slot", "10", "-n", "2", "--workers", "1"),
    ("balance", NARROWS, "--seats", "-n", "2", "--workers", "1"),
)
"""Answers that no other test asks for; the fixture `run` validates all of them."""

BATTLES: tuple[tuple[str | Path, ...], ...] = (
    (SKIRMISH, KITES, "--seed", "5"),
    (IDEAS, "--seed", "3"),
    (f"{IDEAS}#tin-sparrow", "--survival", "--seed", "2"),
)
WITHOUT_SCHEMA = {"schema", *TALKING}
"""What is a schema itself, or talks with people."""


@pytest.mark.parametrize("words", ANSWERS, ids=lambda words: " ".join(Path(word).name for word in words)[:60])
def test_an_answer_is_what_its_schema_says(run: Run, tmp_path: Path, words: tuple[str | Path, ...]) -> None:
    assert run(*(str(word).replace("OUT", str(tmp_path)) for word in words), "--json").data != {}


def test_an_answer_beside_its_schema_is_refused() -> None:
    validate("new", '{"file": "a.json", "game": "metaverse", "format": 1}')
    for wrong in ('{"file": "a.json", "game": "metaverse"}', '{"file": "a.json", "game": "metaverse", "format": 1, "more": 2}'):
        with pytest.raises(jsonschema.ValidationError):
            validate("new", wrong)


def test_every_command_with_json_answers_has_a_schema_and_is_tried() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    calls = {call[1] for call in re.finditer(r'run\(\s*"([a-z-]+)"[^\n]*"--json"', sources)}
    assert set(VERBS) - WITHOUT_SCHEMA == {*SCHEMAS, BATTLE}
    assert set(VERBS) - WITHOUT_SCHEMA - calls - {words[0] for words in ANSWERS} == set()


@pytest.mark.parametrize("words", BATTLES, ids=lambda words: " ".join(Path(word).name for word in words))
def test_the_lines_of_a_battle_are_what_the_schema_says(run: Run, words: tuple[str | Path, ...]) -> None:
    lines = [json.loads(line) for line in run("battle", *words, "--json").out.splitlines()]
    summary = {**of_answer(BATTLE), "anyOf": [{"$ref": "#/$defs/Summary"}]}
    jsonschema.Draft202012Validator(closed(summary)).validate(lines[-1])
    assert [key for line in lines for key in keys(line) if " " in key] == []


def keys(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(key for inner in value.values() for key in keys(inner))]
    return [key for inner in value for key in keys(inner)] if isinstance(value, list) else []


def test_the_end_of_a_battle_is_told_in_numbers(run: Run) -> None:
    summary = json.loads(run("battle", SKIRMISH, KITES, "--seed", "5", "--json").out.splitlines()[-1])
    for ship in summary["standing"]:
        assert ship["hull"] == sum(section["hull"] for section in ship["sections"].values())
        assert 0 <= ship["hull"] <= ship["hull_hits"]
        assert (ship["speed"] is None) == (ship["status"] != "fighting")
    assert {ship["side"] for ship in summary["standing"]} == {0, 1}
    assert any(ship["status"] == "destroyed" and ship["hull"] == 0 for ship in summary["standing"])


def test_figures_are_the_same_in_every_language(run: Run) -> None:
    english, french = (
        json.loads(run("--language", code, "battle", IDEAS, "--json").out.splitlines()[-1])["standing"] for code in ("en", "fr")
    )
    assert english == french


def test_a_verb_without_answers_has_no_schema(run: Run) -> None:
    ended = run("schema", "stat")
    assert ended.code == 2
    assert "did you mean “stats”?" in ended.err
