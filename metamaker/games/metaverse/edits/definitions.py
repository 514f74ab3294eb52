"""Edits of the weapons, squadron types and bays that a fleet defines."""

from collections.abc import Collection

from metamaker.core.edits import after, changed, made, replaced
from metamaker.core.ids import new_id, ref
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.changing import each_section, with_classes
from metamaker.games.metaverse.edits.letting_go import without_bay, without_starfighter, without_weapon
from metamaker.games.metaverse.edits.lookup import bay_of, class_of, ids_in, numbered, starfighter_of, weapon_of
from metamaker.games.metaverse.edits.made import Made
from metamaker.games.metaverse.model.bay import Bay
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.starfighter import FighterWeapon, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon

Definition = Weapon | Starfighter | Bay


def add_weapon(fleet: Fleet, name: str) -> Made:
    """Return the fleet with a new weapon with the usual fields. Raises EditProblem."""
    return _added(fleet, "weapons", made(Weapon, id=new_id(name, ids_in(fleet)), name=name))


def add_starfighter(fleet: Fleet, name: str) -> Made:
    """Return the fleet with a new squadron type with one weapon. Raises EditProblem."""
    guns = (FighterWeapon(name=_FIRST_WEAPON),)
    return _added(fleet, "starfighters", made(Starfighter, id=new_id(name, ids_in(fleet)), name=name, weapons=guns))


_FIRST_WEAPON = "Gun"


def add_bay_type(fleet: Fleet, name: str) -> Made:
    """Return the fleet with a new bay for one squadron of any type that the fleet has. Raises EditProblem."""
    accepts = tuple(starfighter.id for starfighter in fleet.starfighters)
    return _added(fleet, "bays", made(Bay, id=new_id(name, ids_in(fleet)), name=name, accepts=accepts))


def _added(fleet: Fleet, group: str, new: Definition) -> Made:
    return Made(changed(fleet, **{group: (*getattr(fleet, group), new)}), ref(group, new.id))


def add_fighter_weapon(fleet: Fleet, starfighter_id: str, name: str) -> Made:
    """Return the fleet with one more weapon on a squadron type. Raises EditProblem."""
    starfighter = starfighter_of(fleet, starfighter_id)
    weapons = (*starfighter.weapons, made(FighterWeapon, name=name))
    new = changed(starfighter, weapons=weapons)
    place = ref("starfighters", starfighter.id, "weapons", str(len(weapons)))
    return Made(changed(fleet, starfighters=replaced(fleet.starfighters, starfighter, new)), place)


def move_fighter_weapon(fleet: Fleet, ref: str, place: int) -> Made:
    """Return the fleet with a weapon of a squadron type at another place, counted from 1 and kept within the list.

    Raises EditProblem.
    """
    carried = fighter_weapon(fleet, ref)
    if carried is None:
        raise EditProblem(f"There is no weapon of a squadron type “{ref}” in this fleet.")
    starfighter, number = carried
    weapons = list(starfighter.weapons)
    moved = weapons.pop(number)
    at = max(0, min(place - 1, len(weapons)))
    weapons.insert(at, moved)
    base = f"starfighters/{starfighter.id}"
    return Made(change_definition(fleet, base, weapons=tuple(weapons)), f"{base}/weapons/{at + 1}")


def duplicate_definition(fleet: Fleet, ref: str) -> Made:
    """Return the fleet with a copy of a definition behind it, a number behind its name. Raises EditProblem."""
    group, definition = definition_of(fleet, ref)
    known = getattr(fleet, group)
    name = numbered(definition.name or definition.id, {each.name for each in known})
    copy = changed(definition, name=name).with_(id=new_id(name, ids_in(fleet)))
    return Made(changed(fleet, **{group: after(known, definition, copy)}), f"{group}/{copy.id}")


def change_definition(fleet: Fleet, ref: str, **fields: object) -> Fleet:
    """Return the fleet with these fields of a definition, or of a weapon of a squadron type. Raises EditProblem."""
    if (carried := fighter_weapon(fleet, ref)) is not None:
        starfighter, number = carried
        weapons = list(starfighter.weapons)
        weapons[number] = changed(weapons[number], **fields)
        return change_definition(fleet, f"starfighters/{starfighter.id}", weapons=tuple(weapons))
    group, definition = definition_of(fleet, ref)
    return changed(fleet, **{group: replaced(getattr(fleet, group), definition, changed(definition, **fields))})


def remove_definition(fleet: Fleet, ref: str) -> Fleet:
    """Return the fleet without a definition, or a weapon of a squadron type. Raises EditProblem.

    With a weapon go its mounts, with a bay its copies and what they carry; bays, loadouts and loose squadrons let a type go.
    """
    if (carried := fighter_weapon(fleet, ref)) is not None:
        starfighter, number = carried
        weapons = (*starfighter.weapons[:number], *starfighter.weapons[number + 1 :])
        return change_definition(fleet, f"starfighters/{starfighter.id}", weapons=weapons)
    _, definition = definition_of(fleet, ref)
    if isinstance(definition, Weapon):
        return without_weapon(fleet, definition)
    return without_bay(fleet, definition) if isinstance(definition, Bay) else without_starfighter(fleet, definition)


def replace_weapon(fleet: Fleet, old_id: str, new_id: str, class_ids: Collection[str] | None = None) -> Fleet:
    """Return the fleet with one weapon in place of another on all mounts, or on those of some classes. Raises EditProblem."""
    weapon_of(fleet, old_id)
    weapon_of(fleet, new_id)

    def rearmed(section: Section) -> Section:
        mounts = (changed(mount, weapon=new_id) if mount.weapon == old_id else mount for mount in section.mounts)
        return changed(section, mounts=tuple(mounts))

    chosen = {class_of(fleet, each).id for each in class_ids} if class_ids is not None else {ship.id for ship in fleet.classes}
    return with_classes(fleet, lambda ship: each_section(ship, rearmed) if ship.id in chosen else ship)


def definition_of(fleet: Fleet, ref: str) -> tuple[str, Definition]:
    """Return a definition with the group that it is in. Raises EditProblem."""
    match ref.partition("#")[0].split("/"):
        case ["weapons", weapon_id]:
            return "weapons", weapon_of(fleet, weapon_id)
        case ["starfighters", starfighter_id]:
            return "starfighters", starfighter_of(fleet, starfighter_id)
        case ["bays", bay_id]:
            return "bays", bay_of(fleet, bay_id)
    raise EditProblem(f"There is no definition “{ref}” in this fleet.")


def fighter_weapon(fleet: Fleet, ref: str) -> tuple[Starfighter, int] | None:
    """Return the squadron type and the index from 0 of the weapon that `ref` names; None if it is no weapon of a type.

    Raises EditProblem if the type does not have it.
    """
    match ref.partition("#")[0].split("/"):
        case ["starfighters", starfighter_id, "weapons", number]:
            starfighter = starfighter_of(fleet, starfighter_id)
            if number in {str(each) for each in range(1, len(starfighter.weapons) + 1)}:
                return starfighter, int(number) - 1
            raise EditProblem(f"The squadron type “{starfighter_id}” has no weapon {number}.")
    return None
