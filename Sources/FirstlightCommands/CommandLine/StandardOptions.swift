// Licensed under the Apache License, Version 2.0.

/// Options that every command spells the same way.
package enum StandardOptions {
    /// Asks for JSON instead of a table.
    package static let json = Option.flag("json", help: "Print the result as JSON.")
    /// Asks for the verdicts as a file that continuous integration reads.
    package static let junit = Option<String?>.optional(
        "junit", ValueParser<String>.outputFile,
        help: "The file to write each verdict to, as JUnit XML.")
    /// Asks for the verdicts as a page for people.
    package static let report = Option<String?>.optional(
        "report", ValueParser<String>.outputFile,
        help:
            "The report to write: one HTML file that needs nothing else, failures first. Beside it are JUnit (.junit.xml) and a summary (.md)."
    )
}
