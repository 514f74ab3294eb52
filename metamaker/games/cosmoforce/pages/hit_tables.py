"""Tables of hits and chances by the weapons of a design, and by the mass and speed of the target; its heat."""

from fractions import Fraction
from typing import Final, NamedTuple

from metamaker.core.amounts import rounded
from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.games.cosmoforce.battle.actions.attacks import MISSILE_DICE
from metamaker.games.cosmoforce.edits.structure import class_term, system_term
from metamaker.games.cosmoforce.model.design import Design, SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.pages.page import Setting
from metamaker.games.cosmoforce.rules.chances import at_least, expected_drone_hits, expected_hits, miss_chance
from metamaker.games.cosmoforce.rules.editions import PlayedRules, rules_of
from metamaker.games.cosmoforce.rules.shot import hangar_damage, hangar_dice, railgun_dice
from metamaker.games.cosmoforce.sheet.signs import icon
from metamaker.games.cosmoforce.stats.derived import derived
from metamaker.rendering.boxes import column
from metamaker.rendering.drawing import BOLD, Drawing, Page, Path
from metamaker.rendering.ink import QUIET, TINT
from metamaker.rendering.layout import Block, Table
from metamaker.rendering.page_set import Headed, Heading, footing
from metamaker.rendering.shapes import box
from metamaker.rendering.tables import Cell, Look, table, titled
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.texts import CAPTION, headline, paragraph

MASSES: Final = (2, 4, 6, 8, 10, 12, 15, 20, 25, 30)
"""Masses of targets: columns, with one more for a target without a limit."""

HEATS: Final = range(1, 13)
"""Dice for heat after the Dissipators."""

WEAPONS: Final = (SystemKind.LASER, SystemKind.MISSILE, SystemKind.RAILGUN, SystemKind.HANGAR)

_FIRST = 36.0
_ROW, _HITS, _CHANCE = 7.6, 3.4, CAPTION
_GAP = 7.0


class Shots(NamedTuple):
    """A row: a number of weapons of a kind. `slower`: whether Railguns fire at a slower ship."""

    kind: SystemKind
    weapons: int
    slower: bool = False

    def dice(self, rules: PlayedRules) -> int:
        """Return the dice of the attack. Rules CF-ATK-04, -05, -08, -09, -10."""
        if self.kind is SystemKind.MISSILE:
            return self.weapons * MISSILE_DICE
        if self.kind is SystemKind.RAILGUN:
            return self.weapons * railgun_dice(self.slower)
        return self.weapons * (hangar_dice(rules) if self.kind is SystemKind.HANGAR else 1)

    def hits(self, mass: int | None, rules: PlayedRules) -> Fraction:
        """Return the mean hits on a target of this mass; None for one without a limit. Rules CF-SHOT-03, CF-EX-19."""
        drones = self.kind is SystemKind.HANGAR and rules.hangar_mode == 1
        return (expected_drone_hits if drones else expected_hits)(self.dice(rules), mass)

    def chance(self, mass: int | None, rules: PlayedRules) -> Fraction:
        """Return the chance of any hit. Rule CF-EX-20."""
        return 1 - miss_chance(self.dice(rules), mass)


def rows_of(design: Design, kind: SystemKind) -> tuple[Shots, ...]:
    """Return the rows of a design for a kind of weapon: one for each number of working weapons."""
    counts = range(1, sum(slot is kind for slot in design.slots) + 1)
    speeds = (False, True) if kind is SystemKind.RAILGUN else (False,)
    return tuple(Shots(kind, count, slower) for slower in speeds for count in counts)


def whole_percent(chance: Fraction, words: Words) -> str:
    """Return a chance in whole percent: neither 0% nor 100%, because every attack can fail and succeed."""
    return words.percent(min(Fraction(99, 100), max(Fraction(1, 100), chance)))


def hit_table_pages(of: Setting) -> tuple[Page, ...]:
    """Return the tables of each design with weapons; of flown designs if there are ships."""
    return tuple(page for fleet in of.fleets for design in _designs(fleet) for page in _pages(of, fleet, design))


def _designs(fleet: Fleet) -> list[Design]:
    flown = {ship.design for ship in fleet.ships}
    return [each for each in fleet.designs if not flown or each.id in flown]


