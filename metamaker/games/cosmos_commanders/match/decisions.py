"""The decisions of players: a commander, a Home, an action, a result of research, the result of a die.

Answers are words for files: `takeover s7`, `route 5`, `war 5 B`. Nothing is secret.
"""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from typing_extensions import override

from metamaker.games.cosmos_commanders.battle.ai.registry import CHANCE, Captain, captain
from metamaker.games.cosmos_commanders.battle.game import KEEP, Course
from metamaker.games.cosmos_commanders.battle.moves import END, kind_of, legal_moves, other_of, target_of
from metamaker.games.cosmos_commanders.battle.state import COLONIZE, CULTURE, RESEARCH, ROUTE, TAKEOVER, WAR
from metamaker.games.cosmos_commanders.match.names import Names, commander_ref, player_ref, sector_ref_of
from metamaker.games.cosmos_commanders.model.words import COMMANDERS, LEVELS
from metamaker.games.cosmos_commanders.rules.chances import D10, RESULTS, TOKEN
from metamaker.games.cosmos_commanders.rules.chances import RESEARCH as RESULT_BY_FACE
from metamaker.play.board import MoveDecision
from metamaker.play.decision import Answer, Forgetful, Option, Player
from metamaker.play.story import LETTERS

KIND_WORDS = {
    COLONIZE: "colony",
    TAKEOVER: "takeover",
    CULTURE: "culture",
    ROUTE: "route",
    RESEARCH: "research",
    WAR: "war",
    END: "end",
}
"""The words for the kinds of action in files."""

RESULT_WORDS = (*(str(level) for level in LEVELS), "token")
"""The words for the results of research in files."""

KEEP_WORD = "keep"

ROLL_WORD = "roll"

PROGRAM_ROLLS = 0
"""The number for `roll`; the other numbers are the faces of a die."""

RESIGN_WORD = "resign"

RESIGN = -1
"""The number for giving up. Rule CC-SCO-07."""

AP = "ap"
"""The pool that actions cost. Rule CC-ACT-01."""


class GameDecision(MoveDecision):
    """A decision of this game: its course, and the number of each of its answers."""

    def __init__(self, side: int, course: Course | None, names: Names, listed: Sequence[tuple[Option, int]]) -> None:
        super().__init__(side, [option for option, _ in listed], player_ref(side))
        self.course = course
        self.names = names
        self._numbers = {option.value: number for option, number in listed}
        self._values = {number: option.value for option, number in listed}

    def number_of(self, answer: str) -> int:
        """Return the number of an answer in the rules. Raises KeyError."""
        return self._numbers[answer]

    def answer_of(self, number: int) -> str:
        """Return the answer for a number of the rules. Raises KeyError."""
        return str(self._values[number])


class PickCommander(GameDecision):
    """Which commander a player picks. Rule CC-CMD-01."""

    kind: ClassVar[str] = "commander"
    rules: ClassVar[tuple[str, ...]] = ("CC-CMD-01",)

    def __init__(self, course: Course, names: Names) -> None:
        listed = [
            (Option(str(COMMANDERS[each]), commander_ref(each), text=names.commander(each)), each)
            for each in course.free_commanders()
        ]
        super().__init__(course.player, course, names, listed)


class PlaceHome(GameDecision):
    """The place of a player's Home. Rules CC-SET-03, CC-SET-04, CC-SET-06."""

    kind: ClassVar[str] = "home"
    rules: ClassVar[tuple[str, ...]] = ("CC-SET-04", "CC-SET-03", "CC-SET-06")

    def __init__(self, course: Course, names: Names) -> None:
        systems = names.star_map.systems
        listed = [
            (Option(systems[each].id, systems[each].ref(), text=names.system(each)), each) for each in course.free_homes()
        ]
        super().__init__(course.player, course, names, listed)


