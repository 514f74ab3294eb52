"""What a game with battles offers to command line and window: battles that are fought, told, drawn, played and fought again."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from metamaker.battle.outcome import Fight
from metamaker.battle.replay import Replay
from metamaker.core.issue import Issue
from metamaker.sheets.drawing import Page

Document = TypeVar("Document")
Document_contra = TypeVar("Document_contra", contravariant=True)

Event = tuple[Any, ...]
"""An event of a game's battle: a NamedTuple, which `battle.log` writes as a line."""

PERSON = ""
"""In place of the name of a computer captain: a person commands this side."""


class StoryLine(NamedTuple):
    """A line of the story of a battle: text, and the rules that made it so.

    `depth`: 0 for the heading of a turn, 1 for that of a part of it, 2 for what happened, 3 for what came of that.
    """

    text: str
    rules: tuple[str, ...] = ()
    depth: int = 2


class Standing(NamedTuple):
    """How everybody stands, as a table: its titles, its rows, and those titles under which there are numbers."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[str, ...]


class Setting(NamedTuple):
    """How a battle is fought: the seed of its dice, the captain of each side by name or `PERSON`, the last turn (0: usual).

    `survival`: the one force fights again and again against what the game sends, whose captain is the second one.
    """

    seed: int
    captains: tuple[str, ...]
    last_turn: int = 0
    survival: bool = False


class Question(NamedTuple):
    """What a person has to decide: who is asked, what, what can be answered, how it is written.

    `hint` shows how an answer is written; an empty answer is always legal: to do nothing. `prompt` says in a word or two
    what is asked of whom, `kind` in one what, the same for all such questions. `idle`: there is nothing sensible to do but
    nothing; its facts say so where that could surprise. `final`: with the answer something is revealed or rolled, so that
    nothing can be taken back. `weighty`: to do nothing is worth a second question, too. `asks_again`: whether a final answer
    is worth a second question at all.
    """

    of: str
    text: str
    facts: tuple[str, ...]
    hint: str
    prompt: str = ""
    kind: str = ""
    idle: bool = False
    final: bool = True
    weighty: bool = True
    asks_again: bool = True


class Unreadable(ValueError):
    """An answer of a person that cannot be understood: one sentence."""


class Session(Protocol):
    """A battle under way. It is played by captains, by the choices of a replay, and by people, as its setting says."""

    @property
    def turn(self) -> int:
        """The turn, from 1."""

    @property
    def result(self) -> int | None:
        """The side that won, -1 for a draw, None while the battle lasts."""

    def play_turn(self) -> tuple[Event, ...]:
        """Go on to the beginning of the next turn, or the end, and return what happened; nobody else must be asked.

        With the first call comes what was there before the first turn. Raises FileProblem if the choices of a replay are
        not those of this battle.
        """

    def told(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """Return what happened as a story."""

    def outlined(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """Return what happened in few lines: what each ship suffered in a turn, who was lost."""

    def standing(self) -> Standing:
        """Return how all ships stand now."""

    def stood(self) -> Standing:
        """Return how all ships stood when the present turn began; how they stand once the battle is over."""

    def ending(self) -> tuple[StoryLine, ...]:
        """Return what the battle came to."""

    def page(self) -> Page:
        """Return a picture of the table: now, with what happened since the turn began."""

    def replay(self) -> Replay:
        """Return the battle as a document, up to now."""

    def play_state(self, side: int) -> object:
        """Return the damage of a side, to be pencilled into its sheets."""

    def ask(self) -> tuple[Question, ...]:
        """Let captains answer until people are asked, and return the questions; none once the turn or the battle is over."""

    def happened(self) -> tuple[Event, ...]:
        """Return what happened since this was last asked."""

    def refusals(self, place: int, text: str) -> tuple[str, ...]:
        """Return why this answer to the question at `place` is not legal, each reason with its rule; none if it is.

        Raises Unreadable.
        """

    def outcome(self, place: int, text: str) -> str:
        """Return what a legal answer to the question at `place` means, in a sentence, with the chances of it."""

    def help(self, place: int) -> tuple[str, ...]:
        """Return all that can be answered to the question at `place`, a line for each form."""

    def advice(self, place: int) -> str:
        """Return what a computer captain would answer to the question at `place`, as a person would type it."""

    def take_back(self) -> bool:
        """Take back the last answers that were not final, and return whether there were any; then `ask` anew."""

    def answer(self, texts: Sequence[str]) -> None:
        """Give legal answers to all open questions, in their order; nothing is known to the other side before."""

    def seen(self, side: int, ship: str = "") -> tuple[StoryLine, ...]:
        """Return own ships and what they see of the enemy, in words; of one ship all that is known. Raises Unreadable."""


class Duel(NamedTuple):
    """Two contenders ready for many battles: how one is fought, what with, and the word for who meets whom.

    `itself`: both are the same, ships and captain, so that changing sides would fight the same battle twice.
    """

    fight: Fight[Any]
    payload: Any
    match_up: str
    itself: bool = False


class Battles(Protocol[Document]):
    """The battles of a game."""

    @property
    def captains(self) -> Mapping[str, str]:
        """The names of the computer captains with what they do, the weakest first."""

    @property
    def usual_captain(self) -> str:
        """The captain of who names none."""

    @property
    def most_sides(self) -> int:
        """How many sides a battle may have; two are always possible."""

    @property
    def survival(self) -> bool:
        """Whether one force can fight for survival, again and again, for a score."""

    def sides(self, document: Document) -> tuple[Document, ...]:
        """Return the sides that a document holds by itself, each as a force; none for a document that is one side."""

    def force(self, document: Document, names: Sequence[str]) -> Document:
        """Return the document cut to these ships; a class stands for one ship of it, no names for the whole roster.

        Raises NotInDocument for a name that nothing has, and if there is no ship.
        """

    def flaws(self, document: Document) -> tuple[Issue, ...]:
        """Return the errors of the designs that would fight: with them they only do if that is wanted."""

    def left_out(self, document: Document) -> tuple[tuple[str, int], ...]:
        """Return what of a force the battle does not know yet: words in the singular (`squadron`), each with a number."""

    def session(self, forces: Sequence[Document], setting: Setting) -> Session:
        """Return a battle of forces at its beginning. Raises FileProblem for forces that cannot meet."""

    def replayed(self, replay: Replay, file: str, captains: Sequence[str] = ()) -> Session:
        """Return the battle of a replay at its beginning; captains or people go on where its choices end.

        Raises FileProblem, which names `file`.
        """

    def forces(self, replay: Replay, file: str) -> tuple[Document, ...]:
        """Return who fights in a replay. Raises FileProblem."""

    def duel(self, forces: Sequence[Document], captains: Sequence[str]) -> Duel:
        """Return two forces ready for many battles. Raises FileProblem for forces that cannot meet."""


class Weighed(NamedTuple):
    """Somebody whose strength is weighed: its name, what it is in few words, what the game fights with.

    `sign` says all that tells it apart in battle: who has the same one is the same, and dice come from it.
    """

    sign: str
    name: str
    kind: str
    force: Any


class Choice(NamedTuple):
    """What a slot may hold: what it is called, the ship that has it there, whether that is so now.

    It is put there by the game's `changed(document, ref, key, value)`.
    """

    name: str
    ship: Weighed
    is_held: bool
    ref: str = ""
    key: str = ""
    value: object = None


class Slot(NamedTuple):
    """A slot of a ship: its number, from 1, its reference, whether nothing is in it."""

    number: int
    ref: str
    is_empty: bool


class Scales(Protocol[Document_contra]):
    """What a game offers to weigh single ships against each other. Ships and classes are named by id, reference or name."""

    @property
    def captains(self) -> Mapping[str, str]:
        """See Battles."""

    @property
    def usual_captain(self) -> str:
        """See Battles."""

    def flaws(self, document: Document_contra, names: Sequence[str]) -> tuple[Issue, ...]:
        """Return the errors of these designs, which cannot be weighed with them. Raises NotInDocument."""

    def weighed(self, document: Document_contra, names: Sequence[str]) -> tuple[Weighed, ...]:
        """Return these ships or classes; no names stand for all designs. Raises NotInDocument."""

    def field(self, document: Document_contra) -> tuple[Weighed, ...]:
        """Return the usual opponents, by the rules of this document."""

    def kind_in(self, weighed: Weighed, language: str) -> str:
        """Return what somebody is in few words of a language of the window; `Weighed.kind` is English."""

    def same_rules(self, one: Document_contra, other: Document_contra) -> bool:
        """Whether two documents are played by the same rules."""

    def slots(self, document: Document_contra, name: str) -> tuple[Slot, ...]:
        """Return the slots of a ship for which choices can be weighed. Raises NotInDocument."""

    def choices(self, document: Document_contra, name: str, slot: int) -> tuple[Choice, ...]:
        """Return all that a slot, from 1, of a ship may hold, nothing too where that is legal. Raises NotInDocument."""

    def meeting(self, one: Weighed, other: Weighed, captain: str) -> Duel:
        """Return two of them ready for many battles, both led by such a captain."""
