"""Forces for a battle: a whole roster, some ships of it, or one ship of a class."""

from collections.abc import Collection, Iterator, Sequence

from metamaker.core.ids import HasId, new_id
from metamaker.core.issue import Issue, Severity
from metamaker.game_api.documents import NotInDocument
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.lookup import found, made_of
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.attendance import everyone, has_cic, present, without_log
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import Ship, class_title
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.stats.parts import parts


def force(fleet: Fleet, names: Sequence[str]) -> Fleet:
    """Return the fleet with these ships as its roster; a class becomes one ship of it, no names mean the ships that come.

    Named ships keep their places in the chain of command. Classes, and ships whose commander stays at home, form a squadron
    (see `_led`). A fleet without a roster has one ship of each class. Raises NotInDocument, also for a ship that is named
    twice: there is only one of it.
    """
    whole, fleet = fleet, present(fleet)
    if not names and fleet.ships:
        return fleet
    fleet = everyone(whole) if names else fleet
    refs = [found(fleet, name) for name in names] or [each.ref() for each in fleet.classes]
    if not refs:
        raise NotInDocument(message("refusal-force-empty", fleet=fleet.name))
    by_ref = {ship.ref(): ship for ship in fleet.ships}
    coming: list[Ship] = []
    seen: set[str] = set()
    definitions: tuple[HasId, ...] = (*fleet.classes, *fleet.weapons, *fleet.bays, *fleet.starfighters, *fleet.ships)
    taken = {each.id for each in definitions}
    for ref in refs:
        if ref in seen:
            raise NotInDocument(message("refusal-force-twice", ship=by_ref[ref].name))
        ship = by_ref.get(ref) or _of_class(fleet, ref, taken)
        seen |= {ref} & by_ref.keys()
        coming.append(ship)
        taken.add(ship.id)
    return fleet.with_(ships=tuple(map(without_log, _led(fleet, coming))), squadrons=())


def _led(fleet: Fleet, ships: Sequence[Ship]) -> Iterator[Ship]:
    """Yield the ships with their chain of command. Rules MV-3.8.0-01, -02, -03.

    A single ship is a fleet of its own, because it has no units to command. A ship that is outside the fleet at home stays
    outside, and one whose commander comes stays under it. For all others, the first with a level leads, otherwise the first
    with a CiC; without either they are outside the fleet.
    """
    ids = {ship.id for ship in ships}
    at_home = {ship.id for ship in fleet.ships}
    loose = [
        ship
        for ship in ships
        if ship.commander not in ids
        and (len(ships) == 1 or ship.id not in at_home or ship.commander is not None or ship.level is not None)
    ]
    leader = loose[0] if len(ships) == 1 else _leader(fleet, loose)
    cut_off = {ship.id for ship in loose}
    for ship in ships:
        if ship.id not in cut_off:
            yield ship
        elif ship is leader:
            yield ship.with_(commander=None, level=ship.level or CommandLevel.SQUADRON)
        else:
            yield ship.with_(commander=None if leader is None else leader.id)


def _leader(fleet: Fleet, ships: Sequence[Ship]) -> Ship | None:
    ranked = [ship for ship in ships if ship.level is not None]
    able = [ship for ship in ships if has_cic(fleet.ship_class(ship.ship_class))]
    return next(iter((*ranked, *able)), None)


def _of_class(fleet: Fleet, ref: str, taken: Collection[str]) -> Ship:
    chosen = fleet.ship_class(ref.partition("/")[2])
    return Ship(id=new_id(chosen.id, taken), name=class_title(chosen), ship_class=chosen.id)


def flaws(fleet: Fleet) -> tuple[Issue, ...]:
    """Return the errors of the designs in a roster, and of their definitions, but not of the fleet as a whole."""
    fighting = {ref for ship in fleet.ships for ref in made_of(fleet, ship.ref()) if not ref.startswith("ships/")}
    return tuple(
        issue
        for issue in check_fleet(fleet)
        if issue.severity is Severity.ERROR and any(issue.where == ref or issue.where.startswith(f"{ref}/") for ref in fighting)
    )


_BOARDING = (
    ComponentKind.GRAPPLER,
    ComponentKind.ENERGY_GRAPPLER,
    ComponentKind.BASIC_TELEPORTER,
    ComponentKind.ADVANCED_TELEPORTER,
)
"""Components that bring parties aboard an enemy."""


def armed(fleet: Fleet) -> bool:
    """Return whether a force can do harm without ramming: with a weapon, squadrons or bays, or a way to board."""
    designs = [parts(design(fleet, fleet.ship_class(of))) for of in dict.fromkeys(ship.ship_class for ship in fleet.ships)]
    return bool(fleet.squadrons) or any(
        any(mounted.mount.count for mounted in each.mounts)
        or any(fitted.fit.count for fitted in each.bays)
        or any(each[kind] for kind in _BOARDING)
        for each in designs
    )
