"""Decisions as questions in words, and typed answers in the notation of moves: `A5 to G`, `D6 E2=B3`, `A2 d4`."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from typing_extensions import override

from metamaker.core.messages import Message, Words, language_in_force, percentage, words_in
from metamaker.core.schema_errors import JsonObject
from metamaker.games.cosmoclysm.battle import notation
from metamaker.games.cosmoclysm.battle.decisions import (
    DRAWN,
    OFFERED,
    RESIGNED,
    SPECIAL,
    AnswerOffer,
    Decision,
    Dice,
    Fly,
    MayCapture,
    Move,
    MoveChoice,
    MoveOut,
    PlaceShip,
    PlaceWormhole,
)
from metamaker.games.cosmoclysm.battle.narration.event_messages import owned, ship_called
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.board import GAME
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.position import CALM_ROUNDS, CLAIM, PASS, PROPOSE, REPEATED, RESIGN, kind_of, side_of
from metamaker.games.cosmoclysm.rules.ships import win_chance
from metamaker.play.decision import Answer, Refused
from metamaker.play.dialogue import Question, Talks, Unreadable


def _words() -> Words:
    return words_in(GAME, language_in_force())


def _side(asked: Decision) -> str:
    return asked.game.seats.names[asked.side]


def _of_type(word: str) -> str:
    """Return the type with this beginning, in the current language or in English. Raises Unreadable."""
    names = {_words()[f"names-{type_}"].lower(): type_.value for type_ in TYPES} | {type_.value: type_.value for type_ in TYPES}
    found = {type_ for name, type_ in names.items() if word and name.startswith(word.lower())}
    if len(found) != 1:
        known = ", ".join(_words()[f"names-{type_}"] for type_ in TYPES)
        raise Unreadable(message("ask-unknown_type", known=known, found=word))
    return found.pop()


def _read_placing(_asked: PlaceShip, text: str) -> str:
    """Read a type and a hex, in any order."""
    parts = re.split(r"[\s,]+", text.strip())
    if len(parts) != 2:
        raise Unreadable(message("ask-place-wanted", found=text))
    hexes = [part for part in parts if re.fullmatch(r"[A-Za-z]?\d+|[A-Za-z]", part)]
    at = hexes[-1] if hexes else parts[1]
    kind = parts[0] if parts[1] == at else parts[1]
    return f"{_of_type(kind)} {at.upper()}"


def _read_hole(asked: PlaceWormhole, text: str) -> str:
    """Read a pair and a hex; without a pair, the first possible one."""
    parts = text.replace(",", " ").upper().split()
    if len(parts) == 1:
        fitting = [option.value for option in asked.options() if option.value.partition(" ")[2] == parts[0]]
        return fitting[0] if fitting else f"1 {parts[0]}"
    if len(parts) != 2:
        raise Unreadable(message("ask-wormhole-wanted", found=text))
    return " ".join(parts)


_WITHOUT_SHIP = {DRAWN: "ask-draw", OFFERED: "ask-offer_draw", RESIGNED: "ask-resign"}
"""The words for answers that move no ship."""


def _read_move(asked: Move, text: str) -> str:
    """Read a move; if several ways fit the text, the plainest is meant. A move that fits none is checked as typed."""
    word = text.strip().lower()
    for answer, key in _WITHOUT_SHIP.items():
        if word in (answer, _words()[key]):
            return answer
    if word and any(choice.value == word for choice in asked.choices()):
        return word
    try:
        given = notation.read(text)
    except ValueError:
        raise Unreadable(message("ask-move-wanted", found=text)) from None
    if len(given.hexes) == 1 and not given.announces and asked.of:
        given = notation.Written((asked.of.rpartition("/")[2], given.hexes[0]))
    if given.announces:
        return notation.announced(given.hexes[0])
    fitting = [choice for choice in asked.choices() if choice.way is not None and _fits(asked, choice, given)]
    if fitting:
        return fitting[0].value
    text = given.hexes[0]
    for place, name in enumerate(given.hexes[1:]):
        text += ("=" if place in given.passes else "-") + name
    return text


def _fits(asked: Move, choice: MoveChoice, given: notation.Written) -> bool:
    """Return whether a way has the typed ends, passages and hexes in between."""
    way = choice.way
    if way is None:
        return False
    names = asked.game.names
    hexes = [names[at] for at in way.hexes]
    typed = [given.hexes[place : place + 2] for place in given.passes]
    passed = [(names[entry], names[exit_]) for entry, exit_ in way.passed]
    rest = iter(hexes)
    goes_over = all(name in rest for name in given.hexes)
    return hexes[0] == given.hexes[0] and hexes[-1] == given.hexes[-1] and goes_over and (not typed or typed == passed)


def _read_capture(_asked: MayCapture, text: str) -> str:
    word = text.strip().lower()
    words = {
        _words()["ask-capture-yes"]: "capture",
        _words()["ask-capture-no"]: "leave",
        "capture": "capture",
        "leave": "leave",
    }
    found = {answer for name, answer in words.items() if name.lower().startswith(word)}
    if len(found) != 1:
        raise Unreadable(
            message("ask-capture-wanted", yes=_words()["ask-capture-yes"], no=_words()["ask-capture-no"], found=text)
        )
    return found.pop()


def _read_offer(_asked: AnswerOffer, text: str) -> str:
    word = text.strip().lower()
    known = [(name, answer) for answer in AnswerOffer.answers for name in (answer, _words()[f"ask-offer-{answer}"])]
    found = {answer for name, answer in known if name.startswith(word)}
    if len(found) != 1:
        yes, no = _words()["ask-offer-accept"], _words()["ask-offer-decline"]
        raise Unreadable(message("ask-capture-wanted", yes=yes, no=no, found=text))
    return found.pop()


def _read_dice(asked: Dice, text: str) -> str:
    """Read faces; those of both sides may follow one another, or be separated by “/” or “v”."""
    faces = [int(each) for each in re.findall(r"\d{1,3}", text)]
    numbers = [number for _, number, _ in asked.wanted]
    if re.search(r"[^\d\s,;/v|.:]", text.lower()):
        raise Unreadable(message("ask-dice-wanted", found=text))
    if len(faces) != sum(numbers):
        return text.strip() or " "
    parts = [faces[: numbers[0]], faces[numbers[0] :]][: len(numbers)]
    return " / ".join(" ".join(map(str, part)) for part in parts)


_READ: dict[str, Callable[[Any, str], str]] = {
    PlaceShip.kind: _read_placing,
    PlaceWormhole.kind: _read_hole,
    Move.kind: _read_move,
    Fly.kind: _read_move,
    MoveOut.kind: _read_move,
    MayCapture.kind: _read_capture,
    Dice.kind: _read_dice,
    AnswerOffer.kind: _read_offer,
}


_OUTCOMES = {CLAIM: "ask-outcome-draw", PROPOSE: "ask-outcome-offer_draw", RESIGN: "ask-outcome-resign"}


def _move_outcome(asked: Move, answer: str) -> Message:
    """Return the outcome of a move, with the chance of a fight that it begins."""
    choice = next(choice for choice in asked.choices() if choice.value == answer)
    game = asked.game
    if choice.move == PASS:
        return message("ask-outcome-stay" if isinstance(asked, Fly) else "ask-outcome-pass")
    if choice.move in _OUTCOMES:
        return message(_OUTCOMES[choice.move])
    position = asked.position
    ship = ship_called(kind_of(position.mover if isinstance(asked, MoveOut) else position.holds[choice.start]))
    if choice.way is None:
        return message("ask-outcome-announce", ship=ship, hex=game.names[choice.start])
    way = notation.full(choice.way, game.names)
    if choice.own:
        return message("ask-outcome-own", ship=ship, way=way, other=ship_called(kind_of(choice.own)))
    if choice.chance is None:
        return message("ask-outcome-move", ship=ship, way=way)
    enemy = owned(game.seats.names[side_of(choice.enemy)], kind_of(choice.enemy))
    return message("ask-outcome-fight", ship=ship, way=way, enemy=enemy, chance=percentage(choice.chance, 1))


def _outcome(asked: Decision, answer: str) -> Message:
    if isinstance(asked, Move):
        return _move_outcome(asked, answer)
    if isinstance(asked, PlaceShip):
        type_, _, at = answer.partition(" ")
        return message("ask-outcome-place", ship=message(f"names-{type_}"), hex=at)
    if isinstance(asked, PlaceWormhole):
        pair, _, at = answer.partition(" ")
        return message("ask-outcome-wormhole", pair=pair, hex=at)
    if isinstance(asked, AnswerOffer):
        return message("ask-outcome-offer", accepts=answer == "accept")
    if isinstance(asked, MayCapture):
        return message("ask-outcome-capture", is_taken=answer == "capture")
    return message("ask-outcome-dice", faces=answer, is_typed=bool(answer))


class BoardTalks(Talks):
    """See the Talks protocol of `metamaker.play.dialogue`."""

    @override
    def question(self, decision: Decision) -> Question:
        words, kind = _words(), decision.kind
        text = words.say(message(f"ask-{kind}", **self._values(decision)))
        word = words[f"ask-{kind}-word"]
        hint = words.say(message(f"ask-{kind}-hint", **self._hints(decision)))
        facts = tuple(words.say(fact) for fact in self._facts(decision))
        return Question(_side(decision), text, facts, hint, f"{_side(decision)} {word}", word, asks_again=False)

    def _values(self, decision: Decision) -> JsonObject:
        game, position = decision.game, decision.game.position
        if position is None:
            preparation = game.preparation
            return {"number": len(preparation.hexes[preparation.side]) + 1, "what": "start"}
        if isinstance(decision, AnswerOffer):
            return {"side": game.seats.names[position.turn_side]}
        if isinstance(decision, Dice):
            return {"what": "d4" if len(decision.wanted) == 1 else "fight", "number": 1}
        if isinstance(decision, Move) and decision.of:
            ship = position.mover if isinstance(decision, MoveOut) else position.holds[position.at]
            return {"ship": ship_called(kind_of(ship)), "hex": game.names[position.at], "rolled": position.rolled}
        if isinstance(decision, MayCapture):
            return {"ship": ship_called(kind_of(position.mover)), "hex": game.names[position.at]}
        return {}

    def _hints(self, decision: Decision) -> JsonObject:
        if isinstance(decision, Dice):
            numbers = [f"{number}d{faces}" for _, number, faces in decision.wanted]
            return {"dice": " / ".join(numbers)}
        if isinstance(decision, Move) and decision.of:
            ends = dict.fromkeys(choice.value for choice in decision.choices() if choice.move not in SPECIAL)
            return {"known": ", ".join(list(ends)[:8]), "more": max(0, len(ends) - 8)}
        return {"example": self.typed(decision, decision.default())}

    def _facts(self, decision: Decision) -> Sequence[Message]:
        """Return facts for the decision: the possible fights, the best first."""
        if isinstance(decision, Dice) and len(decision.wanted) > 1:
            position = decision.position
            attacker, defender = position.mover, position.defender
            names = decision.game.seats.names
            return (
                message(
                    "ask-dice-fact",
                    attacker=owned(names[side_of(attacker)], kind_of(attacker)),
                    defender=owned(names[side_of(defender)], kind_of(defender)),
                    chance=percentage(win_chance(kind_of(attacker), kind_of(defender)), 1),
                ),
            )
        if not isinstance(decision, Move):
            return ()
        plain = {(choice.start, choice.enemy, choice.move): choice for choice in reversed(decision.choices()) if choice.enemy}
        fights = sorted(plain.values(), key=lambda choice: (-(choice.chance or 0), choice.value))[:5]
        facts = [message("ask-fact", move=each.value, outcome=_move_outcome(decision, each.value)) for each in fights]
        reason = decision.position.draw_reason
        if reason:
            facts.append(message("ask-draw_fact", is_repeated=reason == REPEATED, rounds=CALM_ROUNDS))
        return tuple(facts)

    @override
    def read(self, decision: Decision, text: str) -> Answer:
        """Read an answer; an empty one is the default, which for dice is a roll by the program."""
        return _READ[decision.kind](decision, text) if text.strip() else decision.default()

    @override
    def typed(self, decision: Decision, answer: Answer) -> str:
        if isinstance(decision, PlaceShip):
            type_, _, at = answer.partition(" ")
            return f"{_words()[f'names-{type_}']} {at}"
        if isinstance(decision, MayCapture):
            return _words()["ask-capture-yes" if answer == "capture" else "ask-capture-no"]
        if isinstance(decision, AnswerOffer):
            return _words()[f"ask-offer-{answer}"]
        return _words()[_WITHOUT_SHIP[answer]] if answer in _WITHOUT_SHIP else str(answer)

    @override
    def outcome(self, decision: Decision, answer: Answer) -> str:
        return _words().say(_outcome(decision, answer))

    @override
    def called(self, decision: Decision, ref: str) -> str:
        """Return the name of a hex."""
        return ref.rpartition("/")[2]

    @override
    def help(self, decision: Decision) -> tuple[str, ...]:
        words = _words()
        return (words[f"ask-{decision.kind}-help"],)

    @override
    def reason(self, decision: Decision, refusal: Refused) -> str:
        return str(refusal.text)
