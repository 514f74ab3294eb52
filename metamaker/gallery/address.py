"""Addresses of hosted galleries, as typed: only files below the typed address are fetched."""

from urllib.parse import urlsplit

from metamaker.core.errors import FileProblem
from metamaker.core.messages import message

MOST_LETTERS = 2_000
"""The longest address; browsers accept as much."""

_OWN_MACHINE = frozenset({"localhost", "127.0.0.1", "::1"})
"""Hosts of this computer, which need no encryption."""

_FRONT = "index.html"


def is_address(text: str) -> bool:
    """Return whether typed text is meant as an address rather than a folder."""
    return "://" in text


def site_address(text: str) -> str:
    """Return the address of the folder of a gallery, which ends with a slash.

    It is of https, or of http where it is on this machine; the name of its front page, a query and a fragment are left out.
    Raises FileProblem for any other, also for one with a name and password in it.
    """
    typed = text.strip()
    try:
        found = urlsplit(typed)
        host, port = found.hostname, found.port
    except ValueError:
        host, port = None, None
        found = urlsplit("")
    is_safe = found.scheme == "https" or (found.scheme == "http" and host in _OWN_MACHINE)
    if not host or not is_safe or "@" in found.netloc or len(typed) > MOST_LETTERS or not typed.isprintable() or " " in typed:
        raise FileProblem(typed[:MOST_LETTERS], "", message("gallery-bad_address"))
    folder = found.path.removesuffix(_FRONT) if found.path.endswith(f"/{_FRONT}") else found.path
    name = f"[{host}]" if ":" in host else host
    return f"{found.scheme}://{name}{f':{port}' if port else ''}{folder.rstrip('/')}/"


def hosting_address(text: str, place: str) -> str:
    """Return the future address of a gallery, to be followed by file names; empty for none.

    Raises FileProblem, which names `place`, for an invalid address.
    """
    if text and not text.startswith(("https://", "http://")):
        raise FileProblem(place, "", message("gallery-address", found=text))
    return f"{text.rstrip('/')}/" if text else ""


def is_below(address: str, site: str) -> bool:
    """Return whether an address leads to a file of the gallery at `site`, without a step up, another host or a query."""
    if not address.startswith(site) or address == site:
        return False
    rest = address.removeprefix(site).lower().replace("%2e", ".")
    return not {"..", "."} & set(rest.split("/")) and not set(rest) & set("?#\\")
