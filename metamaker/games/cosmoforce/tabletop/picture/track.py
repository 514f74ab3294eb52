"""The speed track from 0 to 12 and the box for what is above, with the ships that live."""

from metamaker.core.words import Words
from metamaker.games.cosmoforce.battle.state.battle import Battle
from metamaker.games.cosmoforce.battle.story.names import Names
from metamaker.games.cosmoforce.battle.story.phrases import speed_text
from metamaker.games.cosmoforce.rules.speed import whole
from metamaker.games.cosmoforce.tabletop.picture.token import RADIUS, token
from metamaker.sheets.drawing import BOLD, Drawing, Op, Path
from metamaker.sheets.ink import LINE, QUIET, TINT
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import box

LAST = 12
BOXES = LAST + 2
HEIGHT = 12.0
"""Of the room for one ship, in mm; ships of one whole speed stand above each other, the fastest on top."""

_NUMBER = 4.0


def track(battle: Battle, names: Names, width: float, stack: int, words: Words) -> Drawing:
    """Return the track with room for so many ships in a box."""
    each = width / BOXES
    high = HEIGHT * stack
    ops: list[Op] = []
    for place in range(BOXES):
        ops.append(Path(box(place * each, 0.0, each, high), fill=TINT if place % 2 else None, stroke=LINE, width=0.2))
        title = str(place) if place <= LAST else words["battle.picture.faster"]
        ops.append(line((place + 0.5) * each, high + _NUMBER, title, 3.0, weight=BOLD, align=Align.CENTRE))
    filled = [0] * BOXES
    for ship in sorted((ship for ship in battle.ships if ship.alive), key=lambda each: (-each.speed, each.plan.mass)):
        place = min(whole(ship.speed), LAST + 1)
        x, y = (place + 0.5) * each, filled[place] * HEIGHT + RADIUS + 0.8
        filled[place] += 1
        ops.extend(token(x, y, names.signs[ship.number], ship.side))
        ops.append(line(x, y + RADIUS + 2.6, speed_text(ship.speed), 2.3, role=QUIET, align=Align.CENTRE))
    return Drawing(width, high + _NUMBER + 1.0, tuple(ops))
