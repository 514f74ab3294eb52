"""The terms by which battles are fought: how many, who leads, which dice. Kept in the settings, the same for all views."""

from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from metamaker.app.settings.settings import Settings
from metamaker.fighting import Scales

NUMBERS = (20, 50, 100, 200, 500, 1000, 2000, 5000)
"""How many battles of each two can be asked for."""

MOST_SEED = 999_999_999

_USUAL_SEED = 1


class Habit(NamedTuple):
    """How many battles are fought where nobody chose: the name under which the choice is kept, the usual number."""

    key: str
    usual: int


OF_SHIPS = Habit("balance.number", 200)
OF_CHOICES = Habit("balance.slot_number", 50)
"""What a slot may hold is so much that each choice is first asked for few battles."""


class Terms(NamedTuple):
    """How many battles of each two, the captain by name, the seed."""

    number: int
    captain: str
    seed: int


class KeptTerms(QObject):
    """The terms as they are `now`; numbers follow a habit. `changed` is sent when they became others, in whichever window."""

    changed = Signal()

    def __init__(self, settings: Settings, scales: Scales[Any], parent: QObject, habit: Habit = OF_SHIPS) -> None:
        super().__init__(parent)
        self._settings = settings
        self._scales = scales
        self._usual = habit.usual
        self._keys = (habit.key, "balance.captain", "balance.seed")
        self.now = self._read()
        settings.changed.connect(self._follow)

    def choose(self, terms: Terms) -> None:
        """Keep other terms. What stays as it is stays the usual one if it was not chosen."""
        for key, value, before in zip(self._keys, terms, self.now, strict=True):
            if value != before:
                self._settings.keep(key, value)

    def _follow(self, name: str) -> None:
        if name == "kept" and self._read() != self.now:
            self.now = self._read()
            self.changed.emit()

    def _read(self) -> Terms:
        """Return what is kept, or what is usual in place of what cannot be."""
        number, captain, seed = (self._settings.kept(key) for key in self._keys)
        return Terms(
            number if number in NUMBERS else self._usual,
            captain if captain in self._scales.captains else self._scales.usual_captain,
            seed if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= MOST_SEED else _USUAL_SEED,
        )
