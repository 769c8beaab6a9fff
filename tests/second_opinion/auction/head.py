"""One call after the other: which law takes it (order of the sheet on 35), and who disposes of it and how."""

from . import law25, law27, law29, law36
from .asking import Act, Call, Change
from .plain import check_call, is_bid, level, lho, rho, side
from .standing import closes, first_past, stand
from .state import Auction, Irregularity


def do(a: Auction, act: Act) -> None:
    """One act."""
    a.act += 1
    a.asked = []
    if a.beyond:
        return
    if isinstance(act, Call):
        check_call(act.call)
        take(a, a.new(act.seat, act.call))
    elif isinstance(act, Change):
        check_call(act.call)
        change(a, act.seat, act.call)
    else:
        while a.head is not None and not a.beyond:
            rule(a, a.head)
            flush(a, [])
    if a.head is None:
        flush(a, [])


def flush(a: Auction, further: list[int]) -> None:
    """Judge the calls that were waiting, as if they were made now."""
    waiting, a.queue = a.queue + further, []
    while waiting and not a.beyond:
        index = waiting.pop(0)
        if a.made[index].status == "pending":
            take(a, index)
        if a.head is None and a.queue:
            # 25A and the repeat of 31A1 put a call before those that wait.
            waiting, a.queue = a.queue + waiting, []


def rule(a: Auction, head: Irregularity) -> None:
    """The Director rules on the first pending call."""
    a.settled()
    if head.law == "25":
        law25.rule(a, head)
    elif head.law == "27":
        law27.rule(a, head)
    elif head.law == "29":
        law29.rule(a, head)
    elif head.law == "31A1":
        not_repeated(a, head)
    elif head.law == "34":
        law29.missed(a, head)
    elif head.law == "36":
        law36.rule_36(a, head)
    elif head.law == "37":
        law36.rule_37(a, head)
    elif head.law == "38":
        law36.rule_38(a, head)
    else:
        law36.rule_39(a, head)


def not_repeated(a: Auction, head: Irregularity) -> None:
    """31A1, 32: the repeat is put in its place."""
    a.head = None
    if a.reading("not_repeated") == "stands":
        stand(a, head.index)
        return
    again = a.now.repeat[head.seat]
    a.cancel(head.index, side(head.seat))
    if a.queue and is_bid(again) and not a.sufficient(again):
        a.doubt("27, 31A1: the repeat that is put in its place is not enough, and others have called meanwhile")
    a.queue.insert(0, a.new(head.seat, again, "substituted"))


def take(a: Auction, index: int) -> None:
    """A call, over whatever is pending."""
    head = a.head
    if head is None:
        judge(a, index)
    elif head.law == "39" or head.left_called or not over(a, head, index):
        a.queue.append(index)


def over(a: Auction, head: Irregularity, index: int) -> bool:
    """Does this call dispose of the pending one? If so it has been judged as well."""
    seat = a.seat(index)
    if head.law == "34":
        return over_third_pass(a, head, index)
    further = [index]
    if seat == lho(head.seat):
        changed = any(a.seat(i) == head.seat for i in a.queue)
        if head.law in ("36", "38"):
            if not changed:
                head.left_called = True
            return False
        if head.law == "37" and changed:
            return False
        if head.law == "25":
            further = law25.left_calls(a, head, index)
        elif head.law == "27":
            law27.left_calls(a, head, index)
        elif head.law == "29":
            law29.left_calls(a, head, index)
        elif head.law == "37":
            stands_by_37a(a, head)
        else:
            a.head = None
            stand(a, head.index)
    elif seat == head.turn and side(seat) != side(head.seat) and head.law in ("29", "36", "37", "38"):
        law29.correct_player_calls(a, head)
    else:
        return False
    flush(a, further)
    return True


def stands_by_37a(a: Auction, head: Irregularity) -> None:
    """37A (1997 35B): the left called, so it stands; a duty to pass to the end goes on."""
    a.head = None
    keep = a.now.must_pass.get(head.seat) == "once" and a.reading("once_after_37a") == "kept"
    stand(a, head.index, out_of_turn=head.turn != head.seat, keep_once=keep)
    law27.close(a, head.seat, head.index)


def over_third_pass(a: Auction, head: Irregularity, index: int) -> bool:
    """34: the missed player calls; or the left bids over the pass, which is then accepted (29A)."""
    if a.seat(index) == head.turn:
        law29.missed(a, head)
    elif a.seat(index) == lho(head.seat) and a.call(index) != "P":
        if a.queue:
            a.doubt("34: somebody passed between the third pass, which was out of rotation, and the bid over it")
            return False
        law29.accept(a, head, check=False)
    else:
        return False
    flush(a, [index])
    return True


