"""What goes into a pipe is what rich would have put there, without rich."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import example, given, strategies as st

from bridgelaws.cli import colour, screen

WORDS = st.text("abc ♥K→“”’é[]…-", max_size=120) | st.text(max_size=40)


@given(WORDS, WORDS, st.integers(40, 110), st.sampled_from([0, 2, 4]), st.sampled_from([0, 2, 4]))
@example("a" * 200, "", 40, 0, 2)
@example("wide: 全角 and\ttabs\nand lines", "", 60, 2, 4)
def test_a_line_in_a_pipe_is_wrapped_as_rich_wraps_it(text: str, more: str, width: int, indent: int, hang: int) -> None:
    with pytest.MonkeyPatch.context() as changed:
        changed.setenv("COLUMNS", str(width))
        changed.delenv("FORCE_COLOR", raising=False)
        changed.delenv("TTY_COMPATIBLE", raising=False)
        line = screen.Line(text, "head").append(more, "ref")
        rows = screen._rows(line.plain, width, indent, hang)
        out = colour.console()
        with out.capture() as captured:
            out.print(*colour.wrapped(out, colour._styled(line), out.width, indent, hang), sep="\n", highlight=False)
    if rows is not None:
        assert "".join(f"{row}\n" for row in rows) == captured.get()


@pytest.mark.parametrize("name", ["FORCE_COLOR", "TTY_COMPATIBLE"])
def test_where_colours_are_wanted_rich_prints(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    assert screen._width_of_a_pipe() == 100
    monkeypatch.setenv(name, "1")
    assert screen._width_of_a_pipe() is None


@pytest.mark.parametrize("columns", ["39", "0", "", "wide"])
def test_a_width_out_of_the_ordinary_is_left_to_rich(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert screen._width_of_a_pipe() is None


def test_a_ruling_in_a_pipe_needs_no_rich() -> None:
    case = {
        "format": "bridgelaws-case",
        "version": 1,
        "laws": 2017,
        "contract": "NT by S",
        "events": [{"event": "faced", "seat": "E", "card": "HK"}, {"event": "director called", "seat": "S"}],
    }
    program = (
        "import sys\n"
        "from bridgelaws.cli import main\n"
        "sys.argv = ['bridgelaws', 'rule', '-']\n"
        "try: main()\n"
        "except SystemExit as end: print(end.code, sorted({'rich', 'tempfile'} & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], input=json.dumps(case), capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "3 []", done.stderr
