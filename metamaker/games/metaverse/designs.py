"""Ships and classes of a fleet: numbers in blocks, breakdowns of numbers, the roster, differences.

The module is the Designs of the game.
"""

from collections import Counter
from collections.abc import Iterator
from decimal import Decimal

from metamaker.core.amounts import at_most, significant
from metamaker.core.difference import Difference, with_same_id
from metamaker.core.difference import differences as differences_of
from metamaker.core.messages import Text, words_in
from metamaker.core.stat import Number, Stat, StatBlock
from metamaker.game_api.designs import Account, Miniatures, Numbers, Report, Roster, RosterLine, Share, stat_called
from metamaker.games.metaverse.catalogue import catalogue, component_name
from metamaker.games.metaverse.documents import GROUPING, FleetDocuments
from metamaker.games.metaverse.edits.structure import alone
from metamaker.games.metaverse.lookup import found, made_of
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.attendance import present
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import GAME, Fleet, element
from metamaker.games.metaverse.model.ship import Ship, ShipClass, class_title
from metamaker.games.metaverse.model.starfighter import Load
from metamaker.games.metaverse.model.words import DefenceType, LoadoutKind
from metamaker.games.metaverse.stats.defences import ArcStats
from metamaker.games.metaverse.stats.explain import explain_stat, explainable
from metamaker.games.metaverse.stats.fleet import ShipEntry, SquadronEntry, chosen_loadouts, fleet_stats, ship_tier, ship_value
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.ship import SectionStats, ship_stats
from metamaker.games.metaverse.stats.tier import class_tier, loads_tier
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.stats.value_lines import place_name

HEADLINE = ("combat_value", "tier", "target_rating", "ems", "mass_factor", "hull_hits", "max_speed", "crew_parties")
"""The numbers in an overview of a ship."""


def subjects(fleet: Fleet, classes: bool) -> tuple[str, ...]:
    """Return the references of every ship that comes, or of every class if `classes` is set or there are no ships."""
    fleet = present(fleet)
    elements = fleet.classes if classes or not fleet.ships else fleet.ships
    return tuple(element.ref() for element in elements)


def report(fleet: Fleet, classes: bool) -> Report:
    """Return the numbers of every ship that comes, or of every class if `classes` is set or there are no ships."""
    fleet = present(fleet)
    if classes or not fleet.ships:
        ships = tuple(class_numbers(design(fleet, ship)) for ship in fleet.classes)
    else:
        ships = tuple(ship_numbers(fleet, ship) for ship in fleet.ships)
    return Report(ships, fleet_block(fleet), HEADLINE)


def subject_numbers(fleet: Fleet, ref: str) -> Numbers | None:
    """Return the numbers of the ship or class with this reference; None for other references."""
    try:
        shown = element(fleet, ref)
    except KeyError:
        return None
    return ship_numbers(fleet, shown) if isinstance(shown, Ship) else class_numbers(design(fleet, shown))


def class_numbers(of: Design) -> Numbers:
    """Return the numbers of a class with its permanent loadouts."""
    return _numbers(of, of.ship.id, class_title(of.ship), combat_value(of), class_tier(of))


def ship_numbers(fleet: Fleet, ship: Ship) -> Numbers:
    """Return the numbers of a ship of the roster with its own loadout."""
    of = design(fleet, fleet.ship_class(ship.ship_class))
    return _numbers(of, ship.id, ship.name or ship.id, ship_value(fleet, ship), ship_tier(fleet, ship))


def ship_block(fleet: Fleet, ship: Ship) -> StatBlock:
    """Return the numbers of a ship of the roster as a whole, without those of its sections and arcs."""
    of = design(fleet, fleet.ship_class(ship.ship_class))
    return _whole(of, ship_value(fleet, ship), ship_tier(fleet, ship))


def _numbers(of: Design, element: str, name: str, value: float, tier: int) -> Numbers:
    stats = ship_stats(of)
    return Numbers(
        element,
        name,
        of.ship.id,
        _whole(of, value, tier),
        {
            "sections": {section.value: _section(numbers) for section, numbers in stats.sections.items()},
            "arcs": {arc.value: _arc(numbers) for arc, numbers in stats.arcs.items()},
        },
    )


