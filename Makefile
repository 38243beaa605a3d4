PYTHON ?= python3
BIN := .venv/bin
# One more than there are cores, as some tests wait for browsers, clocks and processes.
JOBS ?= $(shell expr $$(nproc) + 1)
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# Thousands of interpreters are started, and each would compile what it imports anew.
export PYTHONDONTWRITEBYTECODE :=
# The laws of rules are in docstrings.
export PYTHONOPTIMIZE :=
# Where pip is told to install for the user, .venv would refuse it; elsewhere, it would lack it.
export PIP_USER := 0
export PIP_PREFIX :=
export PIP_ROOT :=
export PIP_TARGET :=
# What Python is told to look for elsewhere would be taken for installed, and is not in .venv.
export PYTHONPATH :=
.DEFAULT_GOAL := help
.NOTPARALLEL:
# Where Python was upgraded, what .venv has is for the one before: all is installed again.
STALE := $(shell [ ! -d .venv ] || $(BIN)/python -Ic 'import rich' >/dev/null 2>&1 || echo .venv/core.stamp)
.PHONY: $(STALE) help judge test sweep every bench overhead stability lessons site lab docs packages verify verify-kattis verify-dmoj web lint

help:  ## show this list
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1	\2/p' $(MAKEFILE_LIST)

judge: .venv/core.stamp  ## judge every problem's own solution on its cases: [ARGS="nurikabe my.py"]
	$(BIN)/python -m judge $(ARGS)

test: .venv/test.stamp node_modules/.stamp  ## run the tests: [ARGS=tests/judge]
	$(PYTEST) $(ARGS)

sweep: .venv/test.stamp node_modules/.stamp  ## run what the tests leave out: more of the same, and what takes longer
	$(PYTEST) -m sweep $(ARGS)

every: .venv/test.stamp node_modules/.stamp  ## run what that leaves out: each step of every case, for hours
	$(PYTEST) -m every $(ARGS)

bench: .venv/test.stamp  ## measure the solutions: [CORPUS=DIR] [PROBLEM=NAME] [SAMPLE=N] [ANY=BOARDS]
	$(BIN)/python -m measure.bench $(PROBLEM) $(if $(CORPUS),--corpus '$(CORPUS)') $(if $(SAMPLE),--sample $(SAMPLE)) $(ARGS)
	$(if $(ANY),$(BIN)/python -m measure.any_board $(ANY))

stability: .venv/core.stamp  ## count verdicts that flip on a busy machine: [ARGS=CASES]
	$(BIN)/python -m measure.stability $(ARGS)

overhead: .venv/core.stamp  ## measure what the judge itself costs: [ARGS=CASES]
	$(BIN)/python -m measure.overhead $(ARGS)

lessons: .venv/core.stamp  ## all lessons as pages: build/lessons/index.html
	$(BIN)/python -m lessons.site -o build/lessons

site: .venv/core.stamp node_modules/.stamp  ## the lessons and the lab, for any static server: build/site (needs npm)
	$(BIN)/python -m lessons.lab -o build/site

lab: .venv/core.stamp node_modules/.stamp  ## the same, and the lab as one page that needs nothing else: build/lab.html
	$(BIN)/python -m lessons.lab -o build/site --offline build/lab.html

docs: .venv/core.stamp  ## write the tables of rules in docs/ anew
	$(BIN)/python -m lessons.rules

packages: .venv/core.stamp  ## packages of all problems for Kattis, DOMjudge and DMOJ: dist/
	$(BIN)/python -m judge package -o dist $(ARGS)

verify: packages verify-kattis verify-dmoj  ## check the packages with the judges' own tools

# On a processor with a large cache PyPy's nursery alone would not fit in the memory limit.
verify-kattis: .venv/test.stamp
	rm -rf dist/kattis && mkdir -p dist/kattis
	for archive in dist/*-kattis.zip; do $(PYTHON) -m zipfile -e $$archive dist/kattis || exit 1; done
	printf '%s\n' dist/kattis/* | PYPY_GC_NURSERY=4M xargs -P 2 -n 1 \
	    $(BIN)/python -m problemtools.verifyproblem -p config data validators submissions --

verify-dmoj: .venv/dmoj.stamp
	rm -rf dist/dmoj && mkdir -p dist/dmoj
	for archive in dist/*-dmoj.zip; do \
	    $(PYTHON) -m zipfile -e $$archive dist/dmoj/$$(basename $$archive -dmoj.zip) || exit 1; done
	echo 'runtime: {python3: /usr/bin/python3}' > dist/dmoj.yml
	$(BIN)/python -m dmoj.testsuite -c dist/dmoj.yml --no-ansi dist/dmoj > dist/dmoj.log 2>&1 \
	    || { tail -n 100 dist/dmoj.log; exit 1; }
	tail -n 1 dist/dmoj.log

web: node_modules/.stamp  ## build what the pages are made of, from lessons/web: needs npm
	npm run --silent build

lint: .venv/test.stamp node_modules/.stamp  ## check style, format and, with npm, types of the pages
	$(BIN)/ruff check . && $(BIN)/ruff format --check .
	@if [ -e node_modules/.stamp ]; then npm run --silent lint; \
	else echo 'lessons/web is left out: npm or its packages are not installed'; fi

# A .venv that an older Python has made would stay one of that, and its links would, to one that has gone.
.venv/core.stamp: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
	    "expected Python 3.11 or later, found %d.%d: make PYTHON=python3.11" % sys.version_info[:2])'
	@[ -x $(BIN)/python ] || rm -f $(BIN)/python*
	$(PYTHON) -m venv .venv && $(BIN)/python -m pip install --quiet --editable . && touch $@

.venv/test.stamp: .venv/core.stamp
	$(BIN)/python -m pip install --quiet --editable '.[test]' && touch $@

.venv/dmoj.stamp: .venv/core.stamp
	$(BIN)/python -m pip install --quiet --editable '.[dmoj]' && touch $@

# Without npm the tests that compare with its packages are skipped, and say so.
node_modules/.stamp: package-lock.json
	if command -v npm >/dev/null && npm ci --silent; then touch $@; fi
