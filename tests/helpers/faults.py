"""Faults planted into a proof that is accepted: what comes out must be refused.

That it is a fault at all is so by construction (a fact is used that is nowhere established, a
law that is not named), or by the word of the witness: without what was left out, the step's
conclusion does not follow.  Where it still follows, nothing is planted.
"""

import copy
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from tests.helpers.questions import facts_of
from tests.helpers.witness import Witness

Step = dict[str, Any]
OPPOSITES = {"bulb": "empty", "island": "sea", "path": "blocked"}
OPPOSITES |= {no: yes for yes, no in OPPOSITES.items()}


class Fault(NamedTuple):
    """What was done, and the lines of the proof with it."""

    kind: str
    lines: list[Step]


class Branch(NamedTuple):
    """A branch of a step: the object that has `then` and `breaks`, and what it supposes."""

    holder: Step
    supposed: list[str]

    def scope(self, step: Step, end: int | None = None) -> list[str]:
        """The facts that stand before the inner step of that number; None: at the end."""
        facts = [fact for inner in self.holder.get("then", [])[:end] for fact in inner["facts"]]
        return [*step["from"], *self.supposed, *facts]


class Planter:
    """Plants faults into one proof."""

    def __init__(self, lines: Sequence[Step], witness: Witness, chance: random.Random) -> None:
        self.lines = list(lines)
        self.witness = witness
        self.chance = chance
        self.opposites = dict(facts_of(witness))
        self.opposites |= {no: yes for yes, no in self.opposites.items()}

    def plant(self, kind: str) -> Fault | None:
        """One fault of a kind at any step where that can be; None if nowhere."""
        numbers = range(1, len(self.lines))
        for number in self.chance.sample(numbers, min(len(numbers), 8)):
            lines = [dict(line) for line in self.lines]
            lines[number] = copy.deepcopy(lines[number])  # no other is changed within
            if KINDS[kind](self, lines, number):
                for place, line in enumerate(lines[1:], 1):
                    if "step" in line:
                        line["step"] = place
                return Fault(kind, lines)
        return None

    def before(self, lines: list[Step], number: int) -> list[str]:
        """The facts that are given, or concluded before a step."""
        told = [fact for line in lines[1:number] for fact in line.get("facts", [])]
        return [*self.witness.words.given, *told]

    # --- What the witness says ----------------------------------------------------------------

    def holds(self, step: Step, facts: list[str] | None = None) -> bool:
        """Whether a step's facts follow from what it names, or from other facts."""
        facts = step["from"] if facts is None else facts
        return all(self.witness.follows(facts, step["laws"], fact) for fact in step["facts"])

    def told(self, facts: list[str], fact: str) -> bool:
        """Whether the facts say a fact without any law."""
        return self.witness.follows(facts, [], fact)

    def ends(self, step: Step, branch: Branch) -> bool:
        """Whether a branch ends as it says, whatever its steps are worth."""
        scope = branch.scope(step)
        if "breaks" in branch.holder:
            return self.witness.breaks(scope, [branch.holder["breaks"]])
        return all(self.told(scope, fact) for fact in step["facts"])

    def links_hold(self, step: Step, branch: Branch) -> bool:
        """Whether each inner step starts from what stands, whatever it concludes."""
        return all(
            self.told(branch.scope(step, number), fact)
            for number, inner in enumerate(branch.holder.get("then", []))
            for fact in inner["from"]
        )

    # --- A step at once, on its own or in a branch ----------------------------------------------

    def at_once(self, lines: list[Step], number: int) -> Step | None:
        """A step at once: the one of that number, or one in its branches."""
        step = lines[number]
        inner = [each for branch in branches(step) for each in branch.holder.get("then", [])]
        steps = [each for each in (inner or [step]) if not branches(each) and "facts" in each]
        return self.chance.choice(steps) if steps else None

    def fact_dropped(self, lines: list[Step], number: int) -> bool:
        """A fact is left out of `from`."""
        step = self.at_once(lines, number)
        if not step or not step["from"]:
            return False
        step["from"].remove(self.chance.choice(step["from"]))
        return not self.holds(step)

    def law_dropped(self, lines: list[Step], number: int) -> bool:
        """A law is left out."""
        step = self.at_once(lines, number)
        if not step or not step["laws"]:
            return False
        step["laws"].remove(self.chance.choice(step["laws"]))
        return not self.holds(step)

    def conclusion_changed(self, lines: list[Step], number: int) -> bool:
        """Something else is concluded."""
        step = self.at_once(lines, number)
        if not step:
            return False
        step["facts"] = [self.chance.choice(list(self.opposites))]
        return not self.holds(step)

    def conclusion_turned(self, lines: list[Step], number: int) -> bool:
        """The opposite is concluded."""
        step = self.at_once(lines, number)
        if not step or step["facts"][0] not in self.opposites:
            return False
        step["facts"] = [self.opposites[step["facts"][0]]]
        return not self.holds(step)

    # --- A step with branches -------------------------------------------------------------------

    def branch(self, step: Step) -> Branch | None:
        """Any branch of a step."""
        found = branches(step)
        return self.chance.choice(found) if found else None

    def outer_fact_dropped(self, lines: list[Step], number: int) -> bool:
        """A fact that a branch uses is left out of the `from` of the step around it."""
        step = lines[number]
        branch = self.branch(step)
        if not branch or not step["from"]:
            return False
        step["from"].remove(self.chance.choice(step["from"]))
        return not (self.links_hold(step, branch) and self.ends(step, branch))

    def outer_law_dropped(self, lines: list[Step], number: int) -> bool:
        """A law that a branch uses is left out of the laws of the step around it."""
        step = lines[number]
        used = {law for branch in branches(step) for law in laws_in(branch)}
        if not used.intersection(step["laws"]):
            return False
        step["laws"].remove(self.chance.choice(sorted(used.intersection(step["laws"]))))
        return True

    def link_left_out(self, lines: list[Step], number: int) -> bool:
        """A step that a branch needs is left out."""
        step = lines[number]
        branch = self.branch(step)
        if not branch or not branch.holder.get("then"):
            return False
        branch.holder["then"].pop(self.chance.randrange(len(branch.holder["then"])))
        return not (self.links_hold(step, branch) and self.ends(step, branch))

    def branch_ends_early(self, lines: list[Step], number: int) -> bool:
        """The last step of a branch, or its end, is missing."""
        step = lines[number]
        branch = self.branch(step)
        if not branch:
            return False
        if branch.holder.get("then"):
            branch.holder["then"].pop()
        else:
            branch.holder.pop("breaks", None)
        if "suppose" in step and "breaks" not in step:
            return True
        return not self.ends(step, branch)

    def other_law_breaks(self, lines: list[Step], number: int) -> bool:
        """Another law is said to break."""
        step = lines[number]
        branch = self.branch(step)
        if not branch or "breaks" not in branch.holder:
            return False
        branch.holder["breaks"] = self.chance.choice(step["laws"])
        return not self.ends(step, branch)

    def breaks_instead(self, lines: list[Step], number: int) -> bool:
        """A case is said to break a law that it does not break."""
        step = lines[number]
        branch = self.branch(step)
        if not branch or "breaks" in branch.holder or not step["laws"]:
            return False
        branch.holder["breaks"] = self.chance.choice(step["laws"])
        return not self.ends(step, branch)

    def case_left_out(self, lines: list[Step], number: int) -> bool:
        """One of the cases is missing."""
        cases = lines[number].get("cases", [])
        if len(cases) < 2:
            return False
        case = cases.pop(self.chance.randrange(len(cases)))
        return self.escapes(lines[number], case["suppose"])

    def law_of_cases_left_out(self, lines: list[Step], number: int) -> bool:
        """It is not said which law has these cases."""
        step = lines[number]
        if not step.pop("by", None):
            return False
        return self.escapes(step, [against(case["suppose"][0]) for case in step["cases"]])

    def case_narrowed(self, lines: list[Step], number: int) -> bool:
        """A case supposes more than it may."""
        if "cases" not in lines[number]:
            return False
        extra = self.chance.choice(list(self.opposites))
        case = self.chance.choice(lines[number]["cases"])
        case["suppose"] = [*case["suppose"], extra]
        return self.escapes(lines[number], [*case["suppose"][:-1], against(extra)])

    def escapes(self, step: Step, way: list[str]) -> bool:
        """Whether these facts can hold by the law of the cases, and are none of the cases."""
        laws = [step["by"]] if "by" in step else []
        out = [fact for case in step["cases"] for fact in self.out(case["suppose"], way)]
        return None not in out and not self.witness.breaks([*step["from"], *way, *out], laws)

    def out(self, case: list[str], way: list[str]) -> list[str | None]:
        """What must hold besides so that a case does not; None where that is not one fact."""
        if any(against(fact) in way for fact in case):
            return []
        rest = [fact for fact in case if fact not in way]
        return [against(rest[0])] if len(rest) == 1 else [None]

    def fact_smuggled(self, lines: list[Step], number: int) -> bool:
        """A step in a branch starts from what is established, but not by the step around it."""
        branch, known = self.branch(lines[number]), self.before(lines, number)
        if not branch or not branch.holder.get("then") or not known:
            return False
        place = self.chance.randrange(len(branch.holder["then"]))
        fact = self.chance.choice(known)
        branch.holder["then"][place]["from"].append(fact)
        return not self.told(branch.scope(lines[number], place), fact)

    def law_smuggled(self, lines: list[Step], number: int) -> bool:
        """A step in a branch uses a law that the step around it does not name."""
        branch = self.branch(lines[number])
        others = [law for law in self.witness.words.laws() if law not in lines[number]["laws"]]
        if not branch or not branch.holder.get("then") or not others:
            return False
        self.chance.choice(branch.holder["then"])["laws"].append(self.chance.choice(others))
        return True

    # --- The whole proof ------------------------------------------------------------------------

    def step_left_out(self, lines: list[Step], number: int) -> bool:
        """A step is missing of which a later one needs the fact."""
        step = lines.pop(number)
        return self.is_missing(lines, number, step["facts"])

    def step_too_late(self, lines: list[Step], number: int) -> bool:
        """A step comes after one that needs its fact."""
        step = lines.pop(number)
        lines.append(step)
        return self.is_missing(lines, number, step["facts"])

    def is_missing(self, lines: list[Step], number: int, facts: list[str]) -> bool:
        """Whether some step from that number on, but the last, needs what does not stand."""
        for place in range(number, len(lines)):
            for fact in set(facts).intersection(lines[place]["from"]):
                if not self.told(self.before(lines, place), fact):
                    return True
        return False

    def circle(self, lines: list[Step], number: int) -> bool:
        """A fact is concluded from itself."""
        fact = self.chance.choice(list(self.opposites))
        lines.insert(number, {"step": 0, "facts": [fact], "from": [fact], "laws": []})
        return not self.told(self.before(lines, number), fact)

    def no_answer(self, lines: list[Step], number: int) -> bool:
        """The proof ends with the claim that a law is broken, which can be kept."""
        del lines[number + 1 :]
        law, facts = (
            self.chance.choice(list(self.witness.words.laws())),
            self.before(lines, number + 1),
        )
        lines.append({"breaks": law, "from": facts, "laws": [law]})
        return not self.witness.breaks(facts, [law])


