"""What stands over a ship's plot: its name, and what its drives and thrusters give in a turn."""

from collections.abc import Iterator

from metamaker.core.naming import called
from metamaker.games.metaverse.catalogue.entry import Group as Kinds
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.pages.naming import named
from metamaker.games.metaverse.pages.ranks import ranks
from metamaker.games.metaverse.sheet.figures import figure
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.tiles import glyph
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op
from metamaker.sheets.lettering import fit, words_line

_ICON = 3.1


def plotted(fleet: Fleet, method: MovementMethod) -> tuple[tuple[Ship, Design], ...]:
    """Return the ships of a fleet that move in this way, in the order of the chain of command."""
    found = ((ship, design(fleet, fleet.ship_class(ship.ship_class))) for ship, _ in ranks(fleet).order)
    return tuple((ship, of) for ship, of in found if of.ship.movement_method is method)


def names(ship: Ship, of: Design, width: float) -> Drawing:
    """Return the ship's name with its class below."""
    return named(called(ship), class_called(of.ship), width)


def points(of: Design, x: float, y: float, pitch: float) -> Iterator[Op]:
    """Yield an icon and a number for every direction in which the ship can push or turn, `pitch` mm apart. Rule MV-3.3.0-04."""
    motion = ship_stats(of).motion
    cells = [
        ("arrow_up", motion.forward_thrust),
        ("arrow_down", motion.reverse_thrust),
        # Thrusters turn a ship to the other side.
        ("thruster_starboard", motion.starboard_thrusters),
        ("thruster_port", motion.port_thrusters),
    ]
    if of.ship.movement_method is MovementMethod.NEWTONIAN:
        cells[2:2] = [("arrow_left", motion.starboard_drive), ("arrow_right", motion.port_drive)]
    for place, (icon, number) in enumerate(cells):
        shown = fit(figure(number), pitch - _ICON - 1.0, 3.2, BOLD, smallest=LEAST)
        yield Group(x + place * pitch, y, glyph(icon, _ICON, Kinds.PROPULSION.value))
        yield words_line(x + place * pitch + _ICON + 0.5, y + 2.7, shown, weight=BOLD)
