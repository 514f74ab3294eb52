"""Values of properties as typed and shown in a terminal."""

from collections.abc import Callable

from metamaker.cli.output.messages import text
from metamaker.core.property import Property, PropertyKind
from metamaker.core.schema_errors import nearest_or_all

NOTHING = frozenset({"-", "none"})
"""Words for no value, for optional properties."""

_YES, _NO = frozenset({"yes", "true", "on", "1"}), frozenset({"no", "false", "off", "0"})


def value_of(shown: Property, word: str) -> object:
    """Return the value of a typed word. Raises ValueError with a sentence for a word that is not a value of the property."""
    if shown.optional and word.strip().casefold() in NOTHING:
        return None
    return _READ[shown.kind](shown, word)


def shown_value(shown: Property) -> str:
    """Return the value of a property in the form for typing, except for texts."""
    value = shown.value
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(f"{each[0]}={each[1]}" if isinstance(each, tuple) else str(each) for each in value) or "-"
    return str(value)


def _words(_: Property, word: str) -> tuple[str, ...]:
    return () if word.strip() in {"", "-"} else tuple(part.strip() for part in word.split(",") if part.strip())


def _whole(_: Property, word: str) -> int:
    try:
        return int(word.replace("−", "-"))
    except ValueError:
        raise ValueError(text("cli-value-whole", found=word)) from None


def _decimal(_: Property, word: str) -> float:
    try:
        return float(word)
    except ValueError:
        raise ValueError(text("cli-value-number", found=word)) from None


def _flag(_: Property, word: str) -> bool:
    plain = word.strip().casefold()
    if plain not in _YES | _NO:
        raise ValueError(text("cli-value-flag", found=word))
    return plain in _YES


def _choice(shown: Property, word: str) -> str:
    """Return a choice by its value or its name."""
    plain = word.strip().casefold()
    for choice in shown.choices:
        if plain in {choice.value.casefold(), choice.text.casefold()}:
            return choice.value
    known = [choice.value for choice in shown.choices]
    raise ValueError(text("cli-chosen-one", found=word, meant=nearest_or_all(plain, known)))


def _choices(shown: Property, word: str) -> tuple[str, ...]:
    return tuple(_choice(shown, each) for each in _words(shown, word))


def _loads(shown: Property, word: str) -> tuple[tuple[str, int], ...]:
    """Return the number of each: `lark=3, kite=1`."""
    parts = [each.partition("=") for each in _words(shown, word)]
    return tuple((_choice(shown, name), _whole(shown, number or "1")) for name, _, number in parts)


_READ: dict[PropertyKind, Callable[[Property, str], object]] = {
    PropertyKind.TEXT: lambda _, word: word,
    PropertyKind.PROSE: lambda _, word: word,
    PropertyKind.TAGS: _words,
    PropertyKind.WHOLE: _whole,
    PropertyKind.DECIMAL: _decimal,
    PropertyKind.FLAG: _flag,
    PropertyKind.CHOICE: _choice,
    PropertyKind.CHOICES: _choices,
    PropertyKind.SECTORS: _choices,
    PropertyKind.LOADS: _loads,
}
