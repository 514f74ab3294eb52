"""An attack with its ships and systems at hand: weapons that one sensor array guides at one target."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.state.system import System, Use
from metamaker.games.metaverse.battle.state.vessel import Vessel


class Aimed(NamedTuple):
    """Weapons of `firer` that an array of `guide` (the firer itself, or the lender) guides at `target`.

    `use` is salvo, volley or surgical (`Use`); `system` is the one of the target that surgical fire is aimed at.
    Rules MV-1.3.1-07, -09, -30, -35, MV-3.4.7-03.
    """

    firer: Vessel
    target: Vessel
    guide: Vessel
    array: System
    weapons: tuple[System, ...]
    use: int = Use.SALVO
    system: System | None = None

    @property
    def lent(self) -> bool:
        """Whether the array is another ship's."""
        return self.guide is not self.firer
