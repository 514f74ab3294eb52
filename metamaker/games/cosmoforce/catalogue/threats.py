"""The threat chart: eight ships that a group in survival meets, as their numbers are printed and as they are armed (CF-THR)."""

import json
import tomllib
from functools import cache
from typing import NamedTuple

from metamaker.core.frozen import Frozen, Many, Name
from metamaker.core.ids import Id
from metamaker.core.paths import resource
from metamaker.games.cosmoforce.model.design import SLOTS, Design
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.words import ShipClass, SystemKind

Loadout = tuple[SystemKind, ...]


class Instead(Frozen):
    """Systems that replace the fitting ones of an edition."""

    web: Loadout | None = None
    roster: Loadout | None = None


class Threat(Frozen):
    """A row of the chart: the printed numbers, and a loadout for each edition. `speed` is whole. Rules CF-THR-02, CF-THR-04."""

    id: Id
    name: Name
    ship_class: ShipClass
    mass: int
    speed: int
    complement: int
    web: Loadout
    roster: Loadout
    instead: Instead = Instead()

    def fitting(self, edition: Edition) -> tuple[SystemKind, ...]:
        """Return the systems that fit the printed numbers."""
        return self.web if edition is Edition.WEB else self.roster

    def replacing(self, edition: Edition) -> tuple[SystemKind, ...] | None:
        """Return the systems that it is met with although they do not fit, if there are any. Rule CF-THR-05."""
        return self.instead.web if edition is Edition.WEB else self.instead.roster


class ThreatShip(NamedTuple):
    """A threat as it comes to a fight: its design, and its speed in hundredths where that is not worked out from the design."""

    design: Design
    speed: int | None


class _Chart(Frozen):
    threat: Many[Threat]


@cache
def threats() -> tuple[Threat, ...]:
    """Return the rows of the chart: the first is met on a 1, the last on an 8. Rule CF-THR-01."""
    data = tomllib.loads(resource("cosmoforce", "threats.toml").read_text(encoding="utf-8"))
    return _Chart.model_validate_json(json.dumps(data)).threat


def threat_ship(threat: Threat, edition: Edition, strict: bool = False) -> ThreatShip:
    """Return a threat as it is met in an edition; `strict`: as it fits its numbers, whatever that is good for.

    Rules CF-THR-04, CF-THR-05: the speed of the record replaces the worked out one where the systems do not fit it.
    """
    replacing = None if strict else threat.replacing(edition)
    systems = threat.fitting(edition) if replacing is None else replacing
    design = Design(
        id=threat.id, name=threat.name, ship_class=threat.ship_class, slots=(*systems, *[None] * (SLOTS - len(systems)))
    )
    return ThreatShip(design, None if replacing is None else threat.speed * 100)
