"""Reasons against answers: the broken rule of a move or a placement, in the words of players."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.core.messages import Message, Text
from metamaker.games.cosmoclysm.battle import notation
from metamaker.games.cosmoclysm.battle.game import Game
from metamaker.games.cosmoclysm.battle.notation import Written
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.grid import DIAGONALS, ROWS, Place, distance
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.position import CALM_ROUNDS, FLY, MOVE, OFFERS_APART, OUT, Position, kind_of, side_of
from metamaker.games.cosmoclysm.rules.ships import CRUISER, DESTROYER, JUMPER, announces


class Refusal(NamedTuple):
    """The reason why an answer is illegal: a sentence and the rule."""

    text: Text
    rule: str


Refusals = tuple[Refusal, ...]


def not_one_of(answer: str, rules: tuple[str, ...]) -> Refusals:
    """Return the refusal of an answer that is not possible now."""
    return (Refusal(message("refusal-not_now", found=answer), rules[0]),)


def ship_name(ship: int) -> Message:
    """Return the name of the type of a ship."""
    return message(f"names-{TYPES[kind_of(ship)]}")


def placing_refusals(game: Game, answer: str) -> Refusals:
    """Return why a ship cannot be placed there. Rules CL-SET-06, CL-PLC-01 to -05."""
    preparation = game.preparation
    type_, _, name = answer.partition(" ")
    known = [each.value for each in TYPES]
    if type_ not in known:
        return (Refusal(message("refusal-type", found=type_), "CL-SHIP-01"),)
    if name.upper() not in game.names:
        return (Refusal(message("play-no_hex", name=name), "CL-BRD-01"),)
    at = game.names.index(name.upper())
    if known.index(type_) not in preparation.ships():
        text = message("refusal-type_limit", ship=message(f"names-{type_}"), most=preparation.type_limit)
        return (Refusal(text, "CL-SET-06"),)
    if preparation.occupied >> at & 1:
        return (Refusal(message("refusal-occupied", hex=name), "CL-PLC-05"),)
    if preparation.hexes[preparation.side]:
        return (Refusal(message("refusal-beside", hex=name), "CL-PLC-03"),)
    rule = "CL-PLC-01" if preparation.side == preparation.first else "CL-PLC-02"
    return (Refusal(message("refusal-first", hex=name, rule=rule), rule),)


def no_draw(can_be_claimed: bool) -> Refusals:
    """Return why a draw cannot be claimed: not yet, or never on this board. Rule CL-END-03."""
    key = "refusal-no_draw_yet" if can_be_claimed else "refusal-no_draw_here"
    return (Refusal(message(key, rounds=CALM_ROUNDS), "CL-END-03"),)


def offered_before() -> Refusals:
    """Return why a draw cannot be offered now. Rule CL-END-05."""
    return (Refusal(message("refusal-offered_before", rounds=OFFERS_APART), "CL-END-05"),)


def move_refusals(game: Game, side: int, answer: str) -> Refusals:
    """Return why a side cannot make this move."""
    position = game.position
    if position is None:
        return not_one_of(answer, ("CL-SET-05",))
    try:
        given = notation.read(answer)
    except ValueError:
        return (Refusal(message("refusal-no_move", found=answer), "CL-TURN-01"),)
    unknown = [name for name in given.hexes if name not in game.names]
    if unknown:
        return (Refusal(message("play-no_hex", name=unknown[0]), "CL-BRD-01"),)
    judged = _Judged(game, position, side, given)
    return (next(iter(judged.reasons())),)


class _Judged:
    """A checked move: its ship, its start, its end."""

    def __init__(self, game: Game, position: Position, side: int, given: Written) -> None:
        self.game = game
        self.position = position
        self.side = side
        self.given = given
        self.start = game.names.index(given.hexes[0])
        self.end = game.names.index(given.hexes[-1])
        is_out = position.phase == OUT
        self.ship = position.mover if is_out and self.start == position.at else position.holds[self.start]
        self.kind = kind_of(self.ship) if self.ship else -1

    def reasons(self) -> Iterator[Refusal]:
        """Yield the reasons, most important first; the last one is true of every illegal move."""
        yield from self._of_ship()
        yield from self._of_roll()
        if self.start == self.end:
            is_out = self.position.phase == OUT
            yield self._told("out_back", "CL-OUT-09") if is_out else self._told("same_hex", "CL-TURN-05")
        yield from self._of_wormholes()
        yield from self._of_way()
        yield self._told("no_way", "CL-TURN-01")

    def _told(self, key: str, rule: str, **values: object) -> Refusal:
        names = self.game.names
        ship = ship_name(self.ship) if self.ship else ""
        return Refusal(message(f"refusal-{key}", start=names[self.start], end=names[self.end], ship=ship, **values), rule)

    def _of_ship(self) -> Iterator[Refusal]:
        position = self.position
        if position.phase != MOVE and self.start != position.at:
            rule = "CL-TURN-02" if position.phase == FLY else "CL-OUT-01"
            yield self._told(
                "other_ship", rule, hex=self.game.names[position.at], phase="fly" if position.phase == FLY else "out"
            )
        elif not self.ship:
            yield self._told("nobody", "CL-TURN-01")
        elif side_of(self.ship) != self.side:
            yield self._told("not_yours", "CL-TURN-01")

    def _of_roll(self) -> Iterator[Refusal]:
        if not self.given.announces:
            return
        if self.position.phase == MOVE and not announces(self.kind):
            yield self._told("no_d4", "CL-TURN-02")
        yield self._told("announced", "CL-TURN-02")

    def _of_wormholes(self) -> Iterator[Refusal]:
        field, names = self.position.field, self.game.names
        passed: list[int] = []
        for place in self.given.passes:
            entry, exit_ = (names.index(each) for each in self.given.hexes[place : place + 2])
            pairs = [pair for pair, to in field.exits[entry] if to == exit_]
            if not pairs:
                yield self._told("no_wormhole", "CL-WORM-01", entry=names[entry], exit=names[exit_])
            elif all(pair in passed for pair in pairs):
                yield self._told("pair_twice", "CL-WORM-06", entry=names[entry], exit=names[exit_])
            elif entry != self.start and self.position.occupied >> entry & 1:
                yield self._told("held_wormhole", "CL-WORM-10", entry=names[entry], exit=names[exit_])
            passed += pairs
        if passed:
            yield self._told("not_through", "CL-WORM-07")

    def _of_way(self) -> Iterator[Refusal]:
        places = self.position.field.places
        step = self._step(places[self.start], places[self.end])
        position = self.position
        if position.phase == OUT:
            yield self._told("out", "CL-OUT-01")
        elif self.kind in (CRUISER, DESTROYER):
            if step is None:
                yield self._told(
                    "row" if self.kind == CRUISER else "diagonal", "CL-MOV-01" if self.kind == CRUISER else "CL-MOV-02"
                )
            else:
                yield from self._in_the_way(places[self.start], places[self.end], step)
        elif self.kind == JUMPER:
            yield self._told("leap", "CL-MOV-06")
        elif announces(self.kind):
            yield from self._of_steps(distance(places[self.start], places[self.end]))
        else:
            yield self._told("step", "CL-MOV-05")

    def _of_steps(self, far: int) -> Iterator[Refusal]:
        if self.position.phase == FLY:
            if far <= self.position.rolled:
                yield self._told("blocked_path", "CL-MOV-07", rolled=self.position.rolled)
            yield self._told("too_far", "CL-TURN-03", rolled=self.position.rolled)
        yield self._told("unannounced", "CL-TURN-04")

    def _step(self, start: Place, end: Place) -> Place | None:
        """Return the repeated step of a slider; None if the hexes are not in one of its lines."""
        for q, r in ROWS if self.kind == CRUISER else DIAGONALS:
            for times in range(1, len(self.game.names)):
                if (start[0] + times * q, start[1] + times * r) == end:
                    return q, r
        return None

    def _in_the_way(self, start: Place, end: Place, step: Place) -> Iterator[Refusal]:
        number = {place: at for at, place in enumerate(self.position.field.places)}
        at = (start[0] + step[0], start[1] + step[1])
        while at != end:
            if at not in number:
                yield self._told("gap", "CL-MOV-08")
                return
            if self.position.holds[number[at]]:
                blocker = self.position.holds[number[at]]
                yield self._told("blocked", "CL-MOV-07", blocker=ship_name(blocker), hex=self.game.names[number[at]])
                return
            at = (at[0] + step[0], at[1] + step[1])
