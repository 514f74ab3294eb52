"""A page with the text of a document, for games without any other page."""

from html import escape

from PySide6.QtWidgets import QTextBrowser, QWidget

from metamaker.app.context import Context
from metamaker.game_api.documents import StatText


class TextPage(QTextBrowser):
    """The text of the whole document; follows its changes."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("text-page")
        self._context = context
        context.document.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        documents, document = self._context.game.documents, self._context.document.value
        texts = documents.texts(document, "", self._context.language)
        self.setHtml("".join(map(_html, texts)) or f"<h2>{escape(documents.title(document))}</h2>")


def _html(text: StatText) -> str:
    figures = "".join(f"<tr><td>{escape(name)}&nbsp;</td><td>{escape(value)}</td></tr>" for name, value in text.figures)
    passages = "".join(
        f"<h3>{escape(each.heading)}</h3>" + "".join(f"<p>{escape(line)}</p>" for line in each.lines) for each in text.passages
    )
    return f"<h2>{escape(text.title)}</h2><p>{escape(text.subtitle)}</p><table>{figures}</table>{passages}"
