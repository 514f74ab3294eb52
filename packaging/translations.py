"""Gathers the texts of the window into resources/translations/*.ts, and makes the .qm files that the program reads.

`make translations` runs this.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = sorted(folder.name for folder in (ROOT / "resources" / "metamaker" / "words").iterdir())
"""English has a file for the plurals alone."""


def tool(name: str) -> str:
    """Return the path of one of Qt's tools beside this Python."""
    found = shutil.which(f"pyside6-{name}", path=str(Path(sys.executable).parent)) or shutil.which(f"pyside6-{name}")
    if found is None:
        raise SystemExit(f"pyside6-{name} is missing")
    return found


def gather(folder: Path) -> None:
    """Bring the .ts files in `folder` up to the sources; texts that are no more in these are dropped."""
    sources = sorted(str(file) for file in (ROOT / "metamaker" / "app").rglob("*.py"))
    for language in LANGUAGES:
        file = folder / f"metamaker_{language}.ts"
        options = ["-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", language]
        options += ["-pluralonly"] if language == "en" else []
        subprocess.run([tool("lupdate"), *options, *sources, "-ts", str(file)], check=True, stdout=subprocess.DEVNULL)
        if language == "en":
            count_in_english(file)


def count_in_english(file: Path) -> None:
    """Write the two forms of counted English texts, whose source says `ship(s)`."""
    tree = ET.parse(file)
    for message in tree.iter("message"):
        source, translation = message.find("source"), message.find("translation")
        if source is not None and translation is not None and message.get("numerus") == "yes":
            translation.attrib.pop("type", None)
            for form, ending in zip(translation.findall("numerusform"), ("", "s"), strict=True):
                form.text = (source.text or "").replace("(s)", ending)
    text = ET.tostring(tree.getroot(), encoding="unicode")
    file.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def release(folder: Path) -> None:
    """Make the .qm files of the .ts files in `folder`."""
    for file in sorted(folder.glob("*.ts")):
        subprocess.run([tool("lrelease"), "-silent", str(file), "-qm", str(file.with_suffix(".qm"))], check=True)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    gather(FOLDER)
    release(FOLDER)
