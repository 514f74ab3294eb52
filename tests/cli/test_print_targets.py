"""Prints that are given no name, folders of fleets, prints that are shown, prints that follow their file."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import EVEN_HAND, SKIRMISH, Run
from tests.cli.test_french import IDEAS


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the current folder, with a fleet in it."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(SKIRMISH, tmp_path / "duel.json")
    return tmp_path


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("sheets", "duel.json"), "duel.pdf"),
        (("pages", "duel.json", "--only", "roster"), "duel-pages.pdf"),
        (("pack", IDEAS), "six-ideas-pack.pdf"),
        (("picture", "duel.json"), "duel.png"),
        (("sheets", "duel.json", str(EVEN_HAND), "--ship", "Honest Weight"), "duel-the-even-hand.pdf"),
        (("sheets", "--blank"), "blank.pdf"),
    ],
)
def test_a_print_without_a_name_is_called_like_its_fleet(run: Run, here: Path, words: tuple[str, ...], name: str) -> None:
    for _ in range(2):  # a print replaces a print
        ended = run(*words)
        assert (ended.code, ended.err) == (0, "")
    assert {file.name for file in here.iterdir()} == {"duel.json", name}
    assert f"wrote {name}" in ended.out


def test_a_file_that_nobody_named_stays_as_it_is(run: Run, here: Path) -> None:
    letter = here / "duel.pdf"
    letter.write_bytes(b"%PDF-1.7 a letter")
    ended = run("sheets", "duel.json")
    assert (ended.code, ended.out) == (2, "")
    assert "duel.pdf: the file exists and was not made by MetaMaker" in ended.err
    assert letter.read_bytes() == b"%PDF-1.7 a letter"
    assert run("sheets", "duel.json", "--force").code == 0
    assert run("stats", "duel.pdf").code == 0


def test_a_print_does_not_replace_the_print_that_it_is_made_of(run: Run, here: Path) -> None:
    run("sheets", "duel.json")
    before = (here / "duel.pdf").read_bytes()
    assert run("sheets", "duel.pdf", "--embed", "ship").code == 2
    assert (here / "duel.pdf").read_bytes() == before


def test_prints_without_a_name_can_have_a_folder(run: Run, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("METAMAKER_OUT", str(here / "prints"))
    assert run("sheets", "duel.json").code == 0
    assert (here / "prints" / "duel.pdf").exists()


def test_a_folder_stands_for_the_fleets_in_it(run: Run, here: Path) -> None:
    shutil.copy(EVEN_HAND, here / "even.json")
    (here / "package.json").write_text('{"name": "of another program"}')
    (here / "state.json").write_text('{"game": "metaverse", "format": 1, "kind": "play", "body": {}}')
    (here / "notes.txt").write_text("nothing")
    told = run("check", here, "--json").data["files"]
    assert [Path(each["file"]).name for each in told] == ["duel.json", "even.json"]
    assert run("sheets", ".").code == 0
    assert (here / f"{here.name}.pdf").exists()


def test_documents_of_a_folder_may_have_our_own_ending(run: Run, here: Path) -> None:
    (here / "own").mkdir()
    for name in ("a.json", "b.metamaker", "c.txt"):
        (here / "own" / name).write_bytes(SKIRMISH.read_bytes())
    told = run("check", here / "own", "--json").data["files"]
    assert [Path(each["file"]).name for each in told] == ["a.json", "b.metamaker"]


def test_a_damaged_fleet_in_a_folder_is_told_of(run: Run, here: Path) -> None:
    (here / "broken.json").write_text('{"game": "metaverse"')
    ended = run("check", here)
    assert ended.code == 2
    assert "broken.json: line 1" in ended.err


def test_a_folder_without_fleets_is_told_of(run: Run, here: Path) -> None:
    (here / "empty").mkdir()
    ended = run("stats", here / "empty")
    assert (ended.code, ended.err) == (2, f"metamaker: {here / 'empty'}: the folder contains no fleets\n")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="there a file is opened by the program of this name")
@pytest.mark.parametrize(("words", "file"), [((), "duel.pdf"), (("--format", "png"), "duel-01.png")])
def test_a_print_is_shown(here: Path, words: tuple[str, ...], file: str) -> None:
    shows, shown = here / "bin" / "xdg-open", here / "shown"
    shows.parent.mkdir()
    shows.write_text(f'#!/bin/sh\necho "$1" > {shown}\n')
    shows.chmod(0o755)
    os.mkfifo(shown)  # whoever reads it waits for what is shown
    environment = {**os.environ, "PATH": f"{shows.parent}:{os.environ['PATH']}"}
    command = [sys.executable, "-m", "metamaker", "sheets", "duel.json", "--open", *words]
    subprocess.run(command, cwd=here, env=environment, check=True, stdout=subprocess.DEVNULL)
    assert shown.read_text().strip() == file


def test_pictures_of_pages_replace_no_picture_that_nobody_named(run: Run, here: Path) -> None:
    assert run("sheets", "duel.json", "--format", "png", "-o", "photo.png").code == 0
    (here / "photo-01.png").rename(here / "duel-01.png")
    assert "duel-01.png: the file exists and was not made by MetaMaker" in run("sheets", "duel.json", "--format", "png").err
    assert run("sheets", "duel.json", "--format", "png", "-o", "pages.png").code == 0


def put(file: Path, text: str) -> None:
    """Write a file in one step, as editors do."""
    beside = file.with_suffix(".new")
    beside.write_text(text)
    beside.replace(file)


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl+C ends programs that are started here, even where tests run in the background of a shell, which ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_a_print_follows_its_file(here: Path) -> None:
    command = [sys.executable, "-u", "-m", "metamaker", "pages", "duel.json", "--only", "roster", "--watch"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=here) as printing:
        assert printing.stdout is not None
        assert printing.stderr is not None
        assert printing.stdout.readline().startswith("wrote duel-pages.pdf")
        assert "Ctrl+C" in printing.stdout.readline()
        fleet = (here / "duel.json").read_text()
        try:
            put(here / "duel.json", fleet[: len(fleet) // 2])
            assert "duel.json: line" in printing.stderr.readline()
            put(here / "duel.json", fleet.replace("Honest Weight", "Renamed"))
            assert printing.stdout.readline().startswith("wrote duel-pages.pdf")
            time.sleep(0.5)  # the line is said before the print is over, and who interrupts that is told of the one before
            printing.send_signal(signal.SIGINT)
            printing.communicate(timeout=30)
            assert printing.returncode == 0
        finally:
            printing.kill()
    shown = subprocess.run(
        [sys.executable, "-m", "metamaker", "fleet", "duel-pages.pdf"], cwd=here, capture_output=True, text=True, check=True
    )
    assert "Renamed" in shown.stdout


def test_what_is_no_file_cannot_be_watched(run: Run, here: Path) -> None:
    code = run("code", "duel.json", "--length", "100000").out.strip()
    ended = run("sheets", code, "-o", "code.pdf", "--watch")
    assert ended.code == 2
    assert "--watch needs files on a disk" in ended.err
