"""Write docs/points.md, the accuracy of the points, in all its languages from the bundled report: `make points-page`."""

from collections.abc import Iterator
from pathlib import Path

from metamaker.core.messages import ENGLISH, said
from metamaker.games.metaverse.forecast.points_report import Section, report, sections

_DOCS = Path(__file__).parent.parent / "docs"

PAGES = {ENGLISH: _DOCS / "points.md", "fr": _DOCS / "points.fr.md"}
"""The file of the page in each of its languages."""


def page(language: str) -> str:
    """Return the whole page in a language."""
    return "\n".join(line for place, each in enumerate(sections(report())) for line in _lines(each, place, language))


def _lines(section: Section, place: int, language: str) -> Iterator[str]:
    yield from (f"{'##' if place else '#'} {said(section.title, language)}", "")
    for sentence in section.sentences:
        yield from (said(sentence, language), "")
    if section.rows:
        yield f"| {' | '.join(said(title, language) for title in section.columns)} |"
        yield f"|{'---|' * len(section.columns)}"
        yield from (f"| {' | '.join(said(cell, language) for cell in row)} |" for row in section.rows)
        yield ""


if __name__ == "__main__":
    for language, place in PAGES.items():
        place.write_text(page(language), encoding="utf-8")
