# Everything is installed into .venv, which needs Python 3.11 or later and nothing else.
# A stamp in .venv stands for each finished step, so that a step is done again only when its files change.
# Extra arguments: make play ARGS="--help", make test ARGS="-k night".

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play solo test verify soak bench bench-server mutants check format playthroughs roles types lock upgrade \
	venv browser clean

VENV := .venv
BIN := $(VENV)/bin
UV_VERSION := 0.13.7
UV := $(VENV)/.uv-$(UV_VERSION)
RUN := $(VENV)/.run
DEV := $(VENV)/.dev
# Playing needs only the run requirements, but never strips a .venv that has the dev ones.
PLAY := $(if $(wildcard $(DEV)),$(DEV),$(RUN))
# The page is built when the package is installed; when its sources change, it is installed again.
PAGE := $(VENV)/.page
PAGE_SOURCES := hatch_build.py $(wildcard web/*) \
	$(shell find web/src web/public web/scripts -type f)
# What checks and tests of the page need beside it.
WEB := web/node_modules/.package-lock.json

uv_pip = UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip $(1) --quiet --python $(BIN)/python
install_page = $(call uv_pip,install) --no-deps --editable . && touch $(PAGE)
install = $(call uv_pip,sync) --require-hashes requirements/$(1).txt && $(install_page)
compile = $(call uv_pip,compile) pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(1)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(PLAY) $(PAGE) ## install what is missing and serve tables to everybody with a browser
	@$(BIN)/nightcall serve $(ARGS)

solo: $(PLAY) ## play in the terminal, with bots round the table
	@$(BIN)/nightcall play $(ARGS)

test: $(DEV) $(PAGE) $(WEB) browser ## run the tests
	$(BIN)/pytest $(ARGS)

verify: $(DEV) ## hold the odds of millions of games against arithmetic
	$(BIN)/pytest -n 0 -s -q tests/lab/test_exact_odds.py tests/lab/test_exact_odds_of_a_night.py \
		tests/lab/test_bigbox_odds.py tests/lab/test_classic_odds.py --games-per-cell 200000 --jobs-per-cell 2 $(ARGS)

check: $(DEV) $(PAGE) $(WEB) ## run the linters and the type checker
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry src
	$(BIN)/python -m nightcall.server.schema | (cd web && npm run --silent types -- --check)
	cd web && npm run --silent check && npm test --silent

format: $(DEV) ## lay out the code and mend what can be mended
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

soak: $(DEV) ## play a great many random games: make soak GAMES=20000
	$(BIN)/pytest tests/proofs --games $(or $(GAMES),5000) $(ARGS)

mutants: $(DEV) ## see which small changes to the rules no test notices: make mutants ARGS=src/nightcall/engine/pack.py
	$(BIN)/python -m tests.engine.mutants $(ARGS)

bench: $(DEV) ## measure the engine beside the plainest loop
	$(BIN)/python -m bench

bench-server: $(DEV) $(PAGE) ## measure the server beside the barest broadcast
	$(BIN)/python -m bench.server $(ARGS)

types: $(DEV) $(WEB) ## write web/src/protocol.ts anew from the server's messages
	$(BIN)/python -m nightcall.server.schema | (cd web && npm run --silent types)

roles: $(DEV) ## write docs/roles.md anew
	$(BIN)/python -m tests.docs.roles

playthroughs: $(DEV) ## play the kept games again and write them anew, with another version of their book
	$(BIN)/python -m tests.playthroughs.keeping

lock: $(UV) ## write requirements/*.txt from pyproject.toml, keeping pinned versions that still fit
	$(call compile,$(UPGRADE) --output-file requirements/run.txt)
	$(call compile,$(UPGRADE) --group dev --constraints requirements/run.txt --output-file requirements/dev.txt)

upgrade: UPGRADE := --upgrade
upgrade: lock ## as lock, with the newest versions

venv: $(DEV) $(PAGE) ## install everything into .venv

browser: ## install Chromium for the tests of the page, where that is possible
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		echo "Installing Chromium"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
			chromium fonts-dejavu-core >/dev/null; \
	else \
		echo "The tests of the page need Chromium, which make cannot install here: install it, or they are left out."; \
	fi

clean: ## remove .venv and all that was generated
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist
	rm -rf web/node_modules src/nightcall/server/page
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

$(PAGE): $(PAGE_SOURCES)
	@echo "Building the page"
	@$(install_page)

$(WEB): web/package-lock.json web/package.json
	@command -v npm >/dev/null || { echo "Checks and tests of the page need Node 20.19 or later with npm." >&2; exit 1; }
	@echo "Installing web/package-lock.json"
	@cd web && npm ci --loglevel=error
	@touch $@