class TakeAction(GameDecision):
    """The use of an action point, or the end of the Action Phase. Rule CC-ACT-01."""

    kind: ClassVar[str] = "action"
    goes_on: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("CC-ACT-01", "CC-ACT-02", "CC-ACT-05")

    def __init__(self, course: Course, names: Names) -> None:
        listed = [(action_option(code, names), code) for code in legal_moves(course.state)]
        listed.append((Option(RESIGN_WORD, text=names.words["ask-type-resign"]), RESIGN))
        super().__init__(course.player, course, names, listed)

    @override
    def default(self) -> str:
        """Return the answer that ends the Action Phase."""
        return KIND_WORDS[END]

    def codes(self) -> Iterator[int]:
        """Yield all actions by their numbers in the rules, the end of the phase last."""
        yield from (number for number in self._values if number != RESIGN)


def action_option(code: int, names: Names) -> Option:
    """Return an action as an option: its word for files, its mark on the map, its cost, its typed text."""
    kind, target = kind_of(code), target_of(code)
    word = KIND_WORDS[kind]
    if kind == END:
        return Option(word, text=names.words["ask-type-end"])
    cost = ((AP, 1),)
    if kind in {COLONIZE, TAKEOVER}:
        text = names.words.text(f"ask-type-{word}", system=names.system(target))
        return Option(f"{word} {names.star_map.systems[target].id}", names.system_ref(target), cost, text=text)
    if kind in {CULTURE, RESEARCH}:
        return Option(word, "", cost, text=names.words[f"ask-type-{word}"])
    if kind == ROUTE:
        text = names.words.text("ask-type-route", number=target + 1)
        return Option(f"{word} {target + 1}", sector_ref_of(target), cost, text=text)
    other = other_of(code)
    text = names.words.text("ask-type-war", number=target + 1, player=names.player(other))
    return Option(f"{word} {target + 1} {LETTERS[other]}", sector_ref_of(target), cost, text=text)


class DirectResearch(GameDecision):
    """Whether a result of research is replaced for an action point. Rules CC-RES-02, CC-RES-03."""

    kind: ClassVar[str] = "result"
    rules: ClassVar[tuple[str, ...]] = ("CC-RES-02", "CC-RES-03")

    def __init__(self, course: Course, names: Names) -> None:
        keep = names.words.text("ask-type-keep", result=names.result(RESULT_BY_FACE[course.face - 1]))
        listed = [(Option(KEEP_WORD, text=keep), KEEP)]
        listed += [
            (Option(RESULT_WORDS[each], "", ((AP, 1),), text=_result_text(each, names)), each) for each in range(RESULTS)
        ]
        super().__init__(course.player, course, names, listed)


def _result_text(result: int, names: Names) -> str:
    return names.words["ask-type-token"] if result == TOKEN else names.level(result)


class RollDie(GameDecision):
    """The face of a real die, where 0 is typed as 10, or `roll` to let MetaMaker roll. No rule: option `typed_dice`."""

    kind: ClassVar[str] = "die"
    rules: ClassVar[tuple[str, ...]] = ("CC-GEN-02",)

    def __init__(self, side: int, course: Course | None, names: Names) -> None:
        listed = [(Option(ROLL_WORD, text=names.words["ask-type-roll"]), PROGRAM_ROLLS)]
        listed += [(Option(str(face), text=str(face)), face) for face in range(1, D10 + 1)]
        super().__init__(side, course, names, listed)


def seated(name: str, seed: int, side: int) -> Player:
    """Return a fresh captain of this name for a side. Raises KeyError."""
    of = captain(name, seed, side)
    return Seated(of) if name == CHANCE else SeatedForgetful(of)


class Seated(Player):
    """See Player."""

    def __init__(self, of: Captain) -> None:
        self._captain = of

    @override
    def answer(self, decision: GameDecision) -> Answer:
        if isinstance(decision, RollDie) or decision.course is None:
            return decision.default()
        return decision.answer_of(self._captain.choose(decision.course))


class SeatedForgetful(Seated, Forgetful):
    """See Forgetful: a captain without dice of its own."""
