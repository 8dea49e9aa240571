// Licensed under the Apache License, Version 2.0.

/// A node that is updated with each frame.
@MainActor
protocol TimelineDriven {
    var isRunning: Bool { get }
    var path: String { get }
    func advance(to time: Double)
}

/// The timelines at work, in the order in which they started. Keeping that order makes each frame do the same things
/// in the same order in every run of the program.
@MainActor
struct TimelineSet {
    private var members: [ObjectIdentifier: (place: Int, timeline: any TimelineDriven)] = [:]
    private var added = 0
    /// The timelines in order, until one starts or ends: they are asked for in each frame.
    private var ordered: [any TimelineDriven]?

    subscript(id: ObjectIdentifier) -> (any TimelineDriven)? {
        get { members[id]?.timeline }
        set {
            ordered = nil
            guard let newValue else {
                members[id] = nil
                return
            }
            members[id] = (members[id]?.place ?? added, newValue)
            added += 1
        }
    }

    var all: [any TimelineDriven] {
        mutating get {
            if let ordered { return ordered }
            let found = members.values.sorted { $0.place < $1.place }.map(\.timeline)
            ordered = found
            return found
        }
    }

    mutating func removeAll() { (members, ordered) = ([:], nil) }
}
