"""The content of a program in one folder: our data as in a wheel, and the required parts of the libraries."""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar, cast

from shipping.icu_data import LIBRARY, cut_down

ROOT = Path(__file__).parents[2]

APP_ID = "org.metamaker.MetaMaker"
"""The id of the program for desktops and stores; the same as in `metamaker/app/main.py`, as a test checks."""

LANGUAGES = ("en", "fr")
"""Languages of our texts; libraries have data for hundreds."""

_OTHER_PICTURES = (
    *("Avif", "Blp", "Bmp", "BufrStub", "Cur", "Dcx", "Dds", "Eps", "Fits", "Fli", "Fpx", "Ftex", "Gbr", "Gif", "GribStub"),
    *("Hdf5Stub", "Icns", "Ico", "Im", "Imt", "Iptc", "Jpeg", "Jpeg2K", "McIdas", "Mic", "Mpeg", "Mpo", "Msp", "Palm", "Pcd"),
    *("Pcx", "Pdf", "Pixar", "Ppm", "Psd", "Qoi", "Sgi", "Spider"),
    *("Sun", "Tga", "Tiff", "WebP", "Wmf", "Xbm", "Xpm", "XVThumb"),
)
"""Picture formats of Pillow other than PNG, which are neither read nor written."""

EXCLUDED = (
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "pdb",
    "lib2to3",
    "idlelib",
    "setuptools",
    "pip",
    "_pydecimal",  # its compiled form is always there
    "xmlrpc",
    "bz2",  # zlib packs everything here
    "lzma",
    "distributed",  # a separate extra
    "pygments",  # colours for source code, which is never shown
    "matplotlib",
    "numpy",
    "scipy",
    "IPython",
    "pytest",
    "mypy",
    "mypyc",
    "lxml",  # the XMP metadata of PDF files, which is neither read nor written
    "charset_normalizer",  # guesses encodings of web pages
    "pydantic.mypy",
    "pydantic.v1",  # the earlier library, which our code does not use
    "reportlab.graphics",  # charts and paragraphs: our own layout draws the pages
    "reportlab.platypus",
    *(f"PIL.{part}" for part in ("_avif", "_webp", "_imagingcms", "_imagingft", "_imagingtk")),
    *(f"PIL.{kind}ImagePlugin" for kind in _OTHER_PICTURES),
    *(f"PySide6.{part}" for part in ("QtQml", "QtQuick", "QtQuickWidgets", "QtDesigner", "QtSql", "QtTest", "QtHelp")),
    *(f"PySide6.{part}" for part in ("QtDBus", "QtOpenGL", "QtSvg")),  # Qt uses the libraries, Python does not
    *(
        f"fontTools.{part}"  # only the widths of letters are read from fonts, no outlines
        for part in ("varLib", "otlLib", "feaLib", "cffLib", "colorLib", "designspaceLib", "ufoLib", "mtiLib", "voltLib")
    ),
    *(f"fontTools.{part}" for part in ("t1Lib", "cu2qu", "qu2cu", "merge", "subset", "ttx", "misc.bezierTools")),
    *(
        f"sympy.{part}"
        for part in ("benchmarks", "testing.tests", "categories", "crypto", "diffgeom", "holonomic", "liealgebras")
    ),
    *(f"sympy.{part}" for part in ("sandbox", "stats", "parsing.autolev", "parsing.c", "parsing.fortran", "parsing.latex")),
    *(f"sympy.{part}" for part in ("vector", "testing.runtests", "testing.runtests_pytest")),
    *(f"sympy.physics.{part}" for part in ("biomechanics", "continuum_mechanics", "control", "hep", "mechanics", "optics")),
    *(f"sympy.physics.{part}" for part in ("quantum", "vector")),  # formulas use only numbers
)
"""Modules that something imports if they are there, and that are not needed here."""

