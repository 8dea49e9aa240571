// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// One request of many, drawn from a seed by its number.
struct HostilePlan: Sendable {
    let number: Int
    let course: HostileBehavior
    /// Seconds after which the request is cancelled; nil when it is not.
    let cancelledAfter: Double?

    init(seed: UInt64, number: Int) {
        self.number = number
        var random = SplitMix(seed: seed, index: number)
        // Every cancelled request is one course more beside the others.
        let courses = HostileBehavior.allCases
        let drawn = Int.random(in: 0...courses.count, using: &random)
        if drawn < courses.count {
            (course, cancelledAfter) = (courses[drawn], nil)
        } else {
            course = random.pick([.whole, .stalledBefore, .stalledWithin, .trickling, .movedTenTimes])
            cancelledAfter = random.seconds(in: 0...0.03)
        }
    }

    /// The name under which it is counted.
    var name: String { cancelledAfter == nil ? course.rawValue : "cancelled" }

    var patience: HostilePatience { cancelledAfter == nil ? course.patience : .patient }

    /// The beginnings of ``HostileEnding`` that are right.
    var endings: [String] {
        guard cancelledAfter != nil else { return [course.ending] }
        // These end by themselves, and may do so before they are cancelled.
        let endsAnyway = course == .whole || course == .movedTenTimes
        return endsAnyway ? ["cancelled", course.ending] : ["cancelled"]
    }
}
