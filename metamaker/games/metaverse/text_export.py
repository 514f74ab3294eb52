"""A fleet, a ship or a class as text, for chats and forums; weapons and squadron types in a line each."""

from collections.abc import Iterator

from metamaker.core.messages import Words
from metamaker.game_api.documents import Passage, StatText
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName, Sector, sectors_of
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Component, Section
from metamaker.games.metaverse.model.starfighter import BayFit, FighterWeapon, Load, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import LoadoutKind, TargetMethod
from metamaker.games.metaverse.sheet.column import Fact, facts
from metamaker.games.metaverse.sheet.gaps import printed
from metamaker.games.metaverse.sheet.muster import MusterLine, muster, worth
from metamaker.games.metaverse.sheet.squadrons import squadrons_named
from metamaker.games.metaverse.sheet.subject import Subject, class_subject, ship_subject
from metamaker.games.metaverse.sheet.weapon_fields import codes
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.stats.ship import ship_stats

_PIERCING = ("shield_piercing", "armour_piercing", "deflection_piercing")


def weapon_line(weapon: Weapon, words: Words) -> str:
    """Return the 17 fields of a weapon in a line, without zeros. Rule MV-3.6.15-02."""
    return words.text("outputs-text-weapon-line", name=weapon.name or weapon.id, all=", ".join(_fields(weapon, words)))


def _fields(weapon: Weapon, words: Words) -> Iterator[str]:
    yield f"{words[f'outputs-text-weapon-{weapon.damage_type}']} {_damage(weapon, words)}"
    yield words[f"outputs-text-weapon-{weapon.damage_effect}"]
    if weapon.target_method is TargetMethod.INDIRECT:
        yield words.text("outputs-text-weapon-indirect", count=weapon.indirect_turns, range=weapon.range_cm)
    else:
        yield words.text("outputs-text-weapon-direct", range=weapon.range_cm)
    if weapon.aoe_cm:
        yield words.text("outputs-text-weapon-area", area=weapon.aoe_cm)
    yield words[f"outputs-text-weapon-{weapon.rate_of_fire}"]
    yield _targets(weapon, words)
    for field in _PIERCING:
        if value := getattr(weapon, field):
            yield words.text(f"outputs-text-weapon-{field}", value=value)
    if weapon.vulnerable:
        yield words["outputs-text-weapon-vulnerable"]
    if weapon.qualities:
        yield codes(weapon)


def _damage(weapon: Weapon | FighterWeapon, words: Words) -> str:
    modifier = f"+{weapon.damage_modifier}" if weapon.damage_modifier else ""
    return words.text("outputs-text-weapon-damage", pulse=weapon.pulse, die=weapon.damage_die.value, modifier=modifier)


def _targets(weapon: Weapon | FighterWeapon, words: Words) -> str:
    named = ", ".join(words[f"outputs-text-target-{target}"] for target in weapon.targets)
    return words.text("outputs-text-weapon-against", targets=named or "–")


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
    parts = [words.text(f"outputs-text-squadron-{name}", value=value) for name, value in numbers]
    parts += [words[f"outputs-text-squadron-{quality}"] for quality in squadron.qualities]
    parts += [_fighter_weapon(weapon, words) for weapon in squadron.weapons]
    return words.text("outputs-text-squadron-line", name=squadron.name or squadron.id, all="; ".join(parts))


def _fighter_weapon(weapon: FighterWeapon, words: Words) -> str:
    parts = [f"{words[f'outputs-text-weapon-{weapon.damage_type}']} {_damage(weapon, words)}"]
    if weapon.indirect:
        parts.append(words["outputs-text-weapon-fighter_indirect"])
    parts += [words[f"outputs-text-weapon-{weapon.rate_of_fire}"], _targets(weapon, words)]
    if weapon.qualities:
        parts.append(codes(weapon))
    return words.text("outputs-text-weapon-line", name=weapon.name, all=", ".join(parts))


