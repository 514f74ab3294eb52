"""Links of the program: `metamaker:` and a share code. Nothing else in a link is followed."""

import re
from urllib.parse import unquote

from metamaker.core.messages import message
from metamaker.core.share_code import CodeProblem

SCHEME = "metamaker"
"""The scheme that the desktop opens with this program; the same in `packaging/`, which a test checks."""

_BEGINNING = f"{SCHEME}:"
_CODE = re.compile(r"(?://)?(MM\d{1,9}-[A-Z0-9/-]+?)/?", re.IGNORECASE)


def link(code: str) -> str:
    """Return the link that opens a share code which is in one piece."""
    return f"{_BEGINNING}{code}"


def is_link(text: str) -> bool:
    """Return whether `text` begins with the scheme of our links."""
    return text[: len(_BEGINNING)].lower() == _BEGINNING


def code_in(text: str) -> str:
    """Return the share code in a link, which may be percent-encoded and have slashes around it as browsers write them.

    Raises CodeProblem for a link with anything else in it: a path, an address, an option.
    """
    found = _CODE.fullmatch(unquote(text[len(_BEGINNING) :].strip()))
    if found is None:
        raise CodeProblem(message("file-code-link", form=link("MM1-…")))
    return found[1]
