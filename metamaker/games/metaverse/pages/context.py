"""Input of pages: the fleets of a game, their problems, chain of command and forces, page size and messages."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from metamaker.core.display_names import called
from metamaker.core.issue import Issue
from metamaker.core.memo import memo
from metamaker.core.messages import ENGLISH, Words, words
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.checks.command import chain, is_outside
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design, definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import FighterWeapon, IndependentSquadron, Load, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import LoadoutKind, RateOfFire, SquadronQuality, Target, TargetMethod, WeaponQuality
from metamaker.games.metaverse.sheet.squadrons import group_letters
from metamaker.games.metaverse.sheet.systems import kinds_aboard
from metamaker.games.metaverse.stats.fleet import chosen_loadouts
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import PageFrame


@dataclass(frozen=True)
class Ranks:
    """A fleet by rank, its flagship by id, and the ships outside the chain of command.

    `order`: every commander right before all ships below it, with the depth from 0, ships outside last.
    """

    order: tuple[tuple[Ship, int], ...]
    outside: tuple[Ship, ...]
    flagship: str | None


@memo
def ranks(fleet: Fleet) -> Ranks:
    """Return the chain of command of `fleet`. Rules MV-3.8.0-01, MV-3.8.0-04, MV-3.8.0-06."""
    below: dict[str, list[Ship]] = {}
    for ship in fleet.ships:
        if ship.commander is not None:
            below.setdefault(ship.commander, []).append(ship)
    roots = chain(fleet).roots
    top = [ship for ship in fleet.ships if ship.commander is None]
    outside = tuple(ship for ship in top if is_outside(fleet, ship))
    heads = [ship for ship in top if ship not in outside]
    heads.sort(key=lambda ship: roots.index(ship) if ship in roots else len(roots))
    order: list[tuple[Ship, int]] = []
    # Iterative: a chain can be as long as the roster and would exceed the recursion limit.
    waiting = [(ship, 0) for ship in reversed(heads)]
    while waiting:
        ship, depth = waiting.pop()
        order.append((ship, depth))
        waiting += ((each, depth + 1) for each in reversed(below.get(ship.id, ())))
    order += ((ship, 0) for ship in outside)
    flagship = roots[0] if roots else fleet.ships[0] if len(fleet.ships) == 1 else None
    return Ranks(tuple(order), outside, flagship.id if flagship else None)


USUAL_FRAME = PageFrame()


@dataclass(frozen=True, eq=False)
class PagesContext:
    """One fleet or two opposing ones, the problems of each in the same order, the frame of a page and the messages.

    `opponents` are fleets for comparison; `written` the references of ships that plot on their own sheets.
    """

    fleets: tuple[Fleet, ...]
    issues: tuple[tuple[Issue, ...], ...]
    frame: PageFrame
    words: Words
    opponents: tuple[Fleet, ...] = ()
    written: frozenset[str] = frozenset()

    def of(self, place: int) -> "PagesContext":
        """Return the context of one of the fleets, with the others as its opponents."""
        others = (*self.fleets[:place], *self.fleets[place + 1 :], *self.opponents)
        return replace(self, fleets=self.fleets[place : place + 1], issues=self.issues[place : place + 1], opponents=others)

    def each(self) -> "tuple[PagesContext, ...]":
        """Return the contexts of all fleets, one by one."""
        return tuple(self.of(place) for place in range(len(self.fleets)))


@memo
def issues_of(fleet: Fleet) -> tuple[Issue, ...]:
    """Return the problems of a fleet, cached because several pages name them."""
    return check_fleet(fleet)


def context(fleets: tuple[Fleet, ...], frame: PageFrame = USUAL_FRAME, language: str = ENGLISH) -> PagesContext:
    """Return the context of some fleets. Raises KeyError for a language without words."""
    return PagesContext(fleets, tuple(map(issues_of, fleets)), frame, words("metaverse", language))


class PageKind(NamedTuple):
    """A kind of page: its key, the message key of its title, and the function that makes its pages, if any.

    `shared`: one set of pages serves all fleets of a game. `on_request`: only made if requested by name; so is `opposed` for a
    single fleet.
    """

    key: str
    title: str
    make: Callable[[PagesContext], tuple[Page, ...]]
    shared: bool = False
    on_request: bool = False
    opposed: bool = False


def squadrons_aboard(fleet: Fleet, ship: Ship) -> Counter[str]:
    """Return the number of squadrons of each type of a ship; those of an open bay are bought at the table."""
    found: Counter[str] = Counter()
    for load in _loads(fleet, ship):
        if load.count:
            found[load.starfighter] += load.count
    return found


def _loads(fleet: Fleet, ship: Ship) -> Iterator[Load]:
    for fitted in parts(design(fleet, fleet.ship_class(ship.ship_class))).bays:
        if fitted.fit.count and fitted.fit.loadout is LoadoutKind.PERMANENT:
            yield from fitted.fit.squadrons
    for loadout in chosen_loadouts(fleet, ship):
        yield from loadout.squadrons


@dataclass(frozen=True)
class Source:
    """A ship, or a group of squadrons without a carrier (`place` is None), with the number of squadrons of each type.

    `missions` at once in addition to CAP (MV-2.1.4-22); `launch`: squadrons launched and recovered a turn. Squadrons have the
    `crew` quality of their carrier (MV-3.7.6-06), those of a group their own and a `command` quality; `group` is its letter.
    `open`: the number of further squadrons in the bays, which are bought at the table.
    """

    name: str
    place: str | None
    missions: int
    launch: int
    squadrons: dict[str, int]
    crew: int
    group: str = ""
    command: str = ""
    open: int = 0


def sources_of(fleet: Fleet, words: Words) -> tuple[Source, ...]:
    """Return the ships that have a bay or can run missions, by chain of command, then squadrons without a carrier."""
    ships = [source for ship, _ in ranks(fleet).order if (source := _carrier(fleet, ship)) is not None]
    letters = group_letters(fleet)
    groups = (_group(entry, letters[entry.id], words) for entry in fleet.squadrons if entry.count)
    return (*ships, *groups)


def _group(entry: IndependentSquadron, letter: str, words: Words) -> Source:
    name = words.text("pages-missions-group", letter=letter)
    return Source(name, None, 0, 0, {entry.starfighter: entry.count}, entry.crew_quality, letter, entry.command_quality.value)


def _carrier(fleet: Fleet, ship: Ship) -> Source | None:
    of_class = fleet.ship_class(ship.ship_class)
    index = parts(design(fleet, of_class))
    launch = sum(fitted.fit.count * fitted.bay.launch for fitted in index.bays)
    missions = index.total(ComponentKind.SOC)
    if not launch and not missions:
        return None
    aboard = dict(squadrons_aboard(fleet, ship))
    return Source(called(ship), ship.ref(), missions, launch, aboard, of_class.crew_quality, open=_open(fleet, ship))


def _open(fleet: Fleet, ship: Ship) -> int:
    """Return the number of squadrons bought at the table: for bays with an open loadout, or without the ship's choice."""
    bays = parts(design(fleet, fleet.ship_class(ship.ship_class))).bays
    return sum(fitted.fit.count * fitted.bay.carry for fitted in bays if fitted.fit.loadout is LoadoutKind.OPEN)


