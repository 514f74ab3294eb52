"""The one error that a formula can give: which formula, where in its text, and why."""

from typing_extensions import override

from metamaker.core.words import Message, Text, message

LONGEST_NAME = 60
"""A longer text is cut in a message, so that it stays one line of a terminal."""


class FormulaError(ValueError):
    """A formula that cannot be read, accepted or evaluated.

    `formula` is the entry's name (`ship.ems`), `column` the 1-based place in its text (0 where no single place is to
    blame), `reason` the end of a sentence that says what is wrong. `message` is the whole sentence, on one line, and `str()`
    gives it in the language in force.
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
    """`text` from a stranger's file, safe to print: shortened, control and invisible characters as escapes."""
    short = text if len(text) <= LONGEST_NAME else text[:LONGEST_NAME] + "…"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in short)
