"""The table of a game for matches: its set-up, decisions, report, picture and score."""

from collections.abc import Callable, Iterator, Sequence

from typing_extensions import override

from metamaker.core.errors import FileProblem
from metamaker.games.cosmos_commanders.battle.ai.strong import answer
from metamaker.games.cosmos_commanders.battle.events import Scored, TypesRolled
from metamaker.games.cosmos_commanders.battle.game import ACT, DIRECT, FACE, HOME, OVER, PICK, Course
from metamaker.games.cosmos_commanders.battle.state import decided
from metamaker.games.cosmos_commanders.geometry.boards import board, board_of, type_number, untyped
from metamaker.games.cosmos_commanders.map_drawing.palette import PLAYERS
from metamaker.games.cosmos_commanders.match.decisions import (
    PROGRAM_ROLLS,
    RESIGN,
    DirectResearch,
    GameDecision,
    PickCommander,
    PlaceHome,
    RollDie,
    TakeAction,
)
from metamaker.games.cosmos_commanders.match.explaining import system_facts
from metamaker.games.cosmos_commanders.match.happening import happening
from metamaker.games.cosmos_commanders.match.moments import MapMoment
from metamaker.games.cosmos_commanders.match.names import Names, player_ref
from metamaker.games.cosmos_commanders.match.picture import game_page
from metamaker.games.cosmos_commanders.match.prompts import GameTalks
from metamaker.games.cosmos_commanders.match.story import ROUND, SET_UP, account, is_outlined, round_of, told, victory
from metamaker.games.cosmos_commanders.match.view import GameView, game_view, player_figures
from metamaker.games.cosmos_commanders.messages import message
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.rules.board import ROUNDS, Board
from metamaker.games.cosmos_commanders.rules.chances import D10
from metamaker.play.board import BoardTable, BoardViews
from metamaker.play.decision import Decision
from metamaker.play.dice import SeededDice
from metamaker.play.match import Match
from metamaker.play.snapshot import Moment, Piece, SideSign, Strength
from metamaker.play.story import LETTERS, Event, Standing, StoryLine
from metamaker.play.table import PERSON, Setting
from metamaker.rendering.drawing import Page

REROLLS = 20
"""The limit of rolls of types before homes may be nearer to each other. Rule CC-SET-06."""

MOST_REROLLS = 1_000
"""The limit of rolls of types before a map is given up because homes hardly ever fit."""


