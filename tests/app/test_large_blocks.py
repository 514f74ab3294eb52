"""Large blocks of memory go back to the system when they are freed."""

import subprocess
import sys

import pytest

PROGRAM = """
import ctypes
from metamaker.app.gc_control import LARGE, give_back_large_blocks

class Figures(ctypes.Structure):
    names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in names.split()]

library = ctypes.CDLL(None)
library.malloc.restype, library.malloc.argtypes, library.free.argtypes = ctypes.c_void_p, [ctypes.c_size_t], [ctypes.c_void_p]
library.mallinfo2.restype = Figures
{first}
library.free(library.malloc(8 * LARGE))
before = library.mallinfo2().hblks
kept = library.malloc(8 * LARGE)
print(library.mallinfo2().hblks - before)
"""


def blocks_apart(first: str) -> int:
    """Return how many of the large blocks made after one was freed have pages of their own."""
    command = [sys.executable, "-c", PROGRAM.format(first=first)]
    return int(subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="about the GNU C library")
def test_a_large_block_has_pages_of_its_own_even_after_one_was_freed() -> None:
    assert blocks_apart("") == 0
    assert blocks_apart("give_back_large_blocks()") == 1
