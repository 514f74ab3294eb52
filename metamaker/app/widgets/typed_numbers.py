"""Typed numbers with either decimal sign, and with unambiguous groups of thousands."""

import re

DECIMAL_SIGNS = ".,"

_GAP = r"[\s'’.,]"
_GROUPED = re.compile(
    rf"(?P<whole>-?[0-9]{{1,3}}(?P<gap>{_GAP})[0-9]{{3}}(?P<more>(?:(?P=gap)[0-9]{{3}})*))(?:[.,](?P<part>[0-9]*))?"
)
_WHOLE_GROUPS = re.compile(rf"-?[0-9]+(?:{_GAP}[0-9]{{3}})+")
_WHOLE_AND_MORE = re.compile(rf"(-?[0-9]*){_GAP}[0-9]*")
_NUMBER = re.compile(r"-?[0-9]*\.?[0-9]*")


def with_sign(text: str, sign: str) -> str:
    """Return a typed number with `sign` as its decimal sign.

    Groups of thousands are joined if they cannot be decimals: `1 234,5`, `1.234,56` and `1,234,567`, but not `1,234`.
    """
    text = text.replace("−", "-")
    found = _GROUPED.fullmatch(text)
    if found and _is_clear(found):
        text = _digits(found["whole"]) + ("" if found["part"] is None else f".{found['part']}")
    return re.sub("[.,]", lambda _: sign, text)


def _is_clear(found: re.Match[str]) -> bool:
    return found["gap"] not in DECIMAL_SIGNS or bool(found["more"]) or found["part"] is not None


def _digits(text: str) -> str:
    return re.sub(_GAP, "", text)


def whole_number(text: str) -> str:
    """Return a typed whole number without signs that group thousands."""
    text = text.replace("−", "-")
    return _digits(text) if _WHOLE_GROUPS.fullmatch(text) else text


def is_unfinished_whole(text: str) -> bool:
    """Return whether a text is a whole number plus a started group or decimals."""
    return _WHOLE_AND_MORE.fullmatch(text) is not None


def whole_part(text: str) -> str:
    """Return the whole number at the beginning of an unfinished text, otherwise the text."""
    found = _WHOLE_AND_MORE.fullmatch(text)
    return found[1] if found else text


def may_become_number(text: str) -> bool:
    """Return whether a text is a number with decimals, or the beginning of one."""
    return _NUMBER.fullmatch(with_sign(text.strip(), ".")) is not None


def number_in(text: str) -> float | None:
    """Return the typed number, or None."""
    plain = with_sign(text.strip(), ".")
    return float(plain) if _NUMBER.fullmatch(plain) and any(map(str.isdigit, plain)) else None
