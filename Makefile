# Two commands matter: `make play` and `make test`. Both set up everything they need in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NODE := PATH="$(abspath $(BIN)):$$PATH"
MODULES := web/node_modules/.made
PAGES := src/hanagoza/web/pages/index.html
SOURCES := $(shell find web \( -name node_modules -o -name '*.test.ts' \) -prune -o -type f -print) \
  $(shell find src/hanagoza -path '*/locale/*.ftl')
NPM := $(NODE) npm
INSTALL := $(NPM) install --no-save --loglevel error --no-audit --no-fund
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# The build backend is the one of the lock files, not whatever is newest today.
EDITABLE := $(PIP) --no-build-isolation --no-deps -e .
COMPILE := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-header --upgrade

.DEFAULT_GOAL := help
.PHONY: help play terminal web dev wheel test browser check lint python-lint web-lint soak bench docs lock clean

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

play: $(PAGES) ## play in your browser
	@$(BIN)/hanagoza serve --open

terminal: $(VENV)/play ## play in the terminal, against a bot
	@$(BIN)/hanagoza play $(GAME)

web: $(PAGES) ## build the browser's pages

dev: $(MODULES)/play ## show them as you edit them, beside `make play`
	@cd web && $(NPM) run --silent dev

wheel: $(PAGES) $(VENV)/build ## build the package, with a list of what it is made of, into dist/
	@mkdir -p dist && rm -f dist/*.whl
	@$(BIN)/python -m scripts.sbom dist/hanagoza.cdx.json
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps -w dist .
	@ls dist/*

test: ## everything, as CI runs it
	@$(MAKE) --no-print-directory -j 2 browser lint
	$(BIN)/pytest -n 2

browser: # the tests drive Debian's Chromium
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -qqy chromium >/dev/null; } || \
	  { echo "The tests need Chromium. On Debian or Ubuntu: sudo apt install chromium"; exit 1; }

check: ## the inner loop, under a minute
	@$(MAKE) --no-print-directory -j 2 lint
	HANAGOZA_QUICK=1 $(BIN)/pytest -q -n 2 -m "not slow"

lint: python-lint web-lint

python-lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# ESLint skips what has not changed since last time; what another file's types changed, CI sees.
web-lint: $(MODULES)/dev
	cd web && $(NPM) run --silent check && $(NPM) run --silent lint && $(NPM) test --silent

soak: $(VENV)/dev ## what takes longer than CI should; writes docs/soak.md
	$(BIN)/python -m tests.soak

bench: $(VENV)/dev ## measure, and rewrite docs/benchmarks.md
	$(BIN)/python -m bench

docs: $(VENV)/dev ## rewrite the generated parts of docs/, and the browser's types
	$(BIN)/python -m scripts.docs

lock: $(VENV)/dev ## resolve the lock files anew
	$(COMPILE) pyproject.toml -o requirements.lock
	$(COMPILE) pyproject.toml --extra terminal --group web -o requirements-web.lock
	$(COMPILE) --group build -o requirements-build.lock
	$(COMPILE) pyproject.toml --extra terminal --group dev -o requirements-dev.lock

clean: ## remove what these commands made here (not the compiled games in your cache folder)
	rm -rf $(VENV) dist web/node_modules $(dir $(PAGES)) .mypy_cache .ruff_cache .pytest_cache \
	  .hypothesis .import_linter_cache

$(PAGES): $(SOURCES) $(MODULES)/play
	@echo "Building the pages …"
	@cd web && $(NPM) run --silent build -- --logLevel warn

# Who wants to play needs no linter and no test runner: half a minute is all we have from a clone.
$(MODULES)/play: web/package-lock.json | $(VENV)/play
	@# Not `npm ci`: it wants the lock file to name Vite's compiler for every system there is.
	@cd web && $(INSTALL) --omit=dev
	@mkdir -p $(MODULES) && touch $@

# Not while the pages are being built: both work on web/node_modules.
$(MODULES)/dev: web/package-lock.json | $(PAGES)
	@cd web && $(INSTALL)
	@touch $@

$(VENV)/play: requirements-web.lock pyproject.toml | $(VENV)/made
	@echo "Setting up .venv (first use only) …"
	@$(PIP) --require-hashes -r requirements-web.lock
	@$(EDITABLE)
	@touch $@

$(VENV)/build: requirements-build.lock | $(VENV)/play
	@$(PIP) --require-hashes -r requirements-build.lock
	@touch $@

$(VENV)/dev: requirements-dev.lock pyproject.toml | $(VENV)/play
	@echo "Setting up .venv for development (first use only) …"
	@$(PIP) --require-hashes -r requirements-dev.lock
	@$(EDITABLE)
	@touch $@ $(VENV)/play

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Hanagoza needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Cannot make a virtual environment. On Debian or Ubuntu: apt install python3-venv"; rm -rf $(VENV); exit 1; }
	@touch $@
