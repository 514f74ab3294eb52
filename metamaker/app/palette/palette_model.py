"""The item model of the palette: groups, the entries found by the search, and the source of both."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QObject, Qt
from PySide6.QtGui import QColor, QPixmap

from metamaker.app.canvas.drags import part_data
from metamaker.app.overrides import override
from metamaker.app.rows.row_tree import Index
from metamaker.app.widgets.rule_help import RULE_ROLE
from metamaker.core.collation import folded
from metamaker.core.elements.palette import PaletteEntry, PaletteGroup


@dataclass(frozen=True)
class Sieve:
    """The filter of the palette: entries with all `words` in them, up to a tier (0: any)."""

    words: tuple[str, ...] = ()
    most_tier: int = 0

    def lets(self, entry: PaletteEntry) -> bool:
        """Return whether an entry is shown."""
        return self._fits(entry) and self._has(f"{entry.text} {entry.hint}")

    def lets_by_synonyms(self, entry: PaletteEntry) -> bool:
        """Return whether an entry is shown when synonyms count too: for words without a match in names and hints."""
        return self._fits(entry) and self._has(f"{entry.text} {entry.hint} {entry.synonyms}")

    def _fits(self, entry: PaletteEntry) -> bool:
        return not self.most_tier or entry.tier <= self.most_tier

    def _has(self, text: str) -> bool:
        said = folded(text)
        return all(word in said for word in self.words)


class PaletteIcons(Protocol):
    """The icons of a game as pictures."""

    def tile(self, icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
        """Return an icon on a tile of the colour of its group, `pixels` wide at a device pixel ratio."""

    def colour(self, group: str) -> QColor:
        """Return the colour of a group as text on a card of the current theme."""


class PaletteSource(PaletteIcons, Protocol):
    """The parts for the ships of a game.

    `settings_key`: the key for saving stars and tier; `most_tier`: the highest tier of an entry, 0 without tiers.
    """

    @property
    def settings_key(self) -> str: ...  # noqa: D102
    @property
    def most_tier(self) -> int: ...  # noqa: D102

    def made_from(self) -> tuple[object, ...]:
        """Return values that are the same objects as long as the shelves stay the same."""

    def shelves(self) -> Sequence[PaletteGroup]:
        """Return the current groups."""

    def why_not(self, key: str) -> str:
        """Return why something cannot go to the selection; empty if it can."""


ENTRY = int(Qt.ItemDataRole.UserRole) + 1
"""The role for the entry of an item; None for a group."""

WHY_NOT = ENTRY + 1
"""The role for the reason why an item cannot go to the selection; empty if it can."""

STARRED = ENTRY + 2
"""The role for whether an item is a favourite."""

GROUP = ENTRY + 3
"""The role for the key of an item's group."""

FAVOURITES = "favourites"

_NONE = QModelIndex()


def _sifted(shelves: Sequence[PaletteGroup], lets: Callable[[PaletteEntry], bool]) -> tuple[PaletteGroup, ...]:
    """Return the groups with the matching entries; empty groups are left out."""
    sifted = (shelf._replace(entries=tuple(filter(lets, shelf.entries))) for shelf in shelves)
    return tuple(shelf for shelf in sifted if shelf.entries)


def _is_new(entry: PaletteEntry) -> bool:
    return entry.key.startswith("new/")


