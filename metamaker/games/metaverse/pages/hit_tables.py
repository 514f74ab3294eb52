"""Tables of the die that a class needs: for each group of weapons by movement, and by distance or electronic warfare."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from metamaker.core.messages import Words
from metamaker.games.metaverse.battle.ai.weapon_worth import guns
from metamaker.games.metaverse.battle.aim import Profile, bands_of, energy_loss
from metamaker.games.metaverse.battle.blueprint import WeaponPlan, blueprint
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import ShipClass, class_title
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import Heading, fleet_called, flowing, room
from metamaker.games.metaverse.rules.hit import D20
from metamaker.games.metaverse.sheet.scale import LEAST, said_heading
from metamaker.games.metaverse.sheet.shooting import hit_table
from metamaker.games.metaverse.sheet.tiles import disc
from metamaker.games.metaverse.sheet.weapons import weapon_letters
from metamaker.play.geometry import CM
from metamaker.rendering.boxes import row
from metamaker.rendering.drawing import BOLD, Drawing, Page, Path
from metamaker.rendering.ink import QUIET, TINT
from metamaker.rendering.layout import Block, Table
from metamaker.rendering.shapes import box
from metamaker.rendering.tables import Cell, Look, table, titled
from metamaker.rendering.text_fitting import Align, fit, line

DISTANCES: Final = range(10, 101, 10)
"""Distances of columns in cm."""

EW: Final = range(10)
"""Electronic warfare of columns: as many as distances."""

PROFILES: Final = range(-1, 9)
"""Rows: the target rating with the movement of both ships, before range bands (MV-1.3.1-12)."""

_FIRST = 30.0
_GAP = 4.0
_DISC = 4.0


class _Size(NamedTuple):
    """The height of a row, and the sizes of a die and of a chance, in mm."""

    row: float
    die: float
    chance: float


_USUAL, _DENSE = _Size(4.9, 2.9, LEAST), _Size(3.7, 2.7, LEAST)
_MOST_USUAL = 3
"""More groups of weapons than this have denser tables, so that they stay on one page."""


class Group(NamedTuple):
    """Weapons that always need the same die: all energy weapons, or kinetic ones with equal range bands.

    Temporal weapons are groups of their own, because their misses are rolled again (MV-3.6.14-20).
    """

    weapons: tuple[WeaponPlan, ...]

    @property
    def temporal(self) -> bool:
        """Whether a miss is rolled again."""
        return WeaponQuality.TEMPORAL in self.weapons[0].qualities

    def chance(self, roll: Profile) -> Fraction:
        """Return the exact chance to hit."""
        missed = 1 - Fraction(roll.faces, D20)
        return 1 - missed * missed if self.temporal else 1 - missed

    @property
    def kinetic(self) -> bool:
        """Whether its die depends on the distance."""
        return self.weapons[0].kinetic


def array_rating(known: Design) -> int:
    """Return the rating of the best sensor array of a class, 0 without one."""
    plan = blueprint(known)
    return max((plan.systems[number].rating for number in plan.of(ComponentKind.SENSOR_ARRAY.value)), default=0)


def groups(known: Design) -> tuple[Group, ...]:
    """Return the weapons of a class that can fire at starships, energy weapons first."""
    plans = _plans(known)
    kinds = dict.fromkeys(_kind(plan) for plan in plans)
    return tuple(Group(tuple(plan for plan in plans if _kind(plan) == kind)) for kind in sorted(kinds, key=_is_kinetic))


def _plans(known: Design) -> list[WeaponPlan]:
    """Return the weapons that can fire at starships, by their letters."""
    plans = {gun.plan.id: gun.plan for gun in guns(known)}
    return [plans[key] for key in weapon_letters(known) if key in plans]


def _kind(plan: WeaponPlan) -> tuple[int, bool]:
    """Return the width in cm of the range bands that change the die, 0 for energy, and whether misses are rolled again."""
    return plan.range_cm if plan.kinetic else 0, WeaponQuality.TEMPORAL in plan.qualities


def _is_kinetic(kind: tuple[int, bool]) -> bool:
    return kind[0] > 0


def profile_at(group: Group, rating: int, before: int, column: int) -> Profile:
    """Return the profile of a cell: an array's rating, the target profile before range bands, the distance or the EW.

    Rules MV-1.3.1-10, -12, -22.
    """
    if group.kinetic:
        return Profile(rating, before + bands_of(group.weapons[0], column * CM), rating)
    return Profile(rating - column, before, rating)


def die(roll: Profile) -> str:
    """Return the faces that hit: `4–14`, or a single one. Rules MV-1.3.1-13 to -15."""
    found = [face for face in range(1, D20 + 1) if roll.hits(face)]
    return "–".join(map(str, dict.fromkeys((found[0], found[-1])))) if found else "–"


def damage(plan: WeaponPlan, distance: int, words: Words) -> str:
    """Return the damage of a hit at a distance in cm: `3 × D6+1`, with the loss of energy. Rule MV-1.3.5-05."""
    change = plan.modifier - energy_loss(plan, distance * CM)
    return f"{plan.pulse} × D{plan.faces or 1}{words.signed(change) if change else ''}"


def hit_table_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the tables of every class of each fleet that can fire at starships; of classes in the roster if there is one."""
    return tuple(page for each in context.each() for ship in _classes(each.fleets[0]) for page in _pages(each, ship))


