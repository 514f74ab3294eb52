"""`metamaker encounter`: the set-up of a battle, shown, saved or printed."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from metamaker.cli.input.arguments import chosen
from metamaker.cli.input.encounter_files import encounters_of, is_encounter, open_encounter, refuse_others
from metamaker.cli.input.options import EncounterOptions, Framing
from metamaker.cli.input.print_options import ready
from metamaker.cli.input.sides import contenders, met_in, with_head_start
from metamaker.cli.models.battles import Encountered
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.battle_report import show_standing, tell, tell_doubts
from metamaker.cli.output.files import STDOUT, in_folder, means_folder, refuse_unwritable, write
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.terminal import say
from metamaker.core.ids import slug
from metamaker.core.messages import language_in_force, message
from metamaker.game_api.game import Game
from metamaker.game_api.matches import begun, encounter_document
from metamaker.game_api.play import Encounters, Wishes, WishRefused
from metamaker.game_api.prints import Embed, PrintOptions
from metamaker.play.documents import EncounterFile, encounter_text
from metamaker.play.table import Setting
from metamaker.printing.files import PDF, PNG, Print, encounter_pdf, page_files, page_names


class _Set(NamedTuple):
    """An encounter, rolled or opened."""

    game: Game
    encounters: Encounters
    document: EncounterFile
    forces: tuple[Any, ...]
    encounter: Any


def run(files: Sequence[str], options: EncounterOptions, framing: Framing, output: str, wished: Sequence[str]) -> Answer:
    """Roll an encounter, or show an existing one; see `metamaker encounter --help`. `wished`: options that would roll."""
    if len(files) == 1 and is_encounter(files[0]):
        if wished:
            raise unusable("cli-without", what=message("play-an_encounter"), others=", ".join(wished))
        held = _opened(files[0], options)
    else:
        held = _rolled(files, options)
    written = _written(held, framing, output) if output else []

    def show() -> None:
        if not written:
            _told(held, options.rules)
        elif written != [STDOUT]:
            say(text("cli-wrote-encounter", files=", ".join(written)))

    return Answer(
        lambda: Encountered(game=held.game.key, seed=held.document.seed, setup=dict(held.document.setup), files=written), show
    )


def _opened(file: str, options: EncounterOptions) -> _Set:
    """Return an existing encounter, with another head start if one is wanted."""
    opened = open_encounter(file)
    encounters = encounters_of(opened.game, opened.battles, opened.file)
    who = with_head_start(met_in(opened), options.head_start)
    document = opened.document.with_(setup=encounters.record(who.encounter)) if options.head_start else opened.document
    return _Set(opened.game, encounters, document, opened.forces, who.encounter)


def _rolled(files: Sequence[str], options: EncounterOptions) -> _Set:
    who = contenders(files, options.anyway)
    encounters = encounters_of(who.game, who.battles, who.files[0])
    wishes = Wishes(
        chosen(options.kind, encounters.kinds, "--kind") if options.kind else "",
        chosen(options.terrain, encounters.terrains, "--terrain") if options.terrain else "",
        _table(options.table),
    )
    try:
        encounter = encounters.rolled(who.forces, options.seed, wishes)
    except WishRefused as problem:
        raise unusable("play-wish", problem=problem.text) from None
    who = with_head_start(who._replace(encounter=encounter), options.head_start)
    document = encounter_document(who.game, who.forces, who.encounter, options.seed, options.name)
    return _Set(who.game, encounters, document, who.forces, who.encounter)


def _table(words: str) -> tuple[int, int] | None:
    """Return length and width of a table in cm from `180x120`. Raises BadParameter."""
    if not words:
        return None
    sides = words.lower().replace("×", "x").split("x")
    if len(sides) != 2 or not all(side.strip().isascii() and side.strip().isdigit() and len(side) <= 5 for side in sides):
        raise unusable("play-table_wanted", found=words)
    return int(sides[0]), int(sides[1])


def _told(held: _Set, rules: bool) -> None:
    """Report the set-up and the positions at the beginning of the battle."""
    tell_doubts(held.encounters, held.forces)
    match = begun(held.game, held.forces, Setting(1, ("", ""), encounter=held.encounter))
    tell(match.views.story(match.happened()), rules)
    show_standing(match.views.standing())


def _written(held: _Set, framing: Framing, output: str) -> list[str]:
    """Write the document, or pages with it inside; return the files. Raises FileProblem."""
    if output == STDOUT or output.lower().endswith(".json"):
        if output != STDOUT:
            refuse_others(output)
        write(output, encounter_text(held.document, held.game.key))
        return [output]
    run = ready(framing, output)
    name = slug(held.document.name) or "encounter"
    target = in_folder(output, f"{name}.{run.kind}") if means_folder(output) else output
    options = PrintOptions(run.frame, language=language_in_force())
    pages = held.encounters.pages(held.forces, held.encounter, held.document.name, options)
    names = page_names(target, len(pages), run.kind)
    for each in names:
        refuse_unwritable(each)
    ink = run.ink_of(held.game, "")
    if run.kind == PDF:
        carries = run.embed is not Embed.NONE
        data = [encounter_pdf(held.document, held.game.key, pages, ink, options.language, carries=carries)]
    else:
        data = list(page_files(Print((), pages, options.language), ink, run.dots if run.kind == PNG else None))
    for each, content in zip(names, data, strict=True):
        write(each, content)
    return names
