"""Answers are values of their class: what another class makes of the same fields is another answer."""

from functools import lru_cache
from itertools import permutations
from typing import Any, get_args, get_type_hints

import pytest

from metamaker.games.cosmoforce.battle.actions.orders import ACTIONS, Burn, Conserve, Ram, Strafe
from metamaker.play.decision import distinct
from metamaker.registry import GAMES
from tests.play.decision_classes import decision_classes, kinds_of

Kind = type[tuple[Any, ...]]


def _kinds(of: Any, found: dict[Kind, None]) -> None:
    """Add the classes of tuples in a type, and those in their fields."""
    for inside in get_args(of):
        _kinds(inside, found)
    if isinstance(of, type) and hasattr(of, "_fields") and of not in found:
        found[of] = None
        for hint in get_type_hints(of, include_extras=True).values():
            _kinds(hint, found)


def answer_kinds() -> tuple[Kind, ...]:
    """Return the classes of answers, in all games."""
    found: dict[Kind, None] = {}
    for game in GAMES:
        for decision in decision_classes(game):
            _kinds(decision.answer_type, found)
    return tuple(found)


def test_all_games_are_looked_at() -> None:
    assert all(kinds_of(game) for game in GAMES)
    assert set(ACTIONS) < set(answer_kinds())
    assert len(answer_kinds()) > 40


def test_no_answer_is_equal_to_one_of_another_class() -> None:
    """Whatever is in their fields: `==`, `!=`, sets, dictionaries and caches go by the class as well."""
    for one, other in permutations(answer_kinds(), 2):
        fields = [object() for _ in range(min(len(one._fields), len(other._fields)))]  # type: ignore[attr-defined]
        first, second = tuple.__new__(one, fields), tuple.__new__(other, fields)
        assert first != second, (one, other)
        assert not first == second, (one, other)  # noqa: SIM201 - both operators have a method of their own
        assert second not in [first]


@pytest.mark.parametrize("kind", answer_kinds(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_answers_of_one_class_are_equal_by_their_fields_and_to_no_plain_tuple(kind: Kind) -> None:
    fields = [object() for _ in kind._fields]  # type: ignore[attr-defined]
    first, second = tuple.__new__(kind, fields), tuple.__new__(kind, fields)
    assert first == second
    assert hash(first) == hash(second)
    assert not first != second  # noqa: SIM202 - both operators have a method of their own
    assert first != tuple(fields)
    assert tuple(fields) != first
    if fields:
        assert first != tuple.__new__(kind, [object(), *fields[1:]])


def test_actions_are_told_apart_where_they_are_kept() -> None:
    alike = [Burn(3), Ram(3), Strafe(3), Conserve(3)]
    assert len(set(alike)) == 4
    assert dict.fromkeys(alike) == {Burn(3): None, Ram(3): None, Strafe(3): None, Conserve(3): None}
    assert [Ram(3) in alike[:1], alike.index(Strafe(3))] == [False, 2]

    @lru_cache
    def called(action: Any) -> str:
        return type(action).__name__

    assert [called(each) for each in alike] == ["Burn", "Ram", "Strafe", "Conserve"]


def test_classes_inside_an_answer_count_too() -> None:
    burns: tuple[Any, ...] = (Burn(3), Burn(3))
    assert burns != (Burn(3), Ram(3))
    assert distinct(Burn) is Burn
