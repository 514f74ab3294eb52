"""The actions of a view with elements of a document as rows: the same keys and the same menu in every list."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from metamaker.app.clipboard import clipboard_data
from metamaker.app.elements.commands import ElementCommands
from metamaker.app.elements.drops import Arrivals
from metamaker.app.rows.row_view import RowView, row_action
from metamaker.app.texts import tr
from metamaker.app.widgets.edit_actions import Edit, EditOffer, EditOffers
from metamaker.core.property import EditProblem

Standard = QKeySequence.StandardKey


class ElementActions(QObject):
    """Rename, duplicate, cut, copy, paste and remove the selected elements of `groups` in `view`; None: of all.

    The view gets its menu from here. A game's additions go into `fill_adding` and `fill_own`.
    """

    def __init__(
        self, view: RowView, commands: ElementCommands, arrivals: Arrivals, groups: Sequence[str] | None = None
    ) -> None:
        super().__init__(view)
        self.view = view
        self.arrivals = arrivals
        self._commands = commands
        self._groups = frozenset(commands.groups if groups is None else groups)
        self.rename = self._action(tr("window-common-rename"), ["F2"], lambda: view.rename(view.current))
        self.duplicate = self._action(tr("window-common-duplicate"), ["Ctrl+D"], self._duplicate)
        self.cut = self._action(tr("window-common-cut"), [Standard.Cut], self._cut)
        self.copy = self._action(tr("window-common-copy"), [Standard.Copy], self._copy)
        self.paste = self._action(tr("window-common-paste"), [Standard.Paste], self._paste)
        self.remove = self._action(tr("window-common-remove"), ["Del", "Backspace"], lambda: commands.remove(self.selected))
        view.parcel = self._parcel
        view.menu_for = self.menu
        view.offers = self.offers

    def _action(self, text: str, keys: Sequence[str | Standard], act: Callable[[], object]) -> QAction:
        action = row_action(self, text, keys, act)
        self.view.addAction(action)
        return action

    def order_actions(self, step: Callable[[int], object]) -> tuple[QAction, QAction]:
        """Return actions that move an element up, `step(-1)`, and down, `step(1)`."""
        return (
            self._action(tr("window-elements-move-up"), ["Alt+Up"], lambda: step(-1)),
            self._action(tr("window-elements-move-down"), ["Alt+Down"], lambda: step(1)),
        )

    def attendance(self) -> QAction:
        """Return an action, on the space bar, that leaves the selected ships at home, or takes them along again."""
        self.view.rows.switched.connect(self._switched)
        return self._action(tr("window-elements-stays-home"), ["Space"], self._attend)

    def _attend(self) -> None:
        current = self.view.rows.row_of(self.view.current)
        if current is not None and current.is_on is not None:
            self._switched(current.key, not current.is_on)

    def _switched(self, key: str, comes: bool) -> None:
        """Switch a row, and all other selected rows with a switch if it is among them."""
        selected = self.selected if key in self.selected else (key,)
        rows = [self.view.rows.row_of(each) for each in selected]
        refs = [row.key for row in rows if row is not None and row.is_on is not None]
        self._commands.attend(refs, comes)

    def fill_attendance(self, menu: QMenu, action: QAction) -> None:
        """Add the action of `attendance` to a menu, with a tick if the current ship stays at home."""
        current = self.view.rows.row_of(self.view.current)
        if current is not None and current.is_on is not None:
            action.setCheckable(True)
            action.setChecked(not current.is_on)
            menu.addAction(action)

    def name_new(self, ref: str) -> None:
        """Edit the name of a new element in place; without an element, do nothing."""
        if ref:
            self.view.setFocus()
            self.view.rename(ref)

    @property
    def selected(self) -> tuple[str, ...]:
        """The references of the selected elements that can be copied."""
        return tuple(key for key in self.view.selected if key.partition("/")[0] in self._groups)

    def take(self, data: QMimeData) -> None:
        """Paste elements."""
        self.arrivals.take(data)

    def menu(self) -> QMenu:
        """Return the menu for the selection: additions, commands of the game, commands for any element."""
        menu = QMenu(self.view)
        self.fill_adding(menu)
        self.fill_own(menu)
        if not menu.isEmpty():
            menu.addSeparator()
        self.fill(menu)
        return menu

    def fill_adding(self, menu: QMenu) -> None:
        """Add the commands for new elements to a menu."""

    def fill_own(self, menu: QMenu) -> None:
        """Add the game's commands for the selection to a menu."""

    def offers(self) -> EditOffers:
        """Return the commands of the Edit menu for the selected elements."""

        def able() -> bool:
            return bool(self.selected)

        def can_paste() -> bool:
            return self.arrivals.can_take(clipboard_data())

        return {
            Edit.CUT: EditOffer(self._cut, able),
            Edit.COPY: EditOffer(self._copy, able),
            Edit.PASTE: EditOffer(self._paste, can_paste),
            Edit.DUPLICATE: EditOffer(self._duplicate, able),
            Edit.DELETE: EditOffer(self.remove.trigger, able),
            Edit.SELECT_ALL: EditOffer(self.view.selectAll, lambda: bool(self.view.rows.keys)),
        }

    def fill(self, menu: QMenu) -> None:
        """Add these actions to a menu, enabled if they make sense for the selection."""
        named = self.view.rows.row_of(self.view.current)
        self.rename.setEnabled(named is not None and named.name is not None)
        for action in (self.duplicate, self.cut, self.copy, self.remove):
            action.setEnabled(bool(self.selected))
        self.paste.setEnabled(self.arrivals.can_take(clipboard_data()))
        for action in (self.rename, self.duplicate, self.cut, self.copy, self.paste, self.remove):
            menu.addAction(action)
        if self._commands.keepable(self.selected):
            menu.addSeparator()
            menu.addAction(tr("window-elements-keep-library"), partial(self._commands.keep_in_library, self.selected))
        menu.aboutToHide.connect(self._enable_all)

    def _enable_all(self) -> None:
        """Keys always work: an action checks its conditions when it is used."""
        for action in (self.rename, self.duplicate, self.cut, self.copy, self.paste, self.remove):
            action.setEnabled(True)

    def _parcel(self, keys: Sequence[str]) -> QMimeData | None:
        refs = [key for key in keys if key.partition("/")[0] in self._groups]
        try:
            return self._commands.data(refs) if refs else None
        except EditProblem as problem:
            self._commands.notice.tell(str(problem))
            return None

    def _duplicate(self) -> None:
        self._commands.duplicate(self.selected)

    def _copy(self) -> bool:
        data = self._parcel(self.selected)
        if data is not None:
            QGuiApplication.clipboard().setMimeData(data)
        return data is not None

    def _cut(self) -> None:
        if self._copy():
            self._commands.remove(self.selected)

    def _paste(self) -> None:
        data = clipboard_data()
        if self.arrivals.can_take(data):
            self.take(data)


def choice_menu(
    menu: QMenu, title: str, choices: Sequence[tuple[str, str]], act: Callable[[str], object], without: str = ""
) -> QMenu:
    """Add a menu of (value, text) choices to a menu; `without` is left out."""
    inner = menu.addMenu(title)
    inner.setToolTipsVisible(True)
    for value, text in choices:
        if value != without:
            inner.addAction(text.replace("&", "&&"), partial(act, value))
    inner.setEnabled(not inner.isEmpty())
    return inner
