"""Ships on a table for pictures."""

from metamaker.games.metaverse.battle.state.battle import TABLE_CM
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.tabletop.picture.scene import Line, Marker, Scene
from metamaker.play.plane import CM, Point


def marker(label: str, x: int, y: int, *, way: tuple[tuple[int, int], ...] = (), gone: str = "", name: str = "") -> Marker:
    """A ship at a place given in cm, that came there by corners given in cm."""
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
    )


def scene_of(*markers: Marker, fire: tuple[Line, ...] = (), turn: int = 1) -> Scene:
    return Scene(("The Herons", "The Kestrels"), turn, markers, fire, TABLE_CM)
