"""The table of a game for matches: its report, its picture, its view in words."""

from collections.abc import Sequence
from typing import NamedTuple

from typing_extensions import TypedDict, override

from metamaker.core.messages import Words, language_in_force, words_in
from metamaker.games.cosmoclysm.battle.ai.worth import chances
from metamaker.games.cosmoclysm.battle.decisions import Decision, pending
from metamaker.games.cosmoclysm.battle.events import RoundBegan
from metamaker.games.cosmoclysm.battle.game import Game, Players
from metamaker.games.cosmoclysm.battle.narration.event_messages import Teller
from metamaker.games.cosmoclysm.match.moments import BoardMoment
from metamaker.games.cosmoclysm.match.picture import board_page, hex_facts, text_board
from metamaker.games.cosmoclysm.match.prompts import BoardTalks
from metamaker.games.cosmoclysm.match.scenes import Scene, scene_at_first, scenes, steps
from metamaker.games.cosmoclysm.match.sides import joined, side_names
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.board import GAME, Board
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.position import OVER, kind_of, side_of
from metamaker.games.cosmoclysm.sheet.signs import type_sign
from metamaker.play.board import BoardTable, BoardViews
from metamaker.play.decision import Answer
from metamaker.play.dice import SeededDice
from metamaker.play.match import Match
from metamaker.play.snapshot import Moment
from metamaker.play.story import LETTERS, Event, Standing, StoryLine
from metamaker.play.table import PERSON, Setting
from metamaker.rendering.drawing import Page


class CosmoclysmSide(TypedDict):
    """The state of a side: `side` counts from 0, `ships` are the types with their hexes."""

    side: int
    name: str
    colour: str
    ships: list[tuple[str, str]]


class ShipView(NamedTuple):
    """A ship: its hex by name, its type, its side from 0."""

    hex: str
    type: str
    side: int


class BoardView(NamedTuple):
    """The public state: the round, the side to move, sides by name, ships, wormholes as pair and hex, the winner."""

    round: int
    side: int | None
    sides: tuple[str, ...]
    ships: tuple[ShipView, ...]
    wormholes: tuple[tuple[int, str], ...]
    result: int | None


