"""The base of all documents: values that never change, and validated changed copies of them."""

from typing import Any, Self

from pydantic import BaseModel, ConfigDict


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
        # Fields only: what has been remembered about the old value must not be taken for the new one's.
        _give(copy, "__dict__", {name: self.__dict__[name] for name in cls.model_fields})
        _give(copy, "__pydantic_fields_set__", {*self.model_fields_set, *changes})
        _give(copy, "__pydantic_extra__", None)
        _give(copy, "__pydantic_private__", None)
        for name, value in changes.items():
            cls.__pydantic_validator__.validate_assignment(copy, name, value)
        return copy

    def __getstate__(self) -> dict[Any, Any]:
        """Return what is pickled: the fields alone, not what was remembered about them."""
        state = super().__getstate__()
        fields = type(self).model_fields
        return {**state, "__dict__": {name: value for name, value in self.__dict__.items() if name in fields}}


def _give(value: object, name: str, content: Any) -> None:
    object.__setattr__(value, name, content)
