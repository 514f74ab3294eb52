"""Themes as names and values: colours by purpose, sizes in steps of the grid."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Tokens:
    """One theme. `ground` is the background of everything, `card` that of content, `desk` that around paper.

    `edge` is a decorative border; `outline` is for important borders, such as the box of a field. `first` and `second` are the
    colours of two sides, `first_text` and `second_text` are those colours for text.
    """

    dark: bool
    ground: str
    card: str
    desk: str
    field: str
    hover: str
    edge: str
    outline: str
    ink: str
    quiet: str
    faint: str
    accent: str
    accent_hover: str
    on_accent: str
    accent_tint: str
    accent_text: str
    good: str
    warning: str
    error: str
    tip: str
    on_tip: str
    first: str
    second: str
    first_text: str
    second_text: str


LIGHT = Tokens(
    dark=False,
    ground="#eceff2",
    card="#ffffff",
    desk="#dde2e7",
    field="#eef1f4",
    hover="#f1f4f7",
    edge="#d3d9df",
    outline="#77818b",
    ink="#1b1f24",
    quiet="#57616b",
    faint="#9aa4ad",
    accent="#1f6bb0",
    accent_hover="#195a96",
    on_accent="#ffffff",
    accent_tint="#e1ecf7",
    accent_text="#1b62a3",
    good="#1f7a3d",
    warning="#965500",
    error="#b3261e",
    tip="#1b1f24",
    on_tip="#ffffff",
    first="#1f6bb0",
    second="#e0982f",
    first_text="#1b62a3",
    second_text="#8f5200",
)

DARK = Tokens(
    dark=True,
    ground="#15181c",
    card="#1f2429",
    desk="#101317",
    field="#2a3037",
    hover="#272d33",
    edge="#3a424b",
    outline="#76818c",
    ink="#e8ecef",
    quiet="#a3adb7",
    faint="#6b757f",
    accent="#3d8fdb",
    accent_hover="#57a1e6",
    on_accent="#0b1520",
    accent_tint="#1d3448",
    accent_text="#7fbaf0",
    good="#6cc48a",
    warning="#e0a550",
    error="#f08a82",
    tip="#3a424b",
    on_tip="#ffffff",
    first="#3d8fdb",
    second="#d98c1c",
    first_text="#7fbaf0",
    second_text="#f0ad45",
)
