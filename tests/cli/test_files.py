"""Files that the verbs write and read: new, convert, sheets; and what is no use."""

import json
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from metamaker.opening import open_file
from tests.choices import covering
from tests.cli.conftest import EVEN_HAND, SKIRMISH, Change, Run

Changed = Callable[[str, Change], Path]


def test_converting_a_sample_changes_nothing(run: Run, tmp_path: Path) -> None:
    once, twice = tmp_path / "once.json", tmp_path / "twice.json"
    assert run("convert", EVEN_HAND, once, "--json").data == {"file": str(once), "game": "metaverse", "format": 1}
    assert run("convert", once, twice).code == 0
    assert once.read_bytes() == twice.read_bytes()
    assert run("diff", EVEN_HAND, once, "--json").data["changes"] == []


def test_converting_in_place_keeps_the_old_file(run: Run, heron: Path) -> None:
    before = heron.read_bytes()
    compact = json.dumps(json.loads(before)).encode()
    heron.write_bytes(compact)
    assert run("convert", heron, heron).code == 0
    assert (heron.read_bytes(), heron.with_name("heron.json.bak").read_bytes()) == (before, compact)


@pytest.mark.parametrize(
    ("game", "name"),
    [("metaverse", "New fleet"), ("cosmoforce", "New ships"), ("cosmoclysm", "New board"), ("cosmos_commanders", "New map")],
)
def test_a_new_document_is_called_what_it_is(run: Run, tmp_path: Path, game: str, name: str) -> None:
    file = tmp_path / "made.json"
    assert run("new", file, "--game", game).code == 0
    assert open_file(str(file)).document.name == name


def test_new_does_not_overwrite(run: Run, heron: Path) -> None:
    before = heron.read_bytes()
    ended = run("new", heron)
    assert (ended.code, ended.err) == (2, f"metamaker: {heron}: the file already exists; choose another name\n")
    assert heron.read_bytes() == before


def test_a_dash_is_no_name_of_a_new_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ended = metamaker("new", "-", "--name", "The Herons", cwd=tmp_path)
    assert json.loads(ended.stdout)["body"]["name"] == "The Herons"
    assert "choose a name that ends with .json" in run("new", "x.pdf").err
    assert list(tmp_path.iterdir()) == []


def test_libraries_say_nothing_beside_the_sentence(tmp_path: Path) -> None:
    file = tmp_path / "odd.pdf"
    pages = b"1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3]/Count 1>>endobj\n"
    file.write_bytes(b"%PDF-1.4\n" + pages + b"trailer<</Root 1 0 R>>")
    ended = metamaker("check", file)
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1


def test_a_bad_name_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    ended = run("new", file, "--name", "a\x1bb")
    assert (ended.code, ended.err) == (
        2,
        f"metamaker: {file}: name: control characters are not allowed; character 2 is U+001B\n",
    )
    assert list(tmp_path.iterdir()) == []


def pages(file: Path) -> int:
    with pypdfium2.PdfDocument(file) as document:
        return len(document)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_print_opens_as_the_fleet_again(run: Run, tmp_path: Path, paper: str) -> None:
    file, back = tmp_path / "print.pdf", tmp_path / "back.json"
    told = run("sheets", SKIRMISH, "-o", file, "--paper", paper, "--json").data
    assert told["file"] == str(file)
    assert [sheet["where"] for sheet in told["sheets"]] == ["ships/honest-weight", "ships/borrowed-lantern"]
    assert pages(file) == told["pages"]
    assert run("convert", file, back).code == 0
    assert run("diff", SKIRMISH, back, "--json").data["changes"] == []


def test_the_same_fleet_gives_the_same_bytes(run: Run, tmp_path: Path) -> None:
    for name in ("one.pdf", "two.pdf"):
        assert run("sheets", SKIRMISH, "-o", tmp_path / name).code == 0
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()


def test_what_goes_to_an_opponent_is_the_printed_ship_alone(run: Run, tmp_path: Path) -> None:
    file, back = tmp_path / "print.pdf", tmp_path / "back.json"
    told = run("sheets", EVEN_HAND, "-o", file, "--ship", "Still Water", "--embed", "ship", "--json").data
    assert [sheet["name"] for sheet in told["sheets"]] == ["Still Water"]
    run("convert", file, back)
    body = json.loads(back.read_text())["body"]
    assert [ship["id"] for ship in body["ships"]] == ["still-water"]
    assert [ship["id"] for ship in body["classes"]] == ["fathom"]
    assert "commander" not in body["ships"][0]
    assert (body["notes"], body["tags"], body["classes"][0]["notes"], body["classes"][0]["tags"]) == ("", [], "", [])
    used = {mount["weapon"] for part in body["classes"][0]["sections"].values() for mount in part["mounts"]}
    assert {weapon["id"] for weapon in body["weapons"]} == used
    old, new = (run("stats", "--json", one).data["ships"] for one in (EVEN_HAND, back))
    assert new == [ship for ship in old if ship["id"] == "still-water"]