def where_to(sectors: tuple[Sector, ...], words: Words) -> str:
    """Return the bearing of a weapon: whole arcs by their name, single sectors by theirs. Rule MV-3.6.4-03."""
    if len(sectors) == len(Sector):
        return words["outputs-text-arc-all"]
    whole = [arc for arc in Arc if set(sectors_of(arc)) <= set(sectors)]
    named = [words[f"outputs-text-arc-{arc}"] for arc in whole]
    named += [words[f"outputs-text-sector-{sector}"] for sector in sectors if sector.arc not in whole]
    return ", ".join(named) or "–"


def facing(direction: Facing, words: Words) -> str:
    """Return the facing of a part as text."""
    kind = "axis" if direction.arc is None else "arc"
    return words[f"outputs-text-{kind}-{direction}"]


def document_text(fleet: Fleet, words: Words) -> StatText:
    """Return a fleet as text: its total against the limit, a line for each class and each type of squadron."""
    lines = muster(fleet)
    parts = (
        ("ships", [each for each in lines if not each.is_squadron]),
        ("squadrons", [each for each in lines if each.is_squadron]),
    )
    passages = tuple(
        Passage(words[f"outputs-list-heading-{key}"], tuple(_listed(each, words) for each in listed))
        for key, listed in parts
        if listed
    )
    by = words.text("outputs-card-by", author=fleet.author) if fleet.author.strip() else ""
    subtitle = "  ·  ".join(filter(None, (words["document-kind"], by)))
    return StatText("", fleet.name or words["sheet-document-title"], subtitle, tuple(_totals(fleet, words)), passages)


def _listed(line: MusterLine, words: Words) -> str:
    return words.text("outputs-list-line", number=line.number, name=line.name, value=line.value)


def _totals(fleet: Fleet, words: Words) -> Iterator[tuple[str, str]]:
    shown, stats, tier = worth(fleet), fleet_stats(fleet), fleet.limits.tier
    value = words.number(shown.total)
    if shown.limit is not None:
        key = "over" if shown.is_over else "left"
        value = words.text(f"outputs-list-value_{key}", value=value, limit=shown.limit.limit, difference=shown.limit.difference)
    yield words["outputs-card-combat_value"], value
    of_tier = str(stats.tier) if tier is None else words.text("outputs-list-tier", tier=stats.tier, limit=tier)
    yield words["outputs-card-tier"], of_tier
    counts = (("ships", len(stats.ships)), ("squadrons", sum(entry.squadron.count for entry in stats.squadrons)))
    yield from ((words[f"outputs-card-{key}"], str(count)) for key, count in counts if count)


def stat_text(fleet: Fleet, ref: str, words: Words) -> StatText:
    """Return the ship or class with the reference `ref` as text. Raises KeyError if there is none."""
    group, _, element = ref.partition("/")
    ships = group == "ships"
    subject = (
        ship_subject(fleet, fleet.ship(element), words) if ships else class_subject(fleet, fleet.ship_class(element), words)
    )
    return StatText(
        ref,
        subject.title,
        subject.subtitle,
        tuple(_figure(fact, subject) for fact in facts(subject) if fact.value),
        tuple(passage for passage in _passages(subject) if passage.lines),
    )


def _figure(fact: Fact, subject: Subject) -> tuple[str, str]:
    """Return a number of the sheet with its caption, as text: units after numbers, hulls by their names."""
    words, hull = subject.words, subject.design.ship.hull_type
    if fact.icon == hull.value:
        return words["window-property-class-hull_type-label"], fact.caption
    caption, _, unit = fact.caption.partition(" · ")[0].partition(", ")
    return caption, words.with_unit(printed(fact.value), unit)


def _passages(subject: Subject) -> Iterator[Passage]:
    ship, words = subject.design.ship, subject.words
    defences = tuple(line for arc in Arc if (line := _defence(arc, ship.arcs[arc], words)))
    yield Passage(words["outputs-text-heading-defences"], defences)
    for name, section in ship.sections.standing():
        heading = words[f"outputs-text-heading-{name}"]
        systems = ", ".join(_systems(subject, name, section))
        yield Passage(heading, (_people(section, words), *([systems] if systems else [])))
    used = dict.fromkeys(mount.weapon for _, section in ship.sections.standing() for mount in section.mounts if mount.count)
    weapons = tuple(weapon_line(subject.design.weapons[weapon], words) for weapon in used)
    yield Passage(words["outputs-text-heading-weapons"], weapons)
    squadrons = tuple(squadron_line(squadron, words) for squadron in squadron_types(subject))
    yield Passage(words["outputs-text-heading-squadrons"], squadrons)
    yield Passage(words["outputs-text-heading-notes"], tuple(line for line in subject.notes.splitlines() if line.strip()))