class GameTable(BoardTable):
    """The tabletop of a game. See the Table protocol of `metamaker.play.match`.

    Answers can be taken back until a die is rolled. `course` is None while types are rolled at the table. Dice come from the
    seed, or from people with real dice, if the group wants that and has people.
    """

    def __init__(self, star_map: StarMap, setting: Setting) -> None:
        self.star_map = star_map
        self.course: Course | None = None
        self._last_round = setting.last_turn or ROUNDS
        self._dice = SeededDice(setting.seed)
        self._people = [side for side, name in enumerate(setting.captains) if name == PERSON]
        self._types_to_come = list(untyped(star_map))
        self._faces: list[int] = []
        self._tries = 0
        self._events: list[Event] = []
        self._open: Decision | None = None
        self.began: Standing | None = None
        """The state of all players at the beginning of the current round."""
        self.scores: tuple[tuple[int, ...], ...] = ()
        """The tokens of all sides after each round, finally with those at the end of the game."""
        self.watcher: Callable[[Course, int], None] | None = None
        """Is called with the course and the face of each of its dice, before their effect."""
        self._begun = 1
        if not self._types_to_come:
            self._begin(board(star_map))
        self._roll()

    @property
    def types_dice(self) -> bool:
        """Whether people enter the results of their dice."""
        return self.star_map.options.typed_dice and bool(self._people)

    @override
    def reseed(self, seed: int) -> None:
        self._dice.reseed(seed)

    @property
    @override
    def turn(self) -> int:
        """The round."""
        return 1 if self.course is None else self.course.round

    @property
    @override
    def result(self) -> int | None:
        """The number of the winner; several winners are −1, and `ending` names them. Rule CC-SCO-06."""
        if self.course is None or self.course.phase != OVER:
            return None
        return self.course.won[0] if len(self.course.won) == 1 else -1

    def _begin(self, on: Board) -> None:
        if not on.gap:
            raise FileProblem("", "systems", message("play-no-homes", count=self.star_map.players))
        self.course = Course(on, last_round=self._last_round, telling=True)

    def _roll(self) -> None:
        """Roll the dice that are due, unless people do."""
        while not self.types_dice and (self.course is None or self.course.phase == FACE):
            self._show(self._rolled())
        if self.course is not None:
            self._events += self.course.events
            self._count(self.course)
            self.course.events.clear()
            if self.course.round > self._begun:
                self._begun = self.course.round
                self.began = self.standing()

    def _rolled(self) -> int:
        self.rolls += 1
        return self._dice.roll(D10)

    def _count(self, course: Course) -> None:
        """Record the tokens of all players after a round, and at the end of the game."""
        players = range(course.state.players)
        for event in course.events:
            last = next((each for each in reversed(course.order) if not course.state.resigned[each]), -1)
            if isinstance(event, Scored) and event.player == last:
                self.scores += (tuple(course.state.collected(side) for side in players),)
        if course.phase == OVER:
            self.scores += (tuple(course.state.score(side) for side in players),)

    def _show(self, face: int) -> None:
        if self.course is not None:
            if self.watcher is not None:
                self.watcher(self.course, face)
            self.course.show(face)
            return
        self._faces.append(face)
        if len(self._faces) == len(self._types_to_come):
            self._type()

    def _type(self) -> None:
        """Begin with the rolled types if homes fit; otherwise they are rolled again. Rules CC-SYS-01, CC-SET-06."""
        rolled = dict(zip(self._types_to_come, (face - 1 for face in self._faces), strict=True))
        self._faces = []
        self._tries += 1
        types = [
            rolled[place] if place in rolled else type_number(system.type) for place, system in enumerate(self.star_map.systems)
        ]
        on = board_of(self.star_map, types)
        fits = on.gap == on.house.home_gap and on.is_connected
        if fits or (on.gap and self._tries > REROLLS) or self._tries > MOST_REROLLS:
            self._begin(on)
            self._events.append(TypesRolled(1, tuple(types)))

    @override
    def pending(self) -> Sequence[Decision]:
        if self._open is None:
            self._open = self._asked()
        return () if self._open is None else (self._open,)

    def _asked(self) -> Decision | None:
        course, names = self.course, self.names
        if course is None or course.phase == FACE:
            side = 0 if course is None else course.player
            return RollDie(side if side in self._people else self._people[0], course, names)
        made = _DECISIONS.get(course.phase)
        return None if made is None else made(course, names)

    @override
    def play(self, answers: Sequence[str]) -> Sequence[Event]:
        asked = self._open
        assert isinstance(asked, GameDecision)  # noqa: S101 - what `apply` has just looked at
        number = asked.number_of(answers[0])
        self._open = None
        if isinstance(asked, RollDie):
            self._show(self._rolled() if number == PROGRAM_ROLLS else number)
        elif self.course is not None and number == RESIGN and isinstance(asked, TakeAction):
            self.course.resign()
        elif self.course is not None:
            answer(self.course, number)
            if self.types_dice and self.course.phase == FACE:
                self.rolls += 1  # the die is rolled now; its result may be entered again
        self._roll()
        return self.untold()

    @override
    def untold(self) -> Sequence[Event]:
        events, self._events = self._events, []
        return events

    @property
    def names(self) -> Names:
        """The names of players, systems and sectors, in the current language."""
        return Names.of(self.star_map, self.course)

    @override
    def view(self) -> GameView:
        return game_view(self.star_map, self.course)

    @override
    def drawing(self) -> Page:
        return game_page(self.star_map, self.view(), self.names.words, self.scores)

    @override
    def line(self, event: Event) -> StoryLine:
        """Return the line of an event; an empty line for events without one."""
        return told(event, self.names) or StoryLine("")

    @override
    def standing(self) -> Standing:
        names, view = self.names, self.view()
        titles = tuple(names.words[f"story-column-{key}"] for key in _COLUMNS)
        rows = tuple(
            (
                LETTERS[each.side],
                names.player(each.side),
                *map(str, each.levels),
                str(each.systems),
                str(each.routes),
                str(each.ap),
                str(each.score),
            )
            for each in view.players
        )
        return Standing(("", *titles), rows, titles[1:], tuple(player_figures(each) for each in view.players))

    @override
    def ending(self) -> tuple[StoryLine, ...]:
        """Return the source of each token, best player first; then the winner. Rules CC-SCO-05, CC-SCO-06, CC-REC-02."""
        course = self.course
        if course is None or course.phase != OVER:
            return ()
        state, names = course.state, self.names
        ranked = sorted(range(state.players), key=lambda each: (-state.score(each), -state.held[each], -state.laid[each], each))
        return (*(StoryLine(account(state, each, names)) for each in ranked), victory(course.won, decided(state), names))

    @override
    def views(self, match: "Match") -> "GameViews":
        return GameViews(match)

    @override
    def talks(self, match: "Match") -> GameTalks:
        return GameTalks()


