"""Sequences in documents."""

from typing import Annotated, TypeVar

from pydantic import FailFast

Item = TypeVar("Item")

Many = Annotated[tuple[Item, ...], FailFast()]
"""A tuple that is refused at its first bad item: to report a million of them would cost gigabytes."""
