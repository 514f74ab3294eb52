"""The band of cards at the top of a roster: what the fleet adds up to, against what the players agreed."""

from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.core.words import Words
from metamaker.games.metaverse.checks.limits import NUDGE
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.aboard import squadrons_aboard
from metamaker.games.metaverse.sheet.figures import figure
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.tiles import tile
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path, Role
from metamaker.sheets.ink import ALERT, HAIRLINE, INK, PAPER, QUIET, TINT, TINT_EDGE
from metamaker.sheets.lettering import Align, fit, words_line
from metamaker.sheets.shapes import box

HEIGHT = 17.0
_GAP = 2.0
_EDGE = 1.8
_WIDE = 2.4
"""How much wider the card of the combat value is than the others."""


def totals(fleet: Fleet, words: Words, width: float) -> Drawing:
    """Return combat value, tier, ships, squadrons and hull hits side by side. Rules MV-1.0.0-09, MV-3.0.0-03, MV-3.0.0-05."""
    others = tuple(_others(fleet, words))
    unit = (width - _GAP * len(others)) / (len(others) + _WIDE)
    ops = [Group(0.0, 0.0, _value(fleet, words, unit * _WIDE), ref("limits", "combat_value"))]
    x = unit * _WIDE + _GAP
    for icon, number, caption, role in others:
        ops.append(Group(x, 0.0, _card(icon, number, caption, role, unit)))
        x += unit + _GAP
    return Drawing(width, HEIGHT, tuple(ops))


def _others(fleet: Fleet, words: Words) -> Iterator[tuple[str, str, str, Role]]:
    stats, limit = fleet_stats(fleet), fleet.limits.tier
    caption = words["pages.roster.total.tier"]
    if limit is not None:
        caption = words.text("pages.roster.total.tier_limit", limit=limit)
    yield f"tier_{stats.tier}", str(stats.tier), caption, ALERT if limit is not None and stats.tier > limit else INK
    yield "ship_core", str(len(fleet.ships)), words["pages.roster.total.ships"], INK
    squadrons = sum(entry.squadron.count for entry in stats.squadrons)
    squadrons += sum(sum(squadrons_aboard(fleet, ship).values()) for ship in fleet.ships)
    yield "squadron", str(squadrons), words["pages.roster.total.squadrons"], INK
    hits = sum(ship_stats(entry.design).hull_hits for entry in stats.ships)
    yield "hull_hit", figure(hits), words["pages.roster.total.hull_hits"], INK


def _value(fleet: Fleet, words: Words, width: float) -> Drawing:
    """The fleet's value, with a bar that fills towards the limit and turns red beyond it."""
    value, limit = fleet_stats(fleet).combat_value, fleet.limits.combat_value
    if limit is None:
        return _card("combat_value", figure(value), words["pages.roster.total.no_limit"], INK, width)
    over = value > limit + NUDGE
    key = "over_limit" if over else "limit"
    caption = words.text(f"pages.roster.total.{key}", limit=figure(limit), left=figure(abs(limit - value)))
    share = 1.0 if over or limit <= 0 else value / limit
    role = ALERT if over else INK
    room, y = width - 2 * _EDGE, HEIGHT - 5.9
    bar = (
        Path(box(_EDGE, y, room, 1.7, 0.85), fill=PAPER, stroke=HAIRLINE, width=0.2),
        *([Path(box(_EDGE, y, max(1.7, room * share), 1.7, 0.85), fill=role)] if value > 0 else []),
    )
    return _card("combat_value", figure(value), caption, role, width, bar)


def _card(icon: str, number: str, caption: str, role: Role, width: float, bar: tuple[Op, ...] = ()) -> Drawing:
    middle = 5.4 if bar else 6.6
    shown = fit(number, width - 2 * _EDGE - 7.6, 8.4, BOLD, smallest=4.0)
    written = fit(caption, width - 2.0, 2.3, smallest=LEAST)
    return Drawing(
        width,
        HEIGHT,
        (
            Path(box(0.0, 0.0, width, HEIGHT, 1.2), fill=TINT, stroke=TINT_EDGE, width=0.2),
            Group(_EDGE, middle - 3.1, tile(icon, INK, 6.2)),
            words_line(
                width - _EDGE,
                shown.baseline(middle),
                shown,
                weight=BOLD,
                role=role,
                align=Align.RIGHT,
            ),
            *bar,
            words_line(width / 2, HEIGHT - 1.5, written, role=QUIET, align=Align.CENTRE),
        ),
    )
