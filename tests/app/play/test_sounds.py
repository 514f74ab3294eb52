"""Sounds of a match: calculated here, short, off at first, silent where nothing plays them."""

import wave
from io import BytesIO

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.play import match_sounds, sounds
from metamaker.app.play.sounds import wav_bytes
from metamaker.play.snapshot import Sound
from tests.app.conftest import MakeContextOfGame
from tests.app.cosmoclysm.test_playing import shown
from tests.app.cosmoclysm.test_watching import attack, rolled_duel


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_is_a_short_wav_file_that_is_heard_and_fades(sound: Sound) -> None:
    data = wav_bytes(sound)
    with wave.open(BytesIO(data)) as read:
        seconds = read.getnframes() / read.getframerate()
        frames = memoryview(read.readframes(read.getnframes())).cast("h")
    assert 0.1 < seconds < 1.2
    assert len(data) < 60_000
    assert 10_000 < max(map(abs, frames)) < 20_000
    assert max(map(abs, frames[-50:])) < 2_500


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of the files played, on a system that plays them."""
    found: list[str] = []
    for module in (sounds, match_sounds):
        monkeypatch.setattr(module, "can_play", lambda: True)
    monkeypatch.setattr(sounds.Sounds, "_play", lambda _self, path: found.append(path.stem))
    return found


def test_sounds_are_off_at_first_and_follow_the_film(
    qtbot: QtBot, context_of_game: MakeContextOfGame, heard: list[str]
) -> None:
    page = shown(qtbot, context_of_game, rolled_duel())
    assert not page.sounds.box.isChecked()
    page.sounds.box.setChecked(True)
    attack(qtbot, page)
    page.projector.speed = 8.0
    qtbot.waitUntil(lambda: page.projector.has_shown_all and not page.gate.is_holding)
    assert heard[:2] == ["move", "dice"]
    page.projector.go(0)
    before = len(heard)
    page.projector.step(1)
    assert len(heard) == before


def test_no_sound_is_played_while_they_are_off(qtbot: QtBot, context_of_game: MakeContextOfGame, heard: list[str]) -> None:
    page = shown(qtbot, context_of_game, rolled_duel())
    attack(qtbot, page)
    qtbot.waitUntil(lambda: page.gate.is_holding)
    page.gate.skip()
    assert heard == []


def test_a_system_without_a_player_says_so(
    qtbot: QtBot, context_of_game: MakeContextOfGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_sounds, "can_play", lambda: False)
    page = shown(qtbot, context_of_game, rolled_duel())
    assert not page.sounds.box.isEnabled()
    assert "no program that plays sounds" in page.sounds.box.toolTip()
