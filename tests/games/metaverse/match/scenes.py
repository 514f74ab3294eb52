"""Ships on a table for pictures."""

from collections.abc import Iterator

from metamaker.core.messages import words
from metamaker.games.metaverse.battle.state.battle import TABLE_CM
from metamaker.games.metaverse.match.picture.page import table_page
from metamaker.games.metaverse.match.picture.scene import Line, Marker, Place, Scene
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.section import Section, Sections
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.sheet.silhouette import silhouette
from metamaker.play.geometry import CM, Point
from metamaker.rendering.drawing import Drawing, Group, Op, Page, Text

SHAPE = silhouette(
    design(
        Fleet(name="The Herons"),
        ShipClass(id="heron", name="Heron", sections=Sections(core=Section(hull_hits=12), fore=Section(hull_hits=8))),
    )
)
"""The silhouette of all these ships."""


def marker(label: str, x: int, y: int, *, way: tuple[tuple[int, int], ...] = (), gone: str = "", name: str = "") -> Marker:
    """Return a ship at a place given in cm, that came there by corners given in cm."""
    side = "AB".index(label[0])
    return Marker(
        key=f"{'ab'[side]}/{label.lower()}",
        label=label,
        name=name or f"Ship {label}",
        ship_class="Class",
        side=side,
        at=Point(x * CM, y * CM),
        heading=0,
        rolled=False,
        speed=8,
        sections=frozenset({SectionName.CORE, SectionName.FORE}),
        hull=(10, 20),
        shields=((4, 4), (0, 4), (4, 4), (4, 4)),
        track=tuple(Point(east * CM, north * CM) for east, north in way),
        trail=(),
        gone=gone,
        weight=10,
        shape=SHAPE,
        places=(Place(4, 8, stands=True), None, Place(12, 12, stands=True), None, None),
    )


def scene_of(*markers: Marker, fire: tuple[Line, ...] = (), turn: int = 1) -> Scene:
    return Scene(("The Herons", "The Kestrels"), turn, markers, fire, TABLE_CM)


def page_of(scene: Scene) -> Page:
    return table_page(scene, words(GAME))


def ops(drawing: Drawing, x: float = 0.0, y: float = 0.0) -> Iterator[tuple[float, float, Op, str]]:
    """Every operation with the place of its group, and the element that the group shows."""
    for op in drawing.ops:
        if isinstance(op, Group):
            for at_x, at_y, inner, ref in ops(op.drawing, x + op.x, y + op.y):
                yield at_x, at_y, inner, op.ref or ref
        else:
            yield x, y, op, ""


def texts(page: Page) -> list[str]:
    return [op.text for _, _, op, _ in ops(page.drawing) if isinstance(op, Text)]
