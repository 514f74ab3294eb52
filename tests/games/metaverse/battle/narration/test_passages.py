"""What belongs together is one line, and its numbers add up."""

import re
from collections.abc import Iterator, Sequence

import pytest

from metamaker.games.metaverse.battle.command.events import CrewQualityChanged, MoraleBroke, MoraleRolled
from metamaker.games.metaverse.battle.damage.events import (
    BoxesLost,
    CountRolled,
    CriticalCaused,
    CriticalIgnored,
    CriticalRolled,
    CriticalUpgraded,
    DamageRolled,
    PartiesLost,
    PulseStruck,
    ShieldsLost,
    SubCriticalRolled,
    SystemDisabled,
    SystemPicked,
)
from metamaker.games.metaverse.battle.electronics.events import ElectronicsOrderRolled
from metamaker.games.metaverse.battle.fire.events import (
    DeclarationRolled,
    FireDeclared,
    GroupBegan,
    InterceptorDamaged,
    ShotStruck,
)
from metamaker.games.metaverse.battle.frame import StepBegan
from metamaker.games.metaverse.battle.movement.events import Moved, PlotRevealed
from metamaker.games.metaverse.battle.narration.narrator import story_lines
from metamaker.games.metaverse.battle.repair.events import RepairRolled, ShieldsAdapted
from metamaker.games.metaverse.battle.wording.names import Names, labels
from metamaker.games.metaverse.match.table import BattleTable
from metamaker.play.story import Event
from metamaker.play.table import Setting
from tests.games.metaverse.battle.narration.tables import battle, fleet, fought, table

CLERK = "a/clerk-of-works"
COLOURS = "b/twelve-colours"


@pytest.fixture(scope="module")
def names() -> Names:
    return Names(table("the-even-hand", "the-glass-cantons"))


def lines(events: Sequence[Event], names: Names) -> list[str]:
    return [line.text for line in story_lines(events, names)]


def system(names: Names, ship: str, name: str) -> str:
    return next(ref for ref, known in names.known(ship).items() if known == name)


def shot(names: Names, loss: int = 1) -> ShotStruck:
    """Return a Burning glass: D12+2, polarized."""
    return ShotStruck(
        COLOURS, system(names, COLOURS, "Burning glass #1 (fore)"), "Burning glass", CLERK, "fore", loss, False, ()
    )


def test_a_plot_is_told_with_its_move(names: Names) -> None:
    happened = (
        StepBegan("starship_movement"),
        PlotRevealed(CLERK, 1, "+2"),
        PlotRevealed(COLOURS, 1, ""),
        Moved(CLERK, ((0, 0), (0, 9000)), 0, 9, (), 0, False, 0, 0),
        PlotRevealed(CLERK, 2, "R1"),
    )
    assert lines(happened, names) == [
        "Starship movement",
        "Twelve Colours drifts",
        "Clerk of Works plotted +2: moves 9 cm to (0, 9), heading 0°, speed 9",
        "Clerk of Works plotted R1",
    ]


def test_plots_name_systems_and_ships_as_the_sheet_does(names: Names) -> None:
    drive = next(ref for ref, name in names.known(COLOURS).items() if "FTL" in name)
    (line,) = lines((PlotRevealed(COLOURS, 1, f"FTL-T7({drive})/A:{CLERK} RL"),), names)
    assert line == f"Twelve Colours plotted FTL-T7({names.system(COLOURS, drive)})/A:Clerk of Works RL"


def test_parties_lost_in_several_layers_are_one_line(names: Names) -> None:
    happened = [PartiesLost(CLERK, "core", layer, 2, 0) for layer in (1, 2)]
    assert lines(happened, names) == ["Clerk of Works loses 2 crew parties of layer 1, core; 2 crew parties of layer 2, core"]


