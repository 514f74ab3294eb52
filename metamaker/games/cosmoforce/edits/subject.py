"""What a reference names: an element of a document, and perhaps one thing about it."""

from dataclasses import dataclass
from enum import StrEnum

from metamaker.games.cosmoforce.model.design import SLOTS, Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team

FLEET = "fleet"
"""The reference of a document itself."""


class Kind(StrEnum):
    """The kinds of element that have properties."""

    FLEET = "fleet"
    DESIGN = "design"
    SLOT = "slot"
    TEAM = "team"
    SHIP = "ship"


@dataclass(frozen=True)
class Subject:
    """An element: its kind, its own reference, its value, the document it was found in. `focus`: what of it was meant.

    Of a slot the value is its design, and `slot` its number from 1.
    """

    fleet: Fleet
    kind: Kind
    ref: str
    value: Fleet | Design | Team | Ship
    focus: str = ""
    slot: int = 0

    @property
    def design(self) -> Design:
        """The design that it is, is a slot of, or is built to. Raises KeyError where there is none."""
        if isinstance(self.value, Design):
            return self.value
        if isinstance(self.value, Ship):
            return self.fleet.design(self.value.design)
        raise KeyError(self.ref)

    @property
    def id(self) -> str:
        """The id of its value; empty for the document."""
        return "" if isinstance(self.value, Fleet) else self.value.id


def subject(fleet: Fleet, ref: str) -> Subject | None:
    """Return what `ref` names; None if it names nothing. A slot of a ship of a team is that of its design."""
    group, *path = ref.partition("#")[0].split("/")
    if group == FLEET:
        return Subject(fleet, Kind.FLEET, FLEET, fleet, "/".join(path))
    if not path:
        return None
    try:
        match group:
            case "designs":
                return _of_design(fleet, fleet.design(path[0]), path[1:])
            case "teams":
                team = fleet.team(path[0])
                return Subject(fleet, Kind.TEAM, team.ref(), team, "/".join(path[1:]))
            case "ships":
                return _of_ship(fleet, fleet.ship(path[0]), path[1:])
    except KeyError:
        return None
    return None


def _of_design(fleet: Fleet, design: Design, path: list[str]) -> Subject | None:
    if path[:1] != ["slots"] or len(path) == 1:
        return Subject(fleet, Kind.DESIGN, design.ref(), design, "/".join(path))
    number = path[1]
    if number not in {str(each) for each in range(1, SLOTS + 1)}:
        return None
    return Subject(fleet, Kind.SLOT, design.ref("slots", number), design, "/".join(path[2:]), int(number))


def _of_ship(fleet: Fleet, ship: Ship, path: list[str]) -> Subject | None:
    if path[:1] == ["slots"]:
        return _of_design(fleet, fleet.design(ship.design), path)
    return Subject(fleet, Kind.SHIP, ship.ref(), ship, "/".join(path))
