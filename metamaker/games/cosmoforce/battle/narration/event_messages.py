"""The message of each event, with its fields as values; some fields are shown by their names."""

from collections.abc import Callable, Iterable
from typing import Any

from metamaker.core.display_names import signed
from metamaker.games.cosmoforce.battle import frame
from metamaker.games.cosmoforce.battle.actions import events as actions
from metamaker.games.cosmoforce.battle.damage import events as damage
from metamaker.games.cosmoforce.battle.wording.names import Names, dice_text, speed_text
from metamaker.games.cosmoforce.catalogue import threats
from metamaker.play.story import FOLLOWS, HAPPENS, Event, Telling, Tellings

Values = dict[str, Any]

FIELDS: dict[str, Callable[[Any, Any, Names], object]] = {
    "ship": lambda ship, _, names: names.ship(ship),
    "target": lambda ship, _, names: names.ship(ship),
    "by": lambda ship, event, names: names.by(ship, event.ship),
    "cause": lambda code, _, names: names.cause(code),
    "slot": lambda slot, event, names: names.slot(event.ship, slot),
    "slots": lambda slots, event, names: names.slots(event.ship, slots),
    "token": lambda token, event, names: names.token(event.ship, token),
    "faces": lambda faces, _, names: dice_text(faces, names.words),
    "speed": lambda speed, _, names: speed_text(speed, names.words),
    "change": lambda change, _, _names: signed(change),
    "sides": lambda sides, _, names: f" {names.words['battle-picture-against']} ".join(map(names.side, sides)),
    "winner": lambda side, _, names: names.side(side),
    "order": lambda order, _, names: ", ".join(map(names.ship, order)),
}
"""Writes a field that is neither plain text nor number, from its value, the event and the names."""


def values_of(event: Any, names: Names) -> Values:
    """Return the values of a message from the fields of an event; `rule` is the first rule."""
    found = {key: FIELDS[key](value, event, names) if key in FIELDS else value for key, value in event._asdict().items()}
    return {**found, "rule": next(iter(event.rules), "")} if "rules" in found else found


def _told(key: str, events: Iterable[object], names: Names) -> list[str]:
    """Return optional parts of an event, each in the words of a message."""
    return [names.words.text(f"story-{key}", **values_of(event, names)) for event in events]


def _threats(event: frame.ThreatsRolled, names: Names) -> Values:
    chart = threats()
    return {"survived": event.fight - 1, "met": names.listed(chart[face - 1].name for face in event.faces)}


def _set_out(event: frame.ShipSetOut, names: Names) -> Values:
    return {"renamed": event.design != names.called[event.ship]}


def _tie(event: frame.TieRolled, names: Names) -> Values:
    rolls, speeds = _told("tie-roll", event.rolls, names), _told("tie-speed", event.speeds, names)
    return {"rolls": names.between(rolls), "speeds": names.listed(speeds)}


def _ended(event: frame.BattleEnded, _: Names) -> Values:
    return {"drawn": not event.winner}


def _survived(event: frame.FightSurvived, names: Names) -> Values:
    return {"awards": names.between(_award(award, names) for award in event.awards)}


def _award(award: frame.Award, names: Names) -> str:
    slots = award.empty_slots
    each = (award.points - award.base) // max(slots, 1)
    values = {**award._asdict(), "slots": slots, "each": each}
    return names.words.text("story-award", **values)


def _attacked(event: actions.Attacked, _: Names) -> Values:
    """Return the rule for a missing mass limit, the mass of the kept dice, and the effect of a hit.

    For drones ones have no mass.
    """
    return {
        "limit": "" if event.mass >= 0 else "CF-SHOT-04" if "CF-SHOT-04" in event.rules else "CF-SHOT-05",
        "kept": " + ".join(map(str, event.kept)),
        "count": len(event.kept),
        "free": sum(event.kept) - event.weight,
        "each": event.damage // max(event.hits, 1),
    }


def _shed(event: actions.HeatShed, _: Names) -> Values:
    return {"dice": len(event.faces)}


def telling(kind: type, depth: int = HAPPENS, more: Callable[[Any, Names], Values] | None = None) -> Telling:
    """Return the line of events of a class; `more` gives further values."""
    key = f"story-{kind.__name__}"

    def sentence(event: Event, names: Names) -> str:
        return names.words.text(key, **{**values_of(event, names), **(more(event, names) if more else {})})

    return Telling(sentence, depth)


TELLINGS: Tellings = {
    frame.ThreatsRolled: telling(frame.ThreatsRolled, 0, _threats),
    frame.BattleBegan: telling(frame.BattleBegan, 0),
    frame.ShipSetOut: telling(frame.ShipSetOut, HAPPENS, _set_out),
    frame.TieRolled: telling(frame.TieRolled, HAPPENS, _tie),
    frame.RoundBegan: telling(frame.RoundBegan, 0),
    frame.TurnBegan: telling(frame.TurnBegan, 1),
    frame.AftermathBegan: telling(frame.AftermathBegan, 1),
    frame.BattleEnded: telling(frame.BattleEnded, 0, _ended),
    frame.FightSurvived: telling(frame.FightSurvived, HAPPENS, _survived),
    actions.Attacked: telling(actions.Attacked, HAPPENS, _attacked),
    actions.HeatShed: telling(actions.HeatShed, HAPPENS, _shed),
    **{
        kind: telling(kind)
        for kind in (
            actions.HeatRolled,
            actions.Collided,
            actions.Burned,
            actions.RamDeclared,
            actions.Strafed,
            actions.Passed,
            damage.CrewHealed,
            damage.SystemRepaired,
            damage.ShipEliminated,
        )
    },
    **{
        kind: telling(kind, FOLLOWS)
        for kind in (
            actions.HeatGained,
            actions.Rammed,
            actions.SystemNamed,
            damage.SystemMarked,
            damage.MissileDetonated,
            damage.MissilesDepleted,
            damage.CrewHarmed,
            damage.CrewKilled,
            damage.CrewPosted,
        )
    },
}
"""The line of every class of events: headings of rounds, of turns, events, effects."""
