"""How the story tells the beginning and the end of a battle, turns and steps."""

from metamaker.core.naming import counted
from metamaker.games.metaverse.battle.frame import (
    BattleBegan,
    BattleEnded,
    DesignFlawed,
    ShipPlaced,
    StartSpeedRolled,
    StepBegan,
    TurnBegan,
)
from metamaker.games.metaverse.battle.telling.names import Names
from metamaker.games.metaverse.battle.telling.phrases import degrees, halved, place
from metamaker.play.story import Tellings, telling


def _began(event: BattleBegan, names: Names) -> str:  # noqa: ARG001 - as all tellings
    one, other = event.names
    return f"{one} against {other}"


def _start_speed(event: StartSpeedRolled, names: Names) -> str:  # noqa: ARG001 - as all tellings
    turns = counted(event.turns, "turn")
    return f"for the speed at the start: {halved(3, (event.face,))}: {turns} of acceleration for all ships"


def _placed(event: ShipPlaced, names: Names) -> str:
    name = names.ship(event.ship)
    of = "" if event.ship_class == event.name else f" ({event.ship_class} class)"
    at, heading = place(event.x, event.y), degrees(event.heading)
    return f"{name}{of} starts at {at}, heading {heading}, speed {event.speed}, crew quality {event.crew_quality}"


def _flawed(event: DesignFlawed, names: Names) -> str:
    return f"{names.ship(event.ship)} is no legal design and fights all the same: {event.flaw}"


def _turn(event: TurnBegan, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return f"Turn {event.turn}"


STEPS = {
    "plot_movement": "Plot movement",
    "indirect_movement": "Indirect fire movement",
    "starship_movement": "Starship movement",
    "starfighter_operations": "Starfighter operations",
    "starfighter_movement": "Starfighter movement",
    "electronic_warfare": "Electronic warfare",
    "starship_combat": "Starship combat",
    "starfighter_combat": "Starfighter combat",
    "indirect_combat": "Indirect fire combat",
    "boarding_combat": "Boarding combat",
    "repair": "Repair",
    "morale": "Morale",
}


def _step(event: StepBegan, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return STEPS.get(event.step, event.step.replace("_", " ").capitalize())


def _ended(event: BattleEnded, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return f"{event.winner} wins: {event.reason}" if event.winner else f"The battle is a draw: {event.reason}"


TELLINGS: Tellings = {
    BattleBegan: telling(_began, 0),
    StartSpeedRolled: telling(_start_speed),
    ShipPlaced: telling(_placed),
    DesignFlawed: telling(_flawed),
    TurnBegan: telling(_turn, 0),
    StepBegan: telling(_step, 1),
    BattleEnded: telling(_ended, 0),
}
