# Two commands do everything: `make run` and `make test`.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check
KERNEL := src/bridgelaws/kernel.py
# The search of the claim analyst; compiled together, its modules share one more library, which lies in src.
SEARCH := $(addprefix src/bridgelaws/claims/,ending.py cashing.py classes.py positions.py search.py)
COMPILED := build/compiled

# Tests wait for browsers, servers and other processes: three of them keep two cores busy.
JOBS = $(shell $(PYTHON) -c 'import os; cores = os.cpu_count() or 1; print(cores + (cores + 1) // 2)')

# Hundreds of short processes are started here, and most of what a start takes is compiling what has no bytecode.
unexport PYTHONDONTWRITEBYTECODE

BENCHES := boards server site audit archive evidence claims
PROOFS := small-tables second-opinion short-auctions random-auctions random-play oracles mutation hostile

.PHONY: help run phones site test test-all types dist docs words bench $(BENCHES:%=bench-%) prove $(PROOFS:%=prove-%) \
	compile clean fresh-kernel

help:
	@echo "make run      the director's page on this machine (bridgelaws serve); opens it, or prints its address"
	@echo "make phones   the same for the phones on this Wi-Fi: prints a link and a code to scan"
	@echo "make site     the page without a server, as a folder for any host of static files: build/site (needs node and npm)"
	@echo "make test     install what the tests need, check style and types, run every test"
	@echo "make test-all the engine's tests on every Python from 3.11 on that is there, and the types by mypy and pyright"
	@echo "make dist     source distribution and wheel, checked, installed with each extra and used; nothing is uploaded"
	@echo "make docs     the documentation as pages, in build/site/docs"
	@echo "make words    compile the catalogues of words after a change (the installation and make test do it too)"
	@echo "make bench    how fast, beside other packages and bare calls (installs what it needs in bench/.env):"
	@echo "              $(BENCHES:%=make bench-%)"
	@echo "make prove    the long proofs of docs/trust.md, some hours; each also alone:"
	@echo "              $(PROOFS:%=make prove-%)"
	@echo "make compile  compile the kernel and the search of claims with mypyc (optional; needs a C compiler)"
	@echo "make clean    remove everything that these commands made"

# More options of the command can be given: make run OPTIONS='--port 8080'
run: $(VENV)/installed fresh-kernel
	@$(VENV)/bin/bridgelaws serve $(OPTIONS)

phones: $(VENV)/installed fresh-kernel
	@$(VENV)/bin/bridgelaws serve --host 0.0.0.0 $(OPTIONS)

# The page without a server. Try it: .venv/bin/bridgelaws serve --site build/site
site: $(VENV)/installed-for-site
	@$(PY) src/bridgelaws/words/compiling.py > /dev/null
	@$(PY) -m hosting build/site

# The catalogues as the standard library reads them. The build compiles them too.
words: $(VENV)/installed-for-tests
	@$(PY) src/bridgelaws/words/compiling.py

test: $(VENV)/installed-for-tests fresh-kernel words
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy --strict src/bridgelaws
	$(PY) -m pytest --numprocesses $(JOBS) --dist loadfile --no-loadscope-reorder

# Interpreters that are found nowhere can be named: make test-all PYTHONS='/opt/python3.14/bin/python3'
test-all: types
	$(PY) -m release.pythons $(PYTHONS) $(OPTIONS)

# The package, and what somebody writes against it, as two checkers see it.
types: $(VENV)/installed-for-release
	$(PY) -m mypy --strict src/bridgelaws examples release
	$(PY) -m pyright --pythonpath $(PY) --project release/pyright.json

dist: $(VENV)/installed-for-release
	$(PY) -m release.dist $(OPTIONS)

docs: $(VENV)/installed-for-docs words
	$(PY) -m release.docs $(OPTIONS)

bench: $(BENCHES:%=bench-%)

bench-boards:
	@$(PYTHON) bench/run.py

bench-site: $(VENV)/installed-for-tests words
	@$(PY) bench/without_server.py

bench-server bench-audit bench-archive bench-evidence bench-claims: bench-%: $(VENV)/installed-for-tests fresh-kernel
	@$(PY) bench/$*.py

# Every proof can be interrupted and goes on where it was; its budget is an option of its command.
prove: $(PROOFS:%=prove-%)
	@$(PY) -m trust.report

