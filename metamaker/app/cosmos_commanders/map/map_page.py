"""The page of a map: the drawing of the map, its form, dice, its balance, and its problems."""

from html import escape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from metamaker.app.balance.turn_order_panel import SeatsPanel
from metamaker.app.building import Steps, at_once
from metamaker.app.context import Context
from metamaker.app.cosmos_commanders.map.dice_card import DiceCard
from metamaker.app.cosmos_commanders.map.map_edits import MapEdits
from metamaker.app.cosmos_commanders.map.map_view import MapView, Tool
from metamaker.app.cosmos_commanders.signs import sign_icon
from metamaker.app.cosmos_commanders.texts import tr
from metamaker.app.form.element_form import ElementForm
from metamaker.app.overrides import override
from metamaker.app.problems.problems_panel import ProblemsPanel
from metamaker.app.problems.problems_room import ProblemsRoom
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.edit_actions import Edit, EditOffer, EditOffers
from metamaker.app.widgets.fold_button import FoldButton
from metamaker.app.widgets.kit import column_in, column_of, filled, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.app.widgets.layouts import ClearArea
from metamaker.app.widgets.splitters import FoldingSplitter
from metamaker.core.display_names import first_upper
from metamaker.games.cosmos_commanders.edits.structure import MAP, STRUCTURE, sector_term, system_term
from metamaker.games.cosmos_commanders.geometry.boards import untyped
from metamaker.games.cosmos_commanders.geometry.sectors import sectors
from metamaker.games.cosmos_commanders.map_drawing.desk import homes
from metamaker.games.cosmos_commanders.model.star_map import StarMap

_WIDTHS, _HEIGHTS = (58, 21), (34, 7)
"""Initial sizes of the parts, in heights of a line."""

_SIGNS = {Tool.MOVE: "takeover", Tool.SYSTEM: "void", Tool.LINE: "route"}
_KEYS = {Tool.MOVE: "V", Tool.SYSTEM: "S", Tool.LINE: "D"}


