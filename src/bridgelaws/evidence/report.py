"""The report: one HTML file that asks no other host for anything, reads in light and dark, and prints well."""

from __future__ import annotations

from html import escape

from .. import __version__
from ..board.table import Kind, Table
from ..errors import spoken
from ..play.statements import until
from ..values.cards import Card, CardSet, Suit
from ..values.seats import SEATS, Seat
from ..words.language import Language
from ..words.languages import ENGLISH
from ..words.message import Message
from . import dds, messages as m, picture, words
from .damage import NOT_A_RULING, Damage, Reckoning
from .options import Election
from .style import STYLE


def html(damage: Damage, language: Language | str = ENGLISH) -> str:
    """The whole report, in a language."""
    return _Report(damage, spoken(language)).html()


class _Report:
    """One report, part by part."""

    def __init__(self, damage: Damage, tongue: Language) -> None:
        self.damage, self.tongue = damage, tongue
        self.title = damage.play.title or tongue.say(m.UNTITLED())

    def html(self) -> str:
        damage = self.damage
        drawn, caption = picture.svg(damage, language=self.tongue), self.text(m.CAPTION())
        parts = [
            self.head(),
            self.summary(),
            f'<figure class="curve">{drawn}<figcaption>{caption}</figcaption></figure>',
            *(self.moment(number, r) for number, r in enumerate(damage.reckonings, 1)),
            self.ruling(),
            self.choices(),
            f"<section><h2>{self.text(m.THE_DEAL())}</h2>"
            f"<div class=pair>{diagram(damage.play.opened, language=self.tongue)}</div></section>",
            self.basis(),
        ]
        body = "\n".join(part for part in parts if part)
        return (
            f'<!doctype html>\n<html lang="{self.tongue.code}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
            f"<title>{self.text(m.WINDOW(self.title))}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}"
            "\n</main>\n</body>\n</html>\n"
        )

    def text(self, message: Message) -> str:
        """A sentence for HTML."""
        return escape(self.tongue.say(message))

    def suits(self, message: Message) -> str:
        """A sentence for HTML with its hearts and diamonds in red."""
        return suits(self.tongue.say(message))

    # Parts

    def head(self) -> str:
        play = self.damage.play
        facts = (m.THE_CONTRACT(play.table.contract), m.LAWS(str(play.table.edition)), words.vulnerability(play.table))
        line = " · ".join(self.suits(fact) for fact in facts if fact is not None)
        story = f'<p class="story">{suits(play.story)}</p>' if play.story else ""
        return (
            f'<header><p class="stamp">{self.text(m.STAMP())}</p><h1>{escape(self.title)}</h1>'
            f'<p class="facts">{line}</p>{story}</header>'
        )

    def summary(self) -> str:
        damage = self.damage
        lines = "".join(f"<p>{self.suits(line)}</p>" for line in words.summary(damage))
        tiles = "".join(self.tiles(r) for r in damage.reckonings[:1])
        more = "".join(f"<p>{self.suits(line)}</p>" for r in damage.reckonings for line in words.in_imps(damage, r))
        return f'<section class="summary"><h2>{self.text(m.COMES_TO())}</h2>{tiles}{lines}{more}</section>'

    def tiles(self, r: Reckoning) -> str:
        """Three numbers side by side, for the first irregularity."""
        if r.before is None or r.result is None:
            return ""
        damage, lost = self.damage, r.lost
        assert lost is not None
        before = damage.named(r.before.at_least) if r.before.exact else m.A_BOUND()
        gap = "" if r.expected is None or r.scored is None else self.text(m.POINTS_APART(r.scored - r.expected))
        change = words.signed(-lost.at_least) if lost.exact else self.text(m.NOT_TOLD())
        tiles = (
            (m.BEFORE_IT(), self.text(r.of_innocent(r.before).says), before, _points(r.expected)),
            (m.RESULT(), str(r.tricks_of_innocent(r.result)), damage.named(r.result), _points(r.scored)),
            (m.DIFFERENCE(), change, m.TRICKS_APART(abs(lost.at_least)), gap),
        )
        cells = "".join(
            f'<div class="tile"><b>{self.text(name)}</b><strong>{number}</strong><span>{self.suits(under)}</span>'
            f"<span>{points}</span></div>"
            for name, number, under, points in tiles
        )
        return f'<div class="tiles"><p>{self.text(m.TRICKS_OF(r.innocent))}</p>{cells}</div>'

    def moment(self, number: int, r: Reckoning) -> str:
        incident = r.irregularity.incident
        name = m.NTH_TABLE_AT_IT(number) if len(self.damage.reckonings) > 1 else m.TABLE_AT_IT()
        table = self.damage.course.points[r.irregularity.at].table or incident.before
        won = incident.before.won
        return (
            f"<section class=moment><h2>{self.text(name)}</h2>"
            f"<p>{self.suits(m.MOMENT(incident.trick, won[0], won[1], incident.about))}</p>"
            f"<div class=pair>{diagram(table, incident.card, self.tongue)}"
            f"<div>{self.instead(r)}{self.shares(r)}</div></div></section>"
        )

    def instead(self, r: Reckoning) -> str:
        """What could have been played, and what it was worth."""
        rows = "".join(
            f"<tr><td>{self.suits(cards)}</td><td class=n>{worth}</td></tr>" for cards, worth in words.legal_instead(r)
        )
        if not rows:
            return ""
        return (
            f"<h3>{self.text(m.COULD_HAVE_PLAYED(r.irregularity.incident.offender))}</h3><table><thead><tr>"
            f"<th>{self.text(m.COLUMN_CARD())}</th><th class=n>{self.text(m.DECLARERS_TRICKS())}</th></tr></thead>"
            f"<tbody>{rows}</tbody></table>"
        )

    def shares(self, r: Reckoning) -> str:
        """Where the tricks went."""
        if not any(share.tricks for share in r.shares):
            return ""
        rows = "".join(
            f"<tr><td>{self.text(share.says)}</td><td class=n>{words.signed(share.tricks)}</td></tr>"
            for share in r.shares
        )
        return f"<h3>{self.text(m.WHERE_THEY_WENT(r.innocent))}</h3><table><tbody>{rows}</tbody></table>"

    def ruling(self) -> str:
        rulings = self.damage.play.rulings
        if not rulings:
            return ""
        items = []
        for ruling in rulings:
            first, *rest = ruling.sentences()
            lines = "".join(f"<li>{self.suits(line)}</li>" for line in rest)
            items.append(f"<h3>{self.suits(first)}</h3>" + (f"<ul>{lines}</ul>" if lines else ""))
        return f"<section><h2>{self.text(m.THE_RULING())}</h2>{''.join(items)}</section>"

    def choices(self) -> str:
        if not self.damage.elections:
            return ""
        tables = "".join(self.choice(e) for e in self.damage.elections)
        return (
            f"<section><h2>{self.text(m.WHAT_EACH_WAS_WORTH())}</h2>{tables}"
            f"<p class=note>{self.text(words.STANDING)}</p></section>"
        )

    def choice(self, e: Election) -> str:
        rows = []
        for v in e.options:
            marks = self.tongue.clauses(words.marks(e, v), "")
            duties = self.tongue.clauses(v.worth.duties, "semicolon")
            why = f"<br><small>{suits(duties)}</small>" if duties else ""
            refs = f" <small>({escape(self.tongue.references(v.refs, ''))})</small>" if v.refs else ""
            rows.append(
                f"<tr{' class=taken' if v.chosen else ''}><td>{self.suits(v.says)}{refs}{why}</td>"
                f"<td class=n>{self.text(v.worth.says)}</td><td>{escape(marks)}</td></tr>"
            )
        return (
            f"<h3>{self.suits(e.question.wording.words.read)}</h3><table><thead><tr>"
            f"<th>{self.text(m.OPTION_OF(words.choosers(e)))}</th>"
            f"<th class=n>{self.text(m.DECLARERS_TRICKS())}</th><th></th></tr></thead><tbody>{''.join(rows)}</tbody>"
            f"</table><p>{self.suits(words.election(e))}</p>"
        )

    def basis(self) -> str:
        rows = "".join(
            f"<dt>{escape(self.tongue.references((ref,), ''))}</dt><dd>{self.suits(gist)}</dd>"
            for ref, gist in self.damage.judged
        )
        return (
            f"<section class=basis><h2>{self.text(m.WHAT_IT_IS())}</h2><p>{self.text(NOT_A_RULING)}</p>"
            f"<p>{self.text(m.JUDGED_UNDER(str(self.damage.play.laws)))}</p><dl>{rows}</dl></section>"
            f"<footer>{self.text(m.MADE_BY(__version__, dds.version()))}</footer>"
        )


