"""Every event is told in a sentence, under its turn and step, with the names of the record sheet."""

import typing
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.messages import Text, words
from metamaker.games.metaverse.battle import frame as turn_events
from metamaker.games.metaverse.battle.boarding import events as boarding_events
from metamaker.games.metaverse.battle.command import events as command_events
from metamaker.games.metaverse.battle.damage import events as condition_events
from metamaker.games.metaverse.battle.damage import events as criticals_events
from metamaker.games.metaverse.battle.damage import events as damage_events
from metamaker.games.metaverse.battle.damage.events import BoxesLost, CountRolled, PulseStruck, ShieldsLost, SystemPicked
from metamaker.games.metaverse.battle.electronics import events as electronics_events
from metamaker.games.metaverse.battle.fire import events as fire_events
from metamaker.games.metaverse.battle.fire.events import FireDeclared, SensorRolled
from metamaker.games.metaverse.battle.frame import BattleEnded, StepBegan, TurnBegan
from metamaker.games.metaverse.battle.movement import events as movement_events
from metamaker.games.metaverse.battle.movement.events import Moved, PlotRevealed
from metamaker.games.metaverse.battle.narration.narrator import TELLINGS, line_of, story_lines
from metamaker.games.metaverse.battle.repair import events as repair_events
from metamaker.games.metaverse.battle.salvos import events as salvos_events
from metamaker.games.metaverse.battle.setup_log import events as meeting_events
from metamaker.games.metaverse.battle.starfighters import events as starfighters_events
from metamaker.games.metaverse.battle.terrain import events as terrain_events
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.battle.wording.phrases import against, apart
from metamaker.games.metaverse.model.fleet import GAME
from tests.games.metaverse.battle.narration.tables import table


@pytest.fixture(scope="module")
def names() -> Names:
    return Names(table("the-even-hand", "the-glass-cantons"))


@pytest.fixture(scope="module")
def french() -> Names:
    return Names(table("the-even-hand", "the-glass-cantons"), words(GAME, "fr"))


MODULES = dict.fromkeys(
    (
        boarding_events,
        command_events,
        condition_events,
        criticals_events,
        damage_events,
        electronics_events,
        fire_events,
        meeting_events,
        movement_events,
        repair_events,
        salvos_events,
        starfighters_events,
        terrain_events,
        turn_events,
    )
)

EVENTS = [
    kind
    for module in MODULES
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "rules") and kind.__module__ == module.__name__
]


def sample(annotation: object, name: str) -> object:
    """Return a value of a field of an event."""
    if name == "ship":
        return "a/clerk-of-works"
    if name == "terrain_kind":
        return "planet"
    if name == "why":
        return "idle"
    if annotation == Text:
        return "so"
    args = typing.get_args(annotation)
    if not args:
        values: dict[object, object] = {int: 1, str: "fore", bool: True}
        return values[annotation]
    if args[-1] is Ellipsis:
        return (sample(args[0], ""),)
    return tuple(sample(each, "") for each in args)


def test_there_are_events_of_every_area() -> None:
    assert len(EVENTS) > 80
    assert len({kind.__module__ for kind in EVENTS}) >= 7


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type, names: Names) -> None:
    hints = typing.get_type_hints(kind)
    event = kind(**{name: sample(hints[name], name) for name in kind._fields})  # type: ignore[attr-defined]
    line = line_of(event, names)
    assert kind in TELLINGS
    assert line.text[0].isupper() or not line.text[0].isalpha()
    assert kind.__name__ not in line.text
    assert "  " not in line.text
    assert not line.text.endswith((".", ",", ":", " "))


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_french_sentence(kind: type, names: Names, french: Names) -> None:
    hints = typing.get_type_hints(kind)
    event = kind(**{name: sample(hints[name], name) for name in kind._fields})  # type: ignore[attr-defined]
    text = line_of(event, french).text
    assert text != line_of(event, names).text or kind in SAME_IN_FRENCH
    assert not text.endswith((".", ",", ":", " "))


SAME_IN_FRENCH = {turn_events.StepBegan}
"""Told by the word for a step alone, which the sample is not."""


def test_nothing_is_told_of_events_that_are_no_more() -> None:
    assert set(TELLINGS) == set(EVENTS)


def test_systems_are_called_as_on_the_sheet_and_counted_section_by_section(names: Names) -> None:
    declared = FireDeclared(
        "b/twelve-colours",
        "a/clerk-of-works",
        _ref(names, "sensor array #1 (core)"),
        "",
        _fore_glasses(names),
        "volley",
        "",
        (),
    )
    assert line_of(declared, names).text == (
        "Twelve Colours fires Burning glass ×3 (fore) at Clerk of Works, volley, by sensor array #1 (core)"
    )


def _fore_glasses(names: Names) -> tuple[str, ...]:
    known = names.known("b/twelve-colours")
    return tuple(ref for ref, name in known.items() if name.startswith("Burning glass") and name.endswith("(fore)"))


def _ref(names: Names, name: str) -> str:
    return next(ref for ref, known in names.known("b/twelve-colours").items() if known == name)


