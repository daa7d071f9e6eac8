"""The build's one step that pyproject.toml cannot say: the grammar and the gates travel in the wheel.

`grammar/nx.lark` and `gates/` stay the only copies in the repository.
"""

from __future__ import annotations

import os
from glob import glob

from setuptools import setup  # type: ignore[import-untyped]
from setuptools.command.build_py import build_py  # type: ignore[import-untyped]

COPIES = (("grammar/nx.lark", "nxpy/syntax"), ("gates/*.nx", "nxpy/gates"))
"""Patterns from here, and folders of the wheel."""


class BuildWithData(build_py):  # type: ignore[misc]
    def run(self) -> None:
        super().run()
        if getattr(self, "editable_mode", False):
            return
        for pattern, folder in COPIES:
            target = os.path.join(self.build_lib, folder)
            self.mkpath(target)
            for path in sorted(glob(pattern)):
                self.copy_file(path, os.path.join(target, os.path.basename(path)))


setup(cmdclass={"build_py": BuildWithData})
