"""A game on paper that the program and phones record together: the changes of one side as changes of the other."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from metamaker.game_api.game import Game, required
from metamaker.game_api.record_documents import state_of, turn_of, with_filled, with_turn
from metamaker.play.documents import TableRecord
from metamaker.printing.live.content import Force
from metamaker.printing.live.rows import LiveSheet, live_sheet, live_sheets
from metamaker.printing.live.table import Change, Key
from metamaker.rendering.drawing import FieldKind


class SharedRecord:
    """The boxes of a record as phones see them.

    A play state counts boxes and does not know which ones are ticked. So boxes stay as they were ticked on a phone as long as
    they mean the same state; only where they mean another one, they become those of the drawn sheet.
    """

    def __init__(self, game: Game[Any], fleet: Any, record: TableRecord, language: str) -> None:
        self.game, self.fleet, self.language = game, fleet, language
        self.sheets = live_sheets(game, fleet, self._state(record), language)
        self._seen = record
        self._stale: frozenset[int] = frozenset()
        self.values: dict[Key, int | str] = {key: value for key, value in self._all(record) if value}

    @property
    def ships(self) -> list[int]:
        """The number of boxes of each ship."""
        return [sum(len(row.fields) for row in sheet.rows) for sheet in self.sheets]

    def force(self, record: TableRecord) -> Force:
        """Return the fleet with the damage of a record, for its page."""
        return Force(self.game, self.fleet, self._state(record), turn_of(self.game, record))

    def ref(self, ship: int) -> str:
        """Return the reference of a ship."""
        return self.sheets[ship].sheet.ref

    @property
    def is_behind(self) -> bool:
        """Whether phones do not yet show some changes of the record, which their own changes would overwrite."""
        return bool(self._stale)

    def with_changes(self, record: TableRecord, changes: Sequence[Change]) -> TableRecord:
        """Return a record with the changes of phones."""
        self.values.update(changes)
        numbers = {self._ship_of(key) for key, _ in changes if isinstance(key, int)}
        for number in sorted(numbers):
            record = with_filled(self.game, self.fleet, record, self._fields(number))
        turn = int(dict(changes).get("turn", turn_of(self.game, record)))
        return record if turn == turn_of(self.game, record) else with_turn(self.game, self.fleet, record, turn)

    def stale(self, record: TableRecord) -> tuple[int, ...]:
        """Return the ships with boxes for another state than that of the record, until `changes_of` takes their sheets."""
        changed = {
            number for number in range(len(self.sheets)) if self._entry(record, number) != self._entry(self._seen, number)
        }
        self._stale = frozenset(number for number in changed | self._stale if self._differs(record, number))
        self._seen = record
        return tuple(sorted(self._stale))

    def drawn(self, record: TableRecord, ships: Iterable[int]) -> Mapping[int, LiveSheet]:
        """Return the sheets of some ships with the damage of a record. It takes long, and changes nothing."""
        state = self._state(record)
        return {ship: live_sheet(self.game, self.fleet, self.ref(ship), state, self.language) for ship in ships}

    def changes_of(self, record: TableRecord, drawn: Mapping[int, LiveSheet]) -> list[Change]:
        """Take the drawn sheets of stale ships, and return the changes for phones."""
        self._stale -= drawn.keys()
        self.sheets = tuple(drawn.get(number, sheet) for number, sheet in enumerate(self.sheets))
        changes = [(key, value) for key, value in self._all(record, drawn) if self.values.get(key, 0) != value]
        self.values.update(changes)
        return changes

    def _state(self, record: TableRecord) -> Any:
        return required(self.game.sheets).play_state(self.fleet, state_of(self.game, self.fleet, record), "")

    def _all(self, record: TableRecord, ships: Iterable[int] | None = None) -> list[Change]:
        """Return the turn and the boxes of some ships, or of all."""
        wanted = range(len(self.sheets)) if ships is None else ships
        found: list[Change] = [("turn", turn_of(self.game, record))]
        for number in wanted:
            ticks = (tick for row in self.sheets[number].rows for tick in row.ticks)
            found += [(key, int(tick)) for key, tick in enumerate(ticks, self._first(number))]
        return found

    def _first(self, ship: int) -> int:
        return sum(self.ships[:ship])

    def _ship_of(self, box: int) -> int:
        return next(number for number in range(len(self.sheets)) if box < self._first(number + 1))

    def _fields(self, ship: int) -> Mapping[str, str]:
        """Return the values of the fields of a ship: its boxes, and the entries on its printed sheet."""
        sheet = self.sheets[ship]
        names = (name for row in sheet.rows for name in row.fields)
        boxes = {name: "X" if self.values.get(key) else "" for key, name in enumerate(names, self._first(ship))}
        kept = (field for leaf in sheet.sheet.leaves for field in leaf.fields if field.kind is FieldKind.KEPT)
        return boxes | {field.name: field.value for field in kept}

    def _differs(self, record: TableRecord, ship: int) -> bool:
        """Return whether the boxes of a ship mean another state than the record has."""
        own = self._entry(record, ship)
        return bool(own != self._entry(with_filled(self.game, self.fleet, record, self._fields(ship)), ship))

    def _entry(self, record: TableRecord, ship: int) -> Any:
        body: Any = state_of(self.game, self.fleet, record)["body"]
        name = self.ref(ship).partition("/")[2]
        return next((each for each in body.get("ships", ()) if each["id"] == name), {"id": name})
