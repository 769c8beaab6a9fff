"""What versions of a provision differ in, in words; these are in `lawbook.po`."""

from __future__ import annotations

from typing import Any

from ..words.message import Message, says
from . import messages as m

NAMES = {
    "acceptance": says("lawbook.term.acceptance"),
    "acquiescing": says("lawbook.term.acquiescing"),
    "adjustment": says("lawbook.term.adjustment"),
    "as_illegal_play": says("lawbook.term.as_illegal_play"),
    "at_thirteenth": says("lawbook.term.at_thirteenth"),
    "authority_may_reverse": says("lawbook.term.authority_may_reverse"),
    "automatic": says("lawbook.term.automatic"),
    "aware": says("lawbook.term.aware"),
    "by_anyone": says("lawbook.term.by_anyone"),
    "by_itself": says("lawbook.term.by_itself"),
    "confirms_declarer": says("lawbook.term.confirms_declarer"),
    "conventional_only": says("lawbook.term.conventional_only"),
    "covers_minor": says("lawbook.term.covers_minor"),
    "covers_plays": says("lawbook.term.covers_plays"),
    "declarer_until": says("lawbook.term.declarer_until"),
    "default": says("lawbook.term.default"),
    "dummys_card": says("lawbook.term.dummys_card"),
    "except_misinformed": says("lawbook.term.except_misinformed"),
    "exceptions": says("lawbook.term.exceptions"),
    "information": says("lawbook.term.information"),
    "limit": says("lawbook.term.limit"),
    "may_go_on": says("lawbook.term.may_go_on"),
    "may_lose": says("lawbook.term.may_lose"),
    "must_be_legal": says("lawbook.term.must_be_legal"),
    "needs_both_established": says("lawbook.term.needs_both_established"),
    "needs_cause": says("lawbook.term.needs_cause"),
    "needs_established": says("lawbook.term.needs_established"),
    "needs_two_suits": says("lawbook.term.needs_two_suits"),
    "no_claim_exception": says("lawbook.term.no_claim_exception"),
    "only_players": says("lawbook.term.only_players"),
    "others_until": says("lawbook.term.others_until"),
    "own_initiative": says("lawbook.term.own_initiative"),
    "period": says("lawbook.term.period"),
    "play": says("lawbook.term.play"),
    "play_goes_on": says("lawbook.term.play_goes_on"),
    "played_to": says("lawbook.term.played_to"),
    "points_to_54d": says("lawbook.term.points_to_54d"),
    "remedy": says("lawbook.term.remedy"),
    "revoke": says("lawbook.term.revoke"),
    "scope": says("lawbook.term.scope"),
    "sees_to_following_suit": says("lawbook.term.sees_to_following_suit"),
    "self_inflicted": says("lawbook.term.self_inflicted"),
    "suit": says("lawbook.term.suit"),
    "test": says("lawbook.term.test"),
    "threshold": says("lawbook.term.threshold"),
    "trigger": says("lawbook.term.trigger"),
    "unauthorized": says("lawbook.term.unauthorized"),
    "unless_accepted": says("lawbook.term.unless_accepted"),
    "until": says("lawbook.term.until"),
    "until_instructed": says("lawbook.term.until_instructed"),
    "weighted": says("lawbook.term.weighted"),
    "who": says("lawbook.term.who"),
    "without_rectification": says("lawbook.term.without_rectification"),
}
VALUES = {
    "may not": says("lawbook.value.may_not"),
    "should not": says("lawbook.value.should_not"),
    "may": says("lawbook.value.may"),
    "must": says("lawbook.value.must"),
    "besides": says("lawbook.value.besides"),
    "instead": says("lawbook.value.instead"),
    "any time": says("lawbook.value.any_time"),
    "own side plays": says("lawbook.value.own_side_plays"),
    "allowed": says("lawbook.value.allowed"),
    "forbidden": says("lawbook.value.forbidden"),
    "picked before his right-hand opponent played": says("lawbook.value.picked_before_his_right_hand_opponent_played"),
    "played": says("lawbook.value.played"),
    "from partner": says("lawbook.value.from_partner"),
    "withdrawn": says("lawbook.value.withdrawn"),
    "at all": says("lawbook.value.at_all"),
    "to that trick": says("lawbook.value.to_that_trick"),
    "claim doubtful tricks": says("lawbook.value.claim_doubtful_tricks"),
    "claim a revoke": says("lawbook.value.claim_a_revoke"),
    "deny a revoke": says("lawbook.value.deny_a_revoke"),
    "card led": says("lawbook.value.card_led"),
    "auction period": says("lawbook.value.auction_period"),
    "auction": says("lawbook.value.auction"),
    "ceases": says("lawbook.value.ceases"),
    "is suspended": says("lawbook.value.is_suspended"),
    "that card": says("lawbook.value.that_card"),
    "that trick": says("lawbook.value.that_trick"),
    "gain taken from one side": says("lawbook.value.gain_taken_from_one_side"),
    "right lost": says("lawbook.value.right_lost"),
    "both sides": says("lawbook.value.both_sides"),
    "defenders only": says("lawbook.value.defenders_only"),
    "may adjust": says("lawbook.value.may_adjust"),
    "law 16": says("lawbook.value.law_16"),
    "declarer chooses": says("lawbook.value.declarer_chooses"),
    "not suggested": says("lawbook.value.not_suggested"),
    "requirement": says("lawbook.value.requirement"),
    "everything": says("lawbook.value.everything"),
    "singleton or touching cards": says("lawbook.value.singleton_or_touching_cards"),
    "every card": says("lawbook.value.every_card"),
    "faced card": says("lawbook.value.faced_card"),
    "penalty card or dummy": says("lawbook.value.penalty_card_or_dummy"),
    "extremely serious error or gambling": says("lawbook.value.extremely_serious_error_or_gambling"),
    "not stated": says("lawbook.value.not_stated"),
    "serious error, wild or gambling": says("lawbook.value.serious_error_wild_or_gambling"),
    "in which dummy won": says("lawbook.value.in_which_dummy_won"),
    "of the winning card": says("lawbook.value.of_the_winning_card"),
    "slip": says("lawbook.value.slip"),
    "pause": says("lawbook.value.pause"),
    "different outcome": says("lawbook.value.different_outcome"),
    "damage": says("lawbook.value.damage"),
    "misuse": says("lawbook.value.misuse"),
    "could well": says("lawbook.value.could_well"),
    "likely": says("lawbook.value.likely"),
    "aware": says("lawbook.value.aware"),
    "attention drawn": says("lawbook.value.attention_drawn"),
    "partner plays": says("lawbook.value.partner_plays"),
    "no limit": says("lawbook.value.no_limit"),
    "his next play": says("lawbook.value.his_next_play"),
    "declarer for dummy": says("lawbook.value.declarer_for_dummy"),
    "any player": says("lawbook.value.any_player"),
}


def changed(name: str, was: Any, now: Any) -> Message:
    """A term that two versions do not have in common: `automatic: no → yes`."""
    return m.TERM_CHANGED(NAMES[name](), said(was), said(now))


def said(value: Any) -> Message:
    """What a term is: yes or no, a word, or several; numbers of provisions are said as they are."""
    if isinstance(value, bool):
        return m.YES() if value else m.NO()
    if isinstance(value, tuple):
        return m.THE_VALUES([said(each) for each in value])
    known = VALUES.get(value)
    return m.WORD(str(value)) if known is None else known()
