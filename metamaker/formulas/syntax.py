"""From text to a checked tree: a first look linear in the text, Python's grammar cut to listed nodes, bounds on powers."""

import ast
import difflib
import keyword
import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from metamaker.core.messages import Listing, Message, Text, message
from metamaker.formulas.errors import FormulaError, quoted
from metamaker.formulas.tree import FUNCTIONS, NEGATIVE, Apply, Choose, Number, Symbol, Tree, children, nodes, symbols

LONGEST_TEXT = 500
"""The longest formula of the book has 190 characters. Limits the cost of reading and compiling untrusted formulas."""

DEEPEST_BRACKETS = 32
"""The book needs 3. Python’s own parser of expressions gives up at 200, with an error of its own."""

LONGEST_NUMBER = 24
"""More digits than a number of 64 bits can hold."""

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
_FOREIGN: Mapping[str, Message] = {
    ".": message("formula-foreign-dot"),
    "'": message("formula-foreign-quotation"),
    '"': message("formula-foreign-quotation"),
    "=": message("formula-foreign-equals"),
    ":": message("formula-foreign-colon"),
    "%": message("formula-foreign-remainder"),
    "^": message("formula-foreign-caret"),
    "\n": message("formula-foreign-line"),
    "\t": message("formula-foreign-tab"),
    "×": message("formula-foreign-sign", right="*", found="×"),
    "·": message("formula-foreign-sign", right="*", found="·"),
    "−": message("formula-foreign-sign", right="-", found="−"),
    "÷": message("formula-foreign-sign", right="/", found="÷"),
}


def scan(entry: str, text: str) -> None:
    """Refuse impossible formulas with FormulaError: too long, too deep, unknown characters and words.

    Accepted text is printable ASCII of up to 500 characters with balanced brackets up to 32 deep: decimal numbers, names, the
    five words of conditions, and the signs of arithmetic and comparison.
    """
    if len(text) > LONGEST_TEXT:
        raise FormulaError(entry, LONGEST_TEXT + 1, message("formula-too_long", most=LONGEST_TEXT))
    if not text.strip():
        raise FormulaError(entry, 1, message("formula-empty"))
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
        raise FormulaError(entry, open_brackets[-1], message("formula-bracket_open"))


def _check_word(entry: str, token: re.Match[str]) -> None:
    word = token.group()
    if token.lastgroup == "name" and keyword.iskeyword(word) and word not in _WORDS:
        raise FormulaError(entry, token.start() + 1, message("formula-foreign-word", word=word))
    if token.lastgroup == "number" and len(word) > LONGEST_NUMBER:
        raise FormulaError(entry, token.start() + 1, message("formula-number_too_long", most=LONGEST_NUMBER))


def _count_bracket(entry: str, token: re.Match[str], open_brackets: list[int]) -> None:
    column = token.start() + 1
    if token.group() == "(":
        open_brackets.append(column)
        if len(open_brackets) > DEEPEST_BRACKETS:
            raise FormulaError(entry, column, message("formula-brackets_too_deep", most=DEEPEST_BRACKETS))
    elif token.group() == ")":
        if not open_brackets:
            raise FormulaError(entry, column, message("formula-bracket_closes_nothing"))
        open_brackets.pop()


def _foreign(text: str, at: int) -> Message:
    character = text[at]
    if character in "0123456789":
        return message("formula-not_decimal")
    if character in _FOREIGN:
        return _FOREIGN[character]
    if character.isascii() and character.isprintable():
        return message("formula-foreign-character", character=character)
    name = unicodedata.name(character, f"U+{ord(character):04X}")
    return message("formula-not_ascii", character=name)


LARGEST_EXPONENT = 64.0
"""The exponents of the book are a few steps of crew and command. 10,000 to this power is still no overflow."""


def check_power(entry: str, made: Apply) -> None:
    """Refuse a power within an exponent, and powers of powers whose exponents multiply to more than 64."""
    exponent = made.operands[-1]
    if any(isinstance(node, Apply) and node.operation in ("**", "exp") for node in nodes(exponent)):
        raise FormulaError(entry, exponent.column, message("formula-power_in_exponent"))
    if made.operation == "**" and _growth(made) > LARGEST_EXPONENT:
        reason = message("formula-exponents_too_large", most=int(LARGEST_EXPONENT))
        raise FormulaError(entry, exponent.column, reason)


def _growth(tree: Tree) -> float:
    """Return the largest product of exponents on a path down; a variable exponent counts as the largest allowed."""
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

Functions that walk through a tree are recursive, and Python allows a thousand calls.
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
        raise FormulaError(entry, column, message("formula-unreadable")) from None
    tree = _Reader(entry, frozenset(known)).number(expression, 0)
    return Checked(entry, text, tree, MappingProxyType(symbols(tree)))


