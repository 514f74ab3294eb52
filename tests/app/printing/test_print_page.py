"""The sheets page as a person uses it."""

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pikepdf
import pypdfium2 as pdfium
import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QDesktopServices, QPageRanges, QPageSize, QWheelEvent
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QMessageBox, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.printing.choices import Choices, kept, restored
from metamaker.app.printing.other_paper import ask_to_shrink
from metamaker.app.printing.print_page import PrintPage
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import plain_tip
from metamaker.app.theme.theme import Theme
from metamaker.core.png_text import SIGNATURE
from metamaker.game_api.game import required
from metamaker.game_api.prints import Embed
from metamaker.opening import open_file
from metamaker.printing.files import PDF, PNG, SVG
from metamaker.printing.print_job import What
from metamaker.rendering.frame import Margins
from tests.app.conftest import MakeContext, Told

CANTONS = "the-glass-cantons.json"
"""Nine ships of six classes."""


def shown(qtbot: QtBot, context: Context) -> PrintPage:
    page = PrintPage(context)
    qtbot.addWidget(page)
    page.resize(1100, 760)
    with qtbot.waitExposed(page):
        page.show()
    laid_out(qtbot, page)
    return page


def laid_out(qtbot: QtBot, page: PrintPage) -> None:
    qtbot.waitUntil(lambda: page.layout_.is_ready, timeout=60_000)  # the formula book takes long


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, context_of: MakeContext) -> Iterator[PrintPage]:
    made = shown(qtbot, context_of(CANTONS))
    yield made
    made.hide()  # what was not waited for is laid out no further


def choose(page: PrintPage, what: What) -> None:
    page.choices.what.setCurrentIndex(page.choices.what.findData(what.value))


def switch(page: PrintPage, row: int) -> None:
    """Switch an item of the list with the space bar."""
    page.choices.list.setCurrentIndex(page.choices.items.index(row))
    model = page.choices.items
    index = model.index(row)
    on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    assert model.setData(index, Qt.CheckState.Unchecked if on else Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)


def test_the_first_sheet_is_seen_soon_and_all_follow(qtbot: QtBot, theme: Theme, context_of: MakeContext) -> None:
    page = PrintPage(context_of(CANTONS))
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.layout_.began):
        page.show()
        assert page.pages.count == 0
        assert not page.print_button.isEnabled()
    assert page.pages.count == 1
    assert not page.print_button.isEnabled()
    laid_out(qtbot, page)
    assert page.pages.count == 9
    assert page.status.text() == "9 pages · 5 sheets of paper, printed on both sides"
    assert page.print_button.isEnabled()


def test_what_is_printed_can_be_chosen(page: PrintPage, qtbot: QtBot) -> None:
    switch(page, 0)
    laid_out(qtbot, page)
    assert page.pages.count == 8
    choose(page, What.CLASSES)
    laid_out(qtbot, page)
    assert (page.choices.items.rowCount(), page.pages.count) == (6, 6)
    choose(page, What.SHIPS)
    laid_out(qtbot, page)
    assert page.pages.count == 8
    page.choices.none.click()
    laid_out(qtbot, page)
    assert (page.pages.count, page.nothing.isVisible(), page.save_button.isEnabled()) == (0, True, False)
    choose(page, What.BLANK)
    laid_out(qtbot, page)
    assert page.pages.count > 0
    assert not page.choices.list.isVisible()


def test_pages_for_the_table_come_without_sheets_at_first(page: PrintPage, qtbot: QtBot) -> None:
    choose(page, What.PAGES)
    laid_out(qtbot, page)
    assert "sheets" not in page.choices.items.on
    assert "roster" in page.choices.items.on
    assert (page.layout_.made.pages[0].bookmark or "").startswith("The Glass Cantons  ·  Fleet roster")


@pytest.mark.slow
def test_the_formula_book_is_printed_once_it_is_ticked(page: PrintPage, qtbot: QtBot) -> None:
    choose(page, What.PAGES)
    laid_out(qtbot, page)
    assert "formulas" not in page.choices.items.on
    known = list(required(page._context.document.game.prints).page_kinds())
    for row in [row for row, key in enumerate(known) if key in {*page.choices.items.on, "formulas"}]:
        switch(page, row)
    assert list(page.choices.items.on) == ["formulas"]
    assert page.choices.choices.added == {"formulas"}
    choose(page, What.SHIPS)
    choose(page, What.PAGES)
    laid_out(qtbot, page)
    assert "Formula book" in [each.bookmark for each in page.layout_.made.pages]


