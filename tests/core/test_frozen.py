"""Values that never change, and changed copies of them."""

import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from metamaker.core.frozen import Frozen
from metamaker.core.memo import memo, memo_by


class Engine(Frozen):
    power: int = 1
    parts: tuple[str, ...] = ()


class Boat(Frozen):
    name: str
    engine: Engine = Engine()


def test_a_changed_copy_is_validated_and_shares_what_did_not_change() -> None:
    boat = Boat(name="Tern", engine=Engine(parts=("a", "b")))
    renamed = boat.with_(name="Rail")
    assert (renamed.name, boat.name) == ("Rail", "Tern")
    assert renamed.engine is boat.engine
    stronger = boat.with_(engine=boat.engine.with_(power=2))
    assert stronger.engine.parts is boat.engine.parts
    assert stronger != boat
    assert stronger == Boat(name="Tern", engine=Engine(power=2, parts=("a", "b")))


@pytest.mark.parametrize("change", [{"name": 3}, {"engine": None}, {"engine": {"power": True}}])
def test_what_does_not_fit_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Boat(name="Tern").with_(**change)


def test_unknown_fields_and_assignment_are_refused() -> None:
    boat = Boat(name="Tern")
    with pytest.raises(TypeError, match="no field mast"):
        boat.with_(mast=1)
    with pytest.raises(ValidationError):
        boat.name = "Rail"  # type: ignore[misc]
    with pytest.raises(ValidationError):
        Boat.model_validate({"name": "Tern", "mast": 1})


def test_what_is_remembered_is_remembered_for_one_value_alone() -> None:
    calls = []

    @memo
    def length(boat: Boat) -> int:
        calls.append(boat.name)
        return len(boat.name)

    boat = Boat(name="Tern")
    assert [length(boat), length(boat)] == [4, 4]
    assert length(boat.with_(name="Kittiwake")) == 9
    assert calls == ["Tern", "Kittiwake"]
    assert boat == Boat(name="Tern")
    assert boat.model_dump() == {"name": "Tern", "engine": {"power": 1, "parts": ()}}


def test_what_is_remembered_by_a_key_is_remembered_for_that_key() -> None:
    calls = []

    @memo_by
    def repeated(boat: Boat, times: int) -> str:
        calls.append(times)
        return boat.name * times

    boat = Boat(name="Tern")
    assert [repeated(boat, 2), repeated(boat, 1), repeated(boat, 2)] == ["TernTern", "Tern", "TernTern"]
    assert repeated(boat.with_(name="Auk"), 2) == "AukAuk"
    assert calls == [2, 1, 2]


@memo
def horses(boat: Boat) -> list[int]:
    return [boat.engine.power] * 1000


def test_what_was_remembered_does_not_travel() -> None:
    boat = Boat(name="Tern")
    fresh = pickle.dumps(boat)
    assert len(horses(boat)) == 1000
    assert pickle.dumps(boat) == fresh
    assert pickle.loads(fresh) == boat  # noqa: S301 - our own bytes


def test_a_value_is_pickled_while_another_thread_remembers_something_about_it() -> None:
    boat = Boat(name="Tern")
    remembers = iter(range(1000))

    class Fields(dict[str, object]):
        """The fields of a class; between two steps of a search in them, a thread remembers something about the boat."""

        def __contains__(self, name: object) -> bool:
            boat.__dict__[f"remembered-{next(remembers)}"] = 1
            return super().__contains__(name)

        def __iter__(self) -> Iterator[str]:
            for name in super().__iter__():
                boat.__dict__[f"remembered-{next(remembers)}"] = 1
                yield name

    boat.__dict__["remembered"] = 1
    state = _with_fields(Boat, Fields(Boat.model_fields), boat.__getstate__)
    assert state["__dict__"] == {"name": "Tern", "engine": Engine()}


def _with_fields(cls: type[Frozen], fields: dict[str, Any], act: Callable[[], Any]) -> Any:
    """Call `act` while the class has these fields, which pydantic gives out as they are."""
    kept = cls.__pydantic_fields__
    cls.__pydantic_fields__ = fields
    try:
        return act()
    finally:
        cls.__pydantic_fields__ = kept
