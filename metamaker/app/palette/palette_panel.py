"""The palette: parts for a ship, to be searched, starred, added with Enter or dragged onto the sheet."""

import html

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from metamaker.app.context import Context
from metamaker.app.palette.palette_model import PaletteModel, PaletteSource, Sieve
from metamaker.app.palette.palette_view import PaletteView
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.kit import column_in, named, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel
from metamaker.app.widgets.search_field import SearchField
from metamaker.core.collation import folded
from metamaker.core.elements.palette import PaletteEntry

_REST_MS = 120
"""The reasons why parts cannot go to the selection are checked again after this pause."""


class PalettePanel(QFrame):
    """`chosen(key)` is sent for an entry to be added. The tier box offers the tiers of the source's entries.

    A `dense` panel has its search next to its title, and lower rows, so that a short palette is visible as a whole.
    """

    chosen = Signal(str)

    def __init__(self, context: Context, source: PaletteSource, parent: QWidget | None = None, *, dense: bool = False) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self._source = source
        self._made_from: tuple[object, ...] | None = None
        self._starred, self._kept_tier = f"{source.settings_key}.favourites", f"{source.settings_key}.tier"
        self.model = PaletteModel(tr("window-palette-favourites"), source.why_not, self._tip, self)
        self.view = styled(PaletteView(self.model, source, self, dense=dense), "plain")
        self._lay_out(dense=dense)
        self._soon = rested(self, _REST_MS, self.model.forget_reasons)
        self._connect()
        self._restore()
        self._renew()

    def _lay_out(self, *, dense: bool) -> None:
        title = styled(QLabel(tr("window-palette-parts"), self), "heading")
        self.search = SearchField(self, tr("window-common-search-parts"))
        self.tier = named(ComboBox(self), tr("window-palette-highest-tier"), tr("window-palette-show-parts-up"))
        self.tier.addItem(tr("window-palette-any-tier"), 0)
        for tier in range(1, self._source.most_tier):
            self.tier.addItem(tr("window-palette-tier-tier", tier=tier), tier)
        self.tier.setVisible(self._source.most_tier > 1)
        self.nothing = styled(QLabel(self), "caption")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint = styled(ElidedLabel(self), "caption")
        self.hint.setText(tr("window-palette-enter-adds-selection"))
        self.hint.setMinimumHeight(1)  # in a low window, the hint is hidden first
        unit = self.fontMetrics().height()
        above, below = (unit // 2, unit // 4) if dense else (unit * 3 // 4, unit // 2)
        gap = unit // 4 if dense else unit // 3
        if dense:
            self.search.setToolTip(self.hint.text())
            self.hint.hide()
        head = (row_of(title, (self.search, 1), self.tier),) if dense else (row_of(title, ..., self.tier), self.search)
        parts = (*head, self.nothing, (self.view, 1), self.hint)
        column_in(self, *parts, gap=gap, margin=(unit * 3 // 4, above, unit // 2, below))

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
        kept = self._context.settings.kept(self._starred, [])
        self.model.star([key for key in kept if isinstance(key, str)] if isinstance(kept, list) else [])
        self.tier.setCurrentIndex(max(0, self.tier.findData(self._context.settings.kept(self._kept_tier, 0))))
        self._sift()

    def _renew(self) -> None:
        """Show the current groups if they changed."""
        made_from, before = self._source.made_from(), self._made_from
        if before is None or any(old is not new for old, new in zip(before, made_from, strict=True)):
            self._made_from = made_from
            current = self.view.current_key
            self.model.show(self._source.shelves())
            self.view.show_key(current)
            self._tell_found()
        self._soon.start()

    def _sift(self) -> None:
        current = self.view.current_key
        self.model.sift(Sieve(tuple(folded(self.search.text()).split()), int(self.tier.currentData() or 0)))
        self.view.show_key(current)
        self._tell_found()

    def _tell_found(self) -> None:
        """Report that nothing was found, and whether the shown entries make something new instead."""
        can_make = bool(self.model.shelves)
        self.nothing.setText(tr("window-palette-no-part-called") if can_make else tr("window-palette-no-part-called-so"))
        self.nothing.setVisible(not self.model.has_found)

    def _tier_chosen(self) -> None:
        self._context.settings.keep(self._kept_tier, self.tier.currentData())
        self._sift()

    def _star(self, key: str, starred: bool) -> None:
        kept = self._context.settings.kept(self._starred, [])
        others = [each for each in kept if isinstance(each, str) and each != key] if isinstance(kept, list) else []
        favourites = [*others, key] if starred else others
        self._context.settings.keep(self._starred, favourites)
        self.model.star(favourites)
        self.view.show_key(key)

    def _tip(self, entry: PaletteEntry, why_not: str) -> str:
        """Return the tooltip of an entry: its name, its effect, its tier and rule, and why it cannot go to the selection."""
        tier = tr("window-palette-tier", tier=entry.tier) if entry.tier else ""
        small = " · ".join(html.escape(word) for word in (tier, entry.rule) if word)
        reason = f"<p>✕ {html.escape(why_not)}</p>" if why_not else ""
        return f"<b>{html.escape(entry.text)}</b><p>{html.escape(entry.hint)}</p><p><small>{small}</small></p>{reason}"

    def _into_parts(self) -> None:
        first = self.model.index(0, 0, self.model.index(0, 0))
        if first.isValid():
            self.view.setCurrentIndex(first)
            self.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _choose_first(self) -> None:
        """Add the first part found: a few characters and Enter are enough."""
        if self.search.text() and self.model.has_found:
            self.chosen.emit(self.model.shelves[0].entries[0].key)
            self.search.selectAll()
