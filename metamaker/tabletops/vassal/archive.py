"""Archives of VASSAL: modules, extensions and saved games are ZIP files with a description of themselves in XML."""

import re
from collections.abc import Mapping
from io import BytesIO
from typing import NamedTuple
from xml.etree import ElementTree as ET
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from metamaker.core.sanitize import visible

VASSAL_VERSION = "3.7.0"
"""The oldest version of VASSAL that the archives are written for."""

MODULE_VERSION = "1.0"

_DATE = (1980, 1, 1, 0, 0, 0)
"""The earliest date of a ZIP file: equal content gives identical bytes."""


class Described(NamedTuple):
    """The name and the description of a module."""

    name: str
    description: str


def archive(files: Mapping[str, bytes]) -> bytes:
    """Return a ZIP file with these files in their order, the same bytes for the same files."""
    data = BytesIO()
    with ZipFile(data, "w") as made:
        for name, content in files.items():
            made.writestr(ZipInfo(name, _DATE), content, ZIP_DEFLATED)
    return data.getvalue()


def module_data(module: Described) -> bytes:
    """Return the description of a module; extensions and saved games contain a copy of it."""
    return _data({"name": module.name, "description": module.description})


def extension_data(description: str) -> bytes:
    """Return the description of an extension for one module."""
    return _data({"description": description, "universal": "false"})


def save_data(description: str) -> bytes:
    """Return the description of a saved game."""
    return _data({"description": description})


def _data(more: Mapping[str, str]) -> bytes:
    root = ET.Element("data", version="1")
    for name, text in {"version": MODULE_VERSION, "VassalVersion": VASSAL_VERSION, **more}.items():
        ET.SubElement(root, name).text = plain(text)
    return document(root)


def document(root: ET.Element) -> bytes:
    """Return an element as an XML file."""
    ET.indent(root)
    made: bytes = ET.tostring(root, "UTF-8", xml_declaration=True)
    return made


def element(name: str, attributes: Mapping[str, object] | None = None, *inside: ET.Element, text: str = "") -> ET.Element:
    """Return an element of a module; `name` is that of a class below `VASSAL.build`."""
    values = {key: value if isinstance(value, str) else str(value).lower() for key, value in (attributes or {}).items()}
    made = ET.Element(f"VASSAL.build.{name}", {key: plain(value) for key, value in values.items()})
    made.extend(inside)
    made.text = plain(text) or None
    return made


_INVALID = re.compile("[\ufffe\uffff]")


def plain(text: str) -> str:
    """Return text without characters that are invalid in XML; tabs separate the traits of pieces."""
    return _INVALID.sub("", visible(text, "\t\n"))
