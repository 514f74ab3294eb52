"""The decorator for overriding methods; the app uses it in place of the one in `typing_extensions`.

Before 3.12, Python keeps only the message of an exception raised by C code, as in `[][1]`, until some code catches it. When the
exception leaves a method called by Qt while Python calls Qt, PySide mistakes the message for the exception. The program then
ends with a segmentation fault.
"""

import functools
import inspect
import sys
from typing import TYPE_CHECKING

import typing_extensions

if TYPE_CHECKING:
    from typing_extensions import override as override  # noqa: PLC0414  mypy exports only names with an alias
else:

    def override(method):
        """Mark a method as an override; before Python 3.12, also make its exceptions safe for PySide."""
        if sys.version_info < (3, 12) and inspect.isfunction(method):
            method = _guarded(method)
        return typing_extensions.override(method)

    def _guarded(method):
        # Qt's signals send all their values to a slot with any number of parameters, but only the first few to other slots.
        most = None if method.__code__.co_flags & inspect.CO_VARARGS else method.__code__.co_argcount - 1

        @functools.wraps(method)
        def guarded(self, *given, **named):
            try:
                return method(self, *given[:most], **named)
            except BaseException:  # catching an exception turns it into an instance
                raise

        return guarded
