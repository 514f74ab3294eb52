"""The damage of random hits on random ships, against the naive second implementation, and rebuilt from the events."""

import random
from typing import Any

import pytest

from metamaker.games.metaverse.battle.blueprint import weapon_plan
from metamaker.games.metaverse.battle.damage.events import BoxesLost, PartiesLost, SectionDestroyed, ShieldsLost, ShipDestroyed
from metamaker.games.metaverse.battle.damage.strike import Shot, strike
from metamaker.games.metaverse.battle.places import ARC_WORDS, NUMBER, SECTION_WORDS
from metamaker.games.metaverse.battle.state.battle import Battle, Event
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Vessel
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ArcDefence, Arcs, Component, Section, Sections
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageEffect, DamageType, DefenceType, Die, WeaponQuality
from metamaker.games.metaverse.stats.parts import DEFLECTORS
from metamaker.play.dice import SeededDice
from tests.games.metaverse.battle import naive_damage
from tests.games.metaverse.battle.battles import battle_of, vessel_of
from tests.games.metaverse.builders import BARE, GUN, component, core_systems, design_of

HITS, HITS_ON_A_DESIGN = 10_000, 125
QUALITIES = tuple(WeaponQuality)


class Recorded:
    """Dice of a seed that write down what they showed."""

    def __init__(self, seed: int) -> None:
        self.dice = SeededDice(seed)
        self.shown: list[tuple[int, int]] = []

    def roll(self, faces: int) -> int:
        face = self.dice.roll(faces)
        self.shown.append((faces, face))
        return face


def random_design(some: random.Random) -> Design:
    standing = [arc for arc in Arc if some.random() < 0.7]
    parts: dict[SectionName, list[Component]] = {name: [] for name in SectionName}
    for arc in Arc:
        owner = SectionName(arc.value) if arc in standing else SectionName.CORE
        for kind in some.sample(DEFLECTORS, some.choice([0, 0, 1, 1, 2])):
            parts[owner].append(component(kind, some.randint(1, 8), arc, count=some.randint(1, 2)))
        parts[owner].append(component("adaptive_shield_generator", some.randint(1, 2), arc))
    sections = {str(arc): random_section(some, parts[SectionName(arc.value)]) for arc in standing}
    core = random_section(some, [*core_systems(), *parts[SectionName.CORE]])
    arcs = Arcs(**{arc.value: random_defence(some) for arc in Arc})
    return design_of(BARE.with_(sections=Sections(core=core, **sections), arcs=arcs))


def random_section(some: random.Random, parts: list[Component]) -> Section:
    layers = some.randint(1, 4)
    hits = layers + some.randint(0, 14)
    crew, marines = some.randint(0, 5), some.randint(0, 3)
    return Section(hull_hits=hits, hull_layers=layers, crew_parties=crew, marine_parties=marines, components=tuple(parts))


def random_defence(some: random.Random) -> ArcDefence:
    return ArcDefence(
        armour_rating=some.randint(0, 4),
        armour_type=some.choice(tuple(DefenceType)),
        ablative_plates=some.randint(0, 2),
        shield_hits=some.choice([0, 0, 3, 8, 15]),
        shield_type=some.choice(tuple(DefenceType)),
    )


def random_weapon(some: random.Random) -> Weapon:
    return GUN.with_(
        damage_type=some.choice(tuple(DamageType)),
        damage_effect=some.choice(tuple(DamageEffect)),
        pulse=some.randint(1, 5),
        damage_die=some.choice(tuple(Die)),
        damage_modifier=some.randint(0, 4),
        armour_piercing=some.choice([0, 0, 1, 3]),
        shield_piercing=some.choice([0, 0, 2, 5]),
        deflection_piercing=some.choice([0, 0, 1, 4]),
        qualities=tuple(some.sample(QUALITIES, some.choice([0, 1, 2, 4, 14]))),
    )


def wounded(some: random.Random, vessel: Vessel) -> None:
    """Give a ship a past: dropped shields, adaptation, generators and deflectors that do not work."""
    for arc in vessel.arcs:
        arc.adaptation = some.randint(0, 3)
        arc.up = some.random() < 0.85
        for number in (*arc.plan.generators, *arc.plan.energy_deflectors):
            if some.random() < 0.2:
                vessel.systems[number].flags |= DISABLED