class _Reader:
    """Turns ast nodes into tree nodes, or raises."""

    def __init__(self, entry: str, known: frozenset[str]) -> None:
        self.entry = entry
        self.known = known

    def refused(self, node: ast.AST, reason: Message) -> FormulaError:
        return FormulaError(self.entry, max(1, getattr(node, "col_offset", 1)), reason)

    def deeper(self, node: ast.AST, depth: int) -> int:
        if depth >= DEEPEST_TREE:
            raise self.refused(node, message("formula-operations_too_deep", most=DEEPEST_TREE))
        return depth + 1

    def number(self, node: ast.expr, depth: int) -> Tree:
        """Return a node that is a number."""
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
                raise self.refused(node, message("formula-condition_for_number"))
            case ast.Tuple():
                raise self.refused(node, message("formula-list_for_number"))
        raise self.refused(node, message("formula-no_place", what=type(node).__name__))

    def condition(self, node: ast.expr, depth: int) -> Tree:
        """Return a node that is true or false."""
        depth = self.deeper(node, depth)
        match node:
            case ast.Compare(left, operators, rights):
                return self.comparison(node, [left, *rights], operators, depth)
            case ast.BoolOp(operator, values):
                word = "and" if isinstance(operator, ast.And) else "or"
                return Apply(word, tuple(self.condition(value, depth) for value in values), node.col_offset)
            case ast.UnaryOp(ast.Not(), operand):
                return Apply("not", (self.condition(operand, depth),), node.col_offset)
        raise self.refused(node, message("formula-number_for_condition"))

    def comparison(self, node: ast.Compare, sides: list[ast.expr], operators: list[ast.cmpop], depth: int) -> Tree:
        if any(type(operator) not in _COMPARE for operator in operators):
            raise self.refused(node, message("formula-comparisons", signs=Listing(tuple(_COMPARE.values()))))
        numbers = [self.number(side, depth) for side in sides]
        pairs = tuple(
            Apply(_COMPARE[type(operator)], (left, right), left.column)
            for operator, left, right in zip(operators, numbers, numbers[1:], strict=False)
        )
        return pairs[0] if len(pairs) == 1 else Apply("and", pairs, node.col_offset)

    def constant(self, node: ast.Constant) -> Tree:
        if isinstance(node.value, bool) or not isinstance(node.value, int | float):
            raise self.refused(node, message("formula-constants"))
        if not node.value <= LARGEST_NUMBER:
            raise self.refused(node, message("formula-number_too_large", most=f"{LARGEST_NUMBER:.0e}"))
        return Number(float(node.value), node.col_offset)

    def symbol(self, node: ast.Name) -> Tree:
        if node.id in self.known:
            return Symbol(node.id, node.col_offset)
        if node.id in FUNCTIONS:
            signature = FUNCTIONS[node.id].signature
            raise self.refused(node, message("formula-function_without_brackets", name=node.id, signature=signature))
        hint = suggestion(node.id, self.known)
        raise self.refused(node, message("formula-unknown_symbol", name=quoted(node.id), suggestion=hint))

    def arithmetic(self, node: ast.BinOp, depth: int) -> Tree:
        if isinstance(node.op, ast.FloorDiv):
            raise self.refused(node, message("formula-floor_division"))
        if type(node.op) not in _BINARY:
            raise self.refused(node, message("formula-operators"))
        made = Apply(_BINARY[type(node.op)], (self.number(node.left, depth), self.number(node.right, depth)), node.col_offset)
        if made.operation == "**":
            check_power(self.entry, made)
        return made

    def call(self, node: ast.Call, depth: int) -> Tree:
        if not isinstance(node.func, ast.Name):
            raise self.refused(node, message("formula-calls"))
        function = FUNCTIONS.get(node.func.id)
        if function is None:
            hint = suggestion(node.func.id, FUNCTIONS)
            raise self.refused(node, message("formula-unknown_function", name=quoted(node.func.id), suggestion=hint))
        signature = function.signature
        for argument in [*node.keywords, *(one for one in node.args if isinstance(one, ast.Starred))]:
            raise self.refused(argument, message("formula-plain_arguments", name=function.name, signature=signature))
        if len(node.args) < function.least or (function.most is not None and len(node.args) > function.most):
            call = message("formula-arguments", name=function.name, count=len(node.args), signature=signature)
            raise self.refused(node, call)
        made = Apply(function.name, tuple(self.number(argument, depth) for argument in node.args), node.col_offset)
        if made.operation == "exp":
            check_power(self.entry, made)
        return made


def suggestion(name: str, known: Collection[str]) -> Text:
    """Return `; did you mean …?` if one of the `known` names is similar to `name`, otherwise nothing."""
    close = difflib.get_close_matches(name[:100], sorted(known), n=1)
    return message("formula-did_you_mean", name=close[0]) if close else ""
