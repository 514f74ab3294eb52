"""Write docs/points.md, how true the points are, from the report that the program comes with: `make points-page`."""

from collections.abc import Iterator
from pathlib import Path

from metamaker.core.words import ENGLISH, said
from metamaker.games.metaverse.odds.points_report import Section, report, sections

PAGE = Path(__file__).parent.parent / "docs" / "points.md"


def page() -> str:
    """Return the whole page."""
    return "\n".join(line for place, each in enumerate(sections(report())) for line in _lines(each, place))


def _lines(section: Section, place: int) -> Iterator[str]:
    yield from (f"{'##' if place else '#'} {said(section.title, ENGLISH)}", "")
    for sentence in section.sentences:
        yield from (said(sentence, ENGLISH), "")
    if section.rows:
        yield f"| {' | '.join(said(title, ENGLISH) for title in section.columns)} |"
        yield f"|{'---|' * len(section.columns)}"
        yield from (f"| {' | '.join(said(cell, ENGLISH) for cell in row)} |" for row in section.rows)
        yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
