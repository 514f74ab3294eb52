# What to do with a clone. Every target makes the environment ready first; `make` alone lists them.
SHELL := /bin/bash
PYTHON := .venv/bin/python
METAMAKER := .venv/bin/metamaker
SHIP := build/ship/bin/python
SHIPPING := PYTHONPATH=packaging $(PYTHON) -m shipping
# Compiled here the library of pictures knows PNG alone, which is all that the program reads and writes.
SMALL_PILLOW := --constraint packaging/constraints.txt --no-binary pillow \
	$(foreach part,jpeg jpeg2000 tiff webp avif freetype raqm lcms imagequant xcb,--config-settings $(part)=disable) pillow
# The compiled build of the battle engine, if there is one and it belongs to the present sources.
FAST = PYTHONPATH=$$($(PYTHON) packaging/fast.py --path)
# 1: wheels and programs contain the compiled battle engine where it can be compiled; required: or fail; 0: plain Python.
COMPILE := 1
WORKERS := -n 2 --dist worksteal
MINUTES := 60
BENCH := -o addopts="--strict-markers --strict-config --import-mode=importlib" -p no:xdist --benchmark-only -s -q \
	-W "ignore:Benchmark fixture was not used"

# Tests start many processes, which compile everything anew where nothing may be kept.
test test-all test-lowest: export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help ready run check test test-all test-lowest bench fast rules soak each-commit gallery constraints docs pictures start-pictures commands-page format-page formula-docs points-page calibrate value-study fitted-numbers fair-fights even-changes win-chances \
	font-metrics share-dictionary screens build icons frozen linux-tree deb appimage release clean

help:  ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 26

ready:  ## set up the environment in .venv
	@packaging/setup.sh

