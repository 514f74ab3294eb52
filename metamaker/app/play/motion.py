"""Whether playback moves: the setting of the table, or the preference of the system before the first choice.

Qt does not report this preference, so it is read from the files and the registry where systems keep it.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

from metamaker.app.settings.settings import Settings

KEY = "match_quiet"
"""The setting of the app; unset until the user chooses."""

_WINDOWS = r"HKEY_CURRENT_USER\Control Panel\Desktop"
_ANIMATES = (4, 0x02)
"""Byte and bit of `UserPreferencesMask` for animations in windows."""


def is_quiet(settings: Settings) -> bool:
    """Return whether tables show no motion."""
    chosen = settings.kept(KEY)
    return chosen if isinstance(chosen, bool) else prefers_less_motion()


def prefers_less_motion() -> bool:
    """Return whether the user has turned animations off in the settings of Windows, macOS, GNOME or KDE."""
    if sys.platform == "win32":
        mask = QSettings(_WINDOWS, QSettings.Format.NativeFormat).value("UserPreferencesMask")
        place, bit = _ANIMATES
        return isinstance(mask, bytes) and len(mask) > place and not mask[place] & bit
    if sys.platform == "darwin":
        return _is_true(QSettings("com.apple.universalaccess", "").value("reduceMotion"))
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation))
    gtk = _entry(folder / "gtk-3.0" / "settings.ini", "Settings/gtk-enable-animations")
    kde = _entry(folder / "kdeglobals", "KDE/AnimationDurationFactor")
    return gtk.lower() in {"0", "false"} or kde in {"0", "0.0"}


def _is_true(value: object) -> bool:
    return value in {True, "1", "true"} if isinstance(value, bool | int | str) else False


def _entry(file: Path, key: str) -> str:
    """Return an entry of an INI file as text; empty without it."""
    return str(QSettings(str(file), QSettings.Format.IniFormat).value(key, "")) if file.is_file() else ""
