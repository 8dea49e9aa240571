// Licensed under the Apache License, Version 2.0.

/// Assigns overlapping spans to different lanes, with as few lanes as there are spans at one time.
enum LaunchLanes {
    /// Returns the lane of each span, from 0.
    ///
    /// The first lane that is free takes the next span in order of starts. A span that begins where
    /// another ends may follow it in the same lane.
    static func assign(_ spans: [(start: Duration, end: Duration)]) -> [Int] {
        var ends: [Duration] = []
        var lanes = Array(repeating: 0, count: spans.count)
        // Of the same start the shorter one first, so that one without length takes no separate lane.
        let order = spans.indices.sorted { left, right in
            let (a, b) = (spans[left], spans[right])
            if a.start != b.start { return a.start < b.start }
            return a.end != b.end ? a.end < b.end : left < right
        }
        for index in order {
            let span = spans[index]
            if let free = ends.firstIndex(where: { $0 <= span.start }) {
                ends[free] = max(ends[free], span.end)
                lanes[index] = free
            } else {
                lanes[index] = ends.count
                ends.append(span.end)
            }
        }
        return lanes
    }
}
