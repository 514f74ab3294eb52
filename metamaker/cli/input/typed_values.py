"""References to items of a document, and values of properties, as typed in a terminal."""

from collections.abc import Callable

from metamaker.cli.input.arguments import offered
from metamaker.cli.output.messages import text
from metamaker.core.elements.search import named
from metamaker.core.errors import FileProblem
from metamaker.core.messages import language_in_force, message
from metamaker.core.property import Property, PropertyKind
from metamaker.core.schema_errors import did_you_mean, nearest_or_all
from metamaker.game_api.documents import NotInDocument
from metamaker.opening import Opened

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


MOST_NAMED = 6
"""The largest number of references in a sentence."""


def reference(opened: Opened, word: str) -> str:
    """Return the reference for a word: a reference itself, or the name of an item with more of its location after a slash.

    Raises FileProblem if there is no such item.
    """
    if _names(opened, word):
        return word
    name, mark, rest = word.partition("/")
    place = f"{_called(opened, name)}{mark}{rest}"
    if not _names(opened, place):
        raise FileProblem(opened.file, place, message("cli-edit-nothing_there"))
    return place


def _called(opened: Opened, name: str) -> str:
    """Return the reference of the ship, class or design with this name, or of the only definition or part with it.

    A definition takes precedence over parts. Raises FileProblem for an unknown or an ambiguous name.
    """
    try:
        return opened.game.documents.find(opened.document, name)
    except NotInDocument as problem:
        refused = str(problem)
    edits = offered(opened.game.edits, "edits", opened.game, opened.file)
    known = edits.listed(opened.document, language=language_in_force())
    found = named(((each.title, each.ref) for each in known), name)
    highest = min((ref.count("/") for ref in found), default=0)
    first = [ref for ref in found if ref.count("/") == highest]
    if len(first) == 1:
        return first[0]
    if first:
        raise FileProblem(opened.file, "", message("cli-edit-several", found=name, known=", ".join(first[:MOST_NAMED])))
    if meant := did_you_mean(name, dict.fromkeys(each.title for each in known)):
        raise FileProblem(opened.file, "", message("cli-edit-misspelt", found=name, meant=meant))
    example = next((each.ref for each in known), "")
    raise FileProblem(opened.file, "", message("cli-edit-nobody", problem=refused, example=example) if example else refused)


def _names(opened: Opened, place: str) -> bool:
    """Return whether a reference names an item or a property of one.

    The edits ignore any other word after a reference.
    """
    edits, language = offered(opened.game.edits, "edits", opened.game, opened.file), language_in_force()
    title, known = edits.title_of(opened.document, place, language=language), properties_of(opened, place)
    around = place.rpartition("/")[0]
    return bool(title) and (
        title != edits.title_of(opened.document, around, language=language) or known != properties_of(opened, around)
    )


def properties_of(opened: Opened, place: str) -> tuple[Property, ...]:
    """Return the properties of an item, in the current language."""
    edits = offered(opened.game.edits, "edits", opened.game, opened.file)
    return edits.properties(opened.document, place, language=language_in_force())
