"""Check that each commit of a range works on its own: `make each-commit RANGE=a..b`; `TESTS=--tests` runs its tests, too.

Every commit is checked out into a temporary worktree, and each module of the package is imported there by its name. With
`--tests`, the fast tests of the test files changed by the commit run there, too. The libraries are those of today.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

NO_TESTS = 5
"""The exit code of pytest if all tests of the files are slow ones."""

_IMPORT = """
import importlib, pathlib, sys
from collections import Counter
failed = Counter()
for file in sorted(pathlib.Path("metamaker").rglob("*.py")):
    name = ".".join(file.with_suffix("").parts).removesuffix(".__init__")
    if file.name == "__main__.py":
        continue
    try:
        importlib.import_module(name)
    except Exception as problem:
        failed[f"{type(problem).__name__}: {problem}"] += 1
print("; ".join(f"{problem} ({number} modules)" for problem, number in failed.most_common(3)))
sys.exit(bool(failed))
"""
"""A script for a process in a worktree: it prints the problems in one line."""


def git(*words: str) -> str:
    """Return the output of git. Raises CalledProcessError."""
    command = (shutil.which("git") or "git", *words)
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def ended(folder: Path, *words: str) -> tuple[int, str]:
    """Return the exit code of Python with these words in a worktree, and the last line of its output."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "QT_QPA_PLATFORM": "offscreen"}
    command = (sys.executable, "-P", *words)
    run = subprocess.run(
        command, cwd=folder, env=environment, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    return run.returncode, (run.stdout.strip().splitlines() or ["no word"])[-1]


def problem(commit: str, folder: Path, with_tests: bool) -> str:
    """Return the problem of a commit checked out into `folder`; empty if it works on its own."""
    code, said = ended(folder, "-c", _IMPORT)
    if code:
        return said
    changed = git("show", "--name-only", "--diff-filter=AMR", "--format=", commit, "--", "tests").splitlines()
    files = [name for name in changed if Path(name).name.startswith("test_") and name.endswith(".py")]
    if not with_tests or not files:
        return ""
    code, said = ended(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *files)
    return "" if code in (0, NO_TESTS) else said


def stands(commit: str, title: str, with_tests: bool) -> bool:
    """Print a line about a commit, and return whether it works on its own."""
    with tempfile.TemporaryDirectory() as parent:
        folder = Path(parent, "commit")
        git("worktree", "add", "--quiet", "--detach", str(folder), commit)
        try:
            wrong = problem(commit, folder, with_tests)
        finally:
            git("worktree", "remove", "--force", str(folder))
    print(f"{'fails' if wrong else 'stands'}  {commit[:8]}  {title}{f': {wrong}' if wrong else ''}", flush=True)
    return not wrong


def main() -> int:
    """Return 0 if every commit of the range works on its own."""
    words = argparse.ArgumentParser(description="Check that each commit of a range stands alone.")
    words.add_argument("range", help="as git knows it: main~8..main")
    words.add_argument("--tests", action="store_true", help="run the fast tests of the test files that a commit changed")
    asked = words.parse_args()
    commits = [
        line.split(" ", 1) for line in git("log", "--reverse", "--no-merges", "--format=%H %s", asked.range, "--").splitlines()
    ]
    if not commits:
        print(f"each-commit: no commits in {asked.range}", file=sys.stderr)
        return 1
    standing = [stands(commit, title, asked.tests) for commit, title in commits]
    return 0 if all(standing) else 1


if __name__ == "__main__":
    sys.exit(main())
