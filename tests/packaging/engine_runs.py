"""What both builds of the battle engine do: prints the build and then every result, one per line.

The builds are those of an installed wheel: METAMAKER_PLAIN selects the plain one. The tests must be in PYTHONPATH, but not the
package of the clone.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.games.metaverse.battle.ai.self_play import lined_up, played
from metamaker.games.metaverse.battle.kinematics.course import Course, Newtonian
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.movement.legality import reasons
from metamaker.games.metaverse.battle.plot.text import parsed, printed
from metamaker.games.metaverse.match import confirming
from metamaker.games.metaverse.model.words import Die, WeaponQuality
from metamaker.games.metaverse.rules.pulse import Struck, traits_of
from metamaker.games.metaverse.rules.roll import roll_damage
from metamaker.games.metaverse.rules.strike import Guard, landed
from metamaker.opening import open_file
from metamaker.play.compiled import build
from metamaker.play.dice import Dice, SeededDice
from metamaker.play.geometry import Point, bearing, distance
from metamaker.play.match import Match
from metamaker.play.serialization import digest, lines
from metamaker.play.simulation.runner import all_fought
from metamaker.play.table import Setting
from metamaker.registry import game_called
from tests.games.metaverse.battle.ai.matches import CARRIER, NAMES, VARIED, detachment, match, sample
from tests.games.metaverse.battle.ships import COMPASS, HERON, KESTREL, sailing
from tests.games.metaverse.builders import GUN

Value = TypeVar("Value")
RUNS_OF_EACH = 2000
BATTLES_OF_EACH = 2
BOARD_GAMES = {
    "cosmoclysm": (
        ("the-narrows", "strong", "plain"),
        ("six-candles", "plain", "chance", "plain", "strong", "plain", "chance"),
    ),
    "cosmos_commanders": (("kettle-and-thimble", "plain", "strong"), ("four-corners", "plain", "chance", "plain", "plain")),
}
"""Samples of each game on a board, with the captains of a game on it."""

RANDOM_BATTLES = {"metaverse": 170, "cosmoforce": 90, "cosmoclysm": 24, "cosmos_commanders": 16}
"""The number of random battles of each game: 300 in all."""

CAPTAINS = {
    "metaverse": ("chance", "plain", "careful"),
    "cosmoforce": ("chance", "plain", "careful"),
    "cosmoclysm": ("chance", "plain"),
    "cosmos_commanders": ("chance", "plain"),
}
"""The captains of random battles, without the slowest."""

CODES = ("+1", "+3", "-2", "R1", "R2", "L1", "EM1", "EM2", "RL", "CS", "FL", "P1", "S2", "+2@1", "EP(core/primitive-stl-aft#1)")


def motions(dice: Dice) -> Iterator[str]:
    """Courses sailed and plots judged, and where that leads."""
    for _ in range(RUNS_OF_EACH):
        course = _course(dice)
        plot = parsed(" ".join(CODES[dice.roll(len(CODES)) - 1] for _ in range(dice.roll(4) - 1)))
        means = HERON if dice.roll(2) == 1 else KESTREL
        refused = reasons(plot, means, course)
        yield f"{course} {printed(plot)} {refused}"
        if not refused:
            yield repr(executed(course, plot))


def _course(dice: Dice) -> Course:
    place = Point(dice.roll(200_000), -dice.roll(200_000))
    if dice.roll(2) == 1:
        return sailing(dice.roll(20) - 4, dice.roll(16) - 1, place, mirrored=dice.roll(2) == 1)
    return Newtonian(place, 2 * dice.roll(8) - 2, tuple(dice.roll(12) - 1 for _ in COMPASS), dice.roll(5) - 3)


def distances(dice: Dice) -> Iterator[str]:
    """Ways between two points of the table."""
    for _ in range(RUNS_OF_EACH):
        here, there = (Point(dice.roll(900_000) - 450_000, dice.roll(900_000) - 450_000) for _ in range(2))
        yield f"{distance(here, there)} {bearing(here, there)}"
        yield from lines([here, there])
        yield digest([here, there])


def pulses(dice: Dice) -> Iterator[str]:
    """Pulses of weapons of every quality against defences of every kind."""
    qualities = tuple(WeaponQuality)
    for _ in range(RUNS_OF_EACH):
        weapon = GUN.with_(
            damage_die=tuple(Die)[dice.roll(len(Die)) - 1],
            damage_modifier=dice.roll(6) - 1,
            qualities=tuple({qualities[dice.roll(len(qualities)) - 1]: True for _ in range(3)}),
            armour_piercing=dice.roll(3) - 1,
            shield_piercing=dice.roll(3) - 1,
        )
        guard = Guard(dice.roll(4) - 1, dice.roll(3) - 1, dice.roll(4) - 1, Struck(dice.roll(4), dice.roll(6), dice.roll(8)))
        yield repr(
            landed(traits_of(weapon), roll_damage(weapon.damage_die, dice), dice.roll(3) - 1, guard, dice.roll(8) - 1, dice)
        )


def battles(dice: Dice) -> Iterator[str]:
    """Whole battles of fleets of every kind under all captains, a line for what follows from each round of answers."""
    for number, fleet in enumerate((*VARIED, CARRIER)):
        for one, other in (("chance", "plain"), ("plain", "careful"), ("careful", "chance")) * BATTLES_OF_EACH:
            seed = dice.roll(1_000_000)
            battle, captains = lined_up(match(fleet, one, other), seed)
            for events in played(battle, captains):
                yield f"fleet {number}, {one}, {other}, {seed}, turn {battle.table.turn}: {len(events)} {digest(events)}"
            yield f"{battle.result} {dice_left(battle.dice)}"


def board_games(dice: Dice) -> Iterator[str]:
    """Whole games on boards under all captains, from the first roll, a line for what follows from each round of answers."""
    for game, games in BOARD_GAMES.items():
        for board, *captains in games:
            seed = dice.roll(1_000_000)
            match = _board_match(str(sample_fleets(game) / f"{board}.json"), seed, tuple(captains))
            while match.result is None:
                events = match.play_turn()
                yield f"{board}, {seed}, turn {match.turn}: {len(events)} {digest(events)}"
            yield f"{match.result} {match.made} {digest(match.happened())}"


def _board_match(file: str, seed: int, captains: tuple[str, ...]) -> Match:
    opened = open_file(file)
    forces = required(opened.game.play).sides(opened.document) or (opened.document,)
    return begun(opened.game, forces, Setting(seed, captains))


def dice_left(dice: Dice) -> int:
    """Return a face that is the same only after the same number of rolls."""
    return dice.roll(1_000_000)


def random_battles(dice: Dice) -> Iterator[str]:
    """Battles of random forces, captains and seeds in all games, a line for what follows from each round of answers."""
    for game, number in RANDOM_BATTLES.items():
        for _ in range(number):
            forces = _random_forces(game, dice)
            kit = required(game_called(game).play)
            seats = kit.seats(forces, survival=False)
            setting = Setting(dice.roll(1_000_000), tuple(_any(CAPTAINS[game], dice) for _ in range(seats)))
            match = begun(game_called(game), forces, setting)
            while match.result is None:
                events = match.play_turn()
                yield f"{game}, {setting.captains}, {setting.seed}, turn {match.turn}: {len(events)} {digest(events)}"
            yield f"{match.result} {match.made} {digest(match.happened())}"


def _random_forces(game: str, dice: Dice) -> tuple[Any, ...]:
    if game == "metaverse":
        return tuple(_detachment(dice) for _ in range(2))
    if game == "cosmoforce":
        return tuple(_team(dice) for _ in range(2))
    opened = open_file(str(_any(sorted(sample_fleets(game).glob("*.json")), dice)))
    return required(opened.game.play).sides(opened.document) or (opened.document,)


def _detachment(dice: Dice) -> Any:
    """Return one or two random ships of a random Metaverse sample."""
    name = _any(NAMES, dice)
    return detachment(name, *(ship.id for ship in _some(sample(name).ships, dice)))


def _team(dice: Dice) -> Any:
    """Return one or two random ships of a random Cosmoforce team."""
    fleet: Any = open_file(str(sample_fleets("cosmoforce") / "six-ideas.json")).document
    team = _any(fleet.teams, dice)
    return fleet.with_(teams=(team.with_(ships=_some(team.ships, dice)),))


def _some(ships: Sequence[Value], dice: Dice) -> tuple[Value, ...]:
    return tuple(dict.fromkeys(_any(ships, dice) for _ in range(dice.roll(2))))


def _any(values: Sequence[Value], dice: Dice) -> Value:
    return values[dice.roll(len(values)) - 1]


def value_battles(_: Dice) -> Iterator[str]:
    """Battles that confirm the combat value of a class, with their result."""
    fleet: Any = sample("the-even-hand")
    ref = fleet.classes[0].ref()
    ready = confirming.battles(fleet, ref)
    tallies = all_fought(ready.bouts, 2, protocol=ready.protocol, workers=1)
    yield from map(repr, tallies)
    yield repr(confirming.measured(fleet, ref, tallies))


RUNS: tuple[Callable[[Dice], Iterator[str]], ...] = (
    motions,
    distances,
    pulses,
    battles,
    board_games,
    random_battles,
    value_battles,
)


if __name__ == "__main__":
    print(build())  # noqa: T201
    for number, run in enumerate(RUNS):
        for line in run(SeededDice(number)):
            print(line)  # noqa: T201
