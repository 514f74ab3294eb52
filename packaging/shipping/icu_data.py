"""Qt's data of the Unicode library, reduced to our languages: a fiftieth of its 32 MB is enough.

Qt compares texts and changes their case with it. Missing entries of a locale come from the root locale, so nothing fails
without the rest; Qt has its own data for dates, numbers and time zones. The data package is taken out of `libicudata.so`, its
entries are filtered, and the tools for stripping programs make a library of the rest. Without these tools the library stays as
it is.
"""

import re
import shutil
import struct
import subprocess
from pathlib import Path

LIBRARY = re.compile(r"libicudata\.so\.(?P<version>\d+)")

_MAGIC = b"\xda\x27"
_FORMAT = b"CmnD"
_ALIGNED = 16

_FOLDERS = ("coll",)
"""The needed folder, the order of letters: names of languages, countries, units and currencies are not used."""

_OTHERS = re.compile(
    r"unames\.icu"  # names of characters
    r"|(likelySubtags|langInfo|supplementalData)\.res"  # languages spoken in each territory
    r"|(zoneinfo64|metaZones|windowsZones|timezoneTypes|dayPeriods)\.res"
    r"|(plurals|pluralRanges|units|grammaticalFeatures|currencyNumericCodes)\.res"
    r"|.+\.(cnv|cfu|dict|brk|spp)"  # other encodings, similar characters, line breaks, host names
)

_LOCALE = re.compile(r"[a-z]{2,3}(_\w+)?\.res")


def is_kept(entry: str, languages: tuple[str, ...]) -> bool:
    """Return whether an entry stays, by its name without that of the package: `coll/fr.res`."""
    folder, _, name = entry.rpartition("/")
    if folder not in {"", *_FOLDERS} or _OTHERS.fullmatch(name):
        return False
    return not _LOCALE.fullmatch(name) or name.removesuffix(".res").partition("_")[0] in languages


def smaller(package: bytes, languages: tuple[str, ...]) -> bytes:
    """Return a package of data with the entries that stay. Raises ValueError for other content."""
    size = struct.unpack_from("<H", package)[0]
    if package[2:4] not in {_MAGIC, _MAGIC[::-1]} or package[12:16] != _FORMAT:
        raise ValueError("expected a package of data of ICU")
    body = package[size:]
    (count,) = struct.unpack_from("<I", body)
    places = [struct.unpack_from("<II", body, 4 + 8 * number) for number in range(count)]
    ends = [*sorted(start for _, start in places), len(body)]
    kept: list[tuple[bytes, bytes]] = []
    for name_at, start in places:
        name = body[name_at : body.index(b"\0", name_at)]
        if is_kept(name.decode("ascii").partition("/")[2], languages):
            kept.append((name, body[start : ends[ends.index(start) + 1]]))
    return package[:size] + _contents(kept)


def _contents(entries: list[tuple[bytes, bytes]]) -> bytes:
    """Return the table of contents with its names and the data, each beginning at a multiple of 16."""
    names, table, data = b"", b"", b""
    first_name = 4 + 8 * len(entries)
    first_data = _rounded(first_name + sum(len(name) + 1 for name, _ in entries))
    for name, content in entries:
        table += struct.pack("<II", first_name + len(names), first_data + len(data))
        names += name + b"\0"
        data += content.ljust(_rounded(len(content)), b"\0")
    head = struct.pack("<I", len(entries)) + table + names
    return head.ljust(first_data, b"\0") + data


def _rounded(length: int) -> int:
    return -(-length // _ALIGNED) * _ALIGNED


def cut_down(library: Path, folder: Path, languages: tuple[str, ...]) -> Path:
    """Return a smaller library in `folder`, or the given one if that cannot be made here."""
    found = LIBRARY.fullmatch(library.name)
    if found is None or not all(map(shutil.which, ("nm", "ld", "objcopy"))):
        return library
    symbol = f"icudt{found['version']}_dat"
    content = library.read_bytes()
    listed = subprocess.run(["nm", "-D", str(library)], capture_output=True, text=True, check=True).stdout  # noqa: S607
    # In the first loaded segment, an address in memory is the position in the file.
    at = next(int(line.split()[0], 16) for line in listed.splitlines() if line.endswith(f" {symbol}"))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "data.dat").write_bytes(smaller(content[at:], languages))
    for command in (
        ["ld", "-r", "-b", "binary", "-o", "data.o", "data.dat"],
        ["objcopy", "--rename-section", ".data=.rodata,alloc,load,readonly,data,contents", "--set-section-alignment",
         f".rodata={_ALIGNED}", "--redefine-sym", f"_binary_data_dat_start={symbol}", "data.o"],
        ["ld", "-shared", "-z", "noexecstack", "-soname", library.name, "-o", library.name, "data.o"],
    ):  # fmt: skip
        subprocess.run(command, cwd=folder, check=True)
    return folder / library.name
