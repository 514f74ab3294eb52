"""The Debian package of the frozen program, by dpkg-deb: `make deb`."""

import hashlib
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

from shipping.frozen import ROOT, authors, version
from shipping.linux_tree import PROGRAM, lay_out

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
"""Debian's names of the machines with available libraries."""

LIBRARIES = (
    "libc6",
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libgl1",
    "libfreetype6",
    "libgcc-s1",
    "libglib2.0-0 | libglib2.0-0t64",
    "libgssapi-krb5-2",
    "libstdc++6",
    "libx11-6",
    "libx11-xcb1",
    "libxkbcommon0",
    "libxkbcommon-x11-0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-image0",
    "libxcb-keysyms1",
    "libxcb-render-util0",
    "libxcb-shape0",
    "libxcb-xkb1",
    "libuuid1",
    "libzstd1",
    "zlib1g",
)
"""System libraries used by Qt, which are not in the folder of the program."""

NO_MAIL = "noreply@metamaker.invalid"
"""The default for the address that Debian requires; nothing can be delivered to it (RFC 2606)."""


def maintainer() -> str:
    """Return the maintainer of a package: DEBFULLNAME and DEBEMAIL, as for all tools of Debian, otherwise the authors."""
    return f"{os.environ.get('DEBFULLNAME') or authors()} <{os.environ.get('DEBEMAIL') or NO_MAIL}>"


def control(size_kb: int, machine: str) -> str:
    """Return the control file of a package with this installed size, for a machine named as in Python."""
    return f"""Package: metamaker
Version: {version()}
Section: games
Priority: optional
Architecture: {ARCHITECTURES[machine]}
Installed-Size: {size_kb}
Depends: {", ".join(LIBRARIES)}
Recommends: desktop-file-utils, libcups2, shared-mime-info
Maintainer: {maintainer()}
Description: design starships for tabletop games
 Every number is explained, record sheets are printed on A4 or Letter, battles
 are fought against the computer, and a fleet is one file, a print, a picture
 or a code.
"""


def build(program: Path, folder: Path) -> Path:
    """Return the package of a frozen program, written to a folder. Raises CalledProcessError if dpkg-deb fails."""
    with tempfile.TemporaryDirectory(prefix="metamaker-deb-") as name:
        return _built(Path(name), program, folder)


def _built(tree: Path, program: Path, folder: Path) -> Path:
    lay_out(tree, program)
    files = sorted(file for file in tree.rglob("*") if file.is_file() and not file.is_symlink())
    size_kb = sum(file.stat().st_size for file in files) // 1024 + 1
    sums = [f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  {file.relative_to(tree)}" for file in files]
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "control").write_text(control(size_kb, platform.machine()), encoding="utf-8")
    (tree / "DEBIAN" / "md5sums").write_text("\n".join(sums) + "\n", encoding="utf-8")
    for file in (tree, *tree.rglob("*")):
        if not file.is_symlink():
            is_open = file.is_dir() or file.stat().st_mode & 0o100
            file.chmod(0o755 if is_open else 0o644)
    package = folder / f"metamaker_{version()}_{ARCHITECTURES[platform.machine()]}.deb"
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(package)], check=True)  # noqa: S607
    return package


if __name__ == "__main__":
    sys.stdout.write(f"{build(PROGRAM, ROOT / 'dist')}\n")
