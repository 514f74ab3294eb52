"""What goes to another document and comes from one: designs, and teams with the designs of their ships."""

from collections.abc import Iterable, Sequence

from metamaker.core.edits import changed
from metamaker.core.ids import new_id
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.lookup import ids_in, numbered
from metamaker.games.cosmoforce.edits.made import Made
from metamaker.games.cosmoforce.edits.subject import Kind, subject
from metamaker.games.cosmoforce.edits.teams import add_ship
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team


def cut(fleet: Fleet, refs: Sequence[str]) -> Fleet:
    """Return a document of these designs, teams and ships and of the designs they need, as they are: what travels.

    A ship travels in its team, without the others. Raises EditProblem.
    """
    wanted = {ref: subject(fleet, ref) for ref in refs}
    lost = [ref for ref, of in wanted.items() if of is None or of.kind not in {Kind.DESIGN, Kind.TEAM, Kind.SHIP}]
    if lost:
        raise EditProblem(f"There is nothing called “{lost[0]}” to take along.")
    teams = tuple(
        team if team.ref() in wanted else changed(team, ships=ships)
        for team in fleet.teams
        if (ships := tuple(ship for ship in team.ships if ship.ref() in wanted)) or team.ref() in wanted
    )
    needed = {ship.design for team in teams for ship in team.ships}
    designs = tuple(design for design in fleet.designs if design.id in needed or design.ref() in wanted)
    plain = changed(fleet, teams=(), notes="", tags=())
    return changed(plain, designs=designs, teams=teams)


def everything(fleet: Fleet) -> tuple[str, ...]:
    """Return the references of all designs and teams."""
    return (*(design.ref() for design in fleet.designs), *(team.ref() for team in fleet.teams))


def enlisted(into: Fleet, source: Fleet, refs: Iterable[str], team_id: str) -> tuple[Fleet, tuple[str, ...]]:
    """Return `into` with a ship in one of its teams for each of these ships and designs of `source`, and what came.

    Of a team all ships come. A design comes once, and not at all if it is here. Raises EditProblem.
    """
    names: list[tuple[str, str]] = []
    for ref in refs:
        of = subject(source, ref)
        if of is not None and isinstance(of.value, Team):
            names += ((ship.ref(), ship.name) for ship in of.value.ships)
        else:
            names.append((ref, of.value.name if of is not None and isinstance(of.value, Ship) else ""))
    into, designs = arrived(into, source, [ref for ref, _ in names])
    came: list[str] = []
    for design, (_, name) in zip(designs, names, strict=True):
        free = numbered(name, {ship.name for ship in into.ships}) if name else ""
        into, ship = add_ship(into, team_id, design.rpartition("/")[2], free)
        came.append(ship)
    return into, tuple(came)


def arrived(into: Fleet, source: Fleet, refs: Iterable[str]) -> tuple[Fleet, tuple[str, ...]]:
    """Return `into` with elements of `source` and the designs they need, and the references of what came.

    A design that is here in all but its id is not brought twice; a name that is taken gets a number. Raises EditProblem.
    """
    came: list[str] = []
    brought: dict[str, str] = {}
    for ref in refs:
        of = subject(source, ref)
        if of is None or of.kind not in {Kind.DESIGN, Kind.TEAM, Kind.SHIP}:
            raise EditProblem(f"There is nothing called “{ref}” to bring.")
        if isinstance(of.value, Team):
            into, made = _with_team(into, source, of.value, brought)
        else:
            into, made = _with_copy(into, of.design, brought)
        came.append(made)
    return into, tuple(came)


def _with_copy(into: Fleet, design: Design, brought: dict[str, str]) -> Made:
    """Return `into` with a design of another document; `brought` remembers what each design of that one became."""
    if design.id in brought:
        return Made(into, brought[design.id])
    for known in into.designs:
        if known.with_(id=design.id) == design:
            return Made(into, known.ref())
    name = numbered(design.name, {each.name for each in into.designs})
    copy = changed(design, name=name).with_(id=new_id(name, ids_in(into)))
    brought[design.id] = copy.ref()
    return Made(changed(into, designs=(*into.designs, copy)), copy.ref())


def _with_team(into: Fleet, source: Fleet, team: Team, brought: dict[str, str]) -> Made:
    ships: list[Ship] = []
    for ship in team.ships:
        into, made = _with_copy(into, source.design(ship.design), brought)
        taken = ids_in(into) | {each.id for each in ships}
        ships.append(ship.with_(id=new_id(ship.name, taken), design=made.rpartition("/")[2]))
    taken = ids_in(into) | {each.id for each in ships}
    name = numbered(team.name, {each.name for each in into.teams})
    copy = team.with_(id=new_id(name, taken), name=name, ships=tuple(ships))
    return Made(changed(into, teams=(*into.teams, copy)), copy.ref())
