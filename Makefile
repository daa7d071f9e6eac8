# make run    set up .venv if there is none, then run the seed gate
# make test   the same, then every check: style, types, tests, every gate on every engine
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test check format wheel clean

run: $(VENV)/.run
	$(BIN)/nxpy run gates/nx_distributed_train_gate.nx

test: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n 2
	$(BIN)/nxpy test --engines all gates/

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

wheel: $(VENV)/.dev
	$(BIN)/pip wheel --quiet --no-deps --wheel-dir dist .

# A folder that is there without pip is half made, and made anew.
$(BIN)/pip:
	$(PYTHON) -m venv --clear $(VENV)

$(VENV)/.run: pyproject.toml setup.py | $(BIN)/pip
	$(BIN)/pip install --quiet --disable-pip-version-check -e .
	touch $@

$(VENV)/.dev: pyproject.toml setup.py | $(BIN)/pip
	$(BIN)/pip install --quiet --disable-pip-version-check -e ".[dev]"
	touch $@ $(VENV)/.run

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
