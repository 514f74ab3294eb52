"""Teams and their ships: new ones, and arrivals from another document."""

from collections.abc import Iterable

from metamaker.core.display_names import called
from metamaker.core.edits import Edited, changed, validated_new
from metamaker.core.elements.references import ids_in
from metamaker.core.elements.transfer import Arrival, NewName, brought
from metamaker.core.ids import element_id, new_id, numbered
from metamaker.core.messages import Words
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.structure import STRUCTURE, Kind, Subject
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team


def plain_team(_: Fleet, *, budget: int | None = None, **identity: str) -> Team:
    """Return a team without ships under this id and name. Raises EditProblem."""
    return validated_new(Team, budget=budget, **identity)


def copy_team(of: Subject, _: Words) -> Edited[Fleet]:
    """Return the document with a copy of a team at the end, with ships of its own. Raises EditProblem."""
    arrival = brought(STRUCTURE, of.document, of.document, [of.ref])
    return Edited(arrival.document, arrival.refs[0])


def team_of(fleet: Fleet, ref: str) -> Team | None:
    """Return the named team, or that of the named ship; None for other references."""
    of = STRUCTURE.find(fleet, ref)
    team = None if of is None else of.around(Kind.TEAM)
    return None if team is None else team.value


def add_ship(fleet: Fleet, team_id: str, design_id: str, name: str = "") -> Edited[Fleet]:
    """Return the document with another ship of a design in a team. Raises EditProblem.

    Without a name it gets the name of its design, followed by a number if that is taken.
    """
    team, design = STRUCTURE.get(fleet, f"teams/{team_id}"), STRUCTURE.get(fleet, f"designs/{design_id}").design
    name = name or numbered(called(design), {ship.name for ship in fleet.ships})
    ship = validated_new(Ship, id=new_id(name, ids_in(STRUCTURE, fleet)), name=name, design=design_id)
    return Edited(team.with_(ships=(*team.value.ships, ship)), ship.ref())


def copy_ship(of: Subject, _: Words) -> Edited[Fleet]:
    """Return the document with another ship of the same design, in the same team. Raises EditProblem."""
    team = of.holder
    if team is None:
        raise EditProblem(message("refusal-no-team"))
    return add_ship(of.document, team.id, of.value.design)


def rebuilt(of: Subject, _: str, design_id: str) -> Fleet:
    """Return the document with a ship built to another design. Raises EditProblem."""
    return of.put(changed(of.value, design=STRUCTURE.get(of.document, f"designs/{design_id}").id))


def designs_of(source: Fleet, refs: Iterable[str]) -> list[str]:
    """Return references in which ships are replaced by their designs: a ship on its own is only its design."""
    found = ((ref, STRUCTURE.find(source, ref)) for ref in refs)
    return [ref if of is None or of.kind is not Kind.SHIP else of.design.ref() for ref, of in found]


def enlisted(into: Fleet, source: Fleet, refs: Iterable[str], team_id: str) -> Arrival[Fleet]:
    """Return `into` with a ship in one of its teams for each of these ships and designs of `source`.

    All ships of a team are added. A design is added once, unless it is already there. Raises EditProblem.
    """
    asked: list[Subject] = []
    for ref in refs:
        of = STRUCTURE.get(source, ref)
        ships = of.value.ships if isinstance(of.value, Team) else ()
        asked += (STRUCTURE.get(source, ship.ref()) for ship in ships) if of.kind is Kind.TEAM else (of,)
    arrival = brought(STRUCTURE, into, source, [of.design.ref() for of in asked])
    fleet, came, names = arrival.document, list[str](), list(arrival.new_names)
    for design, of in zip(arrival.refs, asked, strict=True):
        name = of.value.name if of.kind is Kind.SHIP else ""
        free = numbered(name, {ship.name for ship in fleet.ships}) if name else ""
        fleet, ref = add_ship(fleet, team_id, element_id(design), free)
        came.append(ref)
        if free != name:
            names.append(NewName("ships", of.id, name, free))
    return arrival._replace(document=fleet, refs=tuple(came), new_names=tuple(names))
