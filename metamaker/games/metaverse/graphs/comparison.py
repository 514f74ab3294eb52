"""Two or more classes side by side: their strengths as a shape, and their numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from metamaker.core.amounts import short
from metamaker.core.memo import memo
from metamaker.core.messages import Words
from metamaker.game_api.graphs import Frame, Graph
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.value import combat_value, defence, offence
from metamaker.rendering.charts.bars import Bar, Row, bars
from metamaker.rendering.charts.polar import Axis, Shape, radar

_ARRAYS = (
    ComponentKind.SENSOR_ARRAY,
    ComponentKind.EW_ARRAY,
    ComponentKind.ELINT_ARRAY,
    ComponentKind.TARGETING_ARRAY,
    ComponentKind.ECM_ARRAY,
    ComponentKind.EJ_ARRAY,
)


@dataclass(frozen=True, slots=True)
class Capability:
    """The numbers of a class: value in points, fire, turns until it is destroyed.

    `offence` is the part of a reference ship that it destroys a turn. `speed` is in cm, None for newtonian ships; `thrust` in
    drive points ahead; `electronic_warfare` the sum of the ratings of the best array of each kind; `command` the rating of the
    best CiC; `craft` the number of squadrons in its bays.
    """

    combat_value: float
    offence: float
    defence: float
    hull: int
    shields: int
    speed: int | None
    thrust: float
    electronic_warfare: int
    command: int
    craft: int


@memo
def capability(design: Design) -> Capability:
    """Return the numbers of a class for comparisons."""
    index, stats = parts(design), ship_stats(design)
    return Capability(
        combat_value=combat_value(design),
        offence=offence(design),
        defence=defence(design),
        hull=stats.hull_hits,
        shields=sum(design.ship.arcs[arc].shield_hits for arc in Arc),
        speed=stats.max_speed,
        thrust=stats.motion.forward_thrust,
        electronic_warfare=sum(index.best(kind) for kind in _ARRAYS),
        command=index.best(ComponentKind.CIC),
        craft=sum(fitted.fit.count * fitted.bay.carry for fitted in index.bays),
    )


_ALL = ("combat_value", "offence", "defence", "hull", "shields", "speed", "electronic_warfare", "command", "craft")
_OF_RADAR = ("offence", "defence", "speed", "electronic_warfare", "command", "craft")
_UNITS = {"defence": "turns", "speed": "cm"}


class Quality(NamedTuple):
    """A compared number: its name, its value for each class, and these values as texts."""

    name: str
    values: tuple[float, ...]
    texts: tuple[str, ...]

    @property
    def most(self) -> float:
        """The largest of the values."""
        return max(self.values)


def comparison(designs: Sequence[Design], frame: Frame) -> tuple[Graph, ...]:
    """Return a radar of the strengths of the classes, each as a share of the largest, and bars of their numbers."""
    names = [class_called(design.ship) for design in designs]
    return (_radar(designs, names, frame), _bars(designs, names, frame)) if designs else ()


def qualities(designs: Sequence[Design], keys: Sequence[str], words: Words) -> tuple[Quality, ...]:
    """Return the numbers called `keys` of each class. Thrust replaces speed if a class has no speed in cm."""
    each = [capability(design) for design in designs]
    thrust = any(one.speed is None for one in each)
    return tuple(_quality("thrust" if key == "speed" and thrust else key, each, words) for key in keys)


def _quality(key: str, each: Sequence[Capability], words: Words) -> Quality:
    values = tuple(float(getattr(one, key)) for one in each)
    unit = _UNITS.get(key)
    shown = [short(value) for value in values]
    texts = tuple(words.text(f"graphs-comparison-{unit}", value=each) if unit else words.number(each) for each in shown)
    return Quality(words[f"graphs-comparison-{key}"], values, texts)


def _radar(designs: Sequence[Design], names: Sequence[str], frame: Frame) -> Graph:
    words = frame.words
    compared = qualities(designs, _OF_RADAR, words)
    axes = [Axis(quality.name, quality.texts[quality.values.index(quality.most)]) for quality in compared]
    shapes = [
        Shape(
            name,
            tuple(max(0.0, quality.values[place]) / quality.most if quality.most > 0 else 0.0 for quality in compared),
            tuple(_told(name, quality, place, words) for quality in compared),
        )
        for place, name in enumerate(names)
    ]
    drawing = radar(frame.width, frame.height, axes, shapes)
    return Graph("radar", words["graphs-comparison-radar"], drawing, words["graphs-comparison-radar_summary"])


def _bars(designs: Sequence[Design], names: Sequence[str], frame: Frame) -> Graph:
    words = frame.words
    rows = [
        Row(
            quality.name,
            tuple(
                Bar(value, quality.texts[place], place, _told(names[place], quality, place, words))
                for place, value in enumerate(quality.values)
            ),
        )
        for quality in qualities(designs, _ALL, words)
    ]
    drawing = bars(frame.width, frame.height, rows, names=names, per_row=True)
    return Graph("bars", words["graphs-comparison-bars"], drawing)


def _told(name: str, quality: Quality, place: int, words: Words) -> str:
    return words.text("graphs-comparison-told", name=name, quality=quality.name, value=quality.texts[place])
