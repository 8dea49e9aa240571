# The options of every debug build, so that none compiles again what another has compiled. To be sourced.
# Without line tables a build is a third shorter; failures carry their own places.
# The kernels work on every pixel: what they are written in is quick only when it is optimized.
# All tests are built, also where somebody has set what a fuzz sets (Package.swift).
unset FIRSTLIGHT_TESTS
debug_options=(--explicit-target-dependency-import-check error -debug-info-format none -Xcc -O2)
# Whoever depends on the package sees its warnings, once for each file. Another compiler may warn of more, and that must not
# stop anybody. A sample may show what is deprecated.
case $(swiftc --version 2> /dev/null) in
*'Swift version 6.3'*) debug_options+=(-Xswiftc -warnings-as-errors -Xswiftc -Wwarning -Xswiftc DeprecatedDeclaration) ;;
esac
