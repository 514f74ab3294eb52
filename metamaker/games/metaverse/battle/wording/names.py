"""Names of ships, sections and systems in the story, as on their record sheets; lines for several events."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from metamaker.core.display_names import first_lower
from metamaker.core.messages import Style, TextValue, Words
from metamaker.games.metaverse.battle.blueprint import HANGAR_BAY, WEAPON, Blueprint, SystemPlan, WeaponPlan
from metamaker.games.metaverse.battle.places import ARCS, SECTIONS
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import MARK
from metamaker.games.metaverse.battle.state.squadron import MISSION, WING
from metamaker.games.metaverse.battle.wording.phrases import words_in_force
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.edits.house_words import with_house_words
from metamaker.play.story import HAPPENS, Event


class SystemName(NamedTuple):
    """The name of a system: its kind, its section, its number among alike ones of the section (0: the only one)."""

    kind: str
    section: str
    copy: int = 0

    def text(self) -> str:
        """Return `port thruster #2 (core)`."""
        return f"{self.short} ({self.section})"

    @property
    def short(self) -> str:
        """The name without the section: `port thruster #2`."""
        return f"{self.kind} #{self.copy}" if self.copy else self.kind


class Names:
    """The names of everything in a battle. Ships are named by their keys, systems by their references inside the class.

    Ships with the same name get their side and number: `Heron (A2)`; in a story all ships get it: `A2 Heron`.
    `typing`: texts add the numbers and codes that players type.
    """

    def __init__(self, table: Table, words: Words | None = None, *, signed: bool = False, typing: bool = True) -> None:
        """Name everything on a table in the words of a language, or the active one; `signed`: in the form for stories."""
        self.words = words or words_in_force()
        self.typing = typing
        alike = Counter(vessel.name for vessel in table.vessels)
        self._signs = signs = labels(table)
        self.sides = table.names
        self._table = table
        self._ships = {
            vessel.key: _told_apart(vessel.name, signs[vessel.key], alone=alike[vessel.name] == 1, signed=signed)
            for vessel in table.vessels
        }
        self._numbers = {vessel.number: vessel.key for vessel in table.vessels}
        self._blueprints = {vessel.key: vessel.blueprint for vessel in table.vessels}
        self._systems: dict[int, dict[str, SystemName]] = {}
        self._squadrons: Mapping[str, str] = {}
        self._said: dict[object, str] = {}

    def plain(self) -> "Names":
        """Return the same names without numbers of systems and codes of orders."""
        return Names(self._table, self.words, typing=False)

    def text(self, key: str, **values: TextValue) -> str:
        """Return a message with its values; the result is cached."""
        asked = key, *values.items()
        text = self._said.get(asked)
        if text is None:
            text = self._said[asked] = self.words.text(key, **values)
        return text

    def word(self, kind: str, key: str) -> str:
        """Return the word for a section, an arc, a cause …; a key without a word is returned as it is."""
        return self.words.get(f"story-{kind}-{key.replace(' ', '_')}", key)

    def place(self, section: str) -> str:
        """Return the word for a section or an arc outside a sentence: `core`."""
        return self.words.get(f"sheet-place-{section}", section)

    def listed(self, texts: Iterable[str], style: Style = "standard") -> str:
        """Return texts as a list in a sentence."""
        several = tuple(texts)
        if len(several) < 2:
            return "".join(several)
        text = self._said.get((style, several))
        if text is None:
            text = self._said[style, several] = self.words.listed(several, style)
        return text

    def clauses(self, texts: Iterable[str]) -> str:
        """Return the clauses of one line, separated by semicolons."""
        return self.words["story-semicolon"].join(texts)

    def ship(self, key: str | int) -> str:
        """Return the name of a ship by key or number, or of a salvo, mission or squadron by key; otherwise the key itself."""
        known = self._numbers.get(key, "") if isinstance(key, int) else key
        name = self._ships.get(known)
        if name is not None:
            return name
        if MISSION in known or WING in known:
            return self._flying(known)
        launcher, mark, number = known.partition(MARK)
        return self.text("story-salvo", ship=self.ship(launcher), number=number) if mark else str(key)

    def _flying(self, key: str) -> str:
        """Return the name of a mission or a squadron by its key: its kind and its sign."""
        squadron = self._table.squadron(key)
        if squadron is None:
            return self.text("story-mission", sign=mission_sign(self._signs, key))
        return self.text("story-squadron", type=squadron.plan.name, signs=self.wings()[key])

    def squadrons(self, keys: Iterable[str]) -> str:
        """Return the names of squadrons as a list, those of one type together: `Lark A1f1 A1f2 and Fog A1f7`."""
        signs: dict[str, list[str]] = {}
        for key in keys:
            squadron = self._table.squadron(key)
            if squadron is None:
                signs[key] = []
            else:
                signs.setdefault(squadron.plan.name, []).append(self.wings()[key])
        return self.listed(
            self.text("story-squadron", type=name, signs=" ".join(some)) if some else name for name, some in signs.items()
        )

    def wings(self) -> Mapping[str, str]:
        """Return the signs of all squadrons; biological hulls grow more of them."""
        if len(self._squadrons) < len(self._table.squadrons):
            self._squadrons = squadron_signs(self._table)
        return self._squadrons

    def sign(self, key: str) -> str:
        """Return the short sign of a ship, `B1`, given by its key."""
        return self._signs[key]

    def ships(self, keys: Iterable[str | int]) -> str:
        """Return the names of ships as a list."""
        return self.listed(self.ship(key) for key in keys)

    def system(self, ship: str | int, reference: str) -> str:
        """Return the name of a system of a ship: `port Thruster #2 (core)`."""
        name = self._named(ship).get(reference)
        return reference if name is None else name.text()

    def system_name(self, ship: str | int, reference: str) -> SystemName:
        """Return the parts of the name of a system of a ship."""
        return self._named(ship).get(reference) or SystemName(reference, "")

    def systems(self, ship: str | int, references: Iterable[str]) -> str:
        """Return the names of systems of one ship as a list."""
        return self.listed(self.system(ship, reference) for reference in references)

    def profile(self, ship: str, reference: str) -> str:
        """Return the profile of a weapon of a ship: ` (2D8+1 energy raking, polarized)`; empty if there is no such weapon."""
        weapon = self.weapon(ship, reference)
        return "" if weapon is None else f" ({weapon_profile(weapon, self._words_of(self.plan(ship)))})"

    def _words_of(self, plan: Blueprint | None) -> Words:
        """Return the words with the custom terms of a design's universe."""
        return self.words if plan is None else with_house_words(self.words, plan.design.house.words)

    def plan(self, ship: str) -> Blueprint | None:
        """Return the design of a ship; None if there is no such ship."""
        return self._blueprints.get(ship)

    def weapon(self, ship: str, reference: str) -> WeaponPlan | None:
        """Return a weapon of a ship; None if there is no such weapon."""
        plan = self._blueprints.get(ship)
        number = None if plan is None else plan.by_ref.get(reference)
        return None if plan is None or number is None else plan.systems[number].weapon

    def arm(self, squadron: str, name: str) -> WeaponPlan | None:
        """Return the weapon of a squadron with a name; None if there is none."""
        known = self._table.squadron(squadron)
        arms = () if known is None else known.plan.weapons
        return next((arm.plan for arm in arms if arm.plan.name == name), None)

    def arm_profile(self, squadron: str, name: str) -> str:
        """Return the profile of a squadron's weapon by its name, in the form of `profile`."""
        arm, known = self.arm(squadron, name), self._table.squadron(squadron)
        if arm is None or known is None:
            return ""
        carrier = next((vessel.blueprint for vessel in self._table.vessels if vessel.side == known.side), None)
        return f" ({weapon_profile(arm, self._words_of(carrier))})"

    def known(self, ship: str) -> Mapping[str, str]:
        """Return the names of all systems of a ship by their references."""
        return {reference: name.text() for reference, name in self._named(ship).items()}

    def arms(self, ship: str, references: Iterable[str]) -> str:
        """Return the names of systems as a list, alike ones of a section together: `Laser ×3 (fore)`."""
        known = self._named(ship)
        groups: dict[SystemName, list[str]] = {}
        for reference in references:
            name = known.get(reference)
            group = SystemName(reference, "") if name is None else name._replace(copy=0)
            groups.setdefault(group, []).append(reference)
        return self.listed(
            self.system(ship, alike[0]) if len(alike) == 1 else f"{group.kind} ×{len(alike)} ({group.section})"
            for group, alike in groups.items()
        )

    def _named(self, ship: str | int) -> Mapping[str, SystemName]:
        """Return the names of the systems of a ship, made at first use and shared by all ships of a design."""
        known = self._numbers.get(ship, "") if isinstance(ship, int) else ship
        plan = self._blueprints.get(known)
        if plan is None:
            return {}
        found = self._systems.get(id(plan))
        if found is None:
            found = self._systems[id(plan)] = system_names(plan, self._words_of(plan))
        return found