def _stat(symbol: str, value: Number, rule: str, *, unit: str = "", label: str = "", better: int = 0, shown: Text = "") -> Stat:
    """Return a number whose label is the message `numbers-stat-<label>`, or the one of its symbol."""
    return Stat(symbol, value, unit, message(f"numbers-stat-{label or symbol}"), rule, better, shown)


def _whole(of: Design, value: float, tier: int) -> StatBlock:
    stats, motion = ship_stats(of), ship_stats(of).motion
    kind, rating = motion.best_ftl or (None, None)
    return StatBlock(
        (
            _stat("combat_value", value, "MV-3.1.15-01"),
            _stat("target_rating", stats.target_rating, "MV-3.1.8-01", better=1),
            _stat("ems", stats.ems, "MV-3.1.9-01", better=-1),
            _stat("mass_factor", stats.mass_factor, "MV-3.1.10-01"),
            _stat("hull_hits", stats.hull_hits, "MV-3.1.1-03", better=1),
            _stat("max_speed", stats.max_speed, "MV-3.1.17-03", unit="cm", better=1),
            _stat("reverse_speed", stats.reverse_speed, "MV-3.1.17-03", unit="cm"),
            _stat("tier", tier, "MV-3.1.16-01"),
            _stat("crew_parties", stats.crew_parties, "MV-3.1.6-01", better=1),
            _stat("marine_parties", stats.marine_parties, "MV-3.1.7-01"),
            _stat("crew_quality", of.ship.crew_quality, "MV-3.1.11-01", better=1),
            _stat("command_quality", of.ship.command_quality.value, "MV-3.1.12-01"),
            _stat("damage_control_quality", of.ship.damage_control_quality.value, "MV-3.1.13-01"),
            _stat("power", stats.power, "MV-3.2.3-03"),
            _stat("forward_thrust", motion.forward_thrust, "MV-3.3.0-04", label="forward_thrust"),
            _stat("reverse_thrust", motion.reverse_thrust, "MV-3.3.0-04"),
            _stat("port_drive", motion.port_drive, "MV-3.3.0-04"),
            _stat("starboard_drive", motion.starboard_drive, "MV-3.3.0-04"),
            _stat("port_thrusters", motion.port_thrusters, "MV-3.3.0-04"),
            _stat("starboard_thrusters", motion.starboard_thrusters, "MV-3.3.0-04"),
            _stat("best_ftl", kind and catalogue()[kind].name, "MV-3.3.0-04", shown=component_name(kind) if kind else ""),
            _stat("best_ftl_rating", rating, "MV-3.3.0-04"),
        )
    )


def _section(numbers: SectionStats) -> StatBlock:
    return StatBlock(
        (
            _stat("hull_hits", sum(layer.hull_hits for layer in numbers.layers), "MV-3.1.1-03"),
            _stat("hull_layers", len(numbers.layers), "MV-3.1.1-06"),
            _stat("crew_parties", sum(layer.crew_parties for layer in numbers.layers), "MV-3.1.6-01"),
            _stat("marine_parties", sum(layer.marine_parties for layer in numbers.layers), "MV-3.1.7-01"),
            _stat("reactor_rating", numbers.reactor_rating, "MV-3.2.3-03"),
            _stat("life_support_rating", numbers.life_support_rating, "MV-3.2.2-02"),
            _stat("power", numbers.power, "MV-3.2.3-03", label="section_power"),
        )
    )


def _arc(numbers: ArcStats) -> StatBlock:
    rated = dict(numbers.deflectors)
    return StatBlock(
        (
            _stat("section", numbers.owner.value, "MV-3.1.3-03", shown=place_name(numbers.owner)),
            _stat("shield_regeneration", numbers.regeneration, "MV-3.5.8-05"),
            _stat("adaptation", numbers.adaptation, "MV-3.5.9-01"),
            *(_stat(f"{kind}_deflector", rated.get(kind), "MV-3.5.11-05") for kind in DefenceType),
        )
    )


