"""An open document: steps, merged typing, undo and redo, the clean mark."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from metamaker.app.document import Document
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.registry import game_called

START = Fleet(name="Heron")


def opened() -> Document:
    return Document(game_called("metaverse"), START)


def texts(document: Document) -> list[str]:
    return [document.steps.text(number) for number in range(document.steps.count())]


def test_a_change_is_told_with_old_and_new_value(qapp: QApplication) -> None:
    document, told = opened(), []
    document.changed.connect(lambda old, new: told.append((old, new)))
    renamed = START.with_(name="Curlew")
    document.apply("Rename", renamed)
    document.steps.undo()
    document.steps.redo()
    assert [(old.name, new.name) for old, new in told] == [("Heron", "Curlew"), ("Curlew", "Heron"), ("Heron", "Curlew")]
    assert document.value is renamed


def test_an_equal_value_is_no_step(qapp: QApplication) -> None:
    document = opened()
    document.apply("Rename", START.with_(name="Heron"))
    document.apply("Nothing", START)
    assert texts(document) == []
    assert document.value is START


def test_typing_is_one_step(qapp: QApplication) -> None:
    document = opened()
    for name in ("C", "Cu", "Curlew"):
        document.apply("Rename", START.with_(name=name), merge="name")
    document.apply("Write notes", document.value.with_(notes="x"), merge="notes")
    assert texts(document) == ["Rename", "Write notes"]
    document.steps.undo()
    document.steps.undo()
    assert document.value is START


def test_a_name_that_is_typed_is_told_as_it_is_at_last(qapp: QApplication) -> None:
    document = opened()
    for name in ("C", "Cu", "Curlew & Co"):
        document.apply(f"Rename to {name}", START.with_(name=name), merge="name")
    assert texts(document) == ["Rename to Curlew & Co"]
    assert document.steps.undoText() == "Rename to Curlew && Co"


def test_typing_back_to_the_start_leaves_no_step(qapp: QApplication) -> None:
    document = opened()
    document.apply("Rename", START.with_(name="Heron2"), merge="name")
    document.apply("Rename", START.with_(name="Heron"), merge="name")
    assert texts(document) == []
    assert document.steps.isClean()


def test_clean_where_it_was_saved(qapp: QApplication) -> None:
    document = opened()
    document.apply("Rename", START.with_(name="Curlew"))
    document.steps.setClean()
    document.steps.undo()
    assert not document.steps.isClean()
    document.steps.redo()
    assert document.steps.isClean()


def test_a_step_after_saving_does_not_merge_into_what_was_saved(qapp: QApplication) -> None:
    document = opened()
    document.apply("Rename", START.with_(name="A"), merge="name")
    document.steps.setClean()
    document.apply("Rename", START.with_(name="AB"), merge="name")
    assert not document.steps.isClean()


@given(st.lists(st.one_of(st.sampled_from(["undo", "redo"]), st.text("abc", max_size=2)), max_size=40))
def test_undo_and_redo_walk_the_values(qapp: QApplication, moves: list[str]) -> None:
    document, values, at = opened(), [START], 0
    for move in moves:
        if move == "undo":
            document.steps.undo()
            at = max(0, at - 1)
        elif move == "redo":
            document.steps.redo()
            at = min(len(values) - 1, at + 1)
        elif document.value.name != move:
            document.apply("Rename", document.value.with_(name=move))
            values, at = [*values[: at + 1], document.value], at + 1
        assert document.value is values[at]
