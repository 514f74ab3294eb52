"""`metamaker live`: record sheets of fleets as one web page for a phone."""

from collections.abc import Sequence
from pathlib import Path

from metamaker.cli.input.arguments import chosen, offered, same_game, usable
from metamaker.cli.input.print_options import use_fonts
from metamaker.cli.models.files import Live
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.files import STDOUT, write
from metamaker.cli.output.messages import tell, text
from metamaker.cli.output.process import FINE, UNUSABLE
from metamaker.core.errors import FileProblem
from metamaker.core.messages import language_in_force, message
from metamaker.game_api.game import required
from metamaker.game_api.prints import Embed
from metamaker.printing.files import HTML, refuse_to_lose
from metamaker.printing.live.content import Force
from metamaker.printing.live.page import live_page


def write_live(files: Sequence[str], target: str, fonts: Sequence[Path], embed: str) -> Answer | int:
    """Write the page; see `metamaker live --help`. A problem with any file stops the command."""
    embedded = Embed(chosen(embed, list(Embed), "--embed"))
    if target != STDOUT:
        refuse_to_lose(target, HTML)
    use_fonts(fonts)
    opened = list(usable(files))
    if len(opened) < len(files):
        return UNUSABLE
    game = same_game(opened)
    offered(game.sheets, "sheets", game, opened[0].file)
    ships = 0
    for each in opened:
        own = len(required(game.designs).subjects(each.document, False))
        if not own:
            raise FileProblem(each.file, "", message("live-nothing"))
        ships += own
    data = live_page([Force(game, each.document) for each in opened], language_in_force(), embedded)
    write(target, data)
    if target == STDOUT:
        return FINE
    what = text("live-wrote", count=ships)
    return Answer(
        lambda: Live(file=target, bytes=len(data), ships=ships), lambda: tell(text("cli-wrote-what", file=target, what=what))
    )
