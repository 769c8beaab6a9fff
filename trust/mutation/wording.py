"""What in a law module is only words."""

from __future__ import annotations

import libcst as cst


def is_wording(node: cst.CSTNode, names: set[str]) -> bool:
    """Whether an expression is a text, `names` being those that stand for one."""
    match node:
        case cst.SimpleString() | cst.FormattedString() | cst.ConcatenatedString():
            return True
        case cst.Name(value=name):
            return name in names
        case cst.BinaryOperation(left=left, right=right):
            return is_wording(left, names) or is_wording(right, names)
        case cst.IfExp(body=body, orelse=other):
            return is_wording(body, names) and is_wording(other, names)
        case cst.Call(func=cst.Name(value="str")):
            return True
        case cst.Call(func=cst.Attribute(value=owner, attr=cst.Name(value="join"))):
            return is_wording(owner, names)
    return False


def wording_names(function: cst.FunctionDef) -> set[str]:
    """The local names of a function that only ever stand for a text."""
    words: set[str] = set()
    other: set[str] = set()
    stack: list[cst.CSTNode] = [function]
    while stack:
        node = stack.pop()
        stack.extend(reversed(node.children))
        if isinstance(node, cst.Assign) and all(isinstance(t.target, cst.Name) for t in node.targets):
            names = {t.target.value for t in node.targets if isinstance(t.target, cst.Name)}
            (words if is_wording(node.value, words) else other).update(names)
    return words - other
