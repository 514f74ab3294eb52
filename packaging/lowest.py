"""Run the tests with the lowest versions that pyproject.toml allows. `make test-lowest` runs this.

`build/lowest/` gets an environment with exactly the lower bound of each library in pyproject.toml, and the newest suitable
versions of their own requirements. It is made again when a bound or the Python changes. Further words go to pytest, such as the
folder of the relevant tests; without any, all tests but the slow ones run.
"""

import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "lowest"
ENVIRONMENT = FOLDER / ".venv"
CONSTRAINTS = FOLDER / "constraints.txt"
STAMP = FOLDER / "ready"
WANTED = f"{ROOT}[app,dev]"
INCLUSIVE = (">=", "==", "~=")
WORKERS = ("-n", "2", "--dist", "worksteal", "-m", "not slow")


class BoundProblem(Exception):
    """A library without a lower bound: one sentence."""


def lowest(project: dict[str, Any]) -> dict[str, Version]:
    """Return the lower bound of each library of a project's table required on this Python, by its canonical name.

    Of several bounds for one library the highest counts. Raises BoundProblem for a library without one.
    """
    own = canonicalize_name(project["name"])
    optional: dict[str, list[str]] = project.get("optional-dependencies", {})
    texts = [*project["dependencies"], *(text for extra in optional.values() for text in extra)]
    found: dict[str, Version] = {}
    for wanted in map(Requirement, texts):
        name = canonicalize_name(wanted.name)
        if name == own or (wanted.marker and not wanted.marker.evaluate()):
            continue
        bounds = [Version(part.version) for part in wanted.specifier if part.operator in INCLUSIVE]
        if not bounds:
            raise BoundProblem(f"pyproject.toml names {wanted} without a lower bound")
        found[name] = max(*bounds, found.get(name, bounds[0]))
    return found


def made(bounds: dict[str, Version]) -> None:
    """Make the environment, unless it already has these bounds. Raises CalledProcessError."""
    text = "".join(f"{name}=={version}\n" for name, version in sorted(bounds.items()))
    signature = f"{sys.version}\n{text}"
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == signature:
        return
    shutil.rmtree(FOLDER, ignore_errors=True)
    venv.create(ENVIRONMENT, with_pip=True)
    CONSTRAINTS.write_text(text, encoding="utf-8")
    pip = (str(ENVIRONMENT / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "install")
    # Not quiet, because pip reports conflicts only in its normal output.
    subprocess.run([*pip, "--progress-bar=off", "--constraint", str(CONSTRAINTS), "--editable", WANTED], check=True)
    STAMP.write_text(signature, encoding="utf-8")


def main(words: list[str]) -> int:
    """Make the environment and run the tests in it; return 0 if they pass."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    try:
        made(lowest(project))
    except BoundProblem as problem:
        print(f"lowest: {problem}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError:
        print("lowest: pip finds no environment with these versions, as it says above", file=sys.stderr)
        return 1
    tests = (str(ENVIRONMENT / "bin" / "python"), "-m", "pytest", *WORKERS, *words)
    return subprocess.run(tests, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
