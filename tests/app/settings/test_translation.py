"""The languages of the window: the files of texts are up to date, and are used."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from metamaker.app.main import install, translations
from metamaker.core.words import COMMON, languages

ROOT = Path(__file__).parents[3]
PLACE = re.compile(r"%(?:\d|n)")


@pytest.fixture(scope="module")
def tools() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def texts(file: Path) -> set[tuple[str, str]]:
    return {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ET.parse(file).iter("context")  # noqa: S314  our own file
        for message in context.iter("message")
    }


@pytest.mark.parametrize("language", languages(COMMON))
def test_the_texts_of_the_sources_are_all_gathered(tools: ModuleType, tmp_path: Path, language: str) -> None:
    tools.gather(tmp_path)
    name = f"metamaker_{language}.ts"
    assert texts(translations() / name) == texts(tmp_path / name), "make translations"


@pytest.mark.parametrize("language", languages(COMMON))
def test_what_the_program_reads_is_up_to_date(tools: ModuleType, tmp_path: Path, language: str) -> None:
    name = f"metamaker_{language}"
    (tmp_path / f"{name}.ts").write_bytes((translations() / f"{name}.ts").read_bytes())
    tools.release(tmp_path)
    assert (translations() / f"{name}.qm").read_bytes() == (tmp_path / f"{name}.qm").read_bytes(), "make translations"


@pytest.mark.parametrize("language", languages(COMMON))
def test_translations_keep_the_places_of_values(language: str) -> None:
    wrong = []
    for message in ET.parse(translations() / f"metamaker_{language}.ts").iter("message"):  # noqa: S314  our own file
        source = message.findtext("source", "")
        found = [message.findtext("translation", ""), *(form.text or "" for form in message.iter("numerusform"))]
        wrong += [text for text in found if text.strip() and set(PLACE.findall(text)) != set(PLACE.findall(source))]
    assert wrong == []


@pytest.mark.parametrize("language", languages(COMMON))
def test_every_text_is_translated(language: str) -> None:
    left = []
    for message in ET.parse(translations() / f"metamaker_{language}.ts").iter("message"):  # noqa: S314  our own file
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text for form in translation.iter("numerusform")] or [translation.text]
        if translation.get("type") == "unfinished" or not all(forms):
            left.append(message.findtext("source"))
    assert left == []


def test_counted_texts_read_as_english_does(qapp: QApplication) -> None:
    install(qapp, "en")
    try:
        shown = [QCoreApplication.translate("RecentRow", "%n ship(s)", "", count) for count in (1, 2)]
    finally:
        for translator in qapp.findChildren(QTranslator):
            qapp.removeTranslator(translator)
            translator.deleteLater()
    assert shown == ["1 ship", "2 ships"]


def test_values_go_into_texts_at_once() -> None:
    """Put in one after the other, a name such as “Mk %2” would be taken for a place."""
    chained = {
        str(file) for file in (ROOT / "metamaker" / "app").rglob("*.py") if '.replace("%1' in file.read_text(encoding="utf-8")
    }
    assert chained == set()
