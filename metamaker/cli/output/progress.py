"""Progress of a long command, on standard error: bars, and lines that change."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from metamaker.cli.output.terminal import words


@contextmanager
def bar(label: str, total: int | None = None, *, shown: bool = True) -> Iterator[Callable[[int, int | None], None]]:
    """Give a function that takes the finished and the total number, and moves a bar if standard error is a terminal."""
    from rich.console import Console

    console = Console(stderr=True)
    if not (shown and console.is_terminal):
        yield lambda _done, _total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = TextColumn(label), BarColumn(), TaskProgressColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda done, total: progress.update(task, completed=done, total=total)


@contextmanager
def live_line() -> Iterator[Callable[[str], None]]:
    """Give a function that shows a line in place of the one before, if standard error is a terminal."""
    from rich.console import Console

    shown = Console(stderr=True)
    if not shown.is_terminal:
        yield lambda _: None
        return
    with shown.status("") as status:
        yield lambda line: status.update(words(line))
