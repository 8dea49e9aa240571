// Licensed under the Apache License, Version 2.0.

/// The timelines at work, in the order in which they started. Keeping that order makes each frame do the same things
/// in the same order in every run of the program.
@MainActor
struct TimelineSet {
    private var members: [ObjectIdentifier: (place: Int, timeline: any TimelineDriven)] = [:]
    private var added = 0

    subscript(id: ObjectIdentifier) -> (any TimelineDriven)? {
        get { members[id]?.timeline }
        set {
            guard let newValue else {
                members[id] = nil
                return
            }
            members[id] = (members[id]?.place ?? added, newValue)
            added += 1
        }
    }

    var all: [any TimelineDriven] {
        members.isEmpty ? [] : members.values.sorted { $0.place < $1.place }.map(\.timeline)
    }

    mutating func removeAll() { members.removeAll() }
}
