"""Computer captains of a game by name."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, Generic

from typing_extensions import TypeVar, override

from metamaker.core.messages import Text
from metamaker.play.dice import SeededDice

Captain = TypeVar("Captain", default=Any)

SEED_STEP: Final = 1_000_003
"""Factor between the seed of a battle and the seeds of its captains.

A prime above a million: no two captains of a run share a seed, and none has the seed of one of the first million battles.
"""


def captain_seed(seed: int, side: int) -> int:
    """Return the seed for the captain of a side in the battle with this seed."""
    return seed * SEED_STEP + side + 1


def captain_dice(seed: int, side: int) -> SeededDice:
    """Return the dice of the captain of a side; the battle's own dice are not affected."""
    return SeededDice(captain_seed(seed, side))


class Captains(Mapping[str, Text], Generic[Captain]):
    """Registry of captains: their names, the weakest first, each with a hint on how the captain plays.

    `makers` build a captain from the seed of a battle and a side; `usual` is the captain if none is named; `hint` returns
    the text for a name.
    """

    def __init__(self, makers: Mapping[str, Callable[[int, int], Captain]], usual: str, hint: Callable[[str], Text]) -> None:
        self.usual = usual
        self._makers = makers
        self._hint = hint

    @override
    def __getitem__(self, name: str) -> Text:
        if name not in self._makers:
            raise KeyError(name)
        return self._hint(name)

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    @override
    def __len__(self) -> int:
        return len(self._makers)

    @property
    def strongest(self) -> str:
        """The name of the strongest captain."""
        return tuple(self._makers)[-1]

    def captain(self, name: str, seed: int, side: int) -> Captain:
        """Return a new captain for a side of the battle with this seed. Raises KeyError for an unknown name."""
        return self._makers[name](seed, side)
