# Everything is installed into .venv, which needs Python 3.11 or later and nothing else.
# A stamp in .venv stands for each finished step, so that a step is done again only when its files change.
# Extra arguments: make play ARGS="--help", make test ARGS="-k night".

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test verify soak bench mutants check format playthroughs roles lock upgrade venv clean

VENV := .venv
BIN := $(VENV)/bin
UV_VERSION := 0.13.7
UV := $(VENV)/.uv-$(UV_VERSION)
RUN := $(VENV)/.run
DEV := $(VENV)/.dev
# Playing needs only the run requirements, but never strips a .venv that has the dev ones.
PLAY := $(if $(wildcard $(DEV)),$(DEV),$(RUN))

uv_pip = UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip $(1) --quiet --python $(BIN)/python
install = $(call uv_pip,sync) --require-hashes requirements/$(1).txt && $(call uv_pip,install) --no-deps --editable .
compile = $(call uv_pip,compile) pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(1)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(PLAY) ## install what is missing and play
	@$(BIN)/nightcall play $(ARGS)

test: $(DEV) ## run the tests
	$(BIN)/pytest $(ARGS)

verify: $(DEV) ## hold the odds of millions of games against arithmetic
	$(BIN)/pytest -n 0 -s -q tests/lab/test_exact_odds.py tests/lab/test_exact_odds_of_a_night.py \
		tests/lab/test_bigbox_odds.py tests/lab/test_classic_odds.py --games-per-cell 200000 --jobs-per-cell 2 $(ARGS)

check: $(DEV) ## run the linters and the type checker
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry src

format: $(DEV) ## lay out the code and mend what can be mended
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

soak: $(DEV) ## play a great many random games: make soak GAMES=20000
	$(BIN)/pytest tests/proofs --games $(or $(GAMES),5000) $(ARGS)

mutants: $(DEV) ## see which small changes to the rules no test notices: make mutants ARGS=src/nightcall/engine/pack.py
	$(BIN)/python -m tests.engine.mutants $(ARGS)

bench: $(DEV) ## measure the engine beside the plainest loop
	$(BIN)/python -m bench

roles: $(DEV) ## write docs/roles.md anew
	$(BIN)/python -m tests.docs.roles

playthroughs: $(DEV) ## play the kept games again and write them anew; look at the difference
	$(BIN)/python -m tests.playthroughs.games

lock: $(UV) ## write requirements/*.txt from pyproject.toml, keeping pinned versions that still fit
	$(call compile,$(UPGRADE) --output-file requirements/run.txt)
	$(call compile,$(UPGRADE) --group dev --constraints requirements/run.txt --output-file requirements/dev.txt)

upgrade: UPGRADE := --upgrade
upgrade: lock ## as lock, with the newest versions

venv: $(DEV) ## install everything into .venv

clean: ## remove .venv and all that was generated
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV):
	@for python in python3 python3.11 python3.12 python3.13 python3.14; do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "Making $(VENV) with $$($$python --version)"; \
			$$python -m venv --clear $(VENV) && \
			$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION) && \
			touch $@; \
			exit; \
		fi; \
	done; \
	echo "Nightcall needs Python 3.11 or later, and neither python3 nor python3.11 is one." >&2; \
	exit 1

$(RUN): $(UV) requirements/run.txt pyproject.toml
	@echo "Installing requirements/run.txt"
	@$(call install,run)
	@touch $@

$(DEV): $(UV) requirements/dev.txt pyproject.toml
	@echo "Installing requirements/dev.txt"
	@$(call install,dev)
	@touch $@
