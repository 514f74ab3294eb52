"""Area 3 of a sheet: one line of 17 fields for each weapon type of the ship; letters refer to its mounts."""

from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.core.memo import memo, memo_by
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import TargetMethod
from metamaker.games.metaverse.sheet.scale import CAPTION, CODE, LABEL, LEAST_NUMBER, NUMBER, ROW, heading, row
from metamaker.games.metaverse.sheet.tiles import die, disc, numbered, wavy
from metamaker.games.metaverse.sheet.weapon_fields import (
    CELL,
    CIRCLES,
    cell,
    codes,
    damage,
    mark,
    rate_at,
    rate_of_fire,
    target_names,
    targets_at,
)
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.weapon import aoe_die
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op
from metamaker.rendering.ink import INK
from metamaker.rendering.layout import Strip, Strips, Table, height_of, in_lines, stacked
from metamaker.rendering.metrics import text_width
from metamaker.rendering.text_fitting import Align, Fit, fit, line, lines, wrap


@memo
def weapon_letters(design: Design) -> dict[str, str]:
    """Return the letters of all mounted weapons by id, in the order of their first use on the sheet."""
    letters: dict[str, str] = {}
    for mounted in parts(design).mounts:
        if mounted.mount.count and mounted.weapon.id not in letters:
            letters[mounted.weapon.id] = letter(len(letters))
    return letters


def letter(place: int) -> str:
    """Return the letter of place 0, 1, … : A to Z, then AA, AB and so on."""
    first, last = divmod(place, 26)
    return (letter(first - 1) if first else "") + chr(ord("A") + last)


_LETTER = 6.4
"""Room for the letter before a name."""

_INSIDE = 6.4
"""The side of an icon with a number in it."""

_PLACES = {
    "type": 0.0,
    "damage": 4.6,
    "range": 23.0,
    "area": 38.0,
    "piercing": 53.6,
    "effect": 72.6,
    "vulnerable": 78.2,
    "rate": 84.4,
    "targets": 93.2,
    "qualities": 112.6,
}
"""Left edges of the fields, counted from the right end of the name, as close as possible."""

_CODES = 20.0
"""Room for quality codes: four in a line."""

_FIELDS = _PLACES["qualities"] + _CODES

_MOST_NAME = 64.0
"""If names have more room than this, the fields move apart."""

_LEAST_NAME = 22.0
"""If less room is left for names than this, the fields are below them."""

_LEAST_GAP, _MOST_GAP = 1.0, 2.6
"""The distance between fields below a name."""

_MOST_TOGETHER = 40.0
"""A weapon whose name and fields are higher than this may break between pages."""

_ONE_DIGIT = 9


def weapon_table(design: Design, width: float, words: Words) -> Table | None:
    """Return the definitions of all mounted weapons, None without any."""
    letters = weapon_letters(design)
    if not letters:
        return None
    rows = tuple(strip for each, letter in letters.items() for strip in weapon_strips(design.weapons[each], letter, width))
    return Table(heading(words["sheet-weapons-title"], width, _captions(width, words) if _is_wide(width) else ()), rows)


def weapon_strips(weapon: Weapon, letter: str, width: float) -> Strips:
    """Return the line of one weapon, or its name with the fields below it if there is little room."""
    return _strips(weapon, (letter, width))


@memo_by
def _strips(weapon: Weapon, of: tuple[str, float]) -> Strips:
    """Return the strips of a weapon with a letter for a width, the same drawings while other parts are edited."""
    letter, width = of
    strips = (_row if _is_wide(width) else _narrow)(weapon, letter, width)
    return tuple(strip._replace(ref=ref("weapons", weapon.id)) for strip in strips)


def _is_wide(width: float) -> bool:
    return width - _FIELDS - _LETTER >= _LEAST_NAME


