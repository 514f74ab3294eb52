"""Tournaments as documents that are opened, saved, shared and recovered like those of their game."""

from collections.abc import Mapping

from typing_extensions import override

from metamaker.core.errors import FileProblem
from metamaker.core.messages import COMMON, ENGLISH, message, words_in
from metamaker.core.schema_errors import JsonObject, nearest_or_all
from metamaker.game_api.documents import CompanionDocuments, NotInDocument, Passage, StatText
from metamaker.game_api.game import Game, required
from metamaker.tournaments.edits import EVENT_REF, LIMITS_REF, meeting_text
from metamaker.tournaments.model import Event, Meeting, alike
from metamaker.tournaments.standings import standings

PLAIN = "event"
"""The key of the only template."""


class EventDocuments(CompanionDocuments[Event]):
    """See Documents. `of` is the game of the tournament."""

    def __init__(self, of: Game) -> None:
        super().__init__(of.key, of.documents, Event, "event-kind", "event-new")
        self._of = of

    @override
    def templates(self, language: str = ENGLISH) -> Mapping[str, str]:
        return {PLAIN: words_in(COMMON, language)["event-new"]}

    @override
    def new(self, name: str, file: str, template: str = "", language: str = ENGLISH) -> Event:
        """Return an event without limits and players."""
        return self.read({"name": name}, file)

    @override
    def read(self, body: JsonObject, file: str) -> Event:
        """Return the tournament with the limits that the game has read. Raises FileProblem."""
        event = super().read(body, file)
        self._check_meeting(event.meeting, file)
        return event.with_(limits=required(self._of.limits).read(event.limits, file))

    def _check_meeting(self, meeting: Meeting, file: str) -> None:
        """Raise FileProblem for words unknown to the encounters of the game. Battles are only imported if there are words."""
        wanted = {key: word for key, word in (("kind", meeting.kind), ("terrain", meeting.terrain)) if word}
        if not wanted:
            return
        encounters = None if self._of.play is None else self._of.play.encounters
        for key, word in wanted.items():
            known = () if encounters is None else encounters.kinds if key == "kind" else encounters.terrains
            if word not in known:
                raise FileProblem(file, f"meeting/{key}", message("event-broken-word", known=", ".join(known), found=word))

    @override
    def schema(self) -> JsonObject:
        """Return the JSON JsonObject of an event, with that of the limits of the game."""
        schema = super().schema()
        limits = required(self._of.limits).schema()
        schema["$defs"] = {**schema.get("$defs", {}), **limits.pop("$defs", {})}
        schema["properties"]["limits"] = limits
        return schema

    @override
    def author(self, document: Event) -> str:
        return document.organiser

    @override
    def find(self, document: Event, name: str) -> str:
        """Return the reference of a player, by reference, id or name. Raises NotInDocument for a word that fits several."""
        refs = {player.ref() for player in document.players}
        if name in {EVENT_REF, LIMITS_REF, *refs}:
            return name
        found = [player.ref() for player in document.players if alike(name) in {player.id, alike(player.name)}]
        if len(found) > 1:
            raise NotInDocument(message("event-several_players", name=name, count=len(found), known=", ".join(found)))
        if not found:
            players = [player.name for player in document.players]
            raise NotInDocument(message("event-no_player", name=name, meant=nearest_or_all(name, players) if players else ""))
        return found[0]

    @override
    def texts(self, document: Event, ref: str, language: str = ENGLISH) -> tuple[StatText, ...]:
        """Return the event in words: when and where, limits, standings; of a player the place and points."""
        words = words_in(COMMON, language)
        stands = {standing.player.ref(): standing for standing in standings(document)}
        if ref in stands:
            standing = stands[ref]
            figures = ((words["event-column_place"], str(standing.place)), (words["event-column_points"], str(standing.points)))
            return (StatText(ref, standing.player.name, self.title(document), figures, ()),)
        asked = tuple(words.say(line) for line in required(self._of.limits).asked(document.limits))
        table = tuple(
            words.text("event-standing", place=each.place, player=each.player.name, points=each.points)
            for each in stands.values()
        )
        passages = (
            (words["event-meeting"], (meeting_text(document, self._of, language),)),
            (words["event-element_limits"], asked),
            (words["event-standings"], table if document.rounds else ()),
            (words["event-property_notes"], tuple(document.notes.split("\n"))),
        )
        figures = (
            (words["event-players"], str(len(document.players))),
            (words["event-rounds"], str(len(document.rounds))),
        )
        told = tuple(Passage(heading, lines) for heading, lines in passages if any(lines))
        return (StatText("", self.title(document), subtitle(document), figures, told),)


def subtitle(event: Event) -> str:
    """Return the date, the location and the organiser of a tournament."""
    return " · ".join(part for part in (event.start, event.place, event.organiser) if part)
