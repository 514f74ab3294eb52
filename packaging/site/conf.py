"""Settings of Sphinx for the web pages of the documentation: `make docs`.

Pages are the Markdown files of this project in their places, with links as a code host has them. `docs/index.md` lists them in
order; its chapters become the table of contents next to each page.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

from metamaker.core.guides import START, contents

ROOT = Path(__file__).parents[2]

_PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "MetaMaker"
author = ", ".join(each["name"] for each in _PROJECT["authors"])
project_copyright = f"{author}, {_PROJECT['license']} licence"
version = release = _PROJECT["version"]

extensions = ["myst_parser"]
myst_heading_anchors = 3
root_doc = START.removesuffix(".md")
include_patterns = [START, *(guide.place for chapter in contents() for guide in chapter.guides)]
exclude_patterns = [".*", "build", "dist", "out", "metamaker", "resources", "tests"]  # folders that need no search
highlight_language = "text"  # blocks without a language are files and commands

html_theme = "furo"
html_title = f"MetaMaker {release}"
html_extra_path = ["web"]
html_copy_source = html_show_sourcelink = False
html_theme_options = {"navigation_with_keys": True}

_LOADS = re.compile(r'<(?:script|img|link|iframe)\b[^>]*\b(?:src|href)="(?:https?:)?//[^"]*"')
"""Addresses from other sites that a reader's browser would load."""


def _with_contents(_app: Any, name: str, source: list[str]) -> None:
    """Put the table of contents at the foot of the start page, where it is hidden except in the sidebar."""
    if name != root_doc:
        return
    for chapter in contents():
        pages = "\n".join(f"{guide.title} </{guide.place.removesuffix('.md')}>" for guide in chapter.guides)
        source[0] += f"\n```{{toctree}}\n:hidden:\n:caption: {chapter.title}\n\n{pages}\n```\n"


def _is_whole(app: Any, problem: Exception | None) -> None:
    """Raise ValueError if a page fetches something from another site."""
    for page in () if problem else Path(app.outdir).rglob("*.html"):
        if found := _LOADS.search(page.read_text(encoding="utf-8")):
            raise ValueError(f"{page} would fetch from elsewhere: {found[0]}")


def setup(app: Any) -> None:
    """Register both functions with Sphinx."""
    app.connect("source-read", _with_contents)
    app.connect("build-finished", _is_whole)
