"""The page on house formulas says what the book says."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_on_house_formulas_is_up_to_date() -> None:
    page: str = runpy.run_path(str(ROOT / "packaging" / "formula_docs.py"))["page"]()
    assert (ROOT / "docs" / "formulas.md").read_text(encoding="utf-8") == page, "make formula-docs"
