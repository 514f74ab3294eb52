"""Extras below the cards of the ship-wide column: motion totals, FTL charge, dice and tokens to bring, component names."""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from metamaker.core.amounts import whole
from metamaker.core.memo import memo_by
from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import Die, MovementMethod, TargetMethod
from metamaker.games.metaverse.rules.roll import thrown_faces
from metamaker.games.metaverse.sheet.bubbles import CHARGE, bubbles_within
from metamaker.games.metaverse.sheet.gaps import Gap, Value
from metamaker.games.metaverse.sheet.hangar import aboard
from metamaker.games.metaverse.sheet.palette import GROUPS
from metamaker.games.metaverse.sheet.scale import CAPTION, LEAST_NUMBER
from metamaker.games.metaverse.sheet.squadrons import squadrons_named
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tiles import glyph, tile
from metamaker.games.metaverse.stats.parts import Fitted, parts
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.weapon import aoe_die
from metamaker.rendering.boxes import Part, blank, column, grid, row
from metamaker.rendering.drawing import BOLD, Drawing
from metamaker.rendering.ink import QUIET
from metamaker.rendering.layout import Strip, Table, solid
from metamaker.rendering.text_fitting import fit, words_line
from metamaker.rendering.texts import label, paragraph, term

_USUAL = {20: 1, 8: 1, 6: 1}
"""Dice that every ship needs, by their faces: for fire, for the category and for the row of a critical."""

_TACTICAL_JUMP = 6
"""The minimum number of D10s for the distance of a tactical jump. Rule MV-1.2.3-63."""


def dice(subject: Subject) -> tuple[str, ...]:
    """Return the dice rolled for the ship, with their number at once, largest first: `D20`, `6D10`, `2D8`.

    Only real dice: a D5, D3 or D2 is a D10, D6 or D4, halved. Rule MV-0.0.0-10.
    """
    thrown = Counter(_USUAL)
    for die, number in _thrown(subject):
        faces = thrown_faces(die)
        if faces > 1:
            thrown[faces] = max(thrown[faces], number)
    return tuple(f"{number if number > 1 else ''}D{faces}" for faces, number in sorted(thrown.items(), reverse=True))


def _thrown(subject: Subject) -> Iterator[tuple[Die, int]]:
    """Yield the dice of the ship's qualities, of a tactical jump and of a shot of each weapon, with their number."""
    ship = subject.design.ship
    yield Die(ship.command_quality.value), 1
    yield Die(ship.damage_control_quality.value), 1
    if parts(subject.design)[ComponentKind.ADVANCED_FTL]:
        yield Die.D10, _TACTICAL_JUMP
    for mounted in parts(subject.design).mounts:
        if mounted.mount.count:
            yield mounted.weapon.damage_die, mounted.weapon.pulse
            area = aoe_die(mounted.weapon.aoe_cm)
            if area is not None:
                yield area, 1
    for squadron in squadrons_named(subject):
        for weapon in subject.starfighters[squadron].weapons:
            yield weapon.damage_die, weapon.pulse


def tokens(subject: Subject) -> Iterator[str]:
    """Yield the ship itself, its squadrons, and a marker for each salvo that it can launch in one turn."""
    words = subject.words
    squadrons = sum(_most_squadrons(subject, fitted) for fitted in parts(subject.design).bays)
    salvos = sum(
        mounted.mount.count for mounted in parts(subject.design).mounts if mounted.weapon.target_method is TargetMethod.INDIRECT
    )
    yield words.text("sheet-tokens-ship", count=1)
    if squadrons:
        yield words.text("sheet-tokens-squadron", count=squadrons)
    if salvos:
        yield words.text("sheet-tokens-salvo", count=salvos)


def _most_squadrons(subject: Subject, fitted: Fitted) -> int:
    """Return the number of squadrons aboard the copies of a bay, or their room if the loadout is open."""
    loads = aboard(subject, fitted)
    return fitted.bay.carry * fitted.fit.count if loads is None else sum(load.count for load in loads)


WIDTH = 24.0
"""Of the whole column, in mm."""

_HEADING = 4.4
_GAP = 1.8
_CELL = 6.5
"""Height of a number with its caption, with the gap below."""

_ROW_GAP = 0.2


class Extra(Enum):
    """A part of the column below the cards, the most useful in play first."""

    CHARGE = "charge"
    MOTION = "motion"
    NEEDS = "needs"


ESSENTIAL = frozenset({Extra.CHARGE, Extra.MOTION})
"""Extras of every sheet: in the column or next to it."""


def extras(subject: Subject) -> dict[Extra, Drawing]:
    """Return all extras below the cards in their order, without the names of icons."""
    motion, charge = _of_class(subject.design, subject.words)
    found = {Extra.CHARGE: charge, Extra.MOTION: motion, Extra.NEEDS: _needs(subject)}
    return {extra: drawing for extra, drawing in found.items() if drawing is not None}


def extras_beside(subject: Subject, width: float) -> Table:
    """Return the extras in two columns, for cards, which have no ship-wide column."""
    drawn = extras(subject)
    motion = drawn.pop(Extra.MOTION)
    return solid(row((motion, column(drawn.values())), width - 2 * WIDTH, down=0.0))


