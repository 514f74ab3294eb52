"""Remember results calculated from a frozen value, for the lifetime of that value."""

from collections.abc import Callable, Hashable, Iterable
from functools import wraps
from threading import RLock
from typing import TypeVar

Value = TypeVar("Value")
Key = TypeVar("Key", bound=Hashable)
Result = TypeVar("Result")


def memo(function: Callable[[Value], Result]) -> Callable[[Value], Result]:
    """Calculate `function(value)` once per frozen value (by identity) and keep the result next to its fields.

    The value needs a `__dict__` (a `Frozen` or a frozen dataclass without slots). `Frozen.with_` does not copy results.
    """
    key = _key(function)

    @wraps(function)
    def remembered(value: Value) -> Result:
        kept: dict[str, Result] = value.__dict__
        try:
            return kept[key]
        except KeyError:
            result = kept[key] = function(value)
            return result

    return remembered


def once(function: Callable[[], Result]) -> Callable[[], Result]:
    """Calculate `function()` once for all threads, and give all of them the same object.

    `functools.cache` can give several threads different objects, which matters where objects are compared by identity.
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
    """Set the remembered `result` of such a function for `value`, which the caller calculated in a shorter way.

    The caller guarantees that the function would return it, and a test checks that.
    """
    value.__dict__[_key(function)] = result


def carry(functions: Iterable[Callable[[Value], object]], old: Value, new: Value) -> None:
    """Take over the remembered results of such functions from `old`, because the changes in `new` do not affect them.

    The caller guarantees that, and a test checks it.
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
