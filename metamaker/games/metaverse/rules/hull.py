"""How damage runs through the layers of a section, as an expectation over its whole life."""


def penetrating_boxes(amount: float, layers: int, share: float) -> float:
    """Return the mean boxes that a penetrating pulse takes of a section of `layers` layers, over the section's life.

    It takes one box a layer while layers have boxes (MV-1.3.6-03, -04), and the bottom layer's last box ends the section
    (MV-1.3.6-05), so a pulse counts between its boxes and the whole depth; `share` is the weight of their sum.
    """
    return share * (min(amount, layers) + layers * min(1.0, max(0.0, amount - layers + 1)))


def beyond_layers(amount: float, layers: int) -> float:
    """Return the penetrating damage that goes on to the section behind. Rule MV-1.3.6-10."""
    return max(0.0, amount - layers)
