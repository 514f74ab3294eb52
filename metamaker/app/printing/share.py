"""Sharing a fleet as text, Markdown, picture or share code, to the clipboard or a file; without a dialog in between."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QLabel, QMenu, QWidget, QWidgetAction

from metamaker.app.context import Context
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import styled
from metamaker.core.errors import FileProblem
from metamaker.core.ids import slug
from metamaker.core.share_code import CodeProblem
from metamaker.core.storage import write_file
from metamaker.game_api.documents import StatText
from metamaker.game_api.game import required
from metamaker.game_api.prints import Embed
from metamaker.printing.files import HTML, PNG, card_file, refuse_to_lose
from metamaker.printing.live.content import Force
from metamaker.printing.live.page import live_page
from metamaker.printing.sharing import cut, in_markdown, plain, share_code, texts_of

ChooseFile = Callable[[str], str]
"""From a suggested file name to the chosen path; empty if the user cancels."""


class Sharing(QObject):
    """Commands for a fleet, or for one ship or class of it. `ref` is its reference, empty for the whole fleet."""

    def __init__(self, context: Context, choose: ChooseFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._choose = choose

    def copy_text(self, ref: str) -> None:
        """Copy it as text."""
        self._copy(plain(self._texts(ref)), tr("window-print-copied-text"))

    def copy_list(self, _ref: str = "") -> None:
        """Copy the whole fleet as a short list."""
        self._copy(plain(self._texts("", is_short=True)), tr("window-print-copied-short-list"))

    def copy_markdown(self, ref: str) -> None:
        """Copy it as Markdown."""
        self._copy(in_markdown(self._texts(ref)), tr("window-print-copied-markdown"))

    def copy_code(self, ref: str) -> None:
        """Copy its share code."""
        document = self._context.document
        try:
            text = share_code(document.game, document.value, ref)
        except CodeProblem as problem:
            self._context.say(str(problem))
        else:
            self._copy(text, tr("window-print-copied-share-code", count=len(text)))

    def copy_picture(self, ref: str) -> None:
        """Copy its card when it is drawn. The pasted picture can be opened again, because it contains the share code."""
        self._with_picture(ref, self._put_picture)

    def save_picture(self, ref: str) -> None:
        """Save its card as a PNG file that can be opened again."""
        path = self._choose(f"{slug(self._name(ref))}.png")
        if path:
            target = path if path.lower().endswith(".png") else f"{path}.png"
            self._with_picture(ref, lambda data: self._write(target, data))

    def lay_table(self, _ref: str = "") -> None:
        """Open the dialog for virtual tabletops."""
        from metamaker.app.printing.tabletop_dialog import TabletopDialog

        owner = self.parent()
        TabletopDialog(self._context, owner.parentWidget() if isinstance(owner, QWidget) else None).show()

    def save_for_phone(self, _ref: str = "") -> None:
        """Save the record sheets of all ships as a web page for phones."""
        path = self._choose(f"{slug(self._name(''))}-live.html")
        if not path:
            return
        target = path if path.lower().endswith((".html", ".htm")) else f"{path}.html"
        force, language = Force(self._context.game, self._context.document.value), self._context.settings.language
        self._context.background.run(
            lambda _: live_page([force], language),
            lambda data: self._write(target, data, HTML),
            self._failed,
            text=tr("window-print-making-page"),
            owner=self,
        )

    def _write(self, path: str, data: bytes, kind: str = PNG) -> None:
        try:
            refuse_to_lose(path, kind)
            write_file(path, data)
        except FileProblem as problem:
            self._context.say(str(problem))
        else:
            self._context.say(tr("window-common-saved", file=Path(path).name))

    def _name(self, ref: str) -> str:
        value, documents = self._context.document.value, self._context.game.documents
        return documents.texts(value, ref)[0].title if ref else documents.title(value)

    def _texts(self, ref: str, *, is_short: bool = False) -> list[StatText]:
        game, value = self._context.game, self._context.document.value
        return texts_of(game, value, ref, self._context.settings.language, is_short=is_short)

    def _copy(self, text: str, said: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._context.say(said)

    def _with_picture(self, ref: str, done: Callable[[bytes], None]) -> None:
        """Draw the card in the background and pass on the content of its file."""
        game, value = self._context.document.game, self._context.document.value
        ink, language = next(iter(required(game.prints).inks.values())), self._context.settings.language
        self._context.background.run(
            lambda _: card_file(game, cut(game, value, ref), ink, Embed.FLEET, language),
            done,
            self._failed,
            text=tr("window-print-drawing-picture"),
            owner=self,
        )

    def _put_picture(self, data: bytes) -> None:
        content = QMimeData()
        content.setData("image/png", data)
        content.setImageData(QImage.fromData(data))
        QGuiApplication.clipboard().setMimeData(content)
        self._context.say(tr("window-print-copied-picture"))

    def _failed(self, problem: Exception) -> None:
        if not isinstance(problem, CodeProblem):
            raise problem
        self._context.say(str(problem))


class ShareMenu(QMenu):
    """The commands for sharing: for the ship or class on the canvas, if there is one, and for the whole fleet."""

    def __init__(self, context: Context, parent: QWidget | None = None, choose: ChooseFile | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("share-menu")
        self.setAccessibleName(tr("window-common-share"))
        self._context = context
        self.sharing = Sharing(context, choose or self._ask_for_file, self)
        self.aboutToShow.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        """Offer the subject of the canvas, and the fleet."""
        self.clear()
        document, subject = self._context.document, self._context.selection.subject
        designs, documents = document.game.designs, document.game.documents
        if subject and designs is not None and designs.dependencies(document.value, subject):
            self._part(documents.texts(document.value, subject)[0].title, subject)
        self._part(documents.title(document.value), "")

    def _part(self, name: str, ref: str) -> None:
        self._heading(name)
        sharing = self.sharing
        short = () if ref or self._context.game.designs is None else ((tr("window-print-copy-short-list"), sharing.copy_list),)
        ways = (
            *short,
            (tr("window-print-copy-text"), sharing.copy_text),
            (tr("window-print-copy-markdown"), sharing.copy_markdown),
            (tr("window-common-copy-picture"), sharing.copy_picture),
            (tr("window-print-copy-share-code"), sharing.copy_code),
            (tr("window-print-save-picture-dots"), sharing.save_picture),
            *(((tr("window-print-for-phone"), sharing.save_for_phone),) if not ref and self._has_sheets() else ()),
            *(((tr("window-tabletop-open"), sharing.lay_table),) if not ref and self._context.game.tabletop else ()),
        )
        for text, act in ways:
            action = self.addAction(text)
            action.triggered.connect(lambda _, act=act: act(ref))

    def _has_sheets(self) -> bool:
        game = self._context.game
        return game.sheets is not None and bool(required(game.designs).subjects(self._context.document.value, False))

    def _heading(self, name: str) -> None:
        label = styled(QLabel(name), "heading")
        label.setTextFormat(Qt.TextFormat.PlainText)
        unit = self.fontMetrics().height()
        label.setContentsMargins(unit, unit // 2, unit, unit // 4)
        heading = QWidgetAction(self)
        heading.setDefaultWidget(label)
        heading.setEnabled(False)
        self.addAction(heading)

    def pop_up_below(self, button: QWidget) -> None:
        """Show the menu below a button, inside the screen."""
        self.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _ask_for_file(self, name: str) -> str:
        is_page = name.endswith(".html")
        title = tr("window-print-save-page" if is_page else "window-print-save-picture")
        kinds = tr("window-print-pages-html" if is_page else "window-print-png-pictures-png")
        path, _ = QFileDialog.getSaveFileName(self.parentWidget(), title, name, kinds)
        return path