def fleet_block(fleet: Fleet) -> StatBlock:
    """Return the totals of the ships and squadrons of a fleet that come."""
    fleet = present(fleet)
    stats = fleet_stats(fleet)
    squadrons = sum(squadron.count for squadron in fleet.squadrons)
    return StatBlock(
        (
            _stat("combat_value", stats.combat_value, "MV-3.0.0-03"),
            _stat("combat_value_limit", fleet.limits.combat_value, "MV-3.0.0-03"),
            _stat("tier", stats.tier, "MV-3.0.0-05"),
            _stat("tier_limit", fleet.limits.tier, "MV-3.0.0-03"),
            _stat("classes", len(fleet.classes), "MV-3.8.0-01"),
            _stat("ships", len(fleet.ships), "MV-3.8.0-01"),
            _stat("squadrons", squadrons, "MV-3.7.5-03", label="squadrons_beside"),
        )
    )


def roster(fleet: Fleet) -> Roster:
    """Return the roster of a fleet: the ships and squadrons that come, and those at home."""
    coming, whole = fleet_stats(present(fleet)), fleet_stats(fleet)
    at_home = [_ship(entry) for entry in whole.ships if entry.ship.at_home]
    at_home += [_beside(entry) for entry in whole.squadrons if entry.squadron.at_home]
    return Roster(
        fleet.name,
        fleet_block(fleet),
        tuple(_ship(entry) for entry in coming.ships),
        tuple(_beside(entry) for entry in coming.squadrons),
        tuple(miniatures(present(fleet))),
        tuple(at_home),
        Stat("", whole.combat_value, "", message("numbers-stat-combat_value"), "MV-3.0.0-03") if at_home else None,
    )


def _ship(entry: ShipEntry) -> RosterLine:
    ship, of_class = entry.ship, entry.design.ship
    block = StatBlock(
        (
            _stat("combat_value", entry.combat_value, "MV-3.1.15-01"),
            _stat("tier", entry.tier, "MV-3.1.16-01"),
            _stat("crew_quality", of_class.crew_quality, "MV-3.1.11-01"),
            _stat("command_quality", of_class.command_quality.value, "MV-3.1.12-01"),
        )
    )
    return RosterLine(
        ship.id,
        ship.name or ship.id,
        of_class.id,
        class_title(of_class),
        ship.commander,
        ship.level and ship.level.value,
        block,
    )


def _beside(entry: SquadronEntry) -> RosterLine:
    squadron, name = entry.squadron, entry.starfighter.name
    block = StatBlock(
        (
            _stat("count", squadron.count, "MV-3.7.5-03"),
            _stat("combat_value", entry.cost, "MV-3.7.5-03"),
            _stat("tier", entry.tier, "MV-3.7.8-03"),
            _stat("crew_quality", squadron.crew_quality, "MV-3.7.5-03"),
            _stat("command_quality", squadron.command_quality.value, "MV-3.7.5-03"),
        )
    )
    return RosterLine(squadron.id, name, squadron.starfighter, name, None, None, block)


def miniatures(fleet: Fleet) -> Iterator[Miniatures]:
    """Yield the ships of each class and the squadrons of each type that go on the table, most of a kind first."""
    ships = Counter(ship.ship_class for ship in fleet.ships)
    names = {ship.id: class_title(ship) for ship in fleet.classes}
    yield from (Miniatures("ship", key, names[key], count) for key, count in ships.most_common())
    squadrons = Counter[str]()
    for load in _loads(fleet):
        squadrons[load.starfighter] += load.count
    for squadron in fleet.squadrons:
        squadrons[squadron.starfighter] += squadron.count
    types = {starfighter.id: starfighter.name for starfighter in fleet.starfighters}
    yield from (Miniatures("squadron", key, types[key], count) for key, count in squadrons.most_common() if count)


def _loads(fleet: Fleet) -> Iterator[Load]:
    """Yield the loadout of every ship; an open loadout is bought at the table."""
    for ship in fleet.ships:
        for fitted in parts(design(fleet, fleet.ship_class(ship.ship_class))).bays:
            if fitted.fit.count and fitted.fit.loadout is LoadoutKind.PERMANENT:
                yield from fitted.fit.squadrons
        for loadout in chosen_loadouts(fleet, ship):
            yield from loadout.squadrons


_CAPTIONS: dict[str, tuple[Text, ...]] = {
    "ems": (message("sheet-column-ems"),),
    "max_speed": (message("sheet-column-cinematic"),),
    "damage_control_quality": (message("sheet-column-damage_control_quality"),),
    "forward_thrust": (message("sheet-motion-ahead"),),
    "reverse_thrust": (message("sheet-motion-astern"),),
    "starboard_drive": (message("sheet-motion-drift_port"),),
    "starboard_thrusters": (message("sheet-motion-turn_port"),),
}
"""Labels of the record sheet that differ from the labels here."""