def _pages(of: Setting, fleet: Fleet, design: Design) -> tuple[Page, ...]:
    rules = rules_of(fleet)
    kinds = [kind for kind in WEAPONS if kind in design.slots]
    if not kinds:
        return ()
    name = fleet.name.strip() or of.words["pages-nameless"]
    about = of.words.text("pages-hits-about", fleet=name, **{"class": class_term(design.ship_class, of.words)})
    kind = footing(of.words, of.words["pages-title-hit_tables"], "sheet-foot")
    headed = Headed(of.frame, Heading(called(design), about), kind)
    width = headed.room().width
    blocks: list[Block] = [*(_weapons(design, kind, rules, of.words, width) for kind in kinds)]
    return headed.flowing((*blocks, _heat(design, rules, of.words, width)), _GAP)


def _weapons(design: Design, kind: SystemKind, rules: PlayedRules, words: Words, width: float) -> Table:
    """Return hits and chances of a kind of weapon."""
    each = (width - _FIRST) / (len(MASSES) + 1)
    masses = (*MASSES, None)
    titles = (
        Cell(words["pages-hits-mass"]),
        *(Cell(words["pages-hits-no_limit"] if mass is None else str(mass), align=Align.CENTRE) for mass in masses),
    )
    rows = [
        (
            Cell(_said(shots, rules, words), bold=True),
            *(Cell(drawn=_cell(shots.hits(mass, rules), shots.chance(mass, rules), each, words)) for mass in masses),
        )
        for shots in rows_of(design, kind)
    ]
    return titled(
        _above(system_term(kind, words), _hint(kind, rules, words), width, kind.value),
        table(titles, rows, (_FIRST, *(each for _ in masses)), Look(3.2, _ROW, right=0.0, uprights=True)),
    )


def _said(shots: Shots, rules: PlayedRules, words: Words) -> str:
    key = "row" if shots.kind is not SystemKind.RAILGUN else "slower" if shots.slower else "faster"
    return words.text(f"pages-hits-{key}", count=shots.weapons, dice=shots.dice(rules))


def _hint(kind: SystemKind, rules: PlayedRules, words: Words) -> str:
    if kind is SystemKind.HANGAR:
        return words.text("pages-hits-hint-hangar", damage=hangar_damage(1, False, rules))
    return words[f"pages-hits-hint-{kind.value}"]


def _heat(design: Design, rules: PlayedRules, words: Words, width: float) -> Table:
    """Return the chances that heat harms crew."""
    sheds = sum(slot is SystemKind.DISSIPATOR for slot in design.slots)
    starts = derived(design, rules).starting_heat
    each = (width - _FIRST) / len(HEATS)
    titles = (
        Cell(words["pages-hits-heat"]),
        *(Cell(words.text("pages-hits-dice", dice=dice), align=Align.CENTRE) for dice in HEATS),
    )
    rows = [
        (
            Cell(words[f"pages-hits-harm-{harms}"], bold=True),
            *(Cell(whole_percent(at_least(dice, harms), words), align=Align.CENTRE) for dice in HEATS),
        )
        for harms in (1, 2)
    ]
    above = _above(
        words["pages-hits-heat_title"], words.text("pages-hits-hint-heat", sheds=sheds, starts=starts), width, "heat"
    )
    return titled(above, table(titles, rows, (_FIRST, *(each for _ in HEATS)), Look(3.2, _ROW, uprights=True)))


def _above(title: str, hint: str, width: float, sign: str) -> Drawing:
    return column((headline(title, width, icon(sign)), paragraph(hint, width, CAPTION, role=QUIET)), 0.8)


def _cell(hits: Fraction, chance: Fraction, width: float, words: Words) -> Drawing:
    """Return the mean hits and the chance of any, before a tinted bar as long as the chance."""
    middle = _ROW / 2
    return Drawing(
        width,
        _ROW - 0.2,
        (
            Path(box(0.0, 0.1, max(0.1, width * float(chance)), _ROW - 0.4), fill=TINT),
            line(0.8, middle + _HITS * 0.36, words.number(rounded(hits, 1)), _HITS, weight=BOLD),
            line(width - 0.8, middle + _CHANCE * 0.36, whole_percent(chance, words), _CHANCE, role=QUIET, align=Align.RIGHT),
        ),
    )
