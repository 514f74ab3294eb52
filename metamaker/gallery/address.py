"""Addresses of hosted galleries, as a person types them: what is fetched lies below the one that was typed."""

from urllib.parse import urlsplit

from metamaker.core.problem import FileProblem
from metamaker.core.words import message

MOST_LETTERS = 2_000
"""Longer ones are no addresses that anybody types; browsers take as many."""

_OWN_MACHINE = frozenset({"localhost", "127.0.0.1", "::1"})
"""Nobody listens on the way to these, so that they need no encryption."""

_FRONT = "index.html"


def is_address(text: str) -> bool:
    """Whether what a person typed is meant as an address rather than as a folder."""
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
    """Return the address at which a gallery will be hosted, that names of files can follow; empty for none.

    Raises FileProblem, which names `place`, for what is no address.
    """
    if text and not text.startswith(("https://", "http://")):
        raise FileProblem(place, "", message("gallery-address", found=text))
    return f"{text.rstrip('/')}/" if text else ""


def is_below(address: str, site: str) -> bool:
    """Whether an address leads to a file of the gallery at `site`, which no step up, no other host and no query do."""
    if not address.startswith(site) or address == site:
        return False
    rest = address.removeprefix(site).lower().replace("%2e", ".")
    return not {"..", "."} & set(rest.split("/")) and not set(rest) & set("?#\\")
