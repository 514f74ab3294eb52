"""The compiled twin: that it can be built, and that nobody can tell it from the plain files but by the clock."""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
FAST: dict[str, Any] = runpy.run_path(str(ROOT / "packaging" / "fast.py"))
RUNS = Path(__file__).parent / "twin_runs.py"


def told(*first: Path) -> list[str]:
    """Return the output of the runs if the package is looked for in `first`, then in the checkout."""
    places = os.pathsep.join(str(place) for place in (*first, ROOT))
    environment = {**os.environ, "PYTHONPATH": places}
    return subprocess.check_output([sys.executable, "-P", str(RUNS)], env=environment, text=True).splitlines()


@pytest.mark.slow
@pytest.mark.skipif(bool(FAST["missing"]()), reason=FAST["missing"]() or "nothing is missing")
def test_both_twins_do_the_same() -> None:
    FAST["built"]()
    (which, *results), (other, *compiled) = told(), told(FAST["TWIN"])
    assert (which, other) == ("plain", "compiled")
    assert len(results) > 10_000
    assert compiled == results
    assert FAST["built"]() is False, "nothing has changed, there was nothing to build"


def test_what_a_machine_lacks_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert FAST["missing"]().startswith("the compiled twin needs a C compiler (Debian: apt-get install gcc")


def test_the_files_of_the_engine_are_compiled_but_those_that_are_listed() -> None:
    names = {file.as_posix() for file in FAST["compiled_files"]()}
    assert {"play/dice.py", "play/geometry.py", "games/metaverse/rules/strike.py"} <= names
    assert {"games/metaverse/battle/kinematics/payment.py", "games/metaverse/battle/movement/legality.py"} <= names
    assert {"games/metaverse/battle/turn/engine.py", "games/metaverse/battle/ai/careful.py"} <= names
    assert not any("/story/" in name for name in names)
    assert not names & {"play/documents.py", "play/simulation/runner.py", "play/simulation/executors.py", "play/__init__.py"}
