"""The report of a game: a heading for each round and turn, and lines with their rule ids."""

from collections.abc import Callable, Sequence
from typing import Any

from metamaker.games.cosmos_commanders.battle import events as of
from metamaker.games.cosmos_commanders.battle.state import (
    BY_RESIGNATION,
    BY_ROUTES,
    BY_SYSTEMS,
    NOBODY,
    SOURCES,
    Decided,
    State,
)
from metamaker.games.cosmos_commanders.match.names import Names
from metamaker.games.cosmos_commanders.rules.board import RESOURCES
from metamaker.games.cosmos_commanders.rules.chances import D10, NEEDED
from metamaker.play.story import FOLLOWS, StoryLine

ROUND, TURN = 0, 1
"""Depths of the headings of rounds, and of turns within them."""


SET_UP = 0
"""The round number of the set-up. Rule CC-SET-01."""


def round_of(event: Any) -> int:
    """Return the round of an event, from 1, or `SET_UP`. Rule CC-TURN-02."""
    return SET_UP if isinstance(event, _OF_SET_UP) else event.turn


_OF_SET_UP = (of.TypesRolled, of.OrderRolled, of.OrderFound, of.Picked, of.Settled)


def face_text(face: int) -> str:
    """Return the face of a die as printed: 0 for 10."""
    return str(face % D10)


def _types(event: of.TypesRolled, names: Names) -> StoryLine:
    told = [
        names.words.text("story-type", system=names.system(place), kind=names.type(kind))
        for place, kind in enumerate(event.types)
        if names.star_map.systems[place].type is None
    ]
    return StoryLine(names.words.text("story-types", systems=names.words.listed(told)), ("CC-SYS-01",))


def _order_rolled(event: of.OrderRolled, names: Names) -> StoryLine:
    text = names.words.text("story-order-rolled", player=names.seat(event.player), face=face_text(event.face))
    return StoryLine(text, ("CC-SET-07",))


def _order_found(event: of.OrderFound, names: Names) -> StoryLine:
    return StoryLine(names.words.text("story-order", players=names.words.listed(map(names.seat, event.order))), ("CC-SET-07",))


def _picked(event: of.Picked, names: Names) -> StoryLine:
    commander, bonus = names.commander(event.commander), names.bonus(event.commander)
    text = names.words.text("story-picked", seat=names.seat(event.player), commander=commander, bonus=bonus)
    return StoryLine(text, ("CC-CMD-01", "CC-CMD-02"))


def _settled(event: of.Settled, names: Names) -> StoryLine:
    text = names.words.text("story-settled", player=names.player(event.player), system=names.system(event.system))
    return StoryLine(text, ("CC-SET-03", "CC-SET-04"))


def _turn(event: of.TurnBegan, names: Names) -> StoryLine:
    levels = sum(event.levels[:RESOURCES])
    text = names.words.text(
        "story-turn",
        player=names.player(event.player),
        ap=event.ap,
        levels=levels,
        routes=event.routes,
        saved=event.saved,
    )
    return StoryLine(text, ("CC-LOG-01",), TURN)


def _used(event: Any, names: Names) -> str:
    """Return the number of done actions of the kind against the limit. Rule CC-REC-02."""
    return names.words.text("story-used", used=event.used, limit=event.limit)


def _colonized(event: of.Colonized, names: Names) -> StoryLine:
    kind = "" if names.types is None else names.type(names.types[event.system])
    player, system = names.player(event.player), names.system(event.system)
    text = names.words.text("story-colonized", player=player, system=system, kind=kind, used=_used(event, names))
    return StoryLine(text, ("CC-COL-01", "CC-COL-02"))


def _attacked(event: of.Attacked, names: Names) -> StoryLine:
    words = names.words
    parts = {"military": event.military, "routes": event.traded, "protection": event.protection}
    told = [words.text(f"ask-net-{key}", value=names.signed(value)) for key, value in parts.items() if value]
    total = event.face + event.military + event.traded + event.protection
    text = words.text(
        "story-taken" if event.taken else "story-held",
        player=names.player(event.player),
        system=names.system(event.system),
        owner=names.player(event.owner),
        face=face_text(event.face),
        modifiers=words.listed(told, "unit") if told else words["ask-net-none"],
        total=names.signed_total(total),
        needed=NEEDED,
        used=_used(event, names),
    )
    return StoryLine(text, ("CC-TKO-02", "CC-TKO-03", "CC-TKO-07" if event.taken else "CC-TKO-08"))


def _achieved(event: of.Achieved, names: Names) -> StoryLine:
    player, face = names.player(event.player), face_text(event.face)
    text = names.words.text("story-culture", player=player, face=face, tokens=event.tokens, used=_used(event, names))
    return StoryLine(text, ("CC-CUL-01",))


def _laid(event: of.RouteLaid, names: Names) -> StoryLine:
    player, sector = names.player(event.player), names.sector(event.sector)
    text = names.words.text("story-route", player=player, sector=sector, used=_used(event, names))
    return StoryLine(text, ("CC-TRD-01", "CC-TRD-02"))


