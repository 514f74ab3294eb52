"""Area 3 of a sheet: one line of 17 fields for each weapon type that the ship mounts. Rules MV-3.0.1-13, MV-3.6.15-02."""

from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import TargetMethod
from metamaker.games.metaverse.sheet.tables import ROW, heading, row
from metamaker.games.metaverse.sheet.tiles import die, disc, numbered, wavy
from metamaker.games.metaverse.sheet.weapon_fields import codes, damage, mark, rate_at, targets_at
from metamaker.games.metaverse.sheet.weapon_letters import weapon_letters
from metamaker.games.metaverse.stats.weapon import aoe_die
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op
from metamaker.sheets.ink import INK
from metamaker.sheets.layout import Strip, Table
from metamaker.sheets.lettering import Align, fit, line, lines, wrap

_NAME, _LETTER = 3.5, 6.4

# Left edges of the columns, counted from the right end of the name.
_TYPE, _DAMAGE, _METHOD, _RANGE, _AREA, _PIERCING = 0.0, 4.4, 23.2, 28.4, 38.8, 55.2
_EFFECT, _VULNERABLE, _FIRE, _TARGETS, _QUALITIES = 73.0, 78.0, 83.6, 92.6, 111.6
_CODES = 19.4
"""Room for quality codes: four in a line."""


def weapon_table(design: Design, width: float) -> Table | None:
    """Return the definitions of all mounted weapons, None without any."""
    letters = weapon_letters(design)
    if not letters:
        return None
    rows = tuple(Strip(_row(design.weapons[each], letter, width), ref=ref("weapons", each)) for each, letter in letters.items())
    return Table(heading("WEAPONS", width, _captions(_fields_from(width))), rows)


def _fields_from(width: float) -> float:
    return width - _QUALITIES - _CODES


def _captions(x: float) -> Iterator[tuple[float, str, Align]]:
    for place, text in (
        (_DAMAGE + 2.2, "damage"),
        (_METHOD + 0.4, "fire, range cm"),
        (_AREA + 0.4, "area cm"),
        (_PIERCING + 0.4, "piercing"),
        (_EFFECT, "effect"),
        (_FIRE, "rate"),
        (_TARGETS + 0.2, "targets"),
        (_QUALITIES, "qualities"),
    ):
        yield x + place, text, Align.LEFT


def _row(weapon: Weapon, letter: str, width: float) -> Drawing:
    x = _fields_from(width)
    name = fit(weapon.name or weapon.id, x - _LETTER - 1.5, _NAME, BOLD, smallest=2.3)
    qualities = wrap(codes(weapon), _CODES, 3.0, BOLD)
    height = max(ROW, name.height + 4.6, qualities.height + 4.6)
    middle = height / 2
    ops: list[Op] = [
        Group(0.0, middle - 2.6, disc(letter)),
        *lines(_LETTER, name.baseline(middle), name, weight=BOLD),
        mark(x + _TYPE, middle, weapon.damage_type.value, 4.0),
        *damage(x + _DAMAGE, middle + 1.2, weapon),
        *_aim(weapon, x, middle),
        *_piercing(weapon, x + _PIERCING, middle),
        mark(x + _EFFECT, middle, weapon.damage_effect.value),
        *([mark(x + _VULNERABLE, middle, "vulnerable")] if weapon.vulnerable else []),
        rate_at(x + _FIRE, middle, weapon.rate_of_fire),
        *targets_at(x + _TARGETS, middle, weapon),
    ]
    if weapon.qualities:
        ops += lines(x + _QUALITIES, qualities.baseline(middle), qualities, weight=BOLD)
    return row(width, height, ops)


def _aim(weapon: Weapon, x: float, middle: float) -> list[Op]:
    """Target method with its turn limit, range, area of effect with its die. Rules MV-3.6.5-02, MV-3.6.6-05, MV-3.6.9-05."""
    baseline = middle + 1.2
    ops: list[Op] = []
    if weapon.target_method is TargetMethod.DIRECT:
        ops.append(mark(x + _METHOD, middle, "direct"))
    else:
        ops.append(Group(x + _METHOD, middle - 2.3, wavy(weapon.indirect_turns)))
    ops += [mark(x + _RANGE, middle, "range", 3.6), line(x + _RANGE + 4.1, baseline, str(weapon.range_cm), 3.5, weight=BOLD)]
    if weapon.aoe_cm:
        thrown = aoe_die(weapon.aoe_cm)
        ops += [
            mark(x + _AREA, middle, "aoe"),
            line(x + _AREA + 4.4, baseline, str(weapon.aoe_cm), 3.5, weight=BOLD),
            line(x + _AREA + 9.2, baseline, thrown.value if thrown else "–", 3.2),
        ]
    return ops


def _piercing(weapon: Weapon, x: float, middle: float) -> list[Op]:
    """Shield, armour and deflection piercing, each at its own place; 0 is blank. Rule MV-3.6.15-03."""
    ops: list[Op] = []
    if weapon.shield_piercing:
        ops.append(Group(x, middle - 2.6, numbered("shield_piercing", weapon.shield_piercing, 5.2, 0.62)))
    if weapon.armour_piercing:
        ops.append(Group(x + 6.3, middle - 2.1, die(weapon.armour_piercing, 4.2, INK)))
    if weapon.deflection_piercing:
        ops.append(Group(x + 11.6, middle - 2.6, numbered("deflection_piercing", weapon.deflection_piercing, 5.2, 0.74)))
    return ops
