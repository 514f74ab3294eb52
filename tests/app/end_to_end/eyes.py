"""What a person sees on the screen: things by the names that they bear, and the point at which to press each of them."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QTreeView,
    QWidget,
)

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.problems.problem_list import ProblemList
from metamaker.app.problems.problems_model import FIX
from metamaker.app.window.window import MainWindow
from metamaker.core.elements.references import element_name
from metamaker.games.metaverse.edits.structure import STRUCTURE


class NotSeenError(AssertionError):
    """Nothing of that name can be seen: a person would not know how to go on."""


class Spot(NamedTuple):
    """A place to press: the window, and the point in it."""

    window: QWindow
    point: QPoint


def spot_of(widget: QWidget, at: QPoint) -> Spot:
    """Return the place of a point of a widget. Raises NotSeenError if something else covers it."""
    window = widget.window()
    there = widget.mapToGlobal(at)
    found = QApplication.widgetAt(there)
    if found is not None and found is not widget and not widget.isAncestorOf(found):
        raise NotSeenError(f"{said(widget)} is covered by {said(found)}")
    handle = window.windowHandle()
    assert handle is not None
    return Spot(handle, window.mapFromGlobal(there))


def said(widget: QWidget) -> str:
    """Return how a message calls a widget."""
    return f"{type(widget).__name__} “{next(iter(names(widget)), widget.objectName())}”"


def names(widget: QWidget) -> list[str]:
    """Return the words by which a widget is found: on it, in it, beside it, or said of it."""
    found = [widget.accessibleName()]
    if isinstance(widget, QAbstractButton):
        found.insert(0, widget.text())
    if isinstance(widget, QLineEdit):
        found.append(widget.placeholderText())
    if isinstance(widget, QComboBox):
        found.append(widget.currentText())
    return [plain(name) for name in (*found, _label(widget)) if name]


def plain(text: str) -> str:
    """Return a text without the marks of keys, arrows and dots that belong to the look."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").partition("\t")[0].strip(" ▾")


def _label(widget: QWidget) -> str:
    # Of those beside it: to go through all that is in a parent, for each of its children, takes long.
    parent, beside = widget.parentWidget(), Qt.FindChildOption.FindDirectChildrenOnly
    labels = parent.findChildren(QLabel, options=beside) if parent else []
    return next((label.text() for label in labels if label.buddy() is widget and label.isVisible()), "")


def seen(area: QWidget) -> Iterator[QWidget]:
    """Yield what can be seen of an area, from front to back as far as that matters."""
    for widget in (area, *area.findChildren(QWidget)):
        if widget.isVisible() and widget.window() is area.window() and not widget.visibleRegion().isEmpty():
            yield widget


