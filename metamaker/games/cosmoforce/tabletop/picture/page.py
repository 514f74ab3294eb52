"""A moment of a fight as one picture: the speed track with the ships on it, and every ship with heat, crew and boxes."""

from metamaker.core.words import Words
from metamaker.games.cosmoforce.battle.state.battle import Battle
from metamaker.games.cosmoforce.battle.story.names import Names
from metamaker.games.cosmoforce.tabletop.picture.listing import ROW, row
from metamaker.games.cosmoforce.tabletop.picture.track import HEIGHT as TRACK
from metamaker.games.cosmoforce.tabletop.picture.track import track
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.sheets.ink import BAR, INK, ON_BAR, QUIET
from metamaker.sheets.lettering import fit, line
from metamaker.sheets.shapes import box

WIDTH = 200.0
_EDGE = 6.0
_HEAD = 11.0
_GAP = 5.0


def table_page(battle: Battle, names: Names, turn: int, words: Words) -> Page:
    """Return the picture of a fight, 212 mm wide, as high as it needs; `turn` counts the rounds of earlier fights too."""
    title = words.text("battle.picture.round", round=turn) if turn else words["battle.picture.start"]
    stack = max(1, *(sum(ship.alive for ship in battle.ships if ship.speed // 100 == speed) for speed in _speeds(battle)))
    under = _EDGE + _HEAD + _GAP + TRACK * stack + 2 * _GAP
    ops: list[Op] = [
        Group(_EDGE, _EDGE, _head(battle, title, words)),
        Group(_EDGE, _EDGE + _HEAD + _GAP, track(battle, names, WIDTH, stack, words)),
        line(_EDGE + 74.0, under - 1.5, words["battle.picture.heat"], 2.4, role=QUIET),
        line(_EDGE + 92.0, under - 1.5, words["battle.picture.crew"], 2.4, role=QUIET),
        line(_EDGE + 122.0, under - 1.5, words["battle.picture.systems"], 2.4, role=QUIET),
    ]
    for place, ship in enumerate(battle.ships):
        drawn = Drawing(WIDTH, ROW, tuple(row(ship, names, WIDTH, words)))
        ops.append(Group(_EDGE, under + place * ROW, drawn, ref=names.signs[ship.number]))
    height = under + ROW * len(battle.ships) + _EDGE
    return Page(Drawing(WIDTH + 2 * _EDGE, height, tuple(ops)), title)


def _speeds(battle: Battle) -> list[int]:
    return [ship.speed // 100 for ship in battle.ships if ship.alive] or [0]


def _head(battle: Battle, title: str, words: Words) -> Drawing:
    told = line(4.0, 7.6, title, 5.4, weight=BOLD, role=ON_BAR)
    bar = told.width + 8.0
    against = f" {words['battle.picture.against']} "
    sides = fit(against.join(battle.sides), WIDTH - bar - 8.0, 4.4, BOLD, smallest=2.6)
    shown = sides.lines[0] if len(sides.lines) == 1 else f"{sides.lines[0]} …"
    ground = Path(box(0.0, 0.0, bar, _HEAD, 1.2), fill=BAR, stroke=INK, width=0.3)
    return Drawing(WIDTH, _HEAD, (ground, told, line(bar + 6.0, 7.2, shown, sides.size, weight=BOLD)))