class MapPage(QWidget):
    """A page that follows and changes the document and the selection. Its parts are attributes."""

    def __init__(self, context: Context[StarMap], parent: QWidget | None = None, *, whole: bool = True) -> None:
        super().__init__(parent)
        self.setObjectName("map-page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self.unbuilt = self._build(context)
        if whole:
            at_once(self.unbuilt)

    def _build(self, context: Context[StarMap]) -> Steps:
        """Make the parts, each in its place."""
        settings = context.settings
        yield
        self.edits = MapEdits(context, self)
        self.columns = FoldingSplitter(Qt.Orientation.Horizontal, settings, "map.columns", self)
        self.middle = FoldingSplitter(Qt.Orientation.Vertical, settings, "map.middle", self)
        self.columns.add(self.middle, kept=(0,))
        self.view = MapView(self.edits, self)
        self.view.explain = self._explain
        self.problems = ProblemsPanel(context, self)
        self.middle.add(self.view, self.problems, kept=(0,))
        yield
        self.headline = styled(ElidedLabel(self), "caption")
        self.fitting = words_label("caption", self)
        self.tools = {tool: self._tool(tool) for tool in Tool}
        yield
        inside = QWidget(self)
        column = column_in(inside, gap=self.fontMetrics().height() // 2)
        self.side = ClearArea(inside, self)
        self.columns.add(self.side)
        self.about = words_label("title", inside, wraps=True)
        self.form = ElementForm(context.document, context.language, inside, with_rules=True)
        column.addWidget(filled(styled(QFrame(inside), "card"), column_of(self.about, self.form, margin=None)))
        yield
        self.dice = DiceCard(context, self.edits, inside)
        column.addWidget(self.dice)
        even = styled(QFrame(inside), "card")
        self.seats = SeatsPanel(context, even)
        column_in(even, words_label("heading", even, tr("window-map-each-seat-wins").upper()), self.seats, margin=None)
        column.addWidget(even)
        column.addStretch(1)
        yield
        self._lay_out()
        self._connect()
        self._use(Tool.MOVE)
        yield
        self._renew()
        yield
        self._follow(context.selection.elements)
        self.setFocusProxy(self.view)

    def _tool(self, tool: Tool) -> QPushButton:
        texts = {
            Tool.MOVE: tr("window-map-select-move"),
            Tool.SYSTEM: tr("window-map-place-systems"),
            Tool.LINE: tr("window-map-draw-lines"),
        }
        tips = {
            Tool.MOVE: tr("window-map-drag-systems-double"),
            Tool.SYSTEM: tr("window-map-click-places-system"),
            Tool.LINE: tr("window-map-drag-one-system"),
        }
        button = styled(QPushButton(sign_icon(_SIGNS[tool], self), texts[tool], self), "option")
        button.setCheckable(True)
        bold = QFont(button.font())
        bold.setBold(True)  # the look while it is checked
        room = QFontMetrics(bold).horizontalAdvance(texts[tool]) - button.fontMetrics().horizontalAdvance(texts[tool])
        button.setMinimumWidth(button.sizeHint().width() + room + button.fontMetrics().height())
        button.setToolTip(plain_tip(f"{tips[tool]} ({_KEYS[tool]})"))
        button.setAccessibleDescription(tips[tool])
        button.clicked.connect(lambda _: self._use(tool))
        shortcut = QShortcut(QKeySequence(_KEYS[tool]), self.view)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(lambda: self._use(tool))
        return button

    def _use(self, tool: Tool) -> None:
        self.view.use(tool)
        for each, button in self.tools.items():
            button.setChecked(each is tool)

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        half = unit // 2
        self.middle.begin([height * unit for height in _HEIGHTS], fixed=(1,))
        ProblemsRoom(self.problems, self.middle, 1)
        self.columns.begin([width * unit for width in _WIDTHS], fixed=(1,))
        column_in(
            self,
            row_of(
                *self.tools.values(),
                half,
                (self.headline, 1),
                self.fitting,
                FoldButton(self.middle, 1, Qt.Edge.BottomEdge, tr("window-problems-problems"), "F8", self),
                FoldButton(self.columns, 1, Qt.Edge.RightEdge, tr("window-map-forms"), "F9", self),
            ),
            (self.columns, 1),
            gap=half,
            margin=half,
        )

    def _connect(self) -> None:
        context = self._context
        context.document.changed.connect(CatchUp(self, self._renew).due)
        context.selection.elements_changed.connect(self._follow)
        self.view.selected.connect(context.selection.select)
        self.form.rule_wanted.connect(context.show_rule)

    @property
    def _star_map(self) -> StarMap:
        return self._context.document.value

    def _renew(self) -> None:
        star_map = self._star_map
        self.view.show_map()
        facts = self._context.edits.summary(star_map, MAP, self._context.language).facts
        self.headline.setText(" · ".join(facts))
        found = homes(star_map)
        if found:
            text = tr("window-map-homes-fit-example", count=len(found))
        elif untyped(star_map):
            text = tr("window-map-types-rolled-before")
        else:
            text = tr("window-map-homes-do-not")
        self.fitting.setText(text)
        if self._context.selection.element and STRUCTURE.find(star_map, self._context.selection.element) is None:
            self._context.selection.select("")

    def _follow(self, refs: tuple[str, ...]) -> None:
        """Follow the selection of any page; without one, show the map itself."""
        known = [ref for ref in refs if STRUCTURE.find(self._star_map, ref) is not None]
        ref = known[-1] if known else ""
        if ref != self.view.selected_ref:
            self.view.set_selected(ref if ref != MAP else "")
        summary = self._context.edits.summary(self._star_map, ref or MAP, self._context.language)
        self.about.setText(first_upper(summary.title))
        self.form.show_element(ref or MAP)

    def _explain(self, ref: str) -> str:
        """Return the explanation of the element below the pointer."""
        star_map, words = self._star_map, self._context.words
        kind, _, own = ref.partition("/")
        if kind == "sectors" and own.isdigit() and 0 < int(own) <= len(sectors(star_map)):
            sector = sectors(star_map)[int(own) - 1]
            names = words.listed([system_term(star_map.systems[each], words) for each in sector.systems])
            lines = [
                first_upper(sector_term(sector.number, words)),
                names,
                words.text("board-room", placed=0, room=sector.capacity),
            ]
        elif STRUCTURE.find(star_map, ref) is not None:
            summary = self._context.edits.summary(star_map, ref, self._context.language)
            lines = [first_upper(summary.title), *summary.facts]
        else:
            return ""
        return "<br>".join(f"<b>{escape(line)}</b>" if place == 0 else escape(line) for place, line in enumerate(lines))

    def edit_offers(self) -> EditOffers:
        """Return the action of the Edit menu: deleting the selection."""
        return {
            Edit.DELETE: EditOffer(lambda: self.edits.remove(self.view.selected_refs), lambda: bool(self.view.selected_ref))
        }

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme: in a dark window the map has night colours."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "seats"):
            self.view.show_map()
            for tool, button in self.tools.items():
                button.setIcon(sign_icon(_SIGNS[tool], self))
