"""The palette: what can be put into a ship, to be searched, starred, added with Enter or dragged onto the sheet."""

import html
from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.metaverse.palette.palette_view import PaletteView
from metamaker.app.models.palette_entries import Entry, Shelf, Sieve
from metamaker.app.models.palette_model import PaletteModel
from metamaker.app.widgets.elided_label import ElidedLabel
from metamaker.app.widgets.search_field import SearchField
from metamaker.games.metaverse.edits.palette import palette
from metamaker.games.metaverse.model.fleet import Fleet

_STARRED = "palette.favourites"
_TIER = "palette.tier"
_MOST_TIER = 3

_REST_MS = 120
"""Why parts cannot go to the selection is asked anew when nothing has changed for so long."""

WhyNot = Callable[[str], str]


class PalettePanel(QFrame):
    """`chosen(key)` is sent for what is to be added. `why_not(key)` says why something cannot go where the selection is."""

    chosen = Signal(str)

    def __init__(self, context: Context, why_not: WhyNot, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self._words = context.words
        self._sources: tuple[object, ...] = ()
        self.model = PaletteModel(self.tr("Favourites"), why_not, self._tip, self)
        self.view = PaletteView(self.model, self)
        self.view.setProperty("role", "plain")
        self._lay_out()
        self._soon = QTimer(self, singleShot=True, interval=_REST_MS)
        self._soon.timeout.connect(self.model.forget_reasons)
        self._connect()
        self._restore()
        self._renew()

    def _lay_out(self) -> None:
        title = QLabel(self.tr("PARTS"), self)
        title.setProperty("role", "heading")
        self.search = SearchField(self, self.tr("Search parts"))
        self.tier = QComboBox(self)
        self.tier.setAccessibleName(self.tr("Highest tier"))
        self.tier.setToolTip(self.tr("Show parts up to this tier"))
        self.tier.addItem(self.tr("Any tier"), 0)
        for tier in range(1, _MOST_TIER):
            self.tier.addItem(self.tr("Tier ≤ %1").replace("%1", str(tier)), tier)
        self.nothing = QLabel(self.tr("No part is called so; make one:"), self)
        self.nothing.setProperty("role", "caption")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint = ElidedLabel(self)
        self.hint.setText(self.tr("Enter adds to the selection; drag onto the sheet"))
        self.hint.setProperty("role", "caption")
        unit = self.fontMetrics().height()
        top = QHBoxLayout()
        top.addWidget(title)
        top.addStretch(1)
        top.addWidget(self.tier)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(unit * 3 // 4, unit * 3 // 4, unit // 2, unit // 2)
        whole.setSpacing(unit // 3)
        whole.addLayout(top)
        whole.addWidget(self.search)
        whole.addWidget(self.view, 1)
        whole.addWidget(self.nothing)
        whole.addWidget(self.hint)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._sift)
        self.search.down.connect(self._into_parts)
        self.search.returnPressed.connect(self._choose_first)
        self.tier.currentIndexChanged.connect(self._tier_chosen)
        self.view.chosen.connect(self.chosen)
        self.view.starred.connect(self._star)
        self._context.document.changed.connect(self._renew)
        self._context.selection.element_changed.connect(self._soon.start)
        self._context.selection.subject_changed.connect(self._soon.start)

    def _restore(self) -> None:
        kept = self._context.settings.kept(_STARRED, [])
        self.model.star([key for key in kept if isinstance(key, str)] if isinstance(kept, list) else [])
        self.tier.setCurrentIndex(max(0, self.tier.findData(self._context.settings.kept(_TIER, 0))))
        self._sift()

    def _renew(self) -> None:
        """Show this fleet's weapons and bays as they are now; the catalogue stays as it is."""
        fleet: Fleet = self._context.document.value
        sources = (fleet.weapons, fleet.bays, fleet.starfighters)
        if any(old is not new for old, new in zip(self._sources, sources, strict=True)) if self._sources else True:
            self._sources = sources
            current = self.view.current_key
            self.model.show([Shelf(*group) for group in palette(fleet, self._words)])
            self.view.show_key(current)
            self.nothing.setVisible(not self.model.has_found)
        self._soon.start()

    def _sift(self) -> None:
        current = self.view.current_key
        self.model.sift(Sieve(tuple(self.search.text().casefold().split()), int(self.tier.currentData() or 0)))
        self.view.show_key(current)
        self.nothing.setVisible(not self.model.has_found)

    def _tier_chosen(self) -> None:
        self._context.settings.keep(_TIER, self.tier.currentData())
        self._sift()

    def _star(self, key: str, starred: bool) -> None:
        kept = self._context.settings.kept(_STARRED, [])
        others = [each for each in kept if isinstance(each, str) and each != key] if isinstance(kept, list) else []
        favourites = [*others, key] if starred else others
        self._context.settings.keep(_STARRED, favourites)
        self.model.star(favourites)
        self.view.show_key(key)

    def _tip(self, entry: Entry, why_not: str) -> str:
        """Return the tool tip of an entry: its name, what it does, its tier and rule, and why it cannot go there."""
        tier = self.tr("tier %1").replace("%1", str(entry.tier)) if entry.tier else ""
        small = " · ".join(html.escape(word) for word in (tier, entry.rule) if word)
        reason = f"<p>✕ {html.escape(why_not)}</p>" if why_not else ""
        return f"<b>{html.escape(entry.text)}</b><p>{html.escape(entry.hint)}</p><p><small>{small}</small></p>{reason}"

    def _into_parts(self) -> None:
        first = self.model.index(0, 0, self.model.index(0, 0))
        if first.isValid():
            self.view.setCurrentIndex(first)
            self.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _choose_first(self) -> None:
        """Add the first part that was found: a few letters and Enter are enough."""
        if self.search.text() and self.model.has_found:
            self.chosen.emit(self.model.shelves[0].entries[0].key)
            self.search.selectAll()
