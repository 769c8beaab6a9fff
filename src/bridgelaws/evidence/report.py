"""The report: one HTML file that asks no other host for anything, reads in light and dark, and prints well."""

from __future__ import annotations

from html import escape

from .. import __version__
from ..board.table import Table
from ..play.statements import until
from ..values.cards import RANKS, Card, CardSet, Suit
from ..values.seats import SEATS, Seat
from . import dds, picture, words
from .damage import NOT_A_RULING, Damage, Reckoning
from .options import Election
from .style import STYLE


def html(damage: Damage) -> str:
    """The whole report."""
    title = damage.play.title or "Double-dummy evidence"
    parts = [
        _head(damage, title),
        _summary(damage),
        f'<figure class="curve">{picture.svg(damage)}<figcaption>{escape(_CAPTION)}</figcaption></figure>',
        *(_moment(damage, number, r) for number, r in enumerate(damage.reckonings, 1)),
        _ruling(damage),
        _choices(damage),
        f"<section><h2>The deal</h2><div class=pair>{diagram(damage.play.opened)}</div></section>",
        _basis(damage),
    ]
    body = "\n".join(part for part in parts if part)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{escape(title)}: evidence</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n"
        "</body>\n</html>\n"
    )


_CAPTION = (
    "Each dot is a card. A ring marks the irregularity; dotted is the time between it and the ruling, when the value "
    "is that of the cards as they lie. A hollow dot with a whisker is a bound."
)


# Parts


def _head(damage: Damage, title: str) -> str:
    table = damage.play.table
    facts = [str(table.contract), f"Laws of {table.edition}", words.vulnerability(table)]
    line = " · ".join(suits(fact) for fact in facts if fact)
    story = f'<p class="story">{suits(damage.play.story)}</p>' if damage.play.story else ""
    return (
        f'<header><p class="stamp">Evidence for the Director’s judgement · not a ruling</p><h1>{escape(title)}</h1>'
        f'<p class="facts">{line}</p>{story}</header>'
    )


def _summary(damage: Damage) -> str:
    lines = "".join(f"<p>{suits(line)}</p>" for line in words.summary(damage))
    tiles = "".join(_tiles(damage, r) for r in damage.reckonings[:1])
    more = "".join(f"<p>{suits(line)}</p>" for r in damage.reckonings for line in words.in_imps(damage, r))
    return f'<section class="summary"><h2>What it comes to</h2>{tiles}{lines}{more}</section>'


def _tiles(damage: Damage, r: Reckoning) -> str:
    """Three numbers side by side, for the first irregularity."""
    if r.before is None or r.result is None:
        return ""
    named = damage.name(r.before.at_least) if r.before.exact else "a bound"
    lost = r.lost
    assert lost is not None
    gap = "" if r.expected is None or r.scored is None else f"{words.signed(r.scored - r.expected)} points"
    change = words.signed(-lost.at_least) if lost.exact else "?"
    tiles = (
        ("Before it", str(r.of_innocent(r.before)), named, r.expected, ""),
        ("Result", str(r.tricks_of_innocent(r.result)), damage.name(r.result), r.scored, ""),
        ("Difference", change, "tricks" if abs(lost.at_least) != 1 else "trick", None, gap),
    )
    cells = "".join(
        f'<div class="tile"><b>{escape(name)}</b><strong>{escape(number)}</strong><span>{suits(under)}</span>'
        f"<span>{escape(words.signed(score) if score is not None else more)}</span></div>"
        for name, number, under, score, more in tiles
    )
    return f'<div class="tiles"><p>Tricks of {r.innocent}, the non-offending side</p>{cells}</div>'


def _moment(damage: Damage, number: int, r: Reckoning) -> str:
    incident = r.irregularity.incident
    many = f"{number}. " if len(damage.reckonings) > 1 else ""
    point = damage.course.points[r.irregularity.at]
    table = point.table or incident.before
    instead = words.legal_instead(r)
    rows = "".join(f"<tr><td>{suits(cards)}</td><td class=n>{worth}</td></tr>" for cards, worth in instead)
    legal = (
        f"<h3>What {incident.offender} could have played</h3><table><thead><tr><th>card</th>"
        f"<th class=n>declarer’s tricks</th></tr></thead><tbody>{rows}</tbody></table>"
        if rows
        else ""
    )
    shares = "".join(
        f"<tr><td>{escape(share.text)}</td><td class=n>{words.signed(share.tricks)}</td></tr>" for share in r.shares
    )
    where = (
        f"<h3>Where {r.innocent}’s tricks went</h3><table><tbody>{shares}</tbody></table>"
        if any(s.tricks for s in r.shares)
        else ""
    )
    return (
        f"<section class=moment><h2>{many}The table at the irregularity</h2>"
        f"<p>Trick {incident.trick}, with {incident.before.won[0]} tricks won by North-South and "
        f"{incident.before.won[1]} by East-West: {suits(incident.summary)}.</p>"
        f"<div class=pair>{diagram(table, incident.card)}<div>{legal}{where}</div></div></section>"
    )


