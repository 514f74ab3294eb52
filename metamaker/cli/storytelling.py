"""The story of a battle on the terminal, and its tables."""

from collections.abc import Iterable

from rich.padding import Padding

from metamaker.cli.terminal import QUIET, heading, say, table, words
from metamaker.fighting import Standing, StoryLine

_INDENT = (0, 0, 2, 5)
_STYLES = ("bold underline", "bold", "", "")


def tell(lines: Iterable[StoryLine], rules: bool) -> None:
    """Write lines of a story, headings with a blank line before them; `rules`: with the statements that made it so."""
    for line in lines:
        if line.depth < 2:
            say("")
        cited = f"  [{', '.join(line.rules)}]" if rules and line.rules else ""
        text = words(line.text, _STYLES[line.depth]).append_text(words(cited, QUIET))
        say(Padding(text, (0, 0, 0, _INDENT[line.depth]), expand=False))


def show_standing(standing: Standing) -> None:
    """Write how everybody stands."""
    say("", table(standing.columns, standing.rows, right=standing.numbers))


def title(text: str) -> None:
    """Write a heading with a blank line before it."""
    say("", heading(text))
