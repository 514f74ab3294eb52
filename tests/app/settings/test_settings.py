"""Settings: kept, bounded, migrated; a file that cannot be used is put aside and told."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.settings.preferences import MAX_RECENT, Look, profile
from metamaker.app.settings.settings import Settings
from metamaker.core.paths import PROFILE
from metamaker.registry import usual_game


@pytest.fixture
def path(qapp: QApplication, tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_what_is_chosen_is_there_next_time(path: Path) -> None:
    settings = Settings(path)
    settings.change(look=Look.DARK, text_size=150, language="fr", paper="letter")
    settings.keep("palette", {"favourites": ["bridge"]})
    settings.keep_state("splitter", QByteArray(b"\0\1x"))
    settings.note_recent("/a.json")
    settings.note_recent("/b.json")
    settings.note_recent("/a.json")
    settings.write()
    again = Settings(path)
    assert again.values == settings.values
    assert (again.look, again.text_size, again.language, again.recent) == (Look.DARK, 150, "fr", ("/a.json", "/b.json"))
    assert again.state("splitter") == QByteArray(b"\0\1x")
    assert again.kept("palette") == {"favourites": ["bridge"]}
    assert again.problem == ""


def test_a_choice_is_written_soon(qtbot: QtBot, path: Path) -> None:
    settings = Settings(path)
    settings.change(text_size=120)
    qtbot.waitUntil(path.exists)
    assert Settings(path).text_size == 120


def test_a_change_is_told_once_and_the_same_is_none(path: Path) -> None:
    settings = Settings(path)
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.change(text_size=120, look=Look.SYSTEM)
    settings.change(text_size=120)
    assert told == ["text_size"]


@pytest.mark.parametrize("text_size", [79, 201, "100"])
def test_choices_are_bounded(path: Path, text_size: object) -> None:
    settings = Settings(path)
    with pytest.raises(ValueError, match="whole number from 80 to 200"):
        settings.change(text_size=text_size)
    assert settings.text_size == 100


def test_recent_files_are_bounded(path: Path) -> None:
    settings = Settings(path)
    for number in range(MAX_RECENT + 3):
        settings.note_recent(f"/{number}.json")
    settings.forget_recent(f"/{MAX_RECENT + 2}.json")
    assert settings.recent[0] == f"/{MAX_RECENT + 1}.json"
    assert len(settings.recent) == MAX_RECENT - 1


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "line 1"),
        ("[]", "this is JSON, but not a settings file"),
        ('{"format": 7, "settings": {}}', "only reads settings of formats 1 to 1"),
        ('{"format": 1, "settings": {"text_size": 5}}', "text_size"),
        ('{"format": 1, "settings": {"colour": "red"}}', "“colour” is not a known entry"),
    ],
)
def test_a_file_that_cannot_be_used_is_put_aside_and_told(path: Path, content: str, sentence: str) -> None:
    path.parent.mkdir()
    path.write_text(content)
    settings = Settings(path)
    assert sentence in settings.problem
    assert settings.text_size == 100
    assert not path.exists()
    assert path.with_name("settings.json.unusable").read_text() == content


def test_old_settings_are_led_to_the_present_format_step_by_step(path: Path) -> None:
    def percent(old: dict[str, Any]) -> dict[str, Any]:
        return {**{key: old[key] for key in old if key != "zoom"}, "size": round(old["zoom"] * 100)}

    def renamed(old: dict[str, Any]) -> dict[str, Any]:
        return {**{key: old[key] for key in old if key != "size"}, "text_size": old["size"]}

    path.parent.mkdir()
    path.write_text(json.dumps({"format": 1, "settings": {"zoom": 1.25, "look": "dark"}}))
    settings = Settings(path, steps=(percent, renamed))
    assert (settings.text_size, settings.look, settings.problem) == (125, Look.DARK, "")
    settings.write()
    assert json.loads(path.read_text())["format"] == 3
    assert Settings(path, steps=(percent, renamed)).text_size == 125


def test_settings_that_no_step_knows_are_put_aside(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"format": 1, "settings": {}}))
    settings = Settings(path, steps=(lambda old: {"text_size": old["zoom"]},))
    assert "the settings do not match format 1" in settings.problem


def test_the_language_is_one_that_the_window_has(path: Path) -> None:
    settings = Settings(path)
    settings.change(language="xx")
    assert settings.language == "en"
    assert settings.game_language("metaverse") == "en"


def test_a_disk_that_refuses_costs_nothing_else(tmp_path: Path, qapp: QApplication) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    settings = Settings(tmp_path / "config" / "settings.json")
    settings.change(text_size=120)
    settings.write()
    assert settings.text_size == 120


def test_the_profile_can_be_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PROFILE, str(tmp_path / "variable"))
    assert profile().settings == tmp_path / "variable" / "settings.json"
    assert profile(str(tmp_path / "option")).recovery == tmp_path / "option" / "recovery"
    monkeypatch.delenv(PROFILE)
    assert "MetaMaker".lower() in str(profile().settings).lower()


def test_questions_for_files_begin_where_the_last_file_was(settings: Settings, tmp_path: Path) -> None:
    assert Path(settings.folder).is_dir()
    (tmp_path / "fleets").mkdir()
    settings.note_folder(str(tmp_path / "fleets" / "mine.pdf"))
    assert settings.folder == str(tmp_path / "fleets")
    settings.note_recent(str(tmp_path / "other.json"))
    assert settings.folder == str(tmp_path)
    settings.note_folder(str(tmp_path / "gone" / "mine.pdf"))
    assert settings.folder == str(tmp_path)


def test_the_game_used_last_is_remembered(path: Path) -> None:
    settings = Settings(path)
    assert settings.game == usual_game()
    settings.note_game("cosmoforce")
    settings.write()
    assert Settings(path).game == "cosmoforce"
    settings.keep("game", "nine-mens-morris")
    assert settings.game == usual_game()


def test_the_games_of_recent_files_are_remembered_as_long_as_these_are_recent(path: Path) -> None:
    settings = Settings(path)
    settings.note_recent("/a.json", "cosmoforce")
    settings.note_recent("/b.json")
    settings.note_recent("/a.json")
    assert [settings.recent_game(each) for each in settings.recent] == ["cosmoforce", ""]
    for number in range(MAX_RECENT):
        settings.note_recent(f"/{number}.json", "metaverse")
    assert settings.recent_game("/a.json") == ""
    settings.keep("recent_games", ["/0.json"])
    assert settings.recent_game("/0.json") == ""
