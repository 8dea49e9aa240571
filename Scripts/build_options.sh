# The options of the three builds. To be sourced, from the repository's folder.
#   quick: `make run`, `make test`, `make check` and `make example` share it. What is compiled there is compiled once.
#   full:  `make build`, `make install`, `make dist`, `make bench`: every module optimized, as a whole.
#   debug: some tests, while one works on what they test: only the files that changed are compiled again. The kernels work on
#          every pixel, and are quick only when they are optimized.
# BUILD_SYSTEM=swiftbuild has another of the package manager's build systems do it.
# All tests are built, also where somebody has set what a fuzz sets (Package.swift).
unset FIRSTLIGHT_TESTS FIRSTLIGHT_QUICK
system=${BUILD_SYSTEM:-native}
offered=$(swift build --help 2> /dev/null)

offers() { [[ $offered == *"$1"* ]]; }

common=()
if offers --build-system; then common+=(--build-system "$system"); fi
# Linked by lld, eight programs take half the time, and the tests' own 4 s instead of 11.
common+=(-Xswiftc -use-ld=lld)
# Without line tables a build is smaller, and failures carry their own places.
checks=()
if offers -debug-info-format; then checks+=(-debug-info-format none); fi
if [ "$system" = native ] && offers --explicit-target-dependency-import-check; then
    checks+=(--explicit-target-dependency-import-check error)
fi
# Whoever depends on the package sees its warnings, once for each file. Another compiler may warn of more, and that must not
# stop anybody. A sample may show what is deprecated.
case $(swiftc --version 2> /dev/null) in
*'Swift version 6.3'*) checks+=(-Xswiftc -warnings-as-errors -Xswiftc -Wwarning -Xswiftc DeprecatedDeclaration) ;;
esac
# Types that are known are made by their own functions and not from their names: looking up what they conform to takes 6 % of a
# first picture's instructions (Decision 0003). A module is read once, not once more for its interface alone: nothing begins
# before a module is whole.
release=(-c release -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
    -Xswiftc -no-emit-module-separately-wmo)
shared=("${common[@]}" "${release[@]}" -Xswiftc -enable-testing "${checks[@]}")
full=("${common[@]}" "${release[@]}" --scratch-path .build/full)
# No index of the tests is needed, or written: Tests/XCTMain.swift.
unindexed=()
if [ "$system" = native ] && offers --disable-index-store; then unindexed=(--disable-index-store); fi
quick=("${shared[@]}" "${unindexed[@]}")
debug=("${common[@]}" -Xcc -O2 "${checks[@]}" "${unindexed[@]}")

# The folder of what a build makes: built quick|full|debug
built() {
    local -n options=$1
    if [ "$1" = quick ]; then local -x FIRSTLIGHT_QUICK=$system; fi
    swift build --show-bin-path "${options[@]}"
}

# Builds, and notes how long which module took (Scripts/times.py): build quick|full|debug NAME OPTION...
build() {
    local -n options=$1
    local kind=$1 name=$2
    shift 2
    Scripts/static_libraries.sh
    if [ "$kind" = quick ]; then local -x FIRSTLIGHT_QUICK=$system; fi
    # The package manager begins what can begin in the order of names, from behind, and C's files last. StageCairo waits for the
    # kernels, and then all that draws does, and LaunchKit and the brands for their files: 5 s now, or 36 later.
    if ! [ -e "$(built "$kind")/AllOfC.build" ]; then
        Scripts/times.py record "$name-kernels" swift build "${options[@]}" --target AllOfC || return
    fi
    # For the same reason the largest module of tests would wait for those that it tests until half of the others are done, and be
    # compiled alone at the end.
    if [[ " $* " == *" --build-tests "* ]] && ! [ -e "$(built "$kind")/Modules/StageSamples.swiftmodule" ]; then
        Scripts/times.py record "$name-modules" swift build "${options[@]}" --target StageSamples || return
    fi
    echo "build: $name; the log is out/times/$name.log" >&2
    # Comes last: what it ends with is what the build ended with, also where nothing stops at an error.
    Scripts/times.py record "$name" swift build "${options[@]}" "$@"
}