def _places(width: float) -> dict[str, float]:
    """Return the left edges of all fields in a table."""
    room = width - _LETTER - _FIELDS
    apart = max(1.0, (width - _LETTER - _MOST_NAME - _CODES) / _PLACES["qualities"])
    first = _LETTER + min(room, _MOST_NAME)
    return {field: first + place * apart for field, place in _PLACES.items()}


def _captions(width: float, words: Words) -> Iterator[tuple[float, str, Align]]:
    places = _places(width)
    for field in ("damage", "range", "area", "piercing", "effect", "rate", "targets", "qualities"):
        yield places[field], words[f"sheet-weapons-{field}"], Align.LEFT


def _row(weapon: Weapon, letter: str, width: float) -> Iterator[Strip]:
    """Yield one line with all fields at their places."""
    x = _places(width)
    name = _name(weapon, x["type"] - _LETTER - 1.5)
    qualities = wrap(codes(weapon), _CODES, CODE, BOLD)
    height = max(ROW, name.height + 4.6, qualities.height + 4.6)
    middle = height / 2
    ops: list[Op] = [
        Group(0.0, middle - 2.6, disc(letter)),
        *lines(_LETTER, name.baseline(middle), name, weight=BOLD),
        mark(x["type"], middle, weapon.damage_type.value),
        *damage(x["damage"], middle + 1.2, weapon),
        *_method(weapon, x["range"], middle),
        *_range(weapon, x["range"] + 5.4, middle),
        *_area(weapon, x["area"], middle),
        *(Group(x["piercing"] + at, middle - sign.height / 2, sign) for at, sign in _piercing(weapon)),
        mark(x["effect"], middle, weapon.damage_effect.value),
        *([mark(x["vulnerable"], middle, "vulnerable")] if weapon.vulnerable else []),
        rate_at(x["rate"], middle, weapon.rate_of_fire),
        *targets_at(x["targets"], middle, weapon),
    ]
    if weapon.qualities:
        ops += lines(x["qualities"], qualities.baseline(middle), qualities, weight=BOLD)
    yield Strip(row(width, height, ops))


def _narrow(weapon: Weapon, letter: str, width: float) -> Iterator[Strip]:
    """Yield the name, and below it the fields in as many lines as they need, in the same order, all on one page."""
    name = _name(weapon, width - _LETTER)
    reach_of_name = max(text_width(each, name.size, BOLD) for each in name.lines)
    below, beside = _divided(tuple(_cells(weapon, width)), width, _LETTER + reach_of_name)
    height = max(CELL if beside else 5.6, name.height + 5.0)
    middle, reach = height / 2, _length(beside)
    written = lines(_LETTER, name.baseline(middle), name, weight=BOLD)
    shown = in_lines(beside, reach, gap=_LEAST_GAP)
    ops: tuple[Op, ...] = (Group(0.0, middle - 2.6, disc(letter)), *written, *stacked(shown, width - reach, middle - CELL / 2))
    *above, last = in_lines(_spread(below, width), width, gap=_LEAST_GAP)
    strips = (Strip(Drawing(width, height, ops)), *above, Strip(row(width, last.drawing.height + 0.2, last.drawing.ops)))
    together = height_of(strips) <= _MOST_TOGETHER
    kept = len(strips) - 1 if together else len(name.lines) == 1
    yield from (strip._replace(keep=place < kept) for place, strip in enumerate(strips))


def _divided(cells: Strips, width: float, named: float) -> tuple[Strips, Strips]:
    """Return the cells below a name and those next to it: only the last ones that the line below has no room for."""
    for last in range(len(cells), 0, -1):
        below, beside = cells[:last], cells[last:]
        low = all(each.drawing.height <= CELL for each in beside)
        if _length(below) <= width and low and (not beside or named + 2.0 + _length(beside) <= width):
            return below, beside
    return cells, ()


def _length(cells: Strips) -> float:
    return sum(each.drawing.width for each in cells) + _LEAST_GAP * (len(cells) - 1) if cells else 0.0


