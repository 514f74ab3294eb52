"""What the roles of drawings look like on pages: a style sheet with a variable for each role of a game, light and dark."""

import colorsys

from metamaker.sheets.ink import Colour, Ink
from metamaker.sheets.svg import role_class

DARKEST, LIGHTEST = 0.1, 0.94
"""How light paper and ink are at night, from 0 to 1: neither glares."""


def role_styles(games: dict[str, Ink]) -> str:
    """Return the style sheet of the roles of games, by the keys of these; on paper the light one holds."""
    light = "\n".join(f"  {line}" for key, ink in games.items() for line in _variables(key, ink, night=False))
    dark = "\n".join(f"    {line}" for key, ink in games.items() for line in _variables(key, ink, night=True))
    rules = "\n".join(rule for key, ink in games.items() for rule in _rules(key, ink))
    return f":root {{\n{light}\n}}\n@media screen and (prefers-color-scheme: dark) {{\n  :root {{\n{dark}\n  }}\n}}\n{rules}\n"


def _variables(key: str, ink: Ink, *, night: bool) -> list[str]:
    colours = ((role, dark(colour) if night else colour) for role, colour in ink.colours.items())
    return [f"--{_name(key)}-{role_class(role)}: {colour.css};" for role, colour in colours]


def _rules(key: str, ink: Ink) -> list[str]:
    name = _name(key)
    return [
        f".sheet-{name} .f-{role_class(role)} {{ fill: var(--{name}-{role_class(role)}); }}\n"
        f".sheet-{name} .s-{role_class(role)} {{ stroke: var(--{name}-{role_class(role)}); }}"
        for role in ink.colours
    ]


def _name(key: str) -> str:
    return key.replace("_", "-")


def dark(colour: Colour) -> Colour:
    """Return a colour of paper as it is at night: of the same hue, light for dark and dark for light."""
    hue, light, strength = colorsys.rgb_to_hls(*(part / 255 for part in colour))
    red, green, blue = colorsys.hls_to_rgb(hue, DARKEST + (1 - light) * (LIGHTEST - DARKEST), strength)
    return Colour(round(red * 255), round(green * 255), round(blue * 255))
