"""The second half of area 4: a block of 14 fields for every squadron type that a bay names. Rules MV-3.0.1-16, MV-3.7.8-01."""

from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import FighterWeapon, Starfighter
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.sheet.bubbles import MOST, STRENGTH, bubbles_within
from metamaker.games.metaverse.sheet.palette import DEFENCE
from metamaker.games.metaverse.sheet.scale import CAPTION, EDGE, NUMBER, SMALL_TILE, heading
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tiles import die, glyph, tile
from metamaker.games.metaverse.sheet.weapon_fields import CELL, cell, codes, damage, mark, rate_at, target_names, targets_at
from metamaker.games.metaverse.sheet.weapons import letter
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.tier import squadron_tier
from metamaker.rendering.boxes import blank, column, framed, padded, row
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op
from metamaker.rendering.ink import INK, QUIET, TINT
from metamaker.rendering.layout import Strip, Strips, Table, height_of, in_lines, stacked
from metamaker.rendering.metrics import text_width
from metamaker.rendering.text_fitting import Align, fit, line, lines, wrap
from metamaker.rendering.texts import label, paragraph, term

_LEFT = 75.5
_FIELDS, _CODES = 65.4, 9.6
"""Room for the fields of a weapon after its name, and for two quality codes of them."""

_USUAL_NAME, _MOST_APART = 22.0, 4.0
"""If names have more room than the first, fields move apart by up to the second."""

LABEL_ROOM = 11.2
"""Room for one of the four numbers and its label, in mm."""

_CLOSER = -1.5
"""Names are closer to the text below them than paragraphs."""

_LEAST_BESIDE = 80.0
"""If less room is left next to the numbers, the weapons are below them."""

_CAPTION_BESIDE = 90.0
"""On narrower sheets the caption of the strengths is above them."""

_ORDINAL = 3.2
"""The minimum room for the number of a squadron."""

_SHOWN = 40
"""The maximum number of squadrons of one type whose strength is tracked one by one."""


def group_letters(fleet: Fleet) -> dict[str, str]:
    """Return a small letter for each entry of squadrons without a carrier, by its id."""
    there = (entry.id for entry in fleet.squadrons if entry.count)
    return {entry: letter(place).lower() for place, entry in enumerate(there)}


def squadron_label(group: str, number: int) -> str:
    """Return the label of a squadron after its type: its number aboard its carrier, after the letter of its group.

    The number is that of the play state: squadrons of a type are counted through all bays of a ship, groups by themselves.
    """
    return f"{group}{number}"


def squadron_table(subject: Subject, width: float) -> Table | None:
    """Return the definitions of all squadron types that the bays of the sheet name, None without any."""
    rows = tuple(
        strip
        for squadron, count in squadrons_named(subject).items()
        for strip in definition_block(subject.starfighters[squadron], count, width, subject.words)
    )
    return Table(heading(subject.words["sheet-squadrons-title"], width), rows) if rows else None


def squadrons_named(subject: Subject) -> dict[str, int]:
    """Return the number of present or possible squadrons of each type; an open bay counts with all that it can carry."""
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
                counts[each] = counts.get(each, 0) + fitted.bay.carry * fitted.fit.count
            continue
        for load in loads:
            if load.count:
                counts[load.starfighter] = counts.get(load.starfighter, 0) + load.count
    return counts


def definition_block(squadron: Starfighter, count: int, width: float, words: Words, group: str = "") -> Iterator[Strip]:
    """Yield a block on tinted ground: name and numbers next to the weapons, then the strength of each squadron of a group."""
    place = ref("starfighters", squadron.id)
    inside = width - 2 * EDGE
    strips = _wide(squadron, width, words) if width - _LEFT >= _LEAST_BESIDE else _narrow(squadron, width, words)
    strips += [_moved(strip.drawing, EDGE, width) for strip in _strengths(squadron, count, inside, words, group)]
    yield Strip(Drawing(width, 1.4, ()), divider=True)
    for number, strip in enumerate(strips, 1):
        yield Strip(_tinted(strip, last=number == len(strips)), keep=number < min(3, len(strips)), ref=place)


