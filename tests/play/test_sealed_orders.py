"""A match at two places by files: what each side may send, and what the other one refuses with its reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from metamaker.core.errors import FileProblem
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import Game, required
from metamaker.game_api.match_documents import REACHED, WON, WRITTEN
from metamaker.game_api.matches import begun, resumed
from metamaker.game_api.two_places import NotNext, answered, shares, taken
from metamaker.game_api.variations import with_variation
from metamaker.opening import open_file
from metamaker.play.documents import Choice, Replay, replay_from, replay_text
from metamaker.play.match import Match
from metamaker.play.sealed_orders import HERE, KEYS, MINE, REPLY, SEAL, at_two_places, digest, note, opened_in, to_send
from metamaker.play.serialization import digest as log_digest
from metamaker.play.serialization import written_answer
from metamaker.play.table import PERSON, Setting
from metamaker.registry import game_called

Body = dict[str, Any]
FALSE_KEY = "ab" * 16


class Place:
    """One of two places: a person, the match as it is kept there, and the files that are written there."""

    def __init__(self, replay: Replay) -> None:
        self.game: Game = game_called("metaverse")
        self.replay = replay

    @property
    def match(self) -> Match:
        found = resumed(self.game, self.replay, "here.json")
        found.ask()
        return found

    def answer(self, change: int = 0) -> None:
        """Answer for the side here: as usual, or the ship number `change` with its second plot."""
        match = self.match
        decisions = match.table.pending()
        ours = shares(self.replay, decisions).ours
        choices: list[Choice] = [written_answer(decisions[place], decisions[place].default()) for place in ours]
        for place in range(change):
            choices[place] = "+1 L1"
        kept_as, answers = answered(self.replay, match.made, decisions, ours, choices)
        self.replay = self.replay.with_(options={**self.replay.options, kept_as: note(answers)})

    def file(self, change: Callable[[Body], object] = dict) -> bytes:
        """Return the file for the other place, changed on its way."""
        data = json.loads(replay_text(to_send(self.replay, (0, 1)), "metaverse"))
        change(data["body"])
        return json.dumps(data).encode()

    def take(self, file: bytes) -> None:
        self.replay = taken(self.game, self.replay, read(file), "came.json")


def read(file: bytes) -> Replay:
    return replay_from(file, "metaverse", "came.json")


@pytest.fixture(scope="module")
def beginning() -> Replay:
    """Two small ships against two, as the set-up makes it for a person here and one elsewhere."""
    game: Game = game_called("metaverse")
    play = required(game.play)
    files = {
        "quarrel-at-fennel-light": ["honest-weight", "borrowed-lantern"],
        "the-slow-orchard": ["late-frost", "early-thaw"],
    }
    forces = [
        play.force(open_file(str(sample_fleets("metaverse") / f"{name}.json")).document, ships) for name, ships in files.items()
    ]
    return at_two_places(begun(game, forces, Setting(7, (PERSON, PERSON))).replay(), (0,), 2)


def sealed_and_replied(beginning: Replay) -> tuple[Place, Place]:
    """Return both places, where the first has sealed its orders, and the second has replied."""
    first = Place(beginning)
    first.answer()
    second = Place(read(first.file()))
    second.answer()
    return first, second


def both_in(beginning: Replay) -> tuple[Place, Place]:
    """Return both places, where the first has read the reply, and the second waits for the opened orders."""
    first, second = sealed_and_replied(beginning)
    first.take(second.file())
    return first, second


def refused(place: Place, file: bytes) -> str:
    """Return the sentence with which a file is refused; the match stays as it is."""
    before = place.replay
    with pytest.raises((NotNext, FileProblem)) as problem:
        place.take(file)
    assert place.replay is before
    return str(problem.value)


def test_both_places_come_to_the_same_match(beginning: Replay) -> None:
    first, second = both_in(beginning)
    second.take(first.file())
    assert second.replay.choices == first.replay.choices
    assert second.replay.options[KEYS] == first.replay.options[KEYS]
    assert [place.replay.options[HERE] for place in (first, second)] == [[0], [1]]
    first.answer()
    second.take(first.file())
    second.answer()
    first.take(second.file())
    assert [each.at for each in opened_in(first.replay) or ()] == [0, len(second.replay.choices)]


def fought_on(replay: Replay, keys: Choice) -> str:
    """Return a digest of what happens in two turns after both sides gave the orders of a match."""
    changed = replay.with_(options={**replay.options, KEYS: keys})
    match = resumed(game_called("metaverse"), changed, "here.json", ("plain", "plain"))
    return log_digest([event for _ in range(2) for event in match.play_turn()])


def test_dice_come_from_the_keys_of_both_sides(beginning: Replay) -> None:
    """Nobody can try orders on a copy and see the dice, because the key of the other side is not there yet."""
    first, _ = both_in(beginning)
    keys = ("ab" * 16, "cd" * 16), ("ab" * 16, "ef" * 16), ("12" * 16, "cd" * 16)
    fights = [fought_on(first.replay, [[0, *each]]) for each in keys]
    assert len({*fights, fought_on(first.replay, [])}) == 4
    assert fought_on(first.replay, [[0, *keys[0]]]) == fights[0]


FORCES = {
    "metaverse": ("quarrel-at-fennel-light", "the-slow-orchard"),
    "cosmoforce": ("six-ideas",),
    "cosmoclysm": ("six-candles",),
    "cosmos_commanders": ("five-wells",),
}


@pytest.mark.parametrize("name", FORCES)
def test_every_game_goes_on_with_the_dice_of_another_seed(name: str) -> None:
    game: Game = game_called(name)
    forces: list[Any] = [open_file(str(sample_fleets(name) / f"{each}.json")).document for each in FORCES[name]]
    if name == "cosmoclysm":
        forces = list(required(game.play).sides(forces[0]))
    if name == "cosmoforce":
        forces = [required(game.play).force(forces[0], [team.id]) for team in forces[0].teams[:2]]
    play = required(game.play)
    captains = ("chance",) * play.seats(forces, False)

    def fought(*seeds: int) -> str:
        match = begun(game, forces, Setting(3, captains))
        for seed in seeds:
            match.table.reseed(seed)
        return log_digest([event for _ in range(3) for event in match.play_turn()])

    assert fought(5) == fought(4, 5)
    assert len({fought(5), fought(6), fought()}) == 3


# The reply to one's own sealed orders


def with_our_orders(body: Body) -> None:
    """Add orders for the ships of the side that sealed its own."""
    body["options"]["reply"]["places"] += [0, 1]
    body["options"]["reply"]["choices"] += ["+1 L1", "+1 L1"]


def in_place_of_theirs(body: Body) -> None:
    body["options"]["reply"]["places"] = [0, 1]


def without_one(body: Body) -> None:
    body["options"]["reply"]["places"].pop()
    body["options"]["reply"]["choices"].pop()


def one_twice(body: Body) -> None:
    body["options"]["reply"]["places"] = [2, 2]


def without_key(body: Body) -> None:
    body["options"]["reply"]["key"] = ""


def illegal(body: Body) -> None:
    body["options"]["reply"]["choices"][0] = "+99 R1"


YOURS = "this file has orders for your side that you did not give"
INCOMPLETE = "the reply in this file does not answer all questions to the other side"
KEYS_DIFFER = "the keys in this file are not those of your match; the other player has to write the file again"
CHANGED = "this file does not continue your match: it changes earlier choices"
UNSEALED = "the orders in this file are not the sealed ones"
FALSE_SEAL = "the seal in this file does not match the orders of the other side"
NOTHING = "this file does not continue your match"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (with_our_orders, YOURS),
        (in_place_of_theirs, YOURS),
        (without_one, INCOMPLETE),
        (one_twice, INCOMPLETE),
        (without_key, KEYS_DIFFER),
    ],
)
def test_a_reply_has_all_orders_of_its_side_and_no_others(
    beginning: Replay, change: Callable[[Body], None], reason: str
) -> None:
    first, second = sealed_and_replied(beginning)
    assert refused(first, second.file(change)) == reason


def test_an_illegal_reply_is_refused_before_anything_changes(beginning: Replay) -> None:
    first, second = sealed_and_replied(beginning)
    assert "choices/2" in refused(first, second.file(illegal))


def test_a_reply_to_orders_that_were_sealed_before_is_outdated(beginning: Replay) -> None:
    first, second = sealed_and_replied(beginning)
    first.replay = first.replay.with_(options={key: value for key, value in first.replay.options.items() if key != MINE})
    first.answer(change=1)
    assert "other orders than those you sealed" in refused(first, second.file())


def test_a_key_is_used_once(beginning: Replay) -> None:
    first, second = sealed_and_replied(beginning)
    mine = first.replay.options[MINE]
    assert isinstance(mine, dict)
    assert refused(first, second.file(lambda body: body["options"]["reply"].update(key=mine["key"]))) == KEYS_DIFFER


# The terms of the match


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        ("captains", ["", "plain"], "the players of the sides"),
        ("last_turn", 1, "the last turn"),
        ("damage", [{"format": 1}, None], "the damage before the match"),
        ("encounter", {}, "the encounter"),
        ("survival", True, "the survival run"),
        ("treat", 1, "an unknown option"),
    ],
)
def test_the_terms_of_a_match_stay(beginning: Replay, option: str, value: object, reason: str) -> None:
    first, second = sealed_and_replied(beginning)
    found = refused(first, second.file(lambda body: body["options"].update({option: value})))
    assert found == f"this file changes the terms of your match: {reason}"


def test_another_version_of_the_program_is_refused_with_both_numbers(beginning: Replay) -> None:
    first, second = sealed_and_replied(beginning)
    found = refused(first, second.file(lambda body: body.update(program="0.0.1")))
    assert "was written by MetaMaker 0.0.1" in found
    assert first.replay.program in found


@pytest.mark.parametrize("change", [{"seed": 8}, {"fleets": []}])
def test_another_match_is_refused(beginning: Replay, change: Body) -> None:
    first, second = both_in(beginning)
    file = first.file(lambda body: body.update({**change, **({"fleets": body["fleets"][::-1]} if "fleets" in change else {})}))
    assert refused(second, file) == "this file belongs to another match"


def test_a_number_that_only_python_takes_for_the_same_is_another_one(beginning: Replay) -> None:
    first, second = both_in(beginning)
    file = first.file(lambda body: body["options"].update(last_turn=bool(body["options"]["last_turn"])))
    assert "the last turn" in refused(second, file)


def test_notes_of_the_other_place_are_left_there(beginning: Replay) -> None:
    first, second = both_in(beginning)
    forged = {WON: 0, REACHED: 9, WRITTEN: {"at": 0, "texts": {}}, HERE: [0, 1], MINE: 3}
    second.take(first.file(lambda body: body["options"].update(forged)))
    assert second.replay.options[HERE] == [1]
    assert not {WON, REACHED, WRITTEN, MINE} & set(second.replay.options)


def test_variations_stay_where_they_were_made(beginning: Replay) -> None:
    first, second = both_in(beginning)
    first.replay = with_variation(first.replay, "Mine", 2)
    second.replay = with_variation(second.replay, "Yours", 0)
    assert b"Mine" not in first.file()
    forged = [{"name": "Forged", "at": 0}]
    second.take(first.file(lambda body: body.update(variations=forged)))
    assert [each.name for each in second.replay.variations] == ["Yours"]
    assert "the terms of your match" in refused(second, first.file(lambda body: body["options"].update(dice=[[0, 1]])))


# The orders that are opened


def change_choice(place: int) -> Callable[[Body], None]:
    def change(body: Body) -> None:
        body["choices"][place] = "+1 L1"

    return change


def other_key(body: Body) -> None:
    body["options"][KEYS][-1][1] = FALSE_KEY


def other_key_of_reply(body: Body) -> None:
    body["options"][KEYS][-1][2] = FALSE_KEY


def no_keys(body: Body) -> None:
    body["options"][KEYS] = []


def no_terms_of_keys(body: Body) -> None:
    del body["options"][KEYS]


def key_too_early(body: Body) -> None:
    body["options"][KEYS].insert(0, [-1, "cd" * 16, "ef" * 16])


def key_too_late(body: Body) -> None:
    body["options"][KEYS].append([99, "cd" * 16, "ef" * 16])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (change_choice(0), UNSEALED),
        (change_choice(2), CHANGED),
        (other_key, UNSEALED),
        (other_key_of_reply, KEYS_DIFFER),
        (no_keys, UNSEALED),
        (no_terms_of_keys, UNSEALED),
        (key_too_early, KEYS_DIFFER),
        (key_too_late, KEYS_DIFFER),
    ],
)
def test_opened_orders_are_those_that_were_sealed(beginning: Replay, change: Callable[[Body], None], reason: str) -> None:
    first, second = both_in(beginning)
    assert reason in refused(second, first.file(change))


def test_no_step_is_answered_for_the_side_here(beginning: Replay) -> None:
    """Choices go on from the file of the other side only up to what this side is to answer."""
    first, second = both_in(beginning)
    made, decisions = first.match.made, first.match.table.pending()
    more = [written_answer(each, each.default()) for each in decisions]
    assert shares(second.replay, decisions).ours
    assert made == len(first.replay.choices)
    assert refused(second, first.file(lambda body: body["choices"].extend(more))) == YOURS


def test_sealed_orders_are_not_given_by_the_other_side(beginning: Replay) -> None:
    first = Place(beginning)
    first.answer()
    second = Place(read(first.file()))
    decisions = second.match.table.pending()
    more = [written_answer(each, each.default()) for each in decisions]
    assert refused(first, second.file(lambda body: body["choices"].extend(more))) == YOURS


def test_an_old_file_goes_nowhere(beginning: Replay) -> None:
    first, second = sealed_and_replied(beginning)
    sent, reply = first.file(), second.file()
    assert refused(second, sent) == NOTHING
    first.take(reply)
    second.take(first.file())
    for place in (first, second):
        for old in (sent, reply):
            assert refused(place, old) == NOTHING


# Seals


@pytest.mark.parametrize("places", [[], [0], [1, 0], [0, 1, 2], [2, 3]])
def test_a_seal_that_does_not_cover_the_orders_of_its_side_gets_no_open_reply(beginning: Replay, places: list[int]) -> None:
    first = Place(beginning)
    first.answer()
    file = first.file(lambda body: body["options"][SEAL].update(places=places, digest=digest(FALSE_KEY, [])))
    second = Place(read(file))
    second.answer()
    assert REPLY not in second.replay.options
    assert second.replay.options[MINE]
    assert second.file().count(b'"reply"') == 0


def test_a_false_seal_of_the_next_step_is_refused(beginning: Replay) -> None:
    first, second = both_in(beginning)
    first.answer()
    assert refused(second, first.file(lambda body: body["options"][SEAL].update(places=[]))) == FALSE_SEAL


def test_the_same_seal_holds_for_a_second_file(beginning: Replay) -> None:
    """A player who has sealed cannot seal other orders once the reply is there."""
    first, second = sealed_and_replied(beginning)
    first.replay = first.replay.with_(options={key: value for key, value in first.replay.options.items() if key != MINE})
    first.answer(change=1)
    first.take(second.file(lambda body: body["options"].pop(SEAL)))
    assert refused(second, first.file()) == UNSEALED


def test_two_who_sealed_at_the_same_time_open_both(beginning: Replay) -> None:
    first, second = Place(beginning), Place(beginning.with_(options={**beginning.options, HERE: [1]}))
    first.answer()
    second.answer(change=2)
    sent = first.file()
    first.take(second.file())
    second.take(sent)
    assert b"+1 L1" in second.file()
    replies = first.file(), second.file()
    forged = second.file(
        lambda body: body["options"]["reply"]["choices"].reverse() or body["options"]["reply"].update(key=FALSE_KEY)
    )
    assert refused(first, forged) == UNSEALED
    first.take(replies[1])
    second.take(replies[0])
    assert first.replay.choices == second.replay.choices
    assert first.replay.options[KEYS] == second.replay.options[KEYS]


def test_nobody_seals_the_same_orders_twice(beginning: Replay) -> None:
    first, second = both_in(beginning)
    second.take(first.file())
    first.answer()
    sent = first.file()
    first.answer()
    second.take(sent)
    assert first.file() != sent
    assert refused(second, first.file()) == NOTHING


# Matches of earlier versions


def test_a_match_of_an_earlier_version_goes_on_with_the_dice_of_its_seed(beginning: Replay) -> None:
    old = beginning.with_(options={key: value for key, value in beginning.options.items() if key != KEYS})
    first, second = both_in(old)
    assert KEYS not in first.replay.options
    assert first.match._dice == {}
    assert refused(second, first.file(change_choice(0))) == UNSEALED
    second.take(first.file())
    assert second.replay.choices == first.replay.choices


@pytest.mark.parametrize(
    "keys",
    [
        3,
        [[0]],
        [[0, "a", "b"]],
        [[True, FALSE_KEY, "cd" * 16]],
        [[0, FALSE_KEY, FALSE_KEY]],
        [[9, FALSE_KEY, "cd" * 16]],
        [None],
    ],
)
def test_damaged_keys_are_refused_where_a_match_is_opened(beginning: Replay, keys: Choice) -> None:
    with pytest.raises(FileProblem, match="options/keys"):
        resumed(game_called("metaverse"), beginning.with_(options={**beginning.options, KEYS: keys}), "came.json")
