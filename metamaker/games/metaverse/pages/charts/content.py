"""What the charts say: entries with rule ids and numbers from `resources/metaverse/charts`, their texts from the words."""

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from pydantic import Field, TypeAdapter

from metamaker.core.frozen import Frozen, Many
from metamaker.core.paths import resource
from metamaker.core.words import Words

Number = int | str


class Entry(Frozen):
    """A line of a chart: the rules that it tells, the first one being its place, its numbers by name, and its icons.

    `code` is what a player writes or rolls, `value` the number that the line is about.
    """

    rules: Annotated[Many[str], Field(min_length=1)]
    code: str = ""
    value: str = ""
    icons: Many[str] = ()
    numbers: Annotated[dict[str, Number], Field(default_factory=dict)]


Sections = dict[str, dict[str, Entry]]
_SECTIONS = TypeAdapter(Sections)


@dataclass(frozen=True)
class Line:
    """An entry with the words for it."""

    key: str
    entry: Entry
    words: Words

    def __getitem__(self, field: str) -> str:
        """Return the text `field` of the entry with its numbers in it; empty if it has no such text."""
        key = f"{self.key}.{field}"
        return self.words.text(key, **self.entry.numbers) if key in self.words.texts else ""

    @property
    def place(self) -> str:
        """The chapter that its first rule stands in."""
        return chapter(self.entry.rules[0])

    @property
    def ref(self) -> str:
        """The reference of its first rule."""
        return rule_ref(self.entry.rules[0])


def chapter(rule: str) -> str:
    """Return the chapter of a rule: `A.4` of `MV-A.4-02`."""
    return rule.split("-")[1]


def rule_ref(rule: str) -> str:
    """Return the reference under which a chart shows a rule."""
    return f"rules/{rule}"


def table(name: str) -> dict[str, object]:
    """Return the content of a file of charts, as it stands there."""
    return tomllib.loads(resource("metaverse", "charts", f"{name}.toml").read_text(encoding="utf-8"))


@cache
def chart(name: str) -> Sections:
    """Return the entries of a chart by section and key, in the order of its file."""
    return _SECTIONS.validate_json(json.dumps(table(name)))


def lines(words: Words, name: str, section: str) -> tuple[Line, ...]:
    """Return the entries of a section of a chart with their words."""
    return tuple(Line(f"charts.{name}.{section}.{key}", entry, words) for key, entry in chart(name)[section].items())
