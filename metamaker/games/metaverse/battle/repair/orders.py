"""The orders of a ship in the Repair Step, as plain values for replays; systems by their references (`core/sensor#1`)."""

from typing import NamedTuple

from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.play.decision import distinct


@distinct
class Work(NamedTuple):
    """Crew parties, own and lent by the core, that work on one disabled system. Rule MV-2.3.1-06."""

    system: str
    crew: int


@distinct
class Restoration(NamedTuple):
    """Crew parties that restore a lost hull hit each, on a technological hull. Rule MV-3.1.2-03."""

    section: SectionName
    crew: int


@distinct
class Modulation(NamedTuple):
    """A modulated shield generator that serves a neighbouring arc this turn. Rule MV-3.5.10-02."""

    generator: str
    arc: Arc


@distinct
class RepairOrders(NamedTuple):
    """All orders of a ship in the Repair Step; `healed` and `reloaded` cost a biological hull boxes. Rule MV-2.3.1-14."""

    works: tuple[Work, ...] = ()
    restorations: tuple[Restoration, ...] = ()
    healed: tuple[str, ...] = ()
    reloaded: tuple[str, ...] = ()
    modulations: tuple[Modulation, ...] = ()
