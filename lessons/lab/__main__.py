"""The site: all lessons and the lab: python -m lessons.lab [-o DIR] (make site, make lab).

Exit status: 0 if all is written, 1 if what is said finds no room or no reader, 2 if something is
missing or cannot be written, 130 after Ctrl-C.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import sys
from collections.abc import Sequence
from pathlib import Path

from ground.commands import INTERRUPTED, Parser, complain, heed_signals, path_to
from ground.problems import ProblemError
from lessons import site as lessons
from lessons import unwritten
from lessons.lab import site


def main(argv: Sequence[str] | None = None) -> int:
    """Write what is asked for; the exit status."""
    parser = Parser(prog="python -m lessons.lab", description=__doc__)
    parser.add_argument(
        "-o", dest="folder", type=path_to, metavar="DIR", default=Path("build/site")
    )
    parser.add_argument("--offline", type=path_to, metavar="FILE", help="also the lab as one page")
    parser.add_argument("--alone", action="store_true", help="the lab without the lessons")
    options = parser.parse_args(argv)
    try:
        print(site.write(options.folder, options.alone), flush=True)
        if options.offline:
            site.write_offline(options.offline)
            print(options.offline, flush=True)
    except OSError as error:
        return unwritten(error)
    except (site.Missing, ProblemError) as error:
        return complain("lessons", error)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0 if options.alone else lessons.main(["-o", str(options.folder)])


if __name__ == "__main__":
    heed_signals()
    sys.exit(main())