class PaletteModel(QAbstractItemModel):
    """Groups with their entries; favourites are a group of their own at the top, called `starred`.

    If a search finds nothing (`has_found`), it offers entries for new things.

    `why_not(key)` returns why an entry cannot go to the selection; it is called only for visible entries.
    """

    def __init__(
        self,
        starred: str,
        why_not: Callable[[str], str],
        tip: Callable[[PaletteEntry, str], str],
        parent: QObject | None = None,
    ):
        super().__init__(parent)
        self._starred = starred
        self._why_not = why_not
        self._tip = tip
        self._all: tuple[PaletteGroup, ...] = ()
        self._favourites: frozenset[str] = frozenset()
        self._sieve = Sieve()
        self._reasons: dict[str, str] = {}
        self.has_found = False
        self.shelves: tuple[PaletteGroup, ...] = ()

    def show(self, shelves: Sequence[PaletteGroup]) -> None:
        """Show these groups."""
        if tuple(shelves) != self._all:
            self._all = tuple(shelves)
            self._sift()

    def sift(self, sieve: Sieve) -> None:
        """Show only the entries that pass a sieve."""
        if sieve != self._sieve:
            self._sieve = sieve
            self._sift()

    def star(self, favourites: Collection[str]) -> None:
        """Set the keys of the favourites."""
        if frozenset(favourites) != self._favourites:
            self._favourites = frozenset(favourites)
            self._sift()

    def forget_reasons(self) -> None:
        """Check again why entries cannot go to the current selection."""
        self._reasons = {}
        for row in range(self.rowCount()):
            group = self.index(row, 0)
            if count := self.rowCount(group):
                self.dataChanged.emit(self.index(0, 0, group), self.index(count - 1, 0, group))

    def _sift(self) -> None:
        starred = tuple(entry for shelf in self._all for entry in shelf.entries if entry.key in self._favourites)
        whole = (PaletteGroup(FAVOURITES, self._starred, starred), *self._all)
        self.beginResetModel()
        self.shelves = _sifted(whole, self._sieve.lets) or _sifted(whole, self._sieve.lets_by_synonyms)
        self.has_found = bool(self.shelves)
        if not self.shelves:
            self.shelves = _sifted(self._all, _is_new)
        self.endResetModel()

    def find(self, key: str) -> QModelIndex:
        """Return the item of an entry in its own group; an invalid one if it is hidden."""
        for row, shelf in enumerate(self.shelves):
            for inner, entry in enumerate(shelf.entries):
                if entry.key == key and shelf.key != FAVOURITES:
                    return self.index(inner, 0, self.index(row, 0))
        return QModelIndex()

    @override
    def index(self, row: int, column: int, parent: Index = _NONE) -> QModelIndex:
        """Return an index; items of entries store the number of their group, from 1."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    @override
    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        group = index.internalId() if index.isValid() else 0
        return self.createIndex(group - 1, 0, 0) if group else QModelIndex()

    @override
    def rowCount(self, parent: Index = _NONE) -> int:
        if not parent.isValid():
            return len(self.shelves)
        return 0 if parent.internalId() else len(self.shelves[parent.row()].entries)

    @override
    def columnCount(self, parent: Index = _NONE) -> int:
        return 1

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        group = index.internalId()
        if not group:
            return self._of_shelf(self.shelves[index.row()], role)
        return self._of_entry(self.shelves[group - 1].entries[index.row()], role)

    def _of_shelf(self, shelf: PaletteGroup, role: int) -> Any:
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return shelf.title
        return shelf.key if role == GROUP else None

    def _of_entry(self, entry: PaletteEntry, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return entry.text
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(entry, self._reason(entry))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._reason(entry) or entry.hint
            case value if value == ENTRY:
                return entry
            case value if value == WHY_NOT:
                return self._reason(entry)
            case value if value == STARRED:
                return entry.key in self._favourites
            case value if value == GROUP:
                return entry.group
            case value if value == RULE_ROLE:
                return entry.rule
        return None

    def _reason(self, entry: PaletteEntry) -> str:
        if entry.key not in self._reasons:
            self._reasons[entry.key] = self._why_not(entry.key)
        return self._reasons[entry.key]

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        """Allow dragging of every entry, even if it cannot go to the selection."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if not index.internalId():
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    @override
    def mimeTypes(self) -> list[str]:
        return part_data("").formats()

    @override
    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return drag data with the key of the entry."""
        entries = [index.data(ENTRY) for index in indexes]
        return part_data(next((entry.key for entry in entries if entry is not None), ""))

    @override
    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction
