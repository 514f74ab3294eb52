"""How the story tells what ships do with their actions, and what heat and speed do to them."""

from metamaker.core.naming import counted, signed
from metamaker.games.cosmoforce.battle.actions.events import (
    Attacked,
    Burned,
    Collided,
    HeatGained,
    HeatRolled,
    HeatShed,
    Passed,
    RamDeclared,
    Rammed,
    Strafed,
    SystemNamed,
)
from metamaker.games.cosmoforce.battle.telling.names import Names
from metamaker.games.cosmoforce.battle.telling.phrases import dice_text, speed_text
from metamaker.play.story import Tellings, follows, telling


def _attacked(event: Attacked, names: Names) -> str:
    weapons = names.slots(event.ship, event.slots)
    shot = f"{names.ship(event.ship)} fires {weapons} at {names.ship(event.target)}"
    return f"{shot}, {_mass(event)}: {dice_text(event.faces)}: {_hits(event)}"


def _mass(event: Attacked) -> str:
    """Return the mass into which hits must fit, or why there is none."""
    if event.mass >= 0:
        return f"mass {event.mass}"
    return f"no mass limit, as it has {'speed below 1' if 'CF-SHOT-04' in event.rules else 'no thrust'}"


def _hits(event: Attacked) -> str:
    """Return what hit: `3 + 4 = 7, 2 hits, 2 damage`; to drones ones weigh nothing, hits of Hangars count three times."""
    if not event.hits:
        return "no hit"
    free = sum(event.kept) - event.weight
    total = f" = {event.weight}" if len(event.kept) > 1 else ""
    if free:
        total = f" − {free} = {event.weight} as ones weigh nothing"
    each = event.damage // event.hits
    damage = f" × {each} = {event.damage} damage" if each > 1 else f", {event.damage} damage"
    return f"{' + '.join(map(str, event.kept))}{total}, {counted(event.hits, 'hit')}{damage}"


def _gained(event: HeatGained, names: Names) -> str:
    return f"{names.ship(event.ship)} gains {event.gained} heat, {event.heat} now"


def _shed(event: HeatShed, names: Names) -> str:
    rolled = f" ({dice_text(event.faces)})" if event.faces else ""
    return f"{names.ship(event.ship)} sheds {event.shed} heat{rolled}, {event.heat} now"


def _rolled(event: HeatRolled, names: Names) -> str:
    harm = counted(event.effective, "effective die", "effective dice") if event.effective else "no harm"
    return f"heat in {names.ship(event.ship)}: {dice_text(event.faces)}: {harm}"


def _collided(event: Collided, names: Names) -> str:
    why = f"{'adrift' if event.is_adrift else 'too fast'} at speed {speed_text(event.speed)}"
    return f"{names.ship(event.ship)}, {why}, may collide: {dice_text(event.faces)}: {event.damage} damage"


def _burned(event: Burned, names: Names) -> str:
    return f"{names.ship(event.ship)} burns {signed(event.change)}, speed {speed_text(event.speed)}"


def _declared(event: RamDeclared, names: Names) -> str:
    ram = f"{names.ship(event.ship)} rams {names.ship(event.target)}"
    if not event.evaded:
        return f"{ram}, which stays its course"
    return f"{ram}, which burns to evade and {'is too slow' if event.connects else 'gets away'}"


def _rammed(event: Rammed, names: Names) -> str:
    target, rammer = names.ship(event.target), names.ship(event.ship)
    met = f"they meet at speed {speed_text(event.speed)}: {dice_text(event.faces)}"
    return f"{met}: {event.target_damage} damage to {target}, {event.own_damage} to {rammer}"


def _strafed(event: Strafed, names: Names) -> str:
    named = counted(event.effective, "system")
    return f"{names.ship(event.ship)} makes a Strafe Run: {dice_text(event.faces)}: {named} can be named"


def _named(event: SystemNamed, names: Names) -> str:
    return f"named: {names.slot(event.ship, event.slot)} of {names.ship(event.ship)}"


def _passed(event: Passed, names: Names) -> str:
    return f"{names.ship(event.ship)} passes"


TELLINGS: Tellings = {
    Attacked: telling(_attacked),
    HeatGained: follows(_gained),
    HeatShed: telling(_shed),
    HeatRolled: telling(_rolled),
    Collided: telling(_collided),
    Burned: telling(_burned),
    RamDeclared: telling(_declared),
    Rammed: follows(_rammed),
    Strafed: telling(_strafed),
    SystemNamed: follows(_named),
    Passed: telling(_passed),
}
