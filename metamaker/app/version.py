"""Which version of the program this is."""

from importlib.metadata import PackageNotFoundError, version


def program_version() -> str:
    """Return the version of the program; empty where it runs without having been installed."""
    try:
        return version("metamaker")
    except PackageNotFoundError:
        return ""
