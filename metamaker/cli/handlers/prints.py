"""`metamaker sheets`, `pages`, `pack` and `state`; damaged sheets of a battle; the print check."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from metamaker.cli.input.arguments import chosen, offered, same_game, usable, wanted_game
from metamaker.cli.input.options import KindOptions, SheetOptions
from metamaker.cli.input.print_options import Ready, page_kinds, sheet_options
from metamaker.cli.input.replay_files import open_replay
from metamaker.cli.models.files import Finding, Printed, PrintedSeveral, Proof, ProofPage, State
from metamaker.cli.output.answer import Answer, complain
from metamaker.cli.output.files import (
    STDOUT,
    distinct,
    in_folder,
    kind_of,
    means_folder,
    refuse_unwritable,
    stem,
    write,
    write_prints,
)
from metamaker.cli.output.messages import tell, text, unusable
from metamaker.cli.output.process import FINE, PROBLEMS, UNUSABLE
from metamaker.cli.output.progress import bar
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import laid_out
from metamaker.core.messages import in_force, language_in_force, message
from metamaker.core.storage import refuse_print_name, save_document
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.game import required
from metamaker.game_api.matches import forces_in, resumed
from metamaker.game_api.prints import SHEETS, Embed, PrintOptions
from metamaker.opening import Opened, chosen_number, open_file
from metamaker.printing.files import PDF, Print, refuse_to_lose
from metamaker.printing.play_states import ReadState, holds_state_code, read_state
from metamaker.printing.print_job import PrintJob, PrintOrder, What, drawn, has_sheets, keys
from metamaker.rendering.ink import Ink
from metamaker.rendering.metrics import found_elsewhere
from metamaker.rendering.page_proof import PageProof, proof
from metamaker.rendering.proof import Finding as PageFinding
from metamaker.rendering.proof import lacking

MANY = 10
"""With this number of sheets or more, a bar shows the progress."""


def sheets(files: Sequence[str], run: Ready, options: SheetOptions) -> Answer | int:
    """Print the sheets of all files; see `metamaker sheets --help`. A problem with any file stops the command."""
    opened = list(usable(files))
    if len(opened) < len(files):
        return UNUSABLE
    game = same_game(opened)
    jobs = _jobs(opened, run, options)
    ink = run.ink_of(game, opened[0].file)
    total, count = sum(len(keys(job)) for job in jobs), itertools.count(1)
    with bar(text("cli-bar-sheets"), total, shown=total > MANY) as moved:

        def step(_done: int, _total: int) -> None:
            moved(next(count), total)

        if not run.output:
            return report(drawn(jobs, run.pages, step), ink)
        # All sheets are drawn and all names checked before anything is written.
        prints = [(target, _some(target, some, run, step)) for target, some in _targets(run, opened, jobs)]
    return _write(prints, run, ink, _told_sheets)


def blank(run: Ready, options: SheetOptions) -> Answer | int:
    """Print blank sheets of a game; see `metamaker sheets --help`. They contain no data."""
    of, output = wanted_game(options.game), run.output
    formats = offered(of.sheets, "sheets", of, "").formats
    order = PrintOrder(What.BLANK, options=sheet_options(options, formats, run.frame))
    made, ink = drawn([PrintJob(of, None, order)], run.pages), run.ink_of(of, "")
    if not output:
        return report(made, ink)
    if means_folder(output):
        output = in_folder(output, f"blank.{run.kind}")
    return _write([(output, made)], run._replace(embed=Embed.NONE), ink, _told_blank)


def pages(files: Sequence[str], run: Ready, kinds: KindOptions, size: str | None) -> Answer | int:
    """Print or check pages of one fleet or opposing ones; see `metamaker pages --help` and `metamaker pack --help`.

    With a `size` of record sheets, empty for the usual one, these are among the usual kinds.
    """
    opened, output = list(usable(files)), run.output
    if len(opened) < len(files):
        return UNUSABLE
    game = same_game(opened)
    prints = offered(game.prints, "prints", game, opened[0].file)
    known, rare = tuple(prints.page_kinds()), prints.on_request(len(opened))
    only = page_kinds(kinds, known, {key for key in known if key not in rare and (size is not None or key != SHEETS)})
    options = PrintOptions(run.frame, language=language_in_force())
    if size:
        formats = offered(game.sheets, "sheets", game, opened[0].file).formats
        options = replace(options, format=chosen(size, formats, "--size"))
    order = PrintOrder(What.PAGES, options=options, only=only)
    made = drawn([PrintJob(game, one.document, order) for one in opened])
    if not made.pages:
        raise FileProblem(output, "", message("print-nothing"))
    ink = run.ink_of(game, opened[0].file)
    if not output:
        return report(made, ink)
    if means_folder(output):
        what = "pages" if size is None else "pack"
        output = in_folder(output, f"{'-'.join(stem(one) for one in opened)}-{what}.{run.kind}")
    return _write([(output, made)], run, ink, _told_pages)


def _told_pages(written: Sequence[str], made: Print) -> tuple[Printed, str]:
    count = len(made.pages)
    data: Printed = {"file": written[0], "files": list(written), "pages": count, "kinds": list(made.kinds)}
    return data, text("print-pages", count=count)


def write_state(filled: str, output: str, fleet: str) -> Answer | int:
    """Write the marks on filled-in sheets; see `metamaker state --help`."""
    refuse_print_name(output)
    try:
        opened = open_file(fleet or filled)
    except FileProblem:
        if not fleet and holds_state_code(filled):
            raise unusable("live-code-alone", "--fleet") from None
        raise
    game = opened.game
    offered(game.sheets, "sheets", game, opened.file)
    read = read_state(game, opened.document, *chosen_number(filled))
    _remark(read, filled)
    if output == STDOUT:
        write(output, laid_out(read.value))
        return FINE
    save_document(output, laid_out(read.value))
    title = game.documents.title(opened.document)
    return Answer(
        lambda: State(file=output, game=game.key, unused=len(read.unused), foreign=read.foreign),
        lambda: tell(text("cli-wrote-what", file=output, what=title)),
    )


def _remark(read: ReadState, file: str) -> None:
    """Report the filled-in fields that were not used."""
    for remark in read.remarks(file):
        complain(str(remark))


def damaged(file: str, variation: str, turn: int, output: str) -> int:
    """Print the record sheets of all sides with the damage at the end of a turn; see `metamaker battle --help`."""
    opened = open_replay(file, variation)
    kind_of(output, PDF)
    if output != STDOUT:
        refuse_unwritable(output)
        refuse_to_lose(output, PDF)
    game = opened.game
    formats = offered(game.sheets, "sheets", game, opened.file).formats
    match = resumed(game, opened.replay, opened.file, ())
    fought = 0
    while fought < turn and match.result is None and match.play_turn():
        fought += 1
    if turn > fought:
        raise FileProblem(opened.file, "", message("print-as_of", last=fought, found=turn))
    jobs = []
    for side, force in enumerate(forces_in(game, opened.replay, opened.file)):
        only = required(game.designs).subjects(force, classes=False)
        options = PrintOptions(format=formats[0], state=match.views.play_state(side), language=language_in_force())
        jobs.append(PrintJob(game, force, PrintOrder(options=options, only=only)))
    made = drawn(jobs)
    write_prints([(output, made)], next(iter(required(game.prints).inks.values())), Embed.FLEET, PDF, 0)
    if output != STDOUT:
        count = sum(len(source.sheets) for source in made.sources)
        tell(text("cli-wrote-damaged", file=output, count=count, turn=turn))
    return FINE


def _jobs(opened: Sequence[Opened], run: Ready, wanted: SheetOptions) -> list[PrintJob]:
    """Return a print job per fleet; a named ship must be in one of them."""
    game = opened[0].game
    kit = offered(game.sheets, "sheets", game, opened[0].file)
    options = sheet_options(wanted, kit.formats, run.frame)
    if wanted.state:
        if len(opened) > 1:
            raise unusable("print-one_state")
        read = read_state(game, opened[0].document, *chosen_number(wanted.state))
        _remark(read, wanted.state)
        options = replace(options, state=read.state)
    order = PrintOrder(What.CLASSES if wanted.classes else What.SHIPS, options=options)
    if not wanted.ship:
        return [PrintJob(game, one.document, _with_those_at_home(one, order) if wanted.everyone else order) for one in opened]
    found: dict[int, list[str]] = {place: [] for place in range(len(opened))}
    for name in wanted.ship:
        place, ref = _owner(opened, name)
        if ref not in found[place]:
            found[place].append(ref)
    return [PrintJob(game, one.document, replace(order, only=tuple(found[place]))) for place, one in enumerate(opened)]


def _with_those_at_home(opened: Opened, order: PrintOrder) -> PrintOrder:
    """Return the order for all ships of a document, if one stays at home."""
    documents, designs = opened.game.documents, required(opened.game.designs)
    every = designs.subjects(documents.everyone(opened.document), order.what is What.CLASSES)
    return order if every == designs.subjects(opened.document, order.what is What.CLASSES) else replace(order, only=every)


def _owner(opened: Sequence[Opened], name: str) -> tuple[int, str]:
    missing: list[FileProblem] = []
    for place, one in enumerate(opened):
        try:
            return place, one.game.documents.find(one.document, name)
        except NotInDocument as problem:
            missing.append(FileProblem(one.file, "", str(problem)))
    raise missing[0]


def _targets(run: Ready, opened: Sequence[Opened], jobs: Sequence[PrintJob]) -> Iterator[tuple[str, Sequence[PrintJob]]]:
    """Yield one file for all, or in a folder one for each fleet with printed pages."""
    if not means_folder(run.output):
        yield run.output, jobs
        return
    for name, job in zip(distinct(stem(one) for one in opened), jobs, strict=True):
        if has_sheets(job):
            yield in_folder(run.output, f"{name}.{run.kind}"), (job,)


def _some(target: str, jobs: Sequence[PrintJob], run: Ready, step: Callable[[int, int], None]) -> Print:
    made = drawn(jobs, run.pages, step)
    if not made.pages:
        there = len(drawn(jobs).pages)
        raise FileProblem(target, "", message("print-no_page", count=there) if there else message("print-no_ships"))
    return made


def _write(
    prints: Sequence[tuple[str, Print]],
    run: Ready,
    ink: Ink,
    reported: Callable[[Sequence[str], Print], tuple[Printed, str]],
) -> Answer | int:
    """Write printouts to their files; return an answer unless they go to standard output."""
    files_of = write_prints(prints, ink, run.embed, run.kind, run.dots)
    _tell_lacking([made for _, made in prints])
    if any(target == STDOUT for target, _ in prints):
        return FINE
    answers = [(names, *reported(names, made)) for names, (_, made) in zip(files_of, prints, strict=True)]

    def show() -> None:
        for names, _, what in answers:
            many = f"{names[0]} … {names[-1]}" if len(names) > 1 else names[0]
            tell(text("cli-wrote-what", file=many, what=what))

    made = [data for _, data, _ in answers]
    return Answer(lambda: made[0] if len(made) == 1 else PrintedSeveral(files=made), show)


def _tell_lacking(prints: Sequence[Print]) -> None:
    """Warn about missing content: characters that no font has, and codes without room."""
    texts = {text for made in prints for text in lacking(made.pages)}
    if texts:
        complain(text("print-lacking", count=len(texts)))
    fonts = found_elsewhere()
    if fonts:
        complain(text("print-system_fonts", fonts=", ".join(Path(font).name for font in fonts)))
    codes = sum(sheet.lacks_code for made in prints for source in made.sources for sheet in source.sheets)
    if codes:
        complain(text("print-no_codes", count=codes))


def _told_blank(written: Sequence[str], made: Print) -> tuple[Printed, str]:
    data, _ = _told_sheets(written, made)
    return data, text("print-pages", count=len(made.pages))


def _told_sheets(written: Sequence[str], made: Print) -> tuple[Printed, str]:
    printed = [sheet for source in made.sources for sheet in source.sheets]
    data: Printed = {
        "file": written[0],
        "files": list(written),
        "pages": len(made.pages),
        "sheets": [{"where": sheet.ref, "name": sheet.name, "pages": len(sheet.leaves)} for sheet in printed],
    }
    return data, text("print-sheets", sheets=len(printed), pages=text("print-pages", count=len(made.pages)))


POINTS = 72 / 25.4


def report(made: Print, ink: Ink) -> Answer:
    """Return the findings on pages; the exit code is 1 if there is an error."""
    proofs = [proof(page, ink) for page in made.pages]
    data = _told(made, proofs)
    return Answer(lambda: data, lambda: _show(data), PROBLEMS if any(each.faults for each in proofs) else FINE)


def _told(made: Print, proofs: Sequence[PageProof]) -> Proof:
    return {
        "pages": [
            {
                "page": number,
                "title": page.bookmark,
                "faults": [_finding(each) for each in found.faults],
                "remarks": [_finding(each) for each in found.remarks],
                "smallest_type_pt": found.smallest_type * POINTS,
                "lowest_contrast": found.lowest_contrast,
                "ink_coverage": found.coverage,
            }
            for number, (page, found) in enumerate(zip(made.pages, proofs, strict=True), 1)
        ],
        "notes": [
            {"where": sheet.ref, "text": note} for source in made.sources for sheet in source.sheets for note in sheet.notes
        ],
        "paper": {"single_sided": len(proofs), "double_sided": (len(proofs) + 1) // 2},
    }


def _finding(each: PageFinding) -> Finding:
    return {"kind": each.fault, "what": each.what, "at_mm": [round(number, 2) for number in each.area]}


def _show(data: Proof) -> None:
    from metamaker.cli.output.terminal import COLOURS, say, table, words

    rows = [(words(text("cli-severity", severity=kind), COLOURS[kind]), *found) for kind, *found in _rows(data)]
    if rows:
        say(table(("", text("print-proof-page"), text("print-proof-finding"), text("print-proof-what")), rows), "")
    measured = ((page["page"], page["title"] or "", *_figures(page)) for page in data["pages"])
    columns = tuple(text(f"print-proof-{name}") for name in ("page", "of", "smallest", "contrast", "ink"))
    say(table(columns, measured, right=columns[2:]))
    faults = sum(len(page["faults"]) for page in data["pages"])
    paper = data["paper"]
    counted = text("cli-count", severity="error", count=faults) if faults else text("print-proof-no_errors")
    say("", text("print-proof-paper", errors=counted, single=paper["single_sided"], double=paper["double_sided"]))


def _rows(data: Proof) -> Iterator[tuple[str, ...]]:
    """Yield severity, page, finding and subject; remarks about copies of an item are shown once."""
    for page in data["pages"]:
        for severity, found in (("error", page["faults"]), ("note", page["remarks"])):
            for kind, what in dict.fromkeys((each["kind"], each["what"]) for each in found):
                yield severity, str(page["page"]), text(f"print-fault-{kind.replace(' ', '_')}"), what
    for note in data["notes"]:
        yield "note", "", note["where"], note["text"]


def _figures(page: ProofPage) -> Iterator[str]:
    yield in_force().number(page["smallest_type_pt"] or 0, 1)
    yield f"{in_force().number(page['lowest_contrast'] or 0, 1)} : 1"
    yield in_force().percent(page["ink_coverage"], 1)
