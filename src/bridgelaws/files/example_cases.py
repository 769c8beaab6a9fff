"""Example cases: ready case files that ship with the package, at least one for each kind of irregularity."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import resources

from ..errors import DID_YOU_MEAN, ParseError, quoted
from ..play.play import Play
from ..words.language import Quotation
from ..words.message import Message, says
from . import codec, words

_SUFFIX = ".json"


def names() -> tuple[str, ...]:
    """The names of the example cases, in order.

    >>> "fifth-card" in names()
    True
    """
    folder = resources.files(__package__) / "examples"
    files = (entry.name for entry in folder.iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in files if name.endswith(_SUFFIX)))


TITLES = {name: says(f"examples.{name}") for name in names()}  # in the catalogues `examples.po`


def text(name: str) -> str:
    """The case file of an example, as it ships.

    >>> text("fith-card")
    Traceback (most recent call last):
        ...
    bridgelaws.errors.ParseError: 'fith-card' is not an example; did you mean 'fifth-card'?
    """
    known = names()
    if name not in known:
        raise ParseError(_no_example(name, known))
    return (resources.files(__package__) / "examples" / f"{name}{_SUFFIX}").read_text(encoding="utf-8")


def load(name: str) -> Play:
    """An example, played through.

    >>> load("fifth-card").title
    'A fifth card in the trick'
    """
    return codec.loads(text(name))


def _no_example(name: str, known: tuple[str, ...]) -> Message:
    """No such example, and what may have been meant: a name much like it, or those that have its words."""
    wanted = name[:100].lower().replace("_", "-").replace(" ", "-")
    near = [wanted] if wanted in known else get_close_matches(wanted, known, n=3, cutoff=0.75)
    if not near:
        parts = {word for word in wanted.split("-") if len(word) > 2}
        shared = {each: len(parts & set(each.split("-"))) for each in known}
        most = max(shared.values())
        near = [each for each in known if most and shared[each] == most][:3]
    near = near or get_close_matches(wanted, known, n=1, cutoff=0.5)
    if near:
        return DID_YOU_MEAN(words.NOT_AN_EXAMPLE(quoted(name)), tuple(map(Quotation, near)))
    return words.EXAMPLES_ARE_LISTED(quoted(name))
