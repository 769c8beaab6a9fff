"""Case files: JSON in and out, strict, versioned, canonical."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from typing import Any

from ..board import puts
from ..board.opened import as_opened, complete, open_table
from ..board.table import (
    VULNERABLE,
    Demand,
    Hand,
    Kind,
    Lasts,
    Regulations,
    Restriction,
    Table,
    Trick,
)
from ..book.editions import REGISTRY, Edition, Provision, edition, find_reading
from ..errors import ParseError, quoted
from ..play import standing
from ..play.board import Board
from ..play.documents import restriction_document, trick_document
from ..play.play import Play
from ..play.words import NOT_VULNERABLE
from ..values.cards import Card, CardSet, Deal, Suit
from ..values.frozen import replace
from ..values.seats import SEATS, Seat
from ..words.languages import ENGLISH, languages
from . import words
from .acts import decode_event, encode_event
from .auctions import (
    agreed,
    bound,
    check_phase,
    dealer,
    in_the_auction,
    lead_rights_document,
    opening_document,
    read_auction,
    with_lead_rights,
)
from .nodes import MAX_EVENTS, MAX_RESTRICTIONS, MAX_STORY, Node, parse_json, shown
from .upgrades import FORMAT, VERSION, follow, follow_as_asked, upgrade, version_of

__all__ = [
    "FORMAT",
    "VERSION",
    "decode",
    "decode_event",
    "decode_table",
    "dumps",
    "encode",
    "encode_event",
    "loads",
    "upgrade",
]

# The languages in which what people say at the table is read.
LANGUAGES = languages()


def loads(text: str | bytes) -> Play:
    """Read a case file and play it through: a `Board` if the file opens in the auction, else a `Play`.

    >>> play = loads('{"format": "bridgelaws-case", "version": 2, "laws": 2017, "contract": "3NT by S", "events": []}')
    >>> play.turn
    WEST
    """
    return decode(parse_json(text))


_OPTIONAL = (
    "language", "title", "story", "opening", "auction", "vulnerable", "deal", "position", "regulations", "set_aside",
    "events",
)  # fmt: skip


def decode(document: Any) -> Play:
    """Play a case through from its JSON document."""
    older = version_of(document) != VERSION
    fields = Node(upgrade(document)).fields(("format", "version", "laws"), ("contract", *_OPTIONAL))
    table = decode_table(fields)
    play = (Board if table.calling else Play)(table=table)
    play.title = fields["title"].text() if "title" in fields else ""
    play.story = fields["story"].text(limit=MAX_STORY) if "story" in fields else ""
    events = fields["events"].items() if "events" in fields else []
    if len(events) > MAX_EVENTS:
        raise fields["events"].fail(words.TOO_MANY_EVENTS(len(events), MAX_EVENTS))
    if older:
        follow_as_asked(play, events)
    else:
        follow(play, events)
    return play


def _language(node: Node) -> str:
    if node.value not in LANGUAGES or not isinstance(node.value, str):
        raise node.fail(words.NOT_READ_IN(shown(node.value), LANGUAGES))
    return node.value


def decode_table(fields: Mapping[str, Node]) -> Table:
    """The table at which the file opens."""
    laws: Edition = fields["laws"].parse(edition)
    if "contract" not in fields and "auction" not in fields and not in_the_auction(fields):
        raise ParseError(words.MISSING(repr("contract")), "")
    auction = read_auction(fields)
    contract = agreed(fields, auction)
    regulations = _regulations(fields["regulations"]) if "regulations" in fields else None
    set_aside = frozenset[str]()
    if "set_aside" in fields:
        set_aside = frozenset(node.parse(find_reading).id for node in fields["set_aside"].items())
    if type(fields["laws"].value) is not int:
        raise fields["laws"].fail(words.EXPECTED_YEAR(shown(fields["laws"].value)))
    opened = partial(
        open_table,
        contract,
        laws,
        regulations=regulations,
        set_aside=set_aside,
        vulnerable=_vulnerable(fields["vulnerable"]) if "vulnerable" in fields else None,
        dealer=dealer(fields, auction),
        auction=auction,
        language=_language(fields["language"]) if "language" in fields else ENGLISH,
    )
    deal, position = fields.get("deal"), fields.get("position")
    table: Table = opened() if deal is None or position is not None else deal.parse(opened)
    if position is not None:
        if contract is None:
            raise position.fail(words.NO_POSITION_YET())
        table = _position(table, position, deal)
    check_phase(fields, table)
    return bound(fields, table)


def _vulnerable(node: Node) -> str:
    if node.value not in VULNERABLE or not isinstance(node.value, str):
        raise node.fail(NOT_VULNERABLE(shown(node.value), VULNERABLE))
    return node.value


def _regulations(node: Node) -> Regulations:
    fields = node.fields((), ("face_down_leads", "defenders_may_ask", "suits_from_the_top"))
    return Regulations(
        face_down_leads=fields["face_down_leads"].flag() if "face_down_leads" in fields else True,
        defenders_may_ask=fields["defenders_may_ask"].flag() if "defenders_may_ask" in fields else None,
        suits_from_the_top="suits_from_the_top" in fields and fields["suits_from_the_top"].flag(),
    )


_POSITION = (
    "trick", "leader", "declarer", "won", "hands", "counts", "gone", "last_trick", "current", "penalty_cards",
    "restrictions", "lead_rights", "dummy_rights_lost", "dummy_down",
)  # fmt: skip


def _position(table: Table, node: Node, deal: Node | None) -> Table:
    """A board that is already under way, as far as it is known."""
    fields = node.fields(("trick",), _POSITION[1:])
    number = fields["trick"].number(1, 13)
    declarer = fields["declarer"].parse(Seat.parse) if "declarer" in fields else table.declarer
    if declarer not in (table.declarer, table.declarer.partner):
        raise fields["declarer"].fail(words.DECLARER_MUST_BE(table.declarer, table.declarer.partner))
    table = replace(table, declarer=declarer)
    current = _plays(fields["current"]) if "current" in fields else []
    last = _plays(fields["last_trick"]) if "last_trick" in fields else []
    if len(current) > 3:
        raise fields["current"].fail(words.THREE_AT_MOST())
    if last and number == 1:
        raise fields["last_trick"].fail(words.NONE_BEFORE_THE_FIRST())
    leader = _leader(table, number, fields, current, last)
    if number == 1 and not table.is_defender(leader):
        raise (fields.get("leader") or fields["current"]).fail(words.DECLARER_LEADS(table.declarer))
    trick = Trick(leader)
    for seat, card in current:
        trick = trick.play(seat, card)
    gone = CardSet(fields["gone"].cards()).mask if "gone" in fields else 0
    tricks: tuple[Trick, ...] = ()
    if last:
        previous = Trick(last[0][0])
        for seat, card in last:
            previous = previous.play(seat, card)
        if not previous.complete:
            raise fields["last_trick"].fail(words.FOUR_CARDS())
        tricks = (previous,)
        gone |= previous.mask
        winner = previous.winner(table.trumps)
        if winner is not None and winner is not leader and not current:
            raise fields["last_trick"].fail(words.NOT_ON_LEAD(winner, leader))
    if gone & trick.mask:
        raise fields["current"].fail(words.IN_TRICK_AND_GONE(tuple(CardSet(gone & trick.mask))))
    table = replace(
        table,
        puts=puts.lying(number, table.trumps, trick, tricks, _won(fields, number), gone),
        dummy_seen=fields["dummy_down"].flag() if "dummy_down" in fields else number > 1,
        dummy_waits="dummy_down" in fields and not fields["dummy_down"].flag(),
        rights_lost=fields["dummy_rights_lost"].flag() if "dummy_rights_lost" in fields else False,
    )
    table = _hands(table, fields, deal)
    return as_opened(complete(_in_force(table, fields)))


def _leader(table: Table, number: int, fields: Mapping[str, Node], current: list[tuple[Seat, Card]], last: Any) -> Seat:
    if "leader" in fields:
        leader: Seat = fields["leader"].parse(Seat.parse)
        if current and current[0][0] is not leader:
            raise fields["current"].fail(words.LEADER_FIRST(leader))
        return leader
    if current:
        return current[0][0]
    if last:
        trick = Trick(last[0][0])
        for seat, card in last:
            trick = trick.play(seat, card)
        winner = trick.winner(table.trumps)
        if winner is not None:
            return winner
    if number == 1:
        return table.declarer.lho
    raise fields["trick"].fail(words.WHO_LEADS())


def _plays(node: Node) -> list[tuple[Seat, Card]]:
    plays: list[tuple[Seat, Card]] = []
    for item in node.items():
        fields = item.fields(("seat", "card"))
        seat, card = fields["seat"].parse(Seat.parse), fields["card"].card()
        if any(seat is s or card is c for s, c in plays):
            raise item.fail(words.TWICE_IN_TRICK(seat, card))
        plays.append((seat, card))
    return plays


def _won(fields: Mapping[str, Node], number: int) -> tuple[int, int]:
    if "won" not in fields:
        return (0, 0)
    won = fields["won"].fields(("NS", "EW"))
    ns, ew = won["NS"].number(0, 13), won["EW"].number(0, 13)
    if ns + ew != number - 1:
        raise fields["won"].fail(words.DO_NOT_ADD_UP(ns, ew, number - 1, number))
    return ns, ew


def _hands(table: Table, fields: Mapping[str, Node], deal: Node | None) -> Table:
    out = table.gone | table.trick.mask
    dealt: Deal | None = deal.parse(Deal.parse) if deal is not None else None
    hands = fields["hands"].fields((), tuple(s.letter for s in SEATS)) if "hands" in fields else {}
    counts = fields["counts"].fields((), tuple(s.letter for s in SEATS)) if "counts" in fields else {}
    seen = out
    for seat in SEATS:
        count = 13 - (table.number - 1) - (table.trick.card(seat) is not None)
        if seat.letter in counts:
            count = counts[seat.letter].number(0, 13)
        whole, cards = False, CardSet()
        original = dealt.hand(seat) if dealt is not None else None
        node = hands.get(seat.letter)
        if node is not None:
            whole = not (isinstance(node.value, list) and "..." in node.value)
            rest = [item for item in node.items() if item.value != "..."]
            cards = CardSet([item.card() for item in rest])
            if len(cards) != len(rest):
                raise node.fail(words.SAME_CARD_TWICE())
            if whole:
                count = len(cards)
        elif original is not None:
            cards, whole = CardSet(original.mask & ~out), True
            if len(cards) != count and seat.letter not in counts:
                place = deal or fields["trick"]
                raise place.fail(words.WOULD_HOLD(seat, len(cards), table.number))
            count = len(cards)
        if cards.mask & seen:
            place = node or deal or fields["trick"]
            raise place.fail(words.IN_TWO_PLACES(tuple(CardSet(cards.mask & seen))))
        if len(cards) > count:
            raise (node or fields["trick"]).fail(words.CANNOT_HOLD(seat, len(cards), count))
        seen |= cards.mask
        table = table.with_hand(seat, Hand(cards, count))
    return table


def _in_force(table: Table, fields: Mapping[str, Node]) -> Table:
    """Penalty cards, restrictions and rights that the file finds in force."""
    for item in fields["penalty_cards"].items() if "penalty_cards" in fields else ():
        part = item.fields(("seat", "card", "kind"), ("law",))
        seat, card = part["seat"].parse(Seat.parse), part["card"].card()
        if not table.is_defender(seat):
            raise part["seat"].fail(words.NOT_A_DEFENDER(seat))
        if table.located & card.mask and card not in table.hand(seat).cards:
            raise part["card"].fail(words.NOT_IN_HAND(card, seat))
        if card not in table.hand(seat).cards and table.hand(seat).known:
            raise part["card"].fail(words.NOT_IN_HAND(card, seat))
        if table.penalty_card(seat, card) is not None:
            raise item.fail(words.PENALTY_CARD_TWICE(card, seat))
        table = table.with_hand(seat, table.hand(seat).knowing(card))
        kind: Kind = part["kind"].member(Kind)
        authority = standing.made(kind)
        if "law" in part:
            authority = _authority(table.edition, part["law"], authority)
        state = puts.State(kind.value)
        lies = table.puts.put(seat, card, 0, None, how=puts.How.OPENED, state=state, by=authority)
        table = replace(table, puts=lies)
    restrictions = fields["restrictions"].items() if "restrictions" in fields else []
    if len(restrictions) > MAX_RESTRICTIONS:
        raise fields["restrictions"].fail(words.TOO_MANY_RESTRICTIONS(len(restrictions), MAX_RESTRICTIONS))
    for item in restrictions:
        table = replace(table, restrictions=(*table.restrictions, _restriction(table, item)))
    return with_lead_rights(fields, table)


def _restriction(table: Table, item: Node) -> Restriction:
    part = item.fields(("seat", "kind"), ("law", "suits", "card", "lasts"))
    demand: Demand = part["kind"].member(Demand)
    on_lead = demand in (Demand.REQUIRE, Demand.FORBID, Demand.LEAD_AGAIN)
    lasts = Lasts.THIS_LEAD if on_lead else Lasts.THIS_TRICK
    if "lasts" in part:
        lasts = part["lasts"].member(Lasts)
    on_lead = lasts is not Lasts.THIS_TRICK
    needs = {Demand.CARD: "card", Demand.LEAD_AGAIN: None}.get(demand, "suits")
    if needs is not None and (needs not in part or part[needs].value == []):
        raise item.fail(words.NEEDS(repr(demand.value), repr(needs)))
    seat: Seat = part["seat"].parse(Seat.parse)
    if demand is Demand.LEAD_AGAIN and table.is_defender(seat):
        raise part["seat"].fail(words.LEAD_AGAIN(seat))
    listed = part["suits"].items() if "suits" in part else []
    suits = tuple(node.parse(Suit.parse) for node in listed[: len(Suit) + 1])
    if len(set(suits)) != len(suits):
        raise part["suits"].fail(words.SAME_SUIT_TWICE())
    if demand in (Demand.HIGHEST, Demand.LOWEST) and len(suits) > 1:
        of_which = words.HIGHEST_OF_WHICH if demand is Demand.HIGHEST else words.LOWEST_OF_WHICH
        raise part["suits"].fail(of_which())
    behind = standing.behind(demand)
    if "law" in part:
        authority = _authority(table.edition, part["law"], *behind)
    elif on_lead and demand is not Demand.LEAD_AGAIN:
        authority = behind[0]
    else:
        raise item.fail(words.NEEDS_LAW(repr(demand.value)))
    return Restriction(
        seat,
        demand,
        lasts,
        authority,
        suits,
        part["card"].card() if "card" in part else None,
        table.number,
        on_lead,
    )


def _authority(laws: Edition, node: Node, *preferred: Provision) -> Provision:
    ref = node.text()
    provisions: tuple[Provision, ...] = (*preferred, *REGISTRY)
    for provision in provisions:
        if provision.in_force(laws) and provision.ref(laws) == ref:
            return provision
    raise node.fail(words.NOT_A_PROVISION(quoted(ref), str(laws)))


# Writing


def encode(play: Play) -> dict[str, Any]:
    """The case file of a play, in canonical form."""
    table = play.opened
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "language": play.language,
        **({"title": play.title} if play.title else {}),
        **({"story": play.story} if play.story else {}),
        "laws": table.edition.year,
        **opening_document(table),
        **({} if table.opening.contract is None else {"contract": table.opening.contract.code}),
        **({"vulnerable": table.vulnerable} if table.vulnerable is not None else {}),
    }
    known = [hand.cards if hand.known else None for hand in table.hands]
    dealt = Deal((known[0], known[1], known[2], known[3])) if any(known) else None
    if all(hand.count == 13 for hand in table.hands) and table == _opened(table, dealt):
        if dealt is not None:
            document["deal"] = str(dealt)
    else:
        document["position"] = _encode_position(table)
    if table.regulations != Regulations():
        document["regulations"] = {"face_down_leads": table.regulations.face_down_leads}
        if table.regulations.defenders_may_ask is not None:
            document["regulations"]["defenders_may_ask"] = table.regulations.defenders_may_ask
        if table.regulations.suits_from_the_top:
            document["regulations"]["suits_from_the_top"] = True
    if table.set_aside:
        document["set_aside"] = sorted(table.set_aside)
    document["events"] = [encode_event(event) for event in play.log]
    return document


def _opened(table: Table, dealt: Deal | None) -> Table:
    """The table as it would open if nothing but the hands were known of the play."""
    opening = table.opening
    opened = open_table(
        opening.contract,
        opening.edition,
        dealt,
        regulations=opening.regulations,
        set_aside=opening.set_aside,
        vulnerable=opening.vulnerable,
        dealer=opening.dealer,
        auction=opening.auction,
        language=opening.language,
    )
    return replace(opened, duties=table.duties)


def _encode_position(table: Table) -> dict[str, Any]:
    position: dict[str, Any] = {"trick": table.number, "leader": table.trick.leader.letter}
    if table.declarer is not table.contract.declarer:
        position["declarer"] = table.declarer.letter
    if any(table.won):
        position["won"] = {"NS": table.won[0], "EW": table.won[1]}
    last = table.last_trick
    gone = table.gone & ~(last.mask if last else 0)
    if gone:
        position["gone"] = [card.code for card in CardSet(gone)]
    if last is not None:
        position["last_trick"] = trick_document(last)
    if table.trick.order:
        position["current"] = trick_document(table.trick)
    position |= _encode_hands(table)
    if table.penalty_cards:
        position["penalty_cards"] = [
            {"seat": p.seat.letter, "card": p.card.code, "kind": p.kind.value, "law": p.authority.ref(table.edition)}
            for p in table.penalty_cards
        ]
    if table.restrictions:
        position["restrictions"] = [restriction_document(r, table.edition) for r in table.restrictions]
    if table.lead_rights:
        position["lead_rights"] = lead_rights_document(table)
    if table.rights_lost:
        position["dummy_rights_lost"] = True
    if table.dummy_seen is not (table.number > 1) or table.dummy_waits:
        position["dummy_down"] = table.dummy_seen
    return position


def _encode_hands(table: Table) -> dict[str, Any]:
    """The cards known of each hand, and how many it has where that is not what the tricks played leave it."""
    hands: dict[str, list[str]] = {}
    counts: dict[str, int] = {}
    for seat in SEATS:
        hand = table.hand(seat)
        cards = [card.code for card in hand.cards]
        if hand.known:
            hands[seat.letter] = cards
            continue
        if cards:
            hands[seat.letter] = [*cards, "..."]
        if hand.count != 13 - (table.number - 1) - (table.trick.card(seat) is not None):
            counts[seat.letter] = hand.count
    found = {"hands": hands, "counts": counts}
    return {name: each for name, each in found.items() if each}


def dumps(play: Play) -> str:
    """The case file as text."""
    return json.dumps(encode(play), ensure_ascii=False, indent=1) + "\n"
