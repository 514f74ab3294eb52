"""Who comes to a battle: a whole roster, some ships of it, or one ship of a class."""

from collections.abc import Collection, Iterator, Sequence

from metamaker.core.ids import HasId, new_id
from metamaker.core.issue import Issue, Severity
from metamaker.game import NotInDocument
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.finding import found, made_of
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.report import class_title


def force(fleet: Fleet, names: Sequence[str]) -> Fleet:
    """Return the fleet with these ships as its roster; a class stands for one ship of it, no names for all ships.

    Named ships are a fleet of their own: those whose commander stays at home follow the first one. A fleet without a
    roster comes with one ship of each class. Raises NotInDocument.
    """
    if not names and fleet.ships:
        return fleet
    refs = [found(fleet, name) for name in names] or [each.ref() for each in fleet.classes]
    if not refs:
        raise NotInDocument(f"“{fleet.name}” has neither ships nor classes")
    by_ref = {ship.ref(): ship for ship in fleet.ships}
    coming = {ref: by_ref[ref] for ref in dict.fromkeys(refs) if ref in by_ref}
    ids = {ship.id for ship in coming.values()}
    ships = [ship if ship.commander in ids else ship.with_(commander=None) for ship in coming.values()]
    ships.sort(key=lambda ship: ship.commander is not None or ship.level is None)
    definitions: tuple[HasId, ...] = (*fleet.classes, *fleet.weapons, *fleet.bays, *fleet.starfighters)
    taken = {each.id for each in definitions}
    for ref in refs:
        if ref not in by_ref:
            ships.append(_of_class(fleet, ref, {*taken, *(ship.id for ship in ships)}))
    return fleet.with_(ships=tuple(_led(ships)), squadrons=())


def _led(ships: Sequence[Ship]) -> Iterator[Ship]:
    """Yield the ships under the command of the first: ships without a chain of command fight worse. Rule MV-3.8.0-02."""
    first, *others = ships
    yield first.with_(level=first.level or CommandLevel.SQUADRON)
    for ship in others:
        yield ship if ship.commander else ship.with_(commander=first.id)


def _of_class(fleet: Fleet, ref: str, taken: Collection[str]) -> Ship:
    chosen = fleet.ship_class(ref.partition("/")[2])
    return Ship(id=new_id(chosen.id, taken), name=class_title(chosen), ship_class=chosen.id)


def flaws(fleet: Fleet) -> tuple[Issue, ...]:
    """Return the errors of the designs in a roster, and of what they are made of; the fleet as a whole is not judged."""
    fighting = {ref for ship in fleet.ships for ref in made_of(fleet, ship.ref()) if not ref.startswith("ships/")}
    return tuple(
        issue
        for issue in check_fleet(fleet)
        if issue.severity is Severity.ERROR and any(issue.where == ref or issue.where.startswith(f"{ref}/") for ref in fighting)
    )
