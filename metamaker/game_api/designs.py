"""Designs in a document: their numbers with explanations, rosters, differences, and look-up by name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Protocol

from metamaker.core.collation import folded
from metamaker.core.difference import Difference
from metamaker.core.elements.search import Element, find_by_name
from metamaker.core.messages import ENGLISH, Text, language_in_force, message, said
from metamaker.core.schema_errors import did_you_mean
from metamaker.core.stat import Stat, StatBlock
from metamaker.formulas.explain import Explanation, Sensitivity
from metamaker.formulas.solving import Calculation
from metamaker.game_api.documents import Document, NotInDocument


@dataclass(frozen=True)
class Numbers:
    """The numbers of one ship or class: of the whole, and of its parts by kind and name (`sections` → `core` → its numbers)."""

    id: str
    name: str
    design: str
    stats: StatBlock
    parts: Mapping[str, Mapping[str, StatBlock]]


@dataclass(frozen=True)
class Report:
    """The numbers of all ships of a document, and of the document as a whole; `headline`: the symbols of an overview."""

    ships: tuple[Numbers, ...]
    fleet: StatBlock
    headline: tuple[str, ...]


@dataclass(frozen=True)
class Share:
    """A line of a breakdown: the element, its description, its part of the number, and its marginal value."""

    where: str
    text: Text
    value: float
    one_more: float | None


@dataclass(frozen=True)
class Account:
    """The breakdown of a stat: its formula, if any, the lines that add up to it, and the effect of one more of an input.

    `symbol` names the stat in the whole ship: `core.power` is one of a part. `calculation` holds the inputs of its formula,
    None without one.
    """

    of: str
    symbol: str
    stat: Stat
    explanation: Explanation | None
    shares: tuple[Share, ...]
    sensitivity: tuple[Sensitivity, ...] = ()
    notes: tuple[Text, ...] = ()
    calculation: Calculation | None = None


@dataclass(frozen=True)
class RosterLine:
    """A ship of the roster, or a group beside the ships; `commander` and `level` are its place in the chain of command.

    `design` is the id of its class or type, `design_name` the name of that.
    """

    id: str
    name: str
    design: str
    design_name: str
    commander: str | None
    level: str | None
    stats: StatBlock


@dataclass(frozen=True)
class Miniatures:
    """How many pieces of one kind go on the table; `design` is the id of their class or type."""

    kind: str
    design: str
    name: str
    count: int


@dataclass(frozen=True)
class Roster:
    """The roster of a document, its totals, and the required pieces.

    `at_home` lists the ships and groups that do not come; then `whole` is the value of all of them, those at home included.
    """

    name: str
    totals: StatBlock
    ships: tuple[RosterLine, ...]
    others: tuple[RosterLine, ...]
    miniatures: tuple[Miniatures, ...]
    at_home: tuple[RosterLine, ...] = ()
    whole: Stat | None = None


class Designs(Protocol[Document]):
    """The designs of a game's documents, and the ships built to them. Nothing here raises on a document that was read."""

    def subjects(self, document: Document, /, classes: bool) -> tuple[str, ...]:
        """Return the references of every ship that comes, or of every class; of the classes also where none comes."""

    def report(self, document: Document, /, classes: bool) -> Report:
        """Return the numbers of every ship that comes, or of every class; of the classes also where none comes."""

    def account(self, document: Document, /, ship: str, stat: str) -> Account:
        """Explain a stat of a ship or class, given by id or name.

        The stat is given by its symbol or label, in any case; `core.power` is one of a part. Raises NotInDocument.
        """

    def roster(self, document: Document, /) -> Roster:
        """Return the roster with its totals."""

    def dependencies(self, document: Document, ref: str, /) -> tuple[str, ...]:
        """Return the references of a ship or class and of everything in it: its class and custom definitions.

        A problem with one of these concerns it. Returns () for other elements.
        """

    def extract(self, document: Document, /, refs: tuple[str, ...]) -> Document:
        """Return the document reduced to the ships or classes with these references, for an opponent."""

    def differences(self, old: Document, new: Document, /) -> tuple[Difference, ...]:
        """Return the differences; two documents of one design each are compared part by part, regardless of ids."""

    def difference_texts(self, old: Document, new: Document, /, language: str) -> tuple[str, ...]:
        """Return the differences between two documents as sentences for people."""


def ref_called(groups: Sequence[Sequence[Element]], name: str, names: Sequence[Callable[[Element], str]], kinds: Text) -> str:
    """Return the reference of the element called `name`: by id, otherwise by one of its `names`, ignoring case.

    Earlier groups come first. `kinds` names the kinds of elements: “ship or design”. Raises NotInDocument for an unknown or
    ambiguous name.
    """
    try:
        return find_by_name(groups, name, names, kinds).ref()
    except LookupError as problem:
        raise NotInDocument(str(problem)) from None


def stat_called(
    numbers: Numbers, called: str, of_parts: Text, captions: Mapping[str, Sequence[Text]] = MappingProxyType({})
) -> tuple[str, Stat]:
    """Return the symbol and the stat with this symbol or label, ignoring case, with or without its unit.

    `of_parts` describes the names of stats of parts: “slots 1.boxes”. `captions` are labels of record sheets by symbol; text
    after a raised dot is extra. Raises NotInDocument.
    """
    known = {stat.symbol: stat for stat in numbers.stats}
    for blocks in numbers.parts.values():
        known |= {f"{name}.{stat.symbol}": stat for name, block in blocks.items() for stat in block}
    wanted = " ".join(folded(called).split())
    for symbol, stat in known.items():
        called_so = [stat.label, *captions.get(symbol, ())]
        for text in {said(each, language) for each in called_so for language in (language_in_force(), ENGLISH)}:
            label = folded(f"{symbol.removesuffix(stat.symbol)}{text}")
            if wanted in {symbol, symbol.replace("_", " "), label, label.partition(" · ")[0], f"{label} ({stat.unit})"}:
                return symbol, stat
    there = ", ".join(stat.symbol for stat in numbers.stats)
    meant = did_you_mean(called.casefold(), known) or "none"
    raise NotInDocument(message("file-name-no_number", of=numbers.name, found=called, meant=meant, known=there, parts=of_parts))
