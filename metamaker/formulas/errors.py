"""The one error that a formula can give: which formula, where in its text, and why."""

from typing_extensions import override

LONGEST_NAME = 60
"""A longer text is cut in a message, so that it stays one line of a terminal."""


class FormulaError(ValueError):
    """A formula that cannot be read, accepted or evaluated.

    `formula` is the entry's name (`ship.ems`), `column` the 1-based place in its text (0 where no single place is to
    blame), `reason` the end of a sentence that says what is wrong. `str()` gives the whole sentence on one line.
    """

    def __init__(self, formula: str, column: int, reason: str) -> None:
        super().__init__(formula, column, reason)
        self.formula = formula
        self.column = column
        self.reason = reason

    @override
    def __str__(self) -> str:
        place = f", column {self.column}" if self.column else ""
        return f"formula {quoted(self.formula)}{place}: {self.reason}"


def quoted(text: str) -> str:
    """`text` from a stranger's file, safe to print: shortened, control and invisible characters as escapes."""
    short = text if len(text) <= LONGEST_NAME else text[:LONGEST_NAME] + "…"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in short)
