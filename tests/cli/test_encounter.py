"""Encounters on the command line: rolled, told, kept, printed, fought, gone on with; what is refused."""

import json
from pathlib import Path

import pypdfium2
import pytest

from tests.cli.conftest import EVEN_HAND, SKIRMISH, Run

SIDES = (f"{EVEN_HAND}#fathom,ell", f"{SKIRMISH}")


@pytest.fixture
def kept(run: Run, tmp_path: Path) -> str:
    file = str(tmp_path / "meeting.json")
    told = run("encounter", *SIDES, "--seed", "5", "--name", "At the Light", "-o", file)
    assert (told.code, told.err) == (0, "")
    assert told.out == f"wrote {file}: the encounter\n"
    return file


def test_it_is_told_from_the_dice_to_the_places_of_all_ships(run: Run) -> None:
    told = run("encounter", *SIDES, "--seed", "5")
    assert told.code == 0
    for words in ("Initiative: ", "Terrain, ", "command dice", "starts at (", "[MV-4.0.0-02, -03]"):
        assert words.lower() in told.out.lower()


def test_the_same_seed_rolls_the_same_encounter_and_another_one_another(run: Run) -> None:
    first, again, other = (json.loads(run("encounter", *SIDES, "--seed", seed, "--json").out) for seed in ("1", "1", "2"))
    assert first == again
    assert first["setup"] != other["setup"]
    assert (first["game"], first["seed"], first["files"]) == ("metaverse", 1, [])


def test_it_is_fought_as_it_stands_and_the_replay_keeps_it(run: Run, kept: str, tmp_path: Path) -> None:
    replay = str(tmp_path / "battle.json")
    fought = run("battle", kept, "--turns", "2", "--save", replay, "--no-rules")
    assert fought.code == 0
    assert "initiative" in fought.out.lower()
    again = run("battle", "--replay", replay, "--no-rules")
    assert again.out.strip() == fought.out.partition("\nwrote ")[0].strip()
    setup = json.loads(Path(kept).read_text())["body"]["setup"]
    assert json.loads(Path(replay).read_text())["body"]["options"]["encounter"] == setup


def test_it_is_printed_with_itself_inside(run: Run, kept: str, tmp_path: Path) -> None:
    print_file, again = str(tmp_path / "setup.pdf"), str(tmp_path / "again.json")
    assert run("encounter", kept, "-o", print_file).code == 0
    with pypdfium2.PdfDocument(print_file) as pdf:
        text = pdf[0].get_textpage().get_text_bounded()
    assert "At the Light" in text
    assert "1 : 10" in text
    assert run("encounter", print_file, "-o", again).code == 0
    assert Path(again).read_bytes() == Path(kept).read_bytes()
    assert run("battle", print_file, "--turns", "1").code == 0


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_its_pages_can_be_pictures(run: Run, kept: str, tmp_path: Path, kind: str) -> None:
    told = run("encounter", kept, "-o", str(tmp_path / f"page.{kind}"), "--dpi", "40")
    assert told.code == 0
    assert list(tmp_path.glob(f"page*.{kind}"))


def test_it_can_be_played(run: Run, kept: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["quit"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(answers, "n"))
    told = run("play", kept)
    assert told.code == 0
    assert "command dice" in told.out.lower()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--kind", "ambush"), "there is no “ambush”"),
        (("--kind", "surrounded", "--seed", "3"), "the dice allow "),
        (("--table", "wide"), "such as 180x120, not “wide”"),
        (("--table", "20x10"), "the table must be 60 to 1000 cm"),
        (("--terrain", "d6"), "there is no “d6”"),
        (("-o", "page.txt"), "choose a name that ends with .pdf, .svg or .png"),
    ],
)
def test_what_cannot_be_is_one_sentence(run: Run, words: tuple[str, ...], told: str) -> None:
    found = run("encounter", *SIDES, *words)
    assert found.code == 2
    assert told in " ".join(found.err.split())


def test_an_encounter_is_never_written_over_another_file(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "fleet.json"
    other.write_bytes(Path(SKIRMISH).read_bytes())
    found = run("encounter", *SIDES, "-o", str(other))
    assert found.code == 2
    assert "this name belongs to a file that is not" in found.err
    assert other.read_bytes() == Path(SKIRMISH).read_bytes()


def test_an_encounter_that_is_there_is_not_rolled_again(run: Run, kept: str) -> None:
    found = run("encounter", kept, "--seed", "3")
    assert found.code == 2
    assert "--seed" in found.err


def test_a_broken_encounter_is_told_with_file_and_place(run: Run, kept: str) -> None:
    body = json.loads(Path(kept).read_text())
    body["body"]["setup"]["positions"][0]["x_cm"] = 500
    Path(kept).write_text(json.dumps(body))
    found = run("battle", kept)
    assert found.code == 2
    assert "meeting.json: setup/positions/1: " in found.err


def test_it_is_no_fleet(run: Run, kept: str) -> None:
    found = run("check", kept)
    assert found.code == 2
    assert "encounter" in found.err


def test_other_games_have_none(run: Run) -> None:
    from metamaker.core.paths import sample_fleets

    file = str(next(iter(sorted(sample_fleets("cosmoforce").glob("*.json")))))
    found = run("encounter", file, "--anyway")
    assert found.code == 2
