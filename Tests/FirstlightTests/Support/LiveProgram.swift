// Licensed under the Apache License, Version 2.0.

import Foundation

/// The program with sockets, as the build left it beside the tests.
enum LiveProgram {
    /// The file of the program.
    static func file() throws -> URL { try BuiltProgram.file("firstlight-live") }

    /// Runs it to its end.
    ///
    /// - Returns: The exit code and what it printed to its standard output.
    static func run(_ arguments: [String]) async throws -> (code: Int32, output: String) {
        try await BuiltProgram.run(file(), arguments)
    }
}
