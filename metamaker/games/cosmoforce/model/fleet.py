"""The document: designs, teams, the edition and house rules."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from metamaker.core.envelope import Addition, Format
from metamaker.core.frozen import Frozen, Id, Many, Marked, Name, Prose, Tag
from metamaker.core.ids import ref
from metamaker.core.memo import memo
from metamaker.core.messages import messages
from metamaker.core.schema_errors import JsonObject
from metamaker.core.ship_log import ShipLog
from metamaker.core.validation import wrong_at
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.edition import Edition, Options, Toggles

GAME = "cosmoforce"
"""The word for the game in files and folders."""

_message = messages(GAME)


def _with_more_options(body: JsonObject) -> JsonObject:
    """Add the options for equal speed and for evasion, which older versions do not know."""
    return body


_ADDED = frozenset({"at_home", "log"})
"""Entries of ships that format 3 added."""


def _has_additions(body: JsonObject) -> bool:
    return any(_ADDED & ship.keys() for team in body.get("teams", ()) for ship in team.get("ships", ()))


FORMAT = Format(steps=(_with_more_options, Addition(_has_additions)))

MAX_DESIGNS = 500
"""A limit for untrusted files, not a rule: as many as in a Metaverse fleet; the samples have up to 8."""

MAX_TEAMS = 50
"""A limit for untrusted files, not a rule: the samples have up to 2."""

MAX_SHIPS = 100
"""The most ships of a team: a limit for untrusted files, not a rule. The samples have 3."""


class Ship(Frozen):
    """A ship of a team: a design with the name of the ship.

    `at_home`: the ship stays in the file, but does not come to the next battle.
    """

    id: Id
    name: Name
    design: Id
    at_home: Marked = False
    log: ShipLog = ()

    def ref(self, *path: str) -> str:
        """Return the reference of this ship."""
        return ref("ships", self.id, *path)


class Team(Frozen):
    """A side of a fight. `budget` is its mass budget, None without a budget. Rule CF-MODE-03."""

    id: Id
    name: Name
    budget: Annotated[int, Field(ge=0, le=3000)] | None = None
    ships: Annotated[Many[Ship], Field(max_length=MAX_SHIPS)] = ()

    def ref(self, *path: str) -> str:
        """Return the reference of this team."""
        return ref("teams", self.id, *path)


class Fleet(Frozen):
    """A Cosmoforce document, complete in one file. Ids are unique, and the design of every ship is in `designs`."""

    name: Name = ""
    author: Name = ""
    licence: Name | None = None
    notes: Prose = ""
    tags: Annotated[Many[Tag], Field(max_length=50)] = ()
    public: bool = True
    edition: Edition = Edition.ROSTER
    toggles: Toggles = Toggles()
    options: Options = Options()
    designs: Annotated[Many[Design], Field(max_length=MAX_DESIGNS)] = ()
    teams: Annotated[Many[Team], Field(max_length=MAX_TEAMS)] = ()

    @model_validator(mode="after")
    def _references_hold(self) -> Self:
        seen: set[str] = set()
        elements: tuple[Design | Team | Ship, ...] = (*self.designs, *self.teams, *self.ships)
        for each in elements:
            if each.id in seen:
                raise wrong_at(each.ref(), str(_message("broken-id", found=each.id)))
            seen.add(each.id)
        known = {design.id for design in self.designs}
        for team in self.teams:
            for ship in team.ships:
                if ship.design not in known:
                    raise wrong_at(ship.ref(), str(_message("broken-design", found=ship.design)))
        return self

    def design(self, design_id: str) -> Design:
        """Return the design with this id. Raises KeyError."""
        return _designs(self)[design_id]

    def team(self, team_id: str) -> Team:
        """Return the team with this id. Raises KeyError."""
        return _teams(self)[team_id]

    def ship(self, ship_id: str) -> Ship:
        """Return the ship with this id. Raises KeyError."""
        return _ships(self)[ship_id]

    @property
    def ships(self) -> tuple[Ship, ...]:
        """The ships of all teams, in their order."""
        return tuple(ship for team in self.teams for ship in team.ships)


@memo
def _designs(fleet: Fleet) -> dict[str, Design]:
    return {design.id: design for design in fleet.designs}


@memo
def _teams(fleet: Fleet) -> dict[str, Team]:
    return {team.id: team for team in fleet.teams}


@memo
def _ships(fleet: Fleet) -> dict[str, Ship]:
    return {ship.id: ship for ship in fleet.ships}


def element(fleet: Fleet, ref: str) -> Ship | Design:
    """Return the ship or design with this reference. Raises KeyError."""
    group, _, element_id = ref.partition("/")
    return fleet.ship(element_id) if group == "ships" else fleet.design(element_id)
