"""The sentences of the Director's page, which its scripts say by these ids. Their words are in `page.po`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..values.arguments import CALL, CARD, CARDS, NUMBER, SEAT, SIDE, TEXT, THE_SEATS, TRICK, WORDS
from ..values.cards import Card
from ..words.message import Arg, Message, Says, says

NAME = Arg[str]("name", "text")  # of a table, a board, a language
LAWS = Arg[str]("laws", "text")  # an edition, by its year
ONE = Arg[str]("one", "text")
OTHER = Arg[str]("other", "text")
REF = Arg[str]("ref", "text")  # the number of a provision or of a reading
CONTRACT = Arg[str]("contract", "text")
STATUS = Arg[int]("status", "number")
POINTS = Arg[int]("points", "number")
PAGE = Arg[int]("page", "number")
PAGES = Arg[int]("pages", "number")
LEFT = Arg[int]("left", "number")  # tricks
LEAST = Arg[int]("least", "number")
BETTER = Arg[Card]("better", "card")
NS = Arg[int]("ns", "number")
EW = Arg[int]("ew", "number")
LIST = Arg[Sequence[str]]("list", "texts")
CLAUSES = Arg[Sequence[Message]]("clauses", "clauses")

_PLAIN = """
    name back close cancel done retry loading yes no sorry not_taken not_found not_found_more offline offline_unsaved
    back_unsaved back_online tabs actions skip tab.calls tab.board tab.laws tab.settings language language_set
    only_about about.auction about.play about.dummy about.claim
    declarer dummy to_play suit no_trumps card_picker the_table new_call no_calls no_calls_more nothing_found
    search_calls status_filter any_status status.question status.ruled status.unattended status.regular untitled
    newer older tap_seat tap_leader no_card_yet chosen_cards more_cards last_card_back take_back or_tap contract
    which_contract contract_not_needed contract_none take_contract level strain doubled undoubled question
    you_decide you_decide_alone say_to_all why_asked undo undo_detail more compare_editions print_form
    record_details other_device tap_dropped event.ended event.round_ended event.hands_returned event.answered
    event.answered_yes event.answered_no event.other ruling table now nothing_wrong what_stands claim_disputed
    not_ruled_on being_heard play_is_over play_is_suspended act.played_on act.faced act.director_called act.ended
    act.claimed act.agreed tricks_taken who_called called_for say_what_for topic.revoke topic.turn topic.exposed_card
    topic.penalty_card topic.dummy_s_card topic.number_of_cards who_claimed tricks_claimed not_said who_agreed
    who_leads_now penalty_card_played other_hand whose_card keep_in_mind earlier_rulings whole_ruling result hands
    hand_unknown editions same_everywhere in_force_here open_to_director what_it_cost double_dummy not_a_ruling
    solving solved what_it_comes_to tricks_lost points_before points_scored imps imps_before unknown other_table
    other_table_more in_imps card declarers_tricks option curve curve_is curve_place curve_more curve_table at_first
    irregular ruled_here no_value options_worth taken left_to_director report report_more search_laws what_changed
    readings change.new change.substance change.wording change.renumbered change.gone refers_to referred_by record
    event_name table_name round_name board_name share share_more appeal appeal_more facts_agreed facts_disputed
    law_applied basis_of_appeal what_may_they_do force.may force.must force.must_not other_place_table
    other_place_round other_place_board today
    earlier players players_more notes saved seat_links seat_links_more copy copied revoke_links links_revoked
    whole_record export export_names anonymise anonymise_more delete delete_more form ruling_form date trick
    what_happened in_force nothing_in_force no_ruling director_signs date_and_time paper print whole_board
    board_more deal_text open_file start_board examples who_declares deal_first which_board contract_first
    file_too_large not_json seat_view link_gone your_choice edition theme theme.auto theme.light theme.dark
    suit_colours two_colours four_colours about_page access_title access_more token enter call_pad chosen_calls
    no_call_yet last_call_back to_call the_auction dealer passed_out no_contract act.made act.changed who_changed
    only_wants other_player whose_call state.struck state.pending state.accepted state.deemed would_do would_do_more
    would_say would_ask would_stand nothing_stored event.ruling_corrected event.dealt event.adjudicated
    event.hands_counted event.another_board_played topic.call topic.explanation slip meanwhile.made pack dispute
    who_disputes claim.other_steps claim.own_words claim.pick_steps claim.only_trumps claim.cards_lie
    claim.who_leads claim.as_he_said claim.not_faced claim.which_cards claim.no_words claim.hear_first
    claim.enter_cards claim.state_more claim.starting claim.working claim.stop claim.stopped claim.failed
    claim.nothing_found claim.again claim.done claim.best claim.claimed claim.worst claim.holds claim.more_than_best
    claim.judge claim.if_normal claim.normal claim.show_play claim.no_rows claim.by_law claim.cut claim.which_number
    claim.line claim.line_more claim.cards claim.winner claim.decides claim.as_stated claim.lay_there
    claim.the_claim claim.found_normal claim.found_irrational claim.needed claim.likely claim.no_line claim.later
    claim.other_number start_auction who_dealt act.auction_over which_contract_came who_declares_it went_on
    event.auction_over no_engine starting new_version use_new_version all_calls export_all export_all_names import_all
    kept_here not_promised about_site share_picture picture_saved called_over
