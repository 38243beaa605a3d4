"""Judge one program on many cases, several at once."""

from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, closing, suppress
from functools import partial
from itertools import islice
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from ground.commands import one_line
from judge.checkers.apart import Apart
from judge.isolation.levels import NoSandbox
from judge.language import CompileError, NotInstalled, Program
from judge.problem import Case, Problem
from judge.run import RUNS, Runner, Runs, most_at_once
from judge.verdict import Result, Verdict, judge_run

LOOK_UP = 0.2  # seconds


class Crew:
    """Threads that do one job after the other.

    Not a pool of concurrent.futures: where Ctrl-C comes just when who waits for that has locked
    something of it, that stays locked, and the threads never end.
    """

    def __init__(self, size: int) -> None:
        self.todo = SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None]()
        self.done = SimpleQueue[Future[Any]]()
        self.threads = list[Thread]()
        try:
            for _ in range(size):
                thread = Thread(target=self.work, daemon=True)
                thread.start()
                self.threads.append(thread)
        except RuntimeError as error:
            self.end()
            raise OSError(f"{size} threads cannot begin: fewer with -j (see ulimit -u)") from error

    def work(self) -> None:
        """Do jobs as long as there are any."""
        while one := self.todo.get():
            future, job = one
            try:
                future.set_result(job())
            except BaseException as error:  # noqa: BLE001 - whoever asks for it gets it
                future.set_exception(error)
            self.done.put(future)

    def begin(self, job: Callable[[], Any]) -> Future[Any]:
        """What is to come of a job; it is not to be asked before look_up has given it."""
        future = Future[Any]()
        self.todo.put((future, job))
        return future

    def look_up(self) -> list[Future[Any]]:
        """What was done since the last time, or if that is nothing in a moment from now.

        A signal may reach one of the threads, and is seen only when who waits for them looks up.
        """
        found = list[Future[Any]]()
        with suppress(Empty):
            found.append(self.done.get(timeout=LOOK_UP))
            while True:
                found.append(self.done.get_nowait())
        return found

    def end(self) -> None:
        """Begin nothing more, and wait for the end of what has begun."""
        with suppress(Empty):
            while True:
                self.todo.get_nowait()
        for _ in self.threads:
            self.todo.put(None)
        for thread in self.threads:
            thread.join()


class Worker:
    """Judges one case after the other: a runner, and a process apart for the checkers."""

    def __init__(self) -> None:
        self.runner, self.apart = Runner(), Apart()
        self.runs = Runs()  # also of validators

    def judge(self, program: Program, problem: Problem, case: Case) -> Result:
        """The verdict on a case."""
        RUNS.set(self.runs)
        run = self.runner.best_run(program.command, case.puzzle, problem.limits, program.sandbox)
        if not Path(program.folder.name).is_dir():  # somebody tidies up where it is
            return Result(case.name, Verdict.JE, "the copy of the program was removed")
        return judge_run(
            *(case.name, run, problem.limits, case.puzzle, case.answer),
            check=problem.check and partial(self.apart.check, problem.check),
            validate=problem.validate,
        )

    def close(self) -> None:
        """End both, what they do, and what validates for it, also where Ctrl-C comes meanwhile."""
        with ExitStack() as stack:
            stack.callback(self.apart.close)
            stack.callback(self.runner.close)
            self.runs.end()


class Task(NamedTuple):
    """A program, and a case for it."""

    program: Program
    problem: Problem
    case: Case


def judge_tasks(
    tasks: Iterable[Task], jobs: int
) -> Generator[list[tuple[Task, Result]], None, None]:
    """The results as they come, a few at a time, from `jobs` workers; tasks are taken as needed.

    One worker gives them in the order of the tasks.  Workers are fewer where so many cannot have
    their files open.
    """
    jobs = min(jobs, most_at_once())
    workers: SimpleQueue[Worker] = SimpleQueue()
    everyone = [Worker() for _ in range(jobs)]
    for worker in everyone:
        workers.put(worker)

    def judge(task: Task) -> tuple[Task, Result]:
        worker = workers.get()
        try:
            return task, worker.judge(*task)
        finally:
            workers.put(worker)

    crew = Crew(jobs)
    with ExitStack() as stack:
        stack.callback(crew.end)
        for worker in everyone:
            stack.callback(worker.close)
        todo, running = iter(tasks), 0
        while True:
            more = islice(todo, 2 * jobs - running)
            running += len([crew.begin(partial(judge, task)) for task in more])
            if not running:
                return
            if done := crew.look_up():
                running -= len(done)
                yield [future.result() for future in done]


def judge_cases(
    problem: Problem, program: Program, cases: Sequence[Case], jobs: int
) -> Generator[Result, None, None]:
    """The results of one program as they come, from `jobs` workers at once."""
    tasks = (Task(program, problem, case) for case in cases)
    with closing(judge_tasks(tasks, min(jobs, len(cases)))) as results:
        for some in results:
            for _, result in some:
                yield result


def not_built(cases: Iterable[Case], error: Exception) -> list[Result]:
    """The results of a program that cannot be compiled, or here not for want of something."""
    faults = NotInstalled | NoSandbox | OSError
    verdict, said = Verdict.JE if isinstance(error, faults) else Verdict.CE, ""
    if isinstance(error, CompileError):
        verdict, said = error.verdict, error.said
    return [Result(case.name, verdict, one_line(str(error)), stderr=said) for case in cases]
