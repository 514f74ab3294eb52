"""Wrappers of layout items made by Qt: PySide never learns when Qt deletes such an item.

The next object at the same address in memory is then mistaken for the item, and deleting it ends the process.
"""

from PySide6.QtWidgets import QLayoutItem, QSpacerItem, QWidgetItem
from shiboken6 import Shiboken

_ITEMS = (QLayoutItem, QSpacerItem, QWidgetItem)


def forget_stale_items() -> list[str]:
    """Return a description of each such wrapper, and make it harmless, so that only the test that made it fails."""
    found = [each for each in Shiboken.getAllValidWrappers() if type(each) in _ITEMS and not Shiboken.createdByPython(each)]
    described = [_described(each) for each in found]
    for each in found:
        Shiboken.invalidate(each)
    return described


def _described(item: object) -> str:
    return Shiboken.dump(item)
