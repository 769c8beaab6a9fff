"""Case files: JSON in and out, strict, versioned, canonical."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from . import standing
from .cards import Card, CardSet, Deal, Suit
from .contract import Contract
from .documents import plain, restriction_document, trick_document
from .editions import REGISTRY, Edition, Provision, edition, find_reading
from .errors import BridgeLawsError, ParseError, quoted
from .events import (
    Agreed,
    Answered,
    Claimed,
    Corrected,
    DefectFound,
    DirectorCalled,
    Dropped,
    Ended,
    Event,
    ExposedInAuction,
    Faced,
    FacedSeveral,
    HandsReturned,
    Held,
    LaidFaceDown,
    Mixed,
    Named,
    NextDealCalled,
    Omitted,
    Placed,
    PlayedOn,
    Quitted,
    Retracted,
    RoundEnded,
    Said,
    Saying,
    Shown,
    Spread,
    Strayed,
    Straying,
    Touched,
    TurnedUp,
)
from .nodes import MAX_EVENTS, MAX_RESTRICTIONS, MAX_STORY, Node, parse_json, shown
from .play import Play
from .seats import SEATS, Seat
from .table import (
    VULNERABLE,
    Demand,
    Hand,
    Kind,
    Lasts,
    PenaltyCard,
    Regulations,
    Restriction,
    Table,
    Trick,
    complete,
    open_table,
)

FORMAT = "bridgelaws-case"
VERSION = 1


def loads(text: str | bytes) -> Play:
    """Read a case file and play it through.

    >>> play = loads('{"format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "3NT by S", "events": []}')
    >>> play.turn
    WEST
    """
    return decode(parse_json(text))


_OPTIONAL = ("vulnerable", "deal", "position", "regulations", "set_aside", "title", "story", "events")


def decode(document: Any) -> Play:
    """Play a case through from its JSON document."""
    document = upgrade(document)
    fields = Node(document).fields(("format", "version", "laws", "contract"), _OPTIONAL)
    play = Play(table=decode_table(fields))
    play.title = fields["title"].text() if "title" in fields else ""
    play.story = fields["story"].text(limit=MAX_STORY) if "story" in fields else ""
    events = fields["events"].items() if "events" in fields else []
    if len(events) > MAX_EVENTS:
        raise fields["events"].fail(f"{len(events)} events; at most {MAX_EVENTS} are read")
    for node in events:
        event = decode_event(node)
        try:
            play.add(event)
        except BridgeLawsError as error:
            raise node.fail(getattr(error, "reason", str(error))) from error
    return play


def upgrade(document: Any) -> Any:
    """A document of this version, brought up from an older one step by step."""
    if not isinstance(document, dict):
        raise ParseError(f"not a case file: expected an object, not {shown(document)}", "")
    if document.get("format") != FORMAT:
        raise ParseError(f"not a case file: the format must be {FORMAT!r}", "/format")
    version = document.get("version")
    if version != VERSION or type(version) is not int:
        raise ParseError(
            f"version {shown(version)} of the case format is not known; this is version {VERSION}", "/version"
        )
    return document


def decode_table(fields: Mapping[str, Node]) -> Table:
    """The table at which the file opens."""
    laws: Edition = fields["laws"].parse(edition)
    contract: Contract = fields["contract"].parse(Contract.parse)
    regulations = _regulations(fields["regulations"]) if "regulations" in fields else None
    set_aside = frozenset[str]()
    if "set_aside" in fields:
        set_aside = frozenset(node.parse(find_reading).id for node in fields["set_aside"].items())
    if type(fields["laws"].value) is not int:
        raise fields["laws"].fail(f"expected a year such as 2017, not {shown(fields['laws'].value)}")
    vulnerable = _vulnerable(fields["vulnerable"]) if "vulnerable" in fields else None
    deal = fields.get("deal")
    position = fields.get("position")
    if position is None:
        table = open_table(contract, laws, regulations=regulations, set_aside=set_aside, vulnerable=vulnerable)
        if deal is None:
            return table
        dealt: Table = deal.parse(
            lambda text: open_table(
                contract, laws, text, regulations=regulations, set_aside=set_aside, vulnerable=vulnerable
            )
        )
        return dealt
    table = open_table(contract, laws, regulations=regulations, set_aside=set_aside, vulnerable=vulnerable)
    return _position(table, position, deal)


def _vulnerable(node: Node) -> str:
    if node.value not in VULNERABLE or not isinstance(node.value, str):
        raise node.fail(f"{shown(node.value)} does not say who is vulnerable; write one of {', '.join(VULNERABLE)}")
    return node.value


def _regulations(node: Node) -> Regulations:
    fields = node.fields((), ("face_down_leads", "defenders_may_ask"))
    return Regulations(
        face_down_leads=fields["face_down_leads"].flag() if "face_down_leads" in fields else True,
        defenders_may_ask=fields["defenders_may_ask"].flag() if "defenders_may_ask" in fields else None,
    )


_POSITION = (
    "trick", "leader", "declarer", "won", "hands", "counts", "gone", "last_trick", "current", "penalty_cards",
    "restrictions", "dummy_rights_lost", "dummy_down",
)  # fmt: skip


def _position(table: Table, node: Node, deal: Node | None) -> Table:
    """A board that is already under way, as far as it is known."""
    fields = node.fields(("trick",), _POSITION[1:])
    number = fields["trick"].number(1, 13)
    declarer = fields["declarer"].parse(Seat.parse) if "declarer" in fields else table.declarer
    if declarer not in (table.declarer, table.declarer.partner):
        raise fields["declarer"].fail(f"declarer must be {table.declarer} or, after a swap, {table.declarer.partner}")
    table = replace(table, declarer=declarer, number=number)
    current = _plays(fields["current"]) if "current" in fields else []
    last = _plays(fields["last_trick"]) if "last_trick" in fields else []
    if len(current) > 3:
        raise fields["current"].fail("a trick in progress has at most three cards; give a complete one as 'last_trick'")
    if last and number == 1:
        raise fields["last_trick"].fail("no trick comes before trick 1")
    leader = _leader(table, fields, current, last)
    if number == 1 and not table.is_defender(leader):
        raise (fields.get("leader") or fields["current"]).fail(f"{leader} declares; a defender leads to trick 1")
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
            raise fields["last_trick"].fail("a completed trick has four cards, one from each hand")
        tricks = (previous,)
        gone |= previous.mask
        winner = previous.winner(table.trumps)
        if winner is not leader and not current:
            raise fields["last_trick"].fail(f"{winner} won that trick, so {leader} cannot be on lead")
    if gone & trick.mask:
        raise fields["current"].fail(f"{CardSet(gone & trick.mask)} cannot be in the trick and gone")
    table = replace(
        table,
        trick=trick,
        gone=gone,
        tricks=tricks,
        won=_won(fields, number),
        dummy_seen=fields["dummy_down"].flag() if "dummy_down" in fields else number > 1,
        rights_lost=fields["dummy_rights_lost"].flag() if "dummy_rights_lost" in fields else False,
    )
    table = _hands(table, fields, deal)
    return complete(_in_force(table, fields))


def _leader(table: Table, fields: Mapping[str, Node], current: list[tuple[Seat, Card]], last: Any) -> Seat:
    if "leader" in fields:
        leader: Seat = fields["leader"].parse(Seat.parse)
        if current and current[0][0] is not leader:
            raise fields["current"].fail(f"the first card of the trick must come from the leader, {leader}")
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
    if table.number == 1:
        return table.declarer.lho
    raise fields["trick"].fail("say who leads this trick: give 'leader', 'current' or 'last_trick'")


def _plays(node: Node) -> list[tuple[Seat, Card]]:
    plays: list[tuple[Seat, Card]] = []
    for item in node.items():
        fields = item.fields(("seat", "card"))
        seat, card = fields["seat"].parse(Seat.parse), fields["card"].card()
        if any(seat is s or card is c for s, c in plays):
            raise item.fail(f"{seat} or {card} stands twice in the trick")
        plays.append((seat, card))
    return plays


def _won(fields: Mapping[str, Node], number: int) -> tuple[int, int]:
    if "won" not in fields:
        return (0, 0)
    won = fields["won"].fields(("NS", "EW"))
    ns, ew = won["NS"].number(0, 13), won["EW"].number(0, 13)
    if ns + ew != number - 1:
        raise fields["won"].fail(f"{ns} and {ew} tricks do not add up to the {number - 1} played before trick {number}")
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
                raise node.fail("the same card is given twice")
            if whole:
                count = len(cards)
        elif original is not None:
            cards, whole = CardSet(original.mask & ~out), True
            if len(cards) != count and seat.letter not in counts:
                place = deal or fields["trick"]
                raise place.fail(f"{seat} would hold {len(cards)} cards at trick {table.number}; say which are 'gone'")
            count = len(cards)
        if cards.mask & seen:
            place = node or deal or fields["trick"]
            raise place.fail(f"{CardSet(cards.mask & seen)} is in two places")
        if len(cards) > count:
            raise (node or fields["trick"]).fail(f"{seat} cannot hold {len(cards)} cards here: {count} are left")
        seen |= cards.mask
        table = table.with_hand(seat, Hand(cards, count))
    return table


def _in_force(table: Table, fields: Mapping[str, Node]) -> Table:
    """Penalty cards and restrictions that the file finds in force."""
    for item in fields["penalty_cards"].items() if "penalty_cards" in fields else ():
        part = item.fields(("seat", "card", "kind"), ("law",))
        seat, card = part["seat"].parse(Seat.parse), part["card"].card()
        if not table.is_defender(seat):
            raise part["seat"].fail(f"{seat} does not defend; only a defender has penalty cards")
        if table.located & card.mask and card not in table.hand(seat).cards:
            raise part["card"].fail(f"{card} is not in {seat}'s hand")
        if card not in table.hand(seat).cards and table.hand(seat).known:
            raise part["card"].fail(f"{card} is not in {seat}'s hand")
        if table.penalty_card(seat, card) is not None:
            raise item.fail(f"{card} of {seat} is given twice")
        table = table.with_hand(seat, table.hand(seat).knowing(card))
        kind: Kind = part["kind"].member(Kind)
        authority = standing.made(kind)
        if "law" in part:
            authority = _authority(table.edition, part["law"], authority)
        new = PenaltyCard(seat, card, kind, authority)
        table = replace(table, penalty_cards=(*table.penalty_cards, new))
    restrictions = fields["restrictions"].items() if "restrictions" in fields else []
    if len(restrictions) > MAX_RESTRICTIONS:
        raise fields["restrictions"].fail(f"{len(restrictions)} restrictions; at most {MAX_RESTRICTIONS} are read")
    for item in restrictions:
        table = replace(table, restrictions=(*table.restrictions, _restriction(table, item)))
    return table


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
        raise item.fail(f"a restriction of the kind {demand.value!r} needs {needs!r}")
    seat: Seat = part["seat"].parse(Seat.parse)
    if demand is Demand.LEAD_AGAIN and table.is_defender(seat):
        raise part["seat"].fail(f"{seat} defends; only a hand of declarer's side can have to lead again")
    listed = part["suits"].items() if "suits" in part else []
    suits = tuple(node.parse(Suit.parse) for node in listed[: len(Suit) + 1])
    if len(set(suits)) != len(suits):
        raise part["suits"].fail("the same suit is given twice")
    if demand in (Demand.HIGHEST, Demand.LOWEST) and len(suits) > 1:
        raise part["suits"].fail(f"the {demand.value} card of which suit? give one")
    behind = standing.behind(demand)
    if "law" in part:
        authority = _authority(table.edition, part["law"], *behind)
    elif on_lead and demand is not Demand.LEAD_AGAIN:
        authority = behind[0]
    else:
        raise item.fail(f"a restriction of the kind {demand.value!r} needs 'law', the provision behind it")
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
    raise node.fail(f"{quoted(ref)} is not a provision of {laws} that this package knows")


# Events

_EVENTS: dict[str, tuple[type, tuple[str, ...], tuple[str, ...]]] = {
    "faced": (Faced, ("seat", "card"), ("with",)),
    "faced several": (FacedSeveral, ("seat", "cards", "visible"), ()),
    "laid face down": (LaidFaceDown, ("seat",), ("card",)),
    "turned up": (TurnedUp, ("seat", "card"), ()),
    "named": (Named, ("seat", "words"), ("hand", "pointing")),
    "corrected": (Corrected, ("seat", "words"), ("hand",)),
    "touched": (Touched, ("seat", "card"), ()),
    "placed": (Placed, ("seat", "card"), ()),
    "held": (Held, ("seat", "card"), ()),
    "shown": (Shown, ("seat", "cards"), ()),
    "dropped": (Dropped, ("seat", "cards"), ()),
    "spread": (Spread, ("seat",), ("cards", "whole")),
    "retracted": (Retracted, ("seat", "card"), ()),
    "quitted": (Quitted, ("seat",), ()),
    "said": (Said, ("seat", "what"), ("card", "to")),
    "strayed": (Strayed, ("seat", "how"), ()),
    "exposed in auction": (ExposedInAuction, ("seat", "cards"), ("led",)),
    "director called": (DirectorCalled, ("seat",), ("about",)),
    "claimed": (Claimed, ("seat",), ("tricks",)),
    "agreed": (Agreed, ("seat",), ()),
    "ended": (Ended, ("tricks",), ()),
    "next deal called": (NextDealCalled, ("seat",), ()),
    "round ended": (RoundEnded, (), ()),
    "hands returned": (HandsReturned, (), ()),
    "omitted": (Omitted, ("seat",), ()),
    "defect found": (DefectFound, ("seat", "trick"), ("cards", "faced", "seen")),
    "played on": (PlayedOn, ("leader",), ("cards",)),
    "mixed": (Mixed, ("seat",), ()),
    "answered": (Answered, ("question", "value"), ()),
}
_NAMES = {kind: name for name, (kind, _, _) in _EVENTS.items()}


def decode_event(node: Node) -> Event:
    """An event from its JSON object."""
    if not isinstance(node.value, dict) or not isinstance(node.value.get("event"), str):
        raise node.fail("an event is an object whose 'event' says what happened")
    name = node.value["event"]
    if name not in _EVENTS:
        known = ", ".join(_EVENTS)
        raise Node(name, f"{node.pointer}/event").fail(f"{quoted(name)} is not an event; known are {known}")
    kind, required, optional = _EVENTS[name]
    fields = node.fields(("event", *required), optional)
    values = {key: _field(key, value) for key, value in fields.items() if key != "event"}
    if "with" in values:
        values["with_previous"] = values.pop("with")
    return kind(**values)  # type: ignore[no-any-return]


def _field(key: str, node: Node) -> Any:
    match key:
        case "seat" | "to" | "hand" | "leader":
            return node.parse(Seat.parse)
        case "card" | "faced":
            return node.card()
        case "cards" | "visible" | "seen":
            return node.cards()
        case "tricks":
            return node.number(0, 13)
        case "trick":
            return node.number(1, 13)
        case "words" | "pointing" | "question":
            return node.text()
        case "led" | "whole":
            return node.flag()
        case "with":
            if node.value != "previous":
                raise node.fail(f"'with' can only be 'previous', not {shown(node.value)}")
            return True
        case "what":
            return node.member(Saying)
        case "how":
            return node.member(Straying)
        case "about":
            if node.value != "revoke":
                raise node.fail(f"'about' can only be 'revoke', not {shown(node.value)}")
            return node.value
        case _:
            if not isinstance(node.value, str | bool):
                raise node.fail(f"an answer is true, false or a text, not {shown(node.value)}")
            return node.text() if isinstance(node.value, str) else node.value


def encode_event(event: Event) -> dict[str, Any]:
    """The JSON object of an event; fields that say nothing are left out."""
    name = _NAMES[type(event)]
    _, required, optional = _EVENTS[name]
    encoded: dict[str, Any] = {"event": name}
    for key in (*required, *optional):
        value = getattr(event, "with_previous" if key == "with" else key)
        if key in optional and (value is None or value == () or value is (key == "whole")):
            continue
        encoded[key] = "previous" if key == "with" else plain(value)
    return encoded


def encode(play: Play) -> dict[str, Any]:
    """The case file of a play, in canonical form."""
    table = play.opened
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        **({"title": play.title} if play.title else {}),
        **({"story": play.story} if play.story else {}),
        "laws": table.edition.year,
        "contract": table.contract.code,
        **({"vulnerable": table.vulnerable} if table.vulnerable is not None else {}),
    }
    known = [hand.cards if hand.known else None for hand in table.hands]
    dealt = Deal((known[0], known[1], known[2], known[3])) if any(known) else None
    rules = {"regulations": table.regulations, "set_aside": table.set_aside, "vulnerable": table.vulnerable}
    if all(hand.count == 13 for hand in table.hands) and table == open_table(
        table.contract,
        table.edition,
        dealt,
        **rules,  # type: ignore[arg-type]
    ):
        if dealt is not None:
            document["deal"] = str(dealt)
    else:
        document["position"] = _encode_position(table)
    if table.regulations != Regulations():
        document["regulations"] = {"face_down_leads": table.regulations.face_down_leads}
        if table.regulations.defenders_may_ask is not None:
            document["regulations"]["defenders_may_ask"] = table.regulations.defenders_may_ask
    if table.set_aside:
        document["set_aside"] = sorted(table.set_aside)
    document["events"] = [encode_event(event) for event in play.log]
    return document


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
    hands = {}
    counts = {}
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
    if hands:
        position["hands"] = hands
    if counts:
        position["counts"] = counts
    if table.penalty_cards:
        position["penalty_cards"] = [
            {"seat": p.seat.letter, "card": p.card.code, "kind": p.kind.value, "law": p.authority.ref(table.edition)}
            for p in table.penalty_cards
        ]
    if table.restrictions:
        position["restrictions"] = [restriction_document(r, table.edition) for r in table.restrictions]
    if table.rights_lost:
        position["dummy_rights_lost"] = True
    if table.dummy_seen is not (table.number > 1):
        position["dummy_down"] = table.dummy_seen
    return position


def dumps(play: Play) -> str:
    """The case file as text."""
    return json.dumps(encode(play), ensure_ascii=False, indent=1) + "\n"
