"""Write packaging/constraints.txt: the exact versions of a fresh environment. `make constraints` runs this.

A temporary environment installs the newest versions that pyproject.toml allows, and pip lists them. Every later Python must be
able to install the same versions; otherwise nothing is written.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from shipping.frozen import project

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "packaging" / "constraints.txt"
WANTED = f"{ROOT}[app,dev,docs,browser]"
OLDEST = (3, 11)
LATER = ("3.12", "3.13")
HEAD = "# What packaging/setup.sh installs, exactly. `make constraints` renews it; run `make test` before it is committed.\n"


def taken(folder: Path) -> str:
    """Return the constraints of an environment made in `folder`, one library on each line."""
    venv.create(folder, with_pip=True, upgrade_deps=True)
    pip = (str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check")
    subprocess.run([*pip, "install", "--quiet", "--upgrade-strategy", "eager", WANTED], check=True)
    frozen = subprocess.run([*pip, "freeze", "--all"], check=True, stdout=subprocess.PIPE, text=True).stdout
    own = project()["project"]["name"]
    ours = ("pip==", f"{own} @", f"{own}==")
    return "".join(f"{line}\n" for line in frozen.splitlines() if not line.startswith(ours))


def try_on_later(folder: Path, text: str) -> None:
    """Raise CalledProcessError if a later Python cannot install `text`."""
    file = folder / "constraints.txt"
    file.write_text(text, encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--dry-run", "--ignore-installed")
    for version in LATER:
        wheels = ("--only-binary", ":all:", "--no-deps", "--python-version", version, "--target", str(folder / version))
        subprocess.run([*pip, *wheels, "--requirement", str(file)], check=True)


def main() -> int:
    """Write the file; return 0 if it is written."""
    if sys.version_info[:2] != OLDEST:
        print(
            f"constraints: these are made with Python {'.'.join(map(str, OLDEST))}, the oldest that is allowed", file=sys.stderr
        )
        return 1
    with tempfile.TemporaryDirectory() as folder:
        try:
            text = HEAD + taken(Path(folder, "environment"))
            try_on_later(Path(folder), text)
        except subprocess.CalledProcessError as failed:
            print(f"constraints: nothing is written, since pip failed: {' '.join(failed.cmd[1:4])}", file=sys.stderr)
            return 1
    FILE.write_text(text, encoding="utf-8")
    print(f"wrote {FILE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
