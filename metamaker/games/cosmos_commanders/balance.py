"""Ratings of commanders: a round robin at the tables of a map, and tokens that would make it even."""

from collections.abc import Sequence

from typing_extensions import override

from metamaker.core.issue import Issue, errors_in
from metamaker.core.messages import Text, Words, words_in
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.weighing import Seating, Weighed, Weighing
from metamaker.games.cosmos_commanders.battle.ai.registry import CAPTAINS
from metamaker.games.cosmos_commanders.battle.ai.self_play import Seated, Table, meet, seat_wins
from metamaker.games.cosmos_commanders.checks import check_map
from metamaker.games.cosmos_commanders.edits.structure import level_term, people_term
from metamaker.games.cosmos_commanders.match.batch import plans
from metamaker.games.cosmos_commanders.messages import message
from metamaker.games.cosmos_commanders.model.star_map import GAME, StarMap
from metamaker.games.cosmos_commanders.model.words import COMMANDERS, LEVELS, Commander
from metamaker.play.ranking import Ranking
from metamaker.play.results import Duel

PLAIN = "plain"
"""The captain for ratings: thousands of games of a strong one take hours."""


def weighed(star_map: StarMap, commander: Commander) -> Weighed:
    """Return the form for rating a commander on a map."""
    force = (plans(star_map), COMMANDERS.index(commander))
    words = words_in(GAME, "en")
    return Weighed(str(commander), str(message(f"names-commander-{commander}")), _kind(commander, words), force)


def _kind(commander: Commander, words: Words) -> str:
    bonus = words.text("names-bonus", level=level_term(LEVELS[COMMANDERS.index(commander)], words))
    return f"{bonus}, {people_term(commander, words)}"


def commander_called(name: str) -> Commander:
    """Return the commander with this key, or with this name in the current language. Raises NotInDocument."""
    wanted = name.strip().casefold()
    for commander in COMMANDERS:
        if wanted in {str(commander), str(message(f"names-commander-{commander}")).casefold()}:
            return commander
    raise NotInDocument(message("play-no-commander", found=name, known=", ".join(COMMANDERS)))


class CommanderWeighing(Weighing[StarMap]):
    """The balance of commanders. See the Weighing protocol. The six commanders are rated."""

    captains = CAPTAINS
    usual_captain = PLAIN

    @override
    def flaws(self, document: StarMap, names: Sequence[str]) -> tuple[Issue, ...]:
        return errors_in(check_map(document))

    @override
    def weighed(self, document: StarMap, names: Sequence[str]) -> tuple[Weighed, ...]:
        chosen = [commander_called(name) for name in names] or COMMANDERS
        return tuple(weighed(document, commander) for commander in chosen)

    @override
    def field(self, document: StarMap, ships: Sequence[Weighed] = ()) -> tuple[Weighed, ...]:
        return self.weighed(document, ())

    @override
    def kind_in(self, weighed: Weighed, language: str) -> str:
        return _kind(Commander(weighed.sign), words_in(GAME, language))

    @override
    def same_rules(self, one: StarMap, other: StarMap) -> bool:
        return _played_on(one) == _played_on(other)

    @override
    def meeting(self, one: Weighed, other: Weighed, captain: str) -> Duel:
        boards, first = one.force
        second = other.force[1]
        return Duel(meet, Table(boards, (first, second), captain), f"{one.sign} {other.sign}", first == second)

    @override
    def seats(self, document: StarMap) -> int:
        return document.players

    @override
    def seating(self, document: StarMap, seats: int, captain: str) -> Seating:
        """Return games on a map for its number of players. Raises NotInDocument, FileProblem."""
        if seats != document.players:
            raise NotInDocument(message("play-other-players", players=document.players, found=seats))
        return Seating(seats, Duel(seat_wins, Seated(plans(document), captain), f"{seats} seats"))

    @override
    def advice(self, ladder: Ranking, ships: Sequence[Weighed]) -> tuple[Text, ...]:
        """Return the starting tokens with which each would on average end equal to the best one."""
        means = mean_tokens(ladder, ships)
        best = max(means.values(), default=0.0)
        given = [(ship.name, round(best - means[ship.sign])) for ship in ships if ship.sign in means]
        lines = [message("play-even-one", name=name, count=count) for name, count in given if count]
        return (message("play-even"), *lines) if lines else ()


def _played_on(star_map: StarMap) -> tuple[object, ...]:
    return star_map.players, star_map.options, star_map.systems, star_map.lines


def mean_tokens(ladder: Ranking, ships: Sequence[Weighed]) -> dict[str, float]:
    """Return the average tokens of the commanders in their games, by their fingerprints."""
    totals: dict[str, list[int]] = {}
    for (one, other), tally in ladder.tallies.items():
        for label, tokens in tally.counts:
            sign = str(COMMANDERS[int(label)])
            if sign in {one, other}:
                total = totals.setdefault(sign, [0, 0])
                total[0] += tokens
                total[1] += tally.fought
    signs = {ship.sign for ship in ships}
    return {sign: tokens / fought for sign, (tokens, fought) in totals.items() if sign in signs and fought}
