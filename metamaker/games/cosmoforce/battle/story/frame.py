"""How the story tells rounds and turns, the beginning and the end of a fight, and what survival brings."""

from metamaker.core.naming import counted, listed
from metamaker.games.cosmoforce.battle.frame import (
    AftermathBegan,
    Award,
    BattleBegan,
    BattleEnded,
    FightSurvived,
    RoundBegan,
    ShipSetOut,
    ThreatsRolled,
    TieRolled,
    TurnBegan,
)
from metamaker.games.cosmoforce.battle.telling.names import Names
from metamaker.games.cosmoforce.battle.telling.phrases import dice_text, speed_text
from metamaker.games.cosmoforce.catalogue import threats
from metamaker.play.story import Tellings, telling


def _threats(event: ThreatsRolled, names: Names) -> str:  # noqa: ARG001 - as all tellings
    chart = threats()
    met = listed(chart[face - 1].name for face in event.faces)
    survived = f" and {counted(event.fight - 1, 'fight')} survived" if event.fight > 1 else ""
    return f"Threats for {counted(event.ships, 'ship')}{survived}: {dice_text(event.faces)}: {met}"


def _began(event: BattleBegan, names: Names) -> str:  # noqa: ARG001 - as all tellings
    fight = f"Fight {event.fight}: " if event.fight else ""
    return f"{fight}{' against '.join(event.sides)}"


def _set_out(event: ShipSetOut, names: Names) -> str:
    name = names.ship(event.ship)
    design = "" if event.design == names.called[event.ship] else f" ({event.design})"
    hurt = f", {event.hurt} hurt" if event.hurt else ""
    numbers = f"mass {event.mass}, speed {speed_text(event.speed)}, heat {event.heat}, crew {event.crew}{hurt}"
    return f"{name}{design} sets out: {numbers}"


def _tie(event: TieRolled, names: Names) -> str:
    rolls = "; ".join(f"{names.ship(ship)} {dice_text(faces)}" for ship, faces in event.rolls)
    speeds = listed(f"{names.ship(ship)} has speed {speed_text(speed)}" for ship, speed in event.speeds)
    return f"ships of equal rank roll for hundredths: {rolls}: {speeds}"


def _round(event: RoundBegan, names: Names) -> str:
    return f"Round {event.round}: {', '.join(names.ship(ship) for ship in event.order)}"


def _turn(event: TurnBegan, names: Names) -> str:
    return names.ship(event.ship)


def _aftermath(event: AftermathBegan, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return "Aftermath"


def _ended(event: BattleEnded, names: Names) -> str:  # noqa: ARG001 - as all tellings
    fight = f"Fight {event.fight}" if event.fight else "The fight"
    if event.fight and event.winner:
        return f"{fight} goes to {event.winner}: {event.reason}"
    return f"{event.winner} wins: {event.reason}" if event.winner else f"{fight} is a draw: {event.reason}"


def _survived(event: FightSurvived, names: Names) -> str:  # noqa: ARG001 - as all tellings
    return f"{counted(event.fight, 'fight')} survived: {'; '.join(_award(award) for award in event.awards)}"


def _award(award: Award) -> str:
    """Return `Heron 10 + 5 × 4 = 30 points, 60 in all`."""
    slots = ""
    if award.empty_slots:
        each = (award.points - award.base) // award.empty_slots
        slots = f" + {each} × {award.empty_slots} = {award.points}"
    return f"{award.ship} {award.base}{slots} points, {award.total} in all"


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
