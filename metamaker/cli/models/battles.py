"""JSON models of the answers of battle and match-up commands; see `metamaker.cli.models.designs`."""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict

from metamaker.core.schema_errors import JsonObject
from metamaker.play.statistics import Share


@with_config(ConfigDict(extra="allow"))
class Event(TypedDict):
    """An event of a battle: its name, the ids of its rules (not in Cosmos Commanders), and further fields by event."""

    event: str
    rules: NotRequired[list[str]]


class Side(TypedDict):
    """A side of a duel."""

    name: str
    captain: str


class Rate(TypedDict):
    """A share of battles, from 0 to 1: the observed value, and its confidence interval at this level of confidence."""

    found: float
    low: float
    high: float
    confidence: NotRequired[float]


def rate(share: Share) -> Rate:
    """Return the model of a share."""
    return {"found": share.found, "low": share.low, "high": share.high}


def sides(names: Sequence[str], captains: Sequence[str]) -> list[Side]:
    """Return the models of both sides."""
    return [{"name": name, "captain": captain} for name, captain in zip(names, captains, strict=True)]


class Turns(TypedDict):
    """The length of battles in turns: the mean, its standard error, and the number of battles of each length."""

    mean: float
    error: float
    by_length: dict[str, int]


class End(TypedDict):
    """The number of ships of a class with this fate."""

    end: str
    count: int


class Fates(TypedDict):
    """The fates of the ships of a class; the side is A or B."""

    side: str
    what: str
    ends: list[End]


class Cause(TypedDict):
    """The number of ships lost to this cause."""

    cause: str
    count: int


class Duel(TypedDict):
    """The results of many battles; wins and losses are those of A. `decision` is the answer of `--decide`."""

    sides: list[Side]
    itself: bool
    seed: int
    asked: int
    fought: int
    wins: int
    losses: int
    draws: int
    win_rate: Rate
    design_effect: float
    decision: Literal["first", "second", "even", "open"] | None
    turns: Turns | None
    ships: list[Fates]
    losses_by_cause: list[Cause]


class MeleeSide(TypedDict):
    """A captain, the number of its player positions, and its share of all won games; the share is null without games."""

    captain: str
    seats: int
    even: float
    share: Rate | None


class Melee(TypedDict):
    """Win rates of captains, or of player positions under one captain, in many games of more than two sides."""

    seed: int
    asked: int
    fought: int
    confidence: float
    drawn: int
    sides: list[MeleeSide]


class Encountered(TypedDict):
    """An encounter: the game, the seed of its dice, the set-up as in an encounter file, and the written files."""

    game: str
    seed: int
    setup: JsonObject
    files: list[str]


class Rival(TypedDict):
    """A ship of the test set."""

    name: str
    kind: str


class Meeting(TypedDict):
    """The results of a ship against another ship."""

    name: str
    fought: int
    wins: int
    losses: int
    draws: int
    win_rate: Rate


class Weighed(TypedDict):
    """A rated ship: its rank, and the range of its possible ranks."""

    name: str
    kind: str
    given: bool
    place: int
    places: list[int]
    win_rate: Rate
    against: list[Meeting]


class Gain(TypedDict):
    """The gain of a choice over the present system, with its confidence interval."""

    found: float
    low: float
    high: float


class Choice(TypedDict):
    """A choice for a slot; the gain is null for the present system."""

    choice: str
    held: bool
    win_rate: Rate
    gain: Gain | None
    may_be_best: bool
    against: list[Meeting]


class StudyModel(TypedDict):
    """The part that all answers about battles against a test set have in common."""

    captain: str
    seed: int
    asked: int
    fought: int
    confidence: float
    field: list[Rival]


class Balance(StudyModel):
    """The ranking of ships. `same` maps ships to identical ships, which were tested for both.

    `advice` suggests how a group can balance its games; not every game has suggestions.
    """

    ships: list[Weighed]
    same: dict[str, str]
    advice: NotRequired[list[str]]


class SlotChoices(StudyModel):
    """The choices for a slot of a ship."""

    slot: int
    ship: str
    choices: list[Choice]


class SeatShare(TypedDict):
    """The win rate of a position in the turn order; `uneven`: whether it differs significantly from an even share."""

    seat: int
    share: Rate
    uneven: bool


class SeatShares(TypedDict):
    """The win rates of the player positions on a board or map, with the same captain in each position."""

    captain: str
    seed: int
    asked: int
    fought: int
    confidence: float
    drawn: int
    even: float
    seats: list[SeatShare]


def battle_line(ships: Any) -> Any:
    """Return the type of a line that `battle` writes; `ships` is the type of each ship in its last line."""
    fields = {
        "event": Literal["Summary"],
        "turn": int,
        "result": int | None,
        "standing": list[ships],
        "losses": list[str],
        "rules": list[str],
    }
    return TypedDict("Summary", fields) | Event  # type: ignore[operator]  # the values of ships depend on the game


class Reason(TypedDict):
    """A reason in favour of a side, A or B, with its weight in percentage points of the win rate.

    `reason`: the name of the compared quantity; `amounts`: this quantity of A and of B.
    """

    side: str
    points: float
    reason: str
    amounts: list[float]


class ReviewLuck(TypedDict):
    """The luck of the first of two sides: `usual` is one standard deviation, `share` that of the luck in the margin of damage.

    `kinds` and `turns` are its luck by kind of roll and by turn.
    """

    value: float
    usual: float
    margin: float
    share: float | None
    kinds: dict[str, float]
    turns: dict[str, float]


