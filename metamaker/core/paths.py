"""The only place that knows where resources, sample fleets, guides and the user's folders are."""

import os
from functools import cache
from pathlib import Path

from platformdirs import PlatformDirs

_PACKAGE = Path(__file__).resolve().parent.parent


@cache
def _data() -> Path:
    """Return the folder of the data: inside the package of an installed wheel, next to it in a checkout."""
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def resource(*parts: str) -> Path:
    """Return the path of a file or folder of the program's own resources."""
    return _data().joinpath("resources", *parts)


def sample_fleets(game: str) -> Path:
    """Return the folder of the sample fleets of `game`."""
    return _data() / "fleets" / game


def sample_encounters(game: str) -> Path:
    """Return the folder of the sample encounters of `game`; games that have none have no such folder."""
    return sample_fleets(game) / "encounters"


def shipped(place: str) -> Path:
    """Return the path of a file by its place below the folder of all that comes with the program, such as `docs/index.md`."""
    return _data() / place


def sample_events(game: str) -> Path:
    """Return the folder of the sample events of `game`, with fleets for them; games that have none have no such folder."""
    return sample_fleets(game) / "events"


def sample_universes(game: str) -> Path:
    """Return the folder of the sample universe packs of `game`; games that have none have no such folder."""
    return sample_fleets(game) / "universes"


def user_dirs() -> PlatformDirs:
    """Return the folders of this user for settings, data and logs, as the platform has them."""
    return PlatformDirs("MetaMaker", appauthor=False)


PROFILE = "METAMAKER_PROFILE"
"""The environment variable for a folder to use instead of the platform's folders."""


def cache_folder() -> Path:
    """Return the folder for data that can be made again: that of the platform, or in the folder of the environment variable."""
    chosen = os.environ.get(PROFILE, "")
    return Path(chosen).absolute() / "cache" if chosen else user_dirs().user_cache_path
