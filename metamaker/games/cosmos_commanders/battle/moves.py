"""The uses of an action point, as numbers: a kind of action, its target, the opponent concerned."""

from typing import Final

from metamaker.games.cosmos_commanders.battle.state import (
    COLONIZE,
    CULTURE,
    NOBODY,
    RESEARCH,
    ROUTE,
    TAKEOVER,
    WAR,
    State,
)
from metamaker.games.cosmos_commanders.rules.board import HAZARD

END: Final = 6
"""The code for the end of the Action Phase, in place of a kind of action. Rule CC-ACT-05."""

_KIND_BITS: Final = 3
_TARGET_BITS: Final = 10


def move(kind: int, target: int = 0, other: int = 0) -> int:
    """Return the number of an action: its kind, its target system or sector, the opponent that loses a route."""
    return (other << (_KIND_BITS + _TARGET_BITS)) | (target << _KIND_BITS) | kind


def kind_of(code: int) -> int:
    """Return the kind of an action, or END."""
    return code & 7


def target_of(code: int) -> int:
    """Return the target of an action, a system or sector."""
    return (code >> _KIND_BITS) & 1023


def other_of(code: int) -> int:
    """Return the opponent that loses a route by an action."""
    return code >> (_KIND_BITS + _TARGET_BITS)


def legal_moves(state: State) -> list[int]:
    """Return all actions of the current player, then END. Rules CC-ACT-01 to CC-ACT-05."""
    found: list[int] = []
    if state.ap > 0:
        found += colonies(state)
        found += takeovers(state)
        if state.left(CULTURE) > 0:
            found.append(move(CULTURE))
        found += routes(state)
        if state.left(RESEARCH) > 0:
            found.append(move(RESEARCH))
        found += wars(state)
    found.append(END)
    return found


def colonies(state: State) -> list[int]:
    """Return the colonizations within the limit. Rules CC-COL-01, CC-COL-03."""
    found: list[int] = []
    if state.left(COLONIZE) > 0:
        owner, reach, access, types = state.owner, state.reach, state.access, state.board.types
        at = state.player * state.board.systems
        for system in range(state.board.systems):
            if owner[system] == NOBODY and (reach[at] > 0 or access[at] > 0) and types[system] != HAZARD:
                found.append((system << _KIND_BITS) | COLONIZE)
            at += 1
    return found


def takeovers(state: State) -> list[int]:
    """Return the takeovers within the limit. Rule CC-TKO-01."""
    found: list[int] = []
    if state.left(TAKEOVER) > 0:
        owner, reach, player = state.owner, state.reach, state.player
        at = player * state.board.systems
        for system in range(state.board.systems):
            if reach[at] > 0 and owner[system] != NOBODY and owner[system] != player:
                found.append((system << _KIND_BITS) | TAKEOVER)
            at += 1
    return found


def routes(state: State) -> list[int]:
    """Return the trade routes within the limit. Rules CC-TRD-01, CC-TRD-02."""
    found: list[int] = []
    if state.left(ROUTE) > 0:
        holds, placed, capacity = state.holds, state.placed, state.board.capacity
        at = state.player * state.board.sectors
        for sector in range(state.board.sectors):
            if holds[at] > 0 and placed[sector] < capacity[sector]:
                found.append((sector << _KIND_BITS) | ROUTE)
            at += 1
    return found


def wars(state: State) -> list[int]:
    """Return the trade wars within the limit. Rules CC-WAR-01, CC-WAR-02."""
    if state.left(WAR) <= 0:
        return []
    return [
        move(WAR, sector, other)
        for sector in range(state.board.sectors)
        if state.placed[sector]
        for other in range(state.players)
        if state.can_lift(state.player, sector, other)
    ]


def is_legal(state: State, code: int) -> bool:
    """Return whether the current player may do this. Rules CC-ACT-01 to CC-ACT-05, CC-WAR-02."""
    kind = kind_of(code)
    if kind == END:
        return True
    if state.ap <= 0 or state.left(kind) <= 0:
        return False
    target = target_of(code)
    if kind == COLONIZE:
        return state.can_colonize(state.player, target)
    if kind == TAKEOVER:
        return state.can_attack(state.player, target)
    if kind == ROUTE:
        return state.can_lay(state.player, target)
    return kind != WAR or state.can_lift(state.player, target, other_of(code))
