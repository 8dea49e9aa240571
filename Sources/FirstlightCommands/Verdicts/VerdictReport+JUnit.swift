// Licensed under the Apache License, Version 2.0.

import Foundation

extension VerdictReport {
    /// The verdicts as JUnit XML: a suite for each group, a test case for each thing that was judged.
    func junit(title: String) -> String {
        var groups: [String] = []
        for entry in cases where !groups.contains(entry.group) { groups.append(entry.group) }
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
        lines.append("<testsuites\(attributes([("name", title)] + counts(cases)))>")
        for group in groups {
            let own = cases.filter { $0.group == group }
            lines.append("  <testsuite\(attributes([("name", group)] + counts(own)))>")
            lines += own.map(line)
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private func counts(_ cases: [Case]) -> [(String, String)] {
        [
            ("tests", "\(cases.count)"), ("failures", "\(cases.count { $0.failure != nil })"),
            ("errors", "0"),
            ("skipped", "\(cases.count { $0.skip != nil })"),
            ("time", Self.seconds(cases.compactMap(\.seconds).reduce(0, +))),
        ]
    }

    private func line(_ entry: Case) -> String {
        let own = attributes(
            [("classname", entry.group), ("name", entry.name)]
                + (entry.seconds.map { [("time", Self.seconds($0))] } ?? [])
                + (entry.file.map { [("file", $0)] } ?? []))
        let start = "    <testcase\(own)"
        switch entry.outcome {
        case .passed: return start + "/>"
        case .failed(let reason):
            return start + "><failure\(attributes([("message", reason)]))/></testcase>"
        case .skipped(let reason):
            return start + "><skipped\(attributes([("message", reason)]))/></testcase>"
        }
    }

    private func attributes(_ pairs: [(String, String)]) -> String {
        pairs.map { " \($0)=\"\(Self.escaped($1))\"" }.joined()
    }

    private static func seconds(_ value: Double) -> String { PlainNumber.fixed(value, places: 3) }

    /// The text of an attribute. What XML 1.0 cannot hold at all becomes the character that stands for it.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\t", "\n", "\r": "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || [0xFFFE, 0xFFFF].contains(scalar.value): "\u{FFFD}"
            default: String(scalar)
            }
        }.joined()
    }
}
