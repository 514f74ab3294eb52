"""The state of live sheets that several phones and the program share: every change has a number, and none is lost."""

import re
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from metamaker.core.sanitize import visible
from metamaker.printing.live.state_code import MOST_TURNS

MOST_NOTE = 2_000
MOST_NAME = 40
MOST_CLIENTS = 32
"""The number of phones that may take part."""

Key = int | str
"""The number of a box, `turn`, or `fired`, `note` or `owner` with the number of a ship."""

Value = int | str
Change = tuple[Key, Value]

_OF_SHIP = re.compile(r"(fired|note|owner)(0|[1-9][0-9]{0,3})")


class Answer(NamedTuple):
    """The reply to a phone: the number of the latest change, and all changes that it does not know."""

    revision: int
    changes: tuple[Change, ...]


class TooMany(Exception):
    """More phones want to take part than may."""


class LiveTable:
    """The values of all boxes and marks on the sheets of some ships; safe to use from several threads.

    `ships` are the numbers of boxes of each ship. `changed(changes)` is called when a phone has changed something, by the
    thread that serves it, in the order of the changes. It must be quick, because the table is locked meanwhile. Changes of
    ships of another player are refused, and the phone gets the present value.
    """

    def __init__(self, ships: Sequence[int], changed: Callable[[Sequence[Change]], None]) -> None:
        self._first = [sum(ships[:number]) for number in range(len(ships) + 1)]
        self._changed = changed
        self._values: dict[Key, tuple[Value, int]] = {}
        self._revision = 0
        self._news = threading.Condition()
        self._owners: dict[int, str] = {}
        self._batches: dict[str, int] = {}
        self._names: dict[str, str] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the phones that have taken part."""
        with self._news:
            return tuple(self._names.values())

    @property
    def values(self) -> Mapping[Key, Value]:
        """A copy of all values that are set."""
        with self._news:
            return {key: value for key, (value, _) in self._values.items() if value}

    def put(self, changes: Iterable[Change]) -> None:
        """Change values by the program."""
        with self._news:
            for key, value in changes:
                self._set(key, value)
            self._news.notify_all()

    def greet(self, client: str, name: str) -> None:
        """Let a phone take part under a name. Raises TooMany."""
        with self._news:
            if client not in self._names and len(self._names) >= MOST_CLIENTS:
                raise TooMany
            self._names[client] = visible(name)[:MOST_NAME]

    def exchange(self, client: str, batch: int, changes: Sequence[Change], since: int) -> Answer:
        """Take changes from a phone that has greeted, once for each number of a batch, and return the news since a revision.

        Changes that it may not make are among the news with the values that hold. Unknown keys are ignored. Raises
        LookupError for a phone that has not greeted.
        """
        taken: list[Change] = []
        with self._news:
            if client not in self._names:
                raise LookupError(client)
            if batch > self._batches.get(client, 0):
                self._batches[client] = batch
                for key, value in changes:
                    if self._is_valid(key, value):
                        (taken if self._may(client, key, value) else self._refused(key)).append((key, value))
                for key, value in taken:
                    self._set(key, value)
                self._news.notify_all()
            if taken:
                self._changed(taken)
            return self._since(since)

    def may_change(self, client: str, ship: int) -> bool:
        """Return whether a phone may change a ship: unless it is another player's."""
        with self._news:
            return self._owners.get(ship, client) == client

    def wait(self, since: int, seconds: float) -> Answer:
        """Return the news since a revision as soon as there are any, or after some time."""
        with self._news:
            self._news.wait_for(lambda: self._revision > since, seconds)
            return self._since(since)

    def _since(self, since: int) -> Answer:
        if since > self._revision:  # of an earlier evening
            since = 0
        news = ((key, value) for key, (value, revision) in self._values.items() if revision > since)
        return Answer(self._revision, tuple(news))

    def _set(self, key: Key, value: Value) -> None:
        self._revision += 1
        self._values[key] = (value, self._revision)

    def _refused(self, key: Key) -> list[Change]:
        """Let a phone learn the valid value, and return an unused list for its change."""
        self._set(key, self._values.get(key, ("" if str(key).startswith(("note", "owner")) else 0, 0))[0])
        return []

    def _ship(self, key: Key) -> int | None:
        """Return the ship of a key, None for a key that belongs to all."""
        if isinstance(key, int):
            return next(number for number in range(len(self._first) - 1) if key < self._first[number + 1])
        found = _OF_SHIP.fullmatch(key)
        return int(found[2]) if found else None

    def _may(self, client: str, key: Key, value: Value) -> bool:
        ship = self._ship(key)
        owner = self._owners.get(ship, client) if ship is not None else client
        if owner == client and ship is not None and isinstance(key, str) and key.startswith("owner"):
            if value:
                self._owners[ship] = client
            else:
                self._owners.pop(ship, None)
        return owner == client

    def _is_valid(self, key: Any, value: Any) -> bool:
        if isinstance(key, bool) or isinstance(value, bool):
            return False
        if isinstance(key, int):
            return 0 <= key < self._first[-1] and value in (0, 1)
        if key == "turn":
            return isinstance(value, int) and 0 <= value <= MOST_TURNS
        found = _OF_SHIP.fullmatch(key) if isinstance(key, str) else None
        if found is None or int(found[2]) >= len(self._first) - 1:
            return False
        if found[1] == "fired":
            return value in (0, 1)
        return isinstance(value, str) and len(value) <= (MOST_NOTE if found[1] == "note" else MOST_NAME)
