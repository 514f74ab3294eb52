"""Properties of tournaments for forms and `metamaker set`: the tournament itself, its limits, its players."""

from collections.abc import Callable, Iterator
from typing import Any

from metamaker.core.edits import changed, replaced
from metamaker.core.messages import COMMON, Words, message, words_in
from metamaker.core.property import Choice, EditProblem, Listed, Property, PropertyKind, Summary
from metamaker.game_api.game import Game, required
from metamaker.tournaments.model import Event, Player
from metamaker.tournaments.running import free_name

EVENT_REF, LIMITS_REF = "event", "limits"
"""The references of the event itself and of its limits; a player is `players/<id>`."""

MOST_CM, LEAST_CM = 500, 60
"""Tables that an editor offers, in cm."""

_SCORES = ("win", "draw", "loss")
_MEETING = ("kind", "terrain", "length_cm", "width_cm")


class EventEdits:
    """See the Edits protocol. `of` is the game of the tournament, which has the limits."""

    def __init__(self, of: Game) -> None:
        self._of = of

    def properties(self, event: Event, ref: str, /, language: str) -> tuple[Property, ...]:
        """Return the properties of the tournament, its limits or a player."""
        words = words_in(COMMON, language)
        if ref == EVENT_REF:
            return (*_of_event(event, words), *_of_meeting(event, self._of, words, language))
        if ref == LIMITS_REF:
            return required(self._of.limits).properties(event.limits, language=language)
        player = _player(event, ref)
        return () if player is None else tuple(_of_player(player, words))

    def changed(self, event: Event, ref: str, /, key: str, value: object) -> Event:
        """Return the event with another value of a property. Raises EditProblem."""
        if ref == LIMITS_REF:
            return changed(event, limits=required(self._of.limits).changed(event.limits, key=key, value=value))
        player = _player(event, ref)
        if player is not None:
            if key == "name" and isinstance(value, str):
                value = free_name(event, value, player)
            return changed(event, players=replaced(event.players, player, changed(player, **{key: value})))
        if key in _SCORES:
            return changed(event, scoring=changed(event.scoring, **{key: value}))
        if key in _MEETING:
            return changed(
                event, meeting=changed(event.meeting, **{key: value or None if key.endswith("_cm") else value or ""})
            )
        if ref != EVENT_REF or key not in {"name", "organiser", "start", "place", "notes"}:
            raise EditProblem(message("event-nothing_there", found=f"{ref} {key}"))
        return changed(event, **{key: value})

    def changed_name(self, event: Event, ref: str, /, key: str, language: str) -> str:
        """Return what a change is called in a list of steps. Raises EditProblem if there is no such property."""
        for shown in self.properties(event, ref, language=language):
            if shown.key == key:
                return shown.label
        raise EditProblem(message("event-nothing_there", found=f"{ref} {key}"))

    def inline_property(self, event: Event, ref: str, /, language: str) -> Property | None:
        """Return the name of a player."""
        return next((shown for shown in self.properties(event, ref, language=language) if shown.key == "name"), None)

    def stepped(self, event: Event, _ref: str, /, by: int) -> Event:  # noqa: ARG002 - there is nothing to count
        """Return the event as it is."""
        return event

    def summary(self, event: Event, ref: str, /, language: str) -> Summary:
        """Return what an element is."""
        title = self.title_of(event, ref, language=language)
        kind = words_in(COMMON, language)["event-kind" if ref == EVENT_REF else f"event-element_{ref.partition('/')[0]}"]
        return Summary(ref, title, kind)

    def listed(self, event: Event, /, language: str) -> tuple[Listed, ...]:
        """Return the limits and all players."""
        words = words_in(COMMON, language)
        limits = Listed(LIMITS_REF, words["event-element_limits"], words["event-element_limits"])
        players = (Listed(each.ref(), each.name or each.id, words["event-element_players"]) for each in event.players)
        return (limits, *players)

    def title_of(self, event: Event, ref: str, /, language: str) -> str:
        """Return what people call an element; of a part of a fleet, its player."""
        words = words_in(COMMON, language)
        if ref == EVENT_REF:
            return event.name or words["event-kind"]
        group, _, rest = ref.partition("/")
        if group == "rounds" and rest:
            return words.text("event-round", number=rest.partition("/")[0])
        if group == LIMITS_REF:
            return words["event-element_limits"]
        player = _player(event, "/".join(ref.split("/")[:2]))
        return "" if player is None else player.name or player.id


def _player(event: Event, ref: str) -> Player | None:
    return next((player for player in event.players if player.ref() == ref), None)


def _made(words: Words) -> Callable[..., Property]:
    """Return what makes a property of its key, kind and value, with its words."""

    def property_(key: str, kind: PropertyKind, value: object, **more: Any) -> Property:
        return Property(key, words[f"event-property_{key}"], kind, value, hint=words[f"event-hint_{key}"], **more)

    return property_


def _of_event(event: Event, words: Words) -> Iterator[Property]:
    made = _made(words)
    yield made("name", PropertyKind.TEXT, event.name)
    yield made("organiser", PropertyKind.TEXT, event.organiser)
    yield made("start", PropertyKind.TEXT, event.start)
    yield made("place", PropertyKind.TEXT, event.place)
    yield made("notes", PropertyKind.PROSE, event.notes)
    for key, least in (("win", 1), ("draw", 0), ("loss", 0)):
        yield made(key, PropertyKind.WHOLE, getattr(event.scoring, key), least=least, most=100)


def _of_meeting(event: Event, game: Game, words: Words, language: str) -> Iterator[Property]:
    """Yield what is played, in the words of a game whose forces can be set up in several ways."""
    encounters = None if game.play is None else game.play.encounters
    if encounters is None:
        return
    made, own, meeting = _made(words), game.documents.words(language), event.meeting
    kinds = tuple(Choice(kind, own.get(f"window-encounter-{kind}", kind)) for kind in encounters.kinds)
    terrains = tuple(Choice(terrain, own.get(f"window-terrain-{terrain}", terrain)) for terrain in encounters.terrains)
    yield made("kind", PropertyKind.CHOICE, meeting.kind or None, choices=kinds, optional=True)
    yield made("terrain", PropertyKind.CHOICE, meeting.terrain or None, choices=terrains, optional=True)
    for key, value in (("length_cm", meeting.length_cm), ("width_cm", meeting.width_cm)):
        yield made(key, PropertyKind.WHOLE, value, least=LEAST_CM, most=MOST_CM, unit="cm", optional=True)


def _of_player(player: Player, words: Words) -> Iterator[Property]:
    made = _made(words)
    yield made("name", PropertyKind.TEXT, player.name)
    yield made("withdrawn", PropertyKind.FLAG, player.withdrawn)


def meeting_text(event: Event, game: Game, language: str) -> str:
    """Return the encounter that is to be played in a line; empty if that is left open."""
    own, meeting = game.documents.words(language), event.meeting
    parts = [own.get(f"window-encounter-{meeting.kind}", meeting.kind)] if meeting.kind else []
    if meeting.terrain:
        terrain = own.get(f"window-terrain-{meeting.terrain}", meeting.terrain)
        parts.append(words_in(COMMON, language).text("event-terrain", terrain=terrain))
    if meeting.length_cm and meeting.width_cm:
        parts.append(own.with_unit(f"{meeting.length_cm} × {meeting.width_cm}", "cm"))
    return " · ".join(parts)
