"""The keys of a sheet: to the quality codes that it uses, and to the marks on its weapon lines. Rule MV-3.6.15-05."""

from collections.abc import Iterable, Iterator

from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import RateOfFire, TargetMethod, WeaponQuality
from metamaker.games.metaverse.sheet.tables import heading
from metamaker.games.metaverse.sheet.tiles import die, glyph
from metamaker.games.metaverse.sheet.weapon_fields import CIRCLES, Qualified, rate_of_fire, target_names
from metamaker.sheets.drawing import BOLD, Drawing, Group
from metamaker.sheets.ink import INK, QUIET
from metamaker.sheets.layout import Strip, Table, in_lines
from metamaker.sheets.lettering import line

_TYPE = 2.3
_MARK = 3.6


def quality_key(qualities: Iterable[WeaponQuality], width: float, words: Words) -> Table | None:
    """Return code and name of each quality in alphabetical order of the codes, None without any."""
    used = sorted(set(qualities), key=lambda quality: catalogue().weapon_quality[quality].code)
    items: list[Strip] = []
    for quality in used:
        entry = catalogue().weapon_quality[quality]
        short = line(0.0, 2.2, entry.code, _TYPE, weight=BOLD)
        name = words.get(f"sheet-name-weapon_quality-{quality}", entry.name)
        long = line(short.width + 0.7, 2.2, name, _TYPE, role=QUIET)
        items.append(Strip(Drawing(long.x + long.width, 3.0, (short, long))))
    return Table(Drawing(width, 0.0, ()), in_lines(items, width, gap=3.0)) if items else None


def mark_key(weapons: Iterable[Qualified], width: float, words: Words) -> Table | None:
    """Return each mark that the lines of `weapons` use with its meaning, in the order of the fields; None without any."""
    used = {mark for weapon in weapons for mark in _marks(weapon)}
    items = [_item(mark, words[f"sheet-key-{mark}"]) for mark in _ORDER if mark in used]
    return Table(heading(words["sheet-key-title"], width), in_lines(items, width, gap=3.4, leading=0.8)) if items else None


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


def _item(mark: str, meaning: str) -> Strip:
    picture = _picture(mark)
    written = line(picture.width + 0.8, 2.6, meaning, _TYPE, role=QUIET)
    middle = (_MARK - picture.height) / 2
    return Strip(Drawing(written.x + written.width, _MARK, (Group(0.0, middle, picture), written)))


def _picture(mark: str) -> Drawing:
    """Return a mark as the lines show it."""
    if mark in _RATES:
        circles = rate_of_fire(_RATES[mark])
        return Drawing(CIRCLES[_RATES[mark]] * 2.5 - 0.4, circles.height, circles.ops)
    return die(1, _MARK, INK) if mark == "armour_piercing" else glyph(mark, _MARK)
