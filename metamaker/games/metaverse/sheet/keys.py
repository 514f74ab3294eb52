"""The keys of a sheet: to the quality codes that it uses, and to the marks on its weapon lines. Rule MV-3.6.15-05."""

import math
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import RateOfFire, TargetMethod, WeaponQuality
from metamaker.games.metaverse.sheet.bubbles import BOX, CREW, HULL, LEVEL, MARINE, PLATE, SHIELD, bubble
from metamaker.games.metaverse.sheet.column_extras import kind_name
from metamaker.games.metaverse.sheet.palette import DEFENCE, GROUPS
from metamaker.games.metaverse.sheet.palette import SHIELD as SHIELD_ROLE
from metamaker.games.metaverse.sheet.scale import CAPTION, heading
from metamaker.games.metaverse.sheet.sections import cardinal_diagram
from metamaker.games.metaverse.sheet.squadrons import squadrons_named
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tiles import die, glyph, tile
from metamaker.games.metaverse.sheet.weapon_fields import CIRCLES, Qualified, rate_of_fire, target_names
from metamaker.games.metaverse.sheet.weapons import weapon_letters
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.rendering.boxes import framed, padded, row
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Text
from metamaker.rendering.ink import BAR, INK, QUIET
from metamaker.rendering.layout import Strip, Table, in_lines
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import line, lines, wrap
from metamaker.rendering.texts import label

_MARK = 3.6


def quality_key(qualities: Iterable[WeaponQuality], width: float, words: Words) -> Table | None:
    """Return code and name of each quality in alphabetical order of the codes, None without any."""
    used = sorted(set(qualities), key=lambda quality: catalogue().weapon_quality[quality].code)
    items: list[Strip] = []
    for quality in used:
        entry = catalogue().weapon_quality[quality]
        name = words.get(f"sheet-name-weapon_quality-{quality}", entry.name)
        items.append(Strip(row((label(entry.code, CAPTION, weight=BOLD), label(name, CAPTION, role=QUIET)), 0.7)))
    return Table(Drawing(width, 0.0, ()), in_lines(items, width, gap=3.0)) if items else None


def effect_key(qualities: Iterable[WeaponQuality], width: float, words: Words) -> Table | None:
    """Return each quality with its effect in a line, None without any."""
    used = sorted(set(qualities), key=lambda quality: catalogue().weapon_quality[quality].code)
    rows: list[Strip] = []
    for quality in used:
        entry = catalogue().weapon_quality[quality]
        short = line(0.0, 2.5, entry.code, CAPTION, weight=BOLD)
        name = words.get(f"sheet-name-weapon_quality-{quality}", entry.name)
        said = words.get(f"window-tooltip-weapon_quality-{quality}", entry.tooltip)
        rows.append(_effect(short, name, said, width))
    return Table(Drawing(width, 0.0, ()), tuple(rows), breakable=False) if rows else None


def _effect(short: Text, name: str, said: str, width: float) -> Strip:
    named = line(_CODE, 2.5, name, CAPTION, weight=BOLD, role=QUIET)
    left = max(_NAMED, named.x + named.width + 1.6)
    text = wrap(said, width - left, CAPTION)
    return Strip(Drawing(width, 3.3 + text.height, (short, named, *lines(left, 2.5, text))))


_CODE, _NAMED = 4.6, 24.0
"""The left edge of names and effects of qualities."""


def sheet_key(subject: Subject, weapons: Iterable[Qualified], kinds: Iterable[str], width: float) -> Table:
    """Return the meanings of the marks of a sheet: of weapons in the order of their fields, of hull, defences and boxes.

    `kinds`: the components that have no names elsewhere on the sheet.
    """
    words = subject.words
    items = [*_weapon_items(weapons, words), *_hull_items(subject), *_squadron_items(subject, width)]
    return _keyed([*items, *_named(kinds, width, words)], width, words)


def name_key(kinds: Iterable[str], width: float, words: Words) -> Table | None:
    """Return the icons of some components with their names, for sheets without room for more; None without any."""
    items = _named(kinds, width, words)
    return Table(Drawing(width, 0.0, ()), in_lines(items, width, gap=2.6, leading=0.6), breakable=False) if items else None


def _named(kinds: Iterable[str], width: float, words: Words) -> list[Strip]:
    return [_entry(tile(kind, GROUPS[catalogue()[kind].group], _MARK), kind_name(kind, words), width) for kind in kinds]


def weapon_key(weapons: Iterable[Qualified], width: float, words: Words) -> Table | None:
    """Return each mark that the lines of `weapons` use with its meaning, in the order of the fields; None without any."""
    items = _weapon_items(weapons, words)
    return _keyed(items, width, words) if items else None


def _keyed(items: list[Strip], width: float, words: Words) -> Table:
    return Table(heading(words["sheet-key-title"], width), in_lines(items, width, gap=2.6, leading=0.6), breakable=False)


def _weapon_items(weapons: Iterable[Qualified], words: Words) -> list[Strip]:
    used = {mark for weapon in weapons for mark in _marks(weapon)}
    return [_item(mark, words[f"sheet-key-{mark}"]) for mark in _ORDER if mark in used]


def _hull_items(subject: Subject) -> Iterator[Strip]:
    """Yield the boxes in sections and the defences that this ship has."""
    for name, present, picture in (*_people_and_boxes(subject.design), *_defences(subject.design)):
        if present:
            yield _entry(picture, subject.words[f"sheet-key-{name}"])


Sign = tuple[str, bool, Drawing]
"""The term of a sign, whether a ship has it, and its picture."""


