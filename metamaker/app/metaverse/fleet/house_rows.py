"""The rows of the formula book: chapters, and the entries in them; those that the fleet replaces are marked."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from metamaker.app.rows.row_tree import Row
from metamaker.games.metaverse.edits.house_formulas import BookChapter, BookEntry

CHAPTER = "chapter:"
"""What the key of a chapter begins with; the keys of entries are their names."""


def house_rows(book: tuple[BookChapter, ...], problems: Mapping[str, str], search: str, only_house: bool) -> tuple[Row, ...]:
    """Return chapters with the entries in which all words of the search are found; perhaps the replaced ones alone."""
    return tuple(row for chapter in book for row in _chapter(chapter, problems, search.casefold().split(), only_house))


def _chapter(chapter: BookChapter, problems: Mapping[str, str], words: list[str], only_house: bool) -> Iterator[Row]:
    found = [
        entry
        for entry in chapter.entries
        if (entry.house or not only_house) and all(word in _text(entry, chapter) for word in words)
    ]
    if found:
        title = chapter.name or QCoreApplication.translate("HouseFormulas", "not in the book")
        yield Row(f"{CHAPTER}{chapter.name}", title, caption=chapter.meaning, tone="quiet", strong=True)
    for entry in found:
        yield _entry(entry, chapter, entry.name in problems)


def _text(entry: BookEntry, chapter: BookChapter) -> str:
    return f"{entry.name} {entry.meaning} {entry.unit} {chapter.meaning}".casefold()


def _entry(entry: BookEntry, chapter: BookChapter, is_wrong: bool) -> Row:
    mark = QCoreApplication.translate("HouseFormulas", "house") if entry.house else ""
    if is_wrong:
        mark = QCoreApplication.translate("HouseFormulas", "wrong")
    elif entry.fixed:
        mark = QCoreApplication.translate("HouseFormulas", "fixed")
    return Row(
        entry.name,
        entry.name.partition(".")[2] or entry.name,
        f"{CHAPTER}{chapter.name}",
        entry.meaning,
        mark,
        tone="error" if is_wrong else "",
        strong=bool(entry.house),
        rule=entry.rule,
    )
