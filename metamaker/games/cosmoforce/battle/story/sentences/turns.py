"""How the story tells rounds and turns, the beginning and the end of a fight, and what survival brings."""

from metamaker.battle.telling import Tellings, telling
from metamaker.games.cosmoforce.battle.events.turns import (
    AftermathBegan,
    BattleBegan,
    BattleEnded,
    FightSurvived,
    RoundBegan,
    ShipSetOut,
    ThreatsRolled,
    TieRolled,
    TurnBegan,
)
from metamaker.games.cosmoforce.battle.story.names import Names
from metamaker.games.cosmoforce.battle.story.phrases import counted, dice_text, listed, speed_text
from metamaker.games.cosmoforce.catalogue.threats import threats


def _threats(event: ThreatsRolled, names: Names) -> str:  # noqa: ARG001 - as all tellings
    chart = threats()
    met = listed(chart[face - 1].name for face in event.faces)
    return f"Fight {event.fight}: {dice_text(event.faces)} on the threat chart, so {met}"


def _began(event: BattleBegan, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return " against ".join(event.sides)


def _set_out(event: ShipSetOut, names: Names) -> str:
    name = names.ship(event.ship)
    design = "" if event.design == names.called[event.ship] else f" ({event.design})"
    numbers = f"mass {event.mass}, speed {speed_text(event.speed)}, heat {event.heat}, crew {event.crew}"
    return f"{name}{design} sets out: {numbers}"


def _tie(event: TieRolled, names: Names) -> str:
    speeds = [f"{names.ship(ship)} {speed_text(speed)}" for ship, speed in zip(event.ships, event.speeds, strict=True)]
    return f"ships of equal rank roll for hundredths: {listed(speeds)}"


def _round(event: RoundBegan, names: Names) -> str:
    return f"Round {event.round}: {', '.join(names.ship(ship) for ship in event.order)}"


def _turn(event: TurnBegan, names: Names) -> str:
    return names.ship(event.ship)


def _aftermath(event: AftermathBegan, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return "Aftermath"


def _ended(event: BattleEnded, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return f"{event.winner} wins: {event.reason}" if event.winner else f"The fight is a draw: {event.reason}"


def _survived(event: FightSurvived, names: Names) -> str:  # noqa: ARG001 - as all tellings
    scored = listed(f"{name} {counted(points, 'point')}" for name, points in event.scores)
    return f"{counted(event.fight, 'fight')} survived: {scored}"


TELLINGS: Tellings = {
    ThreatsRolled: telling(_threats, 0),
    BattleBegan: telling(_began, 0),
    ShipSetOut: telling(_set_out),
    TieRolled: telling(_tie),
    RoundBegan: telling(_round, 0),
    TurnBegan: telling(_turn, 1),
    AftermathBegan: telling(_aftermath, 1),
    BattleEnded: telling(_ended, 0),
    FightSurvived: telling(_survived),
}
