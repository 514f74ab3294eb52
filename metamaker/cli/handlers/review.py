"""`metamaker review`: luck and damage in a match, as tables, JSON, CSV or pages."""

from rich.console import RenderableType

from metamaker.cli.handlers import match_record, review_course
from metamaker.cli.input.options import CourseOptions, Framing
from metamaker.cli.input.print_options import ready
from metamaker.cli.input.replay_files import open_replay
from metamaker.cli.models.battles import MatchReview, ReviewLuck, ReviewShip
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.files import STDOUT, refuse_unwritable, write, write_prints
from metamaker.cli.output.messages import text
from metamaker.cli.output.terminal import heading, say, table
from metamaker.core.amounts import at_most
from metamaker.core.errors import FileProblem
from metamaker.core.messages import COMMON, Words, language_in_force, message, words_in
from metamaker.core.storage import is_file, read_file
from metamaker.game_api.prints import Embed, PrintOptions
from metamaker.play.review.luck import luck_by
from metamaker.printing.files import Print
from metamaker.review.pages import review_pages
from metamaker.review.report import Line, Report, lines, reported, taken
from metamaker.review.sentences import FIGURES, figures, idle_weapons, kind, lacking, luck, result, row_name
from metamaker.review.shot_table import COLUMNS, csv_text, side_name

CSV = ".csv"
HEAD = ",".join(COLUMNS).encode()


def run(file: str, framing: Framing, output: str, as_csv: bool, record: str, options: CourseOptions) -> Answer:
    """Review a match; see `metamaker review --help`."""
    if not file:
        return match_record.shown(record)
    match_record.refuse_variation(record, options.variation)
    opened = open_replay(file, options.variation)
    if opened.battles.review is None:
        raise FileProblem(opened.file, "", message("review-none", game=opened.game.name))
    as_csv = as_csv or output.lower().endswith(CSV)
    target = (output or STDOUT) if as_csv else output
    if as_csv:
        _refuse_others(target)
    printing = ready(framing, output) if output and not as_csv else None
    report = reported(opened.game, opened.replay, opened.file)
    match_record.add(record, report, opened)
    if as_csv:
        write(target, csv_text(report).encode())
    elif printing is not None:
        made = Print(
            (),
            review_pages(report, PrintOptions(printing.frame, language=language_in_force())),
            language_in_force(),
            name=report.title,
        )
        ink = printing.ink_of(opened.game, opened.file)
        write_prints([(target, made)], ink, Embed.NONE, printing.kind, printing.dots)

    def show() -> None:
        if not target:
            _show(report, review_course.studied(opened, report, options))
        elif target != STDOUT:
            say(text("cli-wrote-review", file=target))

    return Answer(lambda: _data(report, review_course.studied(opened, report, options)), show)


def _refuse_others(path: str) -> None:
    """Raise FileProblem if the file is not such a table or cannot be written."""
    refuse_unwritable(path)
    if path != STDOUT and is_file(path) and not (read_file(path) or HEAD).startswith(HEAD):
        raise FileProblem(path, "", message("print-other_file", kind="CSV"))


def _signed(value: float, words: Words) -> str:
    return words.signed(at_most(value, 1))


def _show(report: Report, course: review_course.Studied) -> None:
    words = words_in(COMMON, language_in_force())
    say(heading(report.title), result(report, words), *lacking(report, words))
    review_course.show(course, report, words)
    found = report.luck()
    if found is not None and report.ledger.chances:
        say("", heading(words["review-luck"]), *luck(report, found, words), "", _luck_table(report, words))
    elif report.ledger.chances:
        rolls = [(side, _signed(value, words)) for side, value in zip(report.sides, report.lucks(), strict=True)]
        say(
            "",
            heading(words["review-luck"]),
            table((words["review-side"], words["review-luck"]), rolls, right=(words["review-luck"],)),
        )
    rows = list(lines(report))
    if rows:
        say("", heading(words["review-damage"]), _damage_table(report, rows, words))
    _show_taken(report, words)
    _show_idle(report, words)


