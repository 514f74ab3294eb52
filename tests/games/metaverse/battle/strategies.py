"""Random plots, courses and means of movement."""

from hypothesis import strategies as st

from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Newtonian
from metamaker.games.metaverse.battle.kinematics.execution import new_rotation
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.plot.orders import FORMS, THRUST, WRITTEN_ORDER, Code, Order, Plot
from metamaker.games.metaverse.model.arc import Facing
from metamaker.games.metaverse.model.section import Component
from metamaker.play.geometry import Point
from tests.games.metaverse.battle.ships import ship_of
from tests.games.metaverse.builders import component

places = st.builds(Point, st.integers(-300_000, 300_000), st.integers(-300_000, 300_000))
_words = st.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=12)
names = st.builds(
    lambda first, more, parts, copy: "-".join((first, *more)) + "".join(f"/{part}" for part in parts) + copy,
    _words,
    st.lists(_words, max_size=2),
    st.lists(_words, max_size=2),
    st.just("") | st.integers(1, 9).map("#{}".format),
)
"""References such as `late-frost/core/bridge#1`. To make them by a regular expression takes several times as long."""


@st.composite
def orders(draw: st.DrawFn) -> Order:
    """Any order that can be written down."""
    code = draw(st.sampled_from(Code))
    form = FORMS[code]
    attack = form.attack and draw(st.booleans())
    return Order(
        code,
        draw(st.integers(1, 999)) if form.amount else 0,
        draw(st.integers(WRITTEN_ORDER, 20)) if form.stage else WRITTEN_ORDER,
        tuple(draw(st.lists(names, max_size=3))) if form.parts else (),
        draw(st.just("") | names) if form.target or attack else "",
        attack,
    )


plots = st.lists(orders(), max_size=8).map(lambda each: Plot(tuple(each)))

cinematic_courses = st.builds(Cinematic, places, st.integers(0, 15), st.integers(-20, 40), st.booleans(), st.just(0))
newtonian_courses = st.builds(
    Newtonian,
    places,
    st.integers(0, 7).map(lambda point: 2 * point),
    st.tuples(*[st.integers(0, 25)] * 8),
    st.integers(-4, 4),
    st.booleans(),
)


def _numbered(*codes: Code) -> st.SearchStrategy[Order]:
    return st.tuples(st.sampled_from(codes), st.integers(1, 5)).map(lambda drawn: Order(*drawn))


_NUMBERED = _numbered(Code.FASTER, Code.SLOWER, Code.RIGHT, Code.LEFT)
_PLAIN = st.sampled_from((Order(Code.ROLL), Order(Code.CORKSCREW), Order(Code.EVASIVE, 1), Order(Code.EVASIVE, 2)))
_SIDE = _numbered(Code.PORT, Code.STARBOARD)


def _once(listed: list[Order]) -> Plot:
    """Leave out manoeuvres that were there before; those with a number that adds up may come again."""
    seen: set[Code] = set()
    kept = []
    for order in listed:
        if order.code not in seen or (FORMS[order.code].amount and order.code is not Code.EVASIVE):
            kept.append(order)
        seen.add(order.code)
    return Plot(tuple(kept))


cinematic_plots = st.lists(_NUMBERED | _PLAIN, max_size=5).map(_once)


@st.composite
def newtonian_voyages(draw: st.DrawFn) -> tuple[Newtonian, Plot]:
    """Return a course, and a plot for it that turns one way only and thrusts at existing stages."""
    course = draw(newtonian_courses)
    drawn = draw(st.lists(_NUMBERED | _SIDE | _PLAIN | st.just(Order(Code.FLIP)), max_size=5))
    way = draw(st.sampled_from((Code.RIGHT, Code.LEFT)))
    plot = _once([order for order in drawn if order.code not in {Code.RIGHT, Code.LEFT} or order.code is way])
    stages = st.integers(WRITTEN_ORDER, abs(new_rotation(plot, course.rotation)))
    return course, Plot(tuple(order._replace(stage=draw(stages)) if order.code in THRUST else order for order in plot.orders))


_FACINGS = {
    "primitive_stl": (Facing.FORE, Facing.AFT, Facing.PORT, Facing.STARBOARD),
    "basic_stl": (Facing.FORE_AFT, Facing.PORT_STARBOARD),
    "advanced_stl": (None,),
    "thruster": (Facing.PORT, Facing.STARBOARD),
}


@st.composite
def systems(draw: st.DrawFn) -> Component:
    kind = draw(st.sampled_from(("thruster", "thruster", "primitive_stl", "basic_stl", "advanced_stl")))
    facing = draw(st.sampled_from(_FACINGS[kind]))
    return component(kind, draw(st.integers(1, 5)), facing)


@st.composite
def engines(draw: st.DrawFn, *, newtonian: bool = False, most: int = 7) -> Means:
    """Return the means of a ship with a few drives and thrusters."""
    drawn = draw(st.lists(systems(), max_size=most))
    return ship_of(
        *(each.with_(id=f"{each.id}-{number}") for number, each in enumerate(drawn)),
        newtonian=newtonian,
    )
