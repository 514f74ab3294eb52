# What to do with a clone. Every target makes the environment ready first; `make` alone lists them.
SHELL := /bin/bash
PYTHON := .venv/bin/python
METAMAKER := .venv/bin/metamaker
SHIP := build/ship/bin/python
SHIPPING := PYTHONPATH=packaging $(PYTHON) -m shipping
# Compiled here the library of pictures knows PNG alone, which is all that the program reads and writes.
SMALL_PILLOW := --constraint packaging/constraints.txt --no-binary pillow \
	$(foreach part,jpeg jpeg2000 tiff webp avif freetype raqm lcms imagequant xcb,--config-settings $(part)=disable) pillow
WORKERS := -n 2 --dist worksteal
MINUTES := 60
BENCH := -o addopts="--strict-markers --strict-config --import-mode=importlib" -p no:xdist --benchmark-only -s -q \
	-W "ignore:Benchmark fixture was not used"

# Tests start many processes, which compile everything anew where nothing may be kept.
test test-all test-lowest: export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help ready run check test test-all test-lowest bench fast rules soak each-commit gallery constraints translations docs pictures commands-page format-page formula-docs points-page fitted-numbers fair-fights \
	font-metrics share-dictionary screens build icons frozen linux-tree deb appimage release clean

help:  ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 26

ready:  ## make the environment in .venv ready
	@packaging/setup.sh

