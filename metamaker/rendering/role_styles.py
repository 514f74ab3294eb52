"""Style sheets for drawings on web pages: the colours of roles, by day and by night."""

import colorsys
from collections.abc import Iterable

from metamaker.rendering.ink import Colour, Ink
from metamaker.rendering.svg import role_class

DARKEST, LIGHTEST = 0.1, 0.94
"""How light paper and ink are at night, from 0 to 1: neither glares."""


def role_styles(games: dict[str, Ink]) -> str:
    """Return the style sheet of the roles of games, by their keys; paper uses the light one.

    The class of a drawing selects its colours. Each is passed on as a variable, because a drawing repeated by a reference
    inherits variables, while CSS rules do not see its surroundings there.
    """
    light = "\n".join(_colours(key, ink, night=False) for key, ink in games.items())
    dark = "\n".join(f"  {_colours(key, ink, night=True)}" for key, ink in games.items())
    return f"{light}\n@media screen and (prefers-color-scheme: dark) {{\n{dark}\n}}\n{_rules(games.values())}\n"


def _colours(key: str, ink: Ink, *, night: bool) -> str:
    colours = ((role_class(role), dark(colour) if night else colour) for role, colour in ink.colours.items())
    named = " ".join(f"--role-{role}: {colour.css};" for role, colour in colours)
    return f".sheet-{key.replace('_', '-')} {{ {named} }}"


def _rules(inks: Iterable[Ink]) -> str:
    """Return the rules that fill and stroke by role, for drawings of any game."""
    roles = dict.fromkeys(role_class(role) for ink in inks for role in ink.colours)
    return "\n".join(
        f".f-{role} {{ fill: var(--role-{role}); }}\n.s-{role} {{ stroke: var(--role-{role}); }}" for role in roles
    )


def dark(colour: Colour) -> Colour:
    """Return a colour of paper as it is at night: of the same hue, light for dark and dark for light."""
    hue, light, strength = colorsys.rgb_to_hls(*(part / 255 for part in colour))
    red, green, blue = colorsys.hls_to_rgb(hue, DARKEST + (1 - light) * (LIGHTEST - DARKEST), strength)
    return Colour(round(red * 255), round(green * 255), round(blue * 255))
