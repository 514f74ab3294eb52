"""Where the window keeps what is the user's: settings, recovery files, log."""

import os
from dataclasses import dataclass
from pathlib import Path

from metamaker.core.paths import user_dirs

VARIABLE = "METAMAKER_PROFILE"
"""The environment variable that names a folder to keep everything in, in place of the platform's folders."""


@dataclass(frozen=True)
class Profile:
    """The settings file, and the folders of recovery files and of the log. They are made when something is first put there."""

    settings: Path
    recovery: Path
    log: Path


def profile_in(folder: Path) -> Profile:
    """Return a profile that is all in one folder."""
    return Profile(folder / "settings.json", folder / "recovery", folder / "log")


def profile(folder: str = "") -> Profile:
    """Return the profile in `folder`; without one, that of the environment variable, or the user's own."""
    chosen = folder or os.environ.get(VARIABLE, "")
    if chosen:
        return profile_in(Path(chosen).absolute())
    own = user_dirs()
    return Profile(own.user_config_path / "settings.json", own.user_data_path / "recovery", own.user_log_path)