def test_ships_of_one_name_are_told_apart() -> None:
    names = Names(table("the-even-hand", "the-even-hand"))
    assert names.ship("a/clerk-of-works") == "Clerk of Works (A1)"
    assert names.ship("b/clerk-of-works") == "Clerk of Works (B1)"


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            Moved("a/clerk-of-works", ((0, 0), (0, 3000), (4000, 3000)), 3, -5, (), 0, False, 1, 0),
            "Clerk of Works moves 7 cm to (4, 3), heading 67.5°, speed −5, target rating +1",
        ),
        (
            Moved("a/clerk-of-works", ((0, 0), (-250, 0)), 2, 6, (6, 0, 0, 0, 0, 0, 0, 0), -1, False, 0, 0),
            "Clerk of Works moves 0.3 cm to (−0.3, 0), heading 45°, momenta N6, spin −1",
        ),
        (PlotRevealed("a/clerk-of-works", 1, ""), "Clerk of Works drifts"),
        (
            PulseStruck("a/clerk-of-works", "fore", 5, 6, 4, 2, 1),
            "Pulse of 5 comes to 6, shields take 4, no shields left, 2 come through, armour takes 1, 0 boxes, 1 discarded",
        ),
        (
            PulseStruck("a/clerk-of-works", "fore", 2, 2, 2, 0, 0),
            "Pulse of 2, shields take 2, no shields left, none comes to the hull",
        ),
        (ShieldsLost("a/clerk-of-works", "aft", 2, 0), "Clerk of Works loses 2 shield hits aft, none left"),
        (BoxesLost("a/clerk-of-works", "core", 2, 1, 0), "Clerk of Works loses 1 box, core layer 2 −1 (gone)"),
        (
            SensorRolled("a/clerk-of-works", "b/patience", "x", ("y",), ("Ray",), 12_340, 3, 5, 2, 2, True, False, ()),
            "Ray, Clerk of Works at Patience, 12.3 cm: D20 2, sensor profile 3, target profile 5, so only 2 hits: hit",
        ),
        (
            SensorRolled("a/clerk-of-works", "b/patience", "x", ("y",), ("Ray",), 60_007, 15, 4, 15, 2, False, False, ()),
            "Ray, Clerk of Works at Patience, 60.007 cm: D20 2, sensor profile 15, target profile 4: miss",
        ),
    ],
)
def test_lines_read_as_they_should(event: tuple[object, ...], text: str, names: Names) -> None:
    assert line_of(event, names).text == text


@pytest.mark.rule("MV-0.0.0-05", "MV-0.0.0-09")
@given(st.integers(0, 200_000), st.sampled_from((5, 10, 15, 20, 25, 30, 50)))
def test_range_bands_can_be_counted_from_the_distance_that_is_told(length: int, reach: int) -> None:
    told = Fraction(apart(length).removesuffix(" cm"))
    assert -(-told // reach) == -(-length // (reach * 1000))
    assert told // 1 == length // 1000


def test_a_step_without_events_is_left_out_and_turns_are_headings(names: Names) -> None:
    happened = (
        TurnBegan(2),
        StepBegan("plot_movement"),
        StepBegan("starship_movement"),
        PlotRevealed("a/clerk-of-works", 2, "+2"),
        StepBegan("repair"),
        BattleEnded("", "the last turn is over"),
    )
    assert [(line.depth, line.text) for line in story_lines(happened, names)] == [
        (0, "Turn 2"),
        (1, "Starship movement"),
        (2, "Clerk of Works plotted +2"),
        (0, "The battle is a draw: the last turn is over"),
    ]


def test_what_nobody_taught_the_story_is_spelt_out(names: Names) -> None:
    class Odd(typing.NamedTuple):
        ship: str
        rules: tuple[str, ...] = ()

    assert line_of(Odd("a/clerk-of-works"), names).text == "Odd: ship a/clerk-of-works"


@pytest.mark.rule("MV-1.3.7-14")
@pytest.mark.parametrize(
    ("choices", "face", "said"), [(3, 5, "D6 5: the 3rd of 3: "), (4, 2, "D4 2: the 2nd of 4: "), (1, 1, "The only one: ")]
)
def test_a_choice_names_the_die_that_was_thrown(choices: int, face: int, said: str, names: Names) -> None:
    assert line_of(SystemPicked("a/clerk-of-works", "core/eyes#1", choices, face), names).text.startswith(said)


@pytest.mark.parametrize(("faces", "face", "number", "said"), [(4, 3, 2, "D4 3: 2 systems"), (8, 1, 1, "D8 1: 1 system")])
def test_a_number_of_systems_is_told_with_its_die(faces: int, face: int, number: int, said: str, names: Names) -> None:
    event = CountRolled("a/clerk-of-works", "core", faces, face, number, ("MV-1.3.7-09",))
    assert line_of(event, names).text == said


@pytest.mark.rule("MV-1.3.1-14", "MV-1.3.1-15")
@pytest.mark.parametrize(("sensor", "target", "only"), [(13, 2, False), (6, 7, True), (0, -2, True), (22, 20, True)])
def test_it_is_told_where_the_rating_alone_hits(sensor: int, target: int, *, only: bool) -> None:
    assert against(sensor, target, 12).endswith("so only 12 hits") is only
