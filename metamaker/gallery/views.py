"""The content of the pages of a fleet and of its designs, collected from the parts of the game of a document.

All values are for templates: texts in one language, drawings as markup. Names and notes are untrusted, and escaped there.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from metamaker.core.amounts import short
from metamaker.core.ids import element_id, listed_ref
from metamaker.core.issue import Issue, sentence
from metamaker.core.messages import Text, Words, said
from metamaker.core.schema_errors import JsonObject
from metamaker.core.share_code import CodeProblem, link
from metamaker.core.stat import Stat, StatBlock
from metamaker.formulas.explain import Explanation
from metamaker.game_api.designs import Account, RosterLine
from metamaker.game_api.documents import NotInDocument, Passage
from metamaker.game_api.game import Game, title_of
from metamaker.printing.sharing import share_code
from metamaker.printing.waterfall import waterfall
from metamaker.rendering.svg import drawing_markup

LONGEST_LINK = 30_000
"""Characters of an address that opens a design: systems hand on no longer ones to programs."""

DEEPEST = 12
"""Steps of a chain of command that are set in; longer ones go on without."""

COUNT = "count"
"""The number of a roster row that gives the size of a group of one design."""

MOST_STEPS = 40
"""The number of calculations that a page shows behind one value."""

WIDE, HIGH = 170.0, 60.0
"""The size of the chart of a value in mm; it is higher where it needs to be."""


@dataclass(frozen=True)
class Number:
    """A number as people read it."""

    key: str
    label: str
    text: str
    unit: str
    rule: str


@dataclass(frozen=True)
class Origin:
    """The origin of a document or element: author, licence, tags."""

    author: str = ""
    licence: str = ""
    tags: tuple[str, ...] = ()
    notes: str = ""


@dataclass(frozen=True)
class Part:
    """A line of a sum, and the effect of one more of it."""

    label: str
    value: str
    more: str


@dataclass(frozen=True)
class Why:
    """The explanation of a value: a chart of its lines, the same as a table, formulas with their inputs."""

    label: str
    value: str
    chart: str
    parts: tuple[Part, ...]
    steps: tuple[tuple[str, str, str], ...]
    remarks: tuple[str, ...]


@dataclass(frozen=True)
class Problem:
    """A problem of a document: severity, subject, sentence, rule."""

    severity: str
    where: str
    text: str
    rule: str


@dataclass
class Post:
    """A ship of the roster in the chain of command, or a group beside the ships; `count` is its number of a design."""

    id: str
    name: str
    design: str
    design_name: str
    level: str
    figure: str
    count: str = ""
    below: list["Post"] = field(default_factory=list)


@dataclass(frozen=True)
class Reader:
    """A document that is to be shown, in a language."""

    game: Game
    document: Any
    language: str

    def say(self, text: Text) -> str:
        """Return a text in the language of the page."""
        return said(text, self.language)

    @property
    def words(self) -> Words:
        """The words of the game in the language of the page."""
        return self.game.documents.words(self.language)

    def title(self, ref: str) -> str:
        """Return the displayed name of an element."""
        return title_of(self.game, self.document, ref, self.language)

    def code(self, ref: str = "") -> str:
        """Return the share code of a design or of the document; empty for one that is too large."""
        try:
            return share_code(self.game, self.document, ref)
        except CodeProblem:
            return ""


def link_to(code: str) -> str:
    """Return the address that opens a share code in the installed program; empty for one that is too long."""
    return link(code) if code and len(code) <= LONGEST_LINK else ""


def designs_in(reader: Reader) -> tuple[str, ...]:
    """Return the references of the designs of a document."""
    designs = reader.game.designs
    return designs.subjects(reader.document, classes=True) if designs is not None else ()


def origin(reader: Reader, ref: str = "") -> Origin:
    """Return the origin of a document or an element, from keys that are the same in all games."""
    body = reader.game.documents.body(reader.document)
    whole = _origin(body)
    if not ref:
        return whole
    group, _, name = ref.partition("/")
    listed = body.get(group)
    own = next((each for each in listed if isinstance(each, dict) and each.get("id") == name), {}) if listed else {}
    found = _origin(own)
    return Origin(found.author or whole.author, found.licence or whole.licence, (*found.tags, *whole.tags), found.notes)


def _origin(body: JsonObject) -> Origin:
    texts = {key: value for key in ("author", "licence", "notes") if isinstance(value := body.get(key), str)}
    tags = tuple(tag for tag in body.get("tags", ()) if isinstance(tag, str))
    return Origin(texts.get("author", ""), texts.get("licence", ""), tags, texts.get("notes", ""))


def numbers(reader: Reader, block: StatBlock) -> tuple[Number, ...]:
    """Return the numbers of an element that apply to it."""
    return tuple(
        Number(stat.symbol, reader.say(stat.label), _figure(reader, stat), stat.unit, stat.rule)
        for stat in block
        if stat.value is not None
    )


def _figure(reader: Reader, stat: Stat) -> str:
    shown = stat.text
    return reader.words.number(short(shown)) if isinstance(shown, int | float) else reader.say(shown or "")


def passages(reader: Reader, ref: str) -> tuple[Passage, ...]:
    """Return the description of an element in words."""
    return tuple(each for text in reader.game.documents.texts(reader.document, ref, reader.language) for each in text.passages)


def subtitle(reader: Reader, ref: str) -> str:
    """Return the kind of an element."""
    texts = reader.game.documents.texts(reader.document, ref, reader.language)
    return next((text.subtitle.partition("  ·  ")[0] for text in texts), "")


def problems(reader: Reader, issues: Iterable[Issue]) -> tuple[Problem, ...]:
    """Return problems in the language of the page."""
    return tuple(
        Problem(issue.severity.value, _place(reader, issue.where), sentence(reader.say(issue.message)), issue.rule)
        for issue in issues
    )


def _place(reader: Reader, where: str) -> str:
    listed = listed_ref(where)
    return reader.title(listed) if "/" in listed else ""


def issues_of(reader: Reader) -> tuple[Issue, ...]:
    """Return all problems of the document."""
    return reader.game.checks.issues(reader.document) if reader.game.checks is not None else ()


def concerning(reader: Reader, issues: Sequence[Issue], ref: str) -> tuple[Issue, ...]:
    """Return the problems of a design, or of its parts."""
    designs = reader.game.designs
    if designs is None:
        return ()
    made_of = set(designs.dependencies(reader.document, ref))
    return tuple(issue for issue in issues if listed_ref(issue.where) in made_of)


def why(reader: Reader, ref: str, symbol: str) -> Why | None:
    """Return the explanation of a stat of a design; None if the game has none."""
    account = _account(reader, ref, symbol)
    if account is None:
        return None
    chart, words = "", reader.words
    if account.shares:
        graph = waterfall(account, WIDE, HIGH, words)
        chart = drawing_markup(graph.drawing, graph.title, "w")
    return Why(
        reader.say(account.stat.label),
        _figure(reader, account.stat),
        chart,
        tuple(
            Part(reader.say(share.text), words.number(short(share.value)), _signed(share.one_more, words))
            for share in account.shares
        ),
        tuple(_steps(reader, account.explanation)) if account.explanation is not None else (),
        tuple(reader.say(note) for note in account.notes),
    )


def _account(reader: Reader, ref: str, symbol: str) -> Account | None:
    designs = reader.game.designs
    if designs is None:
        return None
    document, name = reader.document, element_id(ref)
    try:
        if reader.game.documents.find(document, name) != ref:  # a ship has the id of the class
            document = designs.extract(document, (ref,))
        return designs.account(document, name, symbol)
    except NotInDocument:
        return None


def _signed(value: float | None, words: Words) -> str:
    return "" if value is None else words.signed(short(value))


def _steps(reader: Reader, explanation: Explanation) -> Iterator[tuple[str, str, str]]:
    words = reader.words
    for step in explanation.steps()[-MOST_STEPS:]:
        value = words.with_unit(words.number(short(step.value)), step.unit)
        yield reader.say(step.meaning) or step.symbol, f"{step.symbol} = {reader.say(step.expression)}", value


def command(lines: Sequence[RosterLine], reader: Reader, symbol: str) -> tuple[Post, ...]:
    """Return the ships of a roster, each below its commander; circular commands stand on their own."""
    posts = {line.id: _post(line, reader, symbol) for line in lines}
    above = {line.id: line.commander for line in lines if line.commander in posts and line.commander != line.id}
    first: list[Post] = []
    for line in lines:
        chain = _chain(line.id, above)
        if chain is None or len(chain) == 1:
            first.append(posts[line.id])
        else:
            posts[chain[1] if len(chain) <= DEEPEST else chain[-DEEPEST]].below.append(posts[line.id])
    return tuple(first)


def _chain(ship: str, above: Mapping[str, str | None]) -> list[str] | None:
    """Return a ship and its commanders, the highest last; None for a circle."""
    chain, at = [ship], above.get(ship)
    while at is not None:
        if at in chain:
            return None
        chain.append(at)
        at = above.get(at)
    return chain


def _post(line: RosterLine, reader: Reader, symbol: str) -> Post:
    stat = next((stat for stat in line.stats if stat.symbol == symbol), None)
    figure = f"{reader.say(stat.label)} {_figure(reader, stat)}" if stat is not None and stat.value is not None else ""
    count = next((stat for stat in line.stats if stat.symbol == COUNT and stat.value is not None), None)
    several = "" if count is None else _figure(reader, count)
    return Post(line.id, line.name, line.design, line.design_name, line.level or "", figure, several)