def judge(a: Auction, index: int) -> None:
    """Nothing is pending: the order of questions in the sheet on 35."""
    seat, call = a.seat(index), a.call(index)
    a.settled()
    if a.ended():
        a.head = Irregularity("39", seat, index, "")
        return
    if considered_in_rotation(a, seat, a.turn()) and a.ended():
        a.head = Irregularity("39", seat, index, "")
        return
    turn = a.turn()
    law = ""
    if is_bid(call) and level(call) > 7:
        law = "38"
    elif call in ("X", "XX") and not a.admissible(seat, call) and not admissible_in_its_place(a, seat, call):
        law = "36"
    elif call != "P" and seat in a.now.must_pass and (turn == seat or a.reading("barred_out_of_turn") == "37"):
        law = "37"
    if law:
        a.head = Irregularity(law, seat, index, turn)
    elif a.line and a.seat(a.line[-1]) == seat:
        second_call(a, index, turn)
    elif seat != turn:
        third = call == "P" and closes(a, 2) and a.reading("third_pass_out_of_turn") == "34"
        a.head = Irregularity("34", seat, index, missed(a)) if third else Irregularity("29", seat, index, turn)
    else:
        in_rotation(a, index)


def admissible_in_its_place(a: Auction, seat: str, call: str) -> bool:
    """25, 32: at left's turn a double by one who has called is a change of call, and stands or falls in its place."""
    if not a.line or a.seat(a.line[-1]) != seat:
        return False
    own = a.line.pop()
    found = a.admissible(seat, call)
    a.line.append(own)
    return found


def missed(a: Auction) -> str:
    """34: who missed his turn, if a pass out of rotation is now the third: the first of them, if there are several."""
    at = first_past(a)
    return a.turn() if at is None else lho(a.seat(a.line[at - 1]))


def second_call(a: Auction, index: int, turn: str) -> None:
    """His own call is the last: a change of call; a pass before any bid may be 30A in 1997 and 2007."""
    passes = a.call(index) == "P" and not a.last_bid()
    if passes and a.old and a.reading("twice_pass_before_bid_old") == "30A":
        a.head = Irregularity("29", a.seat(index), index, turn)
    elif a.call(index) == a.call(a.line[-1]):
        made_again(a, index)
    else:
        law25.begin(a, index)


def made_again(a: Auction, index: int) -> None:
    """25 is about another call in the place of one: who makes the same again has changed nothing, and told nothing."""
    a.cancel(index, side(a.seat(index)), free=True)


def considered_in_rotation(a: Auction, seat: str, turn: str) -> bool:
    """28A: the right-hand opponent has to pass, so his pass is taken as made, whatever is called over it."""
    if turn != rho(seat) or turn not in a.now.must_pass:
        return False
    deemed = a.new(turn, "P", "deemed")
    if closes(a, 2):
        a.doubt("28A: the pass taken as made was the third, and ended the auction or would have if nobody was missed")
    stand(a, deemed)
    law27.close(a, turn, deemed)
    return True


def in_rotation(a: Auction, index: int) -> None:
    """It is his turn."""
    seat, call = a.seat(index), a.call(index)
    if seat in a.now.repeat and seat in a.now.must_pass:
        a.doubt("a player who must pass and must repeat a call: he passes")
    again = a.now.repeat.get(seat, "")
    forbidden = again in ("X", "XX") and not a.admissible(seat, again)  # 19 goes before 32: nothing is owed then
    if again and call != again and not forbidden and seat not in a.now.must_pass:
        a.head = Irregularity("31A1", seat, index, seat)
    elif seat in a.now.no_double and call in ("X", "XX"):
        a.beyond = "30B2(b): he doubled although he might not"
    elif seat in a.now.replacing:
        law27.replace(a, index)
    elif is_bid(call) and not a.sufficient(call):
        a.head = Irregularity("27", seat, index, seat)
    else:
        stand(a, index)


def change(a: Auction, seat: str, call: str) -> None:
    """A change of his own last call said to be one."""
    index = a.new(seat, call)
    mine = [n for n, i in enumerate(a.line) if a.seat(i) == seat]
    since_mine = range(a.line[mine[-1]] + 1 if mine else 0, index)
    if a.head is None and (not mine or mine[-1] < len(a.line) - 1) and any(a.seat(i) == seat for i in since_mine):
        a.doubt("25: he changed a call after a later one of his had been cancelled: which of them he came back to")
    if a.head is None and mine and mine[-1] == len(a.line) - 1 and a.made[a.line[-1]].how == "substituted":
        a.doubt("25: a ruling had just put a pass in the place of his call: to which of them he came back")
    if not mine or (a.head is not None and a.head.seat == seat):
        take(a, index)
        return
    if a.head is not None:
        a.beyond = "25: a change while another call is pending"
        return
    since = a.line[mine[-1] + 1 :]
    first = a.line[mine[-1]]
    if call == a.call(first):
        made_again(a, index)
        return
    open_still = len(since) < 2 and not (a.ended() and a.edition == 1997 and not a.last_bid())
    if open_still and law25.unintended(a, first, index):
        law25.slip(a, index)
    elif open_still and not since and not a.ended():
        illegal = "38" if is_bid(call) and level(call) > 7 else ""
        if call in ("X", "XX") and not admissible_in_its_place(a, seat, call):
            illegal = "36"
        if call != "P" and seat in a.now.must_pass and not illegal:
            a.doubt("25, 37: another call put in the place of a pass that he had to make")
            illegal = "37"
        a.head = Irregularity(illegal or "25", seat, index, a.turn())
    else:
        if open_still:
            a.doubt("25B: the left had called over the first call, or the auction was over")
        a.cancel(index, side(seat))
