"""An independent, slow and plain second opinion on Laws 44-64 of Duplicate Bridge.

Written from the law sheets and the seed texts alone, without sight of the package under test.
Plain data only: a card is a string such as ``"HK"`` or ``"DT"`` (suit letter, then rank, T for ten),
a seat is one of ``"N" "E" "S" "W"``, a suit one of ``"S" "H" "D" "C"``, an edition an int year.
"""