@dataclass(frozen=True)
class Present:
    """Kinds of components and of hulls by key, qualities, and features by the terms of the reference."""

    kinds: frozenset[str]
    hulls: frozenset[str]
    qualities: frozenset[WeaponQuality]
    squadron_qualities: frozenset[SquadronQuality]
    features: frozenset[str]


def present(fleets: tuple[Fleet, ...]) -> Present:
    """Return the features of the ships and squadrons of all `fleets`; unused definitions do not count."""
    designs = tuple(dict.fromkeys(design(fleet, fleet.ship_class(ship.ship_class)) for fleet in fleets for ship in fleet.ships))
    squadrons = tuple(squadron for fleet in fleets for squadron in _squadrons(fleet))
    mounted = tuple(each.weapon for of in designs for each in parts(of).mounts if each.mount.count)
    fighters = tuple(weapon for squadron in squadrons for weapon in squadron.weapons)
    carried: tuple[Weapon | FighterWeapon, ...] = (*mounted, *fighters)
    return Present(
        kinds=frozenset(kind for of in designs for kind in kinds_aboard(of)),
        hulls=frozenset(of.ship.hull_type.value for of in designs),
        qualities=frozenset(quality for weapon in carried for quality in weapon.qualities),
        squadron_qualities=frozenset(quality for squadron in squadrons for quality in squadron.qualities),
        features=frozenset(
            (
                *(feature for of in designs for feature in _of_design(of)),
                *(feature for weapon in mounted for feature in _of_weapon(weapon)),
                *(feature for weapon in carried for feature in _of_any(weapon)),
                *(("squadrons", "missions") if squadrons else ()),
                *(("chain",) if any(ship.level is not None for fleet in fleets for ship in fleet.ships) else ()),
            )
        ),
    )


def _squadrons(fleet: Fleet) -> Iterator[Starfighter]:
    """Yield the squadron types that are aboard, may be bought into a bay, or need no carrier."""
    known = definitions(fleet).starfighters
    named: dict[str, None] = {}
    for ship in fleet.ships:
        named.update(dict.fromkeys(squadrons_aboard(fleet, ship)))
        for fitted in parts(design(fleet, fleet.ship_class(ship.ship_class))).bays:
            named.update(dict.fromkeys(fitted.bay.accepts if fitted.fit.count else ()))
    named.update((entry.starfighter, None) for entry in fleet.squadrons if entry.count)
    return (known[each] for each in named)


def _of_design(of: Design) -> Iterator[str]:
    """Movement, people, and the defences of all arcs."""
    stats = ship_stats(of)
    yield of.ship.movement_method.value
    if stats.crew_parties:
        yield "crew"
    if stats.marine_parties:
        yield "marines"
    for arc in Arc:
        defence = of.ship.arcs[arc]
        if defence.armour_rating:
            yield "armour"
        if defence.ablative_plates:
            yield "plates"
        if defence.shield_hits:
            yield "shields"


def _of_weapon(weapon: Weapon) -> Iterator[str]:
    """Yield features that only weapons of ships have."""
    yield weapon.damage_effect.value
    yield "indirect" if weapon.target_method is TargetMethod.INDIRECT else "direct"
    yield from (name for name in ("armour_piercing", "shield_piercing", "deflection_piercing") if getattr(weapon, name))
    if weapon.aoe_cm:
        yield "area"
    if not weapon.range_cm:
        yield "contact"
    if {Target.DIRECT, Target.INDIRECT} & set(weapon.targets):
        yield "interception"


def _of_any(weapon: Weapon | FighterWeapon) -> Iterator[str]:
    yield weapon.damage_type.value
    if weapon.rate_of_fire is not RateOfFire.UNLIMITED:
        yield weapon.rate_of_fire.value
