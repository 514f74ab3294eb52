"""The look of the window: palette, style sheet, font, light or dark; and the ink for drawings outside paper."""

import colorsys
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from metamaker.app.look.style_sheet import style_sheet
from metamaker.app.look.tokens import DARK, LIGHT, Tokens
from metamaker.app.settings.preferences import Look
from metamaker.app.settings.settings import Settings
from metamaker.core.paths import resource
from metamaker.sheets import series
from metamaker.sheets.ink import ALERT, BAR, COLOUR, HAIRLINE, INK, LINE, ON_BAR, PAPER, QUIET, TINT, TINT_EDGE, Colour, Ink

FONT_FILES = ("RobotoCondensed-Regular.ttf", "RobotoCondensed-Bold.ttf")
FAMILY = "Roboto Condensed"
POINTS = 10.5
"""Size of the text at 100 %."""

_shown = LIGHT


def tokens() -> Tokens:
    """Return the colours of the look that is shown now."""
    return _shown


def screen_ink(ink: Ink = COLOUR) -> Ink:
    """Return `ink` for drawings that stand on a card of the window, such as charts: the same in a light window.

    In a dark one ground and ink are swapped and colours made light enough to be told from the card. Never for paper.
    """
    shown = _shown
    own = {
        INK: shown.ink,
        QUIET: shown.quiet,
        LINE: shown.faint,
        HAIRLINE: shown.edge,
        TINT: shown.field,
        TINT_EDGE: shown.field,
        PAPER: shown.card,
        BAR: shown.ink,
        ON_BAR: shown.card,
        ALERT: shown.error,
    }
    if not shown.dark:
        return ink.with_roles({PAPER: shown.card})
    lightened = {role: _lightened(colour) for role, colour in ink.colours.items()}
    return ink.with_roles({**lightened, **series.DARK, **own})


_LEAST_LIGHT = 0.58


def _lightened(colour: Colour) -> str:
    hue, light, saturation = colorsys.rgb_to_hls(colour.red / 255, colour.green / 255, colour.blue / 255)
    red, green, blue = colorsys.hls_to_rgb(hue, max(light, _LEAST_LIGHT), saturation)
    return Colour(round(red * 255), round(green * 255), round(blue * 255)).css


class Theme(QObject):
    """Keeps the look of the application as the settings want it, and as the system changes. `changed` follows each change.

    `system` tells what the system wants now.
    """

    changed = Signal()

    def __init__(self, application: QApplication, settings: Settings) -> None:
        super().__init__(application)
        self._application = application
        self._settings = settings
        self.system: Callable[[], Qt.ColorScheme] = application.styleHints().colorScheme
        for name in FONT_FILES:
            QFontDatabase.addApplicationFont(str(resource("fonts", name)))
        application.setStyle("Fusion")
        settings.changed.connect(self._setting_changed)
        application.styleHints().colorSchemeChanged.connect(self._system_changed)
        self.apply()

    @property
    def wants_dark(self) -> bool:
        """Whether the look is dark now, by the settings or the system."""
        if self._settings.look is Look.SYSTEM:
            return self.system() == Qt.ColorScheme.Dark
        return self._settings.look is Look.DARK

    def apply(self) -> None:
        """Give the application its look."""
        global _shown  # noqa: PLW0603  there is one application, and one look
        _shown = DARK if self.wants_dark else LIGHT
        points = POINTS * self._settings.text_size / 100
        font = QFont(FAMILY)
        font.setPointSizeF(points)
        self._application.setPalette(palette(_shown))
        self._application.setFont(font)
        self._application.setStyleSheet(style_sheet(_shown, points))
        self.changed.emit()

    def _setting_changed(self, name: str) -> None:
        if name in {"look", "text_size"}:
            self.apply()

    def _system_changed(self) -> None:
        if self._settings.look is Look.SYSTEM and self.wants_dark != _shown.dark:
            self.apply()


def palette(look: Tokens) -> QPalette:
    """Return the colours of `look` as Qt's own widgets ask for them."""
    role = QPalette.ColorRole
    colours = {
        role.Window: look.ground,
        role.WindowText: look.ink,
        role.Base: look.card,
        role.AlternateBase: look.hover,
        role.Text: look.ink,
        role.Button: look.card,
        role.ButtonText: look.ink,
        role.BrightText: look.error,
        role.ToolTipBase: look.tip,
        role.ToolTipText: look.on_tip,
        role.PlaceholderText: look.quiet,
        role.Highlight: look.accent,
        role.HighlightedText: look.on_accent,
        role.Link: look.accent_text,
        role.LinkVisited: look.accent_text,
        role.Light: look.card,
        role.Midlight: look.field,
        role.Mid: look.edge,
        role.Dark: look.faint,
        role.Shadow: look.faint,
        role.Accent: look.accent,
    }
    made = QPalette()
    for key, colour in colours.items():
        made.setColor(key, QColor(colour))
    for key in (role.Text, role.ButtonText, role.WindowText):
        made.setColor(QPalette.ColorGroup.Disabled, key, QColor(look.faint))
    return made
