"""What energy grapplers and teleporters have in common: the array of their own, the reach, the sensor roll (3.5.4, 3.5.6)."""

from collections.abc import Collection, Iterator

from metamaker.battle.plane import CM
from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.electronics.kinds import SENSOR
from metamaker.games.metaverse.battle.electronics.signature import emits
from metamaker.games.metaverse.battle.fire.bearing import in_reach, sight
from metamaker.games.metaverse.battle.fire.profile import Profile, profile
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.system import System, Use
from metamaker.games.metaverse.battle.state.vessel import Vessel

EW_STEP_CM = 10
"""So many complete cm add 1 to the EW of the target. Rules MV-3.5.4-04, MV-3.5.6-03, MV-0.0.0-04."""


def beam_profile(table: Table, user: Vessel, rating: int, target: Vessel) -> Profile:
    """Return what a D20 is rolled against with an array of this printed rating. Rules MV-3.5.4-04, -06, MV-3.5.6-03."""
    steps = sight(user, target).distance // (EW_STEP_CM * CM)
    return profile(table, user, rating, target, more_ew=steps)


def user_refusals(user: Vessel, rule: str) -> Iterator[Refusal]:
    """Yield why a ship can use none of this. Rules MV-3.2.1-03, MV-3.4.8-03."""
    if not user.fights:
        yield Refusal(rule, f"{user.key} is not on the table")
    elif user.cloaked:
        yield Refusal("MV-3.4.8-03", f"{user.key} is cloaked")
    elif not user.bridged:
        yield Refusal("MV-3.2.1-03", f"{user.key} has no working bridge")


def target_refusals(user: Vessel, target: Vessel, rule: str) -> Iterator[Refusal]:
    """Yield why a ship cannot be reached; EMS does not matter. Rules MV-3.5.4-04, MV-3.5.6-05, MV-3.4.8-03, MV-1.3.4-08."""
    if target is user or not target.fights:
        yield Refusal(rule, f"{target.key} is no other ship on the table")
    elif target.cloaked:
        yield Refusal("MV-3.4.8-03", f"{target.key} is cloaked")
    elif not in_reach(sight(user, target).distance):
        yield Refusal(rule, f"{target.key} is more than 100 cm away")


def array_refusals(user: Vessel, name: str, used: Collection[str], rule: str) -> Iterator[Refusal]:
    """Yield why a sensor array cannot be given to this and nothing else. Rules MV-1.3.1-07, MV-3.5.4-04, MV-3.5.6-05."""
    array = find(user, name, SENSOR)
    if array is None:
        yield Refusal(rule, f"{user.key} has no sensor array {name}")
    elif not array.works:
        yield Refusal(rule, f"{name} does not work")
    elif array.use != Use.NOTHING or name in used:
        yield Refusal("MV-1.3.1-07", f"{name} is used for something else this turn")


def find(user: Vessel, name: str, *kinds: str) -> System | None:
    """Return the system of one of these kinds with this reference inside the class, None if there is none."""
    number = user.blueprint.by_ref.get(name)
    if number is None or user.systems[number].plan.kind not in kinds:
        return None
    return user.systems[number]


def engage(table: Table, user: Vessel, array: System, target: Vessel) -> None:
    """Take an array for the turn; its use compromises stealth. Rules MV-1.3.1-07, MV-3.4.9-04."""
    array.use, array.target = Use.OTHER, target.number
    emits(table, user)
