"""Galleries as a person uses them: a folder is opened and searched, a class looked at, copied, compared; all is published."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication, QWidget

from metamaker.app.gallery.comparison import ComparisonDialog
from metamaker.app.gallery.gallery_page import GalleryPage
from metamaker.app.gallery.publishing import PublishDialog
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.gallery.manifest import MANIFEST
from tests.app.end_to_end.hands import Hands
from tests.gallery.conftest import SCRIPT, hostile_fleet, small_fleet

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (grabbing the keyboard|propagateSizeHints)", extend=True)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Files of two games; one of them tries to be more than text, one is damaged."""
    place = tmp_path / "files"
    place.mkdir()
    (place / "raiders.json").write_bytes(small_fleet("Raiders"))
    (place / "evil.json").write_bytes(hostile_fleet())
    (place / "broken.json").write_text("{")
    return place


ENCOUNTERS = sample_fleets("metaverse") / "encounters"


def page_of(window: MainWindow) -> GalleryPage:
    found = window.findChild(GalleryPage)
    assert found is not None
    return found


def shows(page: GalleryPage, place: Path) -> bool:
    return page.gallery.here is not None and page.gallery.here.place == str(place)


def paste(hands: Hands, path: Path) -> None:
    """Put a path where the keyboard is."""
    QApplication.clipboard().setText(str(path))
    hands.press("Ctrl+V")


def test_a_class_is_found_looked_at_copied_compared_and_published(desk: MainWindow, hands: Hands, folder: Path) -> None:
    hands.click("New Cosmoforce document")
    fleet = desk.fleet
    assert fleet is not None
    before = len(fleet.document.value.designs)
    hands.press("Ctrl+Shift+G")
    page = page_of(desk)
    paste(hands, folder)
    hands.press("Return")
    hands.until(lambda: shows(page, folder), "the folder is not shown")
    assert "broken.json: " in page.notice.text
    assert page.list.model().rowCount() == 4
    hands.type("punk stri")
    assert QApplication.focusWidget() is page.filters.search
    assert page.list.model().rowCount() == 1
    hands.until(lambda: bool(page.details.view.count), "the sheet is not drawn")
    assert page.details.title.text() == "Punk Striker"
    hands.choose("Copy into", fleet.title)
    assert "Imported: 1 design" in page.notice.text
    assert len(fleet.document.value.designs) == before + 1
    steps: QUndoStack = fleet.document.steps
    steps.undo()
    assert len(fleet.document.value.designs) == before
    steps.redo()
    hands.choose("Compare with", fleet.document.value.designs[0].name)
    dialog = page.findChild(ComparisonDialog)
    assert dialog is not None
    hands.until(lambda: bool(dialog.table.figures.lines), "nothing is compared")
    assert any(cell.is_strong for line in dialog.table.figures.lines for cell in line.cells)
    dialog.close()
    publish(page, hands, folder.parent / "site")


def test_entries_have_small_pictures_and_encounters_are_set_up(desk: MainWindow, hands: Hands, folder: Path) -> None:
    sample = min(ENCOUNTERS.glob("*.json"))
    (folder / sample.name).write_bytes(sample.read_bytes())
    hands.press("Ctrl+Shift+G")
    page = page_of(desk)
    paste(hands, folder)
    hands.press("Return")
    hands.until(lambda: shows(page, folder), "the folder is not shown")
    found = [page.list.entries.found(page.list.model().index(row, 0)) for row in range(page.list.model().rowCount())]
    hands.until(lambda: all(page.thumbnails.picture(each) is not None for each in found if each), "no small pictures")
    hands.choose_of("Kind", "Encounters")
    assert page.list.model().rowCount() == 1
    hands.until(lambda: bool(page.details.view.count), "the pages of the encounter are not drawn")
    assert not page.details.copy.isVisible()
    hands.click("Set up a match")
    form = desk.matches.form
    assert form is not None
    assert len([card for card in form.cards if card.force is not None]) == 2


def publish(page: GalleryPage, hands: Hands, site: Path) -> None:
    """Publish what is open, then once more, when everything is up to date."""
    hands.click("Publish…")
    dialog = page.findChild(PublishDialog)
    assert dialog is not None
    hands.click("Open documents")
    hands.click("Gallery folder")
    paste(hands, site)
    hands.click("Publish")
    hands.until(lambda: "Updated" in dialog.outcome.toPlainText(), "nothing was published")
    assert (site / "index.html").is_file()
    assert len(json.loads((site / MANIFEST).read_text())["records"]) == 1
    hands.click("Publish")
    hands.until(lambda: "Everything was up to date" in dialog.outcome.toPlainText(), "it was made again")
    hands.click("Show here")
    hands.until(lambda: page.gallery.here is not None and page.gallery.here.is_site, "the gallery is not shown")
    dialog.close()


def test_names_are_shown_as_what_they_are_and_keys_lead_everywhere(desk: MainWindow, hands: Hands, folder: Path) -> None:
    hands.click("Gallery")
    page = page_of(desk)
    paste(hands, folder)
    hands.press("Return")
    hands.until(lambda: shows(page, folder), "the folder is not shown")
    hands.type("script con")
    hands.press("Down")
    assert QApplication.focusWidget() is page.list
    assert page.list.model().index(0, 0).data() == f"{SCRIPT} CON"
    hands.until(lambda: page.details.loaded is not None, "the document does not come")
    assert page.details.title.text() == f"{SCRIPT} CON"
    hands.press("Return")
    assert desk.fleet is not None
    assert (desk.fleet.path, desk.fleet.dirty) == ("", True)
    assert len(desk.fleet.document.value.classes) == 1
    hands.press("Ctrl+Shift+G")
    assert page_of(desk) is page
    controls = [
        each for each in page.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisible()
    ]
    assert [each for each in controls if not each.accessibleName() and not getattr(each, "text", str)()] == []
    hands.press("Ctrl+F")
    assert QApplication.focusWidget() is page.filters.search


def test_the_page_begins_with_the_samples(window: MainWindow) -> None:
    hands = Hands()
    page = window.gallery.show()
    page.typed.setText("half an addr")
    hands.until(lambda: shows(page, sample_fleets("metaverse").parent), "no samples")
    assert page.gallery.here is not None
    assert "The Even Hand" in [found.entry.title for found in page.gallery.here.catalogue.found]
    assert page.list.isVisible()
    assert page.typed.text() == "half an addr"
