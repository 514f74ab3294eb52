"""A match with a remote player: a received file is checked step by step before one's own match continues from it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.core.messages import Text, message
from metamaker.game_api.game import Game
from metamaker.game_api.match_documents import NOTES
from metamaker.game_api.matches import resumed
from metamaker.play.decision import Decision
from metamaker.play.documents import Choice, Replay
from metamaker.play.sealed_orders import (
    HERE,
    KEY,
    KEYS,
    MINE,
    REPLY,
    SEAL,
    Answers,
    Opened,
    Seal,
    as_text,
    chosen,
    fault,
    is_key,
    noted,
    opened_in,
    seal_in,
    sealed,
    sides_here,
)
from metamaker.play.table import PERSON


class NotNext(ValueError):
    """A file that one's own match cannot continue from: one sentence."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


class Shares(NamedTuple):
    """The open decisions of a step by place: those of people here, and those of the remote player."""

    ours: tuple[int, ...]
    theirs: tuple[int, ...]

    def in_order(self, decisions: Sequence[Decision], our_key: str, their_key: str) -> tuple[str, str]:
        """Return both keys, that of the side with the lower number first."""
        is_first = decisions[self.ours[0]].side < decisions[self.theirs[0]].side
        return (our_key, their_key) if is_first else (their_key, our_key)


def shares(replay: Replay, decisions: Sequence[Decision]) -> Shares:
    """Return the sides that answer the open decisions of a match.

    People and captains never answer in the same step of secret orders.
    """
    named = replay.options.get("captains")
    captains = named if isinstance(named, list) else []
    here = sides_here(replay, len(captains))
    of_people = [place for place, each in enumerate(decisions) if captains[each.side : each.side + 1] == [PERSON]]
    ours = tuple(place for place in of_people if decisions[place].side in here)
    return Shares(ours, tuple(place for place in of_people if place not in ours))


def seal_to_answer(replay: Replay, at: int, decisions: Sequence[Decision]) -> Seal | None:
    """Return the seal to which open answers can be given now: it covers exactly the decisions of the other side."""
    seal = seal_in(replay)
    return seal if seal is not None and seal.at == at and seal.places == shares(replay, decisions).theirs else None


def answered(
    replay: Replay, at: int, decisions: Sequence[Decision], places: Sequence[int], choices: Sequence[Choice]
) -> tuple[str, Answers]:
    """Return answers of people here to the open decisions, and the name of the option that keeps them.

    They are sealed, or reply openly to the seal of the other side.
    """
    answers = sealed(at, decisions[places[0]].side, places, choices)
    if seal_to_answer(replay, at, decisions) is None:
        return MINE, answers
    # In a match of an earlier version the dice come only from its seed, and a reply has no key.
    return REPLY, answers if KEYS in replay.options else answers._replace(key="")


def taken(game: Game, own: Replay, came: Replay, file: str) -> Replay:
    """Return one's own match, continued with the received match.

    Raises NotNext, or FileProblem for illegal orders.
    """
    wrong = fault(own, came, NOTES)
    if wrong is not None:
        raise NotNext(wrong)
    if len(came.choices) > len(own.choices):
        return _continued(game, own, came, file)
    if len(came.choices) < len(own.choices):
        raise NotNext(message("play-sent-nothing"))
    return _joined(game, own, came, file)


def _steps(game: Game, replay: Replay, file: str) -> Iterator[tuple[int, tuple[Decision, ...]]]:
    """Yield the number of choices before each step of a match, with the open decisions; finally those at its end."""
    match = resumed(game, replay, file, captains=())
    while match.is_scripted:
        yield match.made, tuple(match.table.pending())
        if not match.step():
            return
    yield match.made, tuple(match.table.pending())


# The received match has more choices


def _continued(game: Game, own: Replay, came: Replay, file: str) -> Replay:
    kept = _opened(own) or ()
    opened = _opened(came)
    for at, decisions in _steps(game, came, file):
        if at >= len(came.choices):
            _check_new_seal(own, came, at, decisions)
        elif at >= len(own.choices):
            kept += _checked(own, came, at, decisions)
    if (None if opened is None else kept) != opened:
        raise NotNext(message("play-sent-changed"))
    options = {name: value for name, value in came.options.items() if name not in NOTES or name == SEAL}
    return came.with_(options={**options, HERE: own.options.get(HERE, [])}, variations=own.variations)


def _opened(replay: Replay) -> tuple[Opened, ...] | None:
    """Return the keys of a match. Raises NotNext."""
    try:
        return opened_in(replay)
    except ValueError:
        raise NotNext(message("play-sent-keys")) from None


