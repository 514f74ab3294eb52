"""The tables of a roster: ships each under its commander, squadrons without a carrier, with columns of numbers."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.core.amounts import whole
from metamaker.core.display_names import called
from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.pages.context import ranks, squadrons_aboard
from metamaker.games.metaverse.pages.edges import SMALL
from metamaker.games.metaverse.sheet.bubbles import HULL, bubble
from metamaker.games.metaverse.sheet.muster import worth
from metamaker.games.metaverse.sheet.palette import DEFENCE
from metamaker.games.metaverse.sheet.scale import CAPTION, LEAST
from metamaker.games.metaverse.sheet.tiles import glyph, tile
from metamaker.games.metaverse.stats.fleet import ShipEntry, SquadronEntry, fleet_stats
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.rendering.boxes import blank, column, row
from metamaker.rendering.drawing import Drawing
from metamaker.rendering.ink import INK, QUIET
from metamaker.rendering.layout import Table
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import term

_LOOK = Look(3.4, height=8.0)


class Field(NamedTuple):
    """A column of numbers: its word, the icon over it, its width in mm, and whether its numbers are bold."""

    key: str
    icon: str
    width: float
    strong: bool = False


class Layout(NamedTuple):
    """The columns of numbers, and the word over the last column with its width in mm; the first is for names."""

    key: str
    fields: tuple[Field, ...]
    last: str
    after: float

    def table(self, rows: Sequence[Sequence[Cell]], refs: Sequence[str], words: Words, width: float) -> Table | None:
        """Return rows under icons and words, None without any."""
        titles = (
            Cell(words[f"pages-roster-{self.key}"], bold=True),
            *(Cell(drawn=_title(field, words)) for field in self.fields),
            Cell(words[f"pages-roster-column-{self.last}"]),
        )
        wide = [field.width for field in self.fields]
        widths = (width - sum(wide) - self.after, *wide, self.after)
        return table(titles, rows, widths, _LOOK, refs=refs) if rows else None

    def numbers(self, *values: str) -> Iterator[Cell]:
        """Yield the numbers of a row; a tier is shown by its icon. Rule MV-3.0.1-17."""
        for field, value in zip(self.fields, values, strict=True):
            sign = glyph(f"tier_{value}", 4.0) if field.key == "tier" else None
            yield Cell(value, bold=field.strong, size=3.5 if sign else 3.8, align=Align.CENTRE, drawn=sign)


def _title(field: Field, words: Words) -> Drawing:
    wide = field.width - 1.0
    word = term(words[f"pages-roster-column-{field.key}"], wide, SMALL, smallest=LEAST, role=QUIET, align=Align.CENTRE)
    return column((glyph(field.icon, 4.0), word), 0.6, across=0.5)


_SHIPS = Layout(
    "ships",
    (
        Field("combat_value", "combat_value", 14.0, strong=True),
        Field("tier", "tier_2", 9.0),
        Field("crew_quality", "crew_quality", 11.0),
        Field("command_quality", "command_quality", 12.0),
        Field("target_rating", "target_rating", 11.0, strong=True),
        Field("ems", "ems", 11.0, strong=True),
        Field("mass_factor", "mass_factor", 10.0),
        Field("speed", "speed", 11.0),
    ),
    "commander",
    34.0,
)
_INDENT, _DEEPEST = 3.2, 5
_SIGN = 4.4


def ship_table(fleet: Fleet, words: Words, width: float) -> Table | None:
    """Return every ship in the order of the chain of command, None without any. Rules MV-3.0.0-03, MV-3.8.0-06."""
    entries = {entry.ship.id: entry for entry in fleet_stats(fleet).ships}
    ranked = [(entries[ship.id], depth) for ship, depth in ranks(fleet).order] if entries else []
    rows = [_ship(fleet, entry, depth, words) for entry, depth in ranked]
    return _SHIPS.table(rows, [entry.ship.ref() for entry, _ in ranked], words, width)


def _ship(fleet: Fleet, entry: ShipEntry, depth: int, words: Words) -> tuple[Cell, ...]:
    stats, of_class = ship_stats(entry.design), entry.design.ship
    numbers = _SHIPS.numbers(
        words.number(worth(fleet).ships[entry.ship.id]),
        str(entry.tier),
        str(of_class.crew_quality),
        of_class.command_quality.value,
        words.number(whole(stats.target_rating)),
        words.number(whole(stats.ems)),
        words.number(whole(stats.mass_factor)),
        "–" if stats.max_speed is None else words.number(whole(stats.max_speed)),
    )
    last = Cell()
    if entry.ship.commander is not None:
        last = Cell(called(fleet.ship(entry.ship.commander)), size=2.9)
    elif entry.ship in ranks(fleet).outside:
        last = Cell(words["pages-roster-outside"], role=QUIET, size=CAPTION)
    return _name(fleet, entry.ship, depth, words), *numbers, last


def _name(fleet: Fleet, ship: Ship, depth: int, words: Words) -> Cell:
    """Return a bubble to fill in when the ship is lost, its level, the flag of the flagship, its name, class and squadrons."""
    level = None if ship.level is None else tile(ship.level.value, DEFENCE, _SIGN)
    flag = glyph("flagship", 3.6, INK) if ranks(fleet).flagship == ship.id else None
    signs = row((bubble(HULL), blank(min(depth, _DEEPEST) * _INDENT), level, flag), 0.8)
    return Cell(called(ship), bold=True, drawn=signs, below=_below(fleet, ship, words))


def _below(fleet: Fleet, ship: Ship, words: Words) -> str:
    title = words.text("pages-class", name=class_called(fleet.ship_class(ship.ship_class)))
    aboard = sum(squadrons_aboard(fleet, ship).values())
    return f"{title}  ·  {words.text('pages-roster-aboard', count=aboard)}" if aboard else title


_SQUADRONS = Layout(
    "squadrons",
    (
        Field("count", "squadron", 12.0, strong=True),
        Field("combat_value", "combat_value", 14.0, strong=True),
        Field("tier", "tier_2", 9.0),
        Field("crew_quality", "crew_quality", 11.0),
        Field("command_quality", "command_quality", 12.0),
        Field("strength", "strength", 12.0, strong=True),
        Field("speed", "speed", 11.0),
        Field("defence", "defence", 12.0),
        Field("target_rating", "starfighter_target_rating", 12.0),
    ),
    "qualities",
    18.0,
)


def squadron_table(fleet: Fleet, words: Words, width: float) -> Table | None:
    """Return every entry of squadrons without a carrier, None without any. Rule MV-3.7.5-03."""
    entries = fleet_stats(fleet).squadrons
    rows = [_squadron(fleet, entry, words) for entry in entries]
    return _SQUADRONS.table(rows, [ref("squadrons", entry.squadron.id) for entry in entries], words, width)


def _squadron(fleet: Fleet, entry: SquadronEntry, words: Words) -> tuple[Cell, ...]:
    squadron, kind = entry.squadron, entry.starfighter
    numbers = _SQUADRONS.numbers(
        str(squadron.count),
        words.number(worth(fleet).squadrons[squadron.id]),
        str(entry.tier),
        str(squadron.crew_quality),
        squadron.command_quality.value,
        str(kind.strength),
        str(kind.speed_cm),
        str(kind.defence),
        str(kind.target_rating),
    )
    marines = words["pages-roster-marines"] if squadron.marines_aboard else ""
    name = Cell(called(kind), bold=True, drawn=bubble(HULL), below=marines)
    return name, *numbers, Cell(drawn=row((tile(each.value, DEFENCE, _SIGN) for each in kind.qualities), 0.8))
