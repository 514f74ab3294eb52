"""Compile the battle engine into `build/fast/`, for use in a clone. `make fast` runs this; `make run` uses the result.

`PYTHONPATH=$(.venv/bin/python packaging/fast.py --path) .venv/bin/metamaker …` uses the compiled build as long as it belongs to
the present sources, and so do the processes that it starts. (`python -m` puts its own folder first, so it also needs `-P`.)
"""

import argparse
import sys

from shipping.compiling import ROOT, TWIN, BuildProblem, built, compiled_files, is_current, missing

DATA = ("resources", "fleets", "docs")
"""Files that the program reads outside its package; the compiled build has links to them."""


def main() -> int:
    """Build, and return 0 on success."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--path", action="store_true", help="print the folder, if it belongs to the present sources")
    if parser.parse_args().path:
        print(TWIN if is_current() else "")
        return 0
    if lacking := missing():
        print(f"fast: {lacking}", file=sys.stderr)
        return 1
    try:
        news = "compiled" if built() else "up to date"
    except BuildProblem as problem:
        print(f"fast: {problem}", file=sys.stderr)
        return 1
    _link_data()
    print(f"fast: {len(compiled_files())} modules {news} in {TWIN.relative_to(ROOT)}; make run uses them")
    return 0


def _link_data() -> None:
    for name in DATA:
        if not (TWIN / name).exists():
            (TWIN / name).symlink_to(ROOT / name)


if __name__ == "__main__":
    sys.exit(main())
