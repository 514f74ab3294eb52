"""Numbers in messages of Fluent."""

from fluent.runtime.types import FluentFloat
from typing_extensions import override


class Numeral(FluentFloat):  # type: ignore[misc] # Fluent has no types
    """A number that selects plurals, with its displayed text."""

    text: str

    @override
    def format(self, locale: object) -> str:
        return self.text


def numeral(value: float, text: str) -> Numeral:
    """Return a number that is displayed as `text`."""
    made = Numeral(value)
    made.text = text
    return made
