"""The one style sheet of the window, made from tokens and `resources/app/window.qss`.

Widgets ask for a look by the dynamic property `role`.
"""

import re
from functools import cache

from metamaker.app.look.fonts import SMALL
from metamaker.app.look.tokens import Tokens
from metamaker.core.paths import resource

_TOKEN = re.compile(r"@([a-z_]+)")

ROLES = (
    "ground",  # a page or side panel behind cards
    "card",  # what is read and worked with: white, rounded, without a border
    "desk",  # what paper lies on
    "bar",  # the bar across the top, and bars inside pages
    "page",  # a button of the page bar; checkable
    "tab",  # a button that brings one of several parts of a panel to the front; checkable
    "table",  # a view of rows with columns
    "primary",  # the one button that goes on
    "secondary",  # a button with an outline
    "quiet",  # a button that is only text
    "plain",  # the same in full ink: what can be done now shows at a glance
    "option",  # a button for one of several things, in rows; checkable
    "link",  # a button in the colour of the accent
    "inline",  # a field over the text of a row
    "search",  # a field without an outline, on tinted ground
    "display",  # the one large figure of a region
    "title",  # a heading
    "heading",  # small capitals over a group
    "strong",  # the name of something
    "caption",  # small quiet text
    "label",  # the name of a field in a form
    "refusal",  # why what was typed cannot be
    "chip",  # one of several that can be taken together; checkable
    "help",  # the small button that opens a rule
    "good",
    "warning",
    "error",
    "message",  # the bar that tells what went wrong
    "tip",  # the dark card beside the pointer
    "float",  # a small button that floats over the canvas, and what holds some of them
    "popup",  # an editor laid over what it edits
    "clear",  # without a ground of its own
    "line",  # a hairline (QFrame)
)
"""What `setProperty("role", …)` may say."""


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
