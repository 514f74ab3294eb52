"""What was found is found again: by the same rules, captain, seed, number and ships alone."""

from metamaker.app.balance.balance_runner import Conditions, Memory
from metamaker.game_api.weighing import Weighing
from metamaker.games.cosmoforce.balance import CosmoforceWeighing
from metamaker.games.cosmoforce.model.edition import Edition, Toggles
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.play.results import Tally
from tests.games.cosmoforce.builders import design, fleet

SCALES: Weighing[Fleet] = CosmoforceWeighing()
PAIR = ("heron", "kestrel")
SERIES = Tally(wins=3, losses=1, turns=((5, 4),), asked=4)


def test_rules_are_the_same_whatever_else_a_document_holds() -> None:
    memory = Memory()
    roster = memory.rules(SCALES, fleet(design()))
    assert memory.rules(SCALES, fleet(design("engine"), name="Other")) == roster
    web = memory.rules(SCALES, fleet(design()).with_(edition=Edition.WEB))
    assert web != roster
    assert memory.rules(SCALES, fleet()) == roster


def test_rules_that_are_in_use_are_not_forgotten() -> None:
    memory = Memory()
    roster = memory.rules(SCALES, fleet(design()))
    for limit in range(1, 40):
        memory.rules(SCALES, fleet(design()).with_(toggles=Toggles(time_limit=limit)))
        assert memory.rules(SCALES, fleet(design())) == roster


def test_a_series_is_kept_for_its_conditions() -> None:
    memory, here = Memory(), Conditions(0, "plain", "balance 1", 4)
    memory.keep(here, PAIR, SERIES)
    assert memory.tally(here, PAIR) == SERIES._replace(turns=())
    others = (
        here._replace(rules=1),
        here._replace(captain="chance"),
        here._replace(protocol="balance 2"),
        here._replace(number=8),
    )
    assert [memory.tally(other, PAIR) for other in others] == [None] * 4
    assert memory.tally(here, ("heron", "osprey")) is None


def test_a_part_of_a_series_is_not_kept() -> None:
    memory, here = Memory(), Conditions(0, "plain", "balance 1", 40)
    memory.keep(here, PAIR, SERIES._replace(asked=40))
    assert memory.tally(here, PAIR) is None
