"""The cards of a chain-of-command chart: command ships with what they may lead, and the ships under them."""

from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue.entry import Group as Kinds
from metamaker.games.metaverse.checks.command import chain, command_centre
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.pages.command_tree import Cell
from metamaker.games.metaverse.pages.naming import named
from metamaker.games.metaverse.pages.ranks import ranks
from metamaker.games.metaverse.sheet.bubbles import HULL, bubble
from metamaker.games.metaverse.sheet.palette import DEFENCE, GROUPS
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.tiles import glyph, tile
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.sheets.ink import ALERT, INK, LINE, PAPER
from metamaker.sheets.lettering import fit, line, words_line
from metamaker.sheets.shapes import box, circle

COMMANDER, SHIP = 13.0, 8.2
"""Heights of cards in mm."""

_EDGE = 1.3
_SIGN = 6.8
"""Room for the sign of the level."""

_LEADING = 5.2
"""Room for the numbers of a commander below its name."""

_DOT, _PITCH = 2.2, 2.7
_ROOMY, _QUALITIES = 48.0, 17.0
"""From which width on a ship's card shows its qualities, and the room that they take, in mm."""


class Cards:
    """Draws the cards of one fleet, `width` mm wide."""

    def __init__(self, fleet: Fleet, words: Words, width: float) -> None:
        self.fleet = fleet
        self.words = words
        self.width = width

    def height(self, cell: Cell) -> float:
        """Return the height in mm of a ship's card, higher than usual for long names."""
        names = self._names(cell).height
        return max(COMMANDER, names + _EDGE + _LEADING) if self.commands(cell.ship) else max(SHIP, names + 2 * _EDGE)

    def commands(self, ship: Ship) -> bool:
        """Whether a ship has a level or others under it."""
        return ship.level is not None or ship.id in chain(self.fleet).units

    def drawn(self, cell: Cell, *, continued: bool = False) -> Drawing:
        """Return a ship's card; one that is repeated on a further page has no bubble and a dashed edge."""
        height = self.height(cell)
        frame = Path(
            box(0.0, 0.0, self.width, height, 1.2), fill=PAPER, stroke=LINE, width=0.25, dash=0.9 if continued else 0.0
        )
        marked = [] if continued else [Group(self.width - _EDGE - HULL.size, _EDGE, bubble(HULL))]
        inside = self._commander(cell, height) if self.commands(cell.ship) else self._member(cell, height)
        return Drawing(self.width, height, (frame, *marked, *inside))

    def _names(self, cell: Cell) -> Drawing:
        """The name, and the class or the commander that a ship should not have."""
        room = self.width - 2 * _EDGE - HULL.size - 0.8
        if self.commands(cell.ship):
            room -= _SIGN
        elif self.width >= _ROOMY:
            room -= _QUALITIES + 1.0
        if cell.stray is not None:
            told = self.words.text("pages.command.stray", name=called(self.fleet.ship(cell.stray)))
            return named(called(cell.ship), told, room, ALERT)
        return named(called(cell.ship), class_called(self.fleet.ship_class(cell.ship.ship_class)), room)

    def _member(self, cell: Cell, height: float) -> list[Op]:
        """Names, and crew and command quality where the card is wide enough."""
        names = self._names(cell)
        ops: list[Op] = [Group(_EDGE, (height - names.height) / 2, names)]
        if self.width >= _ROOMY:
            ops += self._qualities(cell.ship, self.width - 2 * _EDGE - HULL.size - _QUALITIES, height / 2)[0]
        return ops

    def _commander(self, cell: Cell, height: float) -> list[Op]:
        """Level, names, and below them crew and command quality and the units that the CiC is for."""
        ship, x, middle = cell.ship, _EDGE + _SIGN, height - _LEADING / 2
        sign = glyph("error", 5.6, ALERT) if ship.level is None else tile(ship.level.value, DEFENCE, 5.6)
        ops: list[Op] = [Group(_EDGE, _EDGE, sign), Group(x, _EDGE, self._names(cell))]
        if ranks(self.fleet).flagship == ship.id:
            ops.append(Group(_EDGE + 0.8, middle - 2.1, glyph("flagship", 4.0, INK)))
        qualities, end = self._qualities(ship, x, middle)
        return [*ops, *qualities, *self._centre(ship, end, middle)]

    def _qualities(self, ship: Ship, x: float, middle: float) -> tuple[list[Op], float]:
        """Crew and command quality, and where they end."""
        of_class = self.fleet.ship_class(ship.ship_class)
        ops: list[Op] = []
        for icon, text in (("crew_quality", str(of_class.crew_quality)), ("command_quality", of_class.command_quality.value)):
            number = line(x + 3.6, middle + 1.1, text, 3.1, weight=BOLD)
            ops += [Group(x, middle - 1.6, glyph(icon, 3.2)), number]
            x = number.x + number.width + 1.8
        return ops, x

    def _centre(self, ship: Ship, x: float, middle: float) -> list[Op]:
        """Dots for the units of the CiC, filled where one is commanded; numbers where dots find no room. Rule MV-3.8.0-05."""
        used, rating = chain(self.fleet).units.get(ship.id, 0), command_centre(self.fleet, ship)
        role = ALERT if rating is None or used > rating else GROUPS[Kinds.SECONDARY]
        ops: list[Op] = [Group(x, middle - 1.7, glyph("cic", 3.4, role))]
        x += 4.4
        if rating is not None and used <= rating <= (self.width - x - 0.8) / _PITCH:
            for place in range(rating):
                dot = circle(x + _DOT / 2 + place * _PITCH, middle, _DOT / 2 - 0.1)
                ops.append(Path(dot, fill=role if place < used else PAPER, stroke=role, width=0.25))
            return ops
        text = fit(f"{used}/{rating or 0}", self.width - x - 0.6, 2.9, BOLD, smallest=LEAST)
        return [*ops, words_line(x, middle + 1.0, text, weight=BOLD, role=ALERT if role == ALERT else INK)]
