"""Short facts about parts of a ship, definitions, ships of the roster and squadrons beside them."""

from collections.abc import Iterator

from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.edits.squadron_loads import carried
from metamaker.games.metaverse.edits.subject import Subject
from metamaker.games.metaverse.edits.terms import facing_term, first_upper
from metamaker.games.metaverse.model.arc import Arc, Sector, sectors_of
from metamaker.games.metaverse.model.bay import Bay, Loads
from metamaker.games.metaverse.model.component import Component
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.starfighter import FighterWeapon, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import LoadoutKind, TargetMethod
from metamaker.games.metaverse.stats.fleet import ship_tier, ship_value
from metamaker.games.metaverse.stats.squadron import brought_cost, squadron_cost


def component_facts(of: Subject, told: Words) -> Iterator[str]:
    """Yield facts about a component."""
    part: Component = of.value
    if part.rating is not None:
        yield told.text("window.fact.rating", rating=part.rating)
    if part.facing is not None:
        yield told.text("window.fact.facing", facing=facing_term(part.facing, told))
    yield from _copies(part.count, told)
    yield told.text("window.fact.tier", tier=catalogue()[part.kind].tier)


def _copies(count: int, told: Words) -> Iterator[str]:
    if count != 1:
        yield told.counted("window.fact.copies", count)


def mount_facts(of: Subject, told: Words) -> Iterator[str]:
    """Yield facts about a weapon mount."""
    yield from _of_weapon(definitions(of.fleet).weapons[of.value.weapon], told)
    yield told.text("window.fact.bears", sectors=_bearing(of.value.sectors, told))
    yield from _copies(of.value.count, told)


def _bearing(sectors: tuple[Sector, ...], told: Words) -> str:
    if len(sectors) == len(Sector):
        return told["outputs.text.arc.all"]
    whole = [arc for arc in Arc if set(sectors_of(arc)) <= set(sectors)]
    named = [told[f"outputs.text.arc.{arc}"] for arc in whole]
    return ", ".join((*named, *(told[f"outputs.text.sector.{each}"] for each in sectors if each.arc not in whole))) or "–"


def fit_facts(of: Subject, told: Words) -> Iterator[str]:
    """Yield facts about hangar bays in a section."""
    yield from _of_bay(definitions(of.fleet).bays[of.value.bay], told)
    yield from _copies(of.value.count, told)
    yield told[f"window.choice.loadout_kind.{of.value.loadout}.text"]
    if of.value.loadout is LoadoutKind.PERMANENT:
        yield from _aboard(of, of.value.squadrons, told)


def _aboard(of: Subject, loads: Loads, told: Words) -> Iterator[str]:
    types = definitions(of.fleet).starfighters
    for kind, count in carried(loads):
        yield told.text("window.fact.aboard", count=count, squadron=called(types[kind]))


def weapon_facts(of: Subject, told: Words) -> Iterator[str]:
    """Yield facts about a weapon."""
    weapon: Weapon = of.value
    yield from _of_weapon(weapon, told)
    if weapon.qualities:
        entries = catalogue().weapon_quality
        yield ", ".join(told.get(f"sheet.name.weapon_quality.{each}", entries[each].name) for each in weapon.qualities)
    sections = (section for ship in of.fleet.classes for _, section in ship.sections.standing())
    mounted = sum(mount.count for section in sections for mount in section.mounts if mount.weapon == weapon.id)
    yield told.counted("window.fact.mounted", mounted)


def weapon_in_brief(weapon: Weapon, told: Words) -> str:
    """Return what tells a weapon from others, in a line: damage, range, rate of fire."""
    return first_upper(", ".join(_of_weapon(weapon, told)))


def _of_weapon(weapon: Weapon, told: Words) -> Iterator[str]:
    yield _damage(weapon, told)
    if weapon.target_method is TargetMethod.INDIRECT:
        yield told.counted("outputs.text.weapon.indirect", weapon.indirect_turns, range=weapon.range_cm)
    else:
        yield told.text("window.fact.range", range=weapon.range_cm)
    yield told[f"outputs.text.weapon.{weapon.rate_of_fire}"]


def _damage(weapon: Weapon | FighterWeapon, told: Words) -> str:
    modifier = f"+{weapon.damage_modifier}" if weapon.damage_modifier else ""
    dice = told.text("outputs.text.weapon.damage", pulse=weapon.pulse, die=weapon.damage_die.value, modifier=modifier)
    return f"{told[f'outputs.text.weapon.{weapon.damage_type}']} {dice}"


def fighter_weapon_facts(of: Subject, told: Words) -> Iterator[str]:
    """Yield facts about a weapon of a squadron type."""
    yield _damage(of.value, told)
    yield told[f"outputs.text.weapon.{of.value.rate_of_fire}"]


def starfighter_facts(of: Subject, told: Words) -> Iterator[str]:
    """Yield facts about a squadron type."""
    squadron: Starfighter = of.value
    yield told.text("outputs.text.squadron.strength", value=squadron.strength)
    yield told.text("outputs.text.squadron.speed", value=squadron.speed_cm)
    yield told.text("outputs.text.squadron.defence", value=squadron.defence)
    cost = squadron_cost(squadron, definitions(of.fleet).house)
    yield told.text("window.fact.cost", points=f"{cost:.1f}")


def bay_facts(of: Subject, told: Words) -> Iterator[str]:
    """Yield facts about a hangar bay type."""
    yield from _of_bay(of.value, told)
    types = definitions(of.fleet).starfighters
    if of.value.accepts:
        yield told.text("window.fact.accepts", squadrons=", ".join(called(types[kind]) for kind in of.value.accepts))


def bay_in_brief(bay: Bay, told: Words) -> str:
    """Return what tells a bay from others, in a line: what it launches in a turn and what it carries."""
    return first_upper(", ".join(_of_bay(bay, told)))


def _of_bay(bay: Bay, told: Words) -> Iterator[str]:
    yield told.text("window.fact.bay", launch=bay.launch, carry=bay.carry)


def ship_facts(of: Subject, told: Words) -> Iterator[str]:
    """Yield facts about a ship of the roster."""
    if of.focus in {"combat_value", "tier"}:
        return
    if of.ship is not None:
        yield class_called(of.ship)
    yield told.text("window.fact.value", points=f"{ship_value(of.fleet, of.value):.1f}")
    yield told.text("window.fact.tier", tier=ship_tier(of.fleet, of.value))
    for loadout in of.value.loadouts:
        yield from _aboard(of, loadout.squadrons, told)


def squadron_facts(of: Subject, told: Words) -> Iterator[str]:
    """Yield facts about squadrons beside the ships."""
    known = definitions(of.fleet)
    cost = brought_cost(of.value, known.starfighters[of.value.starfighter], known.house)
    yield told.counted("window.fact.squadrons", of.value.count)
    yield told.text("window.fact.cost", points=f"{cost:.1f}")
