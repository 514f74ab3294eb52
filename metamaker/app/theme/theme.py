"""The theme of the window: palette, style sheet and font, light or dark. Also the ink of drawings on the screen.

Palette and font are those of the application; the style sheet is set part by part (`dress`).
"""

import colorsys
import re
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QPalette
from PySide6.QtWidgets import QApplication

from metamaker.app.settings.preferences import Look
from metamaker.app.settings.settings import Settings
from metamaker.app.theme.fonts import SMALL
from metamaker.app.theme.tokens import DARK, LIGHT, Tokens
from metamaker.core.paths import resource
from metamaker.rendering import series
from metamaker.rendering.ink import ALERT, BAR, COLOUR, HAIRLINE, INK, LINE, ON_BAR, PAPER, QUIET, TINT, TINT_EDGE, Colour, Ink

_TOKEN = re.compile(r"@([a-z_]+)")

ROLES = (
    "ground",  # a page or side panel that contains cards
    "card",  # a panel for reading and work: white, rounded, without a border
    "desk",  # the canvas background around paper
    "bar",  # the top bar, and bars inside pages
    "page",  # a button of the page bar; checkable
    "tab",  # a tab of a panel with several parts; checkable
    "table",  # a view of rows with columns
    "primary",  # the main button of a page
    "secondary",  # a button with an outline
    "quiet",  # a button without a border
    "plain",  # the same in full ink, for an action available now
    "option",  # a button for one of several choices, in rows; checkable
    "link",  # a button in the colour of the accent
    "inline",  # a field over the text of a row
    "search",  # a field without an outline, on tinted ground
    "display",  # the one large figure of a region
    "night_display",  # the same on the night ground of a battle, in every theme
    "night",  # text on that ground
    "night_link",  # a link on that ground
    "title",  # a heading
    "heading",  # small capitals over a group
    "strong",  # a name
    "caption",  # small grey text
    "label",  # the name of a field in a form
    "refusal",  # the reason for refused input
    "chip",  # a choice out of several that can be combined; checkable
    "help",  # the small button that opens a rule
    "first",  # the name of a first side
    "second",  # the name of a second side
    "proposal",  # a card to choose; checkable
    "good",
    "warning",
    "error",
    "message",  # the bar with an error message
    "tip",  # the dark card next to the pointer
    "float",  # a small button that floats over the canvas, and a group of them
    "popup",  # an editor laid over the edited element
    "clear",  # without a background
    "line",  # a hairline (QFrame)
)
"""The values of `setProperty("role", …)`."""


def style_sheet(tokens: Tokens, points: float) -> str:
    """Return the style sheet for text of `points`; all distances follow the size of the text."""
    unit = points / 10
    sizes = {
        "small": f"{points * SMALL:.1f}pt",
        "text_size": f"{points:.1f}pt",
        "title_size": f"{points * 1.45:.1f}pt",
        "display_size": f"{points * 2.9:.1f}pt",
        "radius": f"{round(6 * unit)}px",
        "small_radius": f"{round(4 * unit)}px",
        "half": f"{round(4 * unit)}px",
        "grid": f"{round(8 * unit)}px",
        "wide": f"{round(16 * unit)}px",
        "twice": f"{round(28 * unit)}px",
        "check": f"{round(15 * unit)}px",
        "bar": f"{round(10 * unit)}px",
        "round": f"{round(15 * unit) // 2}px",
        "step": f"{round(22 * unit)}px",
        "chip": f"{round(11 * unit)}px",
        "pill": f"{round(10 * unit)}px",
        "third": f"{round(3 * unit)}px",
        "third_less": f"{max(0, round(3 * unit) - 1)}px",
        "grid_less": f"{round(8 * unit) - 1}px",
        "icons": resource("app", "icons").as_posix(),
    }
    values = {**vars(tokens), **sizes}
    return _TOKEN.sub(lambda found: str(values[found[1]]), _sheet())


@cache
def _sheet() -> str:
    return resource("app", "window.qss").read_text(encoding="utf-8").partition("*/")[2]


FONT_FILES = ("RobotoCondensed-Regular.ttf", "RobotoCondensed-Bold.ttf")
FAMILY = "Roboto Condensed"
POINTS = 10.5
"""Size of the text at 100 %."""


class ShownLook(QObject):
    """The active theme; there is one application with one theme. `changed` notifies the users of the style sheet."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.tokens = LIGHT
        self.sheet = ""

    def show(self, tokens: Tokens, points: float) -> None:
        """Show another theme, with text of `points`."""
        self.tokens = tokens
        self.sheet = style_sheet(tokens, points)
        self.changed.emit()


shown_look = ShownLook()


def tokens() -> Tokens:
    """Return the colours of the active theme."""
    return shown_look.tokens


def screen_ink(ink: Ink = COLOUR) -> Ink:
    """Return `ink` for drawings on a card of the window, such as charts: unchanged in a light window.

    In a dark window, colours are those of the dark theme, or lightened for contrast with the card. Never for paper.
    """
    shown = tokens()
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
    if ink.night is not None:
        return ink.night.with_roles(own)
    lightened = {role: _lightened(colour) for role, colour in ink.colours.items()}
    return ink.with_roles({**lightened, **series.DARK, **own})


def map_ink(ink: Ink) -> Ink:
    """Return `ink` for a full-size map, board or table: as on paper, or night colours in a dark window."""
    return ink.night if ink.night is not None and tokens().dark else ink


_LEAST_LIGHT = 0.58
"""Lightness that gives every colour of the sheet a contrast of 3.9 or more on a dark card.

Drawings need 3; at 0.5 some have 2.8.
"""


def _lightened(colour: Colour) -> str:
    hue, light, saturation = colorsys.rgb_to_hls(colour.red / 255, colour.green / 255, colour.blue / 255)
    red, green, blue = colorsys.hls_to_rgb(hue, max(light, _LEAST_LIGHT), saturation)
    return Colour(round(red * 255), round(green * 255), round(blue * 255)).css


class Theme(QObject):
    """Keeps the theme of the application up to date with the settings and the system. `changed` follows each change.

    `system` returns the present theme of the system.
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
        application.setWindowIcon(QIcon(str(resource("app", "metamaker.svg"))))
        settings.changed.connect(self._setting_changed)
        application.styleHints().colorSchemeChanged.connect(self._system_changed)
        self.apply()

    @property
    def wants_dark(self) -> bool:
        """Whether the theme is dark now, by the settings or the system."""
        if self._settings.look is Look.SYSTEM:
            return self.system() == Qt.ColorScheme.Dark
        return self._settings.look is Look.DARK

    def apply(self) -> None:
        """Apply the theme to the application."""
        look = DARK if self.wants_dark else LIGHT
        points = POINTS * self._settings.text_size / 100
        font = QFont(FAMILY)
        font.setPointSizeF(points)
        self._application.setPalette(palette(look))
        self._application.setFont(font)
        shown_look.show(look, points)
        self.changed.emit()

    def _setting_changed(self, name: str) -> None:
        if name in {"look", "text_size"}:
            self.apply()

    def _system_changed(self) -> None:
        if self._settings.look is Look.SYSTEM and self.wants_dark != tokens().dark:
            self.apply()


def palette(look: Tokens) -> QPalette:
    """Return the colours of `look` as a palette for Qt's own widgets."""
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
