"""The second half of area 4: a block of 14 fields for every squadron type that a bay names. Rules MV-3.0.1-16, MV-3.7.8-01."""

from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.games.metaverse.model.starfighter import FighterWeapon, Starfighter
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.sheet.bubbles import MOST, STRENGTH, bubbles_within
from metamaker.games.metaverse.sheet.palette import DEFENCE
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tables import heading
from metamaker.games.metaverse.sheet.tiles import die, glyph, tile
from metamaker.games.metaverse.sheet.weapon_fields import codes, damage, mark, rate_at, targets_at
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.tier import squadron_tier
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.sheets.ink import INK, QUIET, TINT
from metamaker.sheets.layout import Strip, Strips, Table, height_of, in_lines, stacked
from metamaker.sheets.lettering import fit, line, lines, wrap
from metamaker.sheets.shapes import box

_EDGE = 2.0
_LEFT = 75.5
_FIELDS, _CODES = 63.4, 9.6
"""Room for the fields of a weapon after its name, and for two quality codes of them."""

_BLANKS = 4
"""Squadrons of a type that may be bought get room for so many on the sheet."""

_SHOWN = 40
"""The most squadrons of one type whose strength is tracked one by one."""


def squadron_table(subject: Subject, width: float) -> Table | None:
    """Return the definitions of all squadron types that the bays of the sheet name, None without any."""
    rows = tuple(
        strip
        for squadron, count in squadrons_named(subject).items()
        for strip in _block(subject.starfighters[squadron], count, width)
    )
    return Table(heading("SQUADRONS", width), rows) if rows else None


def squadrons_named(subject: Subject) -> dict[str, int]:
    """Return the squadron types that a bay has aboard or may take, and of how many the strength is tracked."""
    chosen = None if subject.chosen is None else dict(subject.chosen)
    counts: dict[str, int] = {}
    for fitted in parts(subject.design).bays:
        if not fitted.fit.count:
            continue
        if fitted.fit.loadout is LoadoutKind.PERMANENT:
            loads = fitted.fit.squadrons
        elif fitted.fit.loadout is LoadoutKind.DOWNLOAD and chosen is not None:
            loads = chosen.get(fitted.fit.id, ())
        else:
            for each in fitted.bay.accepts:
                counts[each] = counts.get(each, 0) + min(_BLANKS, fitted.bay.carry * fitted.fit.count)
            continue
        for load in loads:
            if load.count:
                counts[load.starfighter] = counts.get(load.starfighter, 0) + load.count
    return counts


def _block(squadron: Starfighter, count: int, width: float) -> Iterator[Strip]:
    """Yield a block on tinted ground: name and numbers beside the weapons, then the strength of each squadron."""
    place = ref("starfighters", squadron.id)
    left, weapons = _header(squadron), [_weapon(each, width - _LEFT - 2 * _EDGE) for each in squadron.weapons]
    beside: list[Strip] = []
    while weapons and height_of(beside) < left.height:
        beside.append(Strip(weapons.pop(0)))
    height = max(left.height, height_of(beside))
    first = Drawing(width, height + _EDGE, (Group(_EDGE, _EDGE * 0.7, left), *stacked(beside, _EDGE + _LEFT, _EDGE * 0.7)))
    strips = [first, *(_moved(weapon, _EDGE + _LEFT, width) for weapon in weapons)]
    strips += [_moved(strip.drawing, _EDGE, width) for strip in _strengths(squadron, count, width - 2 * _EDGE)]
    yield Strip(Drawing(width, 1.4, ()), divider=True)
    for number, strip in enumerate(strips, 1):
        yield Strip(_tinted(strip, last=number == len(strips)), keep=number < min(3, len(strips)), ref=place)


def _moved(drawing: Drawing, x: float, width: float) -> Drawing:
    return Drawing(width, drawing.height, (Group(x, 0.0, drawing),))


def _tinted(drawing: Drawing, *, last: bool) -> Drawing:
    height = drawing.height + (1.0 if last else 0.0)
    ground = Path(box(0.0, 0.0, drawing.width, height), fill=TINT)
    return Drawing(drawing.width, height, (ground, *drawing.ops))


def _header(squadron: Starfighter) -> Drawing:
    """Name, tier and qualities, then strength, speed, defence and target rating."""
    name = fit(squadron.name or squadron.id, 28.0, 4.0, BOLD, smallest=2.3)
    y = name.size * 0.8
    ops: list[Op] = list(lines(0.0, y, name, weight=BOLD))
    y += name.height + 1.6
    tier = squadron_tier(squadron)
    ops += [Group(0.0, y, glyph(f"tier_{tier}", 3.6, INK, TINT)), line(4.2, y + 2.7, f"tier {tier}", 2.3, role=QUIET)]
    for place, quality in enumerate(squadron.qualities):
        ops.append(Group(12.0 + place * 5.0, y - 0.4, tile(quality.value, DEFENCE, 4.4)))
    numbers = (
        (tile("strength", DEFENCE, 4.4), str(squadron.strength), "strength"),
        (tile("speed", DEFENCE, 4.4), str(squadron.speed_cm), "speed, cm"),
        (die(squadron.defence), "", "defence"),
        (tile("starfighter_target_rating", DEFENCE, 4.4), str(squadron.target_rating), "target"),
    )
    x = 30.0
    for picture, number, caption in numbers:
        ops.append(Group(x, 0.0, picture))
        if number:
            ops.append(line(x + 5.0, 3.4, number, 3.5, weight=BOLD))
        ops.append(line(x, 6.9, caption, 2.0, role=QUIET))
        x += 11.0
    return Drawing(_LEFT, max(y + 4.8, 7.6), tuple(ops))


def _weapon(weapon: FighterWeapon, width: float) -> Drawing:
    """One weapon: name, type, pulse, die, modifier, indirect or not, rate of fire, targets, codes."""
    name = fit(weapon.name, width - _FIELDS - 1.0, 3.1, BOLD, smallest=2.2)
    qualities = wrap(codes(weapon), _CODES, 2.7, BOLD)
    height = max(5.4, name.height + 4.0, qualities.height + 4.0)
    middle, x = height / 2, width - _FIELDS
    ops: list[Op] = [
        *lines(0.0, name.baseline(middle), name, weight=BOLD),
        mark(x, middle, weapon.damage_type.value),
        *damage(x + 4.0, middle + 1.2, weapon),
        mark(x + 22.6, middle, "indirect" if weapon.indirect else "direct"),
        rate_at(x + 27.8, middle, weapon.rate_of_fire),
        *targets_at(x + 35.8, middle, weapon, 4.3),
    ]
    if weapon.qualities:
        ops += lines(x + _FIELDS - _CODES, qualities.baseline(middle), qualities, weight=BOLD)
    return Drawing(width, height, tuple(ops))


def _strengths(squadron: Starfighter, count: int, width: float) -> Strips:
    """Bubbles for the strength of each squadron, in runs that stand apart."""
    if not squadron.strength:
        return ()
    caption = line(0.0, 2.2, "strength", 2.0, role=QUIET)
    items = [Strip(Drawing(caption.width, 2.8, (caption,)))]
    run = bubbles_within(STRENGTH, min(squadron.strength, MOST), width)
    items += [Strip(run, ref=f"#{number}") for number in range(1, min(count, _SHOWN) + 1)]
    if count > _SHOWN:
        more = line(0.0, 2.2, f"and {count - _SHOWN} more squadrons", 2.3, role=QUIET)
        items.append(Strip(Drawing(more.width, 2.8, (more,))))
    return in_lines(items, width, gap=3.2, leading=0.9)