prove-small-tables: $(VENV)/installed-for-proofs fresh-kernel
	@$(PY) -m trust.small_tables

prove-second-opinion: $(VENV)/installed-for-proofs fresh-kernel
	@$(PY) -m trust.second_opinion

prove-short-auctions: $(VENV)/installed-for-proofs fresh-kernel
	@$(PY) -m trust.short_auctions

prove-random-auctions: $(VENV)/installed-for-proofs fresh-kernel
	@$(PY) -m trust.random_auctions

prove-random-play: $(VENV)/installed-for-proofs fresh-kernel
	@$(PY) -m trust.random_play

prove-oracles: $(VENV)/installed-for-proofs fresh-kernel
	@$(PY) -m trust.oracles

prove-mutation: $(VENV)/installed-for-proofs fresh-kernel
	@$(PY) -m trust.mutation

prove-hostile: $(VENV)/installed-for-proofs fresh-kernel
	@$(PY) -m trust.hostile

compile: $(VENV)/installed-for-tests
	@rm -rf $(COMPILED) && mkdir -p $(COMPILED)/bridgelaws
	@cp -r src/bridgelaws $(COMPILED)/ && find $(COMPILED) -name '*.so' -delete
	@$(PIP) -c constraints.txt setuptools
	@cd $(COMPILED) && { $(abspath $(VENV))/bin/mypyc bridgelaws/kernel.py && \
	    $(abspath $(VENV))/bin/mypyc $(SEARCH:src/%=%); } > build.log 2>&1 \
	    || { cat build.log; echo "The kernel could not be compiled; on Debian: apt-get install gcc python3-dev"; exit 1; }
	@rm -f src/*__mypyc*.so && cp $(COMPILED)/*.so src/
	@cp $(COMPILED)/bridgelaws/*.so src/bridgelaws/ && cp $(COMPILED)/bridgelaws/claims/*.so src/bridgelaws/claims/
	@$(PY) -c "from bridgelaws import kernel; assert kernel.COMPILED; print('compiled:', kernel.__file__)"
	@$(PY) -c "from bridgelaws.claims import search; assert search.__file__.endswith('.so'); print('compiled:', search.__file__)"
	@$(PY) -m pytest tests/test_kernel.py tests/claims/test_search.py # numbers have a width there

clean:
	rm -rf $(VENV) build dist bench/.env trust/run/*/ src/*.egg-info src/*.so src/bridgelaws/*.so src/bridgelaws/claims/*.so
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A compiled module stands in front of its source; one that is older than the source must not.
fresh-kernel:
	@find src/bridgelaws -maxdepth 1 -name 'kernel*.so' ! -newer $(KERNEL) -delete
	@for source in $(SEARCH); do \
	    find src/bridgelaws/claims -name '*.so' ! -newer $$source | grep -q . \
	        && rm -f src/*__mypyc*.so src/bridgelaws/claims/*.so; done; true

$(VENV)/python-is-ready:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo "Python 3.11 or later is needed; on Debian: apt-get install python3 python3-venv make"; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) \
	    || { rm -rf $(VENV); echo "No virtual environment could be made; on Debian: apt-get install python3-venv make"; exit 1; }
	@touch $@

$(VENV)/installed: $(VENV)/python-is-ready pyproject.toml constraints.txt Makefile
	@echo "installing the page in $(VENV)"
	@$(PIP) --constraint constraints.txt --editable '.[web]'
	@touch $@

$(VENV)/installed-for-site: $(VENV)/installed
	@$(PIP) --constraint constraints.txt --editable '.[site]'
	@touch $@

$(VENV)/installed-for-tests: $(VENV)/python-is-ready pyproject.toml constraints.txt
	@$(PIP) --constraint constraints.txt --editable '.[test]'
	@touch $@ $(VENV)/installed

$(VENV)/installed-for-proofs: $(VENV)/installed-for-tests
	@$(PIP) --constraint constraints.txt --editable '.[test,prove]'
	@touch $@

# Tools of those who release; nobody installs them with the package.
$(VENV)/installed-for-release: $(VENV)/installed-for-tests
	@$(PIP) --constraint constraints.txt build twine pyright
	@touch $@

$(VENV)/installed-for-docs: $(VENV)/installed-for-tests
	@$(PIP) --constraint constraints.txt zensical 'mkdocstrings[python]'
	@touch $@
