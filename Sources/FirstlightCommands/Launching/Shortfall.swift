// Licensed under the Apache License, Version 2.0.

package import StageUI

/// The things that views asked for and did not get: a font, a picture, a symbol that is drawn otherwise.
package enum Shortfall {
    /// One thing that one view missed, as the result of a launch keeps it.
    package struct Item: Codable, Hashable, Sendable {
        /// The kind of thing it is, in words.
        let kind: String
        /// The problem and its remedy.
        let message: String
        /// The place of the view.
        let path: String

        init(kind: String, message: String, path: String) {
            (self.kind, self.message, self.path) = (kind, message, path)
        }

        /// Creates an item from an issue that a stage noted.
        package init(_ issue: StageIssue) {
            (kind, message, path) = (Shortfall.words(issue.kind), issue.message, issue.path)
        }
    }

    /// Reports each once, with the place of the first view that missed it.
    package static func tell(_ issues: [StageIssue], _ arguments: ParsedArguments) {
        tell(issues.map(Item.init), arguments)
    }

    /// Reports each once, with the place of the first view that missed it.
    static func tell(_ items: [Item], _ arguments: ParsedArguments) {
        for line in lines(items) { arguments.warn(line) }
    }

    /// Reports what views of several apps missed, each thing once for each app.
    ///
    /// - Parameter apps: The ids of the apps in their order, with what was missed; an app may stand there several
    ///   times.
    package static func tell(_ apps: [(id: String, items: [Item])], _ arguments: ParsedArguments) {
        var ids: [String] = []
        for (id, _) in apps where !ids.contains(id) { ids.append(id) }
        for id in ids {
            let start = ids.count > 1 ? "\(id): " : ""
            for line in lines(apps.filter { $0.id == id }.flatMap(\.items)) { arguments.warn(start + line) }
        }
    }

    /// One line for each thing.
    static func lines(_ items: [Item]) -> [String] {
        var places: [String: Set<String>] = [:]
        var firsts: [Item] = []
        for item in items {
            if places[item.message] == nil { firsts.append(item) }
            places[item.message, default: []].insert(item.path)
        }
        return firsts.map { item in
            let more = (places[item.message]?.count ?? 1) - 1
            let others = more == 0 ? "" : ", and \(MessageText.count(more, "more place"))"
            let place = item.path.isEmpty ? "" : " In \(item.path)\(others)."
            return "\(item.kind): \(item.message)\(place)"
        }
    }

    private static func words(_ kind: StageIssue.Kind) -> String {
        switch kind {
        case .unsupported: "not supported"
        case .misuse: "misuse"
        case .writeDuringUpdate: "state written in a body"
        case .updateLoop: "endless updates"
        case .missingResource, .missingText: "missing"
        }
    }
}
