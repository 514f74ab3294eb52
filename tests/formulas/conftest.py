"""The stock book, read once."""

from pathlib import Path

import pytest

from metamaker.formulas.book import Book, read_book

STOCK = Path(__file__).parents[2] / "resources" / "metaverse" / "formulas.toml"


@pytest.fixture(scope="session")
def stock() -> Book:
    return read_book(STOCK.read_text(encoding="utf-8"))
