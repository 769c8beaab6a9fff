"""The data that DDS 2.9 takes and returns, as C lays them out (its dll.h)."""

from __future__ import annotations

from ctypes import Structure, c_char, c_int, c_uint

from ..words.message import says

MAX_BOARDS = 200
# The library solves a table of 20 results in each of up to 40 deals: one batch is no more than 200 boards.
MAX_TABLES = 40
SUCCESS = 1

# What each return code says, in our words.
MEANING = {
    -1: says("evidence.dds.own_error"),
    -2: says("evidence.dds.no_cards"),
    -3: says("evidence.dds.target_above_left"),
    -4: says("evidence.dds.card_twice"),
    -5: says("evidence.dds.target_low"),
    -7: says("evidence.dds.target_high"),
    -8: says("evidence.dds.no_solutions"),
    -9: says("evidence.dds.too_many_solutions"),
    -10: says("evidence.dds.too_many_cards"),
    -12: says("evidence.dds.no_such_card"),
    -13: says("evidence.dds.in_hand_too"),
    -14: says("evidence.dds.wrong_count"),
    -15: says("evidence.dds.thread_index"),
    -98: says("evidence.dds.cannot_be_played"),
    -99: says("evidence.dds.not_a_deal"),
    -101: says("evidence.dds.too_many_boards"),
    -102: says("evidence.dds.threads_not_started"),
    -103: says("evidence.dds.thread_not_ended"),
    -201: says("evidence.dds.no_strain"),
    -202: says("evidence.dds.too_many_tables"),
    -301: says("evidence.dds.chunks"),
}


class CDeal(Structure):
    """`deal`."""

    _fields_ = (
        ("trump", c_int),
        ("first", c_int),
        ("trick_suit", c_int * 3),
        ("trick_rank", c_int * 3),
        ("remain", (c_uint * 4) * 4),
    )


class CBoards(Structure):
    """`boards`."""

    _fields_ = (
        ("count", c_int),
        ("deals", CDeal * MAX_BOARDS),
        ("target", c_int * MAX_BOARDS),
        ("solutions", c_int * MAX_BOARDS),
        ("mode", c_int * MAX_BOARDS),
    )


class CFuture(Structure):
    """`futureTricks`."""

    _fields_ = (
        ("nodes", c_int),
        ("cards", c_int),
        ("suit", c_int * 13),
        ("rank", c_int * 13),
        ("equals", c_int * 13),
        ("score", c_int * 13),
    )


class CSolved(Structure):
    """`solvedBoards`."""

    _fields_ = (("count", c_int), ("boards", CFuture * MAX_BOARDS))


class CTrace(Structure):
    """`playTraceBin`."""

    _fields_ = (("number", c_int), ("suit", c_int * 52), ("rank", c_int * 52))


class CTraces(Structure):
    """`playTracesBin`."""

    _fields_ = (("count", c_int), ("plays", CTrace * MAX_BOARDS))


class CPlay(Structure):
    """`solvedPlay`."""

    _fields_ = (("number", c_int), ("tricks", c_int * 53))


class CPlays(Structure):
    """`solvedPlays`."""

    _fields_ = (("count", c_int), ("solved", CPlay * MAX_BOARDS))


class CTableDeal(Structure):
    """`ddTableDeal`."""

    _fields_ = (("cards", (c_uint * 4) * 4),)


class CTableDeals(Structure):
    """`ddTableDeals`."""

    _fields_ = (("count", c_int), ("deals", CTableDeal * (MAX_TABLES * 5)))


class CTable(Structure):
    """`ddTableResults`."""

    _fields_ = (("tricks", (c_int * 4) * 5),)


class CTables(Structure):
    """`ddTablesRes`."""

    _fields_ = (("count", c_int), ("results", CTable * (MAX_TABLES * 5)))


class CPar(Structure):
    """`parResults`: two texts for each side, which we do not read."""

    _fields_ = (("score", (c_char * 16) * 2), ("contracts", (c_char * 128) * 2))


class CPars(Structure):
    """`allParResults`."""

    _fields_ = (("results", CPar * MAX_TABLES),)


class CInfo(Structure):
    """`DDSInfo`."""

    _fields_ = (
        ("major", c_int),
        ("minor", c_int),
        ("patch", c_int),
        ("version", c_char * 10),
        ("system", c_int),
        ("bits", c_int),
        ("compiler", c_int),
        ("constructor", c_int),
        ("cores", c_int),
        ("threading", c_int),
        ("threads", c_int),
        ("sizes", c_char * 128),
        ("text", c_char * 1024),
    )
