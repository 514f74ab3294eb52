"""Answers as JSON values and back, for replays. Plots are written as their printed codes, orders without what is default.

A replay may come from a stranger: what is read has bounded sizes, and every other key, type or word is refused.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from pydantic import JsonValue

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.orders import Aim, ElectronicOrders, Support
from metamaker.games.metaverse.battle.fire.orders import (
    Attack,
    Delay,
    FireOrders,
    Grapple,
    InterceptOrders,
    Mode,
    MusterOrders,
    Screen,
    Teleport,
)
from metamaker.games.metaverse.battle.plot.orders import Arrival, JumpChoice, Plot
from metamaker.games.metaverse.battle.plot.text import PlotProblem, parsed, printed
from metamaker.games.metaverse.battle.repair.orders import Modulation, RepairOrders, Restoration, Work
from metamaker.games.metaverse.model.arc import Arc, SectionName

MOST_ENTRIES = 10_000
MOST_CHARACTERS = 340
LARGEST = 10**9
"""The largest number of an answer, and the negative of the smallest: 10 km in 1/1000 cm."""

Reader = Callable[[JsonValue, str], Any]


class AnswerProblem(ValueError):
    """A value that is no answer to the question: its place, what was expected there and what was found."""

    def __init__(self, place: str, text: str) -> None:
        super().__init__(place, text)
        self.place = place
        self.text = text

    def __str__(self) -> str:
        """Return the one sentence."""
        return f"{self.place}: {self.text}"


def encoded(answer: Answer) -> JsonValue:
    """Return an answer as a JSON value. Raises TypeError for what is no answer."""
    if answer is None or isinstance(answer, bool | int | str):
        return answer.value if isinstance(answer, Enum) else answer
    if isinstance(answer, Plot):
        return printed(answer)
    if hasattr(answer, "_fields"):
        default = answer._field_defaults
        return {
            name: encoded(value) for name, value in answer._asdict().items() if name not in default or value != default[name]
        }
    if isinstance(answer, tuple):
        return [encoded(each) for each in answer]
    raise TypeError(f"an answer was expected, found a {type(answer).__name__}")


def decoded(decision: Decision, value: JsonValue) -> Answer:
    """Return the answer to `decision` that a JSON value says; whether it is legal is for the decision to judge.

    Raises AnswerProblem.
    """
    return READERS[decision.answer_type](value, decision.kind)


def _shown(value: JsonValue) -> str:
    if isinstance(value, str):
        return f"“{value}”" if len(value) <= 40 else f"“{value[:39]}…”"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a record"
    shown = "nothing" if value is None else str(value).lower() if isinstance(value, bool) else f"{value:.12g}"
    return shown if len(shown) <= 40 else shown[:39] + "…"


def _problem(place: str, expected: str, value: JsonValue) -> AnswerProblem:
    return AnswerProblem(place, f"{expected} was expected, found {_shown(value)}")


def _text(value: JsonValue, place: str) -> str:
    if not isinstance(value, str):
        raise _problem(place, "a text", value)
    if len(value) > MOST_CHARACTERS:
        raise _problem(place, f"a text of at most {MOST_CHARACTERS} characters", value)
    return value


def _whole(value: JsonValue, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise _problem(place, "a whole number", value)
    if abs(value) > LARGEST:
        raise AnswerProblem(place, f"a whole number from -{LARGEST} to {LARGEST} was expected, found one beyond")
    return value


def _truth(value: JsonValue, place: str) -> bool:
    if not isinstance(value, bool):
        raise _problem(place, "true or false", value)
    return value


def _word(words: type[Enum]) -> Reader:
    known = {each.value: each for each in words}

    def read(value: JsonValue, place: str) -> Any:
        if not isinstance(value, str) or value not in known:
            raise _problem(place, f"one of {', '.join(known)}", value)
        return known[value]

    return read


def _many(reader: Reader) -> Reader:
    def read(value: JsonValue, place: str) -> Any:
        if not isinstance(value, list):
            raise _problem(place, "a list", value)
        if len(value) > MOST_ENTRIES:
            raise AnswerProblem(place, f"at most {MOST_ENTRIES} entries were expected, found {len(value)}")
        return tuple(reader(each, f"{place}/{number}") for number, each in enumerate(value, 1))

    return read


def _record(made: Any, **fields: Reader) -> Reader:
    def read(value: JsonValue, place: str) -> Any:
        if not isinstance(value, dict):
            raise _problem(place, "a record", value)
        for name in value:
            if name not in fields:
                raise AnswerProblem(place, f"{_known(fields)} was expected, found {_shown(name)}")
        for name in fields:
            if name not in value and name not in made._field_defaults:
                raise AnswerProblem(place, f"{name} was expected, found nothing")
        return made(**{name: fields[name](each, f"{place}/{name}") for name, each in value.items()})

    return read


def _known(fields: Mapping[str, Reader]) -> str:
    return " or ".join(fields)


def _plot(value: JsonValue, place: str) -> Plot:
    if not isinstance(value, str):
        raise _problem(place, "a plot in order codes", value)
    try:
        return parsed(value)
    except PlotProblem as problem:
        raise AnswerProblem(place, str(problem)) from problem


def _or_none(reader: Reader) -> Reader:
    def read(value: JsonValue, place: str) -> Any:
        return None if value is None else reader(value, place)

    return read


_TEXTS = _many(_text)
_ARC, _SECTION = _word(Arc), _word(SectionName)

_FIRE = _record(
    FireOrders,
    attacks=_many(
        _record(
            Attack,
            array=_text,
            target=_text,
            weapons=_TEXTS,
            mode=_word(Mode),
            system=_text,
            lender=_text,
        )
    ),
    teleports=_many(_record(Teleport, teleporter=_text, array=_text, target=_text)),
    grapples=_many(
        _record(
            Grapple,
            grapplers=_TEXTS,
            array=_text,
            target=_text,
            east=_whole,
            north=_whole,
            pulls_itself=_truth,
        )
    ),
    kept=_TEXTS,
)

_ELECTRONIC = _record(
    ElectronicOrders,
    on=_TEXTS,
    off=_TEXTS,
    pods=_TEXTS,
    aims=_many(_record(Aim, system=_text, target=_text)),
    supports=_many(_record(Support, system=_text, ships=_TEXTS)),
    dropped=_many(_ARC),
    raised=_many(_ARC),
)

_REPAIR = _record(
    RepairOrders,
    works=_many(_record(Work, system=_text, crew=_whole)),
    restorations=_many(_record(Restoration, section=_SECTION, crew=_whole)),
    healed=_TEXTS,
    reloaded=_TEXTS,
    modulations=_many(_record(Modulation, generator=_text, arc=_ARC)),
)

READERS: dict[Any, Reader] = {
    Plot: _plot,
    Arrival | None: _or_none(_record(Arrival, x=_whole, y=_whole, heading=_whole)),
    JumpChoice: _record(JumpChoice, discard=_many(_whole), more=_whole),
    ElectronicOrders: _ELECTRONIC,
    FireOrders: _FIRE,
    MusterOrders: _record(
        MusterOrders,
        delayed=_many(_record(Delay, ship=_text, crew_quality=_whole)),
        joined=_TEXTS,
    ),
    InterceptOrders: _record(InterceptOrders, screens=_many(_record(Screen, array=_text, weapons=_TEXTS))),
    RepairOrders: _REPAIR,
}
"""How an answer of each type is read."""
