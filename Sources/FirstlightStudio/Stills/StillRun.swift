// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation

/// A picture at rest that a page wants.
struct Still: Sendable {
    let query: StudioQuery
    /// The words of the query, for a process that draws it beside this one.
    let items: [String: String]
    /// The words that tell it from all others.
    let key: String

    init(_ query: StudioQuery, _ items: [String: String]) {
        (self.query, self.items) = (query, items)
        key = (query.key + ["\(query.instant)"]).joined(separator: "\n")
    }

    /// Indicates whether it is kept: there are as many states as an app names, and any number of instants.
    var isKept: Bool { items["ms"] == nil && query.opened == nil }
}

/// A launch that is played once for all the stills that it passes, and the pages that wait for them.
@MainActor
final class StillRun {
    private let stills: [Still]
    private let keep: (Still, Data) -> Void
    private var made: Set<String> = []
    private var waiting: [Int: (key: String, answer: CheckedContinuation<Data, any Error>)] = [:]
    private var request: Task<Data, any Error>?
    private(set) var isBegun = false
    /// Indicates whether all that waited have gone, so that it is not played any further.
    private(set) var isLeft = false

    /// Prepares the run.
    ///
    /// - Parameters:
    ///   - stills: The stills in the order of their instants.
    ///   - keep: Takes each that is made.
    init(_ stills: [Still], keep: @escaping (Still, Data) -> Void) {
        (self.stills, self.keep) = (stills, keep)
    }

    /// The stills that are not made yet.
    var wanted: [Still] { stills.filter { !made.contains($0.key) } }
    /// Indicates whether a person looks at this one alone, so that it comes before those of a row.
    var isAlone: Bool { stills.allSatisfy { $0.items["with"] == nil } }
    /// Indicates whether this process alone can play it.
    var isOwn: Bool { stills.contains { $0.query.opened != nil } }

    /// Returns whether a still comes of it.
    func willMake(_ key: String) -> Bool { !isLeft && wanted.contains { $0.key == key } }

    func begin() { isBegun = true }

    func wait(_ number: Int, for key: String, _ answer: CheckedContinuation<Data, any Error>) {
        waiting[number] = (key, answer)
    }

    /// Lets a page go that waits no more.
    func leave(_ number: Int) {
        guard let one = waiting.removeValue(forKey: number) else { return }
        one.answer.resume(throwing: CancellationError())
        guard waiting.isEmpty else { return }
        isLeft = true
        request?.cancel()
    }

    /// Hands a still to those that wait for it.
    func deliver(_ still: Still, _ picture: Data) {
        guard made.insert(still.key).inserted else { return }
        keep(still, picture)
        for (number, one) in waiting where one.key == still.key {
            waiting.removeValue(forKey: number)
            one.answer.resume(returning: picture)
        }
    }

    /// Ends the waiting for what was not made.
    func end(_ error: any Error) {
        isLeft = true
        request?.cancel()
        for one in waiting.values { one.answer.resume(throwing: error) }
        waiting = [:]
    }

    /// Has the stills drawn by another process; what it cannot draw stays wanted.
    func draw(by helper: OtherProgram, patience: Int) async {
        for still in wanted where !isLeft {
            // It plays the launch for the first one, and has the others on the way.
            let request = Task { try await helper.answer("frame.png", still.items, patience: patience) }
            self.request = request
            guard let picture = try? await request.value else { return }
            deliver(still, picture)
        }
    }
}
