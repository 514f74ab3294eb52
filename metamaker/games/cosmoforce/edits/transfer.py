"""What comes from another document: designs, and teams with the designs of their ships."""

from collections.abc import Iterable

from metamaker.core.changing import changed
from metamaker.core.ids import new_id
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.lookup import ids_in, numbered
from metamaker.games.cosmoforce.edits.made import Made
from metamaker.games.cosmoforce.edits.subject import Kind, subject
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team


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
