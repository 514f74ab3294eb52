"""What the story calls ships, sections and systems, as their record sheets do; several events that make one line."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from metamaker.core.naming import listed
from metamaker.core.words import Words, language_in_force, words_in
from metamaker.games.metaverse.battle.blueprint import HANGAR_BAY, WEAPON, Blueprint, SystemPlan, WeaponPlan
from metamaker.games.metaverse.battle.places import ARCS, SECTIONS
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.play.story import HAPPENS, Event


class Names:
    """The names of everything in a battle. Ships are named by their keys, systems by their references inside the class.

    Ships of one name are told apart by their side and number: `Heron (A2)`.
    """

    def __init__(self, table: Table, words: Words | None = None) -> None:
        """Name what is on a table in the words of a language, that in force if none are given."""
        self.words = words or words_in(GAME, language_in_force())
        alike = Counter(vessel.name for vessel in table.vessels)
        signs = labels(table)
        self.sides = table.names
        self._ships = {
            vessel.key: vessel.name if alike[vessel.name] == 1 else f"{vessel.name} ({signs[vessel.key]})"
            for vessel in table.vessels
        }
        self._numbers = {vessel.number: vessel.key for vessel in table.vessels}
        known: dict[int, dict[str, str]] = {}
        self._systems: dict[str, dict[str, str]] = {}
        self._blueprints = {vessel.key: vessel.blueprint for vessel in table.vessels}
        for vessel in table.vessels:
            plan = vessel.blueprint
            self._systems[vessel.key] = known.setdefault(id(plan), system_names(plan))

    def ship(self, key: str | int) -> str:
        """Return the name of a ship, given by its key or number; what is no ship is returned as it is."""
        known = self._numbers.get(key, "") if isinstance(key, int) else key
        return self._ships.get(known, str(key))

    def ships(self, keys: Iterable[str | int]) -> str:
        """Return the names of ships as a list."""
        return listed(self.ship(key) for key in keys)

    def system(self, ship: str | int, reference: str) -> str:
        """Return the name of a system of a ship: `port Thruster #2 (core)`."""
        known = self._numbers.get(ship, "") if isinstance(ship, int) else ship
        return self._systems.get(known, {}).get(reference, reference)

    def systems(self, ship: str | int, references: Iterable[str]) -> str:
        """Return the names of systems of one ship as a list."""
        return listed(self.system(ship, reference) for reference in references)

    def profile(self, ship: str, reference: str) -> str:
        """Return what a weapon of a ship does: ` (2D8+1 energy raking, polarized)`; nothing for what is no weapon."""
        weapon = self.weapon(ship, reference)
        return "" if weapon is None else f" ({weapon_profile(weapon)})"

    def plan(self, ship: str) -> Blueprint | None:
        """Return the design of a ship; None for what is no ship."""
        return self._blueprints.get(ship)

    def weapon(self, ship: str, reference: str) -> WeaponPlan | None:
        """Return a weapon of a ship; None for what is no weapon."""
        plan = self._blueprints.get(ship)
        number = None if plan is None else plan.by_ref.get(reference)
        return None if plan is None or number is None else plan.systems[number].weapon

    def known(self, ship: str) -> Mapping[str, str]:
        """Return the names of all systems of a ship by their references."""
        return self._systems[ship]

    def arms(self, ship: str, references: Iterable[str]) -> str:
        """Return the names of systems as a list, alike ones of a section together: `Laser ×3 (fore)`."""
        groups: dict[tuple[str, str], list[str]] = {}
        for reference in references:
            name = self.system(ship, reference)
            kind, _, section = name.rpartition(" (")
            groups.setdefault((_COPY.sub("", kind), section), []).append(name)
        return listed(
            names[0] if len(names) == 1 else f"{kind} ×{len(names)} ({section}" for (kind, section), names in groups.items()
        )


_COPY = re.compile(r" #[0-9]+$")


def weapon_profile(weapon: WeaponPlan) -> str:
    """Return the dice of a weapon, its type, effect, piercings and qualities: `2D8+1 energy raking, armour piercing 2`."""
    pulses = f"{weapon.pulse}" if weapon.pulse > 1 else ""
    modifier = f"{weapon.modifier:+}".replace("-", "−") if weapon.modifier else ""
    kind = "kinetic" if weapon.kinetic else "energy"
    effect = "raking" if weapon.raking else "penetrating"
    piercings = (
        (weapon.armour_piercing, "armour"),
        (weapon.shield_piercing, "shield"),
        (weapon.deflection_piercing, "deflection"),
    )
    more = [f"{against} piercing {rating}" for rating, against in piercings if rating]
    more += [quality.value.replace("_", " ") for quality in weapon.definition.qualities]
    area = [f"area of {weapon.aoe_cm} cm"] if weapon.aoe_cm else []
    return ", ".join([f"{pulses}D{weapon.highest}{modifier} {kind} {effect}", *more, *area])


def labels(table: Table) -> dict[str, str]:
    """Return the short sign of every ship, by key: the letter of its side and its number there, `A1`."""
    return {
        vessel.key: f"{letter}{number}"
        for side, letter in enumerate("AB")
        for number, vessel in enumerate((each for each in table.vessels if each.side == side), 1)
    }


def system_names(plan: Blueprint) -> dict[str, str]:
    """Return the names of the systems of a design by their references; alike ones of a section are numbered."""
    words = [(_kind(system), system.section) for system in plan.systems]
    alike = Counter(words)
    seen: Counter[tuple[str, int]] = Counter()
    names = {}
    for system, word in zip(plan.systems, words, strict=True):
        seen[word] += 1
        copy = f" #{seen[word]}" if alike[word] > 1 else ""
        names[system.ref] = f"{word[0]}{copy} ({SECTIONS[system.section].value})"
    return names


def _kind(system: SystemPlan) -> str:
    if system.weapon is not None:
        return system.weapon.name
    if system.kind in {WEAPON, HANGAR_BAY}:
        return "hangar bay" if system.kind == HANGAR_BAY else "weapon"
    entry = catalogue().component.get(system.kind)
    name = entry.name if entry else system.kind.replace("_", " ")
    return f"{ARCS[system.arc].value} {_small(name)}" if 0 <= system.arc < len(ARCS) else _small(name)


def _small(name: str) -> str:
    """Return a name as it stands in a sentence; abbreviations keep their capitals."""
    return name if name[1:2].isupper() else f"{name[:1].lower()}{name[1:]}"


class Passage(NamedTuple):
    """One line for the next `used` events, at a depth of the story."""

    text: str
    used: int
    depth: int = HAPPENS


Weave = Callable[[Any, Sequence[Event], int, Names], Passage | None]
"""From an event and its place among all to the line that begins with it; None if it stands alone."""


def run_length(events: Sequence[Event], place: int, alike: Callable[[Event], bool]) -> int:
    """Return how many events from a place on are alike."""
    end = place
    while end < len(events) and alike(events[end]):
        end += 1
    return end - place
