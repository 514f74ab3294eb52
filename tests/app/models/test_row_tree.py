"""The tree of rows: whatever it shows next, what stays keeps its index."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from metamaker.app.rows.row_tree import KEY, Row, RowTreeModel
from metamaker.app.rows.row_view import RowView
from metamaker.app.widgets.rule_help import RULE_ROLE

Forest = dict[str, str]
"""The row above each row; empty for none. Those above come first."""


def rows(forest: Forest) -> list[Row]:
    return [Row(key, f"the row {key}", above, name=key) for key, above in forest.items()]


def model_of(forest: Forest) -> RowTreeModel:
    model = RowTreeModel()
    model.show(rows(forest))
    return model


def shown(model: RowTreeModel, parent: QModelIndex | None = None) -> Forest:
    """Return the rows of the model from top to bottom."""
    at = parent if parent is not None else QModelIndex()
    found: Forest = {}
    for place in range(model.rowCount(at)):
        index = model.index(place, 0, at)
        found[index.data(KEY)] = at.data(KEY) or ""
        found |= shown(model, index)
    return found


FLEET = {"flag": "", "wing": "flag", "one": "wing", "two": "wing", "other": "flag"}


def test_rows_stand_under_rows(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    model = model_of(FLEET)
    qtmodeltester.check(model)
    assert (shown(model), list(shown(model))) == (FLEET, list(FLEET))
    assert model.keys == tuple(FLEET)
    assert model.index_of("two").data() == "the row two"
    assert not model.index_of("three").isValid()


@pytest.mark.parametrize(
    "after",
    [
        {"flag": "", "other": "flag", "wing": "other", "one": "wing", "two": "wing"},
        {"flag": "", "one": "flag", "two": "flag", "other": "flag"},
        {"wing": "", "flag": "wing", "two": "flag", "one": "flag", "other": "flag"},
        {"other": "", "new": "other", "two": "new", "one": "two"},
        {"two": ""},
        {},
    ],
    ids=["deeper", "a row between goes", "upside down", "under a new one", "all but one go", "none"],
)
def test_what_stays_keeps_its_index(qtbot: QtBot, qtmodeltester: ModelTester, after: Forest) -> None:
    model = model_of(FLEET)
    qtmodeltester.check(model)
    kept = {key: QPersistentModelIndex(model.index_of(key)) for key in FLEET}
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    model.show(rows(after))
    assert (shown(model), model.keys) == (after, tuple(after))
    assert {key: index.data(KEY) for key, index in kept.items()} == {key: key if key in after else None for key in FLEET}
    assert resets == []


def test_the_same_rows_change_nothing_and_another_text_one_row(qtbot: QtBot) -> None:
    model = model_of(FLEET)
    told: list[str] = []
    for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.layoutChanged, model.modelReset):
        signal.connect(lambda *_: told.append("rows"))
    model.dataChanged.connect(lambda first, *_: told.append(first.data(KEY)))
    model.show(rows(FLEET))
    assert told == []
    model.show([Row(key, "other" if key == "one" else f"the row {key}", above, name=key) for key, above in FLEET.items()])
    assert told == ["one"]


@st.composite
def forests(draw: st.DrawFn) -> Forest:
    keys = draw(st.lists(st.sampled_from("abcdefghij"), unique=True))
    made: dict[str, str] = {}
    for key in keys:
        made[key] = draw(st.sampled_from(["", *made]))
    below: dict[str, list[str]] = {}
    for key, above in made.items():
        below.setdefault(above, []).append(key)
    order: Forest = {}
    waiting = list(reversed(below.get("", [])))
    while waiting:
        key = waiting.pop()
        order[key] = made[key]
        waiting += reversed(below.get(key, []))
    return order


@given(st.lists(forests(), min_size=2, max_size=5))
def test_any_forest_follows_any_other(steps: list[Forest]) -> None:
    QApplication.instance() or QApplication([])
    model = RowTreeModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for before, after in pairwise(steps):
        model.show(rows(before))
        kept = {key: QPersistentModelIndex(model.index_of(key)) for key in before}
        model.show(rows(after))
        assert list(shown(model).items()) == list(after.items())
        if before:
            assert {key for key, index in kept.items() if index.data(KEY) == key} == before.keys() & after.keys()
    assert tester.model() is model


def chain(*numbers: int) -> Forest:
    """Rows each below the one before."""
    return {f"r{number}": f"r{above}" if above else "" for above, number in zip((0, *numbers), numbers, strict=False)}


def test_a_very_deep_tree_follows_as_well(qtbot: QtBot) -> None:
    whole = chain(*range(1, 301))
    view = RowView(model_of(whole), "Chain")
    qtbot.addWidget(view)
    view.expandAll()
    view.collapse(view.rows.index_of("r250"))
    view.select(["r7"])
    chosen: list[object] = []
    view.chosen.connect(chosen.append)
    resets: list[None] = []
    view.rows.modelReset.connect(lambda: resets.append(None))
    for gone in (1, 150, 300):
        left = chain(*(number for number in range(1, 301) if number != gone))
        view.rows.show(rows(left))
        assert shown(view.rows) == left
        assert (view.selected, view.current, chosen) == (("r7",), "r7", [])
        opened = [view.isExpanded(view.rows.index_of(key)) for key in ("r2", "r249", "r250", "r251")]
        assert opened == [True, True, False, True]
    assert len(resets) == 3
    view.rows.show([Row(row.key, "another text", row.above) for row in rows(left)])
    assert (len(resets), view.rows.index_of("r2").data()) == (3, "another text")


def test_a_name_changes_by_way_of_the_document(qtbot: QtBot) -> None:
    model = RowTreeModel()
    model.show([Row("a", "A ship", name="Heron"), Row("b", "B")])
    named: list[tuple[str, str]] = []
    model.named.connect(lambda *told: named.append(told))
    index = model.index_of("a")
    assert index.data(Qt.ItemDataRole.EditRole) == "Heron"
    assert model.setData(index, "Ibis")
    assert model.setData(index, "Heron")
    assert not model.setData(model.index_of("b"), "Ibis")
    assert (named, index.data()) == ([("a", "Ibis")], "A ship")


def test_a_row_says_all_of_it_and_a_tip_is_plain(qtbot: QtBot) -> None:
    model = RowTreeModel()
    model.show([Row("a", "Heron", caption="flagship", figure="60", tip="<b>big</b>", rule="MV-3.8.0-01")])
    index = model.index_of("a")
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Heron, flagship, 60"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "<p>&lt;b&gt;big&lt;/b&gt;</p>"
    assert index.data(RULE_ROLE) == "MV-3.8.0-01"


def test_further_columns_have_cells(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    model = RowTreeModel(("Ship", "Class", "Value"), figures={2})
    model.show([Row("a", "Heron", cells=("Lantern", "60")), Row("b", "Ibis", cells=("Lantern",))])
    qtmodeltester.check(model)
    texts = [[model.index(row, column).data() for column in range(3)] for row in range(2)]
    assert texts == [["Heron", "Lantern", "60"], ["Ibis", "Lantern", ""]]
    sides = [model.headerData(c, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole) for c in (1, 2)]
    assert [Qt.AlignmentFlag.AlignRight in side for side in sides] == [False, True]


def test_rows_are_as_high_as_what_they_say_though_one_is_measured_for_all(qtbot: QtBot) -> None:
    model = RowTreeModel()
    view = RowView(model, "Rows")
    qtbot.addWidget(view)

    def heights() -> list[int]:
        view.show()
        return [view.visualRect(model.index_of(key)).height() for key in model.keys]

    model.show([Row("one", "One"), Row("two", "Two", strong=True)])
    low = heights()[0]
    assert (heights(), view.uniformRowHeights()) == ([low, low], True)
    model.show([Row("one", "One"), Row("two", "Two", caption="and more of it")])
    high = heights()[1]
    assert (heights(), high > low, view.uniformRowHeights()) == ([low, high], True, False)
    model.show([Row("one", "One"), Row("two", "Two")])
    assert heights() == [low, low]
