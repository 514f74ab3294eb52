"""The look: light, dark, the system's; text size; colours that can be read; ink for charts."""

import re
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from metamaker.app.settings.preferences import Look
from metamaker.app.settings.settings import Settings
from metamaker.app.theme.theme import FAMILY, POINTS, ROLES, Theme, screen_ink, shown_look, style_sheet, tokens
from metamaker.app.theme.tokens import DARK, LIGHT, Tokens
from metamaker.app.widgets.search_field import SearchField
from metamaker.rendering.ink import COLOUR, INK, PAPER, QUIET, Ink


def luminance(css: str) -> float:
    parts = [channel / 255 for channel in bytes.fromhex(css.removeprefix("#"))]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read_on_every_ground(look: Tokens) -> None:
    grounds = (look.card, look.ground, look.field, look.hover)
    weak = [
        (ink, ground, round(contrast(getattr(look, ink), ground), 2))
        for ink, ground in product(("ink", "quiet", "accent_text", "error", "warning", "good"), grounds)
        if contrast(getattr(look, ink), ground) < 4.5
    ]
    assert weak == []
    assert contrast(look.on_accent, look.accent) >= 4.5
    assert contrast(look.on_tip, look.tip) >= 4.5
    assert contrast(look.accent_text, look.accent_tint) >= 4.5
    assert contrast(look.accent, look.card) >= 3  # the ring of the focus


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
def test_boxes_and_signs_can_be_seen_on_every_ground(look: Tokens) -> None:
    weak = [
        (sign, ground)
        for sign, ground in product(("outline", "accent", "quiet"), ("card", "ground", "field", "hover"))
        if contrast(getattr(look, sign), getattr(look, ground)) < 3
    ]
    assert weak == []


CONTROLS = (
    "QLineEdit",
    "QPlainTextEdit",
    "QSpinBox",
    "QComboBox",
    "QPushButton",
    "QCheckBox::indicator",
    "QRadioButton::indicator",
    "QAbstractItemView::indicator",
)
"""What has a box without which one would not know it for what it is."""


def rules(look: Tokens, selector: str) -> dict[str, str]:
    """Return the rules of the style sheet for exactly this selector; the last one counts."""
    said: dict[str, str] = {}
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", style_sheet(look, 10)):
        if selector in {each.strip() for each in selectors.split(",")}:
            said |= dict(re.findall(r"([a-z-]+): ([^;]+);", body))
    return said


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
def test_the_boxes_of_controls_and_what_an_empty_field_asks_can_be_seen(look: Tokens) -> None:
    borders = {selector: rules(look, selector)["border"].rpartition(" ")[2] for selector in CONTROLS}
    assert [each for each, colour in borders.items() if contrast(colour, look.card) < 3] == []
    fields = {"QLineEdit": look.card, "QPlainTextEdit": look.card, 'QLineEdit[role="search"]': look.field}
    asked = {selector: rules(look, selector)["placeholder-text-color"] for selector in fields}
    assert [each for each, ground in fields.items() if contrast(asked[each], ground) < 4.5] == []
    assert contrast(rules(look, 'QToolButton[role="help"]')["color"], look.card) >= 4.5
    assert contrast(rules(look, "QScrollBar::handle")["background"], look.card) >= 3


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
def test_the_arrows_of_the_style_sheet_can_be_seen(look: Tokens) -> None:
    for icon in re.findall(r"url\(([^)]+)\)", style_sheet(look, 10)):
        ground = look.accent if Path(icon).stem in {"check", "partly", "dot"} else look.card
        colours = re.findall(r"#[0-9a-f]{6}", Path(icon).read_text(encoding="utf-8"))
        assert [colour for colour in colours if contrast(colour, ground) < 3 and "-off" not in icon] == []


def test_an_empty_field_asks_in_that_colour(qtbot: QtBot, theme: Theme) -> None:
    field = SearchField(None, "Search")
    qtbot.addWidget(field)
    field.show()
    assert field.palette().color(QPalette.ColorRole.PlaceholderText).name() == tokens().quiet


def test_the_settings_choose_the_look(theme: Theme, settings: Settings, qapp: QApplication) -> None:
    assert qapp.palette().color(QPalette.ColorRole.Base).name() == LIGHT.card
    settings.change(look=Look.DARK)
    assert tokens() is DARK
    assert qapp.palette().color(QPalette.ColorRole.Base).name() == DARK.card
    assert DARK.accent in shown_look.sheet


def test_the_system_is_followed_as_it_changes(theme: Theme, settings: Settings, qapp: QApplication) -> None:
    settings.change(look=Look.SYSTEM)
    dark = qapp.styleHints().colorScheme() == Qt.ColorScheme.Dark
    assert tokens().dark == dark
    told: list[bool] = []
    theme.changed.connect(lambda: told.append(tokens().dark))
    theme.system = lambda: Qt.ColorScheme.Light if dark else Qt.ColorScheme.Dark
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert told == [not dark]
    settings.change(look=Look.LIGHT)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert not tokens().dark


@pytest.mark.parametrize("size", [80, 100, 200])
def test_the_text_has_the_size_that_was_chosen(qtbot: QtBot, theme: Theme, settings: Settings, size: int) -> None:
    settings.change(text_size=size)
    label = QLabel("Heron")
    qtbot.addWidget(label)
    label.show()
    assert label.font().family() == FAMILY
    assert label.font().pointSizeF() == pytest.approx(POINTS * size / 100)


def test_the_bundled_font_is_there(theme: Theme) -> None:
    assert FAMILY in QFontDatabase.families()


def test_the_style_sheet_has_no_token_left(theme: Theme) -> None:
    text = style_sheet(LIGHT, 10)
    assert "@" not in text
    assert text.count("{") == text.count("}")


def test_every_role_has_a_look(theme: Theme) -> None:
    text = style_sheet(LIGHT, 10)
    assert [role for role in ROLES if f'role="{role}"' not in text] == []


def test_charts_are_drawn_in_the_colours_of_the_window(theme: Theme, settings: Settings) -> None:
    ink = COLOUR.with_roles({"energy": "#400000"})
    assert screen_ink(ink).colours == {**ink.colours, PAPER: screen_ink(ink)[PAPER]}
    settings.change(look=Look.DARK)
    dark: Ink = screen_ink(ink)
    assert dark[PAPER].css == DARK.card
    assert all(contrast(dark[role].css, DARK.card) >= 4.5 for role in (INK, QUIET))
    assert contrast(dark["energy"].css, DARK.card) >= 2
    assert dark["energy"].red > dark["energy"].blue


def test_a_small_text_is_not_lost_in_a_void_call(qtbot: QtBot) -> None:
    """Some versions of PySide lose a reference to None with each call that returns nothing, and abort after thousands."""
    import sys

    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for number in range(200):
        label.setText(str(number))
    assert sys.getrefcount(None) > before - 100
