// Licensed under the Apache License, Version 2.0.

package import FirstlightExploration
package import FirstlightSimulation
import Foundation
import LaunchCore

/// Reading and writing trace files.
enum TraceFiles {
    /// A file that was read.
    struct Content {
        let path: String
        let subject: ChromeTrace.Subject?
        /// The app of launches from the field, which no scenario describes.
        var app: String?
        let timelines: [LaunchTimeline]

        /// The name of the launch: app and scenario, or the names that an older file has.
        var name: String {
            if let subject { return subject.text }
            var names: [String] = []
            for timeline in timelines where !names.contains(timeline.name) && names.count < 4 {
                names.append(timeline.name)
            }
            return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and others" : "")
        }

        /// A line that says what the file is of.
        var title: String {
            "\(path): \(name), \(timelines.count) launch\(timelines.count == 1 ? "" : "es")"
        }
    }

    /// Reads the launches of a file.
    ///
    /// - Throws: A `CommandError` that names the file and says what to do.
    static func read(_ path: String, _ console: Console) throws(CommandError) -> Content {
        let data = try InputFile(path, console: console).content(atMost: ChromeTrace.mostBytes)
        do throws(ChromeTraceError) {
            let trace = try ChromeTrace(data: data)
            return Content(path: path, subject: trace.subject, timelines: try trace.timelines())
        } catch {
            // What a collector of OpenTelemetry kept is JSON of another form.
            if let field = try? OpenTelemetryLaunches(data: data) {
                return Content(path: path, subject: nil, app: field.app, timelines: field.timelines)
            }
            throw CommandError("\(path): \(error)", code: .badData)
        }
    }

    /// Writes launches into one file.
    static func write(
        _ timelines: [LaunchTimeline], of subject: ChromeTrace.Subject, to path: String
    ) throws {
        try Output.write(try ChromeTrace(timelines, of: subject).data(), to: URL(fileURLWithPath: path))
    }
}

extension ChromeTrace.Subject {
    /// The app and the scenario of a launch.
    package init(_ scenario: Scenario) { self.init(app: scenario.app, scenario: scenario.name) }

    /// The names as the command line takes them.
    var text: String { "\(app)/\(scenario)" }
}
