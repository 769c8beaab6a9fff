"""One process of the fuzzer: `python -m trust.hostile.fuzzer TARGET`, then options and folders as for libFuzzer."""

from __future__ import annotations

import shlex
import sys
from functools import partial
from random import Random

import atheris

with atheris.instrument_imports(include=["bridgelaws"]):
    from trust.hostile import failures, mutator, targets


def main(name: str, options: list[str]) -> None:
    """Fuzz one target; a failure is noted, and the fuzzer goes on."""
    target = partial(targets.case, thorough=False) if name == "case" else targets.TARGETS[name]

    def one_input(data: bytes) -> None:
        error = failures.attempt(target, data)
        if error is not None:
            failures.note(name, data, error)

    def change(data: bytes, longest: int, seed: int) -> bytes:
        rng = Random(seed)
        if rng.randrange(5):
            changed = mutator.mutate(data, rng)
            if len(changed) <= longest:
                return changed
        return bytes(atheris.Mutate(data, longest))

    # To merge, libFuzzer starts itself again through a shell, with this and its own options.
    itself = f"{shlex.quote(sys.executable)} -m trust.hostile.fuzzer {name}"
    arguments = [itself, *options]
    if name == "case":
        atheris.Setup(arguments, one_input, custom_mutator=change)
    else:
        atheris.Setup(arguments, one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