def plain_ship(vessel: Vessel) -> dict[str, Any]:
    """Return a ship in the form of the naive implementation."""
    ship = vessel.blueprint.design.ship
    sections = {
        str(name): {
            "boxes": list(vessel.sections[NUMBER[name]].boxes),
            "crew": list(vessel.sections[NUMBER[name]].crew),
            "marines": list(vessel.sections[NUMBER[name]].marines),
            "crossed": 0,
            "destroyed": False,
        }
        for name, _ in ship.sections.standing()
    }
    return {
        "ems": vessel.blueprint.ems,
        "mass_factor": vessel.blueprint.mass_factor,
        "sections": sections,
        "arcs": {arc.value: plain_arc(vessel, arc) for arc in Arc},
        "criticals": [],
        "lost": False,
        "shield_loss": False,
    }


def plain_arc(vessel: Vessel, arc: Arc) -> dict[str, Any]:
    defence, state = vessel.blueprint.design.ship.arcs[arc], vessel.arcs[ARC_WORDS.index(arc.value)]
    facing = [system for system in vessel.systems if system.plan.arc == ARC_WORDS.index(arc.value) and not system.flags]
    return {
        "armour": defence.armour_rating,
        "armour_type": defence.armour_type.value,
        "plates": defence.ablative_plates,
        "shields": state.shield_hits,
        "shield_type": defence.shield_type.value,
        "up": state.up,
        "adaptation": state.adaptation,
        "adaptive": sum(part.plan.rating for part in facing if part.plan.kind == "adaptive_shield_generator"),
        "deflectors": [
            (part.plan.kind.removesuffix("_deflector"), part.plan.rating)
            for part in facing
            if part.plan.kind.endswith("_deflector")
        ],
        "struck": False,
    }


def plain_gun(weapon: Weapon) -> dict[str, Any]:
    return {
        "type": weapon.damage_type.value,
        "effect": weapon.damage_effect.value,
        "die": weapon.damage_die.faces,
        "pulse": weapon.pulse,
        "modifier": weapon.damage_modifier,
        "ap": weapon.armour_piercing,
        "sp": weapon.shield_piercing,
        "dp": weapon.deflection_piercing,
        "qualities": {str(quality) for quality in weapon.qualities},
    }


def seen(battle: Battle, vessel: Vessel) -> dict[str, Any]:
    """Return the state of the engine on which both must agree."""
    waiting = [SECTION_WORDS[critical.section] for critical in battle.criticals if vessel.sections[critical.section].stands]
    return {
        "boxes": {word: state.boxes for word, state in zip(SECTION_WORDS, vessel.sections, strict=True) if state.boxes},
        "crew": {word: state.crew for word, state in zip(SECTION_WORDS, vessel.sections, strict=True) if state.boxes},
        "marines": {word: state.marines for word, state in zip(SECTION_WORDS, vessel.sections, strict=True) if state.boxes},
        "shields": [arc.shield_hits for arc in vessel.arcs],
        "struck": [arc.struck for arc in vessel.arcs],
        "criticals": waiting,
        "lost": not vessel.fights,
        "shield_loss": vessel.shields_hit,
    }


def seen_naively(ship: dict[str, Any]) -> dict[str, Any]:
    sections = {word: ship["sections"][word] for word in SECTION_WORDS if word in ship["sections"]}
    return {
        **{rows: {word: part[rows] for word, part in sections.items()} for rows in ("boxes", "crew", "marines")},
        "shields": [ship["arcs"][word]["shields"] for word in ARC_WORDS],
        "struck": [ship["arcs"][word]["struck"] for word in ARC_WORDS],
        "criticals": ship["criticals"],
        "lost": ship["lost"],
        "shield_loss": ship["shield_loss"],
    }


