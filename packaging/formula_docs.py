"""Generator of docs/formulas.md, the reference of custom formulas, from the standard formulas: `make formula-docs`."""

from collections.abc import Iterator
from pathlib import Path

from metamaker.formulas.book import Word, chapters, function_words
from metamaker.games.metaverse.stats.book import stock_book

PAGE = Path(__file__).parent.parent / "docs" / "formulas.md"

HEAD = """# Custom formulas

A fleet can replace standard formulas by its own. They are in the file of the fleet:

    "formulas": [{"entry": "ship.ems", "expression": "max(1, ceil(reactor_total / 8))"}]

The name of an entry begins with its scope. A formula can use numbers, `+ - * / **`, comparisons in `a if c else b`, the
functions below, and the inputs and other entries of its scope. If a formula fails, the standard one stays active, and
`metamaker check` explains why. It also warns if a formula falls where the standard formula never falls, or rises where the
standard formula never rises.
"""


def page() -> str:
    """Return the whole page."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield HEAD
    yield from ("## Functions", "", "| function | result |", "|---|---|")
    yield from (f"| `{word.written}` | {word.meaning} |" for word in function_words())
    for chapter in chapters(stock_book()):
        yield from ("", f"## {chapter.name}: {chapter.meaning}", "", "| input | unit | meaning |", "|---|---|---|")
        yield from map(_row, chapter.inputs)
        yield from ("", "| entry | unit | meaning | formula |", "|---|---|---|---|")
        for word in chapter.entries:
            yield f"{_row(word)} `{stock_book().entry(f'{chapter.name}.{word.written}').expression}` |"


def _row(word: Word) -> str:
    return f"| `{word.written}` | {word.unit} | {word.meaning} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
