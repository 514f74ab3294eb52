"""What people are told of the computer captains."""

from collections.abc import Iterator, Mapping

from typing_extensions import override

from metamaker.games.cosmoclysm.battle.captains.hiring import CAPTAINS
from metamaker.games.cosmoclysm.messages import message


class Captains(Mapping[str, str]):
    """The names of the captains, the weakest first, with what each does in the language in force."""

    @override
    def __getitem__(self, name: str) -> str:
        if name not in CAPTAINS:
            raise KeyError(name)
        return str(message(f"window-captain-{name}-hint"))

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(CAPTAINS)

    @override
    def __len__(self) -> int:
        return len(CAPTAINS)
