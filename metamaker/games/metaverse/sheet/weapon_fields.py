"""The shared fields of definitions of ship weapons and of squadron weapons, as marks on a line."""

from functools import lru_cache

from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.starfighter import FighterWeapon
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import FighterTarget, RateOfFire, Target, WeaponQuality
from metamaker.games.metaverse.sheet.scale import LEAST_NUMBER, MARK, NUMBER
from metamaker.games.metaverse.sheet.tiles import icon
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path, Symbol, Text
from metamaker.rendering.ink import INK, PAPER
from metamaker.rendering.layout import Strip
from metamaker.rendering.shapes import circle
from metamaker.rendering.text_fitting import Align, line

CIRCLES = {RateOfFire.ONE_SHOT: 1, RateOfFire.LIMITED: 2, RateOfFire.UNLIMITED: 3}
"""Rule MV-3.6.10-03."""

_TARGETS = {
    Target.STARSHIPS: "target_starships",
    Target.STARFIGHTERS: "target_starfighters",
    Target.DIRECT: "target_direct",
    Target.INDIRECT: "target_indirect",
}
CELL = 6.4
"""Height of a single mark, for lines that are too short for a table."""

Qualified = Weapon | FighterWeapon


def mark(x: float, middle: float, name: str, size: float = MARK) -> Symbol:
    """Return an icon whose left edge is at `x`, upright in the middle of its line."""
    return Symbol(x, middle - size / 2, size, icon(name), INK, PAPER)


def damage(x: float, baseline: float, weapon: Qualified) -> list[Op]:
    """Return pulse, die and modifier in the 17 mm from `x` on; a modifier of 0 is blank. Rule MV-3.6.15-03."""
    die = line(x + 6.6, baseline, weapon.damage_die.value, NUMBER, weight=BOLD)
    ops: list[Op] = [line(x + 5.6, baseline, f"{weapon.pulse} ×", LEAST_NUMBER, align=Align.RIGHT), die]
    if weapon.damage_modifier:
        ops.append(line(die.x + die.width + 0.2, baseline, f"+{weapon.damage_modifier}", NUMBER, weight=BOLD))
    return ops


@lru_cache(maxsize=10)
def rate_of_fire(rate: RateOfFire) -> Drawing:
    """Return one, two or three white circles."""
    radius, pitch = 1.05, 2.5
    circles = tuple(
        Path(circle(radius + place * pitch, radius, radius - 0.1), fill=PAPER, stroke=INK, width=0.3)
        for place in range(CIRCLES[rate])
    )
    return Drawing(2 * radius + 2 * pitch, 2 * radius, circles)


def rate_at(x: float, middle: float, rate: RateOfFire) -> Group:
    """Return the circles of a rate of fire in the middle of a line."""
    return Group(x, middle - 1.05, rate_of_fire(rate))


def target_names(weapon: Qualified) -> tuple[str, ...]:
    """Return the icons of the possible targets of a weapon; “everything else” is three of them. Rule MV-3.6.8-03."""
    if isinstance(weapon, Weapon):
        return tuple(_TARGETS[target] for target in weapon.targets)
    ships = (_TARGETS[Target.STARSHIPS],) if FighterTarget.STARSHIPS in weapon.targets else ()
    others = tuple(_TARGETS[target] for target in Target if target is not Target.STARSHIPS)
    return ships + (others if FighterTarget.OTHER in weapon.targets else ())


def targets_at(x: float, middle: float, weapon: Qualified, pitch: float = 4.6) -> list[Op]:
    """Return the targets, each kind at its own place, so that a table shows possible targets at a glance."""
    places = list(_TARGETS.values())
    return [mark(x + places.index(name) * pitch, middle, name) for name in target_names(weapon)]


def code(quality: WeaponQuality) -> str:
    """Return the two letters of a quality. Rule MV-3.6.15-05."""
    return catalogue().weapon_quality[quality].code


def codes(weapon: Qualified) -> str:
    """Return the codes of a weapon's qualities in alphabetical order."""
    return " ".join(sorted(code(quality) for quality in weapon.qualities))


def cell(*ops: Op) -> Strip:
    """Return marks as a piece of a line, as wide as they are together."""
    return Strip(Drawing(max(map(_right, ops)), CELL, ops))


def _right(op: Op) -> float:
    if isinstance(op, Text):
        return op.x + op.width
    if isinstance(op, Symbol):
        return op.x + op.size
    return op.x + op.drawing.width if isinstance(op, Group) else 0.0
