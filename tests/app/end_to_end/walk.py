"""A newcomer's way from a new fleet to a printed cruiser, with nothing to go by but what the window shows."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication, QFileDialog

from tests.app.end_to_end import eyes
from tests.app.end_to_end.hands import REST_MS, Hands

MOST_ACTIONS = 60

Moment = Callable[[str], None]
"""Called at moments of the way that are worth a picture, with a name for it."""


def build_a_cruiser(hands: Hands, moment: Moment) -> None:
    """Build the Heron: sixty hits in five sections, two types of weapons, a bay with fighters, one ship of it."""
    moment("start")
    hands.click("New Metaverse document")
    hands.click("New class")
    hands.type("Heron")
    moment("name")
    hands.press("Return")
    build_the_hull(hands, moment)
    arm_it(hands, moment)
    carry_fighters(hands, moment)
    commission(hands, moment)


def build_the_hull(hands: Hands, moment: Moment) -> None:
    """Give the core its hull, add the other sections, and let the window mend what that brings about."""
    hands.click_sheet("Core of Heron")
    hands.click("Hull hits", "Core")
    hands.press("Ctrl+A")
    hands.type("20")
    hands.press("Return")
    for section in ("fore", "port", "starboard", "aft"):
        hands.click(f"+ {section}")
    hands.until(lambda: bool(eyes.fixes_offered()), "the window offers no fix")
    moment("problems")
    mend_all(hands)
    moment("hull")


def mend_all(hands: Hands) -> int:
    """Take the first fix that is offered until there is none; return how many were taken."""
    taken = 0
    while hands.shortly(lambda: bool(eyes.fixes_offered())):
        hands.click(eyes.fixes_offered()[0])
        taken += 1
    return taken


def arm_it(hands: Hands, moment: Moment) -> None:
    """Make a second type of weapon, and put both aboard."""
    hands.click("Weapons")
    hands.click("New weapon")
    hands.type("Glass lance")
    hands.press("Return")
    hands.choose_of("Damage type", "Kinetic")
    moment("weapon")
    hands.click("Design")
    hands.click_sheet("Fore section of Heron")
    hands.click("Search parts")
    add_part(hands, "cannon")
    add_part(hands, "lance")
    moment("armed")


def add_part(hands: Hands, name: str) -> None:
    """Search a part, and add the first that is found to what is selected on the sheet."""
    hands.type(name)
    hands.press("Return")


def carry_fighters(hands: Hands, moment: Moment) -> None:
    """Make a type of squadron and a bay for it, and put the bay aboard with the squadron in it."""
    hands.click("Squadrons")
    hands.click("New squadron type")
    hands.type("Sandpiper")
    hands.press("Return")
    hands.click("New bay type")
    hands.type("Boat deck")
    hands.press("Return")
    moment("squadrons")
    hands.click("Design")
    hands.click_sheet("Aft section of Heron")
    hands.click("Search parts")
    add_part(hands, "boat")
    hands.wait(2 * REST_MS)  # what the bay is worth comes in above, and moves what is below
    hands.choose_of("Loadout", "Permanent")
    hands.wait(2 * REST_MS)
    hands.click("Sandpiper")
    hands.press("Up")
    moment("bay")


def commission(hands: Hands, moment: Moment) -> None:
    """Put a ship of the class into the fleet, and name it."""
    hands.choose("Add a ship", "Add a ship led by First Light", "Heron")
    hands.type("Marrow")
    hands.press("Return")
    mend_all(hands)
    moment("commissioned")


def print_to(hands: Hands, file: Path, moment: Moment) -> None:
    """Print the sheets of the fleet to a PDF."""
    hands.click("Print…")
    hands.until(lambda: eyes.can_see("Save PDF…"), "the pages are not laid out")
    moment("sheets")
    _name_file(hands, file)
    hands.click("Save PDF…")
    hands.until(file.exists, "the PDF is not written")


def save_to(hands: Hands, file: Path) -> None:
    """Save the fleet, which has no file yet."""
    hands.wait(2 * REST_MS)
    _name_file(hands, file)
    hands.press("Ctrl+S")
    hands.until(file.exists, "the fleet is not saved")


def _name_file(hands: Hands, file: Path) -> None:
    """Give the dialog that comes a name."""

    def name() -> None:
        hands.type(str(file))
        hands.press("Return")

    hands.meanwhile(name, lambda: isinstance(QApplication.activeModalWidget(), QFileDialog))