def test_cards_share_pages_and_paper_lies_as_wanted(page: PrintPage, qtbot: QtBot) -> None:
    page.choices.format.setCurrentIndex(page.choices.format.findData("card"))
    page.choices.lies.setCurrentIndex(1)
    page.choices.paper.setCurrentIndex(page.choices.paper.findData("LETTER"))
    laid_out(qtbot, page)
    assert page.pages.count < 9
    drawing = page.layout_.made.pages[0].drawing
    assert (drawing.width, drawing.height) == (279.4, 215.9)


def test_margins_that_leave_no_page_are_refused(page: PrintPage, qtbot: QtBot) -> None:
    for box in page.choices.margins:
        box.setValue(60)
    assert page.choices.refused.isVisible()
    page.choices.margins[0].setValue(20)
    page.choices.margins[2].setValue(20)
    assert not page.choices.refused.isVisible()
    assert page.choices.choices.margins == Margins(20, 60, 20, 60)


def test_choices_are_kept(page: PrintPage, qtbot: QtBot, context_of: MakeContext) -> None:
    choose(page, What.PAGES)
    page.choices.ink.setCurrentIndex(page.choices.ink.findData("grey"))
    page.choices.paper.setCurrentIndex(page.choices.paper.findData("LETTER"))
    page.choices.fillable.setChecked(True)
    laid_out(qtbot, page)
    switch(page, 0)
    other = shown(qtbot, context_of("the-marginalia.json"))
    now = other.choices.choices
    assert (now.what, now.ink, now.paper, now.fillable) == (What.PAGES, "grey", "LETTER", True)
    assert now.left_out[What.PAGES] == {"roster", "sheets"}


def test_paper_follows_the_settings(page: PrintPage, qtbot: QtBot) -> None:
    page._context.settings.change(paper="letter")
    laid_out(qtbot, page)
    assert page.choices.paper.currentData() == "LETTER"
    assert page.layout_.made.pages[0].drawing.height == 279.4


def test_it_begins_at_the_ship_on_the_canvas(qtbot: QtBot, theme: Theme, context_of: MakeContext) -> None:
    context = context_of(CANTONS)
    ship = context.document.value.ships[5]
    context.selection.show(ship.ref())
    page = shown(qtbot, context)
    qtbot.waitUntil(lambda: page.pages.verticalScrollBar().value() > 0)
    assert page.layout_.made.sources[0].sheets[5].ref == ship.ref()
    assert page.pages.verticalScrollBar().value() == pytest.approx(
        (page.pages.lens.desk.places[5].top() - page.pages.lens.desk.places[0].top()) * page.pages.lens.view.scale, abs=1
    )
    page.hide()
    context.selection.show(context.document.value.ships[2].ref())
    page.show()
    assert page.pages.verticalScrollBar().value() == pytest.approx(
        (page.pages.lens.desk.places[2].top() - page.pages.lens.desk.places[0].top()) * page.pages.lens.view.scale, abs=1
    )


