"""The page “How true are the points?”: the measured results, as a text to read."""

from html import escape

from PySide6.QtWidgets import QTextBrowser, QWidget

from metamaker.app.context import Context
from metamaker.app.metaverse.texts import tr
from metamaker.core.messages import Text, said
from metamaker.games.metaverse.forecast.points_report import Section, report, sections


class PointsPage(QTextBrowser):
    """The report included with the program, in the language of the window."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("points_page")
        self.setAccessibleName(tr("window-points-how-true-points"))
        self._language = context.language
        self.setHtml("".join(self._section(each, place) for place, each in enumerate(sections(report()))))

    def _section(self, section: Section, place: int) -> str:
        """Return a part of the page as HTML."""
        head = "h2" if place == 0 else "h3"
        sentences = "".join(f"<p>{self._said(each)}</p>" for each in section.sentences)
        titles = "".join(f"<th align='left'>{self._said(each)}</th>" for each in section.columns)
        rows = "".join("<tr>" + "".join(f"<td>{self._said(cell)}</td>" for cell in row) + "</tr>" for row in section.rows)
        table = f"<table cellpadding='4'><tr>{titles}</tr>{rows}</table>" if section.rows else ""
        return f"<{head}>{self._said(section.title)}</{head}>{sentences}{table}"

    def _said(self, text: Text) -> str:
        return escape(said(text, self._language))
