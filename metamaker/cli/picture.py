"""`metamaker picture`: a fleet as one picture to be shared, which opens as the fleet again."""

from metamaker.cli.answer import FINE, print_json
from metamaker.cli.framing import use_font
from metamaker.cli.output import STDOUT, write
from metamaker.core.problem import FileProblem
from metamaker.core.share_code import CodeProblem
from metamaker.game import Embed
from metamaker.print_files import PNG, refuse_to_lose
from metamaker.printing import card_file
from metamaker.registry import open_file


def run(file: str, target: str, font: str, embed: str, as_json: bool) -> int:
    """Write the picture; see `metamaker picture --help`."""
    if target != STDOUT and not target.lower().endswith(".png"):
        raise FileProblem(target, "", "expected a name for a PNG file")
    if target != STDOUT:
        refuse_to_lose(target, PNG)
    use_font(font)
    opened = open_file(file)
    try:
        game = opened.game
        data = card_file(game, opened.document, next(iter(game.inks.values())), Embed(embed))
    except CodeProblem as problem:
        raise FileProblem(opened.file, "", str(problem)) from None
    write(target, data)
    if target == STDOUT:
        return FINE
    if as_json:
        print_json({"file": target, "bytes": len(data)})
    else:
        from metamaker.cli.terminal import say

        say(f"wrote {target}: {opened.game.title(opened.document)}")
    return FINE
