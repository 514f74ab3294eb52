"""Decisions as questions in words: the situation, and the possible actions with their odds; answers are typed as text."""

from collections.abc import Iterator, Sequence
from typing import Any

from typing_extensions import override

from metamaker.core.display_names import first_upper
from metamaker.games.cosmos_commanders.battle.ai.plain import home_worth
from metamaker.games.cosmos_commanders.battle.game import Course
from metamaker.games.cosmos_commanders.battle.moves import kind_of, target_of
from metamaker.games.cosmos_commanders.battle.state import COLONIZE, KINDS, LIMIT_BY, TAKEOVER
from metamaker.games.cosmos_commanders.match.decisions import (
    KIND_WORDS,
    RESIGN,
    DirectResearch,
    GameDecision,
    PickCommander,
    PlaceHome,
    RollDie,
    TakeAction,
)
from metamaker.games.cosmos_commanders.match.names import Names
from metamaker.games.cosmos_commanders.match.prospects import prospect
from metamaker.games.cosmos_commanders.rules.chances import taking_chance
from metamaker.play.board import ListedTalks
from metamaker.play.decision import Answer, Option
from metamaker.play.dialogue import Question


class GameTalks(ListedTalks):
    """See the Talks protocol of `metamaker.play.dialogue`."""

    @override
    def question(self, decision: Any) -> Question:
        """Return the question; answers without a die can be taken back, so none is asked twice."""
        names, words = decision.names, decision.names.words
        who = names.player(decision.side)
        course = decision.course
        values = {"round": 1, "ap": 0} if course is None else {"round": course.round, "ap": course.state.ap}
        text = words.text(f"ask-{decision.kind}", **values)
        hint = words[f"ask-{decision.kind}-hint"]
        prompt = words.text("ask-prompt", player=who, what=words[f"ask-{decision.kind}-prompt"])
        return Question(who, text, tuple(_facts(decision)), hint, prompt, decision.kind, final=False, asks_again=False)

    @override
    def outcome(self, decision: Any, answer: Answer) -> str:
        """Return the expected outcome of an action; for other decisions, the text of the answer."""
        typed = first_upper(self.typed(decision, answer))
        if not isinstance(decision, TakeAction) or decision.course is None:
            return typed
        if decision.number_of(answer) == RESIGN:
            return decision.names.words["ask-outcome-resign"]
        found = prospect(decision.course, decision.number_of(answer), decision.names)
        return decision.names.words.text("ask-outcome", what=typed, does=decision.names.words.listed(found.texts, "unit"))

    @override
    def called(self, decision: Any, ref: str) -> str:
        options: Sequence[Option] = decision.legal().options
        return next((option.text for option in options if option.ref == ref), "")

    @override
    def help(self, decision: Any) -> tuple[str, ...]:
        """Return a help line for each kind of action; for other decisions, all answers."""
        if isinstance(decision, TakeAction):
            return tuple(decision.names.words[f"ask-help-{word}"] for word in KIND_WORDS.values())
        return super().help(decision)


def _facts(decision: GameDecision) -> Iterator[str]:
    names, course = decision.names, decision.course
    if isinstance(decision, TakeAction) and course is not None:
        yield levels_text(course, decision.side, names)
        yield limits_text(course, names)
        yield from _choices(decision, course, names)
    elif isinstance(decision, PickCommander) and course is not None:
        for commander in course.free_commanders():
            yield names.words.text("ask-commander-fact", name=names.commander(commander), bonus=names.bonus(commander))
    elif isinstance(decision, PlaceHome) and course is not None:
        best = sorted(course.free_homes(), key=lambda system: (-home_worth(course, system), system))
        told = (
            names.words.text("ask-home-fact", system=names.system(each), kind=names.type(course.board.types[each]))
            for each in best
        )
        yield names.words.listed(told, "unit")
    elif isinstance(decision, DirectResearch):
        yield names.words["ask-result-fact"]
    elif isinstance(decision, RollDie):
        yield _die_text(decision)


def _die_text(decision: RollDie) -> str:
    names, course = decision.names, decision.course
    if course is None:
        return names.words["ask-die-type"]
    return names.words.text(f"ask-die-{_PURPOSES[course.purpose]}", player=names.player(course.player))


_PURPOSES = ("order", "takeover", "culture", "research", "ruins")


def levels_text(course: Course, side: int, names: Names) -> str:
    """Return a line of the levels of a player, with its routes and tokens."""
    state = course.state
    levels = (
        names.words.text("ask-level", level=names.level(place), value=value) for place, value in enumerate(state.levels(side))
    )
    told = names.words.listed(levels, "unit")
    return names.words.text("ask-levels", levels=told, routes=state.laid[side], tokens=state.score(side))


def limits_text(course: Course, names: Names) -> str:
    """Return the numbers of actions of each kind left in this turn. Rule CC-ACT-02."""
    state = course.state
    told = (
        names.words.text(
            "ask-limit",
            kind=names.words[f"ask-kind-{KIND_WORDS[kind]}"],
            left=max(0, state.left(kind)),
            limit=state.limit(course.player, kind),
            level=names.level(LIMIT_BY[kind]),
        )
        for kind in range(KINDS)
    )
    return names.words.text("ask-limits", kinds=names.words.listed(told, "unit"))


def _choices(decision: TakeAction, course: Course, names: Names) -> Iterator[str]:
    """Yield the possible actions, a line for each kind, takeovers with their odds."""
    by_kind: dict[int, list[str]] = {}
    for code in decision.codes():
        kind, target = kind_of(code), target_of(code)
        text = next(option.text for option in decision.legal().options if option.value == decision.answer_of(code))
        if kind == COLONIZE:
            text = names.words.text("ask-choice-colony", text=text, kind=names.type(course.board.types[target]))
        elif kind == TAKEOVER:
            chance = names.chance(taking_chance(course.state.net(course.player, target)))
            text = names.words.text("ask-choice-takeover", text=text, chance=chance)
        by_kind.setdefault(kind, []).append(text)
    for texts in by_kind.values():
        yield names.words.listed(texts, "unit")
