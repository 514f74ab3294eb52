"""The counts of a game for its review: takeovers, culture and research against their means, in Victory Tokens."""

from typing_extensions import override

from metamaker.game_api.reviewing import Reviewing, Watch
from metamaker.games.cosmos_commanders.battle.ai.worth import Worth
from metamaker.games.cosmos_commanders.battle.game import FOR_CULTURE, FOR_RESEARCH, FOR_RUINS, FOR_TAKEOVER, Course
from metamaker.games.cosmos_commanders.match.names import Names, player_ref
from metamaker.games.cosmos_commanders.match.table import GameTable
from metamaker.games.cosmos_commanders.rules.board import RUINS
from metamaker.games.cosmos_commanders.rules.chances import CULTURE, D10, RESEARCH, takes, taking_chance
from metamaker.play.match import Match
from metamaker.play.review.ledger import Blow, Chance, Kind, Ledger

NOWHERE = -1.0
"""The distance of takeovers, because the map has no scale."""


class CommandersReview(Reviewing):
    """See `Reviewing`. Luck is counted in Victory Tokens: gained ones, or the worth of systems and levels to a captain.

    Rolls for types and for the order of players have no value here.
    """

    unit = "tokens"

    @override
    def watch(self, match: Match[GameTable]) -> "GameWatch":
        return GameWatch(match)

    @override
    def sides(self, match: Match[GameTable]) -> tuple[str, ...]:
        names = match.table.names
        return tuple(map(names.player, range(match.table.star_map.players)))

    @override
    def scores(self, match: Match[GameTable]) -> tuple[float, ...]:
        course = match.table.course
        return () if course is None else tuple(float(course.state.score(side)) for side in range(course.board.players))


class GameWatch(Watch):
    """Counts the dice of a game before their effects."""

    def __init__(self, match: Match[GameTable]) -> None:
        self._match = match
        self._chances: list[Chance] = []
        self._blows: list[Blow] = []
        match.table.watcher = self._see

    @override
    def ledger(self) -> Ledger:
        return Ledger(tuple(self._chances), tuple(self._blows))

    def _see(self, course: Course, face: int) -> None:
        worth, words = Worth(course.state, course.last_round), self._names.words
        if course.purpose == FOR_TAKEOVER:
            self._takeover(course, worth, face)
        elif course.purpose == FOR_CULTURE:
            self._count(course, face, "culture", words["pages-action-culture"], [float(tokens) for tokens in CULTURE])
        elif course.purpose == FOR_RESEARCH:
            self._count(course, face, "research", words["pages-action-research"], [worth.result(each) for each in RESEARCH])
        elif course.purpose == FOR_RUINS:
            self._count(course, face, "research", self._names.type(RUINS), [worth.result(each) for each in RESEARCH])

    @property
    def _names(self) -> Names:
        return self._match.table.names

    def _takeover(self, course: Course, worth: Worth, face: int) -> None:
        """Count a try to take a system, by the worth of taking it. Rules CC-TKO-02, CC-TKO-07."""
        system, gain = course.target, worth.taken(course.target)
        owner, net = course.state.owner[system], course.state.net(course.player, system)
        weapon = self._names.words["pages-action-takeover"]
        self._count(course, face, "fight", weapon, [gain * takes(each, net) for each in range(1, D10 + 1)], owner)
        chance, taken = float(taking_chance(net)), takes(face, net)
        self._blows.append(
            Blow(
                turn=course.round,
                made=self._match.made,
                side=course.player,
                ship=player_ref(course.player),
                weapon=weapon,
                cause="",
                target=player_ref(owner),
                arc="",
                distance=NOWHERE,
                chance=chance,
                hit=taken,
                mean=chance * gain,
                shields=0.0,
                armour=0.0,
                intercepted=0.0,
                wasted=0.0,
                dealt=gain * taken,
                victim=owner,
            )
        )

    def _count(self, course: Course, face: int, kind: Kind, weapon: str, by_face: list[float], against: int = -1) -> None:
        """Add a roll, unless all faces are worth the same."""
        mean = sum(by_face) / D10
        variance = sum(each * each for each in by_face) / D10 - mean * mean
        if min(by_face) < max(by_face):
            names = player_ref(course.player), weapon, "" if against < 0 else player_ref(against)
            values = by_face[face - 1], mean, variance
            self._chances.append(Chance(course.round, self._match.made, course.player, kind, *names, *values, against))
