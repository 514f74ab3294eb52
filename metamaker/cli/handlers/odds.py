"""`metamaker odds`: the die that a ship needs to hit another, and the likely effects of its attack."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from metamaker.cli.input.arguments import about, chosen, offered, once, same_game
from metamaker.cli.input.options import OddsOptions
from metamaker.cli.input.sides import file_and_ships
from metamaker.cli.models.battles import AttackOdds, OddsCase, OddsChapter
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.terminal import heading, say, table
from metamaker.core.messages import Text, language_in_force, said
from metamaker.game_api.firing import Chapter, Circumstances, Figure, Firing
from metamaker.game_api.play import WishRefused
from metamaker.opening import Opened, open_file

USUAL = Circumstances()

MOST_RULES = 4
"""The number of rules that a row lists."""


class _Case(NamedTuple):
    """An attack with its heading: the target, and the distance if there are several."""

    target: str
    distance: int
    chapters: tuple[Chapter, ...]

    def title(self, *, by_distance: bool) -> str:
        return text("cli-odds-case", target=self.target, distance=self.distance) if by_distance else self.target


def run(attacker: str, targets: Sequence[str], options: OddsOptions) -> Answer:
    """Show the odds of an attack; see `metamaker odds --help`."""
    words = [file_and_ships(word) for word in (attacker, *targets)]
    once([file for file, _ in words])
    ships = [(open_file(file), _only(word, ships)) for word, (file, ships) in zip((attacker, *targets), words, strict=True)]
    game = same_game([opened for opened, _ in ships])
    firing = offered(game.firing, "firing", game, ships[0][0].file)
    case, distances = _circumstances(firing, options), options.distance or [-1]
    cases = [
        _Case(name, distance, _figures(firing, ships[0], (opened, name), case._replace(distance=distance), options.trials))
        for (opened, name), distance in product(ships[1:], distances)
    ]
    return Answer(lambda: _data(ships[0][1], cases), lambda: _show(ships[0][1], cases, by_distance=len(distances) > 1))


def _only(word: str, ships: Sequence[str]) -> str:
    """Return the only ship named after a file. Raises BadParameter."""
    if len(ships) != 1:
        raise unusable("cli-odds-ship", found=word)
    return ships[0]


def _circumstances(firing: Firing, options: OddsOptions) -> Circumstances:
    """Return the circumstances of the options. Raises BadParameter for options of other games, and for unknown words."""
    given = Circumstances(
        weapons=tuple(options.weapon or ()),
        distance=-1,
        arc=options.arc,
        facing=options.facing,
        manoeuvre=options.manoeuvre,
        target_manoeuvre=options.target_manoeuvre,
        speed=-1 if options.speed is None else options.speed,
        target_speed=-1 if options.target_speed is None else options.target_speed,
        heat=-1 if options.heat is None else options.heat,
        ew=tuple(options.ew or ()),
        terrain=options.terrain,
        volley=options.volley,
    )
    for field, value in {**given._asdict(), "distance": options.distance or -1}.items():
        if field not in firing.uses and value != getattr(USUAL, field):
            raise unusable("cli-odds-unused", f"--{field.replace('_', '-').replace('weapons', 'weapon')}")
    return given._replace(
        arc=_word(firing, "arc", given.arc),
        facing=_word(firing, "facing", given.facing),
        terrain=_word(firing, "terrain", given.terrain),
        ew=tuple(_word(firing, "ew", word) for word in given.ew),
    )


def _word(firing: Firing, field: str, word: str) -> str:
    """Return a word for a field, in any case. Raises BadParameter for an unknown one."""
    return chosen(word, [each for each, _ in firing.choices(field) if each], f"--{field}") if word else ""


def _figures(
    firing: Firing, one: tuple[Opened, str], other: tuple[Opened, str], case: Circumstances, trials: int
) -> tuple[Chapter, ...]:
    """Return the exact figures, then those of the rolls. Raises FileProblem for unknown ships, BadParameter."""
    with about(one[0].file):
        one[0].game.documents.find(one[0].document, one[1])
    with about(other[0].file):
        other[0].game.documents.find(other[0].document, other[1])
    try:
        attack = firing.attack(one[0].document, one[1], other[0].document, other[1], case)
    except WishRefused as problem:
        raise unusable("play-wish", problem=problem.text) from None
    if attack.trials is None or not trials:
        return attack.chapters
    attack.trials.roll(trials)
    return (*attack.chapters, attack.trials.chapter())


def _data(attacker: str, cases: Sequence[_Case]) -> AttackOdds:
    return {"attacker": attacker, "cases": [_case_data(case) for case in cases]}


def _case_data(case: _Case) -> OddsCase:
    return {
        "target": case.target,
        "distance": None if case.distance < 0 else case.distance,
        "chapters": [_chapter_data(chapter) for chapter in case.chapters],
    }


def _chapter_data(chapter: Chapter) -> OddsChapter:
    language = language_in_force()
    figures = chapter.figures
    return {
        "key": chapter.key,
        "title": said(chapter.title, language),
        "figures": [
            {
                "key": each.key,
                "name": said(each.name, language),
                "text": said(each.shown, language),
                "amount": each.amount,
                "rules": list(each.rules),
            }
            for each in figures
        ],
    }


def _show(attacker: str, cases: Sequence[_Case], *, by_distance: bool) -> None:
    language = language_in_force()
    titles = tuple(case.title(by_distance=by_distance) for case in cases)
    say(heading(text("cli-odds-title", attacker=attacker, targets=", ".join(dict.fromkeys(case.target for case in cases)))))
    columns = titles if len(cases) > 1 else (text("cli-odds-figure"),)
    for title, rows in _chapters(cases):
        lines = [
            (said(first.name, language), *(said(each.shown, language) if each else "" for each in row), _rules(row))
            for row in rows
            if (first := next(each for each in row if each is not None))
        ]
        say("", table((said(title, language), *_distinct(columns), text("cli-odds-rules")), lines))


def _rules(row: Sequence[Figure | None]) -> str:
    """Return the rules of a row; of many, such as the rows of a chart, the first and the last."""
    found = list(dict.fromkeys(rule for each in row if each is not None for rule in each.rules))
    return ", ".join(found) if len(found) <= MOST_RULES else f"{found[0]} … {found[-1]}"


def _distinct(columns: Sequence[str]) -> Iterator[str]:
    """Yield titles of columns, numbered if two ships have the same name."""
    for place, title in enumerate(columns, 1):
        yield f"{title} ({place})" if columns.count(title) > 1 else title


def _chapters(cases: Sequence[_Case]) -> Iterator[tuple[Text, list[list[Figure | None]]]]:
    """Yield each chapter of any case with its rows: a figure of each case, None where a case does not have it."""
    for key in dict.fromkeys(chapter.key for case in cases for chapter in case.chapters):
        held = [next((chapter for chapter in case.chapters if chapter.key == key), None) for case in cases]
        found = [{} if chapter is None else {each.key: each for each in chapter.figures} for chapter in held]
        rows = [[each.get(name) for each in found] for name in dict.fromkeys(name for each in found for name in each)]
        yield next(chapter.title for chapter in held if chapter is not None), rows
