// Licensed under the Apache License, Version 2.0.

/// Suggestions for a word that is not known.
package enum Suggestions {
    /// The candidate nearest to a word, or nil when none is near enough to be meant.
    package static func nearest(to word: String, in candidates: [String]) -> String? {
        let word = word.lowercased()
        // A third of the letters may be wrong; a word of two letters allows one.
        let limit = max(1, word.count / 3)
        let ranked = candidates.map { (name: $0, distance: distance(word, $0.lowercased())) }
        let best = ranked.filter { $0.distance <= limit }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
        if let best { return best.name }
        // A beginning counts when it is unambiguous.
        let begun = candidates.filter { word.count >= 2 && $0.lowercased().hasPrefix(word) }
        return begun.count == 1 ? begun.first : nil
    }

    /// Returns the number of letters to insert, drop, replace or swap with their neighbour (Damerau's distance).
    package static func distance(_ first: String, _ second: String) -> Int {
        let a = Array(first), b = Array(second)
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