class ReviewShip(TypedDict):
    """The sums of a ship, or with an `item` a part of them: a weapon, a cause of damage, or a kind of roll, by `of`."""

    side: int
    ship: str
    name: str
    of: str
    item: str
    shots: int
    hits: int
    mean: float
    dealt: float
    shields: float
    armour: float
    intercepted: float
    wasted: float
    luck: float


class ReviewTurn(TypedDict):
    """A turn of a match: the choices made by its end, the chances of all sides to win, the shares of the dice in their changes.

    `rates` are the win rates of this number of battles from there.
    """

    turn: int
    choices: int
    chances: list[float]
    dice: list[float]
    battles: int
    rates: list[Rate]


class TurningPoint(TypedDict):
    """A turn that changed the chance of a side most, and the parts that dice and orders have in this change."""

    turn: int
    side: int
    change: float
    dice: float | None
    orders: float


class ReviewOrder(TypedDict):
    """An order that cost win chance: the place of the choice in the match, both orders, and the win rates with each.

    `gain` is the difference, `error` the half width of its interval of 95%.
    """

    turn: int
    side: int
    choice: int
    subject: str
    given: str
    better: str
    given_rate: Rate
    better_rate: Rate
    gain: float
    error: float
    battles: int


class MatchReview(TypedDict):
    """The review of a match: its luck, sums by ship and target, rolls, shots, weapons that could have fired.

    Sides are counted from 0.

    Amounts are in the `unit`. A review that is not `complete` ends early, for the reason in `lacks`. `chances` are those to win
    after each turn; `orders` is null unless `--orders` asks for it.
    """

    game: str
    title: str
    sides: list[str]
    turns: int
    result: int | None
    unit: str
    lacks: list[str]
    complete: bool
    luck: ReviewLuck | None
    ships: list[ReviewShip]
    targets: list[JsonObject]
    rolls: list[JsonObject]
    shots: list[JsonObject]
    idle: list[JsonObject]
    chances: list[ReviewTurn]
    turning_points: list[TurningPoint]
    orders: list[ReviewOrder] | None


class Foreseen(TypedDict):
    """The predicted win rate of A, with reasons; `counters` lists threats that a side can hardly answer."""

    win_rate: Rate
    reasons: list[Reason]
    counters: list[str]


class Forecast(Foreseen):
    """A forecast with the names of both sides; the win rate includes the results of `fought` battles."""

    sides: list[str]
    fought: int


class Weigh(TypedDict):
    """The results of battles of two fleets; wins and losses are those of A, and the verdict names the leader.

    With `--decide`, the verdict is that of the sequential test.
    """

    sides: list[Side]
    seed: int
    asked: int
    fought: int
    wins: int
    losses: int
    draws: int
    win_rate: Rate
    verdict: Literal["first", "second", "even", "open"]
    forecast: Foreseen | None


class Reliability(TypedDict):
    """How often offers of a kind proved even in a study: their number, those within 45–55% and those within 42–58%."""

    offers: int
    narrow: int
    wide: int


class Proposal(TypedDict):
    """A proposed change: its kind, a description, and the win rate of A in battles after it.

    `points`: the change in the combat value of A relative to that of B. `fair`: whether battles confirm that the match-up
    is even. `reliability`: the results of a study of such proposals, if there is one.
    """

    kind: str
    change: str
    points: float
    fought: int
    win_rate: Rate
    fair: bool
    reliability: Reliability | None


class Fair(TypedDict):
    """Changes that balance a match-up, the best first; the numbers of tested changes and battles; the written files.

    `given_up`: whether battles ruled out every change, so that more seconds do not help.
    """

    sides: list[Side]
    seed: int
    as_it_is: Proposal
    proposals: list[Proposal]
    tried: int
    fought: int
    given_up: bool
    files: list[str]


class OddsFigure(TypedDict):
    """A figure: its key, its name, its text, its amount (chances from 0 to 1; null for words) and its rules."""

    key: str
    name: str
    text: str
    amount: float | None
    rules: list[str]


class OddsChapter(TypedDict):
    """Figures with a common heading: the key `common`, an id of a weapon, `criticals`, or `attack` for rolled results."""

    key: str
    title: str
    figures: list[OddsFigure]


class OddsCase(TypedDict):
    """An attack on one target at one distance in cm; null is the usual distance of the game, or none."""

    target: str
    distance: int | None
    chapters: list[OddsChapter]


class AttackOdds(TypedDict):
    """The figures of an attack, for each target and each distance."""

    attacker: str
    cases: list[OddsCase]


class RecordRow(TypedDict):
    """The results of a ship or a side in its recorded matches; `player`: the computer captain, empty for a person.

    `held`: matches survived by a ship, or won by a side; `lost`: those in which it was destroyed, or lost. `result`: the damage
    dealt minus the damage taken, or points minus those of others, on average; `adjusted`: the same without the luck of dice.
    """

    game: str
    name: str
    player: str
    unit: str
    matches: int
    held: int
    lost: int
    result: float
    adjusted: float


class MatchRecordStandings(TypedDict):
    """The record of matches in a file: their number, and the results of players and ships."""

    file: str
    matches: int
    players: list[RecordRow]
    ships: list[RecordRow]