def front() -> list[QWidget]:
    """Return what takes clicks now: an open menu or list alone, else a dialog alone, else all windows."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        return [popup]
    modal = QApplication.activeModalWidget()
    if modal is not None:
        return [modal]
    windows = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each.isWindow()]
    return sorted(windows, key=lambda each: not each.isActiveWindow())


def find(name: str, within: str = "", enabled: bool = True) -> Spot:
    """Return where to press what bears a name, in the part of the window that bears another. Raises NotSeenError."""
    areas = [part(within)] if within else front()
    places = (place for area in areas for place in _places(area, name, enabled))
    found = next(places, None)
    if found is None:
        raise NotSeenError(f"there is no “{name}” to be seen{f' in “{within}”' if within else ''}")
    return found


def everything() -> str:
    """Return what there is to be pressed, for a message: looked up with every look at what is waited for it would take long."""
    return _all(front())


def can_see(name: str) -> bool:
    """Whether there is something of that name to be pressed."""
    try:
        find(name)
    except NotSeenError:
        return False
    return True


def shows(text: str) -> bool:
    """Whether a label with a text is visible."""
    return any(isinstance(each, QLabel) and plain(each.text()) == text for area in front() for each in seen(area))


def part(name: str) -> QWidget:
    """Return a part of the window: by its heading, its name, or that of a thing in it."""
    for area in front():
        for widget in seen(area):
            if isinstance(widget, QLabel) and widget.property("role") in {"heading", "title"}:
                if plain(widget.text()).casefold() == name.casefold():
                    return _card_around(widget)
            elif name.casefold() in (each.casefold() for each in names(widget)):
                return widget
    raise NotSeenError(f"there is no part “{name}” to be seen")


def _card_around(widget: QWidget) -> QWidget:
    """Return the card that a heading stands on."""
    around = widget.parentWidget()
    while around is not None and around.property("role") != "card" and not around.isWindow():
        around = around.parentWidget()
    return around or widget.window()


def _places(area: QWidget, name: str, enabled: bool) -> Iterator[Spot]:
    wanted = plain(name).casefold()
    for widget in seen(area):
        if isinstance(widget, QMenu | QMenuBar):
            yield from _actions(widget, wanted)
        elif isinstance(widget, ProblemList):
            yield from _fixes(widget, wanted)
        elif isinstance(widget, QAbstractItemView):
            yield from _rows(widget, wanted)
        if wanted in (each.casefold() for each in names(widget)) and (widget.isEnabled() or not enabled):
            yield spot_of(widget, _middle(widget))


def _middle(widget: QWidget) -> QPoint:
    """Return a point of a widget to press: of a check box, its box."""
    inside = widget.visibleRegion().boundingRect()
    return inside.center()


def _actions(menu: QMenu | QMenuBar, wanted: str) -> Iterator[Spot]:
    for action in menu.actions():
        if _bears(action, wanted):
            yield spot_of(menu, menu.actionGeometry(action).center())


def _bears(action: QAction, wanted: str) -> bool:
    return action.isVisible() and action.isEnabled() and plain(action.text()).casefold() == wanted


def _rows(view: QAbstractItemView, wanted: str) -> Iterator[Spot]:
    for index in _indexes(view):
        if plain(str(index.data(Qt.ItemDataRole.DisplayRole) or "")).casefold() == wanted:
            box = view.visualRect(index).intersected(view.viewport().rect())
            if box.height() > 2:
                yield spot_of(view.viewport(), box.center())


def _indexes(view: QAbstractItemView, above: QModelIndex | None = None) -> Iterator[QModelIndex]:
    model = view.model()
    above = above or view.rootIndex()
    column = view.modelColumn() if isinstance(view, QListView) else 0
    for row in range(model.rowCount(above) if model else 0):
        index = model.index(row, column, above)
        yield index
        if isinstance(view, QTreeView):
            yield from _indexes(view, index)


def _fixes(view: ProblemList, wanted: str) -> Iterator[Spot]:
    if any(str(index.data(FIX)).casefold() == wanted for index in _indexes(view)):
        for text, point in _links(view).items():
            if text.casefold() == wanted:
                yield spot_of(view.viewport(), point)


def _links(view: ProblemList) -> dict[str, QPoint]:
    """Return the words of the fixes that are in sight, from the top, and where to press them."""
    found: dict[str, QPoint] = {}
    for index in _indexes(view):
        row = view.visualRect(index).intersected(view.viewport().rect())
        if (text := str(index.data(FIX))) and text not in found and not row.isEmpty():
            points = (QPoint(x, y) for y in range(row.top() + 2, row.bottom(), 8) for x in range(row.right(), row.left(), -24))
            place = next((point for point in points if view.link_at(point) == "fix"), None)
            found |= {} if place is None else {text: place}
    return found


def fixes_offered() -> list[str]:
    """Return the words of the fixes of problems that are in sight, from the top."""
    lists = (widget for area in front() for widget in seen(area) if isinstance(widget, ProblemList))
    return [text for view in lists for text in _links(view)]


def sheet() -> SheetCanvas:
    """Return the sheet that can be seen."""
    found = next((widget for area in front() for widget in seen(area) if isinstance(widget, SheetCanvas)), None)
    if found is None:
        raise NotSeenError("there is no sheet to be seen")
    return found


def on_sheet(name: str) -> Spot:
    """Return where an element of the sheet is that is called so, as “Sensor array, core of Scout”."""
    canvas = sheet()
    ref = ref_of(name)
    inside = canvas.box_of(ref).intersected(canvas.viewport().rect())
    if inside.height() < 4:
        raise NotSeenError(f"“{name}” is not in sight on the sheet")
    return spot_of(canvas.viewport(), _own_point(canvas, ref, inside))


def _own_point(canvas: SheetCanvas, ref: str, inside: QRect) -> QPoint:
    """Return a point of an element where a press means it and not what stands on it."""
    step = 4
    points = [
        QPoint(x, y)
        for y in range(inside.top() + 2, inside.bottom(), step)
        for x in range(inside.left() + 2, inside.right(), step)
        if canvas.ref_at(QPoint(x, y).toPointF()).partition("#")[0] == ref.partition("#")[0]
    ]
    if not points:
        raise NotSeenError(f"“{ref}” is hidden by what stands on it")
    middle = inside.center()
    return min(points, key=lambda point: (point - middle).manhattanLength())


def ref_of(name: str) -> str:
    """Return the element of the sheet that is called so."""
    window = next(area for area in front() if isinstance(area, MainWindow))
    assert window.fleet is not None
    fleet = window.fleet.document.value
    refs = sheet().shown.order
    found = next((ref for ref in refs if element_name(STRUCTURE, fleet, ref).casefold() == name.casefold()), "")
    if not found:
        raise NotSeenError(
            f"nothing on the sheet is called “{name}”; there is {[element_name(STRUCTURE, fleet, ref) for ref in refs]}"
        )
    return found


def _all(areas: list[QWidget]) -> str:
    """Return the names of all that can be seen, for a message."""
    found = dict.fromkeys(name for area in areas for widget in seen(area) for name in names(widget)[:1])
    rows = dict.fromkeys(
        plain(str(index.data(Qt.ItemDataRole.DisplayRole)))
        for area in areas
        for view in seen(area)
        if isinstance(view, QAbstractItemView)
        for index in _indexes(view)
    )
    acts = [plain(each.text()) for area in areas if isinstance(area, QMenu) for each in area.actions()]
    return ", ".join([*found, *rows, *acts])