def _check_new_seal(own: Replay, came: Replay, at: int, decisions: Sequence[Decision]) -> None:
    """Raise NotNext for a seal of the open decisions that does not cover exactly those of the other side."""
    seal = seal_in(came)
    if seal is not None and seal.at == at and seal.places != shares(own, decisions).theirs:
        raise NotNext(message("play-sent-seal"))


def _checked(own: Replay, came: Replay, at: int, decisions: Sequence[Decision]) -> tuple[Opened, ...]:
    """Check the new answers of a step, and return the keys sent with them, if any. Raises NotNext."""
    share, reply = shares(own, decisions), _at(own, REPLY, at)
    if not share.ours:
        return ()
    if reply is None or reply.places != share.ours:
        raise NotNext(message("play-sent-yours"))
    if not _same(chosen(came, at, share.ours), reply.choices):
        raise NotNext(message("play-sent-changed"))
    opened = next((each for each in _opened(came) or () if each.at == at), None)
    keys = opened.keys if opened else ("", "")
    key = str(came.options.get(KEY)) if KEYS not in own.options else keys[share.in_order(decisions, "0", "1").index("1")]
    seal = seal_to_answer(own, at, decisions)
    if seal is None or not seal.opens(key, chosen(came, at, share.theirs)):
        raise NotNext(message("play-sent-unsealed"))
    if opened is not None and opened.keys != share.in_order(decisions, reply.key, key):
        raise NotNext(message("play-sent-keys"))
    return () if opened is None else (opened,)


# The received match answers the open decisions


def _joined(game: Game, own: Replay, came: Replay, file: str) -> Replay:
    at = len(own.choices)
    decisions = [open_ for made, open_ in _steps(game, own, file) if made == at][-1]
    mine, theirs = _at(own, MINE, at) or _at(own, REPLY, at), _at(came, REPLY, at)
    if theirs is None:
        return _with_seal(own, came, at, decisions)
    if mine is None or not mine.key:
        raise NotNext(message("play-sent-nothing"))
    share = shares(own, decisions)
    _check_reply(own, came, mine, theirs, share)
    by_place = dict(zip(mine.places + theirs.places, mine.choices + theirs.choices, strict=True))
    options = {name: value for name, value in own.options.items() if name not in {MINE, REPLY, SEAL}}
    opened = _opened(own)
    if opened is None:
        options = {**options, KEY: mine.key}
    else:
        new = Opened(at, share.in_order(decisions, mine.key, theirs.key))
        options = {**options, KEYS: [[each.at, *each.keys] for each in (*opened, new)]}
    joined = own.with_(choices=(*own.choices, *(by_place[place] for place in sorted(by_place))), options=options)
    for _ in _steps(game, joined, file):  # raises FileProblem for an illegal answer
        pass
    return joined


def _with_seal(own: Replay, came: Replay, at: int, decisions: Sequence[Decision]) -> Replay:
    """Return one's own match with the received seal. If both sides had sealed their answers, one's own become a reply.

    Raises NotNext if the match has no seal of the open decisions, and for a second one: the same orders cannot be sealed twice.
    """
    before = seal_in(own)
    seal = seal_to_answer(own.with_(options={**own.options, SEAL: came.options.get(SEAL)}), at, decisions)
    if seal is None or (before is not None and before.at == at):
        raise NotNext(message("play-sent-nothing"))
    options = {**own.options, SEAL: came.options[SEAL]}
    mine = options.pop(MINE, None)
    return own.with_(options=options if _at(own, MINE, at) is None else {**options, REPLY: mine})


def _check_reply(own: Replay, came: Replay, mine: Answers, theirs: Answers, share: Shares) -> None:
    """Raise NotNext for a reply that does not answer exactly the decisions of the other side, or has no new key."""
    if set(theirs.places) & set(share.ours):
        raise NotNext(message("play-sent-yours"))
    if theirs.places != share.theirs or mine.places != share.ours or not share.ours:
        raise NotNext(message("play-sent-incomplete"))
    answered, seal = seal_in(came), seal_in(own)
    if answered is not None and answered.at == mine.at and not answered.opens(mine.key, mine.choices):
        raise NotNext(message("play-sent-outdated"))
    bound = seal if seal is not None and seal.at == mine.at else None
    if MINE not in own.options if bound is None else not bound.opens(theirs.key, theirs.choices):
        raise NotNext(message("play-sent-unsealed"))
    opened = _opened(own)
    used = {mine.key, *(key for each in opened or () for key in each.keys)}
    if opened is not None and (not is_key(theirs.key) or theirs.key in used):
        raise NotNext(message("play-sent-keys"))


def _at(replay: Replay, name: str, at: int) -> Answers | None:
    """Return the answers in a note to the questions after `at` choices."""
    found = noted(replay.options.get(name))
    return found if found is not None and found.at == at else None


def _same(one: Sequence[Choice], other: Sequence[Choice]) -> bool:
    return as_text(list(one)) == as_text(list(other))