def _ruling(damage: Damage) -> str:
    rulings = damage.play.rulings
    if not rulings:
        return ""
    items = []
    for ruling in rulings:
        first, *rest = ruling.explain().splitlines()
        lines = "".join(f"<li>{suits(line.strip())}</li>" for line in rest)
        items.append(f"<h3>{suits(first)}</h3>" + (f"<ul>{lines}</ul>" if lines else ""))
    return f"<section><h2>The ruling</h2>{''.join(items)}</section>"


def _choices(damage: Damage) -> str:
    if not damage.elections:
        return ""
    tables = "".join(_choice(e) for e in damage.elections)
    return f"<section><h2>What each option was worth</h2>{tables}<p class=note>{escape(words.STANDING)}</p></section>"


def _choice(e: Election) -> str:
    rows = []
    for v in e.options:
        marks = [word for word in ("taken" if v.chosen else "", words.standing(e, v)) if word]
        why = f"<br><small>{suits('; '.join(v.worth.duties))}</small>" if v.worth.duties else ""
        refs = f" <small>({escape(', '.join(v.refs))})</small>" if v.refs else ""
        rows.append(
            f"<tr{' class=taken' if v.chosen else ''}><td>{suits(v.label)}{refs}{why}</td>"
            f"<td class=n>{escape(str(v.worth))}</td><td>{escape(', '.join(marks))}</td></tr>"
        )
    return (
        f"<h3>{suits(e.question.text)}</h3><table><thead><tr><th>option of {escape(e.question.addressee)}</th>"
        f"<th class=n>declarer’s tricks</th><th></th></tr></thead><tbody>{''.join(rows)}</tbody></table>"
        f"<p>{suits(words.election(e))}</p>"
    )


def _basis(damage: Damage) -> str:
    rows = "".join(f"<dt>{escape(ref)}</dt><dd>{suits(gist)}</dd>" for ref, gist in damage.judged_under)
    return (
        f"<section class=basis><h2>What this is, and what it is not</h2><p>{escape(NOT_A_RULING)}</p>"
        f"<p>Under the Laws of {damage.play.laws} the judgement is made under:</p><dl>{rows}</dl></section>"
        f"<footer>bridgelaws {__version__}, double dummy by DDS {dds.version()}</footer>"
    )


# The table


def diagram(table: Table, wrong: Card | None = None) -> str:
    """The four hands as they are, the trick between them, and the card in question in a frame."""
    cells = []
    for seat in SEATS:
        role = " declarer" if seat is table.declarer else " dummy" if seat is table.dummy else ""
        hand = "".join(
            f"<div>{_suit(suit)} {_ranks(table.hand(seat).cards.of_suit(suit), wrong)}</div>" for suit in reversed(Suit)
        )
        lying = "".join(
            f"<div class=lying>{_one(p.card, wrong)} {p.kind.value} penalty card</div>"
            for p in table.penalty_cards_of(seat)
        )
        bound = "".join(f"<div class=lying>{suits(str(until(r)))}</div>" for r in table.restrictions if r.seat is seat)
        cells.append(f"<div class='hand {seat.letter}'><b>{seat}</b><i>{role}</i>{hand}{lying}{bound}</div>")
    trick = "".join(
        f"<span class={seat.letter}>{_one(card, wrong)}</span>"
        for seat in SEATS
        if (card := table.trick.card(seat)) is not None
    )
    turn = table.turn
    arrow = f"<em class={turn.letter}>{_ARROW[turn]}</em>" if turn is not None else ""
    return (
        f"<div class=table role=img aria-label='The table at trick {min(table.number, 13)}'>{''.join(cells)}"
        f"<div class=felt>{trick}{arrow}</div></div>"
    )


_ARROW = {Seat.NORTH: "▲", Seat.EAST: "▶", Seat.SOUTH: "▼", Seat.WEST: "◀"}


def _suit(suit: Suit) -> str:
    red = " class=red" if suit in (Suit.HEARTS, Suit.DIAMONDS) else ""
    return f"<span{red}>{suit.symbol}</span>"


def _ranks(cards: CardSet, wrong: Card | None) -> str:
    ranks = [_rank(card) if card is not wrong else f"<mark>{_rank(card)}</mark>" for card in cards]
    return " ".join(ranks) or "—"


def _rank(card: Card) -> str:
    return "10" if RANKS[card.rank] == "T" else RANKS[card.rank]


def _one(card: Card, wrong: Card | None) -> str:
    text = f"{_suit(card.suit)}{_rank(card)}"
    return f"<mark>{text}</mark>" if card is wrong else text


def suits(text: str) -> str:
    """A text for HTML with its hearts and diamonds in red."""
    safe = escape(text)
    for symbol in "♥♦":
        safe = safe.replace(symbol, f"<span class=red>{symbol}</span>")
    return safe
