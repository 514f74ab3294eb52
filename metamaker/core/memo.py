"""Remembering what was computed from a frozen value, for as long as that very value lives."""

from collections.abc import Callable, Hashable, Iterable
from functools import wraps
from threading import RLock
from typing import TypeVar, cast

Value = TypeVar("Value")
Key = TypeVar("Key", bound=Hashable)
Result = TypeVar("Result")


def memo(function: Callable[[Value], Result]) -> Callable[[Value], Result]:
    """Compute `function(value)` once per frozen value (by identity) and keep the result beside its fields.

    The value needs a `__dict__` (a `Frozen` or a frozen dataclass without slots); `Frozen.with_` does not copy what is kept.
    """
    key = _key(function)

    @wraps(function)
    def remembered(value: Value) -> Result:
        kept = value.__dict__
        try:
            return cast("Result", kept[key])
        except KeyError:
            result = kept[key] = function(value)
            return result

    return remembered


def once(function: Callable[[], Result]) -> Callable[[], Result]:
    """Compute `function()` once, whoever asks: threads that ask at the same time get the very same object.

    `functools.cache` gives each of them its own then, which matters where objects are told apart by identity.
    """
    computing = RLock()
    kept: list[Result] = []

    @wraps(function)
    def remembered() -> Result:
        if not kept:
            with computing:
                if not kept:
                    kept.append(function())
        return kept[0]

    return remembered


def _key(function: Callable[..., object]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def keep(function: Callable[[Value], Result], value: Value, result: Result) -> None:
    """Let such a function give `result` for `value`, to which the caller came by a shorter way.

    That it is what the function would give is for the caller to know, and for a test to hold.
    """
    value.__dict__[_key(function)] = result


def carry(functions: Iterable[Callable[[Value], object]], old: Value, new: Value) -> None:
    """Take over what such functions gave for `old`, as far as that is known: what differs in `new` does not matter to them.

    That it does not is for the caller to know, and for a test to hold.
    """
    for function in functions:
        key = _key(function)
        if key in old.__dict__:
            new.__dict__[key] = old.__dict__[key]


def memo_by(function: Callable[[Value, Key], Result]) -> Callable[[Value, Key], Result]:
    """Compute `function(value, key)` once per frozen value (by identity) and hashable key; few keys are expected."""
    name = _key(function)

    @wraps(function)
    def remembered(value: Value, key: Key) -> Result:
        kept: dict[Key, Result] = value.__dict__.setdefault(name, {})
        if key not in kept:
            kept[key] = function(value, key)
        return kept[key]

    return remembered
