"""New values, with what the model refuses told as an edit problem."""

from typing import TypeVar

from pydantic import ValidationError

from metamaker.core.frozen import Frozen
from metamaker.core.property import EditProblem
from metamaker.core.refusal import refusal

Value = TypeVar("Value", bound=Frozen)


def made(model: type[Value], **fields: object) -> Value:
    """Return a new value. Raises EditProblem if it cannot be."""
    try:
        return model(**fields)
    except ValidationError as problem:
        raise EditProblem(refusal(model, problem)) from None
