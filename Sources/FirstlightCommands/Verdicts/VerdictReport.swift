// Licensed under the Apache License, Version 2.0.

import Foundation

/// The verdicts of a command on all that it judged, in the forms that continuous integration reads.
struct VerdictReport: Equatable {
    /// One thing that was judged.
    struct Case: Equatable {
        enum Outcome: Equatable {
            case passed
            case failed(String)
            /// Nothing was judged, for a reason.
            case skipped(String)
        }

        /// The app, or another group of things.
        let group: String
        let name: String
        let outcome: Outcome
        /// The time that it took, in seconds; nil when that was not measured.
        var seconds: Double?
        /// The file that it was read from.
        var file: String?
        /// The line in the file; nil for the file as a whole.
        var line: Int?
        /// The app, where the group is something else.
        var app: String?
        /// The device that it was judged on; nil where there is only one.
        var device: String?
        /// The states and settings that the verdict is about.
        var places: [String] = []
        /// The pictures that tell why.
        var pictures: ComparedPictures?

        /// The reason why it failed; nil when it did not.
        var failure: String? { if case .failed(let reason) = outcome { reason } else { nil } }
        /// The reason why it was not judged; nil when it was.
        var skip: String? { if case .skipped(let reason) = outcome { reason } else { nil } }
    }

    let cases: [Case]

    init(_ cases: [Case]) { self.cases = cases }

    /// The cases that failed.
    var failures: [Case] { cases.filter { $0.failure != nil } }

    /// Checks, before the work, that the wanted file can be written.
    static func prepare(_ arguments: ParsedArguments) throws {
        if let path = arguments[StandardOptions.junit] { try Output.file(path) }
    }

    /// Writes files of a report's name beside it: `.junit.xml`, and `.md` for the page of a job.
    ///
    /// Nothing is put beside a pipe or a device.
    func write(beside report: ReportPlace, title: String) throws(CommandError) {
        guard let base = report.base else { return }
        for (ending, text) in [
            ("junit.xml", junit(title: title)), ("md", GitHubActions.markdown(self, title)),
        ] {
            try Output.write(Data(text.utf8), to: base.appendingPathExtension(ending))
        }
    }

    /// Writes the file that is wanted, and tells GitHub where the command runs in one of its actions.
    func tell(_ arguments: ParsedArguments) throws {
        let title = "\(arguments.program) \(arguments.command)"
        if let path = arguments[StandardOptions.junit] {
            try Output.write(Data(junit(title: title).utf8), to: URL(fileURLWithPath: path))
        }
        GitHubActions(arguments.console)?.tell(self, title: title)
    }
}
