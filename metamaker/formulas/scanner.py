"""A first look at a formula's text, before any parser sees it: linear in the text, whatever the text is."""

import keyword
import re
import unicodedata

from metamaker.formulas.errors import FormulaError

LONGEST_TEXT = 500
DEEPEST_BRACKETS = 32
LONGEST_NUMBER = 24

_TOKEN = re.compile(
    r"""
    (?P<space>[ ]+)
  | (?P<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?![\w.])
  | (?P<name>[A-Za-z_]\w*)
  | (?P<sign>\*\*|//|[<>=!]=|[-+*/<>(),])
    """,
    re.VERBOSE | re.ASCII,
)
_WORDS = frozenset({"if", "else", "and", "or", "not"})
_REASONS = {
    ".": "a dot stands outside a number, and there are no attributes",
    "'": "text in quotation marks has no place in a formula",
    '"': "text in quotation marks has no place in a formula",
    "=": "a single = assigns nothing here; compare with ==",
    ":": "a colon has no meaning in a formula",
    "%": "% is not available; use a - b * floor(a / b)",
    "^": "^ is not available; write powers as a ** b",
    "\n": "a formula stands on one line",
    "\t": "a tab stands between the words; use spaces",
    "×": "write * for ×",
    "·": "write * for ·",
    "−": "write - for −",
    "÷": "write / for ÷",
}


def scan(entry: str, text: str) -> None:
    """Refuse with FormulaError what no formula can hold: too long, too deep, foreign characters and words.

    Whatever passes is printable ASCII of at most 500 characters with balanced brackets at most 32 deep, of
    plain decimal numbers, names, the five words of conditions and the signs of arithmetic and comparison.
    """
    if len(text) > LONGEST_TEXT:
        raise FormulaError(entry, LONGEST_TEXT + 1, f"it has more than {LONGEST_TEXT} characters")
    if not text.strip():
        raise FormulaError(entry, 1, "it is empty")
    open_brackets: list[int] = []
    at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            raise FormulaError(entry, at + 1, _foreign(text, at))
        _check_word(entry, token)
        _count_bracket(entry, token, open_brackets)
        at = token.end()
    if open_brackets:
        raise FormulaError(entry, open_brackets[-1], "this bracket is never closed")


def _check_word(entry: str, token: re.Match[str]) -> None:
    word = token.group()
    if token.lastgroup == "name" and keyword.iskeyword(word) and word not in _WORDS:
        raise FormulaError(entry, token.start() + 1, f"the word {word} has no meaning in a formula")
    if token.lastgroup == "number" and len(word) > LONGEST_NUMBER:
        raise FormulaError(entry, token.start() + 1, f"a number is longer than {LONGEST_NUMBER} characters")


def _count_bracket(entry: str, token: re.Match[str], open_brackets: list[int]) -> None:
    column = token.start() + 1
    if token.group() == "(":
        open_brackets.append(column)
        if len(open_brackets) > DEEPEST_BRACKETS:
            raise FormulaError(entry, column, f"brackets are nested more than {DEEPEST_BRACKETS} deep")
    elif token.group() == ")":
        if not open_brackets:
            raise FormulaError(entry, column, "this bracket closes nothing")
        open_brackets.pop()


def _foreign(text: str, at: int) -> str:
    character = text[at]
    if character in "0123456789":
        return "this is not a plain decimal number"
    if character in _REASONS:
        return _REASONS[character]
    if character.isascii() and character.isprintable():
        return f"the character {character} has no meaning in a formula"
    name = unicodedata.name(character, f"U+{ord(character):04X}")
    return f"the character {name} is not allowed; only plain ASCII is"
