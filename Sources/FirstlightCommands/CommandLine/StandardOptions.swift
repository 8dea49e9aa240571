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
        "report", ValueParser<String>.report,
        help:
            "The report to write: a folder with a page, index.html, failures first; or one file, if the path ends in .html. Beside it are JUnit (.junit.xml) and a summary (.md)."
    )
    /// Asks for a report that is one file.
    package static let singleFile = Option.flag(
        "single-file", help: "Write the report as one file that needs nothing else, for a mail.")
}
