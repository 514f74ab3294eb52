"""Version of the program, and the name that it is installed by."""

from importlib.metadata import PackageNotFoundError, version

DISTRIBUTION = "metamaker-starships"
"""Name of the distribution. On the public package index, `metamaker` is a different project, which no upgrade must fetch."""


def program_version() -> str:
    """Return the version of the program, such as `1.0.0`; empty where it runs without being installed."""
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return ""
