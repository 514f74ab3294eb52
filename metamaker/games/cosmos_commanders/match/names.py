"""The names of players, systems, sectors and numbers in a match, in the current language."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from metamaker.core.display_names import minus
from metamaker.core.messages import Words, language_in_force, words_in
from metamaker.games.cosmos_commanders.battle.game import Course
from metamaker.games.cosmos_commanders.battle.state import NOBODY
from metamaker.games.cosmos_commanders.edits.structure import (
    commander_term,
    level_term,
    seated_term,
    sector_term,
    system_term,
    type_term,
)
from metamaker.games.cosmos_commanders.geometry.sectors import sector_ref
from metamaker.games.cosmos_commanders.model.star_map import GAME, StarMap
from metamaker.games.cosmos_commanders.model.words import COMMANDERS, LEVELS, TYPES
from metamaker.games.cosmos_commanders.rules.chances import TOKEN
from metamaker.play.story import LETTERS


class Names:
    """The names of a match on a map; `commanders` of the players by number, NOBODY before the pick."""

    def __init__(self, star_map: StarMap, commanders: Sequence[int]) -> None:
        self.words: Words = words_in(GAME, language_in_force())
        self.star_map = star_map
        self.types: Sequence[int] | None = None
        """The types of the systems, once all are known."""
        self._commanders = commanders
        names = [system_term(system, self.words) for system in star_map.systems]
        often = Counter(name.casefold() for name in names)
        self._systems = [
            name if often[name.casefold()] == 1 else f"{name} ({system.id})"
            for name, system in zip(names, star_map.systems, strict=True)
        ]

    @classmethod
    def of(cls, star_map: StarMap, course: Course | None) -> "Names":
        """Return the names of a match. Its players have no commanders before its course begins."""
        names = cls(star_map, [NOBODY] * star_map.players if course is None else course.commanders)
        names.types = None if course is None else course.board.types
        return names

    def player(self, player: int) -> str:
        """Return the name of a player: the commander, or before the pick the letter of the seat."""
        commander = self._commanders[player]
        if commander == NOBODY:
            return self.seat(player)
        return seated_term(self.star_map.seat(player).name, commander_term(COMMANDERS[commander], self.words), self.words)

    def seat(self, player: int) -> str:
        """Return the name of a player before a commander is picked: the name of its seat, or “player A”."""
        return self.star_map.seat(player).name.strip() or self.words.text("names-player", letter=LETTERS[player])

    def players(self, players: Sequence[int]) -> str:
        """Return several players as a list in a sentence."""
        return self.words.listed([self.player(each) for each in players])

    def commander(self, commander: int) -> str:
        """Return the name of a commander."""
        return commander_term(COMMANDERS[commander], self.words)

    def bonus(self, commander: int) -> str:
        """Return the starting bonus of a commander: “Metal +1”."""
        return self.words.text("names-bonus", level=self.level(commander))

    def system(self, place: int) -> str:
        """Return the name of a system; systems of the same name also get their ids."""
        return self._systems[place]

    def sector(self, place: int) -> str:
        """Return the name of a sector: “sector 5”."""
        return sector_term(place + 1, self.words)

    def level(self, level: int) -> str:
        """Return the name of a level."""
        return level_term(LEVELS[level], self.words)

    def type(self, kind: int) -> str:
        """Return the name of a type."""
        return type_term(TYPES[kind], self.words)

    def result(self, result: int) -> str:
        """Return the reward of a result of research: “Metal +1”, “one token”."""
        if result == TOKEN:
            return self.words["names-one-token"]
        return self.words.text("names-bonus", level=self.level(result))

    def chance(self, chance: Fraction) -> str:
        """Return a chance in percent. Chances of this game are tenths, and combinations of several."""
        return self.words.percent(chance, 1, at_most=True)

    def signed(self, number: int) -> str:
        """Return a modifier with its sign."""
        return minus(f"{number:+}")

    def system_ref(self, place: int) -> str:
        """Return the reference of a system."""
        return self.star_map.systems[place].ref()

    def signed_total(self, number: int) -> str:
        """Return a total, which may be below 0."""
        return minus(str(number))


def sector_ref_of(place: int) -> str:
    """Return the reference of a sector by its place in the list."""
    return sector_ref(place + 1)


def commander_ref(commander: int) -> str:
    """Return the reference of a commander."""
    return f"commanders/{COMMANDERS[commander]}"


def player_ref(player: int) -> str:
    """Return the reference of a player: the letter of the seat."""
    return f"players/{LETTERS[player]}"
