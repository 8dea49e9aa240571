# Each habit is a target, and CI runs the same ones. `make help` lists them.

.DEFAULT_GOAL := help
.PHONY: help setup doctor build install uninstall dist run apps samples test check example bench instructions goldens times requirements status docs pictures soak sanitize studio clean

# What each build is for, and with which options: Scripts/build_options.sh.
full = folder=$$(Scripts/build.sh full) &&

help: ## list the targets
	@sed -n 's/^\([a-z]*\):[^#]*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name text; \
		do printf '  make %-14s %s\n' "$$name" "$$text"; done

setup: ## check for Swift and install missing Debian packages
	@Scripts/setup.sh

doctor: ## show what this machine has and what is missing
	@Scripts/doctor.sh

build: setup ## build the release programs, every module optimized
	@Scripts/build.sh full

install: ## install the built programs, manual page and completions (PREFIX=/usr/local, DESTDIR=)
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install.sh install

uninstall: ## take away what was installed
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install.sh uninstall

run: setup ## launch every brand in every scenario, generate the five apps and look for a seam
	@Scripts/run.sh

dist: setup ## pack the programs for machines without Swift (CHECK=1: prove it in a bare Debian, as root)
	@$(full) CHECK='$(CHECK)' Scripts/dist.sh "$$folder"

apps: setup ## write the projects under Apps anew
	@$(full) Scripts/apps.sh "$$folder/firstlight" write

samples: setup ## draw every view and modifier on one sheet, into out/samples.png
	@mkdir -p out && FIRSTLIGHT_SAMPLES="$$PWD/out/samples.png" Scripts/test.sh SampleSheet

test: setup ## build and run all tests
	@Scripts/test.sh

check: setup ## format, documentation, file size, layers, forbidden constructs
	@Scripts/check.sh

example: setup ## test and run Examples/Hello, which depends on this package as an app does
	@Scripts/example.sh

bench: ## measure frames, pictures, start-up and the backend, into out/bench.json (ONLY=prefix)
	@Scripts/bench.sh $(if $(ONLY),--only $(ONLY))

instructions: ## count the instructions of a frame (ONLY=prefix, AGAINST=commit to compare)
	@Scripts/instructions.py $(if $(ONLY),--only $(ONLY)) $(if $(AGAINST),--against $(AGAINST))

goldens: setup ## record again only the goldens that changed
	FIRSTLIGHT_RECORD=changed Scripts/test.sh Golden

times: ## show where the last builds and the last run of the tests spent their time
	@Scripts/times.py

requirements: setup ## count the requirements that passing tests prove
	@Scripts/requirements.py

status: setup ## write Documentation/Status.md from the sources
	@Scripts/status.py

docs: setup ## the guides and every public symbol as a site, into out/docs
	@Scripts/docs.sh

pictures: setup ## draw the pictures of the README again
	@$(full) Scripts/pictures.sh "$$folder/firstlight"

soak: setup ## the long proofs, into out/soak.json, and a fuzz of 100,000 steps (SEED=n)
	@mkdir -p out
	@folder=$$(Scripts/build.sh full firstlight-soak) && "$$folder/firstlight-soak" run --out out/soak.json
	@Scripts/fuzz.sh $(or $(SEED),1)

sanitize: setup ## look for misused memory, leaks, undefined behaviour and data races (ONLY=address or thread)
	@Scripts/sanitize.sh $(ONLY)

studio: setup ## drive the studio in Chromium as a person would, with axe; pictures into out/studio
	@Scripts/studio.sh

clean: ## remove what was built, recorded and downloaded here
	rm -rf .build .venv out
