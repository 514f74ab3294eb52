"""Write docs/verbs.md, every verb with its options, from what the program says of itself: `make verbs-page`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from metamaker.cli.help import PROGRAM
from metamaker.cli.help import page as help_of
from metamaker.cli.main import app
from metamaker.core.words import ENGLISH, language_in_force, put_in_force

PAGE = Path(__file__).parent.parent / "docs" / "verbs.md"

HEAD = """# Every verb and option

What `metamaker VERB --help` says, in the order of `metamaker --help`. How verbs go together, and how their answers are read:
[the command line](command-line.md).
"""

COLUMNS = 80
"""Of the blocks below: as in a usual terminal."""


def page() -> str:
    """Return the whole page, in English."""
    before = language_in_force()
    put_in_force(ENGLISH)
    try:
        return "\n".join(_lines())
    finally:
        put_in_force(before)


def _lines() -> Iterator[str]:
    root: Any = typer.main.get_command(app)
    widths = {"terminal_width": COLUMNS, "max_content_width": COLUMNS}
    context = root.context_class(root, info_name=PROGRAM, **widths, **root.context_settings)
    yield HEAD
    for verb in root.commands:
        yield from (f"## {verb}", "", "```text", help_of(context, verb).strip(), "```", "")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
