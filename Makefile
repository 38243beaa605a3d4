PYTHON ?= python3
BIN := .venv/bin
.DEFAULT_GOAL := help
.PHONY: help judge test bench packages verify lint

help:  ## show this list
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1	\2/p' $(MAKEFILE_LIST)

judge: .venv/core.stamp  ## judge every problem's own solution on its cases
	$(BIN)/python -m judge $(ARGS)

test: .venv/test.stamp  ## run all tests
	$(BIN)/python -m pytest $(ARGS)

bench: .venv/test.stamp  ## measure the solutions: [CORPUS=DIR] [PROBLEM=NAME] [SAMPLE=N]
	$(BIN)/python -m judge.bench $(PROBLEM) $(if $(CORPUS),--corpus '$(CORPUS)') $(if $(SAMPLE),--sample $(SAMPLE)) $(ARGS)

packages: .venv/core.stamp  ## packages of all problems for Kattis, DOMjudge and DMOJ: dist/
	$(BIN)/python -m judge package -o dist $(ARGS)

verify: packages .venv/test.stamp  ## check the Kattis packages with problemtools, as judges do
	rm -rf dist/kattis && mkdir -p dist/kattis
	for archive in dist/*-kattis.zip; do $(PYTHON) -m zipfile -e $$archive dist/kattis || exit 1; done
	set -e; for folder in dist/kattis/*; do \
	    $(BIN)/verifyproblem -p config data validators submissions -- $$folder; done

lint: .venv/test.stamp  ## check style and format
	$(BIN)/ruff check . && $(BIN)/ruff format --check .

.venv/core.stamp: pyproject.toml
	$(PYTHON) -m venv .venv && $(BIN)/pip install --quiet --editable . && touch $@

.venv/test.stamp: .venv/core.stamp
	$(BIN)/pip install --quiet --editable '.[test]' && touch $@