_DECISIONS = {PICK: PickCommander, HOME: PlaceHome, ACT: TakeAction, DIRECT: DirectResearch}

_COLUMNS = (
    "player",
    "metal",
    "population",
    "radioactives",
    "luxuries",
    "organics",
    "military",
    "systems",
    "routes",
    "ap",
    "tokens",
)


class GameViews(BoardViews):
    """The views of a game. See the Views protocol of `metamaker.play.match`. They are the same for all sides."""

    def __init__(self, match: "Match") -> None:
        super().__init__(match)
        self._game: Match[GameTable] = match
        self._told_round = SET_UP - 1
        self._seen: GameView | None = None
        """The view of the last moment."""

    @override
    def seen(self, side: int, piece: str = "") -> tuple[StoryLine, ...]:
        """Return the state of all players; for the name or id of a system, its type, owner and surroundings."""
        table, wanted = self._game.table, piece.casefold()
        systems = enumerate(table.star_map.systems)
        found = next((at for at, each in systems if wanted in {table.names.system(at).casefold(), each.id.casefold()}), None)
        if found is None:
            return (*super().seen(side, piece), *([] if piece else self._final()))
        return tuple(map(StoryLine, system_facts(table.course, table.names, found)))

    def _final(self) -> Iterator[StoryLine]:
        """Yield a line with the tokens of all players if the game ended now."""
        table = self._game.table
        players = table.view().players
        if table.result is None and players:
            words = table.names.words
            scores = [
                words.text("story-view-score", player=table.names.player(each.side), count=sum(each.final)) for each in players
            ]
            yield StoryLine(words.text("story-view-final", scores=words.listed(scores, "unit")))

    @override
    def stood(self) -> Standing:
        began = self._game.table.began
        return self.standing() if began is None or self._game.result is not None else began

    @override
    def story(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        return tuple(self._lines(events))

    @override
    def outlined(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        return tuple(self._lines([event for event in events if is_outlined(event)]))

    def _lines(self, events: Sequence[Event]) -> Iterator[StoryLine]:
        """Yield a heading at the beginning of the set-up and of each round, and a line for each event that has one."""
        table = self._game.table
        names = table.names
        for event in events:
            number = round_of(event)
            if number > self._told_round:
                self._told_round = number
                words = names.words
                heading = words["story-set-up"] if number == SET_UP else words.text("story-round", number=number)
                yield StoryLine(heading, (), ROUND)
            line = told(event, names)
            if line is not None:
                yield line

    @override
    def moments(self, events: Sequence[Event]) -> Sequence[tuple[Sequence[Event], Moment]]:
        """Return the picture of the map, with the tokens, points, systems and routes of all players."""
        table = self._game.table
        before, self._seen = self._seen, table.view()
        shown = happening(table.star_map, events) if before is not None and before.players else None
        pieces, strengths = tuple(self._pieces()), tuple(self._strengths())
        return ((events, MapMoment(table.star_map, self._seen, pieces, strengths, table.scores, {}, before, shown)),)

    def _pieces(self) -> Iterator[Piece]:
        names = self._game.table.names
        for side in range(self._game.table.star_map.players):
            yield Piece(player_ref(side), LETTERS[side], names.player(side), side)

    def _strengths(self) -> Iterator[Strength]:
        players = self._game.table.view().players
        if not players:
            return
        table = self._game.table
        named = [SideSign(table.names.player(each.side), PLAYERS[each.colour]) for each in players]
        signs = tuple(named) if table.star_map.seats else ()
        yield Strength(message("story-strength-tokens"), tuple(float(each.score) for each in players), signs)
        yield Strength(message("story-strength-ap"), tuple(float(each.ap) for each in players), signs)
        yield Strength(message("story-strength-systems"), tuple(float(each.systems) for each in players), signs)
        yield Strength(message("story-strength-routes"), tuple(float(each.routes) for each in players), signs)