def test_a_print_may_carry_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "print.pdf"
    assert run("sheets", SKIRMISH, "-o", file, "--embed", "none").code == 0
    ended = run("check", file)
    assert ended.code == 2
    assert ended.err.startswith(f"metamaker: {file}: this PDF contains no fleet")


def test_classes_pages_and_several_fleets(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "print.pdf"
    told = run("sheets", EVEN_HAND, "-o", file, "--classes", "--json").data
    assert [sheet["where"].partition("/")[0] for sheet in told["sheets"]] == ["classes"] * 5
    told = run("sheets", EVEN_HAND, "-o", file, "--pages", "2-3,5", "--json").data
    assert (told["pages"], pages(file)) == (3, 3)
    told = run("sheets", EVEN_HAND, SKIRMISH, "-o", file, "--json").data
    assert pages(file) == told["pages"] >= 11


def test_a_print_of_several_fleets_wants_a_choice(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "print.pdf"
    assert run("sheets", EVEN_HAND, SKIRMISH, "-o", file).code == 0
    ended = run("fleet", file)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"metamaker: {file}: this PDF contains several fleets: ")
    assert "#1 the-even-hand, #2 " in ended.err
    assert run("fleet", f"{file}#1", "--json").data["name"] == "The Even Hand"
    assert run("fleet", f"{file}#the-even-hand", "--json").data["name"] == "The Even Hand"
    assert run("diff", f"{file}#2", SKIRMISH).out == "no differences\n"
    assert "there is no such fleet in this PDF; choose from #1 the-even-hand, " in run("fleet", f"{file}#3").err
    assert "this is not a PDF" in run("fleet", f"{SKIRMISH}#3").err


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("sheets", "-o"), "fleet.pdf"),
        (("pages", "-o"), "fleet.pdf"),
        (("pack", "-o"), "fleet.pdf"),
        (("sheets", "--format", "svg", "-o"), "page-01.svg"),
        (("picture", "-o"), "fleet.png"),
        (("sheets", "--blank", "-o"), "fleet.pdf"),
    ],
)
def test_a_print_replaces_prints_alone(run: Run, tmp_path: Path, words: tuple[str, ...], name: str) -> None:
    file = tmp_path / name
    file.write_bytes(SKIRMISH.read_bytes())
    ended = run(words[0], *(() if "--blank" in words else (SKIRMISH,)), *words[1:], tmp_path / name.replace("-01", ""))
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"metamaker: {file}: this name belongs to a file that is not ")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [(name, SKIRMISH.read_bytes())]


def test_fleets_of_one_file_name_do_not_overwrite_each_other(run: Run, tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "fleet.json").write_bytes(SKIRMISH.read_bytes())
    told = run("sheets", tmp_path / "a/fleet.json", tmp_path / "b/fleet.json", "-o", f"{tmp_path}/out/", "--json").data
    assert [Path(one["file"]).name for one in told["files"]] == ["fleet.pdf", "fleet-2.pdf"]


@pytest.mark.parametrize("words", [("sheets",), ("pages", "--only", "roster"), ("pack",), ("sheets", "--blank"), ("picture",)])
def test_a_dash_writes_to_standard_output(tmp_path: Path, words: tuple[str, ...]) -> None:
    fleet = () if "--blank" in words else (str(SKIRMISH),)
    ended = subprocess.run(
        [sys.executable, "-m", "metamaker", *words, *fleet, "-o", "-"], check=True, capture_output=True, cwd=tmp_path
    )
    assert ended.stdout.startswith(b"\x89PNG" if words == ("picture",) else b"%PDF-")
    assert (ended.stderr, list(tmp_path.iterdir())) == (b"", [])


def test_standard_output_takes_one_page_of_pictures(run: Run) -> None:
    ended = run("sheets", SKIRMISH, "-o", "-", "--format", "svg")
    assert (ended.code, ended.err) == (
        2,
        "metamaker: standard output: there are 2 pages; choose one with --pages, or write a PDF\n",
    )


