"""Write docs/commands.md from the help of all commands: `make commands-page`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from metamaker.cli.main import app
from metamaker.cli.output.help import PROGRAM
from metamaker.cli.output.help import page as help_of
from metamaker.core.messages import ENGLISH, language_in_force, put_in_force

PAGE = Path(__file__).parent.parent / "docs" / "commands.md"

HEAD = """# All commands and options

This is the output of `metamaker COMMAND --help`, in the order of `metamaker --help`.
[The command line](command-line.md) explains how to use the commands together, and how to read their output.
"""

COLUMNS = 80
"""Width of the blocks, as in a usual terminal."""


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
    for command in root.commands:
        yield from (f"## {command}", "", "```text", help_of(context, command).strip(), "```", "")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
