"""Tables of figures: any order, lines that stay who they are while figures grow, tips that are no markup, copies."""

from PySide6.QtCore import QPersistentModelIndex, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from metamaker.app.balance.figures_model import Cell, FiguresModel, Line
from metamaker.app.balance.figures_view import FiguresView, as_csv, as_text
from metamaker.play.statistics import Share


def line(name: str, rate: float, tip: str = "") -> Line:
    """Return a ship with its rate."""
    return Line(name.lower(), (Cell(name), Cell(f"{100 * rate:.0f} %", rate, tip, Share(rate, rate - 0.1, rate + 0.1))), name)


LINES = (line("Heron", 0.5), line("Kestrel", 0.9), line("Auk", 0.2))
TITLES = ("Ship", "Rate")


def keys(model: FiguresModel) -> list[str]:
    """Return the keys of the lines from top to bottom."""
    return [each.key for each in model.lines]


def test_lines_are_put_in_order_by_number_or_name(qtmodeltester: ModelTester) -> None:
    model = FiguresModel()
    model.show(TITLES, LINES)
    qtmodeltester.check(model)
    model.sort(1, Qt.SortOrder.DescendingOrder)
    assert keys(model) == ["kestrel", "heron", "auk"]
    model.sort(0)
    assert keys(model) == ["auk", "heron", "kestrel"]
    model.sort(-1)
    assert keys(model) == ["heron", "kestrel", "auk"]


def test_what_grows_stays_in_order_and_its_lines_stay_themselves(qtmodeltester: ModelTester) -> None:
    model = FiguresModel()
    model.show(TITLES, LINES)
    qtmodeltester.check(model)
    model.sort(1)
    held = QPersistentModelIndex(model.index(model.row_of("heron"), 0))
    model.show(TITLES, (line("Heron", 0.95), *LINES[1:]))
    assert keys(model) == ["auk", "kestrel", "heron"]
    assert held.row() == 2
    model.show(TITLES, LINES[:1])
    assert keys(model) == ["heron"]


def test_tips_are_no_markup() -> None:
    model = FiguresModel()
    model.show(TITLES, (line("Heron", 0.5, "<b>1 & 2"),), ("<i>ship", ""))
    assert model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole) == "<p>&lt;b&gt;1 &amp; 2</p>"
    assert model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) == "<p>&lt;i&gt;ship</p>"
    assert model.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) is None


def test_a_table_is_copied_as_it_is_in_order() -> None:
    model = FiguresModel()
    model.show(TITLES, (*LINES, Line("x", (Cell('Comma, "Quote"'), Cell("…")), "x")))
    model.sort(0)
    assert as_text(model).splitlines()[:2] == ["Ship            Rate", "Auk             20 %"]
    assert as_csv(model, "from", "to").splitlines() == [
        "Ship,Rate,from,to",
        "Auk,0.2000,0.1000,0.3000",
        '"Comma, ""Quote""",…,,',
        "Heron,0.5000,0.4000,0.6000",
        "Kestrel,0.9000,0.8000,1.0000",
    ]


def test_the_current_line_is_kept_when_others_come(qtbot: QtBot) -> None:
    view = FiguresView("Ships")
    qtbot.addWidget(view)
    view.figures.show(TITLES, LINES)
    view.choose("auk")
    view.figures.show(TITLES, (line("Gull", 0.1), *LINES))
    assert view.current_key == "auk"
    with qtbot.waitSignal(view.entered) as entered:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert entered.args == ["auk"]
