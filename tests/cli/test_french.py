"""The command line in French: what the program says is French in every verb.

`diff` is left out: between the places of a document it has the names of fields as they stand in the file.
"""

import io
import re
from functools import cache
from pathlib import Path

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.registry import GAMES
from tests.cli.conftest import SKIRMISH, Run
from tests.messages import outside_brackets

SHIPS = [f"{SKIRMISH}#{ship}" for ship in ("honest-weight", "borrowed-lantern")]
IDEAS = str(sample_fleets("cosmoforce") / "six-ideas.json")
KITES = str(sample_fleets("metaverse") / "kite-clans-of-aldersay.json")

VERBS: tuple[tuple[str, ...], ...] = (
    ("check", KITES),
    ("stats", str(SKIRMISH)),
    ("stats", "--classes", IDEAS),
    ("fleet", KITES),
    ("explain", KITES, "left-mitten", "combat_value"),
    ("explain", KITES, "windlass", "core.power"),
    ("explain", IDEAS, "tin-sparrow", "mass"),
    ("explain", KITES, "windlass", "warp"),
    ("text", str(SKIRMISH)),
    ("text", IDEAS),
    ("sheets", str(SKIRMISH), "-o", "OUT/sheets.pdf"),
    ("pages", str(SKIRMISH), "--only", "roster", "-o", "OUT/roster.pdf"),
    ("pages", str(SKIRMISH), "--only", "rooster", "-o", "OUT/roster.pdf"),
    ("sheets", str(SKIRMISH), "--proof"),
    ("picture", str(SKIRMISH), "-o", "OUT/picture.png"),
    ("convert", str(SKIRMISH), "OUT/copy.json"),
    ("samples",),
    ("samples", "quarel"),
    ("battle", *SHIPS, "--seed", "3"),
    ("battle", *SHIPS, "--brief"),
    ("weigh", *SHIPS, "-n", "10", "--workers", "1"),
    ("duel", *SHIPS, "-n", "10", "--workers", "1"),
    ("duel", f"{IDEAS}#tin-sparrow", f"{IDEAS}#warm-kettle", "-n", "10", "--workers", "1"),
    ("balance", IDEAS, "-n", "10", "--workers", "1"),
    ("check", "nowhere.json"),
    ("check", "--nope", str(SKIRMISH)),
    ("chek", str(SKIRMISH)),
    ("check",),
    ("sheets", str(SKIRMISH), "--dpi", "9999", "-o", "OUT/x.pdf"),
    ("sheets", str(SKIRMISH), "--paper", "a5", "-o", "OUT/x.pdf"),
)

ENGLISH = re.compile(
    r"\b(the|of|and|with|has|have|is|are|was|not|no|for|from|by|it|its|this|that|expected|found|ships?|hits?|wrote|see)\b"
)
"""Words that every English sentence of some length has one of, and that are no French ones."""


def said(run: Run, words: tuple[str, ...], folder: Path, language: str) -> list[str]:
    ended = run("--language", language, *(word.replace("OUT", str(folder)) for word in words))
    return [*ended.out.splitlines(), *ended.err.splitlines()]


@cache
def names() -> re.Pattern[str]:
    """Names and stories out of the files that are told about, paths, rules, references, and what is typed."""
    texts = "".join(Path(file).read_text(encoding="utf-8") for file in (SKIRMISH, IDEAS, KITES))
    known = set(re.findall(r'"(?:name|title|author|fleet_name|id|notes|role|class)": "((?:[^"\\]|\\.)*)"', texts))
    samples = {name for file in sample_fleets("metaverse").parent.rglob("*.json") for name in (file.stem, _name(file))}
    longest = sorted({*known, *samples} - {""}, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest)), re.IGNORECASE)


def _name(file: Path) -> str:
    found = re.search(r'"name": "((?:[^"\\]|\\.)*)"', file.read_text(encoding="utf-8"))
    return found[1] if found else ""


NOTATION = re.compile(r"\S*/\S*|MV-\S+|CF-\S+|--?[a-z]\S*|\bmetamaker\b|[a-z]+_[a-z_]+|'[^']*'|[a-z]+\.[a-z_]+|ship\b")
"""Paths, references, rules, options, symbols of formulas."""


@pytest.mark.parametrize("words", VERBS, ids=[" ".join(Path(word).name for word in words)[:60] for words in VERBS])
def test_a_verb_speaks_french(run: Run, words: tuple[str, ...], tmp_path: Path) -> None:
    known = names()
    lines = [NOTATION.sub(" ", known.sub(" ", line)) for line in said(run, words, tmp_path, "fr")]
    assert lines != []
    assert [line for line in lines if ENGLISH.search(line)] == []


@pytest.mark.parametrize("words", VERBS, ids=[" ".join(Path(word).name for word in words)[:60] for words in VERBS])
def test_numbers_have_the_signs_of_french(run: Run, words: tuple[str, ...], tmp_path: Path) -> None:
    lines = [NOTATION.sub(" ", line) for line in said(run, words, tmp_path, "fr")]
    assert [line for line in lines if re.search(r"\d\.\d|\d (?:%|cm|mm|t)\b", line) and not FORMULA.search(line)] == []


FORMULA = re.compile(r"[-+*/^] | \*|max\(|min\(")
"""Lines with formulas, whose numbers are typed with a point."""

OUTSIDE: tuple[tuple[str, ...], ...] = (
    ("check", KITES),
    ("stats", str(SKIRMISH)),
    ("stats", "--classes", IDEAS),
    ("fleet", KITES),
    ("fleet", IDEAS),
    ("sheets", str(SKIRMISH), "--proof"),
    ("samples",),
    ("new", "OUT/new.json"),
    ("battle", *SHIPS, "--seed", "3"),
    ("check", "OUT/nowhere.json"),
    ("check",),
    ("duel", str(SKIRMISH)),
)
"""Verbs that show no formulas, which are written alike in every language."""

NAMES = frozenset({"roster", "web", *(word for game in GAMES.values() for word in game.name.split())})
"""Names of the editions of Cosmoforce, and of games."""


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("command", OUTSIDE, ids=[" ".join(Path(word).name for word in each)[:60] for each in OUTSIDE])
def test_what_is_said_comes_out_of_the_words(run: Run, command: tuple[str, ...], tmp_path: Path) -> None:
    """Outside stand names out of files, references, rules and what is typed alone."""
    known = names()
    told = outside_brackets("\n".join(said(run, command, tmp_path, "fr")))
    left = re.findall("[A-Za-z]{3,}", NOTATION.sub(" ", known.sub(" ", told)))
    assert set(left) - NAMES == set()


ORDER = re.compile(r"\bat \S+ by \d+( \w+( \d+)?)?")
"""An order to fire as it is typed."""


def test_the_seat_at_the_table_is_french(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed = (
        "help",
        "view",
        "table",
        "nonsense",
        "undo",
        "+99",
        "+1",
        "non",
        "",
        "oui",
        f"save {tmp_path}/a.json",
        "captain rest",
    )
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    told = run("--language", "fr", "play", *SHIPS, "--no-rules")
    assert "donner ces ordres" in told.out
    known = names()
    lines = [NOTATION.sub(" ", known.sub(" ", line)) for line in told.out.splitlines()]
    assert [line for line in lines if ENGLISH.search(ORDER.sub("", line))] == []
