"""The page of the fleet itself: its own form, its roster, its custom formulas."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog, QLabel, QScrollArea, QStackedWidget, QWidget

from metamaker.app.building import Steps, at_once
from metamaker.app.context import Context
from metamaker.app.elements.panel import ElementsPanel
from metamaker.app.forecast.match_up_panel import MatchUpPanel
from metamaker.app.form.element_form import ElementForm
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.fleet.command_tree import totals, with_all
from metamaker.app.metaverse.fleet.house_formulas import HouseFormulas
from metamaker.app.metaverse.fleet.roster_table import RosterTable
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.theme.fonts import set_role
from metamaker.app.widgets.buttons import TabButtons
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.kit import column_of, filled, row_in, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import TallArea
from metamaker.app.widgets.splitters import KeptSplitter
from metamaker.core.ids import listed_ref
from metamaker.games.metaverse.edits.subject import FLEET

OWN = (
    "name",
    "author",
    "licence",
    "combat_value_limit",
    "tier_limit",
    "value_kind",
    "mass_factor",
    "tonnes_per_hit",
    "tags",
    "public",
    "words",
    "notes",
)
"""Fleet properties in the form; custom formulas have their own editor."""


_ROSTER, _AGAINST = 0, 2
"""The places of tabs."""

_ROWS = frozenset({"ships", "squadrons"})
"""The groups of the roster."""


def ask_for_fleet(parent: QWidget, title: str) -> str:
    """Ask for a file with a fleet; return its path, empty for none."""
    return QFileDialog.getOpenFileName(parent, title)[0]


class FleetPage(ElementsPanel):
    """The page of a fleet, which follows and changes document and selection. `ask(parent, title)` asks for a file."""

    commands: FleetCommands

    def __init__(self, context: Context, ask: Callable[[QWidget, str], str] = ask_for_fleet, *, whole: bool = True) -> None:
        super().__init__(context, FleetCommands, name="fleet_page", role="ground")
        self._ask = ask
        self._columns = KeptSplitter(Qt.Orientation.Horizontal, context.settings, "fleet_page", self)
        row_in(self, self._columns, margin=None)
        self.unbuilt = self._build(context)
        if whole:
            at_once(self.unbuilt)

    def _build(self, context: Context) -> Steps:
        self.headline, self.whole, self.over, self.element_name = (
            words_label(role, self, wraps=True) for role in ("title", "caption", "error", "title")
        )
        self.form = ElementForm(context.document, context.language)
        self.form.show_element(FLEET, OWN)
        self.left = _card(tr("window-fleet-fleet"), self.headline, self.whole, self.over, TallArea(self.form))
        yield
        self._columns.addWidget(self.left)
        yield
        titles = [tr("window-fleet-roster"), tr("window-fleet-house-formulas"), tr("window-fleet-against-another-fleet")]
        self.tabs = TabButtons(titles, tr("window-fleet-parts-fleet"), self)
        self._stack = QStackedWidget(self)
        self.middle = _card("", self.tabs, self.notice, self._stack)
        self._columns.addWidget(self.middle)
        self.roster = RosterTable(self.commands, self.arrivals)
        self._stack.addWidget(self.roster)
        yield
        self.formulas = HouseFormulas(self.commands)
        self._stack.addWidget(self.formulas)
        yield
        self.meeting = MatchUpPanel(context)
        self._stack.addWidget(self.meeting)
        yield
        self.element = ElementForm(context.document, context.language)
        self.side = _card(tr("window-fleet-selected"), self.element_name, TallArea(self.element))
        self._columns.addWidget(self.side)
        self._connect()
        self._show_totals()
        yield
        self._follow(context.selection.element or context.selection.subject)
        yield
        em = self.fontMetrics().height()
        self._columns.begin((), sizes=(em * 19, em * 44, em * 19), stretches=(0, 1, 0))

    def _connect(self) -> None:
        context = self._context
        context.document.changed.connect(CatchUp(self, self._renew).due)
        context.selection.elements_changed.connect(self._follow_all)
        self.tabs.turned.connect(self._turn)
        self.tabs.turn(0)
        self.roster.chosen.connect(self._chosen)
        self.roster.bring.clicked.connect(self._bring)
        self.commands.made.connect(self._made)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Show the ship on the canvas if nothing was selected yet."""
        super().showEvent(event)
        if not self.element.refs:
            self._follow(self._context.selection.subject)

    def _renew(self) -> None:
        self.roster.renew()
        self.formulas.renew()
        self._show_totals()
        self._show_element()

    def _show_totals(self) -> None:
        headline, over = totals(self.commands.fleet)
        self.headline.setText(headline)
        self.whole.setText(with_all(self.commands.fleet))
        self.whole.setVisible(bool(self.whole.text()))
        self.over.setText(f"▲ {over}" if over else "")
        self.over.setVisible(bool(over))

    def _turn(self, place: int) -> None:
        self._stack.setCurrentIndex(place)
        self.side.setVisible(place == _ROSTER)
        self.left.setVisible(place != _AGAINST)  # a match-up needs the whole width, and has cards of its own
        set_role(self.middle, "ground" if place == _AGAINST else "card")

    def _chosen(self, refs: tuple[str, ...]) -> None:
        rows = [ref for ref in refs if ref.partition("/")[0] in _ROWS]
        if rows:
            self._context.selection.gather(rows)

    def _made(self, ref: str) -> None:
        self.roster.search.clear()
        self.roster.view.select([ref])
        self._context.selection.select(ref)

    def _follow_all(self, refs: tuple[str, ...]) -> None:
        """Show the whole selection; several ships or squadrons have one form."""
        places = list(dict.fromkeys(listed_ref(ref) for ref in refs if ref.partition("/")[0] in _ROWS))
        if len(places) < 2 or len(places) < len(refs):
            self._follow(refs[-1] if refs else "")
            return
        self.tabs.turn(0)
        if set(places) != set(self.roster.view.selected):
            self.roster.view.select(places)
        self.element.show_elements(places)
        self._show_element()

    def _follow(self, ref: str) -> None:
        """Show the selection of any page; go to the formula or limit of a problem."""
        group, _, rest = ref.partition("/")
        if group == "formulas" and rest:
            self.tabs.turn(1)
            self.formulas.show_entry(rest)
            return
        if group == "limits" and f"{rest}_limit" in OWN:
            self.form.field(f"{rest}_limit").setFocus()
        if group in _ROWS:
            self.tabs.turn(0)
            place = listed_ref(ref)
            if self.roster.view.selected != (place,):
                self.roster.view.select([place])
            self.element.show_element(place)
        self._show_element()

    def _show_element(self) -> None:
        refs = [ref for ref in self.element.refs if ref.partition("/")[0] in self.commands.groups]
        name = self.commands.called(refs) if refs else ""
        if len(refs) > 1:
            name = tr("window-fleet-change-all-them-name", name=name)
        self.element_name.setText(name or tr("window-fleet-select-ship-see"))
        set_role(self.element_name, "title" if name else "caption")

    def _bring(self) -> None:
        if path := self._ask(self, tr("window-fleet-bring-fleet")):
            self.arrivals.merge(path)


def _card(title: str, *widgets: QWidget) -> QWidget:
    card = styled(QWidget(), "card")
    card.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    headings = (styled(QLabel(title, card), "heading"),) if title else ()
    parts = ((widget, 1 if isinstance(widget, QScrollArea | QStackedWidget) else 0) for widget in widgets)
    return filled(card, column_of(*headings, *parts, margin=None))
