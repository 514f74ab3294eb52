"""Fonts of the machine serve for letters that no other has, and for nothing else."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from metamaker.core.paths import resource
from metamaker.rendering import system_fonts
from metamaker.rendering.drawing import REGULAR
from metamaker.rendering.metrics import REPLACEMENT, Face, drawable, found_elsewhere, runs, text_width, use_fallback
from metamaker.rendering.system_fonts import system_face
from tests.rendering.test_font_file import HERON, font


@pytest.fixture
def asked() -> Iterator[list[str]]:
    letters: list[str] = []
    yield letters
    use_fallback()


def test_only_letters_that_are_missing_are_looked_for_and_each_once(asked: list[str], tmp_path: Path) -> None:
    from metamaker.rendering.system_fonts import font_face

    own = font_face(font(tmp_path / "own.ttf"))

    def find(letter: str) -> Face | None:
        asked.append(letter)
        return own if letter == HERON else None

    use_fallback(find=find)
    assert (drawable("Heron Жар", REGULAR), asked, found_elsewhere()) == ("Heron Жар", [], ())
    for _ in range(2):
        assert drawable(f"{HERON} 漢", REGULAR) == f"{HERON} {REPLACEMENT}"
        assert text_width(HERON, 4.0) == pytest.approx(4.0)
    assert [Path(face.file).name for face, _ in runs(f"a{HERON}", REGULAR)][1:] == ["own.ttf"]
    assert (sorted(asked), [Path(file).name for file in found_elsewhere()]) == (sorted([HERON, "漢"]), ["own.ttf"])


@pytest.mark.parametrize("has_tool", [True, False])
def test_a_font_of_the_machine_has_the_letter_or_there_is_none(monkeypatch: pytest.MonkeyPatch, has_tool: bool) -> None:
    if not has_tool:
        monkeypatch.setattr(shutil, "which", lambda _: None)
        monkeypatch.setitem(system_fonts._FOLDERS, sys.platform, (str(resource("fonts")),))
        system_fonts._in_folders.cache_clear()
    for letter in ("Ж", HERON):
        face = system_face(letter)
        assert face is None or letter in face.widths
    assert has_tool or "Roboto" in str(system_face("Ж"))
    system_fonts._in_folders.cache_clear()
