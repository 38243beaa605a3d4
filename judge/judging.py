"""Judge one program on many cases, several at once."""

from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from queue import SimpleQueue

from judge.language import CompileError, Program
from judge.problem import Case, Problem
from judge.run import Runner
from judge.verdict import Result, Verdict, judge_run, one_line


def judge_case(runner: Runner, program: Program, problem: Problem, case: Case) -> Result:
    """The verdict on one case."""
    run = runner.best_run(program.command, case.puzzle, problem.limits, program.sandbox)
    return judge_run(
        *(case.name, run, problem.limits, case.puzzle, case.answer),
        check=problem.check,
        validate=problem.validate,
    )


def judge_cases(
    problem: Problem, program: Program, cases: Sequence[Case], jobs: int
) -> Generator[Result, None, None]:
    """The results as they come, from `jobs` runners at once."""
    runners: SimpleQueue[Runner] = SimpleQueue()
    everyone = [Runner() for _ in range(min(jobs, len(cases)))]
    for runner in everyone:
        runners.put(runner)

    def judge(case: Case) -> Result:
        runner = runners.get()
        try:
            return judge_case(runner, program, problem, case)
        finally:
            runners.put(runner)

    pool = ThreadPoolExecutor(len(everyone))
    try:
        todo, running = iter(cases), set[Future[Result]]()
        while True:
            while len(running) < 2 * len(everyone) and (case := next(todo, None)):
                running.add(pool.submit(judge, case))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for runner in everyone:
            runner.close()
        pool.shutdown(cancel_futures=True)


def not_compiled(cases: Sequence[Case], error: CompileError) -> list[Result]:
    """The results of a program that cannot be compiled."""
    reason = one_line(error.message)
    return [Result(case.name, Verdict.CE, reason, stderr=error.said) for case in cases]
