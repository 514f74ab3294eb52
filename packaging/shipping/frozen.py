"""What a program in one folder holds: our data as a wheel has it, and of the libraries what the program needs of them."""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar, cast

from shipping.icu_data import LIBRARY, cut_down

ROOT = Path(__file__).parents[2]

APP_ID = "org.metamaker.MetaMaker"
"""What desktops and stores know the program by; the same in `metamaker/app/main.py`, which a test sees to."""

LANGUAGES = ("en", "fr")
"""Languages that texts are said in; libraries have data for hundreds."""

_OTHER_PICTURES = (
    *("Avif", "Blp", "Bmp", "BufrStub", "Cur", "Dcx", "Dds", "Eps", "Fits", "Fli", "Fpx", "Ftex", "Gbr", "Gif", "GribStub"),
    *("Hdf5Stub", "Icns", "Ico", "Im", "Imt", "Iptc", "Jpeg", "Jpeg2K", "McIdas", "Mic", "Mpeg", "Mpo", "Msp", "Palm", "Pcd"),
    *("Pcx", "Pdf", "Pixar", "Ppm", "Psd", "Qoi", "Sgi", "Spider"),
    *("Sun", "Tga", "Tiff", "WebP", "Wmf", "Xbm", "Xpm", "XVThumb"),
)
"""Formats of pictures that Pillow knows beside PNG, which are neither read nor written."""

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
    "_pydecimal",  # what is compiled of it is always there
    "xmlrpc",
    "bz2",  # what is packed here is packed by zlib
    "lzma",
    "distributed",  # an extra of its own
    "pygments",  # colours for source code, of which there is none
    "matplotlib",
    "numpy",
    "scipy",
    "IPython",
    "pytest",
    "mypy",
    "mypyc",
    "lxml",  # the XMP metadata of PDF files, of which we read and write none
    "charset_normalizer",  # guesses encodings of web pages
    "pydantic.mypy",
    "pydantic.v1",  # the library as it was before, which ours would have to be written for
    "reportlab.graphics",  # charts and paragraphs: pages are laid out by ourselves
    "reportlab.platypus",
    *(f"PIL.{part}" for part in ("_avif", "_webp", "_imagingcms", "_imagingft", "_imagingtk")),
    *(f"PIL.{kind}ImagePlugin" for kind in _OTHER_PICTURES),
    *(f"PySide6.{part}" for part in ("QtQml", "QtQuick", "QtQuickWidgets", "QtDesigner", "QtSql", "QtTest", "QtHelp")),
    *(f"PySide6.{part}" for part in ("QtDBus", "QtOpenGL", "QtSvg")),  # Qt uses the libraries, Python does not
    *(
        f"fontTools.{part}"  # of fonts the widths of letters are read, and no outlines
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
    *(f"sympy.physics.{part}" for part in ("quantum", "vector")),  # formulas are of numbers alone
)
"""Modules that something imports if they are there, and that nothing here needs."""

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
    r"|opengl32sw\.dll|d3dcompiler_47\.dll"  # a graphics card in software, of which only Qt Quick makes use
    r"|libqgtk3\.so|libavif-\w+\.so.*|libwebp(mux|demux)?-\w+\.so.*|liblcms2-\w+\.so.*"  # themes of GTK, pictures of the web
    r"|libjpeg\.so.*|liblzma\.so.*"  # what is read by parts that stay out
    r"|libQt6?WlShellIntegration\.so.*|lib(ivi-shell|qt-shell|fullscreen-shell-v1|wl-shell-plugin)\.so"  # cars and kiosks
    r"|lib(dmabuf|drm-egl|shm-emulation|vulkan)-server\.so"  # pictures that a screen made by Qt would lend to its windows
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
"""Libraries of Linux that belong to its desktop, printing and sign-in: what another system brings of them does not fit there.

Where one is missing, so is what it is for. The window needs what every desktop has: D-Bus, GLib, Xlib, its fonts, the client of
Kerberos. Of C++ and zlib everything that is compiled here asks no more than all systems of its C library have (PEP 600).
"""

_FOLDERS = re.compile(r"(^|/)(qml|qmltooling|egldeviceintegrations|networkinformation|pytz/zoneinfo|isoschematron)/")
_TRANSLATION = re.compile(r"(^|/)translations/(?P<name>\w+)\.qm$")
_LOCALE = re.compile(r"(^|/)babel/locale-data/(?P<name>\w+)\.dat$")
_OUR_ENGLISH = ("root", "en_001", "en_GB")
"""What lists in English are said by, with what that rests on, see `metamaker/core/messages.py`."""

_UNREAD = re.compile(
    r"\.dist-info/(RECORD|INSTALLER|REQUESTED|direct_url\.json)$"  # notes of who installed it
    r"|(^|/)ziafont/fonts/DejaVuSans\.ttf$"  # for texts without a font of their own; formulas have theirs
)

Entry = TypeVar("Entry", bound=tuple[Any, ...])


def is_needed(name: str) -> bool:
    """Whether a file goes into the folder of the program; `name` is its place there."""
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
    """Return the entries of a table of contents, whose first value is the place of a file, that go into the folder."""
    return [entry for entry in entries if is_needed(entry[0])]


def without_docstrings(entries: list[Entry]) -> list[Entry]:
    """Return the entries of modules, those of libraries to be compiled without docstrings: ours are help and schemas."""
    return [
        entry if entry[0].partition(".")[0] == "metamaker" else cast("Entry", (*entry[:2], "PYMODULE-2")) for entry in entries
    ]


def with_small_icu(entries: list[Entry], folder: Path) -> list[Entry]:
    """Return the entries of libraries with the data of the Unicode library cut down to our languages, where Qt brings it."""
    return [
        cast("Entry", (name, str(cut_down(Path(source), folder, LANGUAGES)), *rest))
        if LIBRARY.fullmatch(Path(name).name)
        else entry
        for entry in entries
        for name, source, *rest in (entry,)
    ]


def project() -> dict[str, Any]:
    """Return what pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def version() -> str:
    """Return the version, whose one place is pyproject.toml."""
    return str(project()["project"]["version"])


def authors() -> str:
    """Return who made the program, as all packages name them; their one place is pyproject.toml."""
    return ", ".join(each["name"] for each in project()["project"]["authors"])


def data() -> list[tuple[str, str]]:
    """Return our data, each with the folder that it goes to: what the wheel is told to include, and where."""
    included: dict[str, str] = project()["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    placed = ((ROOT / source, target) for source, target in included.items())
    return [(str(path), target if path.is_dir() else target.rpartition("/")[0]) for path, target in placed]