def _luck_table(report: Report, words: Words) -> RenderableType:
    """Return the luck of both sides by kind of roll."""
    kinds = luck_by(report.ledger.chances, 0, lambda each: each.kind)
    rows = [(kind(key, words), _signed(value, words), _signed(-value, words)) for key, value in kinds.items()]
    total = sum(kinds.values())
    rows.append((words["review-total"], _signed(total, words), _signed(-total, words)))
    return table((words["review-by-kind"], *report.sides), rows, right=report.sides)


def _damage_table(report: Report, rows: list[Line], words: Words) -> RenderableType:
    titles = [words[f"review-{key}"] for key in FIGURES]
    shown = [(f"{'  ' if each.item else ''}{row_name(report, each, words)}", *figures(each, words)) for each in rows]
    return table((words["review-ship"], *titles), shown, right=titles)


def _show_taken(report: Report, words: Words) -> None:
    """List the damage to each ship."""
    keys = ("shots", "hits", "taken-boxes", "mean", "shields", "armour", "intercepted", "wasted")
    titles = [words[f"review-{key}"] for key in keys]
    rows = [
        (report.name(ref, side), *figures(Line(side, ref, "ship", "", found, 0.0), words)[:-1])
        for (side, ref), found in taken(report).items()
    ]
    if rows:
        say("", heading(words["review-taken"]), table((words["review-target"], *titles), rows, right=titles))


def _show_idle(report: Report, words: Words) -> None:
    """List the weapons that could have fired."""
    idle = idle_weapons(report.ledger.idle)
    if idle:
        titles = [words[f"review-idle-{key}"] for key in ("ship", "weapon", "target", "turns")]
        rows = [
            (report.name(ship, side), weapon_, report.name(target, -1), ", ".join(map(str, sorted(set(turns)))))
            for (side, ship, weapon_, target), turns in idle.items()
        ]
        say("", heading(words["review-idle"]), table(titles, rows))


def _data(report: Report, course: review_course.Studied) -> MatchReview:
    words, ledger = words_in(COMMON, language_in_force()), report.ledger
    found = report.luck()
    return {
        "game": report.game.key,
        "title": report.title,
        "sides": list(report.sides),
        "turns": report.turns,
        "result": report.result,
        "unit": report.unit,
        "lacks": list(lacking(report, words)),
        "complete": report.problem is None,
        "luck": None if found is None else _luck_data(report, found.value, found.usual, found.margin, found.share),
        "ships": [_ship_data(report, each) for each in lines(report)],
        "targets": [
            {"side": side, "ship": ref, "name": report.name(ref, side), **each._asdict()}
            for (side, ref), each in taken(report).items()
        ],
        "rolls": [{**each._asdict(), "luck": each.luck} for each in ledger.chances],
        "shots": [
            {**each._asdict(), "victim": each.loser, "rolled": each.rolled, "side_name": side_name(report, each.side)}
            for each in ledger.blows
        ],
        "idle": [each._asdict() for each in ledger.idle],
        "chances": review_course.turns_data(course),
        "turning_points": review_course.points_data(course),
        "orders": review_course.orders_data(course),
    }


def _luck_data(report: Report, value: float, usual: float, margin: float, share: float | None) -> ReviewLuck:
    chances = report.ledger.chances
    return {
        "value": value,
        "usual": usual,
        "margin": margin,
        "share": share,
        "kinds": {str(key): each for key, each in luck_by(chances, 0, lambda each: each.kind).items()},
        "turns": {str(key): each for key, each in luck_by(chances, 0, lambda each: each.turn).items()},
    }


def _ship_data(report: Report, of: Line) -> ReviewShip:
    return {
        "side": of.side,
        "ship": of.ship,
        "name": report.name(of.ship, of.side),
        "of": of.of,
        "item": of.item,
        "shots": of.total.shots,
        "hits": of.total.hits,
        "mean": of.total.mean,
        "dealt": of.total.dealt,
        "shields": of.total.shields,
        "armour": of.total.armour,
        "intercepted": of.total.intercepted,
        "wasted": of.total.wasted,
        "luck": of.luck,
    }
