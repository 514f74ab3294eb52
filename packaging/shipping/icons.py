"""Draw the icon in all sizes for desktops from the one drawing; for Windows and macOS: `make icons`."""

import os
from pathlib import Path

from PIL import Image

from shipping.frozen import ROOT

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

DRAWING = ROOT / "resources" / "app" / "metamaker.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
LARGEST = 1024
"""The size for the finest screens of macOS."""

IN_ICO = tuple(size for size in SIZES if size <= 256)


def drawn(size: int) -> Image.Image:
    """Return the icon, `size` pixels wide and high."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_RGBA8888)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    return Image.frombytes("RGBA", (size, size), bytes(image.constBits()))


def write_icons(folder: Path) -> None:
    """Write the icons for Windows and macOS into a folder; on Linux each size is a separate file (`linux_tree`)."""
    folder.mkdir(parents=True, exist_ok=True)
    *smaller, largest = (drawn(size) for size in IN_ICO)
    largest.save(folder / "metamaker.ico", sizes=[(size, size) for size in IN_ICO], append_images=smaller)
    drawn(LARGEST).save(folder / "metamaker.icns")


if __name__ == "__main__":
    write_icons(ROOT / "build" / "icons")
