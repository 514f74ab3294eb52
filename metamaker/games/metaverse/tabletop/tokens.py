"""Tokens of ships and squadrons: the ship from above on its base, with arcs, facing mark and name; whole and crippled."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

from metamaker.core.display_names import called
from metamaker.core.ids import element_id
from metamaker.core.messages import Words
from metamaker.game_api.tabletop import Base, Face, Piece, PieceKind
from metamaker.games.metaverse.match.picture.counter import edge, tint
from metamaker.games.metaverse.match.picture.scene import Token, View
from metamaker.games.metaverse.match.picture.swarm import RADIUS, swarm
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.design import Design, definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.pages.context import sources_of
from metamaker.games.metaverse.pages.counters import mark_piece, needed_marks
from metamaker.games.metaverse.pages.counters_ships import Piece as Counted
from metamaker.games.metaverse.pages.counters_ships import arcs, arrow, base_diameter, centred, lettered, ticks
from metamaker.games.metaverse.pages.counters_wings import salvo_batch
from metamaker.games.metaverse.sheet.ship_picture import Damage, Look, paint_of, ship_picture
from metamaker.games.metaverse.sheet.silhouette import silhouette
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.play.geometry import CM, Point
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.rendering.ink import ALERT, INK
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import at_most, fit

HEADINGS = 16
"""The directions of a ship. Rule MV-1.2.1-11."""

SQUADRON = 24.0
"""The diameter of a squadron in mm: smaller than the smallest ship, large enough for a name."""

_SHIP = 0.54
"""The part of a base along or across that a ship takes, so that arcs, facing mark and name have room around it."""

_RAISED = 0.06
"""The part of a base by which a ship is above its middle, so that its name has room below it."""

_RIM = 0.7
_CRIPPLED: tuple[Damage, ...] = (Damage.BADLY_HURT,) * len(SectionName)


def ships(fleet: Fleet, side: int, base: Base, words: Words) -> Iterator[Piece]:
    """Yield a token of each ship of the roster, in its order. The back of each face is the rolled ship (MV-1.2.3-04)."""
    for ship in fleet.ships:
        resolved = design(fleet, fleet.ship_class(ship.ship_class))
        face = partial(_ship_face, resolved, called(ship), side, base)
        yield Piece(
            PieceKind.SHIP,
            called(ship),
            (
                Face(words["tabletop-whole"], face(Look()), face(Look(rolled=True))),
                Face(words["tabletop-crippled"], face(Look(_CRIPPLED)), face(Look(_CRIPPLED, rolled=True))),
            ),
            ship.ref(),
            round=base is Base.ROUND,
            directions=HEADINGS,
        )


def _ship_face(resolved: Design, name: str, side: int, base: Base, look: Look) -> Drawing:
    """Return a ship on its base, in the colours of its side."""
    diameter = base_diameter(ship_stats(resolved).mass_factor)
    middle, shape = diameter / 2, silhouette(resolved)
    drawn = ship_picture(shape, paint_of(side), _SHIP * diameter / max(shape.along, shape.across), look)
    up = middle - _RAISED * diameter
    ops: list[Op] = [*_base(diameter, side, base, crippled=look.damage == _CRIPPLED), *ticks(middle), *arcs(middle)]
    ops.append(Group(middle - drawn.width / 2, up - drawn.height / 2, drawn))
    ops.append(arrow(middle, 0.9, 0.13 * diameter, 0.1 * diameter)._replace(fill=edge(side)))
    ops += _name(name, diameter, middle + 0.31 * diameter)
    return Drawing(diameter, diameter, tuple(ops))


def _base(size: float, side: int, base: Base, *, crippled: bool) -> Iterator[Op]:
    """Yield the ground of a token; that of a crippled ship has an edge of dashes in the colour of alerts."""
    inset = _RIM / 2
    square = box(inset, inset, size - _RIM, size - _RIM)
    outline = circle(size / 2, size / 2, size / 2 - inset) if base is Base.ROUND else square
    yield Path(outline, fill=tint(side), stroke=edge(side), width=_RIM)
    if crippled:
        yield Path(outline, stroke=ALERT, width=_RIM, dash=2 * _RIM)


def _name(name: str, size: float, top: float) -> Iterator[Op]:
    """Yield a name below a picture in one line or two, cut if it does not fit."""
    text = lettered(name, 0.6 * size, 1, 0.09 * size) or lettered(name, 0.56 * size, 2, 0.075 * size)
    if text is None and name.strip():
        text = at_most(fit(name, 0.5 * size, 0.075 * size, BOLD), 2, 0.5 * size, BOLD)
    if text is not None:
        yield from centred(size / 2, top, text, INK)


def squadrons(fleet: Fleet, side: int, words: Words) -> Iterator[Piece]:
    """Yield a stack for each type of squadron, with as many tokens as the fleet has squadrons of it."""
    aboard: Counter[str] = Counter()
    for source in sources_of(fleet, words):
        aboard.update(source.squadrons)
    known = definitions(fleet).starfighters
    for key, number in aboard.items():
        squadron = known[key]
        name = squadron.name.strip() or key
        speed = words.text("charts-counters-speed", speed=squadron.speed_cm)
        yield Piece(
            PieceKind.SQUADRON,
            name,
            (Face(words["tabletop-whole"], _squadron_face(squadron, name, side)),),
            text=words.text("tabletop-squadron", strength=squadron.strength, speed=speed),
            round=True,
            number=number,
        )


def _squadron_face(squadron: Starfighter, name: str, side: int) -> Drawing:
    """Return a squadron: a swarm of as many craft as its strength, with its name."""
    middle, size = SQUADRON / 2, 2.0
    view = View(-middle * CM, middle * CM, SQUADRON, SQUADRON, 1.0)
    token = Token("", "", side, Point(0, 0), None, (), gone=False, craft=squadron.strength)
    craft = swarm(token, view, lettering=size)
    ops = (
        *_base(SQUADRON, side, Base.ROUND, crippled=False),
        craft._replace(x=middle - RADIUS * size, y=middle - 1.25 * RADIUS * size, ref=None),
        *_name(name, SQUADRON, middle + 0.24 * SQUADRON),
    )
    return Drawing(SQUADRON, SQUADRON, ops)


def counters(fleet: Fleet, words: Words) -> Iterator[Piece]:
    """Yield the salvos of a fleet, then its marks in stacks, as they are printed for cutting out."""
    known = definitions(fleet).weapons
    for counted in salvo_batch(fleet, words).pieces:
        weapon = known[element_id(counted.ref or "")]
        name = weapon.name.strip() or weapon.id
        yield Piece(PieceKind.COUNTER, name, _both_sides(counted, words), directions=HEADINGS)
    for key, number in needed_marks(fleet).items():
        name = words[f"charts-counters-{key}-name"]
        yield Piece(PieceKind.COUNTER, name, _both_sides(mark_piece(key, words), words), round=True, number=number)


def _both_sides(counted: Counted, words: Words) -> tuple[Face]:
    return (Face(words["tabletop-whole"], counted.front, counted.back),)
