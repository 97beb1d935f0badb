# Two commands: `make play` starts a game, `make test` checks everything. Each sets up what it needs, and no more.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
PLAY := .venv/play-ready
READY := .venv/ready
BENCH := .venv/bench-ready
LINKER := .venv/linker-ready
WEB := src/pithead/server/web/index.html
WEB_SOURCES := $(shell find web/src web/public -type f ! -name types.ts 2>/dev/null) $(wildcard web/*.mjs web/*.py web/package-lock.json) \
    $(wildcard src/pithead/words/*/web.ftl src/pithead/words/*/level.ftl src/pithead/server/api.py src/pithead/server/messages.py src/pithead/server/narration.py \
    src/pithead/words/options.py)

unexport PYTHONDONTWRITEBYTECODE # the tests start Python hundreds of times, and each would compile everything again
WORKERS = $(shell $(BIN)/python -c 'import os; print(os.cpu_count() + 2)') # tests often wait: for a browser, a disk, a clock

.DEFAULT_GOAL := help
.PHONY: help setup web play serve static dist sbom test check check-python check-style check-types check-web app-to-test browser-to-test bytecode-to-test kernels-to-test ready-to-test proofs kernels faults bench docs pictures lock clean

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## /make \1	/p' $(MAKEFILE_LIST) | expand -t 14

setup: $(READY) $(WEB) ## a virtual environment with everything, pinned and hash-checked, and the web app

$(PLAY): requirements/play.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Pithead needs Python 3.11 or newer; make PYTHON=/path/to/python3.11")'
	$(PYTHON) -m venv .venv
	$(PIP) --require-hashes --no-deps --no-compile -r requirements/play.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): $(PLAY) requirements/installer.txt requirements/dev.txt requirements/server.txt requirements/sim.txt requirements/envs.txt
	-$(PIP) --require-hashes --no-deps --no-compile -r requirements/installer.txt
	$(BIN)/python tools/install.py requirements/dev.txt requirements/server.txt requirements/sim.txt requirements/envs.txt
	@touch $@

$(BENCH): $(READY) requirements/bench.txt
	$(PIP) --no-deps --require-hashes -r requirements/bench.txt
	@touch $@

$(LINKER): $(READY) requirements/kernels.txt
	$(PIP) --no-deps --require-hashes -r requirements/kernels.txt
	@touch $@

web: $(PLAY) ## the web app, bundled into the package (with Node 20 or newer, which is fetched where there is none)
	$(BIN)/python web/make.py build

$(WEB): $(WEB_SOURCES) | $(PLAY)
	$(BIN)/python web/make.py build

play: $(PLAY) $(WEB) ## both games in the browser, against bots or by a link; Ctrl-C stops
	@$(BIN)/pithead serve --open --log warning

static: $(PLAY) ## both games as a folder that any web server can give away, with the server inside: build/static
	$(BIN)/python web/make.py static

dist: $(PLAY) $(WEB) ## the package with the web app inside, as wheel and source
	$(BIN)/python -m hatchling build

sbom: ## what a server consists of, as a CycloneDX bill of materials: build/sbom.json
	$(PYTHON) tools/sbom.py build/sbom.json

serve: $(PLAY) $(WEB) ## the table server on this machine, with its games where the system keeps data
	@$(BIN)/pithead serve

check: check-python check-web ## style, types and layers

check-python: check-style check-types

check-style: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/python tools/check_names.py

check-types: $(READY)
	$(BIN)/mypy

check-web: $(PLAY)
	$(BIN)/python web/make.py check

app-to-test: check-web
	$(MAKE) --no-print-directory $(WEB)
	$(BIN)/python web/make.py static

browser-to-test: $(READY)
	$(BIN)/python -m tests.browser

kernels-to-test: $(READY) # before many tests would compile the same at once; what is wrong, the tests say
	-$(BIN)/python -m tests.kernels

bytecode-to-test: $(READY)
	-$(BIN)/pytest --collect-only -qq > /dev/null

ready-to-test: $(PLAY) # all of it side by side, one job more than cores, for some wait; Node comes first, since it may come by pip too
	$(BIN)/python web/make.py node
	$(MAKE) --no-print-directory --jobs=3 --output-sync=recurse \
	    app-to-test browser-to-test kernels-to-test check-types bytecode-to-test check-style

test: ready-to-test ## every check and every test
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

proofs: $(READY) $(WEB) $(LINKER) ## the long forms: kernels on 100,000 games, oracle, laws and luck on many; the page is build/proofs.md
	$(BIN)/python -m tests.browser
	$(BIN)/python -m tests.proofs

kernels: $(LINKER) ## the kernels of the bots as WebAssembly, where their sources have changed
	$(BIN)/python -m pithead.sim.wasm.build

faults: $(READY) ## every fault, load and fuzz test in its long form; the figures go to build/faults.md
	@mkdir -p build
	$(BIN)/python -m tests.faults

bench: $(BENCH) $(WEB) ## speed beside our peers, in one run, in build/bench.md; the page, in build/bench-page.md; what a person waits for, in docs/reference/cold-start.md
	$(BIN)/pithead bench --page build/bench.md
	$(BIN)/python -m tests.browser
	$(BIN)/python -m tests.proofs.page_figures
	$(BIN)/python tools/cold_start.py

docs: $(READY) ## the documentation as a site in build/site, every link checked
	$(BIN)/mkdocs build --strict

pictures: $(READY) $(WEB) ## the pictures of the README, from real screens, and a sheet with all of them to look at: build/contact-sheet.png
	$(BIN)/python docs/make_pictures.py
	$(BIN)/python -m tests.browser
	$(BIN)/python -m tests.web.pictures
	$(BIN)/python -m tests.web.contact_sheet

lock: ## pin the newest versions of all dependencies again (needs uv)
	for name in installer dev server play postgres sim envs bench node kernels; do uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-header --no-annotate requirements/$$name.in -o requirements/$$name.txt; done

clean: ## forget everything that was made
	rm -rf .venv build dist web/node_modules src/pithead/server/web .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