@memo_by
def _of_class(design: Design, words: Words) -> tuple[Drawing, Drawing | None]:
    turns = warm_up(design)
    charge = charge_run(design.ref("ftl_charge"), turns, words) if turns else None
    return motion_totals(tuple(directions(design, words)), words), charge


def _under(title: str, *parts: Part, gap: float = _GAP) -> Drawing:
    """Return parts below a title, with a gap at the end."""
    heading = label(title, CAPTION, weight=BOLD, role=QUIET, tracking=0.2)
    return column((heading, blank(height=_HEADING - heading.height), *parts, blank(WIDTH, gap)))


class Total(NamedTuple):
    """The points of a ship for one direction in a turn, with the icon and the key of the caption."""

    icon: str
    points: Value
    caption: str


def motion_totals(totals: Sequence[Total], words: Words, high: float = _CELL) -> Drawing:
    """Return the totals of a turn in two columns, in cells `high` mm high. Rule MV-3.3.0-04."""
    above = high - 2.9 - _ROW_GAP
    cells = (
        column((row((glyph(icon, 3.4, Kinds.PROPULSION), _points(points, above)), 0.7, height=above), _caption(caption, words)))
        for icon, points, caption in totals
    )
    return _under(words["sheet-motion-title"], grid(cells, 2, _ROW_GAP, width=WIDTH), gap=1.3)


def _points(points: Value, high: float) -> Drawing:
    if isinstance(points, Gap):
        return Drawing(7.0, high, points.on_line(0.0, 0.0, 7.0, high - 0.6))
    return Drawing(7.4, high, (words_line(0.0, 2.95, fit(points, 7.4, 3.7, BOLD, smallest=LEAST_NUMBER), weight=BOLD),))


def _caption(key: str, words: Words) -> Drawing:
    return term(words[f"sheet-motion-{key}"], WIDTH / 2 - 0.6, CAPTION, role=QUIET)


def directions(design: Design, words: Words) -> Iterator[Total]:
    """Yield the totals of a ship: thrust ahead and astern, turns and, for newtonian ships, drives to the side."""
    motion = ship_stats(design).motion
    points = (
        motion.forward_thrust,
        motion.reverse_thrust,
        # Thrusters turn a ship to the other side.
        motion.starboard_thrusters,
        motion.port_thrusters,
        *((motion.starboard_drive, motion.port_drive) if design.ship.movement_method is MovementMethod.NEWTONIAN else ()),
    )
    return (Total(icon, words.number(whole(n)), caption) for (icon, caption), n in zip(DIRECTIONS, points, strict=False))


DIRECTIONS = (
    ("arrow_up", "ahead"),
    ("arrow_down", "astern"),
    ("thruster_starboard", "turn_port"),
    ("thruster_port", "turn_starboard"),
    ("arrow_left", "drift_port"),
    ("arrow_right", "drift_starboard"),
)
"""Icon and key of the caption of each direction."""


def warm_up(design: Design) -> int:
    """Return the turns of warm-up of the best FTL drive, 0 without any. Rule MV-1.2.3-44."""
    best = ship_stats(design).motion.best_ftl
    return 0 if best is None else best[1]


def charge_run(place: str, turns: int, words: Words) -> Drawing:
    """Return a bubble for each turn of warm-up."""
    run = bubbles_within(CHARGE, turns, WIDTH)
    return _under(words["sheet-extras-charge"], Strip(run, ref=place))


def _needs(subject: Subject) -> Drawing:
    """Return the dice and the tokens that the sheet's player brings."""
    return _listed_needs(subject.words["sheet-extras-needs"], dice(subject), tuple(tokens(subject)))


@lru_cache(maxsize=500)
def _listed_needs(title: str, dice: tuple[str, ...], tokens: tuple[str, ...]) -> Drawing:
    """Return dice and tokens below a title, cached because many ships need the same."""
    brought = (paragraph(each, WIDTH, CAPTION, role=QUIET) for each in tokens)
    needs = column((paragraph("  ".join(dice), WIDTH, 2.9), *brought), -1.2)
    return _under(title, needs, gap=1.0)  # a paragraph has white below it


def aboard_list(kinds: Sequence[str], words: Words, room: float) -> tuple[Drawing | None, tuple[str, ...]]:
    """Return the names of icons as far as `room` mm reach, None without room for three, and the remaining kinds."""
    shown: list[Drawing] = []
    left = room - _HEADING - _GAP
    for kind in kinds:
        named = _named(kind, words)
        left -= named.height
        if left < 0.0:
            break
        shown.append(named)
    if len(shown) < min(_FEWEST_NAMED, len(kinds)) or not kinds:
        return None, tuple(kinds)
    return _under(words["sheet-extras-aboard"], *shown), tuple(kinds[len(shown) :])


_FEWEST_NAMED = 3


@lru_cache(maxsize=500)
def _named(kind: str, words: Words) -> Drawing:
    """Return the icon of a kind with its name, the same drawing on all sheets."""
    sign = tile(kind, GROUPS[catalogue()[kind].group], 3.6)
    return row((sign, paragraph(kind_name(kind, words), WIDTH - 4.6, CAPTION)), 1.0, height=4.3)


def kind_name(kind: str, words: Words) -> str:
    """Return the display name of a kind of component."""
    return words.get(f"sheet-name-component-{kind}", catalogue()[kind].name)
