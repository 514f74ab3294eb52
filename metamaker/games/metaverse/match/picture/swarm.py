"""Squadrons and salvos on the screen: swarms of small craft, missiles abreast, both with their tracks."""

import math
from collections.abc import Iterator

from metamaker.games.metaverse.match.picture.counter import SIGN_SIZE, clipped, edge
from metamaker.games.metaverse.match.picture.scene import Token, View
from metamaker.games.metaverse.sheet.palette import CHIP, SLOT
from metamaker.play.geometry import DEGREE
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Outline, Path
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import line

RADIUS = 3.2
"""The radius of a swarm in mm, independent of sizes on the table."""

MOST = 9
"""The maximum number of drawn craft of a mission or a salvo; more would be a blur."""

_GAP = 0.3
_GOLDEN = math.radians(137.5)
_FIGHTER = ((0.0, 1.0), (0.75, -0.7), (0.0, -0.25), (-0.75, -0.7))
_MISSILE = ((0.0, 1.2), (0.3, 0.5), (0.3, -0.7), (0.65, -1.1), (-0.65, -1.1), (-0.3, -0.7), (-0.3, 0.5))
"""Corners of a craft that points up: across and ahead."""


def swarm(token: Token, view: View, aside: tuple[float, float] = (0.0, 0.0), lettering: float = 1.0) -> Group:
    """Return a mission or a salvo at its place, or aside by this many mm, with its sign, its key as reference.

    If it is moved to the west of its place, its sign is on its western side. Without a label there is no sign.
    """
    x, y = view.spot(token.at)
    x, y = x + aside[0], y + aside[1]
    wide = text_width(token.label, SIGN_SIZE, BOLD) + _GAP
    before = wide if aside[0] < -_GAP else 0.0
    middle, start = before + RADIUS, 0.0 if before else 2 * RADIUS + _GAP
    sign = line(start, RADIUS + 0.36 * SIGN_SIZE, token.label, SIGN_SIZE, weight=BOLD, role=edge(token.side))
    craft = tuple(_craft(token, middle if token.label else RADIUS))
    if not token.label:
        return Group(
            x - RADIUS * lettering, y - RADIUS * lettering, Drawing(2 * RADIUS, 2 * RADIUS, craft), token.key, lettering
        )
    ground = Path(box(start - 0.3, RADIUS - 0.55 * SIGN_SIZE, wide + 0.3, 1.1 * SIGN_SIZE, 0.5), fill=CHIP)
    shown = Drawing(wide + 2 * RADIUS, 2 * RADIUS, (*craft, ground, sign))
    return Group(x - middle * lettering, y - RADIUS * lettering, shown, token.key, lettering)


def _craft(token: Token, middle: float) -> Iterator[Op]:
    """Yield the craft of a token around the middle of its box, pointing where it flies."""
    number = max(1, min(MOST, token.craft))
    angle = _direction(token)
    outline: list[tuple[str, float, float] | tuple[str]] = []
    size = 1.05 if number <= 4 else 0.9
    for place in range(number):
        across, ahead = _spread(place, number, is_salvo=token.direction is not None)
        corners = _MISSILE if token.direction is not None else _FIGHTER
        for step, (cx, cy) in enumerate(corners):
            right, up = across + size * cx, ahead + size * cy
            east = right * math.cos(angle) + up * math.sin(angle)
            south = right * math.sin(angle) - up * math.cos(angle)
            outline.append(("L" if step else "M", middle + east, RADIUS + south))
        outline.append(("Z",))
    drawn: Outline = tuple(outline)
    role = edge(token.side)
    yield Path(drawn, stroke=role, width=0.2, dash=0.5) if token.gone else Path(drawn, fill=role, stroke=SLOT, width=0.15)


def _spread(place: int, number: int, *, is_salvo: bool) -> tuple[float, float]:
    """Return the place of a craft: missiles abreast, fighters in a spiral like seeds in a flower."""
    room = RADIUS - 0.5
    if is_salvo:
        rank, file = divmod(place, 5)
        width = min(5, number - 5 * rank)
        return (file - (width - 1) / 2) * min(1.3, 2 * room / max(1, width - 1)), 0.6 - 1.6 * rank
    far = room * math.sqrt((place + 0.5) / number) if number > 1 else 0.0
    return far * math.cos(_GOLDEN * place), far * math.sin(_GOLDEN * place)


def _direction(token: Token) -> float:
    """Return the direction of flight in radians: the facing of a salvo, the last move of a mission, north without one."""
    if token.direction is not None:
        return math.radians(token.direction / DEGREE)
    if len(token.track) > 1:
        (ax, ay), (bx, by) = token.track[-2:]
        if (ax, ay) != (bx, by):
            return math.atan2(bx - ax, by - ay)
    return 0.0


def track(token: Token, view: View) -> Iterator[Op]:
    """Yield the last move of a salvo or a mission as a dotted line with a thin core."""
    for start, end in zip(token.track[:-1], token.track[1:], strict=True):
        seen = clipped(view.spot(start), view.spot(end), view)
        if seen:
            yield Path((("M", *seen[0]), ("L", *seen[1])), stroke=edge(token.side), width=0.35, dash=0.7)
