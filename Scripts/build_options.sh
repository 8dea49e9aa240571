# The options of the builds for tests, so that none compiles again what another has compiled. To be sourced.
# `checks` are those of both: without line tables a build is a third shorter, and failures carry their own places.
# All tests are built, also where somebody has set what a fuzz sets (Package.swift).
unset FIRSTLIGHT_TESTS
# Linked by lld, eight programs take half the time, and the tests' own 4 s instead of 11.
checks=(--explicit-target-dependency-import-check error -debug-info-format none -Xswiftc -use-ld=lld)
# Whoever depends on the package sees its warnings, once for each file. Another compiler may warn of more, and that must not
# stop anybody. A sample may show what is deprecated.
case $(swiftc --version 2> /dev/null) in
*'Swift version 6.3'*) checks+=(-Xswiftc -warnings-as-errors -Xswiftc -Wwarning -Xswiftc DeprecatedDeclaration) ;;
esac
# For all tests: what is tested is optimized, the tests are not. Some minutes of building more, and the tests take a third of
# the time they took (Decision 0055). A module is read once, not once more for its interface alone.
optimized=(-c release --scratch-path .build/tests -Xswiftc -enable-testing -Xswiftc -no-emit-module-separately-wmo "${checks[@]}")
built=.build/tests/release
# For some tests, while one works on what they test: only the files that changed are compiled again. The kernels work on every
# pixel: what they are written in is quick only when it is optimized.
debug=(-Xcc -O2 "${checks[@]}")
