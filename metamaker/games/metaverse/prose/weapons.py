"""Weapons and squadron types in a line each, and directions in words."""

from collections.abc import Iterator

from metamaker.core.words import Words
from metamaker.games.metaverse.model.arc import Arc, Facing, Sector, sectors_of
from metamaker.games.metaverse.model.starfighter import FighterWeapon, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import TargetMethod
from metamaker.games.metaverse.sheet.squadrons import squadrons_named
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.weapon_fields import codes

_PIERCING = ("shield_piercing", "armour_piercing", "deflection_piercing")


def weapon_line(weapon: Weapon, words: Words) -> str:
    """Return the 17 fields of a weapon in a line; what is 0 is left out. Rule MV-3.6.15-02."""
    return words.text("outputs.text.weapon.line", name=weapon.name or weapon.id, all=", ".join(_fields(weapon, words)))


def _fields(weapon: Weapon, words: Words) -> Iterator[str]:
    yield f"{words[f'outputs.text.weapon.{weapon.damage_type}']} {_damage(weapon, words)}"
    yield words[f"outputs.text.weapon.{weapon.damage_effect}"]
    if weapon.target_method is TargetMethod.INDIRECT:
        yield words.counted("outputs.text.weapon.indirect", weapon.indirect_turns, range=weapon.range_cm)
    else:
        yield words.text("outputs.text.weapon.direct", range=weapon.range_cm)
    if weapon.aoe_cm:
        yield words.text("outputs.text.weapon.area", area=weapon.aoe_cm)
    yield words[f"outputs.text.weapon.{weapon.rate_of_fire}"]
    yield _targets(weapon, words)
    for field in _PIERCING:
        if value := getattr(weapon, field):
            yield words.text(f"outputs.text.weapon.{field}", value=value)
    if weapon.vulnerable:
        yield words["outputs.text.weapon.vulnerable"]
    if weapon.qualities:
        yield codes(weapon)


def _damage(weapon: Weapon | FighterWeapon, words: Words) -> str:
    modifier = f"+{weapon.damage_modifier}" if weapon.damage_modifier else ""
    return words.text("outputs.text.weapon.damage", pulse=weapon.pulse, die=weapon.damage_die.value, modifier=modifier)


def _targets(weapon: Weapon | FighterWeapon, words: Words) -> str:
    named = ", ".join(words[f"outputs.text.target.{target}"] for target in weapon.targets)
    return words.text("outputs.text.weapon.against", targets=named or "–")


def squadron_types(subject: Subject) -> tuple[Starfighter, ...]:
    """Return the squadron types that a ship's bays name."""
    return tuple(subject.starfighters[each] for each in squadrons_named(subject))


def squadron_line(squadron: Starfighter, words: Words) -> str:
    """Return a squadron type in a line, its weapons last. Rule MV-3.7.8-01."""
    numbers = (
        ("strength", squadron.strength),
        ("speed", squadron.speed_cm),
        ("defence", squadron.defence),
        ("target_rating", squadron.target_rating),
    )
    told = [words.text(f"outputs.text.squadron.{name}", value=value) for name, value in numbers]
    told += [words[f"outputs.text.squadron.{quality}"] for quality in squadron.qualities]
    told += [_fighter_weapon(weapon, words) for weapon in squadron.weapons]
    return words.text("outputs.text.squadron.line", name=squadron.name or squadron.id, all="; ".join(told))


def _fighter_weapon(weapon: FighterWeapon, words: Words) -> str:
    told = [f"{words[f'outputs.text.weapon.{weapon.damage_type}']} {_damage(weapon, words)}"]
    if weapon.indirect:
        told.append(words["outputs.text.weapon.fighter_indirect"])
    told += [words[f"outputs.text.weapon.{weapon.rate_of_fire}"], _targets(weapon, words)]
    if weapon.qualities:
        told.append(codes(weapon))
    return words.text("outputs.text.weapon.line", name=weapon.name, all=", ".join(told))


def where_to(sectors: tuple[Sector, ...], words: Words) -> str:
    """Return where a weapon bears: whole arcs by their name, single sectors by theirs. Rule MV-3.6.4-03."""
    if len(sectors) == len(Sector):
        return words["outputs.text.arc.all"]
    whole = [arc for arc in Arc if set(sectors_of(arc)) <= set(sectors)]
    named = [words[f"outputs.text.arc.{arc}"] for arc in whole]
    named += [words[f"outputs.text.sector.{sector}"] for sector in sectors if sector.arc not in whole]
    return ", ".join(named) or "–"


def facing(direction: Facing, words: Words) -> str:
    """Return what a part faces in words."""
    kind = "axis" if direction.arc is None else "arc"
    return words[f"outputs.text.{kind}.{direction}"]
