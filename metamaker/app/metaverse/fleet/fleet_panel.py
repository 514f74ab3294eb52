"""The side bar of a fleet: its totals, its chain of command, its libraries."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from metamaker.app.context import Context
from metamaker.app.elements.lists import SubjectLists
from metamaker.app.elements.panel import ElementsPanel
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.fleet.command_tree import CommandTree, totals
from metamaker.app.metaverse.fleet.libraries import GROUPS, LibraryPanel
from metamaker.app.metaverse.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.kit import column_in, column_of, filled, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.app.widgets.splitters import KeptSplitter
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.references import class_parts
from metamaker.games.metaverse.model.ship import ShipClass

_REST_MS = 100
"""The numbers of edited classes are shown in the lists after this pause in edits."""


class FleetPanel(ElementsPanel):
    """The side bar of a fleet, which follows and changes the document and the selection."""

    commands: FleetCommands

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, FleetCommands, name="fleet_panel", role="card", parent=parent)
        # It comes before the lists in the tab order, as it is above them.
        self.add = menu_button(tr("window-fleet-add-ship"), self._fill_adding, self, sign="+", role="quiet")
        self.tree = CommandTree(self.commands, self.arrivals, self)
        self.library = LibraryPanel(self.commands, self.arrivals, self)
        self._lay_out()
        self._connect()
        self._show_totals()
        views = {"ships": self.tree, "classes": self.library.views["classes"]}
        self._on_canvas = SubjectLists(context.selection, views, self)

    def _lay_out(self) -> None:
        heading = words_label("heading", self, tr("window-fleet-fleet"))
        self.headline = styled(ElidedLabel(self), "caption")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.over = words_label("error", self, wraps=True)
        upper = filled(QWidget(self), column_of(row_of(heading, (self.headline, 1), self.add), self.over, (self.tree, 1)))
        splitter = KeptSplitter(Qt.Orientation.Vertical, self._context.settings, "fleet_panel", self)
        splitter.begin((upper, self.library), stretches=(3, 2))
        column_in(self, (splitter, 1), self.notice, margin=None)

    def _connect(self) -> None:
        context = self._context
        self._catch_up = CatchUp(self, self._renew)
        self._soon = rested(self, _REST_MS, self._catch_up.due)
        context.document.changed.connect(self._changed)
        self.commands.made.connect(self._made)
        self.tree.chosen.connect(self._chosen)
        self.library.chosen.connect(self._chosen)
        self.tree.opened.connect(context.go_to)
        self.library.opened.connect(self._opened)

    def _changed(self, old: Fleet, new: Fleet) -> None:
        """Show other rows at once, and the numbers of edited classes after a pause."""
        if _differ_in_numbers(old, new):
            self._soon.start()
        else:
            self._soon.stop()
            self._catch_up.due()

    def _renew(self) -> None:
        self.tree.renew()
        self.library.renew()
        self._show_totals()

    def _show_totals(self) -> None:
        headline, over = totals(self.commands.fleet)
        self.headline.setText(headline)
        self.headline.setAccessibleName(", ".join(filter(None, (headline, over))))
        self.over.setText(f"▲ {over}" if over else "")
        self.over.setVisible(bool(over))

    def _chosen(self, refs: tuple[str, ...]) -> None:
        """Show the selected elements; ignore folders."""
        shown = [ref for ref in refs if ref.partition("/")[0] in {*GROUPS, "ships", "squadrons", "fleet"}]
        if shown:
            self._on_canvas.choose(*shown)

    def _fill_adding(self, menu: QMenu) -> None:
        self.tree.act.fill_adding(menu)

    def _opened(self, key: str) -> None:
        if key.partition("/")[0] in GROUPS:
            self._context.go_to(key)

    def _made(self, ref: str) -> None:
        """Select the result of an edit in its list."""
        group = ref.partition("/")[0]
        if group in GROUPS:
            self.library.show_group(group)
            self.library.search.clear()
            self.library.view.select([ref])
        else:
            self.tree.select([ref])
        self._chosen((ref,))


def _differ_in_numbers(old: Fleet, new: Fleet) -> bool:
    """Return whether the lists of two fleets differ at most in numbers: only classes changed, and not in texts or uses."""
    others = (field for field in Fleet.model_fields if field != "classes")
    return all(getattr(old, field) is getattr(new, field) for field in others) and (
        len(old.classes) == len(new.classes)
        and all(one is other or _texts(one) == _texts(other) for one, other in zip(old.classes, new.classes, strict=True))
    )


def _texts(ship: ShipClass) -> tuple[object, ...]:
    return ship.id, ship.name, ship.variant, ship.tags, ship.notes, class_parts(ship).uses
