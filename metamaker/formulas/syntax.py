"""From text to a checked tree: a first look linear in the text, Python's grammar cut to listed nodes, bounds on powers."""

import ast
import difflib
import keyword
import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from metamaker.formulas.errors import FormulaError, quoted
from metamaker.formulas.functions import FUNCTIONS
from metamaker.formulas.tree import NEGATIVE, Apply, Choose, Number, Symbol, Tree, children, nodes, symbols

LONGEST_TEXT = 500
"""The longest formula of the book has 190 characters. Bounds what a stranger's formula costs to read and to compile."""

DEEPEST_BRACKETS = 32
"""The book needs 3. Python's own reader of expressions gives up at 200, with an error of its own."""

LONGEST_NUMBER = 24
"""More digits than a number of 64 bits can tell apart."""

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


LARGEST_EXPONENT = 64.0
"""The exponents of the book are a few steps of crew and command. 10,000 to this power is still no overflow."""


def check_power(entry: str, made: Apply) -> None:
    """Refuse a power within an exponent, and powers of powers whose exponents multiply to more than 64."""
    exponent = made.operands[-1]
    if any(isinstance(node, Apply) and node.operation in ("**", "exp") for node in nodes(exponent)):
        raise FormulaError(entry, exponent.column, "a power stands in an exponent")
    if made.operation == "**" and _growth(made) > LARGEST_EXPONENT:
        reason = f"exponents, multiplied where powers are nested, pass {LARGEST_EXPONENT:.0f}"
        raise FormulaError(entry, exponent.column, reason)


def _growth(tree: Tree) -> float:
    """The largest product of exponents on a way down; one that is no plain number counts as the largest allowed."""
    match tree:
        case Apply("**", (base, exponent), _):
            return _growth(base) * _size(exponent)
    return max(map(_growth, children(tree)), default=1.0)


def _size(exponent: Tree) -> float:
    match exponent:
        case Number(value, _):
            return max(1.0, value)
        case Apply(operation, (Number(value, _),), _) if operation == NEGATIVE:
            return max(1.0, value)
    return LARGEST_EXPONENT


DEEPEST_TREE = 80
"""The deepest formula of the book has 12 levels.

All that goes through a tree calls itself, and Python allows a thousand calls.
"""

LARGEST_NUMBER = 1e12
"""A product of a few such numbers is far from an overflow. The largest of the book is 2000."""

_BINARY: Mapping[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "**"}
_COMPARE: Mapping[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
}


@dataclass(frozen=True, slots=True)
class Checked:
    """A formula that may be compiled: its text, its tree and the symbols it uses with the column of their first use."""

    entry: str
    text: str
    tree: Tree
    uses: Mapping[str, int]


def parse(entry: str, text: str, known: Collection[str]) -> Checked:
    """Read the formula `text` of `entry`, which may use the `known` symbols; nothing is executed.

    Raises FormulaError with column and reason. Its cost is bounded by the bounds on length and depth.
    """
    scan(entry, text)
    try:
        # within brackets, leading spaces are harmless and an ast column is the 1-based column of the text
        expression = ast.parse(f"({text})", mode="eval").body
    except SyntaxError as error:
        column = min(max(1, (error.offset or 2) - 1), len(text))
        raise FormulaError(entry, column, "the text cannot be read from here on") from None
    tree = _Reader(entry, frozenset(known)).number(expression, 0)
    return Checked(entry, text, tree, MappingProxyType(symbols(tree)))


