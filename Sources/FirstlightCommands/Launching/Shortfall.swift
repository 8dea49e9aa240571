// Licensed under the Apache License, Version 2.0.

import StageUI

/// What views asked for and did not get: a font, a picture, a symbol that is drawn otherwise.
enum Shortfall {
    /// Tells each once, with the place of the first view that missed it.
    static func tell(_ issues: [StageIssue], _ arguments: ParsedArguments) {
        for line in lines(issues) { arguments.warn(line) }
    }

    /// One line for each thing.
    static func lines(_ issues: [StageIssue]) -> [String] {
        var places: [String: Set<String>] = [:]
        var firsts: [StageIssue] = []
        for issue in issues {
            if places[issue.message] == nil { firsts.append(issue) }
            places[issue.message, default: []].insert(issue.path)
        }
        return firsts.map { issue in
            let more = (places[issue.message]?.count ?? 1) - 1
            let others = more == 0 ? "" : ", and \(MessageText.count(more, "more place"))"
            let place = issue.path.isEmpty ? "" : " In \(issue.path)\(others)."
            return "\(words(issue.kind)): \(issue.message)\(place)"
        }
    }

    private static func words(_ kind: StageIssue.Kind) -> String {
        switch kind {
        case .unsupported: "not supported"
        case .misuse: "misuse"
        case .writeDuringUpdate: "state written in a body"
        case .updateLoop: "endless updates"
        case .missingResource: "missing"
        }
    }
}
