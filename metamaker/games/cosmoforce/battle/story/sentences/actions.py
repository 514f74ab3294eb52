"""How the story tells what ships do with their actions, and what heat and speed do to them."""

from metamaker.battle.telling import Tellings, follows, telling
from metamaker.games.cosmoforce.battle.events.actions import (
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
from metamaker.games.cosmoforce.battle.story.names import Names
from metamaker.games.cosmoforce.battle.story.phrases import counted, dice_text, signed, speed_text


def _attacked(event: Attacked, names: Names) -> str:
    weapons = names.slots(event.ship, event.slots)
    mass = "no mass limit" if event.mass < 0 else f"mass {event.mass}"
    found = f"{counted(event.hits, 'hit')}, {event.damage} damage" if event.hits else "no hit"
    shot = f"{names.ship(event.ship)} fires {weapons} at {names.ship(event.target)}"
    return f"{shot}, {mass}: {dice_text(event.faces)}: {found}"


def _gained(event: HeatGained, names: Names) -> str:
    return f"{names.ship(event.ship)} gains {event.gained} heat, {event.heat} now"


def _shed(event: HeatShed, names: Names) -> str:
    rolled = f" by {dice_text(event.faces)}" if event.faces else ""
    return f"{names.ship(event.ship)} sheds {event.shed} heat{rolled}, {event.heat} now"


def _rolled(event: HeatRolled, names: Names) -> str:
    harm = counted(event.effective, "effective die", "effective dice") if event.effective else "no harm"
    return f"heat in {names.ship(event.ship)}: {dice_text(event.faces)}: {harm}"


def _collided(event: Collided, names: Names) -> str:
    return f"{names.ship(event.ship)} checks for collisions: {dice_text(event.faces)}: {event.damage} damage"


def _burned(event: Burned, names: Names) -> str:
    return f"{names.ship(event.ship)} burns {signed(event.change)}, speed {speed_text(event.speed)}"


def _declared(event: RamDeclared, names: Names) -> str:
    ram = f"{names.ship(event.ship)} rams {names.ship(event.target)}"
    if not event.evaded:
        return f"{ram}, which stays its course"
    return f"{ram}, which burns to evade and {'is too slow' if event.connects else 'gets away'}"


def _rammed(event: Rammed, names: Names) -> str:
    target, rammer = names.ship(event.target), names.ship(event.ship)
    return f"they meet: {dice_text(event.faces)}: {event.target_damage} damage to {target}, {event.own_damage} to {rammer}"


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
