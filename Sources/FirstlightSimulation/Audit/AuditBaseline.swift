// Licensed under the Apache License, Version 2.0.

package import Foundation

/// The failures that an earlier audit of some apps found, which fail no later one.
package struct AuditBaseline: Equatable, Sendable {
    /// A failure: what it is about stays the same when the figure or the place changes.
    package struct Entry: Hashable, Sendable, Codable {
        /// The id of the app.
        package let app: String
        /// The violated rule.
        package let rule: AuditRule
        /// The subject.
        package let subject: String

        /// Names a failure of an app.
        package init(app: String, _ finding: AuditFinding) {
            (self.app, rule, subject) = (app, finding.rule, finding.subject)
        }

        /// Decodes an entry; an unknown key is an error.
        package init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: AnyKey.self)
            try box.refuseUnknown(["app", "rule", "subject"], "an entry of a baseline")
            app = try box.decode(String.self, forKey: "app")
            rule = try box.word("rule")
            subject = try box.decode(String.self, forKey: "subject")
        }
    }

    /// The failures.
    package var entries: Set<Entry>

    /// Makes a baseline of failures.
    package init(_ entries: Set<Entry> = []) { self.entries = entries }

    /// Reads a file.
    ///
    /// - Throws: `SimulationError.badBaseline` that names the place and what may stand there.
    package init(json: Data) throws {
        do {
            entries = Set(
                try Scenario.decoding(
                    json, as: [Entry].self, apps: [],
                    least: "a baseline without failures is an empty list: []"))
        } catch SimulationError.badScenario(let reason) {
            throw SimulationError.badBaseline(reason)
        }
    }

    /// The file: an entry on each line, in a fixed order.
    ///
    /// - Throws: `SimulationError.badBaseline` for one that would be too long to be read again.
    package var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let lines = try entries.map { String(decoding: try encoder.encode($0), as: UTF8.self) }.sorted()
            let json = Data((lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n").utf8)
            guard json.count <= Scenario.mostBytes else {
                throw SimulationError.badBaseline(
                    "with \(entries.count) failures it would have more than \(Scenario.mostBytes) bytes, the maximum; "
                        + "audit fewer apps, devices or languages at a time.")
            }
            return json
        }
    }
}
