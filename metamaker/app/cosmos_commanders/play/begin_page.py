"""The page on which a game begins: the players and dice, next to the map."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.cosmos_commanders.play.seat_fields import SeatFields
from metamaker.app.cosmos_commanders.texts import tr
from metamaker.app.play.play_page import PlayPage
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.drawing_view import DrawingView
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import nested
from metamaker.core.issue import errors_in
from metamaker.core.messages import said
from metamaker.games.cosmos_commanders.edits.structure import MAP
from metamaker.games.cosmos_commanders.map_drawing.drawing import chart
from metamaker.games.cosmos_commanders.map_drawing.palette import COLOUR
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.rendering.drawing import Drawing, Group

_LEFT, _RIGHT = 4, 5


class BeginPage(QWidget):
    """A page that follows the document: `match` begins a game, `view` shows the map, `told` differing rules or problems."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("begin-page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self.match = PlayPage(context, self)
        self.view = DrawingView(self._drawn, COLOUR, self)
        self.view.setAccessibleName(tr("window-match-map"))
        self.told = words_label("caption", self)
        self.told.setWordWrap(True)
        unit = self.fontMetrics().height()
        self.seats = SeatFields(context, self)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(unit, unit, unit, unit)
        left, right = nested(whole, QVBoxLayout(), _LEFT), nested(whole, QVBoxLayout(), _RIGHT)
        left.addWidget(words_label("title", self, tr("window-common-players")))
        left.addWidget(self.seats)
        left.addWidget(self.match, 1)
        right.addWidget(self.view, 1)
        right.addWidget(self.told)
        context.document.changed.connect(CatchUp(self, self._renew).due)
        self._renew()
        self.setFocusProxy(self.match.begin)

    @property
    def _star_map(self) -> StarMap:
        star_map: StarMap = self._context.document.value
        return star_map

    def _drawn(self, width: float, height: float) -> Drawing:
        drawn = chart(self._star_map)
        scale = min(width / drawn.width, height / drawn.height)
        x, y = (width - scale * drawn.width) / 2, (height - scale * drawn.height) / 2
        return Drawing(width, height, (Group(x, y, drawn, None, scale),))

    def _renew(self) -> None:
        """Show the map, the differing rules, and the reason if it cannot be played."""
        self.view.remake()
        errors = errors_in(self._context.checks.issues(self._star_map))
        self.match.begin.setEnabled(not errors)
        language = self._context.language
        if errors:
            self.told.setText(said(errors[0].message, language))
            return
        shown = self._context.edits.properties(self._star_map, MAP, language)
        otherwise = [each.label for each in shown if each.usual is not None and each.value != each.usual]
        facts = self._context.edits.summary(self._star_map, MAP, language).facts
        self.told.setText(" · ".join((*facts, *otherwise)))