def _lifted(event: of.RouteLifted, names: Names) -> StoryLine:
    text = names.words.text(
        "story-war",
        player=names.player(event.player),
        sector=names.sector(event.sector),
        owner=names.player(event.owner),
        used=_used(event, names),
    )
    return StoryLine(text, ("CC-WAR-01",))


def _researched(event: of.Researched, names: Names) -> StoryLine:
    player, face, result = names.player(event.player), face_text(event.face), names.result(event.result)
    if event.system != NOBODY:
        text = names.words.text("story-ruins", player=player, system=names.system(event.system), face=face, result=result)
        return StoryLine(text, ("CC-SYS-07", "CC-RES-01"), FOLLOWS)
    text = names.words.text("story-research", player=player, face=face, result=result, used=_used(event, names))
    return StoryLine(text, ("CC-RES-01",))


def _learnt(event: of.Learnt, names: Names) -> StoryLine | None:
    """Return the line of a directed result, otherwise None: the line of the roll already contains the result."""
    if not event.directed:
        return None
    text = names.words.text("story-directed", player=names.player(event.player), result=names.result(event.result))
    return StoryLine(text, ("CC-RES-02", "CC-RES-03"), FOLLOWS)


def _ended(event: of.ActionsEnded, names: Names) -> StoryLine | None:
    if not event.left:
        return None
    text = names.words.text("story-left", player=names.player(event.player), count=event.left, kept=event.kept)
    return StoryLine(text, ("CC-LOG-02",))


def _scored(event: of.Scored, names: Names) -> StoryLine:
    text = names.words.text(
        "story-scored", player=names.player(event.player), lowest=event.lowest, most=event.most, total=event.total
    )
    return StoryLine(text, ("CC-SCO-01", "CC-SCO-02"))


def _finished(event: of.Finished, names: Names) -> StoryLine:
    text = names.words.text(
        "story-finished",
        player=names.player(event.player),
        systems=event.systems,
        gates=event.gates,
        ruins=event.ruins,
        routes=event.routes,
        monopolies=event.monopolies,
        total=event.total,
    )
    return StoryLine(text, ("CC-SCO-03", "CC-SCO-04"))


def _resigned(event: of.Resigned, names: Names) -> StoryLine:
    return StoryLine(names.words.text("story-resigned", player=names.player(event.player)), ("CC-SCO-07",))


def _won(event: of.Won, names: Names) -> StoryLine:
    return victory(event.players, Decided(event.by, event.tokens, event.first, event.second), names)


_DECIDED = {BY_SYSTEMS: "story-won-systems", BY_ROUTES: "story-won-routes", BY_RESIGNATION: "story-won-resigned"}


def victory(players: Sequence[int], by: Decided, names: Names) -> StoryLine:
    """Return the line of the winner, with the reason if tokens do not decide. Rules CC-SCO-05, CC-SCO-06."""
    key = "story-shared" if len(players) > 1 else _DECIDED.get(by.by, "story-won")
    values = {"tokens": by.tokens, "first": by.first, "second": by.second}
    return StoryLine(names.words.text(key, players=names.players(players), **values), ("CC-SCO-05", "CC-SCO-06"))


TELLINGS: dict[type, Callable[[Any, Names], StoryLine | None]] = {
    of.TypesRolled: _types,
    of.OrderRolled: _order_rolled,
    of.OrderFound: _order_found,
    of.Picked: _picked,
    of.Settled: _settled,
    of.TurnBegan: _turn,
    of.Colonized: _colonized,
    of.Attacked: _attacked,
    of.Achieved: _achieved,
    of.RouteLaid: _laid,
    of.RouteLifted: _lifted,
    of.Researched: _researched,
    of.Learnt: _learnt,
    of.ActionsEnded: _ended,
    of.Scored: _scored,
    of.Finished: _finished,
    of.Resigned: _resigned,
    of.Won: _won,
}
"""The line of each event; None for events without a line."""

END_KEYS = ("systems", "gates", "ruins", "routes", "monopolies")

SOURCE_KEYS = ("culture", "research", "lowest", "most", *END_KEYS)
"""The words for the sources of tokens, in the order of the rules' numbers."""


def account(state: State, player: int, names: Names) -> str:
    """Return a line with the source of each token of a player. Rules CC-REC-02, CC-SCO-05."""
    own = state.tokens[player * SOURCES : (player + 1) * SOURCES]
    parts = [names.words.text(f"story-from-{key}", count=count) for key, count in zip(SOURCE_KEYS, own, strict=True) if count]
    listed = " + ".join(parts) if parts else names.words["story-from-nothing"]
    return names.words.text("story-account", player=names.player(player), total=state.score(player), parts=listed)


OUTLINED = (of.OrderFound, of.Picked, of.Settled, of.TurnBegan, of.Scored, of.Finished, of.Resigned, of.Won)
"""The events of a short report of a turn, including losses of others."""


def is_outlined(event: object) -> bool:
    """Return whether an event belongs to a short report."""
    return isinstance(event, OUTLINED) or (isinstance(event, of.Attacked) and event.taken)


def told(event: object, names: Names) -> StoryLine | None:
    """Return an event as a line; None for events without one. Raises KeyError for an event of another game."""
    return TELLINGS[type(event)](event, names)