run: ready  ## print the sheets of all sample fleets to out/, the numbers of one, and open the window on it
	@mkdir -p out
	$(METAMAKER) sheets fleets/metaverse/*.json -o out/
	$(METAMAKER) stats fleets/metaverse/the-even-hand.json
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY$$QT_QPA_PLATFORM" ]; then \
		$(METAMAKER) window fleets/metaverse/the-even-hand.json; \
	else \
		echo "The window needs a display, and there is none: neither DISPLAY nor WAYLAND_DISPLAY is set."; \
	fi

check: ready  ## look at the code without running it
	$(PYTHON) -m ruff check
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m mypy

test: check  ## check the code and run the tests but the slow ones
	$(PYTHON) -m pytest $(WORKERS) -m "not slow"

test-all: check  ## the same with the slow tests, and longer searches
	$(PYTHON) -m pytest $(WORKERS) --hypothesis-profile thorough

test-lowest: ready  ## run the tests but the slow ones with the lowest versions that pyproject.toml allows; TESTS=folder for some
	@$(PYTHON) packaging/lowest.py $(TESTS)

bench: ready  ## measure speed; figures are ratios within one run
	$(PYTHON) -m pytest $(BENCH) tests/benchmarks

fast: ready  ## compile the twin of the battle engine into build/fast/; PYTHONPATH=build/fast uses it
	@$(PYTHON) packaging/fast.py

rules: ready  ## list which test shows which rule to hold, and what has none
	@$(PYTHON) -m pytest --collect-only --rules --no-header --no-summary

# After a crash the journal ends with the step that crashed; faulthandler has printed where.
soak: ready  ## use the window at random for MINUTES=60, SEED=… repeats a walk; then compare the memory after 50 and 500 documents
	@$(PYTHON) -m tests.app.end_to_end.soak --minutes $(MINUTES) $(if $(SEED),--seed $(SEED)) --last 0 || \
		{ code=$$?; tail -n 40 build/soak/steps.txt; exit $$code; }
	@$(PYTHON) -m tests.app.end_to_end.soak --minutes 0

each-commit: ready  ## check that each commit of RANGE=a..b stands alone; TESTS=--tests runs the tests that it changed
	@$(PYTHON) packaging/each_commit.py $(TESTS) $(RANGE)

gallery: ready  ## make the gallery of all sample fleets in build/gallery/
	$(METAMAKER) gallery fleets -o build/gallery

constraints: ready  ## write the exact versions that .venv gets anew: the newest that pyproject.toml allows
	@$(PYTHON) packaging/constraints.py

translations: ready  ## gather the texts of the window, and make what it reads of their translations
	$(PYTHON) packaging/translations.py

docs: ready  ## build the web pages of the documentation into build/docs/, out of Markdown and nothing from elsewhere
	@$(PYTHON) -c "import furo, myst_parser, sphinx" 2>/dev/null || \
		$(PYTHON) -m pip install --quiet --constraint packaging/constraints.txt --editable ".[docs]"
	@$(PYTHON) -m sphinx --fail-on-warning --keep-going --quiet --builder html --conf-dir packaging/site \
		--doctree-dir build/docs-trees . build/docs
	@echo "build/docs/index.html"

pictures: ready  ## take the pictures of README and guides anew, to docs/pictures/; ONLY=series for some
	QT_QPA_PLATFORM=offscreen $(PYTHON) -m tests.app.end_to_end.pictures docs/pictures $(ONLY)

commands-page: ready  ## write docs/commands.md from the help of the commands
	$(PYTHON) packaging/commands_page.py

format-page: ready  ## write docs/file-format.md anew from the schemas of all games
	$(PYTHON) packaging/format_page.py

formula-docs: ready  ## write docs/formulas.md anew from the formula book
	$(PYTHON) packaging/formula_docs.py

fitted-numbers: ready  ## write the numbers that a study of `metamaker calibrate` found into the formula book: STUDY=folder
	$(PYTHON) packaging/fitted_numbers.py $(STUDY)

points-page: ready  ## write docs/points.md and docs/points.fr.md anew from the report of the points
	$(PYTHON) packaging/points_page.py

fair-fights: ready  ## fight what the samples offer as fair, and write how it came out: ONLY=word for those with it in their names
	$(PYTHON) packaging/fair_fights.py $(ONLY)

font-metrics: ready  ## take the widths of letters from the bundled fonts, after a change of these
	$(PYTHON) packaging/font_metrics.py

share-dictionary: ready  ## write the dictionary of the next version of share codes; the old ones stay as they are
	$(PYTHON) packaging/share_dictionary.py

screens: ready  ## take pictures of the window, light and dark, to build/screens/; ONLY=dark-150 for a series
	QT_QPA_PLATFORM=offscreen $(PYTHON) -m tests.app.end_to_end.screens build/screens $(ONLY)

build: ready  ## build the wheel and the source archive into dist/
	$(PYTHON) -m build --no-isolation --outdir dist

icons: ready  ## draw the icons for Windows and macOS to build/icons/
	$(SHIPPING).icons

# Without its source a program cannot underline where in a line something failed, so those places need not come along.
frozen: icons  ## build the program in one folder, dist/metamaker, in an environment of its own, and let it try itself
	[ -x $(SHIP) ] || { $(PYTHON) -m venv $(dir $(SHIP)).. && $(SHIP) -m pip install --quiet $(SMALL_PILLOW) || \
		echo "Pillow could not be compiled here, which needs a C compiler and zlib.h: the folder will be 5 MB larger."; }
	$(SHIP) -m pip install --quiet --constraint packaging/constraints.txt ".[app]" "pyinstaller>=6.11"
	PYTHONNODEBUGRANGES=1 $(SHIP) -m PyInstaller --noconfirm --log-level WARN --workpath build/frozen packaging/shipping/metamaker.spec
	dist/metamaker/metamaker self-test

linux-tree: ready  ## lay out build/linux, the tree of an installed program, from dist/metamaker
	$(SHIPPING).linux_tree

deb: ready  ## build the Debian package of dist/metamaker into dist/
	$(SHIPPING).deb

appimage: ready  ## lay out the AppDir of dist/metamaker, and make an AppImage of it if appimagetool is here
	$(SHIPPING).appdir

release: ready  ## go through the checklist of a release; nothing is tagged or sent
	@$(PYTHON) packaging/release.py

clean:  ## remove what these targets made, but the environment
	rm -rf out build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
