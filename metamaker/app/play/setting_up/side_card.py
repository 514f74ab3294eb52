"""Card of one side in a match set-up: its document, its ships, their problems and quick fixes."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QCheckBox, QFileDialog, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from metamaker.app.background import Background
from metamaker.app.overrides import override
from metamaker.app.play.setting_up.sources import Desk, Source, SourceMenu, of_file
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowLayout, discard, nested
from metamaker.core.errors import FileProblem
from metamaker.core.issue import Issue
from metamaker.core.messages import said
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.game import required, title_of
from metamaker.play.story import LETTERS

MOST_FLAWS = 3
"""Shown problems with quick fixes; the page of problems has all."""


def _with(source: Source, names: Sequence[str]) -> Source:
    """Return a document in which a ship at home comes too, if it is named."""
    designs, everyone = source.game.designs, source.game.documents.everyone(source.document)
    if designs is None or not names:
        return source
    at_home = set(designs.subjects(everyone, False)) - set(designs.subjects(source.document, False))
    return source._replace(document=everyone) if at_home & set(names) else source


class SideCard(QFrame):
    """`changed` is emitted when the document or the choice of ships changes, or after a quick fix.

    `force` is the force, or None.

    `refusal` is the reason for no force; `flaws` are the errors of the force.
    """

    changed = Signal()

    def __init__(self, number: int, desk: Desk, settings: Settings, background: Background, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAcceptDrops(True)
        self.number = number
        self.source: Source | None = None
        self.force: Any = None
        self.refusal = ""
        self.flaws: tuple[Issue, ...] = ()
        self._settings = settings
        self._background = background
        self._teams: tuple[Any, ...] = ()
        self._team = -1
        self._out: set[str] = set()
        self.menu = SourceMenu(desk, settings, self.choose, self._ask)
        self._lay_out()
        self._show()

    def _lay_out(self) -> None:
        self.heading = words_label("title", self, tr("window-setup-side", side=LETTERS[self.number]))
        self.choice = menu_button(tr("window-common-choose"), self.menu.fill, self)
        self.choice.setProperty("role", "secondary")
        self.choice.setAccessibleName(tr("window-setup-fleet-of-side", side=LETTERS[self.number]))
        self.name = words_label("heading", self)
        self.name.setWordWrap(True)
        self.facts = words_label("caption", self)
        self.facts.setWordWrap(True)
        self.ships = QWidget(self)
        self.ships.setProperty("role", "clear")
        self._ships = FlowLayout(self.ships, self.fontMetrics().height() // 2)
        self.problems = QWidget(self)
        self.problems.setProperty("role", "clear")
        self._problems = QVBoxLayout(self.problems)
        self._flaw_rows: list[QWidget] = []
        self._problems.setContentsMargins(0, 0, 0, 0)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(*(4 * (round(0.8 * self.fontMetrics().height()),)))
        head = nested(rows, QHBoxLayout())
        head.addWidget(self.heading)
        head.addStretch(1)
        head.addWidget(self.choice)
        for part in (self.name, self.facts, self.ships, self.problems):
            rows.addWidget(part)
        rows.addStretch(1)

    # Forces

    def choose(self, load: Callable[[], Source]) -> None:
        """Take a document. An error is shown in place of its name."""
        try:
            self.take(load())
        except FileProblem as problem:
            self.source, self.force, self.refusal = None, None, str(problem)
            self._show()
            self.changed.emit()

    def take(self, source: Source, names: Sequence[str] = (), team: int = -1) -> None:
        """Take a document with only these ships, all that come for no names, or only one of its sides."""
        self.source, self._team = _with(source, names), team
        source = self.source
        play = required(source.game.play)
        self._teams = play.sides(source.document)
        refs = self._subjects()
        wanted = {name for name in names or self._fighting() if name in refs}
        self._out = set(refs) - wanted if wanted else set()
        self._muster()

    def _fighting(self) -> tuple[str, ...]:
        """Return the ships still on the table in a game on paper; nothing for a fresh side, which has all."""
        source = self.source
        paper = None if source is None or source.damage is None else required(source.game.play).paper
        if source is None or paper is None:
            return ()
        return paper.fighting(
            source.document, required(source.game.sheets).play_state(source.document, source.damage, source.path)
        )

    @property
    def damage(self) -> Any:
        """Earlier losses of the ships, as the JSON value of a play state; None without losses."""
        return None if self.source is None else self.source.damage

    def leave_out(self, ref: str, out: bool) -> None:
        """Leave a ship out, or put it back."""
        self._out = self._out | {ref} if out else self._out - {ref}
        self._muster()

    def forget(self) -> None:
        """Remove the side from the card."""
        self.source, self.force, self.refusal, self.flaws = None, None, "", ()
        self._show()

    @property
    def names(self) -> tuple[str, ...]:
        """The references of the chosen ships; nothing for all."""
        refs = self._subjects()
        return tuple(ref for ref in refs if ref not in self._out) if self._out else ()

    @property
    def called(self) -> str:
        """The name of the force: a single ship has its own name. Empty without a force."""
        source, coming = self.source, [ref for ref in self._subjects() if ref not in self._out]
        if source is None or self.force is None:
            return ""
        if len(coming) == 1:
            return title_of(source.game, self.document, coming[0], self._settings.game_language(source.game.key))
        return source.game.documents.title(self.force)

    @property
    def team(self) -> int:
        """The number of the chosen side of the document; −1 for ships of any side."""
        return self._team

    @property
    def document(self) -> Any:
        """The document of the ships: the chosen side of it, if there is one."""
        if self.source is None:
            return None
        return self._teams[self._team] if 0 <= self._team < len(self._teams) else self.source.document

    def _subjects(self) -> tuple[str, ...]:
        designs = None if self.source is None else self.source.game.designs
        return () if designs is None else designs.subjects(self.document, False) or designs.subjects(self.document, True)

    def _muster(self) -> None:
        """Find the force, then its problems."""
        source = self.source
        if source is None:
            return
        try:
            self.force = required(source.game.play).force(self.document, [ref.partition("/")[2] for ref in self.names])
            self.refusal = "" if len(self._out) < len(self._subjects()) or not self._out else tr("window-setup-no-ship-comes")
        except NotInDocument as problem:
            self.force, self.refusal = None, str(problem)
        if self.refusal:
            self.force = None
        self._judge()

    def _judge(self) -> None:
        self.flaws = ()
        self._show()
        self.changed.emit()
        source, force = self.source, self.force
        if source is not None and force is not None:
            play = required(source.game.play)
            self._background.run(lambda _: play.flaws(force), partial(self._judged, force), owner=self)

    def _judged(self, force: Any, flaws: tuple[Issue, ...]) -> None:
        if force is self.force:
            self.flaws = flaws
            self._show_flaws()
            self.changed.emit()

    # Display

    def _show(self) -> None:
        source = self.source
        self.choice.setText(tr("window-common-choose") if source is None else tr("window-setup-change"))
        hint = tr("window-setup-open-document-file")
        if source is None:
            self.name.setText(self.refusal or tr("window-setup-no-fleet"))
            self.facts.setText(hint)
        else:
            self.name.setText(source.game.documents.title(self.document))
            self.facts.setText(self.refusal or self._count())
        self._show_ships()
        self._show_flaws()

    def _count(self) -> str:
        refs = self._subjects()
        count = tr("window-setup-ships-of", count=len(refs) - len(self._out & set(refs)), all=len(refs)) if refs else ""
        return " · ".join(filter(None, (count, tr("window-setup-damaged-game-paper") if self.damage else "")))

    def _show_ships(self) -> None:
        self._ships.clear()
        source = self.source
        if source is None:
            return
        language = self._settings.game_language(source.game.key)
        for place, team in enumerate(self._teams if len(self._teams) > 1 else ()):
            button = QPushButton(source.game.documents.title(team).replace("&", "&&"), self.ships)
            button.setProperty("role", "option")
            button.setCheckable(True)
            button.setChecked(place == self._team)
            button.clicked.connect(partial(self._choose_team, place))
            self._ships.addWidget(button)
        for ref in self._subjects():
            box = QCheckBox(title_of(source.game, self.document, ref, language).replace("&", "&&"), self.ships)
            box.setChecked(ref not in self._out)
            box.toggled.connect(lambda on, ref=ref: self.leave_out(ref, not on))
            self._ships.addWidget(box)

    def _choose_team(self, place: int, _checked: bool = True) -> None:
        if self.source is not None:
            self.take(self.source, (), -1 if place == self._team else place)

    def _show_flaws(self) -> None:
        discard(self._flaw_rows)
        source = self.source
        if source is None:
            return
        language = self._settings.game_language(source.game.key)
        for issue in self.flaws[:MOST_FLAWS]:
            label = QLabel(said(issue.message, language), self.problems)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setProperty("role", "error")
            self._problems.addWidget(label)
            self._flaw_rows.append(label)
            for fix in source.game.checks.fixes(self.force, issue, language)[:1] if source.game.checks else ():
                button = QPushButton(fix.text.replace("&", "&&"), self.problems)
                button.setProperty("role", "link")
                button.setToolTip(tr("window-setup-match-only"))
                button.clicked.connect(partial(self._mend, fix.fleet))
                self._problems.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
                self._flaw_rows.append(button)
        if len(self.flaws) > MOST_FLAWS:
            more = words_label("caption", self.problems, tr("window-common-and-more", count=len(self.flaws) - MOST_FLAWS))
            self._problems.addWidget(more)
            self._flaw_rows.append(more)

    def _mend(self, force: Any, _checked: bool = False) -> None:
        self.force = force
        self._judge()

    # Files

    def _ask(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, tr("window-setup-choose-side"), self._settings.folder)
        if path:
            self._settings.note_folder(path)
            self.choose(partial(of_file, path))

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        """Take a dropped file as this side."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        path = next(url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile())
        self.choose(partial(of_file, path))
