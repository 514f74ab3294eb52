"""`metamaker text`: ships in words, to be copied into chats and forums."""

from typing import Any

from metamaker.cli.answer import FINE, print_json
from metamaker.core.problem import FileProblem
from metamaker.game import NotInDocument, StatText
from metamaker.registry import Opened, open_file
from metamaker.sharing import in_markdown, plain


def run(file: str, ship: str, markdown: bool, classes: bool, as_json: bool) -> int:
    """Show the ships; see `metamaker text --help`."""
    opened = open_file(file)
    texts = [opened.game.stat_text(opened.document, ref) for ref in _wanted(opened, ship, classes)]
    if as_json:
        print_json({"ships": [_data(text) for text in texts]})
    else:
        texts = texts if ship else [*opened.game.document_texts(opened.document), *texts]
        print(in_markdown(texts) if markdown else plain(texts))
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