def _told_apart(name: str, sign: str, *, alone: bool, signed: bool) -> str:
    if signed:
        return f"{sign} {name}"
    return name if alone else f"{name} ({sign})"


def weapon_profile(weapon: WeaponPlan, words: Words | None = None) -> str:
    """Return the dice of a weapon, its type, effect, piercings and qualities: `2D8+1 energy raking, armour piercing 2`."""
    words = words or words_in_force()
    pulses = f"{weapon.pulse}" if weapon.pulse > 1 else ""
    modifier = f"{weapon.modifier:+}".replace("-", "−") if weapon.modifier else ""
    damage = words.text(
        "story-weapon_damage",
        dice=f"{pulses}D{weapon.highest}{modifier}",
        type="kinetic" if weapon.kinetic else "energy",
        effect="raking" if weapon.raking else "penetrating",
    )
    piercings = (
        ("armour", weapon.armour_piercing),
        ("shield", weapon.shield_piercing),
        ("deflection", weapon.deflection_piercing),
    )
    more = [words.text(f"story-piercing-{against}", rating=rating) for against, rating in piercings if rating]
    more += [quality_name(quality.value, words) for quality in weapon.definition.qualities]
    area = [words.text("story-area", radius=weapon.aoe_cm)] if weapon.aoe_cm else []
    return ", ".join([damage, *more, *area])


