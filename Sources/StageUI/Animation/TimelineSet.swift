// Licensed under the Apache License, Version 2.0.

/// What follows the time, in the order in which it began to: what two of them do in one frame is done in the
/// same order in each run of the program.
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
