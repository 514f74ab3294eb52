"""The lower bounds of libraries, as pyproject.toml states them."""

import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LOWEST: dict[str, Any] = runpy.run_path(str(ROOT / "packaging" / "lowest.py"))


def lowest(*dependencies: str, **extras: list[str]) -> dict[str, str]:
    project = {"name": "Sloop", "dependencies": list(dependencies), "optional-dependencies": extras}
    return {name: str(version) for name, version in LOWEST["lowest"](project).items()}


def test_each_library_is_taken_at_its_lower_bound() -> None:
    assert lowest("Py_Thing>=2.12,<3", extra=["rope[strong]>=1.16", "knot~=1.2"]) == {
        "py-thing": "2.12",
        "rope": "1.16",
        "knot": "1.2",
    }


def test_the_highest_of_several_bounds_counts_and_other_pythons_do_not() -> None:
    assert lowest("rope>=1.2", "rope>=1.10; python_version > '3'", "rope>=9; python_version < '3'") == {"rope": "1.10"}


def test_extras_of_the_project_itself_are_no_libraries() -> None:
    assert lowest(dev=["sloop[app]", "rope>=1"]) == {"rope": "1"}


@pytest.mark.parametrize("text", ["rope", "rope<3", "rope!=2", "rope>1"])
def test_a_library_without_a_lower_bound_is_told(text: str) -> None:
    with pytest.raises(LOWEST["BoundProblem"], match="without a lower bound"):
        lowest(text)


def test_every_library_of_the_program_has_a_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {"pydantic", "reportlab", "pyside6-essentials", "pytest", "distributed"} <= set(LOWEST["lowest"](project))
