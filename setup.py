"""What pyproject.toml cannot say: the catalogues of words are compiled before the package is put together."""

import runpy

from setuptools import setup
from setuptools.command.build_py import build_py


class WithWords(build_py):
    """Compile the catalogues first."""

    def run(self) -> None:
        """Build."""
        runpy.run_path("src/bridgelaws/words/compiling.py")["compile_catalogues"]()
        super().run()


setup(cmdclass={"build_py": WithWords})
