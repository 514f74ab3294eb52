"""The dialog for virtual tabletops, as a person uses it."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.printing.tabletop_dialog import TOKENS, TabletopDialog
from metamaker.app.settings.settings import Settings
from metamaker.core.paths import sample_encounters
from metamaker.tabletops.files import Program

WIND = sample_encounters("metaverse") / "a-warm-wind.json"


@pytest.fixture
def dialog(qtbot: QtBot, context: Context, tmp_path: Path) -> TabletopDialog:
    made = TabletopDialog(context, ask=lambda *_: str(tmp_path / "out"), ask_file=lambda *_: str(WIND))
    qtbot.addWidget(made)
    return made


def test_tokens_are_written_into_the_chosen_folder(qtbot: QtBot, dialog: TabletopDialog, tmp_path: Path) -> None:
    assert not dialog.write.isEnabled()
    dialog.folder.setText(str(tmp_path / "out"))
    with qtbot.waitSignal(dialog.finished_writing, timeout=60_000):
        dialog.write.click()
    assert list((tmp_path / "out").glob("*.png"))
    assert "files" in dialog.outcome.text()


def test_each_program_has_its_sentence_and_its_options(dialog: TabletopDialog) -> None:
    sentences = set()
    for key in (TOKENS, *Program):
        dialog.choices[key].setChecked(True)
        sentences.add(dialog.where.text())
        assert dialog.module.isEnabled() is (key == Program.VASSAL)
        assert dialog.address.isEnabled() is (key == Program.TTS)
    assert len(sentences) == 3


def test_an_encounter_replaces_the_table(qtbot: QtBot, dialog: TabletopDialog, tmp_path: Path) -> None:
    dialog.encounter.click()
    assert dialog.met.text() == WIND.name
    dialog.choices[Program.VASSAL].setChecked(True)
    dialog.folder.setText(str(tmp_path / "out"))
    with qtbot.waitSignal(dialog.finished_writing, timeout=60_000):
        dialog.write.click()
    assert list((tmp_path / "out").glob("*.vsav"))


def test_a_bad_address_is_said_and_nothing_is_written(dialog: TabletopDialog, tmp_path: Path) -> None:
    dialog.choices[Program.TTS].setChecked(True)
    dialog.folder.setText(str(tmp_path / "out"))
    dialog.address.setText("nowhere")
    dialog.write.click()
    assert "nowhere" in dialog.outcome.text()
    assert not (tmp_path / "out").exists()


def test_choices_are_kept(qtbot: QtBot, context: Context, settings: Settings, dialog: TabletopDialog, tmp_path: Path) -> None:
    dialog.choices[Program.TTS].setChecked(True)
    dialog.folder.setText(str(tmp_path / "out"))
    with qtbot.waitSignal(dialog.finished_writing, timeout=60_000):
        dialog.write.click()
    again = TabletopDialog(context)
    qtbot.addWidget(again)
    assert again.folder.text() == str(tmp_path / "out")
    assert again.choices[Program.TTS].isChecked()
