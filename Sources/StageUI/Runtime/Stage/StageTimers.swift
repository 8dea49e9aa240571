// Licensed under the Apache License, Version 2.0.

import Foundation
import Synchronization

/// The actions that wait for a time of the stage, such as those of a timer of Combine.
///
/// It may be added to on any thread; the stage runs what is due with each frame.
final class StageTimers: Sendable {
    private struct Entry {
        let seconds: Double
        let number: Int
        let action: @Sendable () -> Void
    }
    private struct Content {
        var seconds: Double
        var count = 0
        var entries: [Entry] = []
        var isClosed = false
    }
    private let content: Mutex<Content>

    /// Creates a clock that begins at a number of seconds since the reference date.
    init(at seconds: Double) { content = Mutex(Content(seconds: seconds)) }

    /// The time of the last frame, in seconds since the reference date.
    var seconds: Double { content.withLock { $0.seconds } }

    func schedule(at seconds: Double, _ action: @escaping @Sendable () -> Void) {
        content.withLock { content in
            guard !content.isClosed else { return }
            content.count += 1
            let entry = Entry(seconds: seconds, number: content.count, action: action)
            // After those of the same instant, so that they come in the order in which they were given.
            let place = content.entries.lastIndex { $0.seconds <= seconds }.map { $0 + 1 } ?? 0
            content.entries.insert(entry, at: place)
        }
    }

    /// Moves the time on, and removes and returns what is due then.
    func advance(to seconds: Double) -> [@Sendable () -> Void] {
        content.withLock { content in
            content.seconds = seconds
            // The sum of many intervals may miss the time of a frame by its last digits.
            let due = content.entries.prefix { $0.seconds <= seconds + 1e-6 }
            content.entries.removeFirst(due.count)
            return due.map(\.action)
        }
    }

    /// Indicates whether something waits for a later time, and whether something waits for the next frame.
    var waiting: (later: Bool, next: Bool) {
        content.withLock { content in
            let isNext = content.entries.first.map { $0.seconds <= content.seconds + 1e-6 } ?? false
            return (!isNext && !content.entries.isEmpty, isNext)
        }
    }

    func close() {
        let entries = content.withLock { content in
            content.isClosed = true
            defer { content.entries = [] }
            return content.entries
        }
        withExtendedLifetime(entries) {}
    }
}

extension Stage {
    /// Runs what has waited for the time of the frame; what that schedules for the same time, such as a receiver on the
    /// main queue, runs as well.
    func runTimers() {
        let seconds = date.timeIntervalSinceReferenceDate
        var due = timers.advance(to: seconds)
        var rounds = 0
        if !due.isEmpty { updates.actionsRun += 1 }
        while !due.isEmpty, rounds < 100 {
            StageReference.run({ for action in due { action() } }, on: self)
            due = timers.advance(to: seconds)
            rounds += 1
        }
        // More of it waits for the next frame: it keeps causing itself.
        for action in due { timers.schedule(at: seconds, action) }
    }
}
