// Licensed under the Apache License, Version 2.0.

/// The counts of failed launches that the file of a killed app can hold.
///
/// A rule of its own, apart from the guard's: what was noted as written is there; what was only about to be written may
/// be there or not.
struct GuardLedger: Equatable, Sendable {
    /// The failures that the next launch may find; one value unless a kill fell into a write.
    private(set) var possible: Set<Int> = [0]

    /// Indicates whether at least the last two launches have failed, whatever happened to a write that was cut short.
    var haveTwoFailed: Bool { possible.allSatisfy { $0 >= 2 } }

    /// Takes what a launch has noted, and returns what is wrong with it.
    mutating func take(_ notes: [SoakNote]) -> [String] {
        var wrong: [String] = []
        let guards = notes.filter { $0.kind == .guarding || $0.kind == .guarded }
        guard let first = guards.first else { return notes.isEmpty ? [] : unguarded(notes) }
        let found = first.number
        if !possible.contains(found) {
            wrong.append("The launch counts \(found) failures before it; it can only be \(possible.sorted())")
        }
        let isCareful = notes.contains { $0.kind == .careful }
        let hasStarted = notes.contains { $0.kind == .phase }
        if isCareful, found < 2 { wrong.append("The launch is careful after \(found) failures") }
        if hasStarted, !isCareful, found >= 2 {
            wrong.append("The launch is not careful after \(found) failures")
        }
        for note in guards {
            let next: Int =
                switch SoakNote.GuardState(rawValue: note.text) {
                case .open: found + 1
                case .away: found
                case .ready: 0
                case nil: -1
                }
            if note.kind == .guarded { possible = [next] } else { possible.insert(next) }
        }
        return wrong
    }

    /// A launch must not show anything before it is noted durably.
    private func unguarded(_ notes: [SoakNote]) -> [String] {
        notes.contains { $0.kind == .phase } ? ["The launch has begun without being noted"] : []
    }
}
