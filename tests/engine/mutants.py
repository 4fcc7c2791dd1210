"""`make mutants`: change the rules in a thousand small ways, and see whether a story or a test notices.

mutmut makes the mutants (one changed expression each, inside functions) and keeps the verdicts below `build/mutation`;
those killed stay killed until their function changes, all others are judged again at every run. The tests are
collected once, and each mutant is judged in a fork of that: by its own tests only, those first that killed its kin.
Tables, class bodies and properties have no mutants.
"""

import os
import resource
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from types import FrameType

import pytest
from _pytest.config import _prepareconfig
from mutmut import __main__ as mutmut
from mutmut.mutation import trampoline
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.runners.harness import PytestRunner
from mutmut.state import state
from mutmut.stats import status_by_exit_code
from mutmut.utils.file_utils import change_cwd, walk_mutatable_files
from mutmut.utils.format_utils import mangled_name_from_mutant_name
from mutmut.workers import isolation

ROOT = Path(__file__).parents[2]
ROOM = ROOT / "build" / "mutation"
LINKS = ("src", "tests", "stories", "pyproject.toml")
MEMORY = 4 * 2**30
"""A mutant that never stops must not eat the machine."""
PATIENCE = 5.0
TIMEOUT = 36
"""mutmut's exit code for a mutant that ran out of time."""
COLUMNS = ("mutants", "killed", "timeout", "survived", "no tests", "not checked")


class Judge(PytestRunner):
    """Runs tests for mutmut: collected once before the forks, then only called."""

    session: pytest.Session | None = None

    def warm_up(self) -> None:
        """Collect all tests and keep them; note which functions have run by then, before any mutant was chosen."""
        self.arguments = ["--rootdir=.", "-x", "-q", "--capture=no", *self._pytest_add_cli_args]
        self.arguments += self._pytest_add_cli_args_test_selection
        trampoline.set_mutant_under_test("stats")
        with change_cwd("mutants"):
            settings = _prepareconfig(self.arguments)
            self.session = pytest.Session.from_config(settings)
            settings._do_configure()
            settings.hook.pytest_sessionstart(session=self.session)
            settings.hook.pytest_collection(session=self.session)
        self.at_import = frozenset(state()._stats)

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        """Run the tests of one mutant up to the first that fails: those that killed its kin, then the quickest."""
        if self.session is None:  # before the forks: the run for the statistics has already been a clean one
            return super().run_tests(mutant_name=mutant_name, tests=tests) if is_forced_to_fail() else 0
        trampoline.get_mutant_under_test = lambda: mutant_name or ""  # which mutmut looks up at every call
        function = mangled_name_from_mutant_name(mutant_name or "")
        killers = Path("mutants", "killers", function).absolute()
        proven = killers.read_text().splitlines() if killers.exists() else []
        durations, wanted = state().duration_by_test, frozenset(tests)
        items = [item for item in self.session.items if item.nodeid in wanted]
        items.sort(key=lambda item: (item.nodeid not in proven, durations[item.nodeid]))
        signal.signal(signal.SIGALRM, out_of_time)
        with change_cwd("mutants"):
            for item, following in zip(items, [*items[1:], None], strict=True):
                signal.setitimer(signal.ITIMER_REAL, PATIENCE + 10 * durations[item.nodeid])
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if self.session.testsfailed:
                    killers.parent.mkdir(exist_ok=True)
                    killers.write_text("\n".join(dict.fromkeys([item.nodeid, *proven][:20])))
                    return 1
            signal.setitimer(signal.ITIMER_REAL, 0)
            if function in self.at_import:
                command = [sys.executable, "-m", "pytest", *self.arguments]
                return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return 0


def is_forced_to_fail() -> bool:
    """Say whether mutmut only wants to see that a mutant can fail at all."""
    return trampoline.get_mutant_under_test() == "fail"


def out_of_time(number: int, frame: FrameType | None) -> None:
    """Give a mutant up that does not come back."""
    os._exit(TIMEOUT)


def lay_out() -> None:
    """Make the room in which mutmut works, and forget there what may have changed."""
    ROOM.mkdir(parents=True, exist_ok=True)
    for name in LINKS:
        if not (ROOM / name).is_symlink():
            (ROOM / name).symlink_to(ROOT / name)
    os.chdir(ROOM)
    for stale in ("tests", "stories", "src/nightcall/words"):
        shutil.rmtree(Path("mutants", stale), ignore_errors=True)
    Path("mutants", "mutmut-stats.json").unlink(missing_ok=True)


def judge_again() -> None:
    """Forget every verdict but a kill: a new story or test may have been written for it."""
    for data in verdicts():
        data.exit_code_by_key = {
            name: code if status_by_exit_code[code] == "killed" else None
            for name, code in data.exit_code_by_key.items()
        }
        if data.meta_path.exists():
            data.save()


def verdicts() -> list[SourceFileMutationData]:
    """What has become of all mutants, file by file."""
    every = [SourceFileMutationData(path=path) for path in sorted(walk_mutatable_files())]
    for data in every:
        data.load()
    return every


def pattern(argument: str) -> str:
    """Turn a file or folder below `src` into the names of its mutants; leave the name of a mutant as it is."""
    if "/" not in argument:
        return argument
    path = argument.removeprefix("src/").removesuffix(".py").strip("/")
    return path.removesuffix("/__init__").replace("/", ".") + ".*"


def summarise() -> None:
    """Print what became of the mutants of every file and folder, then each that lives, as a difference."""
    every = [data for data in verdicts() if data.exit_code_by_key]
    lines: dict[str, Counter[str]] = {}
    alive: list[tuple[str, str, Path | str]] = []
    for data in every:
        file = Path(data.path).relative_to("src/nightcall")
        for name, code in data.exit_code_by_key.items():
            status = status_by_exit_code[code]
            for line in (str(file), f"{file.parts[0]}/", "all"):
                lines.setdefault(line, Counter())[status if status in COLUMNS else "survived"] += 1
            if status not in ("killed", "not checked"):
                alive.append((status, name, data.path))
    for status, name, path in alive:
        print(f"\n{status}: {name}")
        print(*get_diff_for_mutant(name, path=path).splitlines()[2:], sep="\n")
    print(f"\n{'':36}" + "".join(f"{column:>13}" for column in COLUMNS) + f"{'killed':>10}")
    for line in sorted(lines, key=lambda line: (line == "all", line.endswith("/"), line)):
        counts = lines[line]
        judged = counts.total() - counts["not checked"]
        counts["mutants"] = counts.total()
        share = f"{(counts['killed'] + counts['timeout']) / judged:>10.1%}" if judged else ""
        print(f"{line:36}" + "".join(f"{counts[column] or '':>13}" for column in COLUMNS) + share)


def main(arguments: list[str]) -> None:
    """Make the mutants, judge them, and say which are alive."""
    lay_out()
    os.environ["PYTHONPATH"] = str(ROOM / "mutants" / "src")
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    judge_again()
    pytest.Item._nodeid = property(lambda item: item.nodeid)  # type: ignore[attr-defined]  # mutmut 3.8 wants it
    vars(isolation)["PytestRunner"] = Judge
    mutmut._run([pattern(argument) for argument in arguments], max_children=1)
    summarise()


if __name__ == "__main__":
    main(sys.argv[1:])
