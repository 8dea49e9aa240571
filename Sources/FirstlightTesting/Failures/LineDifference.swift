// Licensed under the Apache License, Version 2.0.

import Foundation

/// The lines that are not the same in two texts, each at its place.
struct LineDifference {
    /// The removed lines with a minus and the new ones with a plus, without the margins, which only say how
    /// deep a step lies.
    private let lines: [String]

    /// Compares two texts; nil when they are equal.
    init?(from before: [String], to after: [String]) {
        var (gone, new): (Set<Int>, Set<Int>) = ([], [])
        for change in after.difference(from: before) {
            switch change {
            case .insert(let offset, _, _): new.insert(offset)
            case .remove(let offset, _, _): gone.insert(offset)
            }
        }
        guard !gone.isEmpty || !new.isEmpty else { return nil }
        var lines: [String] = []
        var (old, now) = (0, 0)
        while old < before.count || now < after.count {
            var (minus, plus): ([String], [String]) = ([], [])
            while gone.contains(old) {
                minus.append("- \(before[old].drop { $0 == " " })")
                old += 1
            }
            while new.contains(now) {
                plus.append("+ \(after[now].drop { $0 == " " })")
                now += 1
            }
            // Lines that changed stand with what they became.
            lines += minus.count == plus.count ? zip(minus, plus).flatMap { [$0, $1] } : minus + plus
            (old, now) = (old + 1, now + 1)
        }
        self.lines = lines
    }

    /// All lines, as a file.
    var data: Data { Data((lines.joined(separator: "\n") + "\n").utf8) }

    /// The first lines under a heading.
    func text(heading: String, most: Int = 8) -> String {
        let rest = lines.count - most
        let shown = lines.prefix(most).map { "\n  \($0)" }.joined()
        return heading + shown + (rest > 0 ? "\n  and \(rest) further lines" : "")
    }
}
