# Each habit is a target, and CI runs the same ones. `make help` lists them.

.DEFAULT_GOAL := help
.PHONY: help setup doctor build install uninstall run apps test check example bench instructions goldens requirements status docs pictures soak sanitize clean

# Linked statically the program starts about 6 ms sooner (8 against 15 ms for one that only loads
# Foundation) and runs on a machine without Swift. At a fixed address it saves the loader 140,000
# relocations, another 9 ms of a first picture's 63 (Decision 0003). Types that are known are made by their own
# functions and not from their names: looking up what they conform to takes 6 % of a first picture's instructions.
# The library of C++ is linked statically, too, and no symbol is shown to other libraries: the loader would look
# each of them up, two milliseconds of a start (Decision 0016). The tables for unwinding are left out: nothing throws
# through these programs as C++ does, and a backtrace follows frame pointers (Decision 0003). Of Foundation's locale data
# what the programs use is linked, 10 of 34 MB (Decision 0054). A module is read once, not once more for its interface
# alone: nothing begins before a module is whole.
RELEASE = -c release --static-swift-stdlib -Xswiftc -no-emit-module-separately-wmo -Xswiftc -Xclang-linker -Xswiftc -no-pie \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc '-L$(shell Scripts/static_libraries.sh)' -Xlinker --no-export-dynamic \
	-Xswiftc -use-ld=lld -Xlinker --no-eh-frame-hdr -Xlinker '$(CURDIR)/Scripts/release.ld' \
	-Xlinker --gc-sections $(shell Scripts/foundation_data.py)
FIRSTLIGHT := .build/release/firstlight

help: ## list the targets
	@sed -n 's/^\([a-z]*\):[^#]*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name text; \
		do printf '  make %-14s %s\n' "$$name" "$$text"; done

setup: ## check for Swift and install missing Debian packages
	@Scripts/setup.sh

doctor: ## show what this machine has and what is missing
	@Scripts/doctor.sh

build: setup ## build the release program
	swift build $(RELEASE) --product firstlight
	swift build $(RELEASE) --product firstlight-live

install: ## install the built programs, manual page and completions (PREFIX=/usr/local, DESTDIR=)
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install.sh install

uninstall: ## take away what was installed
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install.sh uninstall

run: build ## launch every brand in every scenario, generate the five apps and look for a seam
	@mkdir -p out/apps
	$(FIRSTLIGHT) run --report out/report.html
	@Scripts/generated.sh $(FIRSTLIGHT)

apps: build ## write the projects under Apps anew
	@Scripts/apps.sh $(FIRSTLIGHT) write

test: setup ## build and run all tests
	@Scripts/test.sh

check: setup ## format, documentation, file size, layers, forbidden constructs
	@Scripts/check.sh

example: setup ## test and run Examples/Hello, which depends on this package as an app does
	@Scripts/example.sh

bench: ## measure frames, pictures, start-up and the backend, into out/bench.json (ONLY=prefix)
	@Scripts/bench.sh $(RELEASE) $(if $(ONLY),--only $(ONLY))

instructions: ## count the instructions of a frame (ONLY=prefix, AGAINST=commit to compare)
	@Scripts/instructions.py $(if $(ONLY),--only $(ONLY)) $(if $(AGAINST),--against $(AGAINST)) $(RELEASE)

goldens: setup ## record again only the goldens that changed
	FIRSTLIGHT_RECORD=changed Scripts/test.sh Golden

requirements: setup ## count the requirements that passing tests prove
	@Scripts/requirements.py

status: setup ## write Documentation/Status.md from the sources
	@Scripts/status.py

docs: setup ## the guides and every public symbol as a site: out/docs/index.html
	@Scripts/docs.sh

pictures: build ## draw the pictures of the README again
	@Scripts/pictures.sh $(FIRSTLIGHT)

soak: build ## the long proofs, into out/soak.json, and a fuzz of 100,000 steps (SEED=n)
	@mkdir -p out
	$(FIRSTLIGHT) soak --out out/soak.json
	@Scripts/fuzz.sh $(or $(SEED),1)

sanitize: setup ## look for misused memory, leaks, undefined behaviour and data races (ONLY=address or thread)
	@Scripts/sanitize.sh $(ONLY)

clean: ## remove what was built, recorded and downloaded here
	rm -rf .build .venv out
