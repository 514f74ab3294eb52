"""Dates on the start page."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from metamaker.app.start.file_rows import day_text, moment_text

WRITTEN = QDateTime(QDate(2026, 11, 21), QTime(19, 5)).toSecsSinceEpoch()


@pytest.fixture(params=["C", "en_GB", "fr_FR"])
def locale(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield the locale of system and window."""
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


def test_a_day_is_short_and_its_month_is_named_where_no_country_is_set(locale: str) -> None:
    assert day_text(WRITTEN) == {"C": "21 Nov 2026"}.get(locale, "21/11/2026")
    assert moment_text(WRITTEN) == {"C": "21 Nov 2026 19:05"}.get(locale, "21/11/2026 19:05")