@pytest.mark.rule("MV-0.0.0-08", "MV-1.3.5-11", "MV-1.3.5-15")
def test_ten_thousand_hits_come_out_as_the_naive_implementation_has_them() -> None:
    some, hits = random.Random(20), 0  # noqa: S311 - ships, not secrets
    while hits < HITS:
        design = random_design(some)
        for start in range(0, HITS_ON_A_DESIGN, 5):
            dice = Recorded(some.randrange(10**9))
            vessel = vessel_of(design)
            wounded(some, vessel)
            battle, ship = battle_of([vessel], dice, telling=False), plain_ship(vessel)
            for hit in range(start, start + 5):
                weapon, arc = random_weapon(some), some.randrange(4)
                loss, halved = some.choice([0, 0, 1, 3]), some.random() < 0.2
                dice.shown.clear()
                gone = [state.stands for state in vessel.sections]
                wounds = strike(battle, Shot(weapon_plan(weapon), 0, vessel, arc, loss, halved))
                shown = iter(dice.shown)

                def throw(faces: int, shown: Any = shown) -> int:
                    asked, face = next(shown)
                    assert asked == faces
                    return int(face)

                before = {word: part["crossed"] for word, part in ship["sections"].items()}
                naive_damage.strike(ship, plain_gun(weapon), ARC_WORDS[arc], loss, halved, throw)
                assert list(shown) == [], f"hit {hit}: dice that the naive implementation did not roll"
                assert seen(battle, vessel) == seen_naively(ship), (hit, weapon, ARC_WORDS[arc], gone)
                assert {word: wounds.boxes[SECTION_WORDS.index(word)] for word in before} == {
                    word: ship["sections"][word]["crossed"] - old for word, old in before.items()
                }
                hits += 1


def rebuilt(vessel: Vessel, events: list[Event]) -> dict[str, Any]:
    """Boxes, parties, shields and fate of a ship that was whole, by nothing but the log."""
    boxes = {word: list(state.boxes) for word, state in zip(SECTION_WORDS, vessel.sections, strict=True)}
    people = {word: sum(state.crew) + sum(state.marines) for word, state in zip(SECTION_WORDS, vessel.sections, strict=True)}
    shields = dict(zip(ARC_WORDS, (arc.shield_hits for arc in vessel.arcs), strict=True))
    lost = False
    owners = {word: SECTION_WORDS[arc.plan.owner] for word, arc in zip(ARC_WORDS, vessel.arcs, strict=True)}
    for event in events:
        if isinstance(event, BoxesLost):
            boxes[event.section][event.layer - 1] -= event.boxes
            assert boxes[event.section][event.layer - 1] == event.left
        elif isinstance(event, PartiesLost):
            people[event.section] -= event.crew + event.marines
        elif isinstance(event, ShieldsLost):
            shields[event.arc] -= event.hits
            assert shields[event.arc] == event.left
        elif isinstance(event, SectionDestroyed):
            boxes[event.section] = [0] * len(boxes[event.section])
            people[event.section] = 0
            shields.update({arc: 0 for arc, owner in owners.items() if owner == event.section})
        elif isinstance(event, ShipDestroyed):
            lost = True
    return {"boxes": boxes, "people": people, "shields": shields, "lost": lost}


@pytest.mark.rule("MV-1.3.6-24", "MV-1.3.6-13")
def test_a_reader_of_the_log_alone_knows_what_is_left_of_a_ship() -> None:
    some = random.Random(21)  # noqa: S311 - ships, not secrets
    for _ in range(60):
        vessel = vessel_of(random_design(some))
        whole = vessel_of(vessel.blueprint.design)
        battle = battle_of([vessel], SeededDice(some.randrange(10**9)))
        while vessel.fights:
            strike(battle, Shot(weapon_plan(random_weapon(some)), 0, vessel, some.randrange(4)))
        told = rebuilt(whole, battle.events)
        assert told == {
            "boxes": {word: state.boxes for word, state in zip(SECTION_WORDS, vessel.sections, strict=True)},
            "people": {
                word: state.crew_parties + state.marine_parties
                for word, state in zip(SECTION_WORDS, vessel.sections, strict=True)
            },
            "shields": dict(zip(ARC_WORDS, (arc.shield_hits for arc in vessel.arcs), strict=True)),
            "lost": True,
        }
        assert all(event.rules for event in battle.events)
