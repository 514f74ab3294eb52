"""Remembering: computed once, whoever asks."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from metamaker.core.memo import once


def test_threads_that_ask_together_get_the_same() -> None:
    begun = Barrier(3)

    @once
    def made() -> object:
        begun.wait(5)  # until the others have asked too
        return object()

    def asked() -> object:
        return made()

    def next_one() -> object:
        begun.wait(5)
        return made()

    with ThreadPoolExecutor(3) as threads:
        first, second, third = threads.submit(asked), threads.submit(next_one), threads.submit(next_one)
        assert first.result() is second.result() is third.result()