def _wide(squadron: Starfighter, width: float, words: Words) -> list[Drawing]:
    """Name and numbers at the left, weapons at the right, those without room below each other."""
    weapons = [_weapon(each, width - _LEFT - 2 * EDGE) for each in squadron.weapons]
    name, numbers = _name(squadron, 28.0, words), _numbers(squadron, words)
    height = max(name.height, numbers.height)
    left = Drawing(_LEFT, height, (*name.ops, Group(30.0, 0.0, numbers)))
    beside: list[Strip] = []
    while weapons and height_of(beside) < left.height:
        beside.append(Strip(weapons.pop(0)))
    height = max(left.height, height_of(beside))
    first = Drawing(width, height + EDGE, (Group(EDGE, EDGE * 0.7, left), *stacked(beside, EDGE + _LEFT, EDGE * 0.7)))
    return [first, *(_moved(weapon, EDGE + _LEFT, width) for weapon in weapons)]


def _narrow(squadron: Starfighter, width: float, words: Words) -> list[Drawing]:
    """Name, numbers and weapons below each other."""
    inside = width - 2 * EDGE
    first = padded(column((_name(squadron, inside, words), _numbers(squadron, words)), 1.0), EDGE, EDGE * 0.7, 0.0, EDGE * 0.3)
    return [first, *(_moved(_narrow_weapon(each, inside), EDGE, width) for each in squadron.weapons)]


def squadron_block(squadron: Starfighter, count: int, width: float, words: Words, group: str = "") -> Table:
    """Return the definition of a squadron type with the strength of `count` squadrons, for a card that has its name."""
    top = tuple(Strip(drawing) for drawing in (_numbers(squadron, words), _tier(squadron, words)))
    weapons = tuple(Strip(_narrow_weapon(each, width)) for each in squadron.weapons)
    place = ref("starfighters", squadron.id)
    strips = (*top, *weapons, *_strengths(squadron, count, width, words, group))
    return Table(Drawing(width, 0.0, ()), tuple(strip._replace(ref=place) for strip in strips))


def _moved(drawing: Drawing, x: float, width: float) -> Drawing:
    return Drawing(width, drawing.height, (Group(x, 0.0, drawing),))


def _tinted(drawing: Drawing, *, last: bool) -> Drawing:
    return framed(padded(drawing, 0.0, 0.0, 0.0, 1.0) if last else drawing, fill=TINT)


def _name(squadron: Starfighter, width: float, words: Words) -> Drawing:
    """Name, tier and qualities."""
    name = paragraph(squadron.name or squadron.id, width, 4.0, smallest=CAPTION, weight=BOLD)
    return column((name, _tier(squadron, words)), _CLOSER, width=width)


def _tier(squadron: Starfighter, words: Words) -> Drawing:
    """Tier and qualities on a line."""
    tier = squadron_tier(squadron)
    written = label(words.text("sheet-squadrons-tier", tier=tier), CAPTION, role=QUIET)
    tiles = (tile(each.value, DEFENCE, SMALL_TILE) for each in squadron.qualities)
    return row((glyph(f"tier_{tier}", 3.6, INK, TINT), written, blank(), *tiles), 0.6, height=5.2)


def _numbers(squadron: Starfighter, words: Words) -> Drawing:
    """Strength, speed, defence and target rating."""
    numbers = (
        (tile("strength", DEFENCE, SMALL_TILE), str(squadron.strength), "strength"),
        (tile("speed", DEFENCE, SMALL_TILE), str(squadron.speed_cm), "speed"),
        (die(squadron.defence), "", "defence"),
        (tile("starfighter_target_rating", DEFENCE, SMALL_TILE), str(squadron.target_rating), "target"),
    )
    return row(
        column(
            (
                row((picture, label(number, NUMBER, weight=BOLD) if number else None), 0.6),
                term(words[f"sheet-squadrons-{caption}"], LABEL_ROOM, CAPTION, role=QUIET),
            ),
            0.3,
        )
        for picture, number, caption in numbers
    )


