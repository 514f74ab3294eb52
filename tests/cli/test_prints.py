"""What the printing verbs can be told: kinds of files, formats, inks, frames, states, blank sheets; other pages; the proof."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest

from metamaker.rendering.metrics import use_fallback
from tests.cli.conftest import EVEN_HAND, SKIRMISH, Change, Run
from tests.rendering.test_font_file import HERON, font

Changed = Callable[[str, Change], Path]


def page_sizes(file: Path) -> set[tuple[int, int]]:
    """Sizes of all pages in mm."""
    with pypdfium2.PdfDocument(file) as document:
        return {
            (round(width / 72 * 25.4), round(height / 72 * 25.4)) for width, height in (page.get_size() for page in document)
        }


def bookmarks(file: Path) -> list[str]:
    with pypdfium2.PdfDocument(file) as document:
        return [entry.get_title() for entry in document.get_toc()]


def test_each_page_is_a_file_of_its_own(run: Run, tmp_path: Path) -> None:
    told = run("sheets", SKIRMISH, "-o", f"{tmp_path}/new/", "--format", "svg", "--json").data
    names = [f"{tmp_path}/new/{SKIRMISH.stem}-0{number}.svg" for number in (1, 2)]
    assert (told["files"], told["file"], told["pages"]) == (names, names[0], 2)
    assert "<svg" in Path(names[1]).read_text()
    told = run("sheets", SKIRMISH, "-o", tmp_path / "page.png", "--format", "png", "--dpi", "50", "--json").data
    assert told["files"] == [f"{tmp_path}/page-0{number}.png" for number in (1, 2)]
    picture = Path(told["file"]).read_bytes()
    assert [int.from_bytes(picture[place : place + 4], "big") for place in (16, 20)] == [414, 585]


@pytest.mark.parametrize("verb", ["sheets", "pages", "pack"])
@pytest.mark.parametrize(("ending", "begins"), [("pdf", b"%PDF-"), ("PNG", b"\x89PNG"), ("svg", b"<svg")])
def test_the_ending_says_what_kind_of_file_it_is(run: Run, tmp_path: Path, verb: str, ending: str, begins: bytes) -> None:
    only = ("--only", "roster,command") if verb == "pages" else ()
    told = run(verb, SKIRMISH, "-o", tmp_path / f"x.{ending}", *only, "--json").data
    assert len(told["files"]) == (1 if ending == "pdf" else told["pages"]) == len(list(tmp_path.iterdir()))
    assert all(Path(file).read_bytes().startswith(begins) for file in told["files"])


@pytest.mark.parametrize("words", [(), ("--format", "png")])
def test_one_page_is_one_file_of_that_name(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    file = tmp_path / "x.png"
    assert run("pages", SKIRMISH, "-o", file, "--only", "roster", "--dpi", "50", *words, "--json").data["files"] == [str(file)]
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("sheets", "-o", "x.html"), "x.html: choose a name that ends with .pdf, .svg or .png"),
        (("pages", "-o", ".odt"), ".odt: choose a name that ends with .pdf, .svg or .png"),
        (("pack", "-o", "x.jpg"), "x.jpg: choose a name that ends with .pdf, .svg or .png"),
        (("sheets", "-o", "x.png", "--format", "pdf"), "x.png: choose a name that ends with .pdf"),
        (("sheets", "-o", "x.PDF", "--format", "png"), "x.PDF: choose a name that ends with .png"),
        (("sheets", "-o", "x.html", "--format", "pdf"), "x.html: choose a name that ends with .pdf"),
        (("picture", "-o", "x.svg"), "x.svg: choose a name that ends with .png"),
    ],
)
def test_no_print_goes_under_the_name_of_another_kind(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = run(words[0], SKIRMISH, *words[1:])
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"metamaker: {told}")
    assert list(tmp_path.iterdir()) == []


def test_small_formats_share_pages(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "print.pdf"
    full, half, card = (run("sheets", SKIRMISH, "-o", file, "--size", size, "--json").data for size in ("full", "half", "card"))
    assert [sheet["where"] for sheet in half["sheets"]] == [sheet["where"] for sheet in full["sheets"]]
    assert half["pages"] <= full["pages"] == 2
    assert sum(sheet["pages"] for sheet in card["sheets"]) > card["pages"]


def test_pages_of_small_formats_keep_the_sheets_that_are_on_them(run: Run, tmp_path: Path) -> None:
    words = ("sheets", EVEN_HAND, "-o", tmp_path / "print.pdf", "--size", "half", "--json")
    whole, last = run(*words).data, run(*words, "--pages", "2-").data
    assert last["pages"] == whole["pages"] - 1
    assert last["sheets"][-1] == whole["sheets"][-1]
    assert len(last["sheets"]) < len(whole["sheets"])


@pytest.mark.parametrize(
    ("words", "size"),
    [
        ((), (210, 297)),
        (("--landscape",), (297, 210)),
        (("--paper", "letter", "--landscape", "--margins", "12,10,8,10", "--binding", "6", "--mirrored"), (279, 216)),
    ],
)
def test_paper_lies_as_wanted(run: Run, tmp_path: Path, words: tuple[str, ...], size: tuple[int, int]) -> None:
    file = tmp_path / "print.pdf"
    for verb in ("sheets", "pages", "pack"):
        assert run(verb, SKIRMISH, "-o", file, *words).code == 0
        assert page_sizes(file) == {size}


def test_inks_differ(run: Run, tmp_path: Path) -> None:
    made = set()
    for ink in ("colour", "grey", "line"):
        assert run("sheets", SKIRMISH, "-o", tmp_path / "p.pdf", "--ink", ink, "--embed", "none").code == 0
        made.add((tmp_path / "p.pdf").read_bytes())
    assert len(made) == 3


def test_blank_sheets_need_no_fleet_and_can_be_filled_in(run: Run, tmp_path: Path) -> None:
    told = run("sheets", "--blank", "--fillable", "-o", tmp_path / "blank.pdf", "--json").data
    assert told["sheets"] == []
    with pikepdf.open(tmp_path / "blank.pdf") as file:
        assert len(file.Root.AcroForm.Fields) > 50
        assert len(file.pages) == told["pages"]
    assert run("sheets", "--blank", "-o", f"{tmp_path}/", "--size", "card", "--format", "png").code == 0
    assert (tmp_path / "blank.png").exists()


def test_a_play_state_is_pencilled_in(run: Run, tmp_path: Path, heron: Path) -> None:
    state = tmp_path / "state.json"
    lost = {"id": "first-light", "losses": {"core": {"hull_hits": [3]}}}
    state.write_text(json.dumps({"game": "metaverse", "format": 1, "kind": "play", "body": {"turn": 2, "ships": [lost]}}))
    words = ("sheets", heron, "-o", tmp_path / "p.pdf", "--embed", "none")
    assert run(*words).code == 0
    fresh = (tmp_path / "p.pdf").read_bytes()
    assert run(*words, "--state", state).code == 0
    assert (tmp_path / "p.pdf").read_bytes() != fresh


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (
            '{"game": "metaverse", "format": 1, "kind": "play", "body": {"ships": [{"id": "dodo"}]}}',
            "ships/dodo: there is no ship with the id “dodo”",
        ),
        ('{"game": "metaverse", "format": 1, "body": {}}', "this is a fleet, not damage on paper"),
        ("{", "the file is incomplete"),
    ],
)
def test_a_state_that_does_not_fit_is_told(run: Run, tmp_path: Path, heron: Path, content: str, told: str) -> None:
    state = tmp_path / "state.json"
    state.write_text(content)
    ended = run("sheets", heron, "-o", tmp_path / "p.pdf", "--state", state)
    assert ended.code == 2
    assert ended.err.startswith(f"metamaker: {state}: ")
    assert told in ended.err
    assert not (tmp_path / "p.pdf").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("sheets", "-o", "x.pdf"), "missing argument FILE…"),
        (("pages", "HERON", "-o", "x.pdf", "--only", "rooster"), "there is no “rooster”; did you mean “roster”?"),
        (("pack", "HERON", "-o", "x.pdf", "--without", "template"), "there is no “template”; did you mean “templates”?"),
        (("pack", "HERON", "-o", "x.pdf", "--size", "haf"), "there is no “haf”; did you mean “half”?"),
        (
            ("sheets", "HERON", "-o", "x.pdf", "--margins", "9,9"),
            "margins must be numbers in mm, one or left,top,right,bottom, not “9,9”",
        ),
        (("sheets", "HERON", "-o", "x.pdf", "--margins", "90"), "the margins are too wide"),
        (("sheets", "HERON", "-o", "x.pdf", "--margins", "-1"), "margins must be numbers in mm"),
        (("sheets", "HERON", "-o", "x.pdf", "--binding", "99"), "the margins are too wide"),
        (("sheets", "HERON", "HERON", "-o", "x.pdf", "--state", "s.json"), "--state can only be used with one fleet"),
    ],
)
def test_wrong_words_are_usage_errors(
    run: Run, tmp_path: Path, heron: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = run(*(str(heron) if word == "HERON" else word for word in words))
    assert (ended.code, ended.out) == (2, "")
    assert told in ended.err
    assert ended.err.endswith("--help\n")
    assert not (tmp_path / "x.pdf").exists()


def test_pages_of_some_kinds(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pages.pdf"
    told = run("pages", EVEN_HAND, "-o", file, "--only", "command,roster", "--json").data
    assert told["kinds"] == ["roster", "command"]
    assert told["pages"] == len(bookmarks(file)) == 2
    assert run("fleet", file, "--json").data["name"] == "The Even Hand"
    rest = run("pages", EVEN_HAND, "-o", file, "--json").data
    assert not {"sheets", "formulas", "squadrons"} & set(rest["kinds"])
    assert {"roster", "command", "plot_cinematic", "quick_reference", "counters", "templates"} <= set(rest["kinds"])


def test_a_pack_of_some_kinds(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pack.pdf"

    def kinds(*words: str) -> set[str]:
        return set(run("pack", SKIRMISH, "-o", file, "--json", *words).data["kinds"])

    usual = kinds()
    assert kinds("--only", "Sheets, quick_reference") == {"sheets", "quick_reference"}
    assert kinds("--without", "counters,templates") == usual - {"counters", "templates"}
    assert kinds("--with", "terrain") == usual | {"terrain"}
    assert kinds("--only", "roster", "--with", "terrain", "--without", "roster") == {"terrain"}


def test_sheets_of_a_pack_may_be_small(run: Run, tmp_path: Path) -> None:
    whole, half = (
        run("pack", SKIRMISH, "-o", tmp_path / f"{size}.pdf", "--only", "sheets", "--size", size, "--json").data["pages"]
        for size in ("full", "half")
    )
    assert (whole, half) == (2, 1)


def test_the_pack_of_two_fleets_has_everything(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pack.pdf"
    told = run("pack", EVEN_HAND, SKIRMISH, "-o", file, "--json").data
    assert "sheets" in told["kinds"]
    assert "formulas" not in told["kinds"]
    named = bookmarks(file)
    for ship in ("Still Water", "Honest Weight"):
        assert any(ship in bookmark for bookmark in named)
    with pikepdf.open(file) as content:
        assert len(content.attachments) == 2
        assert len(content.pages) == told["pages"]
    again = tmp_path / "again.pdf"
    run("pack", EVEN_HAND, SKIRMISH, "-o", again)
    assert file.read_bytes() == again.read_bytes()


def test_a_folder_gets_a_pack_named_after_its_fleets(run: Run, tmp_path: Path) -> None:
    run("pack", EVEN_HAND, SKIRMISH, "-o", f"{tmp_path}/", "--embed", "none")
    assert [path.name for path in tmp_path.iterdir()] == [f"{EVEN_HAND.stem}-{SKIRMISH.stem}-pack.pdf"]


def test_prints_of_a_fleet_stand_beside_each_other_in_a_folder(run: Run, tmp_path: Path) -> None:
    for words in (("sheets",), ("pages", "--only", "roster"), ("pack",)):
        assert run(words[0], SKIRMISH, *words[1:], "-o", f"{tmp_path}/").code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"{SKIRMISH.stem}{what}.pdf" for what in ("-pack", "-pages", "")
    ]


def test_the_proof_measures_what_would_be_printed(run: Run) -> None:
    ended = run("sheets", SKIRMISH, "--proof", "--json")
    assert ended.code == 0
    first, second = ended.data["pages"]
    assert (first["page"], first["title"], first["faults"]) == (1, "Honest Weight", [])
    assert 7 <= first["smallest_type_pt"] < 8
    assert 3 <= second["lowest_contrast"] <= 21
    assert 0.03 < second["ink_coverage"] < 0.15
    assert ended.data["paper"] == {"single_sided": 2, "double_sided": 1}
    assert [page["title"] for page in run("sheets", SKIRMISH, "--proof", "--json", "--pages", "2").data["pages"]] == [
        second["title"]
    ]


def test_the_proof_names_what_was_made_to_fit(run: Run, changed: Changed) -> None:
    long = "The Long Way Round the Quiet Side of the Moon and Home Again 鷺"
    file = changed("long.json", lambda body: body["ships"][0].update(name=long))
    ended = run("sheets", file, "--proof", "--json")
    kinds = {remark["kind"]: remark["what"] for remark in ended.data["pages"][0]["remarks"]}
    assert ended.code == 0
    assert kinds["missing glyph"].startswith("ships/first-light/name: ")
    shown = run("sheets", file, "--proof").out
    assert "missing glyph" in shown
    assert shown.endswith("no errors; 2 sheets of paper single-sided, 1 double-sided\n")


def test_a_font_has_what_the_usual_one_lacks(run: Run, changed: Changed, tmp_path: Path) -> None:
    file = changed("heron.json", lambda body: body["ships"][0].update(name=f"White {HERON}"))
    lacking = run("sheets", file, "--proof", "--json").data["pages"][0]["remarks"]
    assert [each["kind"] for each in lacking if each["kind"] == "missing glyph"]
    own = font(tmp_path / "own.ttf")
    try:
        assert run("sheets", file, "--proof", "--font", own).out.count("missing glyph") == 0
        for verb, target in (("sheets", "p.pdf"), ("pages", "p.pdf"), ("pack", "p.pdf"), ("picture", "p.png")):
            assert run(verb, file, "-o", tmp_path / target, "--font", own).code == 0
    finally:
        use_fallback()


def test_what_is_missing_on_paper_is_told_beside_the_answer(run: Run, changed: Changed, tmp_path: Path) -> None:
    def foreign(body: dict[str, Any]) -> None:
        for ship in body["ships"]:
            ship["name"] = f"{ship['name']} {HERON}"

    file = changed("foreign.json", foreign)
    for verb, words in (("sheets", ()), ("pages", ("--only", "roster"))):
        ended = run(verb, file, "-o", tmp_path / "p.pdf", *words, "--json")
        assert ended.data["pages"]
        assert ended.err == (
            "metamaker: 2 texts contain characters that the font does not have; they are printed as �. "
            "Use --font FILE to add a font that has them\n"
        )
    other, own = font(tmp_path / "other.ttf", "x"), font(tmp_path / "own.ttf")
    try:
        assert run("sheets", file, "-o", tmp_path / "p.pdf", "--font", other, "--font", own).err == ""
    finally:
        use_fallback()
    assert run("sheets", SKIRMISH, "-o", tmp_path / "p.pdf").err == ""


@pytest.mark.parametrize(
    ("name", "told"), [("none.ttf", "could not be read: there is no such file"), ("heron.json", "TrueType outlines")]
)
def test_a_font_that_is_none_is_told(run: Run, heron: Path, tmp_path: Path, name: str, told: str) -> None:
    for verb, target in (("sheets", "p.pdf"), ("pages", "p.pdf"), ("picture", "p.png")):
        ended = run(verb, heron, "-o", tmp_path / target, "--font", tmp_path / name)
        assert ended.code == 2
        assert ended.err.startswith(f"metamaker: {tmp_path / name}: ")
        assert told in ended.err
        assert not (tmp_path / target).exists()


def test_a_fault_makes_the_proof_fail(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("metamaker.rendering.page_proof.SMALLEST", 50.0)
    ended = run("sheets", SKIRMISH, "--proof")
    assert ended.code == 1
    assert "too small" in ended.out
    assert " errors; 2 sheets" in ended.out


def test_other_pages_have_a_proof_too(run: Run) -> None:
    for words in (("pages", SKIRMISH, "--only", "roster"), ("pack", SKIRMISH), ("sheets", "--blank")):
        assert run(*words, "--proof").out.rstrip().endswith("double-sided")


def test_a_code_that_is_left_out_is_noted(run: Run, changed: Changed) -> None:
    def rich(body: dict[str, Any]) -> None:
        body["classes"][0]["sections"]["core"]["components"] += [
            {"id": f"x{number * 7919 % 1013}", "kind": "targeting_array", "rating": number, "count": 1} for number in range(90)
        ]

    file = changed("rich.json", rich)
    said = run("sheets", file, "-o", file.with_suffix(".pdf")).err
    assert "the share codes of 2 sheets were left out" in said
    notes = run("sheets", file, "--proof", "--json").data["notes"]
    note, _ = (each for each in notes if "share code" in each["text"])
    assert note["where"] == "ships/first-light"
    assert "no room for its share code" in note["text"]


def test_blank_sheets_are_counted_in_pages(run: Run, tmp_path: Path) -> None:
    told = run("sheets", "--blank", "-o", tmp_path / "blank.pdf")
    assert re.search(r": \d+ pages?$", told.out.strip())
    assert "0 sheets" not in told.out
