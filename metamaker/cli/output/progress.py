"""Progress of a long command, on standard error: bars, and lines that change."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from metamaker.cli.output.messages import text
from metamaker.cli.output.terminal import words


@contextmanager
def battle_bar(number: int) -> Iterator[Callable[[int, int], None] | None]:
    """Give what moves the bar, if someone can see it."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn(text("cli-bar-battles")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=number)

        def moved(done: int, _: int) -> None:
            progress.update(task, completed=done)

        yield moved


@contextmanager
def live_line() -> Iterator[Callable[[str], None]]:
    """Give what shows a line in place of the one before, if someone can see it; nothing is left of it in the end."""
    from rich.console import Console

    shown = Console(stderr=True)
    if not shown.is_terminal:
        yield lambda _: None
        return
    with shown.status("") as status:
        yield lambda line: status.update(words(line))