def test_groups_and_rolls_that_lead_to_nothing_are_not_told(names: Names) -> None:
    quiet = (
        StepBegan("electronic_warfare"),
        ElectronicsOrderRolled(4, (1, 2), CLERK),
        StepBegan("starship_combat"),
        GroupBegan(4, (CLERK,)),
        GroupBegan(3, (COLOURS,)),
        DeclarationRolled((1, 4), 0),
    )
    assert lines(quiet, names) == []
    events = (*quiet, SystemDisabled(CLERK, system(names, CLERK, "sensor array #1 (core)"), "critical"))
    assert lines(events, names)[:2] == ["Starship combat", "Crew quality 3: Twelve Colours"]


def test_a_hit_is_two_lines_and_names_its_dice(names: Names) -> None:
    happened = (
        shot(names),
        DamageRolled(CLERK, "fore", "Burning glass", (7,), (3,)),
        PulseStruck(CLERK, "fore", 7, 8, 4, 5, 4),
        ShieldsLost(CLERK, "fore", 4, 0),
        BoxesLost(CLERK, "fore", 1, 3, 0),
        CriticalCaused(CLERK, "fore", ()),
    )
    assert lines(happened, names) == [
        "Burning glass (D12+2 energy raking, polarized) strikes the fore arc of Clerk of Works, 1 off each pulse:"
        " damage D12 7; against the deflector D4 3 for a D2",
        "Pulse of 7 + 2 − 1 = 8, adaptation takes 1, shields take 2 with 4 hits (polarized), no shields left, 5 come through,"
        " armour takes 1, 3 boxes, 1 discarded, fore layer 1 −3 (gone), a critical for fore",
    ]


@pytest.mark.rule("MV-3.6.14-06")
@pytest.mark.parametrize(
    ("pulse", "sum_of"),
    [
        (PulseStruck(CLERK, "fore", 1, 0, 0, 0, 0, boost=3), "Pulse of 1 + 3 + 3 (disruptive) − 7 = 0,"),
        (PulseStruck(CLERK, "fore", 6, 2, 0, 2, 2), "Pulse of 6 + 3 − 7 = 2,"),
    ],
)
def test_a_pulse_names_what_qualities_added_even_where_nothing_is_left_of_it(
    names: Names, pulse: PulseStruck, sum_of: str
) -> None:
    bell = ShotStruck(COLOURS, system(names, COLOURS, "Resonant bell (fore)"), "Resonant bell", CLERK, "fore", 7, False, ())
    *_, line = lines((bell, DamageRolled(CLERK, "fore", "Resonant bell", (1,)), pulse), names)
    assert line.startswith(sum_of)


def test_one_point_comes_through(names: Names) -> None:
    (line,) = lines((PulseStruck(CLERK, "fore", 5, 5, 4, 1, 0),), names)
    assert "1 comes through" in line


@pytest.mark.rule("MV-1.3.7-07", "MV-A.2-50")
def test_one_of_a_compound_critical_has_its_own_line_with_its_upgrades_and_what_comes_of_it(names: Names) -> None:
    happened = (
        CriticalRolled(CLERK, "fore", 8, 8, 6, 1, 1, "engineering systems disrupted", ("MV-1.3.7-04",)),
        SubCriticalRolled(CLERK, "fore", 1, 3, "standoff systems disrupted", ("MV-A.2-50",)),
        CriticalUpgraded(CLERK, "fore", 2, 3, "sensor node overload", ("MV-1.3.7-07",)),
        CriticalIgnored(CLERK, "fore", "it cannot be applied", ("MV-1.3.7-07",)),
    )
    first, second = story_lines(happened, names)
    assert first.text == "Critical on Clerk of Works, fore: category D8 8, row D6 1: engineering systems disrupted"
    assert second.text == (
        "Compound: category 1, row D6 3: standoff systems disrupted;"
        " not applicable, upgraded to category 2: sensor node overload; it cannot be applied"
    )
    assert (first.rules, second.rules) == (("MV-1.3.7-04",), ("MV-A.2-50", "MV-1.3.7-07"))
    assert second.depth > first.depth