_DESIGNED = frozenset({"crew_quality", "command_quality", "damage_control_quality"})
"""Numbers that are chosen, not calculated."""


def account(fleet: Fleet, ship: str, stat: str) -> Account:
    """Explain a stat, by symbol or label, of a ship or class, by id or name. Raises NotInDocument."""
    ref = found(fleet, ship)
    entry = next((each for each in fleet.ships if each.ref() == ref), None)
    of_class = fleet.ship_class(entry.ship_class if entry else ref.partition("/")[2])
    of = design(fleet, of_class)
    numbers = ship_numbers(fleet, entry) if entry else class_numbers(of)
    symbol, shown = stat_called(numbers, stat, message("numbers-of_parts"), _CAPTIONS)
    if symbol not in set(explainable(of)):
        notes = (message("numbers-note-designed", design=class_title(of_class)),) if symbol in _DESIGNED else ()
        return Account(numbers.name, symbol, shown, None, tuple(_counted(of_class, numbers, symbol)), notes=notes)
    known = explain_stat(of, symbol)
    shares = [Share(part.element, part.label, part.value, part.one_more) for part in known.parts]
    remarks = list(known.notes)
    if entry and symbol in {"combat_value", "tier"}:
        shares += _chosen(fleet, entry, symbol, of)
        by_class = combat_value(of) if symbol == "combat_value" else class_tier(of)
        if shown.value != by_class:
            remarks.insert(0, message("numbers-note-chosen", ship=_figure(shown.value), of_class=_figure(by_class)))
    elif isinstance(shown.value, int) and shown.value != known.explanation.value:
        remarks.insert(0, message("numbers-note-cut", exact=significant(known.explanation.value, 4), used=shown.value))
    return Account(
        numbers.name, symbol, shown, known.explanation, tuple(shares), known.sensitivity, tuple(remarks), known.calculation
    )


def _counted(of_class: ShipClass, numbers: Numbers, symbol: str) -> Iterator[Share]:
    """Yield the shares of the sections in a counted number."""
    for name, block in numbers.parts["sections"].items():
        value = block.as_dict().get(symbol)
        if isinstance(value, int | float):
            place = place_name(SectionName(name))
            yield Share(of_class.ref(name), message("numbers-line-of_part", name=block[symbol].label, place=place), value, None)


def _chosen(fleet: Fleet, ship: Ship, symbol: str, of: Design) -> Iterator[Share]:
    """Yield the share of this ship's own squadrons: their cost for the value of its class, or their tier."""
    loads = [load for loadout in chosen_loadouts(fleet, ship) for load in loadout.squadrons]
    if any(load.count for load in loads):
        own = ship_value(fleet, ship) - combat_value(of) if symbol == "combat_value" else loads_tier(loads, of.starfighters)
        yield Share(ship.ref("loadouts"), message("numbers-line-chosen"), own, None)


def dependencies(fleet: Fleet, ref: str) -> tuple[str, ...]:
    """Return the references of a ship or class, of its class and of every definition that it uses; () for others."""
    return made_of(fleet, ref)


def extract(fleet: Fleet, refs: tuple[str, ...]) -> Fleet:
    """Return a fleet for an opponent: only these ships or classes, and the definitions that they use."""
    return alone(fleet, refs)


def differences(old: Fleet, new: Fleet) -> tuple[Difference, ...]:
    """Return the differences; two fleets with one class each are compared part by part, for any ids."""
    before, after = FleetDocuments().body(old), FleetDocuments().body(new)
    return differences_of(with_same_id(before, after, "classes"), after, GROUPING)


def difference_texts(old: Fleet, new: Fleet, language: str) -> tuple[str, ...]:
    """Return the differences as sentences."""
    from metamaker.games.metaverse.graphs.differences import every_line

    return tuple(line.text for line in every_line(old, new, differences(old, new), words_in(GAME, language)))


def _figure(value: Number) -> Number | Decimal:
    return at_most(value, 1) if isinstance(value, float) else value
