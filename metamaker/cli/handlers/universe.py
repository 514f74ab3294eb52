"""`metamaker universe`, `use` and `update`: universe packs."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from metamaker.cli.handlers.edits import STDOUT, issues_data, new_problems, show_problems, written
from metamaker.cli.input.arguments import about, chosen, offered, once
from metamaker.cli.input.options import Keeping
from metamaker.cli.models.samples import MadeUniverse, UsedUniverse
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import tell, text
from metamaker.cli.output.number_format import figure
from metamaker.cli.output.process import FINE, PROBLEMS
from metamaker.core.errors import FileProblem
from metamaker.core.issue import Issue
from metamaker.core.messages import language_in_force, message
from metamaker.core.storage import is_there, save_document
from metamaker.game_api.game import file_bytes
from metamaker.game_api.universes import CHOSEN, QUIET, PartChange, Plan, Shift, State, Universes
from metamaker.opening import Opened, open_file, open_pack

MINE, THEIRS, ALL = "mine", "theirs", "all"
TAKES = (MINE, THEIRS, ALL)
"""For parts that differ: keep the fleet's; take the pack's for parts that both changed; take all of the pack's."""


def make(file: str, output: str, name: str, version: int | None, only: Sequence[str]) -> Answer | int:
    """Write a pack with parts of a fleet; see `metamaker universe --help`."""
    opened = open_file(file)
    universes = _universes(opened)
    before = _pack_at(output)
    name = name or (before.document.name if before else opened.game.documents.title(opened.document))
    if version is None:
        version = before.document.version + 1 if before and before.document.name == name else 1
    with about(opened.file):
        pack = universes.made(opened.document, name, version, only)
    data = file_bytes(universes.game, pack)
    if output == STDOUT:
        sys.stdout.buffer.write(data)
        return FINE
    save_document(output, data)
    return Answer(
        lambda: MadeUniverse(file=output, name=pack.name, version=pack.version),
        lambda: tell(text("cli-wrote-what", file=output, what=universes.game.documents.title(pack))),
    )


def _pack_at(output: str) -> Opened | None:
    """Return the pack in an existing file. Raises FileProblem for a file that is not a pack, to keep it safe."""
    return open_pack(output) if output != STDOUT and is_there(output) else None


def _universes(opened: Opened) -> Universes:
    return offered(opened.game.universes, "universes", opened.game, opened.file)


@dataclass(frozen=True)
class Change:
    """A fleet after a pack was used or updated: the plan, the document, changed values, and new problems."""

    plan: Plan
    document: Any
    shifts: tuple[Shift, ...]
    problems: Sequence[Issue]


def use(file: str, pack: str, take: str, keeping: Keeping, *, is_update: bool) -> Answer:
    """Add a pack to a fleet, or update it there; see `metamaker use --help` and `metamaker update --help`."""
    once((file, pack))
    take = chosen(take, TAKES, "--take") if take else ""
    opened, brought = open_file(file), open_pack(pack)
    universes = _universes(opened)
    if brought.game is not universes.game:
        raise FileProblem(brought.file, "", message("cli-same_game", game=opened.game.name, file=file, found=brought.game.name))
    with about(opened.file):
        change = _change(universes, opened, brought.document, take)
    if is_update and change.plan.had is None:
        raise FileProblem(opened.file, "", message("cli-universe-unused", name=change.plan.name))
    undecided = change.plan.asked and not take and not keeping.dry_run
    target = "" if undecided or change.document is opened.document else written(opened, change.document, keeping)

    def show() -> None:
        if target != STDOUT:
            _show(change, target)

    problem = text("cli-universe-undecided", count=len(change.plan.asked)) if undecided else ""
    return Answer(lambda: _data(change, target), show, PROBLEMS if undecided else FINE, problem)


def _change(universes: Universes, opened: Opened, pack: object, take: str) -> Change:
    plan = universes.plan(opened.document, pack, language=language_in_force())
    states = {THEIRS: {State.BOTH}, ALL: CHOSEN}.get(take, frozenset())
    after = universes.updated(opened.document, pack, theirs=[each.part for each in plan.of(*states)])
    return Change(plan, after, universes.shifts(opened.document, after), new_problems(opened, after))


def _data(change: Change, target: str) -> UsedUniverse:
    plan = change.plan
    return {
        "file": target or None,
        "name": plan.name,
        "version": plan.version,
        "had": plan.had,
        "parts": [
            {
                "part": each.part,
                "where": each.here or None,
                "name": each.name,
                "state": each.state.value,
                "changes": list(each.lines),
            }
            for each in plan.changes
        ],
        "others": list(plan.others),
        "values": [{"of": each.ref or None, "before": each.before, "after": each.after} for each in change.shifts],
        "new_problems": issues_data(change.problems),
    }


_MARKS = {
    State.ADDED: ("+", "green"),
    State.UPDATED: ("~", "yellow"),
    State.BOTH: ("!", "red"),
    State.OWN: ("=", "cyan"),
    State.ABSENT: ("=", "cyan"),
    State.DROPPED: ("−", "yellow"),
}


def _show(change: Change, target: str) -> None:
    from metamaker.cli.output.terminal import pairs, table, words

    plan = change.plan
    tell(
        text(
            "cli-universe-versions", name=plan.name, before=0 if plan.had == plan.version else plan.had or 0, after=plan.version
        )
    )
    shown = [each for each in plan.changes if each.state not in QUIET]
    quiet = len(plan.changes) - len(shown)
    if shown:
        tell(pairs((words(*_MARKS[each.state]), each.name, _told(each)) for each in shown))
    if quiet:
        tell(text("cli-universe-quiet", count=quiet))
    tell(*plan.others)
    if change.shifts:
        sides = text("cli-diff-before"), text("cli-diff-after")
        rows = ((each.name or text("cli-diff-fleet"), _figure(each.before), _figure(each.after)) for each in change.shifts)
        tell("", table((text("cli-universe-value"), *sides), rows, right=sides))
    show_problems(change.problems)
    if target:
        tell(text("cli-wrote", file=target))


def _told(change: PartChange) -> str:
    """Return the state of a part, and the changes that the pack would make."""
    state = text(f"universe-state-{change.state}")
    if not change.lines or change.state is State.ADDED:
        return state
    return text("universe-told", state=state, lines="; ".join(change.lines))


def _figure(value: float | None) -> str:
    return "–" if value is None else figure(value)
