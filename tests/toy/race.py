"""A toy game out of the public protocols alone: two players, a board of five fields, one piece each, who crosses it first.

A turn is a move of each: a step, a jump over the other piece, or a rest. Whoever reaches the far field has won.
"""

from collections.abc import Collection, Sequence
from typing import Annotated, NamedTuple

from pydantic import Field

from metamaker.core.envelope import Format
from metamaker.core.frozen import Frozen, Name
from metamaker.core.messages import ENGLISH, Words
from metamaker.game_api.board import BoardPlay
from metamaker.game_api.documents import ModelDocuments, NotInDocument, StatText
from metamaker.game_api.game import Game
from metamaker.game_api.prints import Pack, PrintOptions
from metamaker.play.board import BoardTable, MoveDecision
from metamaker.play.decision import Option
from metamaker.play.story import Standing, StoryLine
from metamaker.play.table import Setting
from metamaker.rendering.drawing import Drawing, Group, Page, Path
from metamaker.rendering.ink import COLOUR, INK, TINT
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import Align, line

FIELDS, SIDE = 5, 30.0
GOALS, PIECES = (FIELDS, 1), ("A", "B")


class Board(Frozen):
    """The document: a name, and after how many turns the game is a draw."""

    name: Name = "Race"
    turns: Annotated[int, Field(ge=1, le=99)] = 9


class Moved(NamedTuple):
    """A piece went to a field, or rested on its own."""

    turn: int
    piece: str
    field: int


class Race(BoardTable):
    """Where both pieces stand, and how many moves were made."""

    def __init__(self, board: Board, setting: Setting) -> None:
        self.last = setting.last_turn or board.turns
        self.fields = [1, FIELDS]
        self.moves = 0

    @property
    def turn(self) -> int:
        return self.moves // 2 + 1

    @property
    def result(self) -> int | None:
        arrived = [side for side in (0, 1) if self.fields[side] == GOALS[side]]
        return arrived[0] if arrived else -1 if self.turn > self.last else None

    def pending(self) -> Sequence[MoveDecision]:
        return () if self.result is not None else (MoveDecision(self.side, self._options(), PIECES[self.side]),)

    @property
    def side(self) -> int:
        return self.moves % 2

    def _options(self) -> list[Option]:
        mine, other = self.fields[self.side], self.fields[1 - self.side]
        ahead = 1 if self.side == 0 else -1
        field = mine + ahead if mine + ahead != other else mine + 2 * ahead
        goes = [Option("go", f"field/{field}", text=f"go to {field}")] if 1 <= field <= FIELDS else []
        return [*goes, Option("rest", f"field/{mine}", text="rest")]

    def play(self, answers: Sequence[str]) -> Sequence[Moved]:
        turn, side = self.turn, self.side
        if answers[0] == "go":
            self.fields[side] = int(self._options()[0].ref.rpartition("/")[2])
        self.moves += 1
        return (Moved(turn, PIECES[side], self.fields[side]),)

    def view(self) -> tuple[int, ...]:
        return tuple(self.fields)

    def drawing(self) -> Page:
        return board_page(self.fields)

    def line(self, event: Moved) -> StoryLine:
        return StoryLine(f"turn {event.turn}: {event.piece} is on field {event.field}")

    def standing(self) -> Standing:
        return Standing(("piece", "field"), tuple(zip(PIECES, map(str, self.fields), strict=True)), ("field",))


def board_page(fields: Sequence[int]) -> Page:
    """Return the five fields with the pieces on them."""
    return Page(
        Drawing(SIDE * FIELDS, SIDE, tuple(Group((n - 1) * SIDE, 0, _field(n, fields), f"field/{n}") for n in range(1, 6)))
    )


def _field(number: int, fields: Sequence[int]) -> Drawing:
    pieces = "".join(piece for piece, field in zip(PIECES, fields, strict=True) if field == number)
    frame = Path(box(1, 1, SIDE - 2, SIDE - 2), fill=TINT, stroke=INK, width=0.4)
    return Drawing(SIDE, SIDE, (frame, line(SIDE / 2, 19, pieces or str(number), 10.0 if pieces else 4.0, align=Align.CENTRE)))


class Boards(ModelDocuments[Board]):
    """See Documents."""

    def words(self, language: str = ENGLISH) -> Words:
        terms = {"kind": "Board", "new": "New board", "designs": "boards"}
        return Words(language, {"document": [f"document-{key} = {text}" for key, text in terms.items()]})

    def templates(self, language: str = ENGLISH) -> dict[str, str]:
        return {"board": "A board of five fields"}

    def new(self, name: str, file: str, template: str = "", language: str = ENGLISH) -> Board:
        return self.read({"name": name}, file)

    def find(self, document: Board, name: str) -> str:
        raise NotInDocument(f"a board has nothing called “{name}”")

    def texts(self, document: Board, ref: str, language: str = ENGLISH) -> tuple[StatText, ...]:
        return (StatText("", document.name, "a race of two", (("turns", str(document.turns)),), ()),)


class Pages:
    """See Prints: the board."""

    def __init__(self) -> None:
        self.inks = {"colour": COLOUR}

    def page_kinds(self, language: str = ENGLISH) -> dict[str, str]:
        return {"board": "The board"}

    def on_request(self, documents: int = 1) -> frozenset[str]:
        return frozenset()

    def pages(self, documents: Sequence[Board], kinds: Collection[str], options: PrintOptions) -> Pack:
        return Pack((board_page((1, FIELDS)),), ("board",)) if "board" in kinds else Pack((), ())

    def card(self, document: Board, language: str = ENGLISH, is_shared: bool = True) -> Page:
        return board_page((1, FIELDS))

    def miniatures(self, document: Board, most: int) -> tuple[Drawing, ...]:
        return (board_page((1, FIELDS)).drawing,)

    def miniature(self, document: Board, ref: str, side: int = 0) -> Drawing | None:
        return None


RACE = Game("race", "Race", Format(), Boards("race", Board), prints=Pages, play=lambda: BoardPlay(2, Race))


def race() -> Game[Board]:
    """Return the game, as the list of games has it."""
    return RACE
