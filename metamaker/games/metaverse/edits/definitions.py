"""Edits of the definitions of a fleet: new weapons, squadron types and bays, weapons of a squadron type, replacements."""

from collections.abc import Collection

from metamaker.core.edits import Edited, changed, validated_new
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.classes import each_section, with_classes
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import Kind
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.starfighter import Bay, FighterWeapon, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon

Definition = Weapon | Starfighter | Bay


def usual_weapon(_: Fleet, **identity: str) -> Weapon:
    """Return a weapon with default fields under this id and name. Raises EditProblem."""
    return validated_new(Weapon, **identity)


def usual_starfighter(_: Fleet, **identity: str) -> Starfighter:
    """Return a squadron type with one weapon under this id and name. Raises EditProblem."""
    first_weapon = FighterWeapon(name=STRUCTURE.in_force["window-fix-new_weapon"])
    return validated_new(Starfighter, weapons=(first_weapon,), **identity)


def usual_bay(fleet: Fleet, **identity: str) -> Bay:
    """Return a bay for one squadron of any type of a fleet under this id and name. Raises EditProblem."""
    return validated_new(Bay, accepts=tuple(starfighter.id for starfighter in fleet.starfighters), **identity)


def add_fighter_weapon(fleet: Fleet, starfighter_id: str, name: str) -> Edited[Fleet]:
    """Return the fleet with one more weapon on a squadron type. Raises EditProblem."""
    of = STRUCTURE.get(fleet, f"starfighters/{starfighter_id}")
    weapons = (*of.value.weapons, validated_new(FighterWeapon, name=name))
    return Edited(of.with_(weapons=weapons), f"{of.ref}/weapons/{len(weapons)}")


def move_fighter_weapon(fleet: Fleet, ref: str, place: int) -> Edited[Fleet]:
    """Return the fleet with a weapon of a squadron type at another place, counted from 1 and kept within the list.

    Raises EditProblem.
    """
    of = STRUCTURE.find(fleet, ref)
    if of is None or of.kind is not Kind.FIGHTER_WEAPON or of.holder is None:
        raise EditProblem(message("edit-no-fighter-weapon", ref=ref))
    weapons = list(of.holder.value.weapons)
    moved = weapons.pop(int(of.name) - 1)
    at = max(0, min(place - 1, len(weapons)))
    weapons.insert(at, moved)
    return Edited(of.holder.with_(weapons=tuple(weapons)), f"{of.holder.ref}/weapons/{at + 1}")


def replace_weapon(fleet: Fleet, old_id: str, new_id: str, class_ids: Collection[str] | None = None) -> Fleet:
    """Return the fleet with one weapon in place of another on all mounts, or on those of some classes. Raises EditProblem."""
    for each in (old_id, new_id):
        STRUCTURE.get(fleet, f"weapons/{each}")

    def rearmed(section: Section) -> Section:
        mounts = (changed(mount, weapon=new_id) if mount.weapon == old_id else mount for mount in section.mounts)
        return changed(section, mounts=tuple(mounts))

    chosen = [ship.id for ship in fleet.classes] if class_ids is None else class_ids
    return with_classes(fleet, chosen, lambda ship: each_section(ship, rearmed))
