"""A battle on the terminal: its story with tables, or its events as lines of JSON."""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.text import Text

from metamaker.cli.output.terminal import QUIET, console, heading, say, table, words
from metamaker.core.sanitize import visible
from metamaker.core.schema_errors import JsonObject
from metamaker.game_api.play import Encounters
from metamaker.play.match import Match
from metamaker.play.serialization import lines
from metamaker.play.story import Event, Standing, StoryLine

_INDENT = (0, 0, 2, 5)
_STYLES = ("bold underline", "bold", "", "")


def tell(lines: Iterable[StoryLine], rules: bool) -> None:
    """Write lines of a story, headings with a blank line before them; `rules`: with the ids of the applied rules."""
    for line in lines:
        if line.depth < 2:
            say("")
        cited = f"  [{cited_rules(line.rules)}]" if rules and line.rules else ""
        text = words(line.text, _STYLES[line.depth]).append_text(words(cited, QUIET))
        say(*_indented(text, _INDENT[line.depth]))


def cited_rules(rules: Sequence[str]) -> str:
    """Return ids of rules as a list; those of one chapter share its number: `MV-1.3.5-01, -10, MV-2.2.2-17`."""
    chapters: dict[str, list[str]] = {}
    for rule in rules:
        chapter, _, number = rule.rpartition("-")
        chapters.setdefault(chapter, []).append(number)
    return ", ".join(f"{chapter}-{', -'.join(sorted(numbers))}" for chapter, numbers in chapters.items())


def _indented(text: Text, indent: int) -> Iterator[Text]:
    """Yield a text line by line in the width of the terminal; lines after the first are indented further."""
    room = max(20, console().width - indent - 2)
    for number, line in enumerate(text.wrap(console(), room)):
        line.rstrip()
        yield Text(" " * (indent if number == 0 else indent + 2)).append_text(line)


def note(text: str, style: str = "") -> None:
    """Print an indented line; the rest of a long line is indented further."""
    say(*_indented(words(text, style), _INDENT[2]))


def tell_doubts(encounters: Encounters | None, forces: Sequence[object]) -> None:
    """Print the remarks about forces before their battle."""
    for doubt in () if encounters is None else encounters.doubts(forces):
        note(str(doubt), QUIET)


def show_standing(standing: Standing) -> None:
    """Print the standing of all sides."""
    say("", table(standing.columns, standing.rows, right=standing.numbers))
    if standing.note:
        say("", standing.note)


def title(text: str) -> None:
    """Write a heading with a blank line before it."""
    say("", heading(text))


def tell_json(events: Sequence[Event]) -> None:
    """Print events as lines of JSON. Control characters, and those that the encoding lacks, are escaped."""
    for line in lines(events):
        print(_plain(line))


def _plain(line: str) -> str:
    plain = (sys.stdout.encoding or "ascii").lower().replace("-", "") != "utf8"
    return visible(json.dumps(json.loads(line), separators=(",", ":")) if plain else line)


def tell_summary(match: Match) -> None:
    """Print the last line: the result, the standing and the losses."""
    print(_plain(json.dumps(_summary(match), ensure_ascii=False, separators=(",", ":"))))


def _summary(match: Match) -> JsonObject:
    return {
        "event": "Summary",
        "turn": match.turn,
        "result": match.result,
        "standing": _standing(match.views.standing()),
        "losses": [line.text for line in match.views.ending()],
        "rules": [],
    }


def _standing(table: Standing) -> list[Mapping[str, object]]:
    """Return the figures of all sides; for a board without figures the cells of its rows, by its titles."""
    titles = ["_".join(title.split()) or "sign" for title in table.columns]
    return list(table.figures) or [dict(zip(titles, row, strict=True)) for row in table.rows]
