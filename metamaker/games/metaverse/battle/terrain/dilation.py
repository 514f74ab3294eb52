"""Time dilation around singularities: deep in their fields, ships and tokens act only in some turns (5.0.3)."""

from typing import Final

from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.ground import Feature
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.squadron import Berth, Mission
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.terrain.events import TimeStood
from metamaker.games.metaverse.model.terrain import TerrainKind
from metamaker.play.geometry import Point

SLOWNESS: Final = 10
"""Points of strength for each skipped turn before a turn of action. Rule MV-5.0.3-02."""


def dilate(battle: Battle) -> None:
    """Still everything that skips this turn, release everything that has waited long enough: ships, then salvos, missions.

    A stilled ship or token does not act, and nothing can be done to it. Its place and speed stay, turns of a salvo's life do
    not pass, plots written under cloak wait. No dice. Rules MV-5.0.3-02, -04.
    """
    table = battle.table
    holes = [feature for feature in table.terrain if feature.kind is TerrainKind.SINGULARITY]
    if not holes:
        return
    for vessel in table.vessels:
        if vessel.status <= Status.STILLED:
            _still_ship(battle, vessel, holes)
    waiting, table.stilled = table.stilled, []
    for token in waiting:
        _put_back(table, token)
    tokens: list[Salvo | Mission] = [*table.salvos, *table.missions]
    for token in tokens:
        _still_token(battle, token, holes)


def skipped(left: int, strength: int) -> int:
    """Return how many turns are skipped from this one on, 0 for none; `left` is the number left in the turn before.

    After a turn of action, or at the start, it is calculated from the strength at the place. Rules MV-5.0.3-02 to -04.
    """
    return left - 1 if left else strength // SLOWNESS


def _strongest(holes: list[Feature], place: Point) -> tuple[Feature, int]:
    strengths = [hole.strength(place) for hole in holes]
    most = max(strengths)
    return holes[strengths.index(most)], most


def _still_ship(battle: Battle, vessel: Vessel, holes: list[Feature]) -> None:
    hole, strength = _strongest(holes, vessel.course.place)
    vessel.stilled_for = skipped(vessel.stilled_for, strength)
    vessel.status = Status.STILLED if vessel.stilled_for else Status.FIGHTING
    if not vessel.stilled_for:
        return
    secrets, turn = battle.secrets[vessel.side], battle.table.turn
    plot = secrets.plots.pop((vessel.number, turn), None)
    if plot is not None:
        secrets.plots[vessel.number, turn + 1] = plot
    battle.tell(TimeStood(vessel.key, hole.key, hole.kind.value, strength, vessel.stilled_for))


def _still_token(battle: Battle, token: Salvo | Mission, holes: list[Feature]) -> None:
    hole, strength = _strongest(holes, token.place)
    token.stilled_for = skipped(token.stilled_for, strength)
    if not token.stilled_for:
        return
    battle.table.stilled.append(token)
    if isinstance(token, Salvo):
        battle.table.salvos.remove(token)
        token.born += 1
    else:
        battle.table.missions.remove(token)
        for squadron in token.squadrons:
            squadron.berth = Berth.STILLED
    battle.tell(TimeStood(token.key, hole.key, hole.kind.value, strength, token.stilled_for))


def _put_back(table: Table, token: Salvo | Mission) -> None:
    """Put a token back among the others, in the order of their arrival on the table."""
    if isinstance(token, Salvo):
        table.salvos.append(token)
        table.salvos.sort(key=lambda each: each.number)
        return
    for squadron in token.squadrons:
        squadron.berth = Berth.FLYING
    table.missions.append(token)
    table.missions.sort(key=lambda each: each.number)
