"""The 64-bit whole number of the compiled build, which is an `int` in plain Python.

Sums of an `i64` overflow silently, so its user proves limits. The compiler knows it by its name in `mypy_extensions`; the
program itself does not need that library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["i64"]
