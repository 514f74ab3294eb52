"""A commit is held to what `make check` does, no more and no less."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_hooks_run_what_make_check_runs() -> None:
    (recipe,) = re.findall(r"^check:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    hooks = re.findall(r"^ +entry: (.+)$", (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"), re.MULTILINE)
    assert hooks == [line.strip().replace("$(PYTHON)", ".venv/bin/python") for line in recipe.splitlines()]
