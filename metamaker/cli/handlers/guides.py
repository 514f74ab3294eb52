"""`metamaker guide`: the guides of the program, listed, or read in the terminal."""

import typer

from metamaker.cli.output.messages import unusable
from metamaker.cli.output.process import FINE
from metamaker.core.guides import PICTURE, contents, in_language, with_live_links
from metamaker.core.messages import language_in_force
from metamaker.core.schema_errors import did_you_mean

_READABLE = 100
"""The largest width of a text in columns: longer lines are hard to follow."""


def run(name: str) -> int:
    """List the guides, or show one; see `metamaker guide --help`. Raises BadParameter for an unknown one."""
    if name:
        _show(name)
    else:
        _list()
    return FINE


def _list() -> None:
    from metamaker.cli.output.terminal import heading, say

    for chapter in contents(language_in_force()):
        say(heading(chapter.title))
        room = max(len(guide.key) for guide in chapter.guides)
        for guide in chapter.guides:
            say(f"  {guide.key:{room}}  {guide.title}{f' – {guide.about}' if guide.about else ''}".replace("`", ""))
        say("")


def _show(name: str) -> None:
    from metamaker.cli.output.terminal import console

    known = {guide.key: guide.place for chapter in contents() for guide in chapter.guides}
    if name not in known:
        raise unusable("cli-not_listed", name=name, list="guide", meant=did_you_mean(name, known) or "none")
    text = with_live_links(in_language(known[name], language_in_force()))
    if not console().is_terminal:
        typer.echo(text.rstrip("\n"))
        return
    from rich.markdown import Markdown

    readable = PICTURE.sub(lambda found: f"*{found['words']}*", text)
    console().print(Markdown(readable, hyperlinks=False), width=min(console().width, _READABLE))