def quality_name(quality: str, words: Words) -> str:
    """Return the name of a weapon quality for use in a sentence."""
    return first_lower(words.get(f"sheet-name-weapon_quality-{quality}", quality.replace("_", " ")))


def labels(table: Table) -> dict[str, str]:
    """Return the short sign of every ship, by key: the letter of its side and its number there, `A1`."""
    return {
        vessel.key: f"{letter}{number}"
        for side, letter in enumerate("AB")
        for number, vessel in enumerate((each for each in table.vessels if each.side == side), 1)
    }


def salvo_sign(signs: Mapping[str, str], key: str) -> str:
    """Return the short sign of a salvo by its key, `A1s2`: the sign of its ship in `signs` and its number there."""
    launcher, _, number = key.partition(MARK)
    return f"{signs.get(launcher, launcher)}s{number}"


def mission_sign(signs: Mapping[str, str], key: str) -> str:
    """Return the short sign of a mission by its key: `A1m2`, or `Am2` without a ship."""
    base, _, number = key.partition(MISSION)
    return f"{signs.get(base, base.upper())}m{number}"


def squadron_signs(table: Table) -> dict[str, str]:
    """Return the short sign of every squadron, by key: `A1f2`, or `Af2` without a ship."""
    signs, counts, found = labels(table), [0, 0], {}
    for squadron in table.squadrons:
        base, _, number = squadron.key.partition(WING)
        if base in signs:
            found[squadron.key] = f"{signs[base]}f{number}"
        else:
            counts[squadron.side] += 1
            found[squadron.key] = f"{'AB'[squadron.side]}f{counts[squadron.side]}"
    return found


def sign_of(signs: Mapping[str, str], key: str) -> str:
    """Return the short sign of a ship, a salvo or a mission by its key, with the signs of all ships."""
    if MISSION in key:
        return mission_sign(signs, key)
    return salvo_sign(signs, key) if MARK in key else signs[key]


def called(table: Table, key: str) -> str:
    """Return the short sign of a ship, a salvo, a mission or a squadron by its key."""
    return squadron_signs(table)[key] if WING in key else sign_of(labels(table), key)


def system_names(plan: Blueprint, words: Words) -> dict[str, SystemName]:
    """Return the names of the systems of a design by their references; alike ones of a section are numbered."""
    names = [SystemName(_kind(system, words), words[f"sheet-place-{SECTIONS[system.section]}"]) for system in plan.systems]
    alike, seen = Counter(names), Counter[SystemName]()
    found = {}
    for system, name in zip(plan.systems, names, strict=True):
        seen[name] += 1
        found[system.ref] = name._replace(copy=seen[name]) if alike[name] > 1 else name
    return found


def _kind(system: SystemPlan, words: Words) -> str:
    if system.weapon is not None:
        return system.weapon.name
    if system.kind in {WEAPON, HANGAR_BAY}:
        return words[f"story-{system.kind}"]
    entry = catalogue().component.get(system.kind)
    name = words.get(f"sheet-name-component-{system.kind}", entry.name if entry else system.kind.replace("_", " "))
    if 0 <= system.arc < len(ARCS):
        return words.text("story-of_arc", arc=words[f"sheet-place-{ARCS[system.arc]}"], component=small(name))
    return small(name)


def small(name: str) -> str:
    """Return a name for use in a sentence; abbreviations keep their capitals."""
    return name if name[1:2].isupper() else first_lower(name)


class Passage(NamedTuple):
    """One line for the next `used` events, at a depth of the story."""

    text: str
    used: int
    depth: int = HAPPENS


Weave = Callable[[Any, Sequence[Event], int, Names], Passage | None]
"""Maker of a line for several events, from the first event and its index among all; None if the event has its own line."""


def run_length(events: Sequence[Event], place: int, alike: Callable[[Event], bool]) -> int:
    """Return the number of consecutive alike events from `place` on."""
    end = place
    while end < len(events) and alike(events[end]):
        end += 1
    return end - place
