"""`metamaker text`, `code` and `picture`: a fleet or a ship as text, as a share code or as a picture."""

from collections.abc import Sequence
from pathlib import Path

from metamaker.cli.input.arguments import about, chosen, offered
from metamaker.cli.input.print_options import use_fonts
from metamaker.cli.models.files import Code, Picture, Text, Told
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.files import STDOUT, write
from metamaker.cli.output.messages import tell, text, unusable
from metamaker.cli.output.process import FINE
from metamaker.core.errors import FileProblem
from metamaker.core.messages import language_in_force, message
from metamaker.core.share_code import parts
from metamaker.game_api.documents import StatText
from metamaker.game_api.prints import Embed
from metamaker.opening import Opened, open_document, open_file
from metamaker.printing.files import PNG, card_file, refuse_to_lose
from metamaker.printing.sharing import cut, in_markdown, plain, share_code, texts_of


def show_text(file: str, ship: str, markdown: bool, classes: bool, is_short: bool) -> Answer:
    """Show the ships; see `metamaker text --help`."""
    if is_short and (ship or classes):
        raise unusable("cli-short_whole", "--short", other="SHIP" if ship else "--classes")
    opened = open_document(file)
    ref = _found(opened, ship) if ship else ""
    texts = texts_of(opened.game, opened.document, ref, language_in_force(), classes=classes, is_short=is_short)
    whole, ships = ([], texts) if ship else (texts[:1], texts[1:])
    return Answer(
        lambda: Text(document=[_data(one) for one in whole], ships=[_data(one) for one in ships]),
        lambda: print(in_markdown(texts) if markdown else plain(texts)),
    )


def _found(opened: Opened, ship: str) -> str:
    with about(opened.file):
        return opened.game.documents.find(opened.document, ship)


def _data(of: StatText) -> Told:
    return {
        "where": of.ref,
        "title": of.title,
        "subtitle": of.subtitle,
        "figures": [{"label": label, "value": value} for label, value in of.figures],
        "passages": [{"heading": passage.heading, "lines": list(passage.lines)} for passage in of.passages],
    }


def show_code(file: str, ship: str, longest: int) -> Answer:
    """Show the code; see `metamaker code --help`."""
    opened = open_document(file)
    game = opened.game
    with about(opened.file):
        ref = game.documents.find(opened.document, ship) if ship else ""
        codes = parts(share_code(game, opened.document, ref), longest)
    return Answer(
        lambda: Code(
            name=game.documents.title(cut(game, opened.document, ref)), characters=sum(map(len, codes)), codes=list(codes)
        ),
        lambda: print(*codes, sep="\n"),
    )


def write_picture(file: str, target: str, fonts: Sequence[Path], embed: str) -> Answer | int:
    """Write the picture; see `metamaker picture --help`."""
    carried = Embed(chosen(embed, list(Embed), "--embed"))
    if target != STDOUT and not target.lower().endswith(".png"):
        raise FileProblem(target, "", message("cli-png_name"))
    if target != STDOUT:
        refuse_to_lose(target, PNG)
    use_fonts(fonts)
    opened = open_file(file)
    with about(opened.file):
        game = opened.game
        ink = next(iter(offered(game.prints, "prints", game, opened.file).inks.values()))
        data = card_file(game, opened.document, ink, carried, language_in_force())
    write(target, data)
    if target == STDOUT:
        return FINE
    title = opened.game.documents.title(opened.document)
    return Answer(lambda: Picture(file=target, bytes=len(data)), lambda: tell(text("cli-wrote-what", file=target, what=title)))
