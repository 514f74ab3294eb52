"""Item models of the rules."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from metamaker.app.rules.rules_contents import PLACE, FoundModel, chapter_tree
from metamaker.core.rule_book import Book, book


@pytest.fixture
def rules() -> Book:
    found = book("metaverse")
    assert found is not None
    return found


def test_what_was_found_stands_under_its_chapter(qtmodeltester: ModelTester, rules: Book) -> None:
    model = FoundModel()
    model.show(rules.found(["regenerated", "normal"]))
    assert [
        (index.data(PLACE), bool(index.flags() & Qt.ItemFlag.ItemIsSelectable)) for index in map(model.index, range(2))
    ] == [
        ("3.1.5", False),
        ("3.1.5-05", True),
    ]
    assert model.index(0).data() == "3.1.5 Shields"
    assert model.index(1).data().startswith("MV-3.1.5-05  When all generators")
    assert (model.rowCount(), model.entries, model.first().data(PLACE)) == (2, 1, "3.1.5-05")
    model.show(rules.found(["shield"]))
    qtmodeltester.check(model)
    model.show(())
    assert not model.first().isValid()


def test_the_tree_has_every_chapter_and_the_tables_last(qtmodeltester: ModelTester, rules: Book) -> None:
    model = chapter_tree(rules.chapters, "Tables")
    qtmodeltester.check(model)

    def places(parent: QModelIndex) -> list[str]:
        rows = [model.index(row, 0, parent) for row in range(model.rowCount(parent))]
        return [place for row in rows for place in (row.data(PLACE), *places(row))]

    assert [place for place in places(QModelIndex()) if place] == [chapter.place for chapter in rules.chapters]
    assert model.index(model.rowCount() - 1, 0).data() == "Tables"