class GameTable(BoardTable):
    """See the Table protocol of `metamaker.play.match`. Answers can be taken back until a die is rolled."""

    def __init__(self, forces: Sequence[Board], setting: Setting) -> None:
        self.board = joined(forces)
        people = [side for side, captain in enumerate(setting.captains) if captain == PERSON]
        seats = Players(side_names(self.board), people)
        self._dice = SeededDice(setting.seed)
        self.game = Game(self.board, seats, self._dice, setting.last_turn)
        self.teller = Teller(seats.names, self.game.names)
        self.rolls = 0
        self._typed = 0
        self._open: Decision | None = None
        """The open decision, calculated once."""
        self._seen = [scene_at_first(self.game)]
        """The views before the first event, and after each."""
        self._past: list[Event] = []

    @override
    def reseed(self, seed: int) -> None:
        self._dice.reseed(seed)

    @property
    @override
    def turn(self) -> int:
        return self.game.round

    @property
    @override
    def result(self) -> int | None:
        position = self.game.position
        return position.result if position is not None and position.phase == OVER else None

    @override
    def pending(self) -> Sequence[Decision]:
        if self._open is None:
            self._open = pending(self.game)
        return () if self._open is None else (self._open,)

    @override
    def play(self, answers: Sequence[Answer]) -> Sequence[Event]:
        decision = self.pending()[0]
        if decision.kind == "dice" and answers[0]:
            self._typed += 1
        self._open = None
        decision.play(answers[0])
        return self._happened()

    @override
    def untold(self) -> Sequence[Event]:
        """Return the events before the first answer."""
        return self._happened()

    def _happened(self) -> Sequence[Event]:
        events, self.game.events = self.game.events, []
        self.rolls = self.game.dice.rolls + self._typed
        self._seen += scenes(events, self._seen[-1])
        self._past += events
        return events

    @override
    def opens_turn(self, event: Event, told_turn: int) -> bool:
        return isinstance(event, RoundBegan) and event.round > max(told_turn, 1)

    @override
    def line(self, event: Event) -> StoryLine:
        return self.teller.line(event)

    @override
    def ending(self) -> tuple[StoryLine, ...]:
        """Return the number of ships left for each side. The winner was reported with the event."""
        position = self.game.position
        if self.result is None or position is None:
            return ()
        words = _words()
        left = (message("story-left", side=name, ships=position.counts[side]) for side, name in enumerate(self.teller.sides))
        return tuple(StoryLine(words.say(each)) for each in left)

    def scene(self) -> Scene:
        """Return the current scene of a picture."""
        return self._seen[-1]

    def scene_before(self, events: Sequence[Event]) -> Scene:
        """Return the view before these events, which need not be the last: events that open a round are reported later."""
        if not events:
            return self.scene()
        places = range(len(self._past) - 1, -1, -1)
        return self._seen[next(place for place in places if self._past[place] is events[0])]

    def title(self, shown: int = 0) -> str:
        """Return the title above a picture: the `shown` round, by default the present one."""
        words = _words()
        return words["play-setting_up"] if self.game.position is None else words.text("play-round", round=shown or self.turn)

    def chances(self) -> tuple[float, ...]:
        """Return the estimated chances of all sides to win; empty while ships are placed."""
        position = self.game.position
        return () if position is None else tuple(chances(position))

    @override
    def drawing(self) -> Page:
        return board_page(self.board, self.teller.sides, self.scene(), self.title())

    @override
    def view(self) -> BoardView:
        scene, names = self.scene(), self.game.names
        decision = pending(self.game)
        return BoardView(
            self.turn,
            None if decision is None else decision.side,
            self.teller.sides,
            tuple(ShipView(names[at], TYPES[kind_of(ship)].value, side_of(ship)) for at, ship in sorted(scene.standing())),
            tuple((pair, names[at]) for at, pair in sorted(scene.holes)),
            self.result,
        )

    @override
    def standing(self) -> Standing:
        words = _words()
        columns = tuple(words[f"story-column-{column}"] for column in ("side", "count", "ships"))
        figures = tuple(self._figures(side) for side in range(len(self.teller.sides)))
        rows = tuple((each["name"], str(len(each["ships"])), self._listed(each, words)) for each in figures)
        return Standing(columns, rows, (), figures)

    def _figures(self, side: int) -> CosmoclysmSide:
        ships = [
            (TYPES[kind_of(ship)].value, self.game.names[at]) for at, ship in self.scene().standing() if side_of(ship) == side
        ]
        colour = self.board.players[side].colour.value
        return CosmoclysmSide(side=side, name=self.teller.sides[side], colour=colour, ships=sorted(ships))

    def _listed(self, side: CosmoclysmSide, words: Words) -> str:
        return ", ".join(f"{words[f'names-{type_}']} {at}" for type_, at in side["ships"])

    @override
    def views(self, match: "Match[GameTable]") -> "GameViews":  # type: ignore[override]
        return GameViews(match)

    @override
    def talks(self, match: "Match[GameTable]") -> BoardTalks:  # type: ignore[override]
        return BoardTalks()


class GameViews(BoardViews):
    """See the Views protocol of `metamaker.play.match`."""

    def __init__(self, match: "Match[GameTable]") -> None:
        super().__init__(match)  # type: ignore[arg-type]
        self._game_match = match
        self._chances: tuple[float, ...] = ()

    @override
    def seen(self, side: int, piece: str = "") -> tuple[StoryLine, ...]:
        """Return the board as text with the state of all sides; for the name of a hex, its ships and neighbours."""
        table, words = self._game_match.table, _words()
        if not piece:
            drawn = text_board(table.board, table.scene(), words)
            letters = (f"{LETTERS[place]}: {name}" for place, name in enumerate(table.teller.sides))
            signs = (f"{type_sign(type_, words)} {words[f'names-{type_}']}" for type_ in TYPES)
            told = (*drawn, words.text("story-view-key", sides=", ".join(letters), ships=", ".join(signs)))
            return (*map(StoryLine, told), *super().seen(side))
        if piece.upper() not in map(str.upper, table.game.names):
            return super().seen(side, piece)
        facts = hex_facts(table.board, table.scene(), table.board.index_of(piece), table.teller.sides)
        return tuple(StoryLine(words.say(fact)) for fact in facts)

    @override
    def moments(self, events: Sequence[Event]) -> Sequence[tuple[Sequence[Event], Moment]]:
        """Return the board step by step: each way and each roll, with its effect."""
        table = self._game_match.table
        parts = steps(events, table.scene_before(events))
        before, self._chances = self._chances, table.chances()
        last, told = len(parts) - 1, self._game_match.record.turn
        found = []
        for place, step in enumerate(parts):
            # The round of the step, because the game may have begun the next one already.
            title, known = table.title(step.round or told), before if place < last else self._chances
            found.append((step.events, BoardMoment(table.board, table.teller.sides, step, title, known)))
        return tuple(found)


def _words() -> Words:
    return words_in(GAME, language_in_force())
