"""The templates of pages: data of the program, in which all untrusted text is escaped."""

import hashlib
from collections.abc import Iterator
from datetime import datetime
from functools import cache, partial
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from metamaker.core.amounts import at_most
from metamaker.core.messages import COMMON, TextValue, Words, message, said, words_in
from metamaker.core.paths import resource
from metamaker.core.sanitize import visible
from metamaker.core.version import program_version

_TEMPLATES = ("gallery", "templates")
_STATIC = ("gallery", "static")
_LIVE = ("live",)
_FONTS = ("RobotoCondensed-Regular.ttf", "RobotoCondensed-Bold.ttf", "RobotoCondensed-LICENSE.txt")


def rendered(template: str, language: str, **values: object) -> bytes:
    """Return a page in a language. `root` among the values leads from the page to the folder of the site."""
    page = _templates(language).get_template(template)
    return page.render(language=language, **values).encode("utf-8", "replace")


@cache
def _templates(language: str) -> Environment:
    words = words_in(COMMON, language)
    found = Environment(
        loader=FileSystemLoader(resource(*_TEMPLATES)),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.filters["shown"] = lambda text: visible(str(text), keep="\n\t")
    found.filters["size"] = partial(_size, words)
    found.filters["percent"] = words.percent
    found.filters["number"] = lambda value: words.number(at_most(value, 1))
    found.filters["day"] = lambda moment: datetime.fromisoformat(moment).date().isoformat()
    found.globals["say"] = lambda key, **given: text(key, language, **given)
    found.globals["version"] = program_version()
    return found


def text(key: str, language: str, **values: TextValue) -> str:
    """Return a text of the gallery in a language."""
    return said(message(f"gallery-{key}", **values), language)


def _size(words: Words, count: int) -> str:
    if count < 2**20:
        return words.with_unit(words.number(max(1, round(count / 2**10))), "kB")
    return words.with_unit(words.number(count / 2**20, 1), "MB")


def static_files() -> Iterator[tuple[str, bytes]]:
    """Yield the files that all pages share, by their names in the site."""
    for file in sorted(resource(*_STATIC).iterdir()):
        yield f"assets/{file.name}", file.read_bytes()
    for name in _FONTS:
        yield f"assets/{name.lower()}", resource("fonts", name).read_bytes()
    yield "assets/metamaker.svg", resource("app", "metamaker.svg").read_bytes()


@cache
def program_mark() -> str:
    """Return a key that changes with the program and the templates."""
    mark = hashlib.sha256(program_version().encode())
    for folder in (_TEMPLATES, _LIVE):
        for file in sorted(Path(resource(*folder)).iterdir()):
            mark.update(file.read_bytes())
    return mark.hexdigest()[:16]
