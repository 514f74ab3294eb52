"""The streams of the process where the shell closed them, or nobody reads them any more."""

import os
import sys
from pathlib import Path


def replace_closed() -> None:
    """Python has no stream at all where the shell closed it; what would go there goes nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115  as long as the process


def forget_output() -> None:
    """Nobody gets what is left; the interpreter would try once more at its end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
