"""The only error of formulas: which formula, where in its text, and why."""

from typing_extensions import override

from metamaker.core.messages import Message, Text, message

LONGEST_NAME = 60
"""A longer text is cut in a message, so that it stays one line of a terminal."""


class FormulaError(ValueError):
    """A formula that cannot be read, accepted or evaluated.

    `formula` is the name of the entry (`ship.ems`), `column` the 1-based position in its text (0 if there is no single
    position), `reason` the end of the sentence. `message` is the complete sentence on one line, and `str()` gives it in the
    current language.
    """

    def __init__(self, formula: str, column: int, reason: Text) -> None:
        super().__init__(formula, column, reason)
        self.formula = formula
        self.column = column
        self.reason = reason

    @property
    def message(self) -> Message:
        """The whole sentence."""
        name = quoted(self.formula)
        if not self.column:
            return message("formula-error", formula=name, reason=self.reason)
        return message("formula-error_at", formula=name, column=self.column, reason=self.reason)

    @override
    def __str__(self) -> str:
        return str(self.message)


def quoted(text: str) -> str:
    """Return untrusted `text`, safe to print: shortened, with control and invisible characters escaped."""
    short = text if len(text) <= LONGEST_NAME else text[:LONGEST_NAME] + "…"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in short)