def _points(points: int | None) -> str:
    return "" if points is None else words.signed(points)


# The table


def diagram(table: Table, wrong: Card | None = None, language: Language | str = ENGLISH) -> str:
    """The four hands as they are, the trick between them, and the card in question in a frame."""
    tongue = spoken(language)
    cells = "".join(_hand(table, seat, wrong, tongue) for seat in SEATS)
    trick = "".join(
        f"<span class={seat.letter}>{_one(card, wrong, tongue)}</span>"
        for seat in SEATS
        if (card := table.trick.card(seat)) is not None
    )
    turn = table.turn
    arrow = f"<em class={turn.letter}>{_ARROW[turn]}</em>" if turn is not None else ""
    label = escape(tongue.say(m.TABLE_AT_TRICK(min(table.number, 13))))
    return f"<div class=table role=img aria-label='{label}'>{cells}<div class=felt>{trick}{arrow}</div></div>"


def _hand(table: Table, seat: Seat, wrong: Card | None, tongue: Language) -> str:
    role = m.IS_DECLARER() if seat is table.declarer else m.IS_DUMMY() if seat is table.dummy else None
    said = "" if role is None else f" {escape(tongue.say(role))}"
    hand = "".join(
        f"<div>{_suit(suit)} {_ranks(table.hand(seat).cards.of_suit(suit), wrong, tongue)}</div>"
        for suit in reversed(Suit)
    )
    lying = "".join(
        f"<div class=lying>{_one(p.card, wrong, tongue)} "
        f"{escape(tongue.say(m.MAJOR() if p.kind is Kind.MAJOR else m.MINOR()))}</div>"
        for p in table.penalty_cards_of(seat)
    )
    bound = "".join(
        f"<div class=lying>{suits(tongue.say(until(r)))}</div>" for r in table.restrictions if r.seat is seat
    )
    return f"<div class='hand {seat.letter}'><b>{tongue.seat(seat, '')}</b><i>{said}</i>{hand}{lying}{bound}</div>"


_ARROW = {Seat.NORTH: "▲", Seat.EAST: "▶", Seat.SOUTH: "▼", Seat.WEST: "◀"}


def _suit(suit: Suit) -> str:
    red = " class=red" if suit in (Suit.HEARTS, Suit.DIAMONDS) else ""
    return f"<span{red}>{suit.symbol}</span>"


def _ranks(cards: CardSet, wrong: Card | None, tongue: Language) -> str:
    ranks = [(picture.rank(card, tongue), card is wrong) for card in cards]
    return " ".join(f"<mark>{text}</mark>" if framed else text for text, framed in ranks) or "—"


def _one(card: Card, wrong: Card | None, tongue: Language) -> str:
    text = f"{_suit(card.suit)}{picture.rank(card, tongue)}"
    return f"<mark>{text}</mark>" if card is wrong else text


def suits(text: str) -> str:
    """A text for HTML with its hearts and diamonds in red."""
    safe = escape(text)
    for symbol in "♥♦":
        safe = safe.replace(symbol, f"<span class=red>{symbol}</span>")
    return safe
