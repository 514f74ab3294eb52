"""The base of documents: immutable values with validated changed copies, limited texts, sequences."""

import operator
import unicodedata
from typing import Annotated, Any, Self, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, FailFast, Field, StringConstraints
from pydantic_core import PydanticCustomError
from typing_extensions import override

from metamaker.core.ids import ID_PATTERN, MAX_ID_LENGTH
from metamaker.core.messages import message


class Frozen(BaseModel):
    """A strict, immutable value. Unknown keys, NaN and infinities are refused; equality is by value."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, allow_inf_nan=False, validate_default=False)

    def with_(self, **changes: object) -> Self:
        """Return a copy with `changes` applied and validated; unchanged fields are the same objects.

        Raises pydantic's `ValidationError` if a changed field or the whole value is not valid.
        """
        cls = type(self)
        unknown = changes.keys() - cls.model_fields.keys()
        if unknown:
            raise TypeError(f"{cls.__name__} has no field {', '.join(sorted(unknown))}")
        copy = cls.__new__(cls)
        # Copies fields only: remembered results of the old value are not valid for the new one.
        _give(copy, "__dict__", {name: self.__dict__[name] for name in cls.model_fields})
        _give(copy, "__pydantic_fields_set__", {*self.model_fields_set, *changes})
        _give(copy, "__pydantic_extra__", None)
        _give(copy, "__pydantic_private__", None)
        for name, value in changes.items():
            cls.__pydantic_validator__.validate_assignment(copy, name, value)
        return copy

    @override
    def __getstate__(self) -> dict[Any, Any]:
        """Return the state to pickle: only the fields, without remembered results."""
        state = super().__getstate__()
        # By field, because another thread may remember more at the same time, and iterating over `__dict__` would fail then.
        kept = self.__dict__
        return {**state, "__dict__": {name: kept[name] for name in type(self).model_fields}}


def _give(value: object, name: str, content: object) -> None:
    object.__setattr__(value, name, content)


_BIDI_CONTROLS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

_BREAKS = str.maketrans("\n\t", "  ")
"""Characters other than printable letters that prose may contain; blanks in their place keep the length."""


def _printable(text: str) -> str:
    """Refuse characters that cannot be printed in a line, or that hide the order of letters."""
    if text.isprintable():  # which leaves out all these characters, and more
        return text
    for place, letter in enumerate(text, 1):
        if unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"} or letter in _BIDI_CONTROLS:
            told = message("file-control", found=f"U+{ord(letter):04X}", place=place)
            raise PydanticCustomError("control_character", "{sentence}", {"sentence": told})
    return text


def _prose(text: str) -> str:
    """Like a name, but with line breaks and tabs."""
    _printable(text.translate(_BREAKS))
    return text


LONGEST_NAME = 120

Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME, strip_whitespace=True), AfterValidator(_printable)]
"""A line of at most 120 characters without control characters; spaces around it are taken off."""

Tag = Annotated[str, StringConstraints(min_length=1, max_length=40), AfterValidator(_printable)]
"""A word or two to find things by, 1 to 40 characters."""

Prose = Annotated[str, StringConstraints(max_length=20_000), AfterValidator(_prose)]
"""Notes of at most 20,000 characters; line breaks and tabs are allowed, other control characters are not."""


Id = Annotated[str, StringConstraints(pattern=ID_PATTERN, max_length=MAX_ID_LENGTH)]
"""Lower-case letters, digits and single hyphens, 1 to 80 characters; kept when the element is renamed."""

Marked = Annotated[bool, Field(exclude_if=operator.not_)]
"""A flag that files have only if it is set, so that other files stay the same."""

Item = TypeVar("Item")

Many = Annotated[tuple[Item, ...], FailFast()]
"""A tuple that is refused at its first bad item: a report on a million of them would take gigabytes."""