_PARTS_OF_QT = (
    "Qml",
    "Quick",
    "Labs",
    "VirtualKeyboard",
    "Pdf",
    "Designer",
    "Test",
    "Sql",
    "Help",
    "UiTools",
    "Lottie",
    "WaylandCompositor",
    "EglFS",
    "ShaderTools",
)
_UNNEEDED = re.compile(
    rf"(lib)?Qt6?({'|'.join(_PARTS_OF_QT)})\w*\.(so|dll|dylib|abi3|pyd)[.\w]*"
    r"|\w*(qtvirtualkeyboard|qpdf|qsqlite|eglfs|qvnc|qlinuxfb|qminimal|qvkkhrdisplay|vectorimage)\w*\.(so|dll|dylib)"
    r"|opengl32sw\.dll|d3dcompiler_47\.dll"  # a graphics card in software, only for Qt Quick
    r"|libqgtk3\.so|libavif-\w+\.so.*|libwebp(mux|demux)?-\w+\.so.*|liblcms2-\w+\.so.*"  # themes of GTK, pictures of the web
    r"|libjpeg\.so.*|liblzma\.so.*"  # libraries for excluded parts
    r"|libQt6?WlShellIntegration\.so.*|lib(ivi-shell|qt-shell|fullscreen-shell-v1|wl-shell-plugin)\.so"  # cars and kiosks
    r"|lib(dmabuf|drm-egl|shm-emulation|vulkan)-server\.so"  # pictures that a compositor made with Qt would lend to its windows
    r"|(lib)?qcertonlybackend\.(so|dll|dylib)"  # certificates without connections
    r"|(lib)?q(gif|icns|jpeg|tga|tiff|wbmp|webp)\.(so|dll|dylib)"  # the window shows PNG and SVG, and Windows its own icons
    r"|libq(evdev|tuio)\w+\.so",  # keyboards and screens of devices without a desktop
    re.IGNORECASE,
)
_SYSTEMS = re.compile(
    "lib(gtk-3|gdk-3|gdk_pixbuf-2|gio-2|cairo|cairo-gobject|pango|pangocairo|pangoft2|pixman-1|harfbuzz|graphite2|fribidi"
    "|atk-1|atk-bridge-2|atspi|epoxy|thai|datrie|mount|blkid|selinux|dbus-1|systemd|gcrypt|gpg-error|cap|lz4|cups|avahi-client"
    "|avahi-common|gnutls|nettle|hogweed|gmp|tasn1|p11-kit|unistring|idn2|krb5|krb5support|k5crypto|gssapi_krb5|com_err|keyutils"
    "|glib-2|gobject-2|gthread-2|gmodule-2|pcre2-8|X11|X11-xcb|Xau|Xdmcp|Xext|Xi|Xcursor|Xrender|Xrandr|Xfixes|Xinerama"
    "|Xcomposite|Xdamage|bsd|md|fontconfig|freetype|png16|expat|uuid|z|zstd|stdc[+][+]|gcc_s)"
    r"(-[\d.]+)?(\.\d+)?\.so[.\d]*"
)
"""Linux libraries of the desktop, printing and sign-in, which do not fit if they come from another system.

Without one of them, its function is missing, too. The app needs libraries of every desktop: D-Bus, GLib, Xlib, its fonts, the
client of Kerberos. Everything compiled here needs only those versions of C++ and zlib that all systems with its C library have
(PEP 600).
"""

_FOLDERS = re.compile(r"(^|/)(qml|qmltooling|egldeviceintegrations|networkinformation|pytz/zoneinfo|isoschematron)/")
_TRANSLATION = re.compile(r"(^|/)translations/(?P<name>\w+)\.qm$")
_LOCALE = re.compile(r"(^|/)babel/locale-data/(?P<name>\w+)\.dat$")
_OUR_ENGLISH = ("root", "en_001", "en_GB")
"""Locales for lists in English, with their parents; see `metamaker/core/messages.py`."""

_UNREAD = re.compile(
    r"\.dist-info/(RECORD|INSTALLER|REQUESTED|direct_url\.json)$"  # notes of the installer
    r"|(^|/)ziafont/fonts/DejaVuSans\.ttf$"  # for texts without a font of their own; formulas have one
)

Entry = TypeVar("Entry", bound=tuple[Any, ...])


def is_needed(name: str) -> bool:
    """Return whether a file goes into the folder of the program; `name` is its place there."""
    place = name.replace("\\", "/")
    file = place.rpartition("/")[2]
    if _UNNEEDED.fullmatch(file) or _SYSTEMS.fullmatch(place) or _FOLDERS.search(place) or _UNREAD.search(place):
        return False
    if found := _TRANSLATION.search(place):
        return found["name"] in {f"qtbase_{language}" for language in LANGUAGES}
    if found := _LOCALE.search(place):
        return found["name"] in {*LANGUAGES, *_OUR_ENGLISH}
    return True


def needed(entries: list[Entry]) -> list[Entry]:
    """Return the entries of a table of contents that go into the folder; the first value of an entry is its file."""
    return [entry for entry in entries if is_needed(entry[0])]


def without_docstrings(entries: list[Entry]) -> list[Entry]:
    """Return the entries of modules; those of libraries are compiled without docstrings, but ours are help and schemas."""
    return [
        entry if entry[0].partition(".")[0] == "metamaker" else cast("Entry", (*entry[:2], "PYMODULE-2")) for entry in entries
    ]


def with_small_icu(entries: list[Entry], folder: Path) -> list[Entry]:
    """Return the entries of libraries, with Qt's data of the Unicode library reduced to our languages."""
    return [
        cast("Entry", (name, str(cut_down(Path(source), folder, LANGUAGES)), *rest))
        if LIBRARY.fullmatch(Path(name).name)
        else entry
        for entry in entries
        for name, source, *rest in (entry,)
    ]


def project() -> dict[str, Any]:
    """Return the content of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def version() -> str:
    """Return the version, which is only written in pyproject.toml."""
    return str(project()["project"]["version"])


def authors() -> str:
    """Return the authors for all packages; their names are only written in pyproject.toml."""
    return ", ".join(each["name"] for each in project()["project"]["authors"])


def data() -> list[tuple[str, str]]:
    """Return our data files with their target folders, from the wheel settings."""
    included: dict[str, str] = project()["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    placed = ((ROOT / source, target) for source, target in included.items())
    return [(str(path), target if path.is_dir() else target.rpartition("/")[0]) for path, target in placed]