def _people_and_boxes(design: Design) -> Iterator[Sign]:
    sections = ship_stats(design).sections.values()
    layers = [layer for section in sections for layer in section.layers]
    weapons = weapon_letters(design)
    standing = frozenset(name for name, _ in design.ship.sections.standing())
    counted = any(sum(layer.hull_hits for layer in section.layers) >= _COUNTED for section in sections)
    limited = any(design.weapons[weapon].rate_of_fire is RateOfFire.LIMITED for weapon in weapons)
    yield "hull", counted, _side_by_side(bubble(HULL, "V"), bubble(HULL, "X"))
    yield "layer", any(len(section.layers) > 1 for section in sections), _layer_line()
    yield "crew", any(layer.crew_parties for layer in layers), bubble(CREW)
    yield "marine", any(layer.marine_parties for layer in layers), bubble(MARINE)
    yield "fired", limited, bubble(BOX)
    yield "diagram", len(standing) > 1, _on_bar(cardinal_diagram(SectionName.CORE, standing))


def _defences(design: Design) -> Iterator[Sign]:
    arcs = ship_stats(design).arcs.values()
    for kind in dict.fromkeys(kind for arc in arcs for kind, _ in arc.deflectors):
        yield "deflector", True, tile(f"{kind}_deflector", SHIELD_ROLE, _MARK)
    yield "shield", any(arc.defence.shield_hits for arc in arcs), bubble(SHIELD)
    level = _side_by_side(glyph("adaptation", _MARK, SHIELD_ROLE), bubble(LEVEL))
    yield "adaptation", any(arc.adaptation for arc in arcs), level
    yield "armour", any(arc.defence.armour_rating for arc in arcs), die(1, _MARK)
    yield "plate", any(arc.defence.ablative_plates for arc in arcs), bubble(PLATE)


def _squadron_items(subject: Subject, width: float) -> Iterator[Strip]:
    """Yield the qualities of the squadrons on a sheet, as tiles with their effects."""
    words = subject.words
    named = squadrons_named(subject)
    used = {quality for each in named for quality in subject.starfighters[each].qualities}
    for quality, entry in catalogue().squadron_quality.items():
        if quality in used:
            said = words.get(f"window-tooltip-squadron_quality-{quality}", entry.tooltip)
            name = words.get(f"sheet-name-squadron_quality-{quality}", entry.name)
            yield _entry(tile(quality, DEFENCE, _MARK), words.text("sheet-key-squadron_quality", name=name, effect=said), width)


_COUNTED = 5
"""Every fifth box of a section has a counting sign. Rule MV-3.1.1-09."""


@lru_cache(maxsize=10)
def _side_by_side(*pictures: Drawing) -> Drawing:
    return row(pictures, 0.4)


@cache
def _layer_line() -> Drawing:
    return Drawing(6.0, 0.4, (rule(0.0, 0.2, 6.0, INK, 0.16, dash=0.6),))


@lru_cache(maxsize=50)
def _on_bar(diagram: Drawing) -> Drawing:
    """Return the section diagram on the dark ground of a title bar."""
    return framed(padded(diagram, 0.25, 0.25), fill=BAR, radius=0.6)


_RATES = {rate.value: rate for rate in RateOfFire}
_ORDER = (
    *("energy", "kinetic", "direct", "indirect", "range", "aoe"),
    *("shield_piercing", "armour_piercing", "deflection_piercing"),
    *("raking", "penetrating", "vulnerable", "unlimited", "limited", "one_shot"),
    *("target_starships", "target_starfighters", "target_direct", "target_indirect"),
)


def _marks(weapon: Qualified) -> Iterator[str]:
    yield weapon.damage_type.value
    yield weapon.rate_of_fire.value
    yield from target_names(weapon)
    if not isinstance(weapon, Weapon):
        yield "indirect" if weapon.indirect else "direct"
        return
    yield "indirect" if weapon.target_method is TargetMethod.INDIRECT else "direct"
    yield "range"
    yield weapon.damage_effect.value
    for mark, shown in (
        ("aoe", weapon.aoe_cm),
        ("shield_piercing", weapon.shield_piercing),
        ("armour_piercing", weapon.armour_piercing),
        ("deflection_piercing", weapon.deflection_piercing),
        ("vulnerable", weapon.vulnerable),
    ):
        if shown:
            yield mark


@lru_cache(maxsize=1_000)
def _item(mark: str, meaning: str) -> Strip:
    return _entry(_picture(mark), meaning)


@lru_cache(maxsize=2_000)
def _entry(picture: Drawing, meaning: str, width: float = math.inf) -> Strip:
    """Return a picture with its meaning next to it, in as many lines as `width` mm need; the same drawing on all sheets."""
    left = picture.width + 0.8
    said = wrap(meaning, width - left, CAPTION)
    height = max(_MARK, picture.height, 3.4 + said.height)
    written = lines(left, said.baseline(height / 2), said, role=QUIET)
    ops: tuple[Op, ...] = (Group(0.0, (height - picture.height) / 2, picture), *written)
    return Strip(Drawing(max(each.x + each.width for each in written), height, ops))


def _picture(mark: str) -> Drawing:
    """Return a mark as in the lines."""
    if mark in _RATES:
        circles = rate_of_fire(_RATES[mark])
        return Drawing(CIRCLES[_RATES[mark]] * 2.5 - 0.4, circles.height, circles.ops)
    return die(1, _MARK, INK) if mark == "armour_piercing" else glyph(mark, _MARK)
