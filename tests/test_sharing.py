"""Documents as something to be passed on."""

from metamaker.core.paths import sample_fleets
from metamaker.game_api.documents import Passage, StatText
from metamaker.opening import open_code, open_file
from metamaker.printing.sharing import cut, in_markdown, plain, share_code

LANTERN = StatText("ships/a", "The *Lantern*", "frigate", (("value", "12"),), (Passage("Weapons", ("#1 gun",)),))


def test_ships_are_told_in_plain_words_and_in_markdown() -> None:
    assert plain([LANTERN]) == "The *Lantern*\nfrigate\nvalue 12\nWeapons:\n  #1 gun"
    assert in_markdown([LANTERN]) == "### The \\*Lantern\\*\n*frigate*\n\nvalue **12**\n\n**Weapons**\n- \\#1 gun"
    assert plain([LANTERN, LANTERN]).count("\n\n") == 1


def test_a_code_opens_as_what_it_was_made_of() -> None:
    opened = open_file(str(sample_fleets("metaverse") / "quarrel-at-fennel-light.json"))
    game, fleet = opened.game, opened.document
    assert open_code(share_code(game, fleet)).document == fleet
    alone = open_code(share_code(game, fleet, "ships/honest-weight")).document
    assert [ship.id for ship in alone.ships] == ["honest-weight"]
    assert alone == cut(game, fleet, "ships/honest-weight")
    assert game.documents.title(alone) == "Honest Weight"
    assert cut(game, fleet, "") is fleet