def test_criticals_of_a_lost_section_are_counted(names: Names) -> None:
    gone = CriticalIgnored(CLERK, "fore", "the section is destroyed", ("MV-1.3.7-11",))
    assert lines((gone, gone), names) == ["2 criticals on Clerk of Works, fore, come to nothing: the section is destroyed"]


def test_systems_are_picked_and_disabled_in_one_line(names: Names) -> None:
    array = system(names, CLERK, "sensor array #2 (core)")
    happened = (
        CountRolled(CLERK, "core", 4, 1, 1, ()),
        SystemPicked(CLERK, array, 3, 4),
        SystemDisabled(CLERK, array, "critical"),
    )
    assert lines(happened, names) == ["D4 1: 1 system; D6 4: the 2nd of 3: sensor array #2 (core): disabled"]


def test_fire_of_a_ship_is_one_line(names: Names) -> None:
    array = system(names, COLOURS, "sensor array #1 (core)")
    gun, other = (system(names, COLOURS, f"Burning glass #{number} (fore)") for number in (1, 2))
    happened = [FireDeclared(COLOURS, CLERK, array, "", (weapon,), "salvo", "", ()) for weapon in (gun, other)]
    assert lines(happened, names) == [
        "Twelve Colours fires Burning glass #1 (fore) at Clerk of Works, by sensor array #1 (core);"
        " Burning glass #2 (fore) at Clerk of Works, by sensor array #1 (core)"
    ]


def test_shields_that_adapt_are_one_line_for_a_ship(names: Names) -> None:
    happened = [ShieldsAdapted(COLOURS, arc, 1) for arc in ("fore", "aft")]
    assert lines(happened, names) == ["The fore and aft shields of Twelve Colours adapt, level 1"]


@pytest.mark.rule("MV-3.8.0-02", "MV-3.8.0-07")
@pytest.mark.parametrize(
    ("before", "now", "rules", "reason"),
    [
        (3, 2, ("MV-3.8.0-01", "MV-3.8.0-02"), "belong to no chain of command"),
        (3, 2, ("MV-3.8.0-02", "MV-3.8.0-07"), "are cut off from their commanders"),
        (2, 3, ("MV-3.8.0-02", "MV-3.8.0-07"), "are linked to their commanders again"),
    ],
)
def test_a_change_of_crew_quality_names_its_reason(
    before: int, now: int, rules: tuple[str, ...], reason: str, names: Names
) -> None:
    happened = [CrewQualityChanged(ship, before, now, rules) for ship in (CLERK, COLOURS)]
    assert lines(happened, names) == [
        f"Clerk of Works and Twelve Colours {reason}: crew quality {now} from now on, not {before}"
    ]


@pytest.mark.rule("MV-2.3.2-01", "MV-2.3.2-11", "MV-2.3.2-12")
def test_morale_counts_what_was_met_before_and_tells_what_comes_of_it(names: Names) -> None:
    happened = (
        MoraleRolled(CLERK, ("section",), 3, 3, -4, -1),
        MoraleBroke(CLERK),
        MoraleRolled(COLOURS, ("wing",), 4, 4, -1, 3),
    )
    broke, stays = lines(happened, names)
    assert re.fullmatch(r"Morale of Clerk of Works \(a section lost and 3 before\): D\d+ 3.* − 4 = −1: breaks off", broke)
    assert re.fullmatch(r"Morale of Twelve Colours \(wing commander lost\): D\d+ 4.* − 1 = 3: stays", stays)


@pytest.mark.rule("MV-3.5.1-03")
def test_morale_tells_a_commander_without_cic_from_one_who_is_lost(names: Names) -> None:
    checks = [MoraleRolled(CLERK, ("flagship",), 4, 4, -1, 3, (), silent) for silent in ((), ("flagship",))]
    lost, silent = lines(checks, names)
    assert ("(flagship lost)" in lost, "(no CiC left on the flagship)" in silent) == (True, True)


