"""What formulas may not hold: each refusal names the formula, the column and the reason, and nothing is executed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.formulas.errors import FormulaError
from metamaker.formulas.syntax import parse, scan
from metamaker.formulas.tree import Apply, Number, Symbol

KNOWN = frozenset({"a", "b", "hull_hits"})


def refusal(text: str) -> tuple[str, int, str]:
    with pytest.raises(FormulaError) as caught:
        parse("ship.ems", text, KNOWN)
    return caught.value.formula, caught.value.column, str(caught.value.reason)


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("a.__class__", 2, "there are no attributes"),
        ("(1).real", 4, "there are no attributes"),
        ("a + open(b)", 5, "open is not a function that formulas can use"),
        ("sqr(a)", 1, "did you mean sqrt?"),
        ("__import__(a)", 1, "__import__ is not a function"),
        ("__import__('os')", 12, "quotation marks"),
        ("(max)(a)(b)", 1, "only the listed functions can be called"),
        ("lambda: a", 1, "the word lambda"),
        ("[a for a in b]", 1, "the character [ "),
        ("max(a for a in b)", 7, "the word for"),
        ("f'{a}'", 2, "quotation marks"),
        ("(c := a)", 4, "a colon"),
        ('"a" * 9', 1, "quotation marks"),
        ("max(a=1)", 6, "use == to compare"),
        ("max(**a)", 5, "max only takes plain numbers"),
        ("max(*a)", 5, "max only takes plain numbers"),
        ("a[0]", 2, "the character [ "),
        ("{a}", 1, "the character { "),
        ("a; b", 2, "the character ; "),
        ("a # b", 3, "the character # "),
        ("a // b", 1, "floor(a / b)"),
        ("a % b", 3, "% is not available"),
        ("a ^ b", 3, "powers as a ** b"),
        ("a @ b", 3, "the character @ "),
        ("~a", 1, "the character ~ "),
        ("await a", 1, "the word await"),
        ("True", 1, "the word True"),
        ("a, b", 1, "a list of numbers"),
        ("()", 1, "a list of numbers"),
        ("", 1, "empty"),
        ("   ", 1, "empty"),
        ("a +", 3, "cannot be read"),
        ("a b", 1, "cannot be read"),
        ("(a", 1, "never closed"),
        ("a + b)", 6, "has no opening bracket"),
        ("a)(b", 2, "has no opening bracket"),
        ("a\n+ b", 2, "one line"),
        ("a\x00", 2, "U+0000"),
        ("а + 1", 1, "CYRILLIC SMALL LETTER A"),
        ("hull_hits × 2", 11, "write * for ×"),
        ("a − b", 3, "write - for −"),
        ("ﬁ", 1, "LATIN SMALL LIGATURE FI"),
        ("hul_hits", 1, "did you mean hull_hits?"),
        ("2 * crew", 5, "crew is not known here"),
        ("max", 1, "max(a, b, …)"),
        ("min(a)", 1, "min has 1 argument;"),
        ("round(a, 2)", 1, "round has 2 arguments;"),
        ("a < b", 1, "a number is needed, and this is a condition"),
        ("not a", 1, "a number is needed, and this is a condition"),
        ("a or b", 1, "a number is needed, and this is a condition"),
        ("1 if a else 2", 6, "a condition is needed, and this is a number"),
        ("1 if a < b < (a > b) else 2", 15, "a number is needed, and this is a condition"),
        ("9**9**9", 4, "an exponent cannot contain a power"),
        ("2**exp(a)", 4, "an exponent cannot contain a power"),
        ("exp(exp(a))", 5, "an exponent cannot contain a power"),
        ("((9**64)**64)**64", 11, "larger than 64"),
        ("(a**b)**2", 9, "larger than 64"),
        ("a**-65", 4, "larger than 64"),
        ("1e13", 1, "larger than"),
        ("1e999", 1, "larger than"),
        ("9" * 400, 1, "longer than 24 characters"),
        ("1_000", 1, "not a plain decimal number"),
        ("0x10", 1, "not a plain decimal number"),
        ("2j", 1, "not a plain decimal number"),
        ("1if a < b else 2", 1, "not a plain decimal number"),
        ("-" * 400 + "a", 81, "the limit is 80 levels"),
        ("a**" * 100 + "a", 238, "the limit is 80 levels"),
    ],
)
def test_refused_with_formula_column_and_reason(text: str, column: int, reason: str) -> None:
    formula, found_column, found_reason = refusal(text)
    assert (formula, found_column) == ("ship.ems", column)
    assert reason in found_reason


@pytest.mark.parametrize(
    ("text", "column"),
    [("(" * 10_000, 501), ("(" * 100 + ")" * 100, 33), ("a" * 1_000_000, 501), ("é" * 1_000_000, 501), ("9" * 501, 501)],
)
def test_what_is_too_long_or_too_deep_is_refused_before_any_parser_sees_it(text: str, column: int) -> None:
    with pytest.raises(FormulaError) as caught:
        scan("ship.ems", text)
    assert caught.value.column == column


@given(st.one_of(st.text(max_size=600), st.text("ab()+-*/<=>!,. 0123456789efilorsx", max_size=200)))
def test_any_text_is_either_read_or_refused(text: str) -> None:
    refused = None
    try:
        parse("ship.ems", text, KNOWN)
    except FormulaError as error:
        refused = error
    assert refused is None or (refused.formula == "ship.ems" and 1 <= refused.column <= 501 and str(refused).isprintable())


def test_the_tree_says_what_the_text_says() -> None:
    read = parse("ship.ems", "  max(2, hull_hits) / a", KNOWN)
    most = Apply("max", (Number(2.0, 7), Symbol("hull_hits", 10)), 3)
    assert read.tree == Apply("/", (most, Symbol("a", 23)), 3)
    assert dict(read.uses) == {"hull_hits": 10, "a": 23}


def test_a_sentence_about_a_strangers_name_is_safe_to_print() -> None:
    sentence = str(FormulaError("ship\x1b[31m\n" + "x" * 500, 3, "it is empty"))
    assert sentence.isprintable()
    assert len(sentence) < 120
    assert sentence.endswith("…, column 3: it is empty")
