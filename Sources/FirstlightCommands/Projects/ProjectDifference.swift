// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// The changes of a plan to the texts of a project, line by line.
struct ProjectDifference {
    let plan: ProjectPlan

    /// Prints each file that changes: a text by its lines, anything else by its size.
    func print(to console: Console) {
        for change in plan.edits {
            let old = try? Data(contentsOf: plan.folder.appendingPathComponent(change.path))
            let new = change.kind == .removed ? nil : plan.files[change.path].map { Data($0) }
            console.print("\(change.kind.rawValue) \(change.path)")
            guard let before = text(old), let after = text(new) else {
                let size = MessageText.count(old?.count ?? 0, "byte")
                console.print("  \(size) \(old?.count == 1 ? "becomes" : "become") \(new?.count ?? 0)")
                continue
            }
            for line in Self.lines(before, after) { console.print("  \(line)") }
        }
    }

    private func text(_ data: Data?) -> String? {
        guard let data else { return "" }
        guard data.count < 1 << 20, !data.contains(0) else { return nil }
        return String(data: data, encoding: .utf8)
    }

    /// The lines that go, with a minus, and those that come, with a plus, in the order of the text.
    static func lines(_ before: String, _ after: String) -> [String] {
        let (old, new) = (
            before.split(separator: "\n", omittingEmptySubsequences: false),
            after.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let difference = new.difference(from: old)
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (lines, left, right): ([String], Int, Int) = ([], 0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left), left < old.count {
                lines.append("-\(old[left])")
                left += 1
            } else if inserted.contains(right), right < new.count {
                lines.append("+\(new[right])")
                right += 1
            } else {
                (left, right) = (left + 1, right + 1)
            }
        }
        return lines
    }
}
