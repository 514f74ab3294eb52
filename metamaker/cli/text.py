"""`metamaker text`: ships in words, to be copied into chats and forums."""

from collections.abc import Iterator
from typing import Any

from metamaker.cli.answer import FINE, print_json
from metamaker.cli.markdown import escaped
from metamaker.cli.visible import visible
from metamaker.core.problem import FileProblem
from metamaker.game import NotInDocument, StatText
from metamaker.registry import Opened, open_file


def run(file: str, ship: str, markdown: bool, classes: bool, as_json: bool) -> int:
    """Show the ships; see `metamaker text --help`."""
    opened = open_file(file)
    texts = [opened.game.stat_text(opened.document, ref) for ref in _wanted(opened, ship, classes)]
    if as_json:
        print_json({"ships": [_data(text) for text in texts]})
    else:
        print("\n\n".join("\n".join(_in_markdown(text) if markdown else _plain(text)) for text in texts))
    return FINE


def _wanted(opened: Opened, ship: str, classes: bool) -> tuple[str, ...]:
    if not ship:
        return opened.game.printable(opened.document, classes)
    try:
        return (opened.game.find(opened.document, ship),)
    except NotInDocument as problem:
        raise FileProblem(opened.file, "", str(problem)) from None


def _data(text: StatText) -> dict[str, Any]:
    return {
        "where": text.ref,
        "title": text.title,
        "subtitle": text.subtitle,
        "figures": [{"label": label, "value": value} for label, value in text.figures],
        "passages": [{"heading": passage.heading, "lines": passage.lines} for passage in text.passages],
    }


def _in_markdown(text: StatText) -> Iterator[str]:
    yield f"### {escaped(text.title)}"
    yield f"*{escaped(text.subtitle)}*"
    yield ""
    yield " · ".join(f"{escaped(label)} **{escaped(value)}**" for label, value in text.figures)
    for passage in text.passages:
        yield ""
        yield f"**{escaped(passage.heading)}**"
        yield from (f"- {escaped(line)}" for line in passage.lines)


def _plain(text: StatText) -> Iterator[str]:
    yield visible(text.title)
    yield visible(text.subtitle)
    yield ", ".join(visible(f"{label} {value}") for label, value in text.figures)
    for passage in text.passages:
        yield f"{visible(passage.heading)}:"
        yield from (f"  {visible(line)}" for line in passage.lines)
