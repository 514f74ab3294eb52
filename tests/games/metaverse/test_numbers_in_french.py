"""Numbers, what they come from and the formula book in French: nothing that is said of them stays English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from metamaker.core.messages import Text, put_in_force, words
from metamaker.core.paths import sample_fleets
from metamaker.core.stat import StatBlock
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.explain import Explanation, Given
from metamaker.formulas.plain_text import readable
from metamaker.formulas.syntax import parse
from metamaker.formulas.typeset import equation
from metamaker.game_api.designs import Account, Numbers
from metamaker.game_api.documents import NotInDocument
from metamaker.games.metaverse import designs
from metamaker.games.metaverse.edits.house_formulas import chapters
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.stats.explain import explainable
from tests.games.metaverse.samples import sample_fleet
from tests.messages import outside_brackets

SAMPLES = sorted(sample_fleets(GAME).glob("*.json"))


@pytest.fixture
def french() -> None:
    """French in force for the test."""
    put_in_force("fr")


def of_block(block: StatBlock) -> Iterator[Text]:
    for stat in block:
        yield from (stat.label, stat.shown)


def of_numbers(numbers: Numbers) -> Iterator[Text]:
    yield from of_block(numbers.stats)
    for blocks in numbers.parts.values():
        for block in blocks.values():
            yield from of_block(block)


def of_account(account: Account) -> Iterator[Text]:
    yield from (account.stat.label, *account.notes, *(share.text for share in account.shares))
    if account.explanation is not None:
        for step in account.explanation.steps():
            yield from of_step(step)


def of_step(step: Explanation) -> Iterator[Text]:
    yield step.meaning
    if step.formula is None:
        yield step.expression
    for given in step.inputs:
        yield from (given.meaning, given.origin) if isinstance(given, Given) else (given.meaning,)


def said_of(fleet: Fleet) -> Iterator[Text]:
    report, roster = designs.report(fleet, classes=True), designs.roster(fleet)
    for numbers in report.ships:
        yield from of_numbers(numbers)
    for block in (report.fleet, roster.totals, *(line.stats for line in (*roster.ships, *roster.others))):
        yield from of_block(block)
    for of_class in fleet.classes:
        for symbol in (*explainable(design(fleet, of_class)), "crew_parties", "best_ftl", "fore.section"):
            yield from of_account(designs.account(fleet, of_class.id, symbol))


def chosen_names(fleet: Fleet) -> Iterator[str]:
    yield from (weapon.name for weapon in fleet.weapons)
    yield from (bay.name for bay in fleet.bays)


@pytest.mark.usefixtures("french", "marked")
@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: file.stem)
def test_numbers_and_their_accounts_are_french(file: Path) -> None:
    fleet = sample_fleet(file)
    names = set(chosen_names(fleet))
    assert {str(text) for text in said_of(fleet) if re.search(r"\w", outside_brackets(str(text)))} <= names


@pytest.mark.usefixtures("french", "marked")
def test_the_formula_book_is_french() -> None:
    book = chapters(sample_fleet(SAMPLES[0]))
    texts = [chapter.meaning for chapter in book]
    texts += [text for chapter in book for entry in chapter.entries for text in (entry.meaning, *entry.inputs)]
    assert [str(text) for text in texts if outside_brackets(str(text)).strip()] == []


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: file.stem)
def test_no_english_word_is_in_them(file: Path) -> None:
    fleet = sample_fleet(file)
    put_in_force("fr")
    names = "|".join(re.escape(name) for name in chosen_names(fleet) if name)
    texts = {re.sub(names, "", str(text)) for text in said_of(fleet)}
    assert {text for text in texts if re.search(r"\b(the|of|hull|hits|crew|drive|array|shields?|rating)\b", text)} == set()


def test_every_unit_of_the_formula_book_has_a_word() -> None:
    units = {entry.unit for chapter in chapters(sample_fleet(SAMPLES[0])) for entry in chapter.entries}
    assert {unit for unit in units if f"window-unit-{unit.replace(' ', '_')}" not in words(GAME)} == set()


def test_the_words_in_formulas_are_those_of_the_language() -> None:
    tree = parse("a", "a if not (a > 1 and b > 2 or a < 0) else b", ["a", "b"]).tree
    say = words(GAME, "fr").say
    assert readable(tree, say) == "a si non (((a > 1) et (b > 2)) ou (a < 0)), sinon b"
    assert r"\text{si}" in equation("c", tree, say)
    assert r"\text{sinon}" in equation("c", tree, say)
    assert r"\text{otherwise}" in equation("c", tree)


@pytest.mark.parametrize(
    "text", ["", "a b", "hul_hits", "max", "min(1)", "9**9**9", "a ^ b", "f(1)", "1 < 2", "max(*a)", "a\n"]
)
@pytest.mark.usefixtures("french", "marked")
def test_what_is_wrong_with_a_formula_is_french(text: str) -> None:
    with pytest.raises(FormulaError) as caught:
        parse("ship.ems", text, ["hull_hits"])
    assert str(caught.value).startswith("⟦formule ship.ems, colonne ")
    assert outside_brackets(str(caught.value)).strip() == ""


def test_who_is_not_found_is_said_in_french() -> None:
    put_in_force("fr")
    with pytest.raises(NotInDocument, match=r"^«\xa0Nobody\xa0»\xa0: introuvable \(vaisseau ou classe\)$"):
        designs.account(sample_fleet(SAMPLES[0]), "Nobody", "ems")
