"""The item model of check lists."""

from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from metamaker.app.rows.check_model import CheckModel
from metamaker.printing.print_job import Item

HERONS = (Item("ships/a", "Heron"), Item("ships/b", "Egret"), Item("ships/c", "Bittern"))
ON, OFF, ROLE = Qt.CheckState.Checked, Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole


def model_of(*off: str) -> tuple[CheckModel, list[tuple[str, ...]]]:
    model, told = CheckModel(), list[tuple[str, ...]]()
    model.show(HERONS, off)
    model.changed.connect(lambda: told.append(model.on))
    return model, told


def test_items_are_on_unless_they_are_left_out(qtmodeltester: ModelTester) -> None:
    model, _ = model_of("ships/b", "ships/gone")
    assert [(model.index(row).data(), model.index(row).data(ROLE)) for row in range(3)] == [
        ("Heron", ON),
        ("Egret", OFF),
        ("Bittern", ON),
    ]
    assert model.on == ("ships/a", "ships/c")
    assert model.off == {"ships/b", "ships/gone"}
    qtmodeltester.check(model)


def test_what_the_user_switches_is_told() -> None:
    model, told = model_of("ships/b")
    assert model.setData(model.index(0), OFF, ROLE)
    assert model.setData(model.index(1), ON.value, ROLE)
    assert not model.setData(model.index(1), "Heron")
    model.switch_all(False)
    model.switch_all(True)
    model.only("ships/c")
    assert told == [
        ("ships/c",),
        ("ships/b", "ships/c"),
        (),
        ("ships/a", "ships/b", "ships/c"),
        ("ships/c",),
    ]


def test_the_same_items_keep_their_rows() -> None:
    model, told = model_of()
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    model.show(HERONS, ["ships/a"])
    assert (model.on, resets, told) == (("ships/b", "ships/c"), [], [])
    model.show(HERONS[1:], [])
    assert resets == [1]