@pytest.mark.rule("MV-1.3.5-09", "MV-0.0.0-10")
@pytest.mark.parametrize(
    ("ship", "weapon", "faces", "told"),
    [
        ("a/queens-thread", "Beater #1 (core)", (2, 4, 3), "D6 2, 4, 3 for a D3: 1 + 2 + 2, +1 each: 8 damage"),
        ("b/thumbs-breadth", "Counting gun #1 (core)", (1, 6), "D6 1, 6 for a D3: 1 + 3: 4 damage"),
    ],
)
def test_dice_of_interceptors_add_up(ship: str, weapon: str, faces: tuple[int, ...], told: str) -> None:
    seen = Names(table("kite-clans-of-aldersay", "the-even-hand"))
    event = InterceptorDamaged(ship, system(seen, ship, weapon), faces, int(told.split()[-2]))
    (line,) = lines((event,), seen)
    assert told in line


@pytest.mark.rule("MV-3.1.10-02")
def test_a_story_says_whose_mass_factor_another_one_replaces() -> None:
    def told(*fleets: str) -> list[str]:
        forces = tuple(map(fleet, fleets))
        opening = BattleTable(forces, Setting(1, ("", ""))).battle
        return [line for line in lines(opening.events, Names(opening.table)) if "stock formula" in line]

    (line,) = told("grindstone-haulers", "the-slow-orchard")
    assert line.endswith("the sheets of Grindstone Haulers print the sum itself")
    assert told("the-even-hand", "the-slow-orchard") == told("grindstone-haulers", "grindstone-haulers") == []


def test_a_story_says_of_each_ship_whose_it_is() -> None:
    of = table("the-even-hand", "the-glass-cantons")
    broke = lines((MoraleBroke(CLERK), MoraleBroke(COLOURS)), Names(of, signed=True))
    assert [line.split(" ")[0] for line in broke] == [labels(of)[key] for key in (CLERK, COLOURS)]


@pytest.mark.rule("MV-2.3.1-06")
def test_repair_names_its_die_and_what_it_needed(names: Names) -> None:
    array = system(names, CLERK, "sensor array #1 (core)")
    (line,) = lines((RepairRolled(CLERK, array, 3, 4, 4, False),), names)
    assert re.fullmatch(r"Clerk of Works, sensor array #1 \(core\): D\d+ 4.*, 4 over 3 crew parties: not yet", line)


def pulses(one: str, other: str) -> Iterator[str]:
    of = battle(one, other, last_turn=5)
    for line in story_lines(fought(of), Names(of.table)):
        if line.text.startswith("Pulse of") and "deflected" not in line.text:
            yield line.text


def start(text: str) -> tuple[list[int], int]:
    """Return the terms of `Pulse of 7 + 2 − 1 = 8`, and what they come to; a result alone comes to itself."""
    first = re.sub(r" \([^)]*\)", "", text.partition(",")[0].removeprefix("Pulse of ")).replace("−", "-")
    summed, _, amount = first.rpartition(" = ")
    terms = [int(term.replace(" ", "")) for term in re.findall(r"-? ?\d+", summed or amount)]
    return terms, int(amount)


def number(pattern: str, text: str) -> int:
    found = re.search(pattern, text)
    return int(found.group(1)) if found else 0


@pytest.mark.parametrize(
    ("one", "other"), [("the-glass-cantons", "the-marginalia"), ("grindstone-haulers", "the-slow-orchard")]
)
def test_the_numbers_of_every_pulse_add_up(one: str, other: str) -> None:
    told_pulses = list(pulses(one, other))
    assert len(told_pulses) > 30
    for text in told_pulses:
        summed, amount = start(text)
        if "halved" not in text:
            assert max(0, sum(summed)) == amount, text
        parts = (r"shields take (\d+)", r"adaptation takes (\d+)", r"armour takes (\d+)", r"(\d+) box", r"(\d+) discarded")
        if "doubled in the hull" not in text and "section behind" not in text:
            assert sum(number(each, text) for each in parts) == amount, text
        crossed = sum(int(each) for each in re.findall(r"layer \d+ −(\d+)", text))
        assert crossed == number(r"(\d+) box", text), text