def test_a_folder_gets_one_print_a_fleet(run: Run, tmp_path: Path) -> None:
    told = run("sheets", EVEN_HAND, SKIRMISH, "-o", f"{tmp_path}/", "--json").data
    assert [one["file"] for one in told["files"]] == [f"{tmp_path}/{EVEN_HAND.stem}.pdf", f"{tmp_path}/{SKIRMISH.stem}.pdf"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--ship", "Nobody"), f"{SKIRMISH}: there is no ship or class “Nobody”"),
        (("--pages", "9-"), "OUT: choose at least one page; there are 2 pages"),
        (("--pages", "3-1"), "page numbers start at 1, and a range goes up, unlike “3-1”"),
        (("--pages", "one"), "pages must be numbers or ranges such as 1-3,7, not “one”"),
        (("--paper", "a5"), "--paper: there is no “a5”; choose from a4, letter"),
    ],
)
def test_what_cannot_be_printed_is_told_and_nothing_is_written(
    run: Run, tmp_path: Path, words: tuple[str, str], expected: str
) -> None:
    file = tmp_path / "print.pdf"
    ended = run("sheets", SKIRMISH, "-o", file, *words)
    assert ended.code == 2
    assert expected.replace("OUT", str(file)) in ended.err
    assert ended.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_what_was_printed_is_counted(run: Run, tmp_path: Path) -> None:
    words = ("sheets", SKIRMISH, "-o", tmp_path / "print.pdf", "--paper", "A4")
    assert run(*words, "--pages", "1").out.endswith(": 1 sheet on 1 page\n")
    assert run(*words).out.endswith(": 2 sheets on 2 pages\n")


def test_an_empty_fleet_has_nothing_to_print(run: Run, tmp_path: Path, changed: Changed) -> None:
    empty = changed("empty.json", lambda body: body.update(classes=[], ships=[]))
    assert "the fleet has no ships or classes" in run("sheets", empty, "-o", tmp_path / "print.pdf").err
    for verb in ("check", "stats", "fleet"):
        assert run(verb, empty).code == 0


BAD: dict[str, Callable[[bytes], bytes]] = {
    "truncated": lambda text: text[: len(text) // 2],
    "binary": lambda _: bytes(range(256)) * 50,
    "empty": lambda _: b"",
    "utf-16": lambda text: text.decode().encode("utf-16"),
    "other json": lambda _: b"[1, 2, 3]",
    "nested": lambda _: b"[" * 10_000 + b"]" * 10_000,
    "not a number": lambda text: text.replace(b'"hull_hits": 8', b'"hull_hits": NaN'),
    "huge number": lambda text: text.replace(b'"hull_hits": 8', b'"hull_hits": ' + b"9" * 10_000),
    "wrong type": lambda text: text.replace(b'"hull_hits": 8', b'"hull_hits": "8"'),
    "out of bounds": lambda text: text.replace(b'"hull_hits": 8', b'"hull_hits": 1000'),
    "unknown key": lambda text: text.replace(b'"hull_hits": 8', b'"hull_hit": 8'),
    "duplicate key": lambda text: text.replace(b'"hull_hits": 8', b'"hull_hits": 8, "hull_hits": 9'),
    "duplicate id": lambda text: text.replace(b'"id": "second-wind"', b'"id": "first-light"'),
    "dangling id": lambda text: text.replace(b'"ship_class": "scout"', b'"ship_class": "dodo"'),
    "newer format": lambda text: text.replace(b'"format": 1', b'"format": 99'),
    "other game": lambda text: text.replace(b'"game": "metaverse"', b'"game": "metavers"'),
    "command cycle": lambda text: text.replace(b'"level": "squadron"', b'"commander": "second-wind"'),
    "damaged pdf": lambda _: b"%PDF-1.7\n" + bytes(range(256)) * 20,
}


@pytest.mark.parametrize("kind", BAD)
def test_bad_files_get_one_sentence_and_nothing_is_written(run: Run, heron: Path, tmp_path: Path, kind: str) -> None:
    bad, out = tmp_path / "bad.json", tmp_path / "out.json"
    good = heron.read_bytes()
    bad.write_bytes(BAD[kind](good))
    assert bad.read_bytes() != good
    for words in (("check", bad), ("convert", bad, out), ("sheets", bad, "-o", out.with_suffix(".pdf"))):
        ended = run(*words)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err.startswith(f"metamaker: {bad}: ")
        assert ended.err.count("\n") == 1
        assert len(ended.err) < 300
    assert not out.exists()


def test_the_place_of_a_bad_value_is_told(run: Run, changed: Changed) -> None:
    def hurt(body: dict[str, Any]) -> None:
        body["classes"][0]["arcs"]["fore"]["shield_hits"] = -3

    file = changed("hurt.json", hurt)
    assert run("check", file).err == (
        f"metamaker: {file}: classes/scout/arcs/fore: “shield_hits” must be a whole number from 0 to 99, not -3\n"
    )


def metamaker(*words: str | Path, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "metamaker", *map(str, words)], check=False, capture_output=True, text=True, **options
    )


