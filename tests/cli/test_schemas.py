"""What verbs answer in JSON is what their schemas say, and nothing beside it."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from metamaker.core.paths import sample_events, sample_fleets, sample_universes
from metamaker.opening import open_file
from tests.cli.conftest import EVEN_HAND, SKIRMISH, Run
from tests.cli.test_manners import TALKING, VERBS
from tests.test_filled_sheets import filled, form

IDEAS = sample_fleets("cosmoforce") / "six-ideas.json"
NARROWS = sample_fleets("cosmoclysm") / "the-narrows.json"
REGATTA = sample_events("metaverse") / "lantern-regatta.json"
PACK = sample_universes("metaverse") / "low-tide-1.json"
KITES = sample_fleets("metaverse") / "kite-clans-of-aldersay.json"

ANSWERS: tuple[tuple[str | Path, ...], ...] = (
    ("new", "OUT/new.json"),
    ("check", KITES),
    ("check", KITES, "--fix", "--dry-run"),
    ("add", SKIRMISH, "bridge", "Honest Weight", "--dry-run"),
    ("rename", SKIRMISH, "honest-weight", "Other", "-o", "OUT/renamed.json"),
    ("set", SKIRMISH, "honest-weight"),
    ("set", IDEAS, "tin-sparrow", "name", "Other", "--dry-run"),
    ("merge", SKIRMISH, KITES, "-o", "OUT/merged.json"),
    ("universe", KITES, "-o", "OUT/kites.json", "--only", "weapons"),
    ("use", SKIRMISH, PACK, "-o", "OUT/used.json"),
    ("check", KITES, IDEAS, "nowhere.json"),
    ("stats", KITES),
    ("stats", IDEAS, "--classes"),
    ("stats", SKIRMISH, IDEAS),
    ("explain", SKIRMISH, "honest-weight", "combat_value"),
    ("explain", SKIRMISH, "honest-weight", "ems"),
    ("explain", SKIRMISH, "honest-weight", "max_speed"),
    ("explain", IDEAS, "tin-sparrow", "mass"),
    ("sheets", SKIRMISH, "-o", "OUT/sheets.pdf"),
    ("sheets", SKIRMISH, EVEN_HAND, "--ship", "Honest Weight", "--ship", "Still Water", "-o", "OUT/folder/"),
    ("sheets", "--blank", "-o", "OUT/blank.pdf"),
    ("sheets", SKIRMISH, "--proof"),
    ("pages", SKIRMISH, "--only", "roster", "-o", "OUT/roster.pdf"),
    ("pack", IDEAS, "-o", "OUT/pack.pdf"),
    ("pages", SKIRMISH, "--only", "roster", "--proof"),
    ("picture", SKIRMISH, "-o", "OUT/picture.png"),
    ("gallery", IDEAS, "-o", "OUT/site", "--workers", "1"),
    ("text", SKIRMISH),
    ("text", IDEAS, "tin-sparrow"),
    ("code", SKIRMISH),
    ("open", SKIRMISH, "-o", "OUT/opened.json"),
    ("convert", IDEAS, "OUT/converted.json"),
    ("state", "OUT/form.pdf", "-o", "OUT/state.json"),
    ("fleet", KITES),
    ("fleet", IDEAS),
    ("fleet", IDEAS, KITES),
    ("rules", "shield", "piercing"),
    ("diff", SKIRMISH, KITES),
    ("event", "standings", REGATTA),
    ("check", SKIRMISH, "--event", REGATTA),
    ("samples",),
    ("samples", "six-ideas", "--to", "OUT"),
    ("encounter", f"{EVEN_HAND}#fathom,ell", SKIRMISH, "--seed", "5"),
    ("encounter", f"{EVEN_HAND}#fathom,ell", SKIRMISH, "-o", "OUT/meeting.json"),
    ("duel", SKIRMISH, KITES, "-n", "2", "--workers", "1"),
    ("duel", f"{IDEAS}#tin-sparrow", f"{IDEAS}#warm-kettle", "-n", "2", "--workers", "1"),
    ("duel", NARROWS, "-n", "2", "--workers", "1", "--captains", "chance"),
    ("forecast", SKIRMISH, KITES),
    ("weigh", SKIRMISH, KITES, "-n", "2", "--workers", "1"),
    ("fair", f"{EVEN_HAND}#ell", SKIRMISH, "--seconds", "1", "--workers", "1"),
    ("balance", IDEAS, "-n", "2", "--workers", "1"),
    ("balance", f"{EVEN_HAND}#ell", "-n", "2", "--workers", "1"),
    ("balance", f"{IDEAS}#tin-sparrow", "--slot", "10", "-n", "2", "--workers", "1"),
    ("balance", NARROWS, "--seats", "-n", "2", "--workers", "1"),
)
BATTLES: tuple[tuple[str | Path, ...], ...] = (
    (SKIRMISH, KITES, "--seed", "5"),
    (IDEAS, "--seed", "3"),
    (f"{IDEAS}#tin-sparrow", "--survival", "--seed", "2"),
)
WITHOUT_SCHEMA = {"schema", *TALKING}
"""What is a schema itself, or talks with people."""


def closed(schema: Any) -> Any:
    """The same schema, which refuses every field that it does not name."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(value) for key, value in schema.items()}
    return {"additionalProperties": False, **inner} if "properties" in schema else inner


def refuse(schema: Any, *answers: Any) -> None:
    jsonschema.Draft202012Validator.check_schema(schema)
    judge = jsonschema.Draft202012Validator(closed(schema))
    for answer in answers:
        judge.validate(answer)


@pytest.mark.parametrize("words", ANSWERS, ids=lambda words: " ".join(Path(word).name for word in words)[:60])
def test_an_answer_is_what_its_schema_says(run: Run, tmp_path: Path, words: tuple[str | Path, ...]) -> None:
    schema = run("schema", words[0]).data
    if words[0] == "state":
        assert run("sheets", SKIRMISH, "--fillable", "-o", tmp_path / "form.pdf").code == 0
    answer = run(*(str(word).replace("OUT", str(tmp_path)) for word in words), "--json")
    refuse(schema, answer.data)


def test_the_answer_about_a_play_state_is_what_its_schema_says(run: Run, tmp_path: Path) -> None:
    pdf = tmp_path / "filled.pdf"
    pdf.write_bytes(filled(form(open_file(str(EVEN_HAND))), {"ships/clerk-of-works/fore/hull_hits#1": "X"}))
    refuse(run("schema", "state").data, run("state", pdf, "-o", tmp_path / "state.json", "--json").data)


def test_every_verb_that_answers_in_json_has_a_schema_that_is_tried() -> None:
    tried = {str(words[0]) for words in ANSWERS} | {"battle", "state"}
    tried |= {"self-test", "update"}  # where they are tried whole, in tests of their own
    assert set(VERBS) - WITHOUT_SCHEMA == tried


@pytest.mark.parametrize("words", BATTLES, ids=lambda words: " ".join(Path(word).name for word in words))
def test_the_lines_of_a_battle_are_what_the_schema_says(run: Run, words: tuple[str | Path, ...]) -> None:
    schema = run("schema", "battle").data
    lines = [json.loads(line) for line in run("battle", *words, "--json").out.splitlines()]
    refuse(schema, *lines)
    refuse({**schema, "anyOf": [{"$ref": "#/$defs/Summary"}]}, lines[-1])
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