def test_a_pdf_is_saved_that_opens_as_the_fleet(
    page: PrintPage, qtbot: QtBot, tmp_path: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    with qtbot.waitSignal(page.output.ended, timeout=20_000):
        page.save(str(tmp_path / "print"), PDF)
    assert (page.saved.label.text(), told.said) == ("Saved print.pdf", [])
    assert page.saved.isVisible()
    buttons = page.save_button, page.print_button, page.pictures_button
    saved = page.saved.rect().translated(page.saved.mapTo(page, QPoint()))
    assert not any(saved.intersects(each.rect().translated(each.mapTo(page, QPoint()))) for each in buttons)
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    page.saved.open.click()
    page.saved.folder.click()
    assert opened == [str(tmp_path / "print.pdf"), str(tmp_path)]
    file = tmp_path / "print.pdf"
    with pikepdf.open(file) as pdf:
        assert len(pdf.pages) == 9
    assert open_file(str(file)).document.name == "The Glass Cantons"


@pytest.mark.parametrize(("kind", "begins"), [(PNG, SIGNATURE), (SVG, b"<svg")])
def test_pictures_are_saved_page_by_page(
    page: PrintPage, qtbot: QtBot, tmp_path: Path, told: Told, kind: str, begins: bytes
) -> None:
    choose(page, What.CLASSES)
    page.choices.dots.setValue(72)
    laid_out(qtbot, page)
    with qtbot.waitSignal(page.output.ended, timeout=20_000):
        page.save(str(tmp_path / f"print.{kind}"), kind)
    assert sorted(each.name for each in tmp_path.glob("print*")) == [f"print-0{number}.{kind}" for number in range(1, 7)]
    assert begins in (tmp_path / f"print-01.{kind}").read_bytes()[:300]
    assert page.saved.label.text() == f"Saved print-01.{kind} … print-06.{kind}"


def test_a_fleet_file_is_never_printed_over(page: PrintPage, tmp_path: Path, told: Told) -> None:
    file = tmp_path / "fleet.pdf"
    file.write_text('{"game": "metaverse"}')
    page.save(str(file), PDF)
    assert "is not PDF" in told.said[0]
    assert file.read_text() == '{"game": "metaverse"}'


def test_saving_can_be_cancelled(page: PrintPage, qtbot: QtBot, tmp_path: Path, told: Told) -> None:
    page.save(str(tmp_path / "print.png"), PNG)
    assert page.cancel_button.isVisible()
    page.cancel_button.click()
    assert told.said == ["Cancelled"]
    assert not page.cancel_button.isVisible()
    page._context.background.finish()
    assert list(tmp_path.glob("print*")) == []


def printer(page: PrintPage, file: Path) -> QPrinter:
    made = QPrinter(QPrinter.PrinterMode.HighResolution)
    made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.setOutputFileName(str(file))
    page.prepare(made)
    return made


def test_pages_are_printed_as_they_are_seen(page: PrintPage, qtbot: QtBot, tmp_path: Path, told: Told) -> None:
    page.choices.lies.setCurrentIndex(1)
    laid_out(qtbot, page)
    with qtbot.waitSignal(page.output.ended, timeout=20_000):
        page.print_on(printer(page, tmp_path / "p.pdf"))
    assert told.said == [f"Printed {page.pages.count} pages"]
    with pikepdf.open(tmp_path / "p.pdf") as pdf:
        assert len(pdf.pages) == page.pages.count
        _, _, width, height = map(float, pdf.pages[0].mediabox.as_list())
        assert (round(width), round(height)) == (842, 595)
        assert dict(pdf.pages[0].get_images()) == {}


def on_paper(page: PrintPage, file: Path, size: QPageSize.PageSizeId) -> QPrinter:
    """Return a printer with other paper chosen in the dialog."""
    made = printer(page, file)
    made.setPageSize(QPageSize(size))
    return made


def reach(file: Path) -> list[bool]:
    """Whether all that is drawn on each page of a PDF lies on its paper."""
    found = []
    with pdfium.PdfDocument(file) as pdf:
        for each in pdf:
            width, height = each.get_size()
            boxes = [drawn.get_bounds() for drawn in each.get_objects()]
            found.append(all(min(x, y) > -2 and right < width + 2 and top < height + 2 for x, y, right, top in boxes))
    return found


def test_sheets_are_smaller_on_smaller_paper_and_it_is_said(page: PrintPage, qtbot: QtBot, tmp_path: Path, told: Told) -> None:
    with qtbot.waitSignal(page.output.ended, timeout=20_000):
        page.print_on(on_paper(page, tmp_path / "p.pdf", QPageSize.PageSizeId.A5))
    assert told.said == [f"Printed {page.pages.count} pages at 70% of the real size"]
    assert reach(tmp_path / "p.pdf") == [True] * page.pages.count


def test_pages_are_laid_out_again_for_paper_that_is_known(page: PrintPage, qtbot: QtBot, tmp_path: Path, told: Told) -> None:
    with qtbot.waitSignal(page.output.ended, timeout=60_000):
        page.print_on(on_paper(page, tmp_path / "p.pdf", QPageSize.PageSizeId.Letter))
    assert told.said[-1].startswith("Printed ")
    assert "%" not in told.said[-1]
    assert set(reach(tmp_path / "p.pdf")) == {True}
    assert page.choices.choices.paper == "A4"


def test_larger_paper_has_pages_in_real_size(page: PrintPage, qtbot: QtBot, tmp_path: Path, told: Told) -> None:
    with qtbot.waitSignal(page.output.ended, timeout=20_000):
        page.print_on(on_paper(page, tmp_path / "p.pdf", QPageSize.PageSizeId.A3))
    assert told.said == [f"Printed {page.pages.count} pages"]


def test_pages_that_may_be_to_scale_shrink_only_if_the_person_agrees(
    page: PrintPage, qtbot: QtBot, tmp_path: Path, told: Told
) -> None:
    choose(page, What.PAGES)
    laid_out(qtbot, page)
    asked: list[tuple[int, Callable[[], None]]] = []
    page.ask_to_shrink = lambda _, percent, agreed: asked.append((percent, agreed))
    page.print_on(on_paper(page, tmp_path / "p.pdf", QPageSize.PageSizeId.A5))
    assert ([percent for percent, _ in asked], page.output.is_busy, told.said) == ([70], False, [])
    with qtbot.waitSignal(page.output.ended, timeout=60_000):
        asked[0][1]()
    assert told.said == [f"Printed {page.pages.count} pages at 70% of the real size"]


def test_the_question_prints_nothing_unless_it_is_answered_with_yes(page: PrintPage, qtbot: QtBot) -> None:
    for label, calls in (("Cancel", 0), ("Print smaller", 1)):
        agreed: list[bool] = []
        ask_to_shrink(page, 70, lambda agreed=agreed: agreed.append(True))  # type: ignore[misc]
        box = page.findChild(QMessageBox)
        assert box is not None
        assert "70%" in box.text()
        next(button for button in box.buttons() if button.text().replace("&", "") == label).click()
        assert len(agreed) == calls
        qtbot.waitUntil(lambda: page.findChild(QMessageBox) is None)


def test_ranges_and_copies_are_printed(page: PrintPage, qtbot: QtBot, tmp_path: Path, told: Told) -> None:
    chosen = printer(page, tmp_path / "p.pdf")
    chosen.setPrintRange(QPrinter.PrintRange.PageRange)
    chosen.setPageRanges(QPageRanges.fromString("2-3,5"))
    with qtbot.waitSignal(page.output.ended, timeout=20_000):
        page.print_on(chosen)
    assert told.said == ["Printed 3 pages"]


def test_printing_can_be_cancelled(page: PrintPage, qtbot: QtBot, tmp_path: Path, told: Told) -> None:
    page.print_on(printer(page, tmp_path / "p.pdf"))
    with qtbot.waitSignal(page.output.progressed):
        pass
    assert page.cancel_button.isVisible()
    page.cancel_button.click()
    assert told.said == ["Cancelled"]
    assert not page.output.is_busy


def test_damage_of_a_game_in_play_is_pencilled_in(page: PrintPage, qtbot: QtBot, tmp_path: Path, told: Told) -> None:
    ship = page._context.document.value.ships[0]
    fresh = page.layout_.made.pages[0]
    state = tmp_path / "state.json"
    lost = {"id": ship.id, "losses": {"core": {"hull_hits": [1]}}}
    state.write_text(json.dumps({"game": "metaverse", "format": 1, "kind": "play", "body": {"turn": 2, "ships": [lost]}}))
    page.take_state(str(state))
    assert told.said == []
    laid_out(qtbot, page)
    assert page.choices.state_file.text() == "state.json"
    assert page.layout_.made.pages[0].drawing is not fresh.drawing
    page.choices.undamaged.click()
    assert page.choices.choices.state is None
    page.take_state(str(tmp_path / "missing.json"))
    assert "missing.json" in told.said[0]


def test_the_proof_reader_shows_where(page: PrintPage, qtbot: QtBot) -> None:
    document = page._context.document
    heron = document.value.ships[0].with_(name="Heron 鷺")
    document.apply("Renamed", document.value.with_(ships=(heron, *document.value.ships[1:])))
    laid_out(qtbot, page)
    qtbot.waitUntil(lambda: page.findings._job is None, timeout=20_000)
    assert page.findings.headline.text() != "No printing errors"
    page.findings.headline.click()
    page.findings.list.setCurrentRow(0)
    mark = page.findings.marks[0]
    assert page.pages.marked is not None
    assert page.pages.marked[0] == mark.pages[0]
    page.findings.headline.click()
    assert page.pages.marked is None


def test_the_strip_leads_to_pages_and_follows_them(page: PrintPage, qtbot: QtBot) -> None:
    page.strip.setCurrentIndex(page.thumbnails.index(4))
    assert page.pages.page == 4
    bar = page.pages.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert page.strip.currentIndex().row() == 8
    assert page.thumbnails.index(0).data(Qt.ItemDataRole.ToolTipRole) == plain_tip(str(page.layout_.made.pages[0].bookmark))


def test_edits_are_laid_out_when_somebody_looks(page: PrintPage, qtbot: QtBot) -> None:
    document = page._context.document
    page.hide()
    before = page.layout_.made
    document.apply("Fewer", document.value.with_(ships=document.value.ships[:1]))
    assert page.layout_.is_ready
    page.show()
    laid_out(qtbot, page)
    assert page.layout_.made is not before
    assert (page.pages.count, page.thumbnails.rowCount(), page.status.text()) == (1, 1, "1 page")
    same = page.layout_.made
    page.hide()
    page.show()
    assert page.layout_.made is same


def test_every_control_has_a_name(page: PrintPage) -> None:
    controls = [each for each in page.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    inner = (QComboBox, QAbstractSpinBox, QScrollArea)
    own = [each for each in controls if not isinstance(each, QScrollArea) and not isinstance(_around(each), inner)]
    assert [each for each in own if not each.accessibleName() and not each.property("text")] == []


def _around(widget: QWidget) -> QWidget | None:
    """Return the control that a widget is a piece of: the list of a combo box stands in a frame of its own."""
    parent = widget.parentWidget()
    return parent.parentWidget() if parent is not None and "Container" in parent.metaObject().className() else parent


def test_unusable_choices_are_as_usual() -> None:
    usual = Choices()
    assert restored(None, "a4") == usual
    assert restored({"ink": 3, "what": "cakes", "margins": [1, 2], "dots": 9, "codes": "yes", "binding": -1}, "b9") == usual
    assert restored({"margins": [60, 9, 60, 9]}, "letter") == Choices(paper="LETTER")
    chosen = Choices(What.CLASSES, landscape=True, margins=Margins(9, 8, 7, 6), binding=5.0, ink="grey", embed=Embed.NONE)
    assert restored(json.loads(json.dumps(kept(chosen))), "a4") == chosen


def test_scrolling_over_a_choice_changes_nothing(page: PrintPage) -> None:
    combo, box = page.choices.format, page.choices.binding
    for control in (combo, box):
        at = QPointF(control.rect().center())
        turned = QWheelEvent(
            at,
            QPointF(control.mapToGlobal(control.rect().center())),
            QPoint(),
            QPoint(0, -240),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        control.clearFocus()
        QApplication.sendEvent(control, turned)
    assert (combo.currentIndex(), box.value()) == (0, 0.0)


def test_codes_are_offered_for_sheets_that_have_room_for_them(page: PrintPage) -> None:
    panel = page.choices
    assert panel.codes.isEnabled()
    panel.format.setCurrentIndex(panel.format.findData("card"))
    assert (panel.codes.isEnabled(), panel.codes.toolTip()) == (False, "Sheets of this size have no room for share codes")


def test_nothing_is_cut_or_covered_after_the_text_took_another_size(page: PrintPage, settings: Settings, qtbot: QtBot) -> None:
    for size in (150, 100, 150):
        page.hide()  # as it is behind another page, or another tab
        settings.change(text_size=size)
        QApplication.processEvents()
        page.show()
        QApplication.processEvents()
        qtbot.waitUntil(lambda: all_in_place(page))


def all_in_place(page: PrintPage) -> bool:
    """Whether the controls stand below one another, as wide as there is room."""
    panel = page.choices
    column = [panel.what, panel.list, panel.all, panel.paper, panel.lies, panel.ink, panel.codes]
    boxes = [each.geometry() for each in column]
    viewport = panel.parentWidget()
    holder = viewport.parentWidget() if viewport else None
    return (
        holder is not None
        and panel.width() <= holder.width()
        and all(upper.bottom() < lower.top() for upper, lower in pairwise(boxes))
    )


def test_the_zoom_lies_over_no_page(page: PrintPage) -> None:
    box = page.pages.zoom_box
    assert box.isVisible()
    seen = QRect(page.pages.viewport().mapToGlobal(QPoint()), page.pages.viewport().size())
    assert not seen.intersects(QRect(box.mapToGlobal(QPoint()), box.size()))
