"""The actions of a window with their names and keys, of which menus, buttons and the list of keys are made."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QUndoGroup
from PySide6.QtWidgets import QWidget

from metamaker.app.settings.preferences import LARGEST_TEXT, SMALLEST_TEXT, Look
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import filled
from metamaker.app.window.commands import Commands
from metamaker.registry import game_name

Keys = QKeySequence.StandardKey | str | None

TEXT_STEP = 10
"""Percent a press. Less can hardly be seen, more skips sizes."""


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

    def show_open(self, has_fleet: bool, has_file: bool, tabs: int, *, prints: bool) -> None:
        """Enable what makes sense for what is at the front; matches and records have no pages to be printed or shared."""
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
        self.new.setProperty("name", self.tr("New document of the same game"))
        self.match = self._action(self.tr("New &match…"), commands.new_match, "Ctrl+M")
        self.new_event = self._action(self.tr("New eve&nt"), commands.new_event, "Ctrl+Alt+N")
        self.gallery = self._action(self.tr("&Gallery"), commands.show_gallery, "Ctrl+Shift+G")
        self.start = self._action(self.tr("New &tab"), commands.new_tab, key.AddTab)
        self.open = self._action(self.tr("&Open…"), commands.open_files, key.Open)
        self.paste = self._action(self.tr("Open from clip&board"), commands.paste_fleet, "Ctrl+Shift+V")
        self.save = self._action(self.tr("&Save"), commands.save, key.Save)
        self.save_as = self._action(self.tr("Save &as…"), commands.save_as, "Ctrl+Shift+S")
        self.save_all = self._action(self.tr("Save a&ll"), commands.save_all, "Ctrl+Alt+S")
        self.duplicate = self._action(self.tr("&Duplicate"), commands.duplicate, "Ctrl+Shift+D")
        self.revert = self._action(self.tr("Re&vert to the file"), commands.revert, None)
        self.close = self._action(self.tr("&Close"), commands.close_tab, "Ctrl+W")
        self.quit = self._action(self.tr("&Quit"), commands.quit, "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _edits(self, commands: Commands, steps: QUndoGroup) -> None:
        self.undo = steps.createUndoAction(self._window)
        self.undo.setShortcuts(QKeySequence.StandardKey.Undo)
        self.redo = steps.createRedoAction(self._window)
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.undo.setProperty("name", self.tr("Undo"))
        self.redo.setProperty("name", self.tr("Redo"))
        self._window.addActions([self.undo, self.redo])
        # The key is shown only: each page has it itself.
        key = QKeySequence("Ctrl+F").toString(QKeySequence.SequenceFormat.NativeText)
        self.find = self._action(f"{self.tr('&Find…')}\t{key}", commands.find, None)
        self.find_anything = self._action(self.tr("Find a&nything…"), commands.find_anything, "Ctrl+K")
        self.history = self._action(self.tr("&History"), commands.show_history, "Ctrl+H")
        self.preferences = self._action(self.tr("&Preferences…"), commands.show_preferences, "Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)

    def _views(self, commands: Commands) -> None:
        self.looks = QActionGroup(self)
        texts = ((Look.SYSTEM, self.tr("As the &system")), (Look.LIGHT, self.tr("&Light")), (Look.DARK, self.tr("&Dark")))
        for look, text in texts:
            action = self._action(text, partial(self._settings.change, look=look), None)
            action.setCheckable(True)
            action.setData(look)
            self.looks.addAction(action)
        self.larger = self._action(self.tr("&Larger text"), lambda: self._resize(TEXT_STEP), "Ctrl+Shift+.")
        self.smaller = self._action(self.tr("S&maller text"), lambda: self._resize(-TEXT_STEP), "Ctrl+Shift+,")
        self.full_screen = self._action(self.tr("&Full screen"), lambda: None, "F11")
        self.full_screen.setCheckable(True)
        self.full_screen.toggled.connect(commands.full_screen)
        self.next_tab = self._action(self.tr("Ne&xt tab"), lambda: commands.step_tabs(1), "Ctrl+Tab")
        self.previous_tab = self._action(self.tr("Pre&vious tab"), lambda: commands.step_tabs(-1), "Ctrl+Shift+Tab")
        self.tear_off = self._action(self.tr("Move to new &window"), commands.tear_off, "Ctrl+Shift+N")

    def _fleets(self, commands: Commands) -> None:
        self.print_sheets = self._action(self.tr("&Print…"), commands.print_sheets, QKeySequence.StandardKey.Print)
        self.share = self._action(self.tr("&Share…"), commands.share, "Ctrl+Shift+C")

    def _help(self, commands: Commands) -> None:
        self.first_ship = self._action(self.tr("Your &first ship"), commands.show_first_ship, None)
        self.guides = self._action(self.tr("&Guides"), commands.show_guides, None)
        self.rules = self._action(self.tr("&Rules"), commands.show_rules, "Ctrl+Shift+R")
        self.shortcuts = self._action(self.tr("&Keys…"), commands.show_shortcuts, "Ctrl+?")
        self.about = self._action(self.tr("&About MetaMaker"), commands.show_about, None)
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
            self.new.setText(filled(self.tr("&New %1 document"), game_name(self._settings.game)))
