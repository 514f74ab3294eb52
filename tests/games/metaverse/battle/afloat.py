"""Ships under way, and turns that stop when all have moved."""

from collections.abc import Iterable, Mapping
from typing import Any

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.movement.decisions import AnnounceArrival, ChooseJumpDice, WritePlot
from metamaker.games.metaverse.battle.movement.events import PurposeShown
from metamaker.games.metaverse.battle.plot.orders import Arrival, JumpChoice
from metamaker.games.metaverse.battle.plot.text import parsed
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.vessel import OFF, Vessel
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.games.metaverse.battle.turn.starship_movement import StarshipMovementStep
from metamaker.games.metaverse.model.section import Component, Sections
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.play.dice import Dice, FixedDice
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.battles import vessel_of
from tests.games.metaverse.battle.ships import HERON_SYSTEMS, sailing
from tests.games.metaverse.builders import BARE, component, design_of, with_core

OWN = (component("bridge"), component("sensor_array", 14), *HERON_SYSTEMS)
"""What every ship here has: a bridge, an array, drives and thrusters."""

GUNS = "core/guns#1"


def under_way(
    *more: Component,
    side: int = 0,
    course: Course | None = None,
    own: tuple[Component, ...] = OWN,
    sections: Sections | None = None,
    **fields: Any,
) -> tuple[int, Course, Any]:
    """Return a ship of a side on a course, with more in its core than `OWN`; fields are those of the class."""
    course = sailing(10) if course is None else course
    method = MovementMethod.NEWTONIAN if hasattr(course, "momenta") else MovementMethod.CINEMATIC
    ship = with_core(BARE.with_(movement_method=method, **fields), components=(*own, *more))
    if sections is not None:
        ship = ship.with_(sections=sections.with_(core=ship.sections.core))
    return side, course, ship


def at(x_cm: int, y_cm: int) -> Point:
    return Point(x_cm * CM, y_cm * CM)


def fleet(*ships: tuple[int, Course, Any], faces: Iterable[int] = (), dice: Dice | None = None) -> tuple[Battle, list[Vessel]]:
    """Return a battle of these ships, `a/heron-1`, `b/heron-2` and so on in their order, and the ships."""
    vessels = []
    for number, (side, course, ship) in enumerate(ships):
        vessel = vessel_of(design_of(ship), number, side)
        vessel.course = course
        for generator in vessel.of("cloak_generator"):
            generator.flags |= OFF
        vessels.append(vessel)
    return Battle(Table(vessels), dice or FixedDice(faces)), vessels


Plots = Mapping[str, str | tuple[str, ...]]


class Orders:
    """What the players answer: plots by ship, one for each time it is asked, returns, choices of dice; else nothing."""

    def __init__(
        self,
        plots: Plots | None = None,
        arrivals: Mapping[str, Arrival] | None = None,
        dice: Mapping[str, JumpChoice] | None = None,
    ) -> None:
        self.plots = {key: [codes] if isinstance(codes, str) else list(codes) for key, codes in (plots or {}).items()}
        self.arrivals = dict(arrivals or {})
        self.dice = dict(dice or {})
        self.asked: list[Decision] = []

    def answer(self, decision: Decision) -> Answer:
        self.asked.append(decision)
        answer = decision.default()
        if isinstance(decision, WritePlot) and self.plots.get(decision.key):
            answer = parsed(self.plots[decision.key].pop(0))
        elif isinstance(decision, AnnounceArrival):
            answer = self.arrivals.get(decision.key)
        elif isinstance(decision, ChooseJumpDice):
            answer = self.dice.get(decision.key, answer)
        assert decision.refusals(answer) == ()
        return answer


def plotting(battle: Battle, orders: Orders) -> None:
    """Go through the Plot Movement Step."""
    step = PlottingStep()
    while decisions := step.run(battle):
        step.take(battle, [orders.answer(decision) for decision in decisions])


def moving(battle: Battle, orders: Orders) -> None:
    """Go through the Starship Movement Step."""
    step = StarshipMovementStep()
    while decisions := step.run(battle):
        step.take(battle, [orders.answer(decision) for decision in decisions])


def sail(
    battle: Battle,
    plots: Plots | None = None,
    arrivals: Mapping[str, Arrival] | None = None,
    dice: Mapping[str, JumpChoice] | None = None,
) -> list[Any]:
    """Play the movement of a turn, go to the next one and return what happened; every plot given has to be asked for.

    What ships are about, which is told beside it, is left out.
    """
    orders = Orders(plots, arrivals, dice)
    plotting(battle, orders)
    moving(battle, orders)
    assert not any(orders.plots.values()), "plots that nobody asked for"
    battle.table.turn += 1
    events, battle.events = battle.events, []
    return [event for event in events if not isinstance(event, PurposeShown)]


def rolled_all(battle: Battle) -> None:
    """Fail if a given face was not rolled."""
    assert isinstance(battle.dice, FixedDice)
    battle.dice.finish()


def of_kind(events: Iterable[Any], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
