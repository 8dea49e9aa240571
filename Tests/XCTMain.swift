// Licensed under the Apache License, Version 2.0.

import Testing

/// The program of all tests.
///
/// Where there is such a file, the native build system does not look for XCTest's tests, of which there are none, in an index of
/// every module of tests: to write it takes a seventh of their compilation. Its function is the one that a program which the
/// package manager makes itself calls.
@main
struct XCTMain {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