def _spread(cells: Strips, width: float) -> Iterator[Strip]:
    """Yield cells a little further apart if they still fit into one line, to fill it."""
    free = width - _length(cells)
    more = min(_MOST_GAP - _LEAST_GAP, free / len(cells)) if free > 0 else 0.0
    drawings = (each.drawing for each in cells)
    return (Strip(Drawing(each.width + more, each.height, each.ops)) for each in drawings)


def _cells(weapon: Weapon, width: float) -> Iterator[Strip]:
    """Yield die, range, area, piercing, effect, rate, targets and qualities as pieces of a line."""
    middle = CELL / 2
    beside_type = 4.6 if weapon.pulse > _ONE_DIGIT else 3.2
    yield cell(mark(0.0, middle, weapon.damage_type.value), *damage(beside_type, middle + 1.2, weapon))
    beside_method = 4.9 if weapon.target_method is TargetMethod.DIRECT else 5.4
    yield cell(*_method(weapon, 0.0, middle), *_range(weapon, beside_method, middle))
    if weapon.aoe_cm:
        yield cell(*_area(weapon, 0.0, middle))
    yield from (cell(Group(0.0, middle - sign.height / 2, sign)) for _, sign in _piercing(weapon))
    yield cell(
        mark(0.0, middle, weapon.damage_effect.value),
        *([mark(4.6, middle, "vulnerable")] if weapon.vulnerable else []),
    )
    circles = rate_of_fire(weapon.rate_of_fire)
    reach = CIRCLES[weapon.rate_of_fire] * 2.5 - 0.4
    yield cell(Group(0.0, middle - 1.05, Drawing(reach, circles.height, circles.ops)))
    if weapon.targets:
        yield cell(*(mark(place * 4.4, middle, name) for place, name in enumerate(target_names(weapon))))
    if weapon.qualities:
        qualities = wrap(codes(weapon), min(width, _CODES), CODE, BOLD)
        height = qualities.height + CELL
        written = lines(0.0, qualities.baseline(height / 2), qualities, weight=BOLD)
        yield Strip(Drawing(max(each.width for each in written), height, written))


def _name(weapon: Weapon, room: float) -> Fit:
    return fit(weapon.name or weapon.id, room, LABEL, BOLD, smallest=CAPTION)


def _method(weapon: Weapon, x: float, middle: float) -> list[Op]:
    """Target method with its turn limit. Rule MV-3.6.5-02."""
    if weapon.target_method is TargetMethod.DIRECT:
        return [mark(x, middle, "direct")]
    return [Group(x, middle - 2.6, wavy(weapon.indirect_turns))]


def _range(weapon: Weapon, x: float, middle: float) -> list[Op]:
    """Rule MV-3.6.6-05."""
    return [mark(x, middle, "range", 3.8), line(x + 4.5, middle + 1.2, str(weapon.range_cm), NUMBER, weight=BOLD)]


def _area(weapon: Weapon, x: float, middle: float) -> list[Op]:
    """Return the area of effect with its die, empty without one. Rule MV-3.6.9-05."""
    if not weapon.aoe_cm:
        return []
    thrown = aoe_die(weapon.aoe_cm)
    return [
        mark(x, middle, "aoe"),
        line(x + 4.6, middle + 1.2, str(weapon.aoe_cm), NUMBER, weight=BOLD),
        line(x + 9.2, middle + 1.2, thrown.value if thrown else "–", LEAST_NUMBER),
    ]


def _piercing(weapon: Weapon) -> Iterator[tuple[float, Drawing]]:
    """Yield shield, armour and deflection piercing, each with its place in a table; 0 is blank. Rule MV-3.6.15-03."""
    if weapon.shield_piercing:
        yield 0.0, numbered("shield_piercing", weapon.shield_piercing, _INSIDE, 0.56)
    if weapon.armour_piercing:
        yield 6.8, die(weapon.armour_piercing, 4.4, INK)
    if weapon.deflection_piercing:
        yield 11.8, numbered("deflection_piercing", weapon.deflection_piercing, _INSIDE, 0.74)
