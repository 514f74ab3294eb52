"""Plots as text in the order codes of the rulebook: printed, and parsed, with one sentence about an error and its place."""

import re
from collections.abc import Iterator
from typing import Final

from metamaker.core.messages import Message, Text
from metamaker.games.metaverse.battle.plot.orders import FORMS, WRITTEN_ORDER, Code, Form, Order, Plot
from metamaker.games.metaverse.messages import message


def printed(plot: Plot) -> str:
    """Return a plot as its codes, `+2 R1 EM2`; an empty text for a blank one. Rules MV-A.1-01 to -18.

    A code is followed by its number, `@` and the stage of a thrust, its components in brackets, `/A` of an FTL attack, `:` and
    the target, as in `FTL-T8(core/drive#1)/A:heron-2`.
    """
    return " ".join(printed_order(order) for order in plot.orders)


def printed_order(order: Order) -> str:
    """Return one order as its code."""
    amount = str(order.amount) if FORMS[order.code].amount else ""
    stage = "" if order.stage == WRITTEN_ORDER else f"@{order.stage}"
    parts = f"({', '.join(order.parts)})" if order.parts else ""
    attack = "/A" if order.attack else ""
    target = f":{order.target}" if order.target else ""
    return f"{order.code.value}{amount}{stage}{parts}{attack}{target}"


MOST_CHARACTERS: Final = 4000
"""Limit the parsing cost of untrusted files. A plot of a usual turn is a line; this is a printed page."""

MOST_AMOUNT: Final = 999
"""Three digits: no ship has drives for more."""

_WORD: Final = re.compile(r"[^\s,;(]*(?:\([^()]*\)[^\s,;(]*)?")
_GAP: Final = re.compile(r"[\s,;]*")
_CODE: Final = re.compile(r"FTL-[RST]|FTL|CL[+-]|RAM|RM|EM|EP|ET|RL|FL|CS|[RLPS+-]", re.IGNORECASE)
_REST: Final = re.compile(
    r"(?P<amount>[0-9]+)?(?:@(?P<stage>[0-9]+))?(?:\((?P<parts>[^()]*)\))?(?P<attack>[/-][Aa])?(?::(?P<target>.+))?"
)
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_/#-]*")
_DASHES: Final = str.maketrans({"−": "-", "–": "-"})
_SAME: Final = {"RAM": "RM"}
"""Other spellings of a code. Rule MV-1.2.3-29."""


class PlotProblem(ValueError):
    """Text that is not a plot: the column (from 1) of the unreadable order, and the message about it."""

    def __init__(self, column: int, text: Text) -> None:
        super().__init__(column, text)
        self.column = column
        self.text = text

    @property
    def sentence(self) -> Message:
        """The message with the column."""
        return message("refusal-code-column", column=self.column, problem=self.text)

    def __str__(self) -> str:
        """Return the message as text."""
        return str(self.sentence)


def parsed(text: str) -> Plot:
    """Return the plot in `text`; blanks, commas or semicolons separate orders. Rules MV-A.1-01 to -18.

    Other accepted spellings are lower case, RAM for RM, EM for EM1, -A for /A and a minus sign or dash for the hyphen
    (MV-1.2.3-24, -29, -68). Raises PlotProblem.
    """
    if len(text) > MOST_CHARACTERS:
        raise PlotProblem(MOST_CHARACTERS + 1, message("refusal-code-length", most=MOST_CHARACTERS))
    return Plot(tuple(_order(word, column) for column, word in _words(text.translate(_DASHES))))


def _words(text: str) -> Iterator[tuple[int, str]]:
    place = _end(_GAP, text, 0)
    while place < len(text):
        end = _end(_WORD, text, place)
        if end == place:
            raise PlotProblem(place + 1, message("refusal-code-brackets"))
        yield place + 1, text[place:end]
        place = _end(_GAP, text, end)


def _end(pattern: re.Pattern[str], text: str, place: int) -> int:
    found = pattern.match(text, place)
    return place if found is None else found.end()


def _order(word: str, column: int) -> Order:
    start = _CODE.match(word)
    if start is None or word[start.end() : start.end() + 1].isalpha():
        raise PlotProblem(column, message("refusal-code-unknown", found=_shown(word)))
    written = start.group().upper()
    code = Code(_SAME.get(written, written))
    rest = _REST.fullmatch(word, start.end())
    if rest is None:
        raise PlotProblem(column, message("refusal-code-end", code=code.value, found=_shown(word)))
    given = rest.groupdict()
    _fits(FORMS[code], code, given, column)
    return Order(
        code,
        _amount(FORMS[code], code, given["amount"], column),
        WRITTEN_ORDER if given["stage"] is None else _number(given["stage"], 0, f"{code.value}@", column),
        _names(given["parts"], column),
        _name(given["target"], column) if given["target"] else "",
        given["attack"] is not None,
    )


def _shown(word: str) -> str:
    return word if len(word) <= 40 else word[:39] + "…"


def _fits(form: Form, code: Code, given: dict[str, str | None], column: int) -> None:
    """Raise PlotProblem for text after the code that does not fit it."""
    allowed = {
        "amount": form.amount,
        "stage": form.stage,
        "parts": form.parts,
        "attack": form.attack,
        "target": form.target or given["attack"] is not None,
    }
    for name, found in given.items():
        if found is not None and not allowed[name]:
            told = message("refusal-code-surplus", what=name, code=code.value, found=_shown(found))
            raise PlotProblem(column, told)


def _amount(form: Form, code: Code, digits: str | None, column: int) -> int:
    if not form.amount:
        return 0
    if digits is None:
        if form.default:
            return form.default
        raise PlotProblem(column, message("refusal-code-no-number", code=code.value))
    return _number(digits, 1, code.value, column)


def _number(digits: str, least: int, behind: str, column: int) -> int:
    number = int(digits) if len(digits) <= 9 else MOST_AMOUNT + 1
    if not least <= number <= MOST_AMOUNT:
        told = message("refusal-code-number", least=least, most=MOST_AMOUNT, code=behind, found=_shown(digits))
        raise PlotProblem(column, told)
    return number


def _names(listed: str | None, column: int) -> tuple[str, ...]:
    return () if listed is None else tuple(_name(each, column) for each in re.split(r"[\s,;]+", listed) if each)


def _name(written: str, column: int) -> str:
    if _NAME.fullmatch(written) is None:
        raise PlotProblem(column, message("refusal-code-name", found=_shown(written)))
    return written
