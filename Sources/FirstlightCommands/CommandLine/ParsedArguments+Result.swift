// Licensed under the Apache License, Version 2.0.

extension ParsedArguments {
    /// Prints the result of a command: as JSON with `--json`, otherwise in words.
    ///
    /// - Parameters:
    ///   - result: The result as JSON has it.
    ///   - schema: The form of the JSON.
    ///   - printWords: Prints the result for people.
    package func show<Result: Encodable>(
        _ result: @autoclosure () throws -> Result, as schema: ReportSchema, printWords: () throws -> Void
    ) throws {
        if self[StandardOptions.json] {
            try console.printJSON(result(), as: schema)
        } else {
            try printWords()
        }
    }
}
