"""Take the advance widths from the bundled fonts: `make font-metrics`, after a change of the fonts."""

import json
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "resources" / "fonts"
FACES = {"regular": "RobotoCondensed-Regular.ttf", "bold": "RobotoCondensed-Bold.ttf"}


def face_metrics(path: Path) -> dict[str, object]:
    """Return the metrics of the font at `path` for lines of text, in thousandths of the type size.

    `widths` maps an advance to all characters that have it, which is a third of the size of the opposite map.
    """
    font = TTFont(path)
    unit = 1000 / font["head"].unitsPerEm
    advances = font["hmtx"]
    widths: dict[str, str] = {}
    for code, glyph in sorted(font.getBestCmap().items()):
        advance = f"{advances[glyph][0] * unit:.3f}"
        widths[advance] = widths.get(advance, "") + chr(code)
    return {
        "file": path.name,
        "ascent": round(font["hhea"].ascent * unit, 3),
        "descent": round(-font["hhea"].descent * unit, 3),
        "cap_height": round(font["OS/2"].sCapHeight * unit, 3),
        "widths": widths,
    }


if __name__ == "__main__":
    metrics = {weight: face_metrics(FONTS / name) for weight, name in FACES.items()}
    (FONTS / "metrics.json").write_text(json.dumps(metrics, ensure_ascii=True, indent=0) + "\n", encoding="ascii")
