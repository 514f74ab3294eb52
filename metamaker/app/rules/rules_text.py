"""A chapter of the rules as the rich text that the window shows."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape

from metamaker.app.models.rules_model import heading
from metamaker.core.rule_book import Book, Chapter, Entry

_EMPHASIS = re.compile(r"(— Ruling:|\[example\]|\[check\])")
_CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Look:
    """Colours of the text as style sheets write them: links, what is said by the way, the ground of the entry in question."""

    link: str
    quiet: str
    marked: str


def chapter_html(book: Book, chapter: Chapter, marked: str, look: Look, tags: Mapping[str, str]) -> str:
    """Return a chapter as rich text. Every entry has its place as an anchor; `marked` is the place of the one in question.

    `tags` are what the tags of statements are called.
    """
    entries = "".join(_entry(book, chapter, entry, entry.place == marked, look, tags) for entry in chapter.entries)
    under = "".join(
        f'<p style="margin:0 0 4px 0"><a style="color:{look.link}" href="{below.place}">{escape(heading(below))}</a></p>'
        for below in book.chapters
        if below.above == chapter.place
    )
    return f'<h3 style="margin:0 0 8px 0">{escape(heading(chapter))}</h3>{entries}{under}'


def _entry(book: Book, chapter: Chapter, entry: Entry, is_marked: bool, look: Look, tags: Mapping[str, str]) -> str:
    statement = entry.statement
    ground = f' bgcolor="{look.marked}"' if is_marked else ""
    if statement.id:
        tag = f" · {escape(tags.get(statement.tag, statement.tag))}" if statement.tag else ""
        head = f'<div style="color:{look.quiet}"><b>{escape(statement.id)}</b>{tag}</div>'
        body = _linked(book, chapter, statement.text, look)
    else:
        name, *cells = statement.text.split("; ")
        head = f"<div><b>{escape(name)}</b></div>"
        body = "<br>".join(_cell(book, chapter, cell, look) for cell in cells)
    cell = f'<table width="100%" cellspacing="0" cellpadding="6"><tr><td{ground}>{head}{body}</td></tr></table>'
    return f'<a name="{entry.place}"></a>{cell}'


def _cell(book: Book, chapter: Chapter, cell: str, look: Look) -> str:
    column, colon, text = cell.partition(": ")
    if not colon:
        return _linked(book, chapter, cell, look)
    return f'<span style="color:{look.quiet}">{escape(column)}</span> {_linked(book, chapter, text, look)}'


def _linked(book: Book, chapter: Chapter, text: str, look: Look) -> str:
    """Return the text with what points to other places made links, and the words that introduce rulings made strong."""
    return "".join(_pieces(book, chapter, text, look))


def _pieces(book: Book, chapter: Chapter, text: str, look: Look) -> Iterator[str]:
    at = 0
    for pointer in book.pointers(text, chapter):
        yield _strong(text[at : pointer.start])
        shown = escape(text[pointer.start : pointer.end])
        yield f'<a style="color:{look.link}" href="{pointer.place}">{shown}</a>'
        at = pointer.end
    yield _strong(text[at:])


def _strong(text: str) -> str:
    return _CODE.sub(r"<code>\1</code>", _EMPHASIS.sub(r"<b>\1</b>", escape(text)))
