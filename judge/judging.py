"""Judge one program on many cases, several at once."""

from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing
from functools import partial
from queue import SimpleQueue
from typing import NamedTuple

from ground.commands import one_line
from judge.checkers.apart import Apart
from judge.isolation.levels import NoSandbox
from judge.language import CompileError, NotInstalled, Program
from judge.problem import Case, Problem
from judge.run import RUNS, Runner, Runs, most_at_once
from judge.verdict import Result, Verdict, judge_run

LOOK_UP = 0.2  # seconds


class Worker:
    """Judges one case after the other: a runner, and a process apart for the checkers."""

    def __init__(self) -> None:
        self.runner, self.apart = Runner(), Apart()
        self.runs = Runs()  # also of validators

    def judge(self, program: Program, problem: Problem, case: Case) -> Result:
        """The verdict on a case."""
        RUNS.set(self.runs)
        run = self.runner.best_run(program.command, case.puzzle, problem.limits, program.sandbox)
        return judge_run(
            *(case.name, run, problem.limits, case.puzzle, case.answer),
            check=problem.check and partial(self.apart.check, problem.check),
            validate=problem.validate,
        )

    def close(self) -> None:
        """End both, and what they do, and what validates for it."""
        self.runs.end()
        self.runner.close()
        self.apart.close()


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

    pool = ThreadPoolExecutor(jobs)
    try:
        todo, running = iter(tasks), list[Future[tuple[Task, Result]]]()  # as they began
        while True:
            while len(running) < 2 * jobs and (task := next(todo, None)):
                running.append(pool.submit(judge, task))
            if not running:
                return
            # A signal may reach a worker, and is seen here only when this looks up.
            if done := wait(running, LOOK_UP, FIRST_COMPLETED).done:
                yield [future.result() for future in running if future in done]
                running = [future for future in running if future not in done]
    finally:
        for worker in everyone:
            worker.close()
        pool.shutdown(cancel_futures=True)


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