def _weapon(weapon: FighterWeapon, width: float) -> Drawing:
    """One weapon: name, type, pulse, die, modifier, indirect or not, rate of fire, targets, codes."""
    apart = min(_MOST_APART, max(0.0, (width - _FIELDS - _USUAL_NAME) / 3))
    name = fit(weapon.name, width - _FIELDS - 3 * apart - 1.0, 3.1, BOLD, smallest=CAPTION)
    qualities = wrap(codes(weapon), _CODES, 2.8, BOLD)
    height = max(5.4, name.height + 4.0, qualities.height + 4.0)
    middle, x = height / 2, width - _FIELDS - 3 * apart
    ops: list[Op] = [
        *lines(0.0, name.baseline(middle), name, weight=BOLD),
        mark(x, middle, weapon.damage_type.value),
        *damage(x + 4.6, middle + 1.2, weapon),
        mark(x + 22.4 + apart, middle, _method(weapon)),
        rate_at(x + 27.2 + apart, middle, weapon.rate_of_fire),
        *targets_at(x + 36.0 + 2 * apart, middle, weapon, 4.5),
    ]
    if weapon.qualities:
        ops += lines(width - _CODES, qualities.baseline(middle), qualities, weight=BOLD)
    return Drawing(width, height, tuple(ops))


def _narrow_weapon(weapon: FighterWeapon, width: float) -> Drawing:
    """Return the name, and below it the fields in as many lines as they need."""
    name = paragraph(weapon.name, width, 3.1, smallest=CAPTION, weight=BOLD)
    return column((name, column(in_lines(_cells(weapon), width, gap=1.2))), _CLOSER)


def _cells(weapon: FighterWeapon) -> Iterator[Strip]:
    middle = CELL / 2
    yield cell(mark(0.0, middle, weapon.damage_type.value), *damage(4.6, middle + 1.2, weapon))
    yield cell(mark(0.0, middle, _method(weapon)), rate_at(5.4, middle, weapon.rate_of_fire))
    if weapon.targets:
        yield cell(*(mark(place * 4.4, middle, name) for place, name in enumerate(target_names(weapon))))
    if weapon.qualities:
        qualities = wrap(codes(weapon), 2 * _CODES, 2.8, BOLD)
        height = qualities.height + CELL
        written = lines(0.0, qualities.baseline(height / 2), qualities, weight=BOLD)
        yield Strip(Drawing(max(each.width for each in written), height, written))


def _method(weapon: FighterWeapon) -> str:
    return "indirect" if weapon.indirect else "direct"


def _strengths(squadron: Starfighter, count: int, width: float, words: Words, group: str) -> Strips:
    """Yield bubbles for the strength of each squadron, in separate runs below each other, each with its label."""
    if not squadron.strength:
        return ()
    caption = line(0.0, 2.5, words["sheet-squadrons-strength"], CAPTION, role=QUIET)
    beside = caption.width + 2.6 if width >= _CAPTION_BESIDE else 0.0
    shown = min(count, _SHOWN)
    indent = max(_ORDINAL, text_width(squadron_label(group, shown), CAPTION) + 1.4)
    run = bubbles_within(STRENGTH, min(squadron.strength, MOST), width - beside - indent)
    items = [_labelled(run, group, number, indent) for number in range(1, shown + 1)]
    if count > _SHOWN:
        more = line(0.0, 2.5, words.text("sheet-squadrons-more", count=count - _SHOWN), CAPTION, role=QUIET)
        items.append(Strip(Drawing(more.width, 2.8, (more,))))
    rows = in_lines(items, width - beside, gap=2.6, leading=0.9)
    if not beside:
        return (Strip(Drawing(width, 3.0, (caption,))), *rows)
    return tuple(
        Strip(Drawing(width, row.drawing.height, (*(() if number else (caption,)), Group(beside, 0.0, row.drawing))))
        for number, row in enumerate(rows)
    )


def _labelled(run: Drawing, group: str, number: int, indent: float) -> Strip:
    label = line(indent - 0.6, 2.4, squadron_label(group, number), CAPTION, role=QUIET, align=Align.RIGHT)
    return Strip(Drawing(indent + run.width, run.height, (label, Group(indent, 0.0, run, f"#{number}"))))