def _classes(fleet: Fleet) -> list[ShipClass]:
    flown = {ship.ship_class for ship in fleet.ships}
    return [each for each in fleet.classes if not flown or each.id in flown]


def _pages(context: PagesContext, ship: ShipClass) -> tuple[Page, ...]:
    fleet, words = context.fleets[0], context.words
    known = design(fleet, ship)
    rating, found = array_rating(known), groups(known)
    if not rating or not found:
        return ()
    about = words.text("pages-hit_tables-about", fleet=fleet_called(context, fleet), rating=rating)
    heading = Heading(words.text("pages-class", name=class_title(ship)), about, words["pages-hit_tables-title"], ship.emblem)
    width = room(context, heading).width
    letters = weapon_letters(known)
    blocks: list[Block] = [
        hit_table(width, words),
        _damages(_plans(known), letters, words, width),
        *(_grid(group, rating, letters, words, width, _DENSE if len(found) > _MOST_USUAL else _USUAL) for group in found),
    ]
    return flowing(context, heading, blocks, _GAP)


def _widths(width: float) -> tuple[float, ...]:
    each = (width - _FIRST) / len(DISTANCES)
    return _FIRST, *(each for _ in DISTANCES)


def _damages(plans: Sequence[WeaponPlan], letters: dict[str, str], words: Words, width: float) -> Table:
    """Return the damage of each weapon by distance."""
    titles = (Cell(), *(Cell(words.text("pages-hit_tables-cm", distance=each), align=Align.CENTRE) for each in DISTANCES))
    rows = [
        (
            Cell(plan.name, bold=True, drawn=disc(letters.get(plan.id, ""), _DISC), name=True),
            *(Cell(damage(plan, each, words), align=Align.CENTRE, most=1) for each in DISTANCES),
        )
        for plan in plans
    ]
    above = said_heading(words["pages-hit_tables-damage"], words["pages-hit_tables-damage-hint"], width)
    return titled(above, table(titles, rows, _widths(width), Look(2.6, _USUAL.row, right=0.6)))


def _grid(group: Group, rating: int, letters: dict[str, str], words: Words, width: float, size: _Size) -> Table:
    """Return the die and the chance of a group, by movement and by distance or electronic warfare."""
    kind, widths = "kinetic" if group.kinetic else "energy", _widths(width)
    columns = DISTANCES if group.kinetic else EW
    key, name = ("cm", "distance") if group.kinetic else ("ew", "ew")
    titles = (
        Cell(words["pages-hit_tables-profile"]),
        *(Cell(words.text(f"pages-hit_tables-{key}", **{name: each}), align=Align.CENTRE) for each in columns),
    )
    rows = [
        (
            Cell(words.signed(before) if before < 0 else str(before), bold=True, align=Align.CENTRE),
            *(Cell(drawn=_cell(group, profile_at(group, rating, before, each), words, widths[1], size)) for each in columns),
        )
        for before in PROFILES
    ]
    title = words.text(f"pages-hit_tables-{kind}", width=group.weapons[0].range_cm)
    hint = words[f"pages-hit_tables-{kind}-hint"]
    if group.temporal:
        hint = f"{hint}  ·  {words['pages-hit_tables-temporal']}"
    above = _headed(title, hint, [letters.get(plan.id, "") for plan in group.weapons], width)
    return titled(above, table(titles, rows, widths, Look(size.die, size.row, right=0.0, uprights=True)))


def _headed(title: str, hint: str, letters: Sequence[str], width: float) -> Drawing:
    """Return the heading of a grid after the letters of its weapons."""
    discs = row((disc(each, _DISC) for each in letters), 0.8)
    left = discs.width + 1.6
    if left > width / 2:
        return said_heading(title, hint, width)
    return row((discs, said_heading(title, hint, width - left)), 1.6)


def _cell(group: Group, roll: Profile, words: Words, width: float, size: _Size) -> Drawing:
    """Return a die with its chance, before a tinted bar as long as the chance."""
    share = group.chance(roll)
    middle = size.row / 2
    text = fit(die(roll), (width - 1.6) * 0.6, size.die, BOLD, smallest=LEAST)
    chance = words.percent(share)
    return Drawing(
        width,
        size.row - 0.2,
        (
            Path(box(0.0, 0.1, max(0.1, width * float(share)), size.row - 0.4), fill=TINT),
            line(0.8, text.baseline(middle), die(roll), text.size, weight=BOLD),
            line(width - 0.8, middle + size.chance * 0.36, chance, size.chance, role=QUIET, align=Align.RIGHT),
        ),
    )
