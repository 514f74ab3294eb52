"""The prospects of an action: its chance, its requirements, and its effect on levels, points and tokens."""

from fractions import Fraction
from typing import NamedTuple

from metamaker.games.cosmos_commanders.battle.game import Course
from metamaker.games.cosmos_commanders.battle.moves import END, kind_of, other_of, target_of
from metamaker.games.cosmos_commanders.battle.state import COLONIZE, CULTURE, PER_AP, ROUTE, TAKEOVER, WAR, State
from metamaker.games.cosmos_commanders.match.names import Names
from metamaker.games.cosmos_commanders.rules.board import GATE, MILITARY, RESOURCES, RUINS
from metamaker.games.cosmos_commanders.rules.chances import roll_needed, taking_chance


class Prospect(NamedTuple):
    """The prospects of an action: its chance, 1 without a roll; its effects in short sentences.

    `net`, `needed`: for a takeover, the sum of modifiers and the lowest successful face; 0 for other actions. `ap_next`: the
    additional action points of the next turn.
    """

    chance: Fraction
    net: int
    needed: int
    ap_next: int
    texts: tuple[str, ...]


def prospect(course: Course, code: int, names: Names) -> Prospect:
    """Return the prospects of an action of the current player."""
    state, kind, target = course.state, kind_of(code), target_of(code)
    if kind == END:
        return Prospect(Fraction(1), 0, 0, 0, _end_texts(state, names))
    if kind == TAKEOVER:
        net = state.net(state.player, target)
        chance, needed = taking_chance(net), roll_needed(net)
        before, after = _before_and_after(course, code)
        texts = (_odds_text(net, needed, chance, names), _net_text(state, target, names), *_gains(before, after, target, names))
        return Prospect(chance, net, needed, _ap(after) - _ap(before), texts)
    if kind in {COLONIZE, ROUTE, WAR}:
        before, after = _before_and_after(course, code)
        return Prospect(Fraction(1), 0, 0, _ap(after) - _ap(before), _sure_texts(before, after, code, names))
    return Prospect(Fraction(1), 0, 0, 0, (names.words["ask-does-culture" if kind == CULTURE else "ask-does-research"],))


def _before_and_after(course: Course, code: int) -> tuple[State, State]:
    """Return the state, and a copy after the success of the action."""
    before, after = course.state, course.state.copy()
    kind, target, player = kind_of(code), target_of(code), course.player
    if kind == ROUTE:
        after.lay(player, target)
    elif kind == WAR:
        after.lift(other_of(code), target)
    else:
        if kind == TAKEOVER:
            after.lose(target)
        after.gain(player, target)
    return before, after


def _ap(state: State) -> int:
    return state.action_points(state.player)


def _odds_text(net: int, needed: int, chance: Fraction, names: Names) -> str:
    key = "never" if chance == 0 else "always" if chance == 1 else "needs"
    return names.words.text(f"ask-odds-{key}", needed=needed, net=names.signed(net), chance=names.chance(chance))


def _net_text(state: State, system: int, names: Names) -> str:
    """Return the sources of the modifiers of a takeover. Rule CC-TKO-03."""
    player, owner, systems = state.player, state.owner[system], state.board.systems
    military = state.levels(player)[MILITARY] - state.levels(owner)[MILITARY]
    traded = state.access[player * systems + system] - state.access[owner * systems + system]
    rest = state.net(player, system) - military - traded
    parts = {"military": military, "routes": traded, "protection": rest}
    told = [names.words.text(f"ask-net-{key}", value=names.signed(value)) for key, value in parts.items() if value]
    return names.words.listed(told, "unit") if told else names.words["ask-net-none"]


def _gains(before: State, after: State, system: int, names: Names) -> tuple[str, ...]:
    """Return the effect of owning one more system. Rules CC-SYS-02, CC-SYS-06, CC-SYS-07, CC-LOG-01."""
    words, kind = names.words, before.board.types[system]
    texts = [words.text("ask-does-system", kind=names.type(kind))]
    if kind < RESOURCES:
        now, then = before.levels(before.player)[kind], after.levels(before.player)[kind]
        if now != then:
            texts.append(words.text("ask-does-level", level=names.level(kind), now=now, then=then))
    if kind == GATE:
        texts.append(words["ask-does-gate"])
    if kind == RUINS:
        texts.append(words["ask-does-ruins" if before.searched[system] else "ask-does-search"])
    return (*texts, *_next_turn(before, after, names))


def _next_turn(before: State, after: State, names: Names) -> tuple[str, ...]:
    now, then = _ap(before), _ap(after)
    if now != then:
        return (names.words.text("ask-does-ap", now=now, then=then),)
    short = PER_AP - (after.resources(after.player) + after.laid[after.player]) % PER_AP
    return (names.words.text("ask-does-ap-short", count=short),)


def _sure_texts(before: State, after: State, code: int, names: Names) -> tuple[str, ...]:
    kind, target, player = kind_of(code), target_of(code), before.player
    if kind == COLONIZE:
        return _gains(before, after, target, names)
    words, texts = names.words, []
    placed, room = after.placed[target], after.board.capacity[target]
    texts.append(words.text("ask-does-sector", number=target + 1, placed=placed, room=room))
    if after.has_most(player, target) != before.has_most(player, target):
        texts.append(words["ask-does-most"])
    if after.has_all(player, target) != before.has_all(player, target):
        texts.append(words["ask-does-all" if after.has_all(player, target) else "ask-does-not-all"])
    other = other_of(code)
    if kind == WAR and before.has_most(other, target) and not after.has_most(other, target):
        texts.append(words.text("ask-does-not-most", player=names.player(other)))
    return (*texts, *(_next_turn(before, after, names) if kind == ROUTE else ()))


def _end_texts(state: State, names: Names) -> tuple[str, ...]:
    """Return the tokens of the Score Phase, and the losses. Rules CC-SCO-01, CC-SCO-02, CC-LOG-02."""
    lowest, most = state.lowest(state.player), state.count_most(state.player)
    texts = (names.words.text("ask-does-score", lowest=lowest, most=most, total=lowest + most),)
    if not state.ap:
        return texts
    key = "ask-does-keep" if state.board.house.bank_ap else "ask-does-lose"
    return (*texts, names.words.text(key, count=state.ap))
