"""The custom formulas of a fleet, one at a time, with their faults."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from metamaker.core.edits import changed, validated_new
from metamaker.core.ids import ref
from metamaker.core.issue import sentence
from metamaker.core.messages import Text
from metamaker.core.property import EditProblem
from metamaker.formulas.scope import Entry
from metamaker.games.metaverse.checks.formulas import contrary_formulas, unruly_results, unusable_formulas
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.stats.book import stock_book


class BookEntry(NamedTuple):
    """An entry of the formula book: its name, unit and meaning, the standard expression, and the names for use in it.

    `house` is the fleet's own expression, empty if the standard one applies; `fixed`: the rules leave no choice.
    """

    name: str
    unit: str
    meaning: Text
    stock: str
    house: str
    fixed: bool
    rule: str
    inputs: tuple[Text, ...]


class BookChapter(NamedTuple):
    """A scope of the formula book with its entries."""

    name: str
    meaning: Text
    entries: tuple[BookEntry, ...]


def house_rule_meaning(name: str) -> Text:
    """Return the meaning of an entry of the formula book, or of another house rule, for readers who do not know its name."""
    known = stock_book().scopes.get(name.partition(".")[0])
    entry = next((each for each in known.entries.values() if each.name == name), None) if known else None
    if entry is not None:
        return entry.meaning
    return message("window-property-fleet-mass_factor-label") if name == "mass_factor" else name


def chapters(fleet: Fleet) -> tuple[BookChapter, ...]:
    """Return the whole formula book with the custom formulas of a fleet. Formulas for unknown entries are in a last chapter."""
    house = {formula.entry: formula.expression for formula in fleet.formulas}
    known = tuple(
        BookChapter(scope.name, scope.meaning, tuple(_entry(entry, house) for entry in scope.entries.values()))
        for scope in stock_book().scopes.values()
    )
    names = {entry.name for chapter in known for entry in chapter.entries}
    strange = tuple(BookEntry(name, "", "", "", text, False, "", ()) for name, text in house.items() if name not in names)
    return (*known, BookChapter("", "", strange)) if strange else known


def _entry(entry: Entry, house: dict[str, str]) -> BookEntry:
    text = house.get(entry.name, "")
    return BookEntry(
        entry.name, entry.unit, entry.meaning, entry.expression, text, entry.fixed, entry.rule, tuple(_known(entry))
    )


def _known(entry: Entry) -> Iterator[Text]:
    """Yield the inputs of an entry with their meanings: “r: rating of each copy (rating)”."""
    inputs = stock_book().scopes[entry.scope].inputs
    for symbol in entry.inputs:
        yield message("formulas-input", symbol=symbol, meaning=inputs[symbol].meaning)


def set_formula(fleet: Fleet, entry: str, expression: str) -> Fleet:
    """Return the fleet with a custom formula, or with the standard one for an empty text. Raises EditProblem if it is fixed."""
    if not expression.strip():
        return changed(fleet, formulas=tuple(formula for formula in fleet.formulas if formula.entry != entry))
    if _is_fixed(entry):
        raise EditProblem(message("edit-fixed-formula", entry=entry))
    new = validated_new(HouseFormula, entry=entry, expression=expression)
    if all(formula.entry != entry for formula in fleet.formulas):
        return changed(fleet, formulas=(*fleet.formulas, new))
    # the last formula of an entry counts, so one is enough
    place = next(number for number, formula in enumerate(fleet.formulas) if formula.entry == entry)
    before, after = fleet.formulas[:place], fleet.formulas[place + 1 :]
    return changed(fleet, formulas=(*before, new, *(formula for formula in after if formula.entry != entry)))


def _is_fixed(entry: str) -> bool:
    try:
        return stock_book().entry(entry).fixed
    except KeyError:
        return False


def formula_problems(fleet: Fleet) -> dict[str, str]:
    """Return the faults of custom formulas as sentences by entry; formulas without faults are left out."""
    found: dict[str, str] = {}
    for issue in (*unusable_formulas(fleet), *unruly_results(fleet), *contrary_formulas(fleet)):
        found.setdefault(issue.where, f"{sentence(issue.text)}.")
    places = {ref("formulas", formula.entry): formula.entry for formula in fleet.formulas}
    return {entry: found[place] for place, entry in places.items() if place in found}


def house_text(formulas: Iterable[HouseFormula]) -> str:
    """Return the custom formulas as text, one in each line."""
    return "\n".join(f"{formula.entry} = {formula.expression}" for formula in formulas)


def read_house_text(text: str) -> tuple[HouseFormula, ...]:
    """Return custom formulas from text, one in each line. Raises EditProblem."""
    return tuple(_house_formula(line) for line in text.splitlines() if line.strip())


def _house_formula(line: str) -> HouseFormula:
    entry, sign, expression = line.partition("=")
    if not sign:
        raise EditProblem(message("edit-formula-line", example="ship.ems = 3"))
    return validated_new(HouseFormula, entry=entry.strip(), expression=expression.strip())
