"""Work on many files: by this process where they are few, else by several, so that nobody waits for the last one."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from typing import TypeVar

from metamaker.play.many.processes import cores, processes

FEW = 3
"""Files that this process works on by itself: others would take longer to begin."""

AT_ONCE = 4
"""Tasks that wait for each process, so that memory does not grow with the files."""

Task = TypeVar("Task")
Result = TypeVar("Result")


def each_result(work: Callable[[Task], Result], tasks: Sequence[Task], workers: int = 0) -> Iterator[Result]:
    """Yield what became of each task, in the order in which they end; 0 workers: as many as there are cores."""
    count = min(workers or cores(), len(tasks))
    if count < 2 or len(tasks) <= FEW:
        yield from map(work, tasks)
        return
    with processes(count) as crew:
        waiting = iter(tasks)
        begun: set[Future[Result]] = {crew.executor.submit(work, task) for task in islice(waiting, count * AT_ONCE)}
        while begun:
            ended, begun = wait(begun, return_when=FIRST_COMPLETED)
            for each in ended:
                yield each.result()
            begun |= {crew.executor.submit(work, task) for task in islice(waiting, len(ended))}
