"""The books of all laws, under their numbers: what a law says is read by every law, and by no book."""

from __future__ import annotations

from .law06 import book as book06
from .law07 import book as book07
from .law08 import book as book08
from .law09 import book as book09
from .law10 import book as book10
from .law11 import book as book11
from .law12 import book as book12
from .law13 import book as book13
from .law14 import book as book14
from .law15 import book as book15
from .law16 import book as book16
from .law17 import book as book17
from .law18 import book as book18
from .law19 import book as book19
from .law20 import book as book20
from .law21 import book as book21
from .law22 import book as book22
from .law23 import book as book23
from .law24 import book as book24
from .law25 import book as book25
from .law26 import book as book26
from .law27 import book as book27
from .law28 import book as book28
from .law29 import book as book29
from .law30 import book as book30
from .law31 import book as book31
from .law32 import book as book32
from .law33 import book as book33
from .law34 import book as book34
from .law35 import book as book35
from .law36 import book as book36
from .law37 import book as book37
from .law38 import book as book38
from .law39 import book as book39
from .law40 import book as book40
from .law41 import book as book41
from .law42 import book as book42
from .law43 import book as book43
from .law44 import book as book44
from .law45 import book as book45
from .law46 import book as book46
from .law47 import book as book47
from .law48 import book as book48
from .law49 import book as book49
from .law50 import book as book50
from .law51 import book as book51
from .law52 import book as book52
from .law53 import book as book53
from .law54 import book as book54
from .law55 import book as book55
from .law56 import book as book56
from .law57 import book as book57
from .law58 import book as book58
from .law59 import book as book59
from .law60 import book as book60
from .law61 import book as book61
from .law62 import book as book62
from .law63 import book as book63
from .law64 import book as book64
from .law65 import book as book65
from .law66 import book as book66
from .law67 import book as book67
from .law68 import book as book68
from .law69 import book as book69
from .law70 import book as book70
from .law71 import book as book71
from .law72 import book as book72
from .law75 import book as book75
from .law77 import book as book77
from .law79 import book as book79
from .law82 import book as book82

__all__ = (
    "BOOKS",
    "book06", "book07", "book08", "book09", "book10", "book11", "book12", "book13", "book14", "book15", "book16",
    "book17", "book18", "book19", "book20", "book21", "book22", "book23", "book24", "book25", "book26", "book27",
    "book28", "book29", "book30", "book31", "book32", "book33", "book34", "book35", "book36", "book37", "book38",
    "book39", "book40", "book41", "book42", "book43", "book44", "book45", "book46", "book47", "book48", "book49",
    "book50", "book51", "book52", "book53", "book54", "book55", "book56", "book57", "book58", "book59", "book60",
    "book61", "book62", "book63", "book64", "book65", "book66", "book67", "book68", "book69", "book70", "book71",
    "book72", "book75", "book77", "book79", "book82",
)  # fmt: skip

BOOKS = (
    book06, book07, book08, book09, book10, book11, book12, book13, book14, book15, book16, book17, book18, book19,
    book20, book21, book22, book23, book24, book25, book26, book27, book28, book29, book30, book31, book32, book33,
    book34, book35, book36, book37, book38, book39, book40, book41, book42, book43, book44, book45, book46, book47,
    book48, book49, book50, book51, book52, book53, book54, book55, book56, book57, book58, book59, book60, book61,
    book62, book63, book64, book65, book66, book67, book68, book69, book70, book71, book72, book75, book77, book79,
    book82,
)  # fmt: skip
