"""Descriptions of terrain: each piece on the table, its position from a ship, the consequences of a plot."""

from collections.abc import Iterator
from typing import Any, Final

from metamaker.games.metaverse.battle.kinematics.course import Move
from metamaker.games.metaverse.battle.plot.orders import Code, Plot
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.ground import STRAIGHT, Feature, described
from metamaker.games.metaverse.battle.terrain.rocks import EVASIONS
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.battle.wording.phrases import apart, decimal, place
from metamaker.games.metaverse.model.terrain import BODIES, TerrainKind
from metamaker.play.geometry import CM, DEGREE, Point, bearing, off_line

NEAR_CM: Final = 60
"""The maximum distance of described terrain; hardly any ship goes so far in a turn."""


def feature_text(feature: Feature, names: Names) -> str:
    """Return the description of a piece of terrain: its kind and name, size and place, field and wind."""
    return described_text(described(feature), names)


def described_text(thing: tuple[Any, ...], names: Names) -> str:
    """Return the description of terrain given as plain values."""
    _, kind, called, boundless, x, y, to_x, to_y, radius, reach, direction, wind = thing
    disc = (x, y) == (to_x, to_y)
    form = "everywhere" if boundless else "edge" if radius == STRAIGHT else "disc" if disc else "band"
    return names.text(
        "outlook-terrain",
        kind=names.word("terrain", kind),
        named="yes" if called else "no",
        name=called,
        form=form,
        width=decimal(2 * radius, names.words),
        place=place(x, y, names.words),
        end=place(to_x, to_y, names.words),
        field=reach // CM if TerrainKind(kind) in BODIES else 0,
        wind=wind,
        direction=names.words[f"outlook-compass-{direction}"],
    )


def lie_texts(table: Table, here: Point, names: Names) -> Iterator[str]:
    """Yield the position of a place to near terrain: inside, or the distance from the template, and the gravity there."""
    for feature in table.terrain:
        gap = 0 if feature.boundless else max(0, off_line(here, here, *feature.ends) - feature.radius)
        strength = feature.strength(here)
        if gap > NEAR_CM * CM and not strength:
            continue
        yield names.text(
            "outlook-lie",
            kind=feature.name or names.word("terrain", feature.kind.value),
            inside="yes" if not gap else "no",
            distance=apart(gap, names.words),
            angle=bearing(here, _nearest(feature, here)) // DEGREE,
            strength=strength,
        )


def _nearest(feature: Feature, here: Point) -> Point:
    """Return the nearer end of a piece of terrain."""
    return min(feature.ends, key=lambda end: (end.x - here.x) ** 2 + (end.y - here.y) ** 2)


def warnings(table: Table, move: Move, plot: Plot, names: Names) -> Iterator[str]:
    """Yield the dangers of a move: bodies that it strikes, rocks that it does not evade.

    Rules MV-5.0.1-03, MV-5.0.4-02, -03, -06.
    """
    for feature in table.terrain:
        kind = feature.name or names.word("terrain", feature.kind.value)
        strikes = feature.holds(move.after.place) or any(feature.meets(leg.start, leg.end) for leg in move.legs)
        if strikes and feature.is_body:
            yield names.text("talk-plot-strikes", kind=kind)
        elif strikes and feature.kind in EVASIONS and plot.total(Code.EVASIVE) < EVASIONS[feature.kind]:
            key = "talk-plot-rocks" if names.typing else "talk-plot-rocks-plain"
            yield names.text(key, kind=kind, most=EVASIONS[feature.kind])
