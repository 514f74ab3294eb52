"""What the proof-reader finds is called by words of the window's language."""

import inspect
import re

from metamaker.app.printing.choices import finding_names
from metamaker.rendering import page_proof, proof


def test_every_kind_of_finding_has_a_name() -> None:
    """The kinds are those that the modules of the proof-reader make findings of."""
    sources = "".join(map(inspect.getsource, (proof, page_proof)))
    kinds = set(re.findall(r'(?:Finding|_remark)\(\s*"([^"]+)"', sources))
    assert len(kinds) >= 9
    assert kinds == set(finding_names())
