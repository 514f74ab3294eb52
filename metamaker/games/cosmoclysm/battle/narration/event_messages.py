"""The report of a game: a sentence for each event, with the names of sides and hexes."""

from collections.abc import Callable, Sequence
from typing import Any

from metamaker.core.messages import Message, Words, language_in_force, words_in
from metamaker.games.cosmoclysm.battle import notation
from metamaker.games.cosmoclysm.battle.events import (
    Announced,
    Captured,
    DrawClaimed,
    DrawOffered,
    FirstFound,
    Fought,
    GameBegan,
    GameEnded,
    Moved,
    OfferAnswered,
    OwnShipLost,
    Passed,
    Resigned,
    RoundBegan,
    ShipDestroyed,
    ShipPlaced,
    SideOut,
    StartRolled,
    TurnBegan,
    WormholePlaced,
)
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.board import GAME
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.position import CALM_ROUNDS
from metamaker.games.cosmoclysm.rules.ways import Way
from metamaker.play.story import FOLLOWS, HAPPENS, Event, StoryLine

STAYS = "CL-TURN-09"
"""The rule for an announced ship that stays."""

VOWELS = "aeiouyàâäéèêëîïôöùûü"


class Teller:
    """The writer of the report of a game, with the names of its sides, and of hexes by their numbers."""

    def __init__(self, sides: Sequence[str], hexes: Sequence[str]) -> None:
        self.sides = tuple(sides)
        self.hexes = tuple(hexes)

    @property
    def words(self) -> Words:
        """The messages in the current language."""
        return words_in(GAME, language_in_force())

    def line(self, event: Event) -> StoryLine:
        """Return an event as a line. Raises KeyError for an event of another game."""
        sentence, depth = TELLINGS[type(event)]
        told = sentence(self, event)
        rules: tuple[str, ...] = getattr(event, "rules", ())
        return StoryLine(self.words.say(told), rules if depth >= HAPPENS else (), depth)

    def lines(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """Return events as lines."""
        return tuple(self.line(event) for event in events)

    def ship(self, side: int, kind: int) -> Message:
        """Return the name of a ship: “Lachesis’s Fighter”."""
        return owned(self.sides[side], kind)


def ship_called(kind: int) -> Message:
    """Return the name of a type."""
    return message(f"names-{TYPES[kind]}")


def owned(side: str, kind: int) -> Message:
    """Return the name of a ship: “Lachesis’s Fighter”."""
    return message("names-owned", owner=side, vowel=side[:1].lower() in VOWELS, ship=ship_called(kind))


def dice_text(faces: Sequence[int]) -> str:
    """Return dice as a spoken list."""
    return ", ".join(map(str, faces))


def _began(teller: Teller, event: GameBegan) -> Message:
    return message("story-began", sides=" – ".join(teller.sides), is_set_up=event.is_set_up)


def _start_rolled(teller: Teller, event: StartRolled) -> Message:
    return message("story-start_rolled", side=teller.sides[event.side], face=event.face)


def _first(teller: Teller, event: FirstFound) -> Message:
    return message("story-first", side=teller.sides[event.side], ships=event.ships)


def _placed(teller: Teller, event: ShipPlaced) -> Message:
    return message("story-placed", side=teller.sides[event.side], ship=ship_called(event.kind), hex=teller.hexes[event.at])


def _bored(teller: Teller, event: WormholePlaced) -> Message:
    return message("story-bored", side=teller.sides[event.side], pair=event.pair, hex=teller.hexes[event.at])


def _round(_teller: Teller, event: RoundBegan) -> Message:
    return message("story-round", round=event.round)


def _turn(teller: Teller, event: TurnBegan) -> Message:
    return message("story-turn", side=teller.sides[event.side])


def _announced(teller: Teller, event: Announced) -> Message:
    ship, at = teller.ship(event.side, event.kind), teller.hexes[event.at]
    return message("story-announced", ship=ship, hex=at, face=event.face)


def _moved(teller: Teller, event: Moved) -> Message:
    ship = teller.ship(event.side, event.kind)
    way = notation.full(Way(event.hexes, event.passes), teller.hexes)
    return message(f"story-moved-{event.sort}", ship=ship, way=way)


def _own(teller: Teller, event: OwnShipLost) -> Message:
    return message("story-own", ship=ship_called(event.kind), hex=teller.hexes[event.at], side=teller.sides[event.side])


def _fought(teller: Teller, event: Fought) -> Message:
    return message(
        "story-fought",
        link=event.link,
        hex=teller.hexes[event.at],
        attacker=teller.ship(event.side, event.kind),
        attack=dice_text(event.attack),
        defender=teller.ship(event.defender, event.defending),
        defence=dice_text(event.defence),
        won=event.won,
        tie=max(event.attack) == max(event.defence),
    )


def _destroyed(teller: Teller, event: ShipDestroyed) -> Message:
    return message("story-destroyed", ship=teller.ship(event.side, event.kind))


def _captured(teller: Teller, event: Captured) -> Message:
    side, at = teller.sides[event.side], teller.hexes[event.at]
    return message("story-captured", ship=ship_called(event.kind), side=side, hex=at)


def _passed(teller: Teller, event: Passed) -> Message:
    return message("story-stayed" if STAYS in event.rules else "story-passed", side=teller.sides[event.side])


def _out(teller: Teller, event: SideOut) -> Message:
    return message("story-out", side=teller.sides[event.side])


def _claimed(teller: Teller, event: DrawClaimed) -> Message:
    side = teller.sides[event.side]
    return message("story-draw_claimed", side=side, is_repeated=event.is_repeated, rounds=CALM_ROUNDS)


def _offered(teller: Teller, event: DrawOffered) -> Message:
    return message("story-draw_offered", side=teller.sides[event.side])


def _answered(teller: Teller, event: OfferAnswered) -> Message:
    return message("story-offer_answered", side=teller.sides[event.side], accepts=event.accepts)


def _resigned(teller: Teller, event: Resigned) -> Message:
    return message("story-resigned", side=teller.sides[event.side])


def _ended(teller: Teller, event: GameEnded) -> Message:
    by_rounds = "CL-END-02" in event.rules
    if {"CL-END-03", "CL-END-05"} & {*event.rules}:
        return message("story-draw")
    if event.winner < 0:
        return message("story-drawn", round=event.round)
    return message("story-won", side=teller.sides[event.winner], by_rounds=by_rounds, round=event.round)


TELLINGS: dict[type, tuple[Callable[[Teller, Any], Message], int]] = {
    GameBegan: (_began, 1),
    StartRolled: (_start_rolled, HAPPENS),
    FirstFound: (_first, HAPPENS),
    ShipPlaced: (_placed, HAPPENS),
    WormholePlaced: (_bored, HAPPENS),
    RoundBegan: (_round, 0),
    TurnBegan: (_turn, 1),
    Announced: (_announced, HAPPENS),
    Moved: (_moved, HAPPENS),
    OwnShipLost: (_own, FOLLOWS),
    Fought: (_fought, FOLLOWS),
    ShipDestroyed: (_destroyed, FOLLOWS),
    Captured: (_captured, FOLLOWS),
    Passed: (_passed, HAPPENS),
    SideOut: (_out, HAPPENS),
    DrawClaimed: (_claimed, HAPPENS),
    DrawOffered: (_offered, HAPPENS),
    OfferAnswered: (_answered, FOLLOWS),
    Resigned: (_resigned, HAPPENS),
    GameEnded: (_ended, HAPPENS),
}
"""The sentence and the depth of each event."""
