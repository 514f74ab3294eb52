"""Patterns read and print orders of a small made-up game."""

import re
from typing import Any, NamedTuple

import pytest

from metamaker.core.messages import Message
from metamaker.play.dialogue import Unreadable
from metamaker.play.grammar import ByHand, Clauses, Context, Kind, Mismatch, Sentence, Vocabulary, constant
from metamaker.play.pattern import parsed

GUNS = ("bow", "stern", "keel")


class Shot(NamedTuple):
    guns: tuple[str, ...]
    target: str
    range: int = 0
    east: int = 0
    north: int = 0
    mode: str = "normal"
    is_last: bool = False


class Lookout(NamedTuple):
    place: str
    hours: int


class Orders(NamedTuple):
    shots: tuple[Shot, ...] = ()
    lookouts: tuple[Lookout, ...] = ()
    cleaned: tuple[str, ...] = ()


class Turn(NamedTuple):
    way: str = ""
    degrees: int = 0


def gun(_at: Context, word: str) -> str:
    if word not in GUNS:
        raise Unreadable(f"there is no gun {word}")
    return word


def only_target(at: Context) -> str:
    if len(at.asked) != 1:
        raise Mismatch
    return str(at.asked[0])


def distance(at: Context, words: list[str]) -> int:
    return len(at.order["guns"]) if words[1:] == ["best"] else int(words[1])


def message(key: str, **values: object) -> Message:
    """Return a message described by its key."""
    return Message("", f"{key} {' '.join(map(str, values.values()))}", (), "")


NUMBER = Kind(lambda _, word: int(word), lambda _, number: str(number))
WORDS = Vocabulary(
    lambda text: [part.split() for part in text.split(";") if part.split()],
    message,
    {
        "gun": Kind(gun, lambda _, name: name),
        "target": Kind(lambda _, word: word.upper(), lambda _, name: name, absent=only_target),
        "word": Kind(lambda _, word: word, lambda _, word: word),
        "number": NUMBER,
        "angle": NUMBER._replace(write=lambda _, number: str(number or "")),
        "hours": NUMBER._replace(noun="number"),
        "range": Kind(distance, lambda _, length: f"within {length}", phrase=True, begins=("within",), late=True),
        "fast": constant("fast"),
        "slow": constant("slow"),
        "true": constant(True),
    },
)

ORDERS = Clauses(
    Orders,
    "orders",
    WORDS,
    shots=(
        Shot,
        "{guns:gun+} [at {target:target}] [{range:range}] [toward {east:number} {north:number}]"
        " [fast {mode=fast}|slow {mode=slow}] [last {is_last=true}]",
    ),
    lookouts=(Lookout, "watch {place:word&} for {hours:hours}"),
    cleaned="clean {cleaned:gun+}",
)

TURN = Sentence(Turn, "turn", WORDS, "left {degrees:angle}", "{way:word}")


@pytest.mark.parametrize(
    ("text", "shot"),
    [
        ("bow at x", Shot(("bow",), "X")),
        ("bow stern AT x", Shot(("bow", "stern"), "X")),
        ("bow at x within 3", Shot(("bow",), "X", 3)),
        ("bow stern within best at x", Shot(("bow", "stern"), "X", 2)),
        ("bow at x toward 0 -2 last", Shot(("bow",), "X", 0, 0, -2, is_last=True)),
        ("bow last fast at x", Shot(("bow",), "X", mode="fast", is_last=True)),
        ("bow at x slow", Shot(("bow",), "X", mode="slow")),
        ("bow", Shot(("bow",), "ONLY")),
    ],
)
def test_options_come_in_any_order(text: str, shot: Shot) -> None:
    orders = ORDERS.read(["ONLY"], text)
    assert orders == Orders((shot,))
    assert ORDERS.read([], ORDERS.write([], orders)) == orders


def test_options_are_printed_if_an_order_has_their_values() -> None:
    shot = Shot(("bow", "keel"), "X", 4, 0, 1, "slow", is_last=True)
    orders = Orders((shot, Shot(("stern",), "Y")), (Lookout("mast", 2),), ("bow",))
    text = "bow keel at X within 4 toward 0 1 slow last; stern at Y; watch mast for 2; clean bow"
    assert ORDERS.write([], orders) == text
    assert ORDERS.read([], text) == orders


def test_one_clause_can_be_several_orders() -> None:
    assert ORDERS.read([], "watch mast deck for 4; clean stern; clean bow keel") == Orders(
        (), (Lookout("mast", 4), Lookout("deck", 4)), ("stern", "bow", "keel")
    )


def test_no_orders_are_no_text() -> None:
    assert ORDERS.write([], Orders()) == ""
    assert ORDERS.read([], " ; ") == Orders()


def test_a_sentence_has_the_first_pattern_that_fits() -> None:
    assert TURN.read([], "left 30") == Turn(degrees=30)
    assert TURN.read([], "about") == Turn("about")
    assert [TURN.write([], turn) for turn in (Turn(degrees=30), Turn("about"))] == ["left 30", "about"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("bow at", "refusal-read-behind target at"),
        ("bow at x y", "refusal-read-end y"),
        ("bow at x fast slow", "refusal-read-end slow"),
        ("bow at x toward 1", "refusal-read-behind number 1"),
        ("watch for 2", "refusal-read-behind word watch"),
        ("watch mast", "refusal-read-orders watch mast"),
        ("clean bow at x", "refusal-read-end at x"),
        ("oar at x", "there is no gun oar"),
        ("bow", "refusal-read-orders bow"),
        (f"watch mast {'deck ' * 20}", "refusal-read-orders watch mast deck deck deck deck deck dec…"),
    ],
)
def test_what_cannot_be_read_is_explained(text: str, why: str) -> None:
    with pytest.raises(Unreadable) as problem:
        ORDERS.read(["A", "B"], text)
    told: Any = problem.value.args[0]
    assert (told if isinstance(told, str) else told.id) == why


@pytest.mark.parametrize("text", ["left", "up down", ""])
def test_a_sentence_is_not_any_words(text: str) -> None:
    with pytest.raises(Unreadable):
        TURN.read([], text)


def test_functions_can_be_a_notation() -> None:
    notation = ByHand(lambda asked, text: asked + len(text), lambda _, answer: "x" * answer)
    assert (notation.read(1, "xxx"), notation.write(1, 2)) == (4, "xx")


def test_a_field_needs_a_kind() -> None:
    with pytest.raises(ValueError, match=re.escape("{gun} is not a field of a pattern")):
        parsed("fire {gun}")
