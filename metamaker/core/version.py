"""Version of the program, and the name that it is installed by."""

import sys
from contextlib import suppress
from pathlib import Path

DISTRIBUTION = "metamaker-starships"
"""Name of the distribution. On the public package index, `metamaker` is a different project, which no upgrade must fetch."""

_METADATA = ".dist-info"


def program_version() -> str:
    """Return the version of the program, such as `1.0.0`; empty where it runs without being installed."""
    return _version_in_names(sys.path) or _version_in_metadata()


def _version_in_names(folders: list[str]) -> str:
    """Return the version in the name of our metadata folder; `importlib.metadata` would delay every start by 20 ms."""
    begin = f"{DISTRIBUTION.replace('-', '_')}-"
    for folder in folders:
        with suppress(OSError):
            for name in (path.name for path in Path(folder).glob(f"{begin}*{_METADATA}")):
                return name.removeprefix(begin).removesuffix(_METADATA)
    return ""


def _version_in_metadata() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return ""