class _Reader:
    """Turns ast nodes into tree nodes, or raises."""

    def __init__(self, entry: str, known: frozenset[str]) -> None:
        self.entry = entry
        self.known = known

    def refused(self, node: ast.AST, reason: str) -> FormulaError:
        return FormulaError(self.entry, max(1, getattr(node, "col_offset", 1)), reason)

    def deeper(self, node: ast.AST, depth: int) -> int:
        if depth >= DEEPEST_TREE:
            raise self.refused(node, f"operations are nested more than {DEEPEST_TREE} deep")
        return depth + 1

    def number(self, node: ast.expr, depth: int) -> Tree:
        """A node that stands for a number."""
        depth = self.deeper(node, depth)
        match node:
            case ast.Constant():
                return self.constant(node)
            case ast.Name():
                return self.symbol(node)
            case ast.UnaryOp(ast.UAdd(), operand):
                return self.number(operand, depth)
            case ast.UnaryOp(ast.USub(), operand):
                return Apply(NEGATIVE, (self.number(operand, depth),), node.col_offset)
            case ast.BinOp():
                return self.arithmetic(node, depth)
            case ast.IfExp(test, yes, no):
                sides = self.condition(test, depth), self.number(yes, depth), self.number(no, depth)
                return Choose(*sides, node.col_offset)
            case ast.Call():
                return self.call(node, depth)
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(ast.Not(), _):
                raise self.refused(node, "a condition stands where a number is needed; write a if condition else b")
            case ast.Tuple():
                raise self.refused(node, "a list of numbers stands where one number is needed")
        raise self.refused(node, f"{_words(node)} has no place in a formula")

    def condition(self, node: ast.expr, depth: int) -> Tree:
        """A node that is true or false."""
        depth = self.deeper(node, depth)
        match node:
            case ast.Compare(left, operators, rights):
                return self.comparison(node, [left, *rights], operators, depth)
            case ast.BoolOp(operator, values):
                word = "and" if isinstance(operator, ast.And) else "or"
                return Apply(word, tuple(self.condition(value, depth) for value in values), node.col_offset)
            case ast.UnaryOp(ast.Not(), operand):
                return Apply("not", (self.condition(operand, depth),), node.col_offset)
        raise self.refused(node, "a number stands where a condition is needed; compare it, as in x > 0")

    def comparison(self, node: ast.Compare, sides: list[ast.expr], operators: list[ast.cmpop], depth: int) -> Tree:
        if any(type(operator) not in _COMPARE for operator in operators):
            raise self.refused(node, "only <, <=, >, >=, == and != compare")
        numbers = [self.number(side, depth) for side in sides]
        pairs = tuple(
            Apply(_COMPARE[type(operator)], (left, right), left.column)
            for operator, left, right in zip(operators, numbers, numbers[1:], strict=False)
        )
        return pairs[0] if len(pairs) == 1 else Apply("and", pairs, node.col_offset)

    def constant(self, node: ast.Constant) -> Tree:
        if isinstance(node.value, bool) or not isinstance(node.value, int | float):
            raise self.refused(node, "only plain numbers can stand in a formula")
        if not node.value <= LARGEST_NUMBER:
            raise self.refused(node, f"a number is larger than {LARGEST_NUMBER:.0e}")
        return Number(float(node.value), node.col_offset)

    def symbol(self, node: ast.Name) -> Tree:
        if node.id in self.known:
            return Symbol(node.id, node.col_offset)
        if node.id in FUNCTIONS:
            raise self.refused(node, f"the function {node.id} is written with brackets: {FUNCTIONS[node.id].signature}")
        raise self.refused(node, f"{quoted(node.id)} is not known here{suggestion(node.id, self.known)}")

    def arithmetic(self, node: ast.BinOp, depth: int) -> Tree:
        if isinstance(node.op, ast.FloorDiv):
            raise self.refused(node, "// is not available; write floor(a / b)")
        if type(node.op) not in _BINARY:
            raise self.refused(node, "only + - * / and ** calculate")
        made = Apply(_BINARY[type(node.op)], (self.number(node.left, depth), self.number(node.right, depth)), node.col_offset)
        if made.operation == "**":
            check_power(self.entry, made)
        return made

    def call(self, node: ast.Call, depth: int) -> Tree:
        if not isinstance(node.func, ast.Name):
            raise self.refused(node, "only the listed functions can be called")
        function = FUNCTIONS.get(node.func.id)
        if function is None:
            hint = suggestion(node.func.id, FUNCTIONS)
            raise self.refused(node, f"{quoted(node.func.id)} is not a function that formulas may use{hint}")
        for argument in [*node.keywords, *(one for one in node.args if isinstance(one, ast.Starred))]:
            raise self.refused(argument, f"{function.name} takes plain numbers only: {function.signature}")
        if len(node.args) < function.least or (function.most is not None and len(node.args) > function.most):
            raise self.refused(node, f"{function.name} is called with {len(node.args)} arguments, not as {function.signature}")
        made = Apply(function.name, tuple(self.number(argument, depth) for argument in node.args), node.col_offset)
        if made.operation == "exp":
            check_power(self.entry, made)
        return made


def suggestion(name: str, known: Collection[str]) -> str:
    """`; did you mean …?` if one of the `known` names is close to `name`, else nothing."""
    close = difflib.get_close_matches(name[:100], sorted(known), n=1)
    return f"; did you mean {close[0]}?" if close else ""


def _words(node: ast.AST) -> str:
    """`ListComp` → `a list comp`: enough to recognise what was written."""
    name = "".join(f" {c.lower()}" if c.isupper() else c for c in type(node).__name__).strip()
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