def _defence(arc: Arc, defence: ArcDefence, words: Words) -> str:
    """Return the defences of an arc; empty for an arc without defences."""
    parts = []
    if defence.armour_rating:
        kind = words[f"outputs-text-defence-{defence.armour_type}"]
        parts.append(words.text("outputs-text-defence-armour", rating=defence.armour_rating, type=kind))
    if defence.ablative_plates:
        parts.append(words.text("outputs-text-defence-plates", count=defence.ablative_plates))
    if defence.shield_hits:
        kind = words[f"outputs-text-defence-{defence.shield_type}"]
        parts.append(words.text("outputs-text-defence-shields", hits=defence.shield_hits, type=kind))
    name = words[f"outputs-text-arc-{arc}"]
    return words.text("outputs-text-defence-line", arc=name, all=", ".join(parts)) if parts else ""


def _people(section: Section, words: Words) -> str:
    layers = words.text("outputs-text-layers", count=section.hull_layers)
    parts = [words.text("outputs-text-hull", count=section.hull_hits, layers=layers)]
    if section.crew_parties:
        parts.append(words.text("outputs-text-crew", count=section.crew_parties))
    if section.marine_parties:
        parts.append(words.text("outputs-text-marines", count=section.marine_parties))
    return ", ".join(parts)


def _systems(subject: Subject, name: SectionName, section: Section) -> Iterator[str]:
    """Yield the contents of a section in the order of a sheet: automatic systems, components, weapons, bays."""
    stats, words = ship_stats(subject.design).sections[name], subject.words
    if stats.reactor_rating is not None:
        yield words.text("outputs-text-part-reactor", rating=stats.reactor_rating)
    if stats.life_support_rating is not None:
        yield words.text("outputs-text-part-life_support", rating=stats.life_support_rating)
    yield from (_copies(_component(part, words), part.count, words) for part in section.components if part.count)
    for mount in section.mounts:
        if mount.count:
            weapon = subject.design.weapons[mount.weapon]
            aimed = words.text("outputs-text-part-mount", name=weapon.name or weapon.id, sectors=where_to(mount.sectors, words))
            yield _copies(aimed, mount.count, words)
    yield from (_bay(subject, fit) for fit in section.bays if fit.count)


def _component(part: Component, words: Words) -> str:
    name = words.get(f"sheet-name-component-{part.kind}", catalogue()[part.kind].name)
    if part.rating is not None:
        name = words.text("outputs-text-part-rated", name=name, rating=part.rating)
    if part.facing is not None:
        name = words.text("outputs-text-part-facing", name=name, facing=facing(part.facing, words))
    return name


def _copies(part: str, count: int, words: Words) -> str:
    return words.text("outputs-text-part-copies", part=part, count=count) if count > 1 else part


def _bay(subject: Subject, fit: BayFit) -> str:
    bay, words = subject.design.bays[fit.bay], subject.words
    text = words.text("outputs-text-part-bay", name=bay.name or bay.id, launch=bay.launch, carry=bay.carry)
    text = _copies(text, fit.count, words)
    aboard = fit.squadrons if fit.loadout is LoadoutKind.PERMANENT else dict(subject.chosen or ()).get(fit.id, ())
    loads = ", ".join(_load(subject, load) for load in aboard if load.count)
    return words.text("outputs-text-part-carrying", bay=text, squadrons=loads) if loads else text


def _load(subject: Subject, load: Load) -> str:
    squadron = subject.starfighters[load.starfighter]
    return _copies(squadron.name or squadron.id, load.count, subject.words)
