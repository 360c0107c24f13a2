# Two commands matter: `make play` and `make test`. Both set up everything they need in .venv.

PYTHON ?= python3
GAME ?= hanamikoji
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help play test check lint soak bench docs lock clean

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

play: $(VENV)/play ## play in the terminal, against a bot
	@$(BIN)/hanagoza play $(GAME)

test: $(VENV)/dev ## everything, as CI runs it
	@$(MAKE) --no-print-directory lint
	$(BIN)/pytest -n 2

check: $(VENV)/dev ## the inner loop, under a minute
	@$(MAKE) --no-print-directory lint
	HANAGOZA_QUICK=1 $(BIN)/pytest -q -n 2 -m "not slow"

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

soak: $(VENV)/dev ## what takes longer than CI should; writes docs/soak.md
	$(BIN)/python -m tests.soak

bench: $(VENV)/dev ## measure, and rewrite docs/benchmarks.md
	$(BIN)/python -m bench

docs: $(VENV)/dev ## rewrite the generated parts of docs/
	$(BIN)/python -m scripts.docs

lock: $(VENV)/dev ## resolve the lock files anew
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --upgrade pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --upgrade pyproject.toml --group dev -o requirements-dev.lock

clean: ## remove what these commands made here (not the compiled games in your cache folder)
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/play: requirements.lock pyproject.toml | $(VENV)/made
	@echo "Setting up .venv (first use only) …"
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-deps -e .
	@touch $@

$(VENV)/dev: requirements-dev.lock pyproject.toml | $(VENV)/made
	@echo "Setting up .venv for development (first use only) …"
	@$(PIP) --require-hashes -r requirements-dev.lock
	@$(PIP) --no-deps -e .
	@touch $@ $(VENV)/play

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Hanagoza needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Cannot make a virtual environment. On Debian or Ubuntu: apt install python3-venv"; rm -rf $(VENV); exit 1; }
	@touch $@
