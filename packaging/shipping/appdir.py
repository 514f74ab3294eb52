"""The AppImage: an AppDir with the tree of the program, made into one file by appimagetool if it is here: `make appimage`."""

import platform
import shutil
import subprocess
import sys
from pathlib import Path

from shipping.frozen import APP_ID, ROOT, version
from shipping.linux_tree import PROGRAM, lay_out

RUN = """#!/bin/sh
# Without words it opens the window, as a double click does; with words it is the command line.
here=$(dirname "$(readlink -f "$0")")
if [ $# -eq 0 ]; then
    set -- window
elif [ $# -eq 1 ]; then
    case $1 in metamaker:* | *.metamaker) set -- window "$1" ;; esac
fi
exec "$here/usr/bin/metamaker" "$@"
"""


def make_appdir(appdir: Path, program: Path) -> None:
    """Write the AppDir of a frozen program again: the tree, and at its top the start script, the desktop entry and the icon."""
    lay_out(appdir, program)
    run = appdir / "AppRun"
    run.write_text(RUN, encoding="utf-8")
    run.chmod(0o755)
    shutil.copy(appdir / "usr" / "share" / "applications" / f"{APP_ID}.desktop", appdir)
    icons = appdir / "usr" / "share" / "icons" / "hicolor"
    shutil.copy(icons / "256x256" / "apps" / f"{APP_ID}.png", appdir)
    (appdir / ".DirIcon").symlink_to(f"{APP_ID}.png")


def main() -> int:
    """Make the AppDir, and the AppImage of it; return the exit code."""
    appdir = ROOT / "build" / "MetaMaker.AppDir"
    make_appdir(appdir, PROGRAM)
    tool = shutil.which("appimagetool")
    if tool is None:
        sys.stderr.write(f"appimagetool is not here; with it: appimagetool {appdir}\n")
        return 0
    image = ROOT / "dist" / f"MetaMaker-{version()}-{platform.machine()}.AppImage"
    return subprocess.run([tool, str(appdir), str(image)], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
