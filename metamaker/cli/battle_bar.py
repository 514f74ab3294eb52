"""A bar that moves while battles are fought."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def battle_bar(number: int) -> Iterator[Callable[[int, int], None] | None]:
    """Give what moves the bar, if someone can see it."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("battles"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("battles", total=number)

        def moved(done: int, _: int) -> None:
            progress.update(task, completed=done)

        yield moved
