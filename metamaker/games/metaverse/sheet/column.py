"""Area 1 of a sheet: the column of whole-ship data at the left edge. Rule MV-3.0.1-05."""

from functools import lru_cache

from metamaker.core.ids import ref
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import HullType, MovementMethod
from metamaker.games.metaverse.sheet.column_extras import WIDTH, column_extras
from metamaker.games.metaverse.sheet.figures import figure
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tiles import icon, tile
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path, Symbol
from metamaker.sheets.ink import INK, PAPER, QUIET, TINT
from metamaker.sheets.layout import Strip, Strips, stacked
from metamaker.sheets.lettering import Align, fit, line
from metamaker.sheets.shapes import box

_EDGE = 1.6
_LARGE, _SMALL = 17.0, 10.2
_GAP = 1.5

_HULLS = {
    HullType.METALLIC_CERAMIC: ("M/C", "metallic/ceramic hull"),
    HullType.TECHNOLOGICAL: ("TECH", "technological hull"),
    HullType.BIOLOGICAL: ("BIO", "biological hull"),
}


def ship_column(subject: Subject, height: float) -> Drawing:
    """Return the column: target rating, EMS and combat value large, the others in legend order, the hull type last.

    Below them stand, as far as `height` mm reach, what a player looks up while plotting and what the icons mean.
    """
    cards = _cards(subject)
    used = sum(strip.drawing.height for strip in cards)
    return Drawing(WIDTH, height, tuple(stacked((*cards, *column_extras(subject.design, height - used)))))


def _cards(subject: Subject) -> Strips:
    stats, ship = ship_stats(subject.design), subject.design.ship
    written, hull_name = _HULLS[ship.hull_type]
    cinematic = ship.movement_method is MovementMethod.CINEMATIC
    movement = _movement(figure(stats.max_speed or 0)) if cinematic else _small("newtonian", "", "newtonian movement")
    cards = (
        (_large("target_rating", figure(stats.target_rating), "target rating"), "target_rating"),
        (_large("ems", figure(stats.ems), "EMS · attackers a turn"), "ems"),
        (_large("combat_value", figure(subject.combat_value), "combat value"), "combat_value"),
        (_small("mass_factor", figure(stats.mass_factor), "mass factor"), "mass_factor"),
        (_small("crew_quality", str(ship.crew_quality), "crew quality"), "crew_quality"),
        (_small("command_quality", ship.command_quality, "command quality"), "command_quality"),
        (_small("damage_control_quality", ship.damage_control_quality, "damage control"), "damage_control_quality"),
        (_small(f"tier_{subject.tier}", str(subject.tier), "tier"), "tier"),
        (movement, "movement_method"),
        (_small(ship.hull_type.value, written, hull_name), "hull_type"),
    )
    return tuple(Strip(card, ref=_place(subject.design, subject, what)) for card, what in cards)


def _place(design: Design, subject: Subject, what: str) -> str:
    """A ship's own numbers belong to the ship: what it carries enters its value and tier."""
    return ref(subject.ref, what) if what in {"combat_value", "tier"} else design.ref(what)


@lru_cache(maxsize=1000)
def _large(name: str, value: str, caption: str) -> Drawing:
    number = fit(value, WIDTH - 11.0, 9.6, BOLD)
    return _card(
        _LARGE,
        caption,
        Group(_EDGE, (_LARGE - 3.2 - 6.4) / 2 + 0.2, tile(name, INK, 6.4)),
        line(WIDTH - _EDGE - 0.4, number.baseline(7.1), number.lines[0], number.size, weight=BOLD, align=Align.RIGHT),
    )


@lru_cache(maxsize=1000)
def _small(name: str, value: str, caption: str) -> Drawing:
    number = fit(value, WIDTH - 9.2, 5.4, BOLD)
    return _card(
        _SMALL,
        caption,
        Group(_EDGE, 1.0, tile(name, INK, 5.4)),
        line(WIDTH - _EDGE - 0.4, number.baseline(3.7), number.lines[0], number.size, weight=BOLD, align=Align.RIGHT),
    )


@lru_cache(maxsize=200)
def _movement(speed: str) -> Drawing:
    """The icon with the maximum speed inside. Rule MV-3.1.14-03."""
    width, height = WIDTH - 2 * _EDGE, 5.4
    number = fit(speed, width - 8.0, 4.4, BOLD)
    return _card(
        _SMALL,
        "cinematic · max speed, cm",
        Path(box(_EDGE, 1.0, width, height, 1.1), fill=INK),
        Symbol(_EDGE + 0.6, 1.6, 4.2, icon("cinematic"), PAPER, INK),
        line(
            WIDTH - _EDGE - 1.0,
            number.baseline(3.7),
            number.lines[0],
            number.size,
            weight=BOLD,
            role=PAPER,
            align=Align.RIGHT,
        ),
    )


def _card(height: float, caption: str, *ops: Op) -> Drawing:
    written = fit(caption, WIDTH - 2, 2.15)
    return Drawing(
        WIDTH,
        height + _GAP,
        (
            Path(box(0, 0, WIDTH, height, 1.2), fill=TINT),
            *ops,
            line(WIDTH / 2, height - 1.2, written.lines[0], written.size, role=QUIET, align=Align.CENTRE),
        ),
    )