run: ready  ## print all sample fleets to out/, show the figures of one, and open it in the app
	@mkdir -p out
	$(FAST) $(METAMAKER) sheets fleets/metaverse/*.json -o out/
	$(FAST) $(METAMAKER) stats fleets/metaverse/the-even-hand.json
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY$$QT_QPA_PLATFORM" ]; then \
		$(FAST) $(METAMAKER) window fleets/metaverse/the-even-hand.json; \
	else \
		echo "The window needs a display, and there is none: neither DISPLAY nor WAYLAND_DISPLAY is set."; \
	fi

check: ready  ## lint and type-check
	$(PYTHON) -m ruff check
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m mypy

# Checks and tests run beside each other. Whichever fails first stops the other.
define BESIDE_CHECKS
	@$(MAKE) --no-print-directory check & checks=$$!; \
	$(PYTHON) -m pytest $(WORKERS) $(1) & tests=$$!; \
	trap 'kill $$checks $$tests 2>/dev/null' INT TERM; \
	wait -n && wait -n || { kill $$checks $$tests 2>/dev/null; wait; exit 1; }
endef

test: ready  ## lint, type-check and run the fast tests
	$(call BESIDE_CHECKS,-m "not slow")

test-all: ready  ## like test, with the slow tests and longer random searches
	$(call BESIDE_CHECKS,--hypothesis-profile thorough)

test-lowest: ready  ## run the fast tests with the oldest allowed libraries; TESTS=folder runs some
	@$(PYTHON) packaging/lowest.py $(TESTS)

bench: ready  ## measure speed; figures are ratios within one run, beside a frozen baseline
	$(PYTHON) -m pytest $(BENCH) $(if $(BASELINE),--write-baseline) tests/benchmarks

fast: ready  ## compile the battle engine into build/fast/, for `make run` (needs a C compiler; about 3 minutes)
	@$(PYTHON) packaging/fast.py

rules: ready  ## list the tests of each rule, and the rules without a test
	@$(PYTHON) -m pytest --collect-only --rules --no-header --no-summary

# After a crash the journal ends with the step that crashed; faulthandler has printed where.
soak: ready  ## use the app at random for MINUTES=60 (repeat a walk with SEED=…), then compare memory after 50 and 500 documents
	@$(PYTHON) -m tests.app.end_to_end.soak --minutes $(MINUTES) $(if $(SEED),--seed $(SEED)) --last 0 || \
		{ code=$$?; tail -n 40 build/soak/steps.txt; exit $$code; }
	@$(PYTHON) -m tests.app.end_to_end.soak --minutes 0

each-commit: ready  ## check each commit of RANGE=a..b by itself; TESTS=--tests runs the tests it changed
	@$(PYTHON) packaging/each_commit.py $(TESTS) $(RANGE)

gallery: ready  ## build the gallery of all sample fleets in build/gallery/
	$(METAMAKER) gallery fleets -o build/gallery

constraints: ready  ## write the exact versions of a new .venv: the newest that pyproject.toml allows
	@$(PYTHON) packaging/constraints.py

docs: ready  ## build the documentation website in build/docs/
	@$(PYTHON) -c "import furo, myst_parser, sphinx" 2>/dev/null || \
		$(PYTHON) -m pip install --quiet --constraint packaging/constraints.txt --editable ".[docs]"
	@$(PYTHON) -m sphinx --fail-on-warning --keep-going --quiet --builder html --conf-dir packaging/site \
		--doctree-dir build/docs-trees . build/docs
	@echo "build/docs/index.html"

pictures: ready  ## regenerate the screenshots of README and guides; ONLY=series for some
	QT_QPA_PLATFORM=offscreen $(PYTHON) -m tests.app.end_to_end.pictures docs/pictures $(ONLY)

start-pictures: ready  ## redraw the pictures of the start page
	$(PYTHON) packaging/start_pictures.py

commands-page: ready  ## regenerate docs/commands.md from the help of the commands
	$(PYTHON) packaging/commands_page.py

format-page: ready  ## regenerate docs/file-format.md from the schemas
	$(PYTHON) packaging/format_page.py

formula-docs: ready  ## regenerate docs/formulas.md from the formula book
	$(PYTHON) packaging/formula_docs.py

calibrate: ready  ## test the points in battles, or continue a study: FOLDER=study; ARGS=--help lists the options
	PYTHONPATH=packaging $(PYTHON) -m calibration $(FOLDER) $(ARGS)

value-study: ready  ## test combat values confirmed by battles, or continue the study: FOLDER=study; then make fitted-numbers
	$(FAST):packaging $(PYTHON) -P -m calibration $(FOLDER) --values $(ARGS)

fitted-numbers: ready  ## write the numbers found by `make calibrate` into the formula book: FOLDER=study
	$(PYTHON) packaging/fitted_numbers.py $(FOLDER)

points-page: ready  ## regenerate docs/points.md and docs/points.fr.md from the points report
	$(PYTHON) packaging/points_page.py

fair-fights: ready  ## fight the even match-ups of the samples (ONLY=word selects some), or test ARGS=--head-starts
	$(FAST) $(PYTHON) packaging/fair_fights.py $(ONLY) $(ARGS)

even-changes: ready  ## test changes that make random match-ups even, or continue the study; ARGS=--help lists the options
	$(FAST) $(PYTHON) packaging/even_changes.py $(ARGS)

win-chances: ready  ## fit the quick win chances of reviews to battles; ARGS=--help lists the options
	$(FAST) $(PYTHON) packaging/win_chances.py $(ARGS)

font-metrics: ready  ## read the character widths of the bundled fonts, after changing them
	$(PYTHON) packaging/font_metrics.py

share-dictionary: ready  ## write the dictionary of the next share code version; old ones never change
	$(PYTHON) packaging/share_dictionary.py

screens: ready  ## take screenshots of the app, light and dark, in build/screens/; ONLY=dark-200-fr for a series
	QT_QPA_PLATFORM=offscreen $(PYTHON) -m tests.app.end_to_end.screens build/screens $(ONLY)

build: ready  ## build the wheel, with the compiled battle engine where there is a C compiler, and the source archive in dist/
	METAMAKER_COMPILE=$(COMPILE) $(PYTHON) -m build --no-isolation --sdist --wheel --outdir dist

icons: ready  ## draw the icons for Windows and macOS in build/icons/
	$(SHIPPING).icons

# Without its source a program cannot underline where in a line something failed, so those places need not come along.
frozen: icons  ## build the stand-alone program in dist/metamaker and run its self-test
	[ -x $(SHIP) ] || { $(PYTHON) -m venv $(dir $(SHIP)).. && $(SHIP) -m pip install --quiet $(SMALL_PILLOW) || \
		echo "Pillow could not be compiled here, which needs a C compiler and zlib.h: the folder will be 5 MB larger."; }
	@[ "$(COMPILE)" = 0 ] || $(PYTHON) packaging/fast.py || [ "$(COMPILE)" != required ]
	METAMAKER_COMPILE=$(COMPILE) $(SHIP) -m pip install --quiet --constraint packaging/constraints.txt ".[app]" "pyinstaller>=6.11"
	PYTHONNODEBUGRANGES=1 $(SHIP) -m PyInstaller --noconfirm --log-level WARN --workpath build/frozen packaging/shipping/metamaker.spec
	dist/metamaker/metamaker self-test

linux-tree: ready  ## lay out build/linux, the file tree of an installed program, from dist/metamaker
	$(SHIPPING).linux_tree

deb: ready  ## build a Debian package from dist/metamaker in dist/
	$(SHIPPING).deb

appimage: ready  ## lay out the AppDir of dist/metamaker, and make an AppImage if appimagetool is installed
	$(SHIPPING).appdir

release: ready  ## go through the release checklist; it tags and sends nothing
	@$(PYTHON) packaging/release.py

clean:  ## remove everything these targets made, except the environment
	rm -rf out build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
