"""Live sheets as one page of HTML that needs nothing from anywhere, and runs no other script than its own."""

import hashlib
import json
from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from jinja2 import Environment, StrictUndefined, Template

from metamaker.core.messages import COMMON, message, said, words_in
from metamaker.core.paths import resource
from metamaker.core.sanitize import visible
from metamaker.core.schema_errors import JsonObject
from metamaker.core.version import program_version
from metamaker.game_api.game import Game, required
from metamaker.game_api.prints import Embed
from metamaker.printing.live.content import Content, Force, content
from metamaker.rendering.role_styles import role_styles
from metamaker.rendering.svg import SharedMarkup
from metamaker.rendering.web_fonts import font_faces

SCRIPTS = ("state.js", "qr.js", "link.js", "sheet.js", "page.js")
"""The scripts of a page in `resources/live/`, in the order in which they need each other."""

DICE = (3, 4, 6, 8, 10, 12, 20)
"""Faces of the dice on the page."""

_ASCII = frozenset(map(chr, range(0x20, 0x7F)))
_TEXTS = "live-script-"
"""Ids of the texts that the script shows begin with this."""

_VALUES = ("count", "dice", "faces", "left", "number", "of", "owner", "page", "pages", "section", "ship", "sum", "turn", "what")
"""The values that the script inserts into texts."""


class Hosted(NamedTuple):
    """The names of the files next to a page on a web host, which let people install it and use it offline."""

    manifest: str
    worker: str
    icon: str


class Served(NamedTuple):
    """A page that the program serves itself; `asks`: whether it resolves criticals and repairs."""

    asks: bool


def live_page(forces: Sequence[Force], language: str, embed: Embed = Embed.FLEET, host: Hosted | Served | None = None) -> bytes:
    """Return the page with the record sheets of `forces`, which share a game.

    `embed`: the data of the fleet in a saved state. `host`: for a page that is not opened from a disk.
    """
    made = content(forces, language, embed)
    game = forces[0].game
    turn_word = words_in(game.key, language).get("window-turn-label", said(message("live-turn"), language))
    made.data.update(texts=_texts(turn_word, language), dice=DICE)
    if host is not None:
        made.data.update(host._asdict(), served=isinstance(host, Served))
    scripts = [_file(name) for name in SCRIPTS]
    style = _style(made, game)
    page = _template().render(
        language=language,
        title=visible(made.data["title"]),
        paper=f"sheet-{game.key.replace('_', '-')}",
        policy=policy(scripts, style, host=host),
        style=style,
        turn_word=turn_word,
        say=lambda key: said(message(f"live-{key}"), language),
        version=program_version(),
        faces=_blocks("face", made.faces),
        drawings=_blocks("drawing", made.drawings),
        data=as_data(made.data),
        scripts=scripts,
    )
    return page.encode("utf-8", "replace")


def policy(scripts: Iterable[str], style: str, host: Hosted | Served | None = None) -> str:
    """Return the policy under which a browser runs these scripts and this style only, and loads nothing.

    A hosted page may load its own manifest, icon and worker, a served one may speak to its server.
    """
    own = " connect-src 'self';" if isinstance(host, Served) else ""
    if isinstance(host, Hosted):
        own = " manifest-src 'self'; img-src 'self'; worker-src 'self';"
    return (
        f"default-src 'none'; script-src {' '.join(map(_hash, scripts))}; style-src {_hash(style)};{own}"
        " font-src data:; base-uri 'none'; form-action 'none'"
    )


def hosted_files(forces: Sequence[Force], language: str, name: str, icon: str) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a page on a web host, with names that begin with `name`; `icon` is an SVG picture there."""
    hosted = Hosted(f"{name}.webmanifest", f"{name}-worker.js", icon)
    page, title = f"{name}.html", visible(", ".join(force.game.documents.title(force.document) for force in forces))
    data = live_page(forces, language, host=hosted)
    manifest = {
        "name": title,
        "short_name": title,
        "lang": language,
        "start_url": page,
        "scope": page,
        "display": "standalone",
        "background_color": "#14181d",
        "theme_color": "#14181d",
        "icons": [{"src": icon, "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
    }
    version, files = hashlib.sha256(data).hexdigest()[:16], [page, hosted.manifest, icon]
    worker = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(files)};\n{_file('worker.js')}"
    yield page, data
    yield hosted.manifest, as_data(manifest).encode("utf-8", "replace")
    yield hosted.worker, worker.encode()


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def as_data(value: JsonObject) -> str:
    """Return a value as JSON that cannot end the element around it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _blocks(name: str, markup: SharedMarkup) -> str:
    """Return drawings as blocks of data, which a browser reads only where a script shows them.

    Markup contains no other elements than those of drawings, so it cannot end a block.
    """
    blocks = ((f"{name}s", markup.definitions), *((f"{name}{at}", drawn) for at, drawn in enumerate(markup.drawings)))
    return "\n".join(f'<script type="image/svg+xml" id="{key}">{drawn}</script>' for key, drawn in blocks)


def _style(made: Content, game: Game[Any]) -> str:
    ink = next(iter(required(game.prints).inks.values()))
    letters = made.letters | _ASCII | set(as_data(made.data))
    return "".join((font_faces(letters), role_styles({game.key: ink}), _file("page.css")))


def _texts(turn_word: str, language: str) -> JsonObject:
    """Return the texts of the script, in which it replaces the names in braces by values."""
    values = {name: f"{{{name}}}" for name in _VALUES}
    keys = (key.removeprefix(_TEXTS) for key in words_in(COMMON, language) if key.startswith(_TEXTS))
    return {key: said(message(f"{_TEXTS}{key}", word=turn_word, **values), language) for key in keys}


@cache
def _file(name: str) -> str:
    return resource("live", name).read_text(encoding="utf-8")


@cache
def _template() -> Template:
    found = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    return found.from_string(_file("page.html"))
