// Licensed under the Apache License, Version 2.0.

package import Foundation

/// The folder of goldens, for the commands that review them.
package enum GoldenOptions {
    /// The option.
    package static let goldens = Option<String>(
        "goldens", ValueParser<String>.inputFolder, default: "Goldens", shown: "Goldens",
        help: "The folder of the goldens, as the command snapshot wrote them.")

    /// The folder that was given, or `Goldens` here.
    ///
    /// - Throws: A `CommandError` that says how to make one.
    package static func folder(_ arguments: ParsedArguments) throws(CommandError) -> URL {
        let path = arguments[goldens]
        guard FileManager.default.isFolder(path) == true else {
            throw CommandError(
                "There is no folder '\(path)' with goldens.", code: .noInput,
                hint:
                    "Give one with --goldens, or make it: \(arguments.program) snapshot --matrix --into \(path)"
            )
        }
        return URL(fileURLWithPath: path, isDirectory: true)
    }
}
