#!/usr/bin/env bash
# Makes .venv ready: the program with its window and the tools of its developers. Quick when nothing has changed.
# Works on a bare Debian-like machine with Python 3.11 or newer and pip, as root or not. PYTHON=… chooses another Python.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=.venv
stamp=$venv/.ready
constraints=packaging/constraints.txt
offscreen_packages=(libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3)
display_packages=(libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-image0 libxcb-render-util0 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0)
display_test_packages=(xvfb xauth openbox)

say() { echo "setup: $*" >&2; }

# Installs Debian packages where that is allowed; says which are missing where it is not.
want_packages() {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "installing $*"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
    else
        say "missing: as root, apt-get install $*"
        return 1
    fi
}

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    local name
    for name in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        if new_enough "$name"; then
            command -v "$name"
            return
        fi
    done
    return 1
}

pip() { "$venv/bin/python" -m pip --disable-pip-version-check "$@"; }

# Debian keeps what a new environment gets its pip from in a package of its own; the system's pip can stand in for it.
lend_pip() { "$python" -m pip --disable-pip-version-check --python "$venv/bin/python" install --quiet pip; }

make_environment() {
    say "making $venv with $("$python" --version)"
    rm -rf "$venv"
    "$python" -m venv "$venv" >/dev/null 2>&1 && return
    "$python" -m venv --clear --without-pip "$venv"
    "$python" -m pip --version >/dev/null 2>&1 || want_packages python3-pip || return 1
    lend_pip
}

# The versions of today, on any day; where one of them is not to be had, what pyproject.toml allows.
install() {
    pip install --quiet --constraint "$constraints" --editable ".[$1]" && return
    say "not with the versions of $constraints; trying the newest"
    pip install --quiet --editable ".[$1]"
}

# A window on a display needs more than one in memory, and says so only when it is opened.
display_works() {
    local library
    library=$("$venv/bin/python" -c 'import PySide6, pathlib; print(pathlib.Path(PySide6.__file__).parent / "Qt/plugins/platforms/libqxcb.so")')
    [ ! -e "$library" ] || ! ldd "$library" 2>/dev/null | grep -q "not found"
}

display_can_be_tested() { command -v Xvfb >/dev/null && command -v openbox >/dev/null; }

# Not installed here: it is as large as all else together, and only the tests of galleries look for it. .ci/run does it.
browser_is_there() { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null

window_works() { QT_QPA_PLATFORM=offscreen "$venv/bin/python" -c 'from PySide6 import QtWidgets, QtSvg' >/dev/null 2>&1; }

python=$(find_python) || { want_packages python3 python3-pip && python=$(find_python); } || {
    say "Python 3.11 or newer is needed"
    exit 1
}

signature=$({ cat pyproject.toml packaging/setup.sh "$constraints"; "$python" --version; pwd; if browser_is_there; then echo browser; fi; } | sha256sum)
if [ -x "$venv/bin/metamaker" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$signature" ]; then
    exit 0
fi

if ! new_enough "$venv/bin/python" || ! pip --version >/dev/null 2>&1; then
    make_environment || exit 1
fi

say "installing the program and its tools"
if install app,dev; then
    window_works || want_packages "${offscreen_packages[@]}" || say "everything but the window works without them"
    display_works || want_packages "${display_packages[@]}" || say "a window on a display needs them"
    display_can_be_tested || want_packages "${display_test_packages[@]}" || say "tests on a display are left out without them"
else
    say "the libraries of the window cannot be installed here; going on without them"
    install dev
fi
if browser_is_there; then
    install browser || say "what drives the browser cannot be installed; galleries are not tried in one"
else
    say "galleries are not tried in a browser without one; on Debian: apt-get install chromium"
fi
echo "$signature" >"$stamp"
say "ready"
