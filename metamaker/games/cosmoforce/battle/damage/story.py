"""How the story tells what becomes of systems, crew and ships."""

from metamaker.core.naming import counted
from metamaker.games.cosmoforce.battle.damage.events import (
    CrewHarmed,
    CrewHealed,
    CrewKilled,
    CrewPosted,
    MissileDetonated,
    MissilesDepleted,
    ShipEliminated,
    SystemMarked,
    SystemRepaired,
)
from metamaker.games.cosmoforce.battle.state import HURT, NOBODY, STANDBY
from metamaker.games.cosmoforce.battle.telling.names import Names
from metamaker.play.story import Tellings, follows, telling


def _marked(event: SystemMarked, names: Names) -> str:
    what = "is destroyed" if event.destroyed else f"has {counted(event.marks, 'mark')}"
    named = ", as it was named" if "CF-STRF-02" in event.rules else ""
    return f"{names.ship(event.ship)}: {names.slot(event.ship, event.slot)} {what}{named}"


def _detonated(event: MissileDetonated, names: Names) -> str:
    return f"{names.ship(event.ship)}: {names.slot(event.ship, event.slot)} detonates: {event.damage} damage more"


def _depleted(event: MissilesDepleted, names: Names) -> str:
    return f"{names.ship(event.ship)}: two 8s or more deplete {names.slots(event.ship, event.slots)}"


def _harmed(event: CrewHarmed, names: Names) -> str:
    state = "hurt" if event.state == HURT else "killed"
    return f"{names.ship(event.ship)}: {names.token(event.ship, event.token)} is {state}"


def _killed(event: CrewKilled, names: Names) -> str:
    return f"{names.ship(event.ship)}: {names.token(event.ship, event.token)} dies with the Habitat"


def _healed(event: CrewHealed, names: Names) -> str:
    return f"{names.ship(event.ship)}: {names.token(event.ship, event.token)} is healed"


def _posted(event: CrewPosted, names: Names) -> str:
    where = "Standby" if event.slot == STANDBY else names.slot(event.ship, event.slot)
    verb = "is sent to repair" if "CF-REP-01" in event.rules else "goes to"
    return f"{names.ship(event.ship)}: {names.token(event.ship, event.token)} {verb} {where}"


def _repaired(event: SystemRepaired, names: Names) -> str:
    left = f"{counted(event.marks, 'mark')} left" if event.marks else "it works again"
    who = names.token(event.ship, event.token)
    return f"{names.ship(event.ship)}: {who} repairs {names.slot(event.ship, event.slot)}, {left}"


def _eliminated(event: ShipEliminated, names: Names) -> str:
    why = "its crew is dead" if "CF-ELIM-01" in event.rules else "no system is whole"
    by = "" if event.by in {NOBODY, event.ship} else f" by {names.ship(event.by)}"
    return f"{names.ship(event.ship)} is eliminated{by} ({event.cause}): {why}"


TELLINGS: Tellings = {
    SystemMarked: follows(_marked),
    MissileDetonated: follows(_detonated),
    MissilesDepleted: follows(_depleted),
    CrewHarmed: follows(_harmed),
    CrewKilled: follows(_killed),
    CrewHealed: telling(_healed),
    CrewPosted: follows(_posted),
    SystemRepaired: telling(_repaired),
    ShipEliminated: telling(_eliminated),
}
