"""What stands below the cards of the ship-wide column: motion totals, FTL charge, dice to bring, and the icons' names.

Each of them gives way if the column is too short.
"""

from collections.abc import Iterator

from metamaker.core.memo import memo
from metamaker.games.metaverse.catalogue.catalogue import catalogue
from metamaker.games.metaverse.catalogue.entry import Group as Kinds
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.sheet.bubbles import CHARGE, bubbles_within
from metamaker.games.metaverse.sheet.figures import figure
from metamaker.games.metaverse.sheet.palette import GROUPS
from metamaker.games.metaverse.sheet.systems import kinds_aboard
from metamaker.games.metaverse.sheet.tiles import glyph, tile
from metamaker.games.metaverse.stats.motion import Motion
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.weapon import aoe_die
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op
from metamaker.sheets.ink import QUIET
from metamaker.sheets.layout import Strip, height_of
from metamaker.sheets.lettering import fit, line, lines, wrap

WIDTH = 24.0
"""Of the whole column, in mm."""

_HEADING = 4.4
_GAP = 1.8


def column_extras(design: Design, room: float) -> tuple[Strip, ...]:
    """Return as much of it as fits into `room` mm, in the order of its use in play."""
    strips: tuple[Strip, ...] = ()
    for extra in _extras(design):
        if height_of(strips) + extra.drawing.height <= room:
            strips += (extra,)
    return strips


@memo
def _extras(design: Design) -> tuple[Strip, ...]:
    drawings = (_motion(design), _charge(design), _dice(design), _key(design))
    return tuple(Strip(drawing) for drawing in drawings if drawing is not None)


def _under(title: str, ops: list[Op], height: float) -> Drawing:
    heading = line(0.0, 3.2, title, 2.2, weight=BOLD, role=QUIET, tracking=0.2)
    return Drawing(WIDTH, _HEADING + height + _GAP, (heading, Group(0.0, _HEADING, Drawing(WIDTH, height, tuple(ops)))))


def _motion(design: Design) -> Drawing:
    """The totals of a turn: thrust ahead and astern, turns, and drives to the side. Rule MV-3.3.0-04."""
    motion = ship_stats(design).motion
    sideways = design.ship.movement_method is MovementMethod.NEWTONIAN
    ops: list[Op] = []
    cells = tuple(_directions(motion, sideways))
    for place, (name, points, caption) in enumerate(cells):
        x, y = place % 2 * WIDTH / 2, place // 2 * 6.4
        ops.append(Group(x, y, glyph(name, 3.4, Kinds.PROPULSION)))
        number = fit(figure(points), 7.4, 3.6, BOLD)
        ops.append(line(x + 4.2, y + 2.95, number.lines[0], number.size, weight=BOLD))
        ops.append(line(x, y + 5.6, caption, 1.95, role=QUIET))
    return _under("POINTS A TURN", ops, -(-len(cells) // 2) * 6.4 - 0.6)


def _directions(motion: Motion, sideways: bool) -> Iterator[tuple[str, int, str]]:
    yield "arrow_up", motion.forward_thrust, "ahead"
    yield "arrow_down", motion.reverse_thrust, "astern"
    # Thrusters turn a ship to the other side.
    yield "thruster_starboard", motion.starboard_thrusters, "turn to port"
    yield "thruster_port", motion.port_thrusters, "to starboard"
    if sideways:
        yield "arrow_left", motion.starboard_drive, "drift to port"
        yield "arrow_right", motion.port_drive, "to starboard"


def _charge(design: Design) -> Drawing | None:
    """One bubble for each turn of warm-up of the best FTL drive. Rule MV-1.2.3-44."""
    best = ship_stats(design).motion.best_ftl
    if best is None or not best[1]:
        return None
    run = bubbles_within(CHARGE, best[1], WIDTH)
    return _under("FTL CHARGE", [Group(0.0, 0.0, run, design.ref("ftl_charge"))], run.height)


def _dice(design: Design) -> Drawing:
    """The dice that the ship's player needs: for fire (D20), criticals (D8 and D6), its qualities and its weapons."""
    dice = {"D20", "D8", "D6", design.ship.command_quality.value, design.ship.damage_control_quality.value}
    for mounted in parts(design).mounts:
        if mounted.mount.count:
            area = aoe_die(mounted.weapon.aoe_cm)
            dice.update({mounted.weapon.damage_die.value, *([area.value] if area else [])})
    dice.update(weapon.damage_die.value for squadron in design.starfighters.values() for weapon in squadron.weapons)
    named = sorted(dice - {"D1"}, key=lambda die: -int(die[1:]))
    text = wrap("  ".join(named), WIDTH, 2.9)
    return _under("DICE", list(lines(0.0, 2.3, text)), 2.6 + text.height)


def _key(design: Design) -> Drawing | None:
    """The names of the icons of all systems aboard."""
    ops: list[Op] = []
    y = 0.0
    for kind in kinds_aboard(design):
        entry = catalogue()[kind]
        name = fit(entry.name, WIDTH - 4.6, 2.3)
        ops.append(Group(0.0, y, tile(kind, GROUPS[entry.group], 3.6)))
        ops += lines(4.6, y + (2.6 if len(name.lines) == 1 else 1.6), name)
        y += 4.3
    return _under("ABOARD", ops, y) if ops else None
