"""The actions of a window with their names and keys, for menus, buttons and the list of keys."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QUndoGroup
from PySide6.QtWidgets import QWidget

from metamaker.app.settings.preferences import LARGEST_TEXT, SMALLEST_TEXT, Look
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.window.commands import Commands
from metamaker.registry import game_name

Keys = QKeySequence.StandardKey | str | None

TEXT_STEP = 10
"""Percent per press. A smaller step is hardly visible, a larger one skips sizes."""


class Actions(QObject):
    """The actions of one window."""

    def __init__(self, window: QWidget, commands: Commands, steps: QUndoGroup, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._files(commands)
        self._edits(commands, steps)
        self._views(commands)
        self._fleets(commands)
        self._help(commands)
        settings.changed.connect(self._follow)
        self._follow("look")
        self._follow("kept")

    def show_open(self, has_fleet: bool, has_file: bool, tabs: int, *, prints: bool, fires: bool) -> None:
        """Enable the actions that apply to the open document. Matches and records have no pages to print or share.

        Only games with odds of attacks show their action.
        """
        self.odds.setVisible(fires)
        for action in (self.save, self.save_as, self.duplicate):
            action.setEnabled(has_fleet)
        for action in (self.print_sheets, self.share):
            action.setEnabled(prints)
        self.revert.setEnabled(has_file)
        self.tear_off.setEnabled(has_fleet and tabs > 1)
        for action in (self.next_tab, self.previous_tab):
            action.setEnabled(tabs > 1)

    def _files(self, commands: Commands) -> None:
        key = QKeySequence.StandardKey
        self.new = self._action("", commands.new_fleet, key.New)
        self.new.setProperty("name", tr("window-main-new-document-same"))
        self.match = self._action(tr("window-main-new-match-key"), commands.new_match, "Ctrl+M")
        self.new_event = self._action(tr("window-main-new-event"), commands.new_event, "Ctrl+Alt+N")
        self.gallery = self._action(tr("window-main-gallery"), commands.show_gallery, "Ctrl+Shift+G")
        self.start = self._action(tr("window-main-new-tab"), commands.new_tab, key.AddTab)
        self.open = self._action(tr("window-main-open"), commands.open_files, key.Open)
        self.paste = self._action(tr("window-main-open-clipboard"), commands.paste_fleet, "Ctrl+Shift+V")
        self.save = self._action(tr("window-main-save"), commands.save, key.Save)
        self.save_as = self._action(tr("window-main-save-key"), commands.save_as, "Ctrl+Shift+S")
        self.save_all = self._action(tr("window-main-save-all"), commands.save_all, "Ctrl+Alt+S")
        self.duplicate = self._action(tr("window-main-duplicate"), commands.duplicate, "Ctrl+Shift+D")
        self.revert = self._action(tr("window-main-revert-file"), commands.revert, None)
        self.close = self._action(tr("window-main-close"), commands.close_tab, "Ctrl+W")
        self.quit = self._action(tr("window-main-quit"), commands.quit, "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _edits(self, commands: Commands, steps: QUndoGroup) -> None:
        self.undo = steps.createUndoAction(self._window)
        self.undo.setShortcuts(QKeySequence.StandardKey.Undo)
        self.redo = steps.createRedoAction(self._window)
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.undo.setProperty("name", tr("window-main-undo"))
        self.redo.setProperty("name", tr("window-main-redo"))
        self._window.addActions([self.undo, self.redo])
        # The key is only displayed here, because each page handles it.
        key = QKeySequence("Ctrl+F").toString(QKeySequence.SequenceFormat.NativeText)
        self.find = self._action(f"{tr('window-main-find')}\t{key}", commands.find, None)
        self.find_anything = self._action(tr("window-main-find-anything"), commands.find_anything, "Ctrl+K")
        self.history = self._action(tr("window-main-history-key"), commands.show_history, "Ctrl+H")
        self.preferences = self._action(tr("window-main-preferences-key"), commands.show_preferences, "Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)

    def _views(self, commands: Commands) -> None:
        self.looks = QActionGroup(self)
        texts = (
            (Look.SYSTEM, tr("window-main-system-key")),
            (Look.LIGHT, tr("window-main-light-key")),
            (Look.DARK, tr("window-main-dark-key")),
        )
        for look, text in texts:
            action = self._action(text, partial(self._settings.change, look=look), None)
            action.setCheckable(True)
            action.setData(look)
            self.looks.addAction(action)
        self.larger = self._action(tr("window-main-larger-text"), lambda: self._resize(TEXT_STEP), "Ctrl+Shift+.")
        self.smaller = self._action(tr("window-main-smaller-text"), lambda: self._resize(-TEXT_STEP), "Ctrl+Shift+,")
        self.full_screen = self._action(tr("window-main-full-screen"), lambda: None, "F11")
        self.full_screen.setCheckable(True)
        self.full_screen.toggled.connect(commands.full_screen)
        self.next_tab = self._action(tr("window-main-next-tab"), lambda: commands.step_tabs(1), "Ctrl+Tab")
        self.previous_tab = self._action(tr("window-main-previous-tab"), lambda: commands.step_tabs(-1), "Ctrl+Shift+Tab")
        self.tear_off = self._action(tr("window-main-move-new-window-key"), commands.tear_off, "Ctrl+Shift+N")

    def _fleets(self, commands: Commands) -> None:
        self.print_sheets = self._action(tr("window-main-print"), commands.print_sheets, QKeySequence.StandardKey.Print)
        self.share = self._action(tr("window-main-share"), commands.share, "Ctrl+Shift+C")
        self.odds = self._action(tr("window-main-hit-key"), commands.show_odds, "Ctrl+Shift+H")

    def _help(self, commands: Commands) -> None:
        self.first_ship = self._action(tr("window-main-your-first-ship"), commands.show_first_ship, None)
        self.guides = self._action(tr("window-main-guides-key"), commands.show_guides, None)
        self.rules = self._action(tr("window-main-rules-key"), commands.show_rules, "Ctrl+Shift+R")
        self.shortcuts = self._action(tr("window-main-keys-key"), commands.show_shortcuts, "Ctrl+?")
        self.about = self._action(tr("window-main-about-metamaker-key"), commands.show_about, None)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _action(self, text: str, act: Callable[[], None], keys: Keys) -> QAction:
        action = QAction(text, self._window)
        if isinstance(keys, str):
            action.setShortcut(QKeySequence(keys))
        elif keys is not None:
            action.setShortcuts(keys)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(lambda _: act())
        self._window.addAction(action)
        return action

    def _resize(self, by: int) -> None:
        size = self._settings.text_size + by
        self._settings.change(text_size=min(LARGEST_TEXT, max(SMALLEST_TEXT, size)))

    def _follow(self, name: str) -> None:
        if name == "look":
            for action in self.looks.actions():
                action.setChecked(action.data() == self._settings.look)
        if name == "kept":
            self.new.setText(tr("window-main-new-document", game=game_name(self._settings.game)))
