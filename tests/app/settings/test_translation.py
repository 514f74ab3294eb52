"""The texts of the app: each that a page asks for is there, with the values that it is given, and none is left over."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

import metamaker
from metamaker.app.cosmoforce.texts import tr as cosmoforce_tr
from metamaker.app.language import use_language
from metamaker.app.texts import plain_tip, texts_of, tr, unmarked
from metamaker.core.messages import COMMON, languages
from metamaker.registry import GAMES
from tests.messages import found, written

APP = Path(metamaker.__file__).parent / "app"


class Asked(NamedTuple):
    """A text that a module asks for; the values are None where another module gives them, or a game has the text."""

    file: str
    line: int
    domains: tuple[str, ...]
    key: str
    values: frozenset[str | None] | None


@cache
def asked() -> tuple[Asked, ...]:
    return tuple(each for file in sorted(APP.rglob("*.py")) for each in _asked_in(file))


def _asked_in(file: Path) -> Iterator[Asked]:
    place = file.relative_to(APP)
    domains = (COMMON, place.parts[0]) if place.parts[0] in GAMES else (COMMON,)
    inside = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr":
            values = frozenset(each.arg for each in node.keywords)
            for part in ast.walk(node.args[0]):
                inside.add(part)
                if isinstance(part, ast.Constant) and str(part.value).startswith("window-"):
                    yield Asked(str(place), node.lineno, domains, str(part.value), values)
        elif isinstance(node, ast.Constant) and str(node.value).startswith("window-") and node not in inside:
            yield Asked(str(place), node.lineno, (COMMON, *GAMES), str(node.value), None)


@pytest.mark.parametrize("language", languages(COMMON))
def test_every_text_is_there_with_the_values_that_it_is_given(language: str) -> None:
    wrong = []
    for each in asked():
        if each.key.endswith("-"):  # the beginning of ids that are put together
            continue
        patterns = [texts[each.key] for domain in each.domains if each.key in (texts := written(domain, language))]
        if not patterns:
            wrong.append((each, "missing"))
        elif each.values is not None and found(patterns[0]).values != each.values:
            wrong.append((each, "other values"))
    assert wrong == []


def test_pages_ask_for_many_texts() -> None:
    given = [each for each in asked() if each.values is not None]
    assert len({each.key for each in given}) > 1000
    assert sum(bool(each.values) for each in given) > 200


@pytest.mark.parametrize("game", GAMES)
def test_no_game_has_an_id_that_all_games_share(game: str) -> None:
    """Otherwise a page of the game would show another text than a page of all games."""
    assert {key for key in written(COMMON, "en") if key in written(game, "en")} == set()


def test_no_module_asks_qt_for_a_text() -> None:
    names = {
        (str(file.relative_to(APP)), node.lineno)
        for file in APP.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and (node.attr == "tr" or ast.unparse(node) == "QCoreApplication.translate")
    }
    assert names == set()


@pytest.fixture
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    yield
    use_language(qapp, "en")
    QLocale.setDefault(before)


def test_texts_are_in_the_language_in_force(qtbot: QtBot, qapp: QApplication, english_afterwards: None) -> None:
    shown = {}
    for language in ("fr", "en", "fr"):
        use_language(qapp, language)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        counted = tr("window-common-ships-count", count=2)
        shown[language] = counted, unmarked(box.buttons()[0].text()), QLocale().language()
    assert shown["fr"] == ("2 vaisseaux", "Annuler", QLocale.Language.French)
    assert shown["en"] == ("2 ships", "Cancel", QLocale.Language.English)


def test_pages_of_a_game_have_its_texts_and_those_of_all_games() -> None:
    own = next(each for each in asked() if each.domains == (COMMON, "cosmoforce") and each.key in written("cosmoforce", "en"))
    assert own.key not in written(COMMON, "en")
    assert cosmoforce_tr("window-common-ships-count", count=1) == "1 ship"
    with pytest.raises(KeyError):
        texts_of("metaverse")("window-no-such-text")
    with pytest.raises(KeyError):
        tr("window-common-ships-count")


def test_names_of_tips_are_no_tags() -> None:
    assert plain_tip("<b>") == "<p>&lt;b&gt;</p>"
