"""Dates of files, as people read them."""

from PySide6.QtCore import QDateTime, QLocale

_DAY = "d MMM yyyy"
"""For where no country is set: numbers alone would leave open which of them is the month."""


def day_text(seconds: float) -> str:
    """Return the day of a moment, given in seconds since 1970, in the short form of the locale."""
    moment, locale = QDateTime.fromSecsSinceEpoch(int(seconds)), QLocale()
    if _is_unset():
        return locale.toString(moment.date(), _DAY)
    return locale.toString(moment.date(), QLocale.FormatType.ShortFormat)


def moment_text(seconds: float) -> str:
    """Return day and time of a moment, given in seconds since 1970, in the short form of the locale."""
    moment, locale = QDateTime.fromSecsSinceEpoch(int(seconds)), QLocale()
    if _is_unset():
        return locale.toString(moment, f"{_DAY} HH:mm")
    return locale.toString(moment, QLocale.FormatType.ShortFormat)


def _is_unset() -> bool:
    return QLocale.Language.C in {QLocale().language(), QLocale.system().language()}