def test_a_full_disk_leaves_the_old_file(heron: Path) -> None:
    before = heron.read_bytes()
    ended = metamaker("convert", heron, heron, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)))
    assert ended.returncode == 2
    assert ended.stderr == f"metamaker: {heron}: could not be written: it would be larger than the system allows\n"
    assert heron.read_bytes() == before
    assert [path.name for path in heron.parent.iterdir()] == ["heron.json"]


def test_full_devices_get_one_sentence(heron: Path) -> None:
    ended = metamaker("convert", heron, "/dev/full")
    assert (ended.returncode, ended.stderr) == (2, "metamaker: /dev/full: could not be written: the disk is full\n")
    with open("/dev/full", "w") as full:  # noqa: PTH123
        ended = subprocess.run(
            [sys.executable, "-m", "metamaker", "rules", "ship"], check=False, stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert ended.returncode == 2
    assert ended.stderr == "metamaker: could not write to standard output: No space left on device\n"


ENDS = {"--help": 0, "check FILE": 0, "stats FILE --json": 0, "sheets FILE -o -": 0, "check nix": 2, "chek": 2}
"""With what commands end."""


@pytest.mark.parametrize(("words", "closed"), covering(ENDS, [">&-", ">&- 2>&-", "<&- >&-"]))
def test_closed_streams_are_no_fault(heron: Path, words: str, closed: str) -> None:
    code = ENDS[words]
    command = f"{sys.executable} -W ignore -m metamaker {words.replace('FILE', str(heron))} {closed}"
    ended = subprocess.run(["/bin/sh", "-c", command], check=False, capture_output=True, text=True)
    assert (ended.returncode, ended.stdout) == (code, "")
    assert ended.stderr.count("\n") == (1 if code and "2>&-" not in closed else 0)


def test_a_reader_that_goes_away_is_no_fault() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "metamaker", "rules", "ship"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_standard_input_is_a_file_called_dash(heron: Path) -> None:
    ended = metamaker("check", "--json", "-", input=heron.read_text())
    assert json.loads(ended.stdout) == {"issues": []}
    ended = metamaker("check", "-", input="{")
    assert ended.stderr.startswith("metamaker: standard input: ")


MEASURED = """
import re, sys
from metamaker.cli.main import main

code = main(["check", sys.argv[1]])
# of this very process; what the parent hears of its children's memory is its own at the time of the fork
print(re.search(r"VmHWM:\\s+(\\d+) kB", open("/proc/self/status").read())[1])
sys.exit(code)
"""


@pytest.mark.parametrize("filling", [b"\0", b"[", b'{"a":', b"[0,"])
def test_huge_files_are_refused_within_bounds(tmp_path: Path, filling: bytes) -> None:
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        for _ in range(200):
            file.write((filling * (2**20 // len(filling) + 1))[: 2**20])
    ended = subprocess.run([sys.executable, "-c", MEASURED, large], check=False, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (2, f"metamaker: {large}: the file is larger than the limit of 64 MB\n")
    assert int(ended.stdout) < 300 * 1024


@pytest.mark.parametrize("verb", ["check", "convert", "sheets"])
def test_an_empty_name_is_told(run: Run, tmp_path: Path, verb: str) -> None:
    out = {"check": (), "convert": (tmp_path / "x.json",), "sheets": ("-o", tmp_path / "x.pdf")}[verb]
    assert run(verb, "", *out).err == "metamaker: the name of the file is empty\n"


@pytest.mark.parametrize("words", [("check", "-", "-"), ("diff", "-", "-"), ("sheets", "-", "-", "-o", "x.pdf")])
def test_standard_input_is_given_once(run: Run, words: tuple[str, ...]) -> None:
    ended = run(*words)
    assert (ended.code, ended.err) == (2, "metamaker: standard input: give “-” only once\n")


def test_a_format_with_a_point_is_told(run: Run, heron: Path) -> None:
    heron.write_text(heron.read_text().replace('"format": 1', '"format": 1.0'))
    assert run("check", heron).err == f"metamaker: {heron}: “format” must be a whole number from 1, not 1.0\n"


def test_a_section_that_is_none_is_told_with_those_there_are(run: Run, changed: Changed) -> None:
    file = changed("attic.json", lambda body: body["classes"][0]["sections"].update(attic={}))
    assert "“attic” is not a known entry; choose from core, fore, aft, port, starboard" in run("check", file).err