"""

_ABOUT_SOMETHING: tuple[Any, ...] = (
    says("page.title", TEXT, NAME),
    says("page.exported", NUMBER, count=NUMBER),
    says("page.brought", NUMBER, count=NUMBER),
    says("page.brought_known", NUMBER, count=NUMBER),
    says("page.brought_different", NUMBER, count=NUMBER),
    says("page.sentence", TEXT),
    says("page.server_said", STATUS),
    says("page.language_is", TEXT, NAME),
    says("page.to_lead", TRICK),
    says("page.played_card", SEAT, CARD),
    says("page.contract_by", CONTRACT, SEAT),
    says("page.is_declarer", SEAT),
    says("page.has_played", SEAT, CARD),
    says("page.has_played_face_down", SEAT),
    says("page.lies_face_up", CARD, SEAT),
    says("page.is_to_lead", SEAT, TRICK),
    says("page.is_to_play", SEAT),
    says("page.is_to_call", SEAT),
    says("page.table_is", CLAUSES),
    says("page.table_number", NAME),
    says("page.round_number", NAME),
    says("page.left_open", NUMBER, count=NUMBER),
    says("page.side_signs", SIDE),
    says("page.board_number", NAME),
    says("page.laws_of", LAWS),
    says("page.page_of", PAGE, PAGES),
    says("page.card_of", SEAT),
    says("page.card_of_or_none", SEAT),
    says("page.for_example", TEXT),
    says("page.say_to", THE_SEATS),
    says("page.say_to_either", THE_SEATS),
    says("page.ask_either", THE_SEATS),
    says("page.under_laws", LAWS),
    says("page.other_device_added", CLAUSES),
    says("page.taken_back", TEXT),
    says("page.under_other", LAWS),
    says("page.back_to_own", LAWS),
    says("page.unused", LIST),
    says("page.event.faced", SEAT, CARD),
    says("page.event.faced_several", SEAT, CARDS),
    says("page.event.laid_face_down", SEAT),
    says("page.event.turned_up", SEAT, CARD),
    says("page.event.named", SEAT, WORDS),
    says("page.event.corrected", SEAT, WORDS),
    says("page.event.touched", SEAT, CARD),
    says("page.event.placed", SEAT, CARD),
    says("page.event.held", SEAT, CARD),
    says("page.event.shown", SEAT, CARDS),
    says("page.event.dropped", SEAT, CARDS),
    says("page.event.spread", SEAT),
    says("page.event.not_spread", SEAT),
    says("page.event.retracted", SEAT, CARD),
    says("page.event.quitted", SEAT),
    says("page.event.said", SEAT),
    says("page.event.strayed", SEAT),
    says("page.event.exposed_in_auction", SEAT, CARDS),
    says("page.event.director_called", SEAT),
    says("page.event.claimed", SEAT),
    says("page.event.agreed", SEAT),
    says("page.event.asked_back", SEAT),
    says("page.event.hand_faced", SEAT),
    says("page.event.next_deal_called", SEAT),
    says("page.event.omitted", SEAT),
    says("page.event.defect_found", SEAT),
    says("page.event.played_on", SEAT),
    says("page.event.mixed", SEAT),
    says("page.event.made", SEAT, CALL),
    says("page.event.changed", SEAT),
    says("page.event.taken_back", SEAT),
    says("page.event.signalled", SEAT),
    says("page.event.explained", SEAT),
    says("page.event.took_from_another_board", SEAT),
    says("page.event.learnt", SEAT),
    says("page.bid_before", CALL),
    says("page.which_call", SEAT),
    says("page.changed_to", SEAT),
    says("page.which_meant", SEAT),
    says("page.would_call", SEAT, CALL),
    says("page.was_played", CARD, SEAT),
    says("page.which_card_played", SEAT),
    says("page.tricks_won", NS, EW),
    says("page.trick_number", TRICK),
    says("page.result_is", CONTRACT),
    says("page.tricks_are", NS, EW),
    says("page.transfer", NUMBER, SIDE, count=NUMBER),
    says("page.after_that", NS, EW),
    says("page.score", POINTS),
    says("page.play_from", SEAT),
    says("page.part_at", ONE, OTHER, NUMBER),
    says("page.not_as", LAWS),
    says("page.open_to", THE_SEATS),
    says("page.of_side", SIDE),
    says("page.where_tricks_went", SIDE),
    says("page.table_then", TRICK),
    says("page.could_have_played", SEAT, TRICK),
    says("page.changes_found", NUMBER, count=NUMBER),
    says("page.law_is", REF),
    says("page.reading_is", REF),
    says("page.what_says", REF),
    says("page.open_in_laws", REF),
    says("page.gone_in", LAWS),
    says("page.not_encoded", TEXT),
    says("page.cases_that_show", NUMBER, count=NUMBER),
    says("page.link_for", SEAT),
    says("page.declared_by", SEAT),
    says("page.on_the_table", LIST),
    says("page.board_with_contract", NAME, CONTRACT, SEAT),
    says("page.seat_is", SEAT),
    says("page.hand_yours", SEAT),
    says("page.hand_of_dummy", SEAT),
    says("page.hand_face_up", SEAT),
    says("page.cards_left", NUMBER, count=NUMBER),
    says("page.version", TEXT),
    says("page.pack.full", SEAT, NUMBER, count=NUMBER),
    says("page.pack.of", ONE, OTHER),
    says("page.pack.held", TEXT, SEAT),
    says("page.claim.he_says", SEAT),
    says("page.claim.taken_out", TEXT),
    says("page.claim.take_out", TEXT),
    says("page.claim.suit_in_hand", TEXT, SEAT),
    says("page.claim.what_said", SEAT),
    says("page.claim.contested", SEAT, NUMBER, LEFT, count=NUMBER),
    says("page.claim.concedes", SEAT),
    says("page.claim.so_far", LEAST, NUMBER),
    says("page.claim.result", SIDE, NUMBER, LEFT, count=NUMBER),
    says("page.claim.result_between", SIDE, LEAST, NUMBER, LEFT),
    says("page.claim.enter", NUMBER, count=NUMBER),
    says("page.claim.none_normal", NUMBER, count=NUMBER),
    says("page.claim.others_not_normal", NUMBER, count=NUMBER),
    says("page.claim.plays_instead", SEAT, CARD, BETTER),
    says("page.claim.said_later", TEXT),
)

SENTENCES: tuple[Says, ...] = (*(Says(f"page.{name}", ()) for name in _PLAIN.split()), *_ABOUT_SOMETHING)