def against(fact: str) -> str:
    """The opposite of a fact."""
    place, *rest = fact.split()
    if rest[-1] in OPPOSITES:
        return f"{place} {OPPOSITES[rest[-1]]}"
    return f"{place} {rest[1]}" if rest[0] == "not" else f"{place} not {rest[0]}"


def branches(step: Step) -> list[Branch]:
    """The branches of a step."""
    if "suppose" in step:
        return [Branch(step, [step["suppose"]])]
    return [Branch(case, case["suppose"]) for case in step.get("cases", [])]


def laws_in(branch: Branch) -> Iterator[str]:
    """The laws that a branch uses."""
    if "breaks" in branch.holder:
        yield branch.holder["breaks"]
    for inner in branch.holder.get("then", []):
        yield from inner["laws"]


Kind = Callable[[Planter, list[Step], int], bool]
KINDS: dict[str, Kind] = {
    kind.__name__.replace("_", " "): kind
    for kind in (
        Planter.fact_dropped,
        Planter.law_dropped,
        Planter.conclusion_changed,
        Planter.conclusion_turned,
        Planter.outer_fact_dropped,
        Planter.outer_law_dropped,
        Planter.link_left_out,
        Planter.branch_ends_early,
        Planter.other_law_breaks,
        Planter.breaks_instead,
        Planter.case_left_out,
        Planter.law_of_cases_left_out,
        Planter.case_narrowed,
        Planter.fact_smuggled,
        Planter.law_smuggled,
        Planter.step_left_out,
        Planter.step_too_late,
        Planter.circle,
        Planter.no_answer,
    )
}
