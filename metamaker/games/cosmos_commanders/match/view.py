"""The public view of a game, as plain values. Sides count from 0, systems are named by ids."""

from typing import NamedTuple

from typing_extensions import TypedDict

from metamaker.games.cosmos_commanders.battle.game import OVER, Course
from metamaker.games.cosmos_commanders.battle.state import KINDS, LIMIT_BY, NOBODY, SOURCES, State, score_end
from metamaker.games.cosmos_commanders.match.decisions import KIND_WORDS
from metamaker.games.cosmos_commanders.match.story import SOURCE_KEYS
from metamaker.games.cosmos_commanders.model.star_map import StarMap, colours
from metamaker.games.cosmos_commanders.model.words import COMMANDERS, LEVELS, TYPES, Commander, SystemType
from metamaker.play.story import LETTERS


class SystemView(NamedTuple):
    """A system: its id and type (None before it is rolled), its owner and the owner of its Home, −1 for none."""

    id: str
    type: SystemType | None
    owner: int
    home_of: int
    searched: bool


class SectorView(NamedTuple):
    """A sector from 1: its capacity for routes, and the routes of each side."""

    number: int
    capacity: int
    routes: tuple[int, ...]


class ActionsView(NamedTuple):
    """A kind of action in the current turn: the number of done ones, the current limit, the level of the limit."""

    kind: str
    done: int
    limit: int
    level: str


class PlayerView(NamedTuple):
    """A side: commander (None before the pick), levels in order, points of a turn beginning now, tokens.

    `base`: the part of the levels that does not come from systems. `sources`: tokens by their source; `final`: the same if the
    game ended now. `name` and `colour` are those of its seat.
    """

    side: int
    commander: Commander | None
    levels: tuple[int, ...]
    base: tuple[int, ...]
    systems: int
    routes: int
    ap: int
    score: int
    sources: tuple[int, ...]
    name: str = ""
    colour: int = 0
    final: tuple[int, ...] = ()


class GameView(NamedTuple):
    """The game in a round, from 1. `player` is the current side, with its remaining points and finished actions."""

    round: int
    player: int
    ap: int
    over: bool
    actions: tuple[ActionsView, ...]
    players: tuple[PlayerView, ...]
    systems: tuple[SystemView, ...]
    sectors: tuple[SectorView, ...]


def game_view(star_map: StarMap, course: Course | None) -> GameView:
    """Return the public view; before the types are known, only the map."""
    if course is None:
        systems = tuple(SystemView(each.id, each.type, NOBODY, NOBODY, searched=False) for each in star_map.systems)
        return GameView(1, 0, 0, over=False, actions=(), players=(), systems=systems, sectors=())
    state, board = course.state, course.board
    systems = tuple(
        SystemView(each.id, TYPES[board.types[place]], state.owner[place], state.home_of[place], state.searched[place])
        for place, each in enumerate(star_map.systems)
    )
    sectors = tuple(
        SectorView(
            place + 1, board.capacity[place], tuple(state.routes[side * board.sectors + place] for side in range(state.players))
        )
        for place in range(board.sectors)
    )
    over = course.phase == OVER
    ended = state if over else state.copy()
    if not over:
        score_end(ended)
    players = tuple(
        _player(course, side)._replace(
            name=star_map.seat(side).name, colour=colours(star_map)[side], final=_sources(ended, side)
        )
        for side in range(state.players)
    )
    return GameView(state.round, course.player, state.ap, over, _actions(course), players, systems, sectors)


def _actions(course: Course) -> tuple[ActionsView, ...]:
    state = course.state
    return tuple(
        ActionsView(KIND_WORDS[kind], state.done[kind], state.limit(course.player, kind), str(LEVELS[LIMIT_BY[kind]]))
        for kind in range(KINDS)
    )


def _player(course: Course, side: int) -> PlayerView:
    state, types = course.state, course.board.types
    levels = state.levels(side)
    systems = [0] * len(levels)
    for place, owner in enumerate(state.owner):
        if owner == side and state.gives_level(side, place):
            systems[types[place]] += 1
    base = tuple(level - given for level, given in zip(levels, systems, strict=True))
    commander = course.commanders[side]
    return PlayerView(
        side,
        None if commander == NOBODY else COMMANDERS[commander],
        tuple(levels),
        base,
        state.held[side],
        state.laid[side],
        state.action_points(side),
        state.score(side),
        _sources(state, side),
    )


def _sources(state: State, side: int) -> tuple[int, ...]:
    return tuple(state.tokens[side * SOURCES : (side + 1) * SOURCES])


class LevelFigures(TypedDict):
    """The levels of a player."""

    metal: int
    population: int
    radioactives: int
    luxuries: int
    organics: int
    military: int


class PlayerFigures(TypedDict):
    """The state of a player as data; `side` counts from 0, `action_points` are those of a turn beginning now.

    `tokens_if_ended`: the tokens if the game ended now.
    """

    sign: str
    side: int
    commander: str | None
    levels: LevelFigures
    systems: int
    routes: int
    action_points: int
    tokens: int
    tokens_if_ended: int
    sources: dict[str, int]


def player_figures(player: PlayerView) -> PlayerFigures:
    """Return the state of a player as data."""
    metal, population, radioactives, luxuries, organics, military = player.levels
    return {
        "sign": LETTERS[player.side],
        "side": player.side,
        "commander": None if player.commander is None else player.commander.value,
        "levels": {
            "metal": metal,
            "population": population,
            "radioactives": radioactives,
            "luxuries": luxuries,
            "organics": organics,
            "military": military,
        },
        "systems": player.systems,
        "routes": player.routes,
        "action_points": player.ap,
        "tokens": player.score,
        "tokens_if_ended": sum(player.final),
        "sources": dict(zip(SOURCE_KEYS, player.sources, strict=True)),
    }
