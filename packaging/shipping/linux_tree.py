"""The tree of an installed program on Linux, for the .deb, the AppImage and the Flatpak: `make linux-tree`."""

import gzip
import shutil
from pathlib import Path
from xml.sax.saxutils import escape

from metamaker.cli.input.completers import script
from shipping.frozen import APP_ID, ROOT, authors, version
from shipping.icons import SIZES, drawn
from shipping.man_page import known, man_page
from shipping.releases import changelog, releases

LINUX = ROOT / "packaging" / "linux"
PROGRAM = ROOT / "dist" / "metamaker"
"""The result of `make frozen`."""

TREE = ROOT / "build" / "linux"
COMPLETIONS = {
    "bash": "bash-completion/completions/metamaker",
    "zsh": "zsh/vendor-completions/_metamaker",
    "fish": "fish/vendor_completions.d/metamaker.fish",
}
"""The places of completion files for shells, below `share/`."""


def lay_out(tree: Path, program: Path) -> None:
    """Write the tree of a frozen program again: the program in `usr/lib/metamaker`, and the files for desktops."""
    shutil.rmtree(tree, ignore_errors=True)
    usr = tree / "usr"
    shutil.copytree(program, usr / "lib" / "metamaker", symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / "metamaker").symlink_to("../lib/metamaker/metamaker")
    share = usr / "share"
    _entries(share)
    _icons(share / "icons" / "hicolor")
    for language in known():
        folder = "man/man1" if language == "en" else f"man/{language}/man1"
        _write_gz(share / folder / "metamaker.1.gz", man_page(language, version()))
    for shell, place in COMPLETIONS.items():
        _write(share / place, script(shell))
    documents = share / "doc" / "metamaker"
    _write(documents / "copyright", (ROOT / "LICENSE").read_text(encoding="utf-8"))
    _write_gz(documents / "changelog.gz", changelog())


def metainfo() -> str:
    """Return the metadata for software centres, with the releases of the change log."""
    lines = [f'<release version="{escape(each.version)}" date="{each.day.isoformat()}"/>' for each in releases(changelog())]
    template = (LINUX / f"{APP_ID}.metainfo.xml.in").read_text(encoding="utf-8")
    return template.replace("@AUTHORS@", escape(authors())).replace("@RELEASES@", "\n    ".join(lines))


def _entries(share: Path) -> None:
    for name in (APP_ID, f"{APP_ID}.link"):
        _write(share / "applications" / f"{name}.desktop", (LINUX / f"{name}.desktop").read_text(encoding="utf-8"))
    _write(share / "mime" / "packages" / f"{APP_ID}.xml", (LINUX / f"{APP_ID}.mime.xml").read_text(encoding="utf-8"))
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())


def _icons(theme: Path) -> None:
    drawing = (ROOT / "resources" / "app" / "metamaker.svg").read_text(encoding="utf-8")
    pictures = {size: drawn(size) for size in SIZES}
    for kind, name in (("apps", APP_ID), ("mimetypes", "application-x-metamaker+json")):
        _write(theme / "scalable" / kind / f"{name}.svg", drawing)
        for size, picture in pictures.items():
            place = theme / f"{size}x{size}" / kind
            place.mkdir(parents=True, exist_ok=True)
            picture.save(place / f"{name}.png")


def _write(file: Path, words: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(words, encoding="utf-8")


def _write_gz(file: Path, words: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(words.encode(), mtime=0))  # the same bytes on every day


if __name__ == "__main__":
    lay_out(TREE, PROGRAM)
