// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation

/// A sequence of steps in one order, each for its time, once it is dismissed from the first.
///
/// The type of the steps is the app's: to add a step to a splash, add a case and name it here, and
/// transitions still go through `dismiss()` alone (ST-49, ST-50).
@MainActor
@Observable
final class SplashStepSequence<Step: Hashable & Sendable> {
    private(set) var step: Step
    /// The start of each step that has begun.
    private(set) var starts: [Step: Date] = [:]
    /// The number of waits that have not ended.
    @ObservationIgnored private(set) var pendingOperations = 0

    @ObservationIgnored private let first: Step
    @ObservationIgnored private let stops: [(step: Step, length: Duration)]
    @ObservationIgnored private let last: Step
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let date: @Sendable () -> Date
    @ObservationIgnored private var run: Task<Void, Never>?
    @ObservationIgnored private var isCancelled = false

    /// Creates a sequence at its first step.
    ///
    /// - Parameters:
    ///   - first: The step that lasts until the sequence is dismissed.
    ///   - stops: The steps of the way out, in order, and how long each is shown.
    ///   - last: The step at which everything is over.
    ///   - clock: The clock of the waits.
    ///   - date: The date of the views' timeline at this moment.
    init(
        from first: Step, through stops: [(step: Step, length: Duration)], to last: Step,
        clock: any Clock<Duration>, date: @escaping @Sendable () -> Date
    ) {
        (self.first, self.stops, self.last) = (first, stops, last)
        (self.clock, self.date) = (clock, date)
        step = first
    }

    /// Notes the first frame; only the first call counts.
    func appear() {
        if starts[first] == nil { starts[first] = date() }
    }

    /// Moves on from the first step, through the others, to the last; otherwise does nothing.
    func dismiss() {
        guard step == first, run == nil, !isCancelled else { return }
        guard let next = stops.first else { return enter(last) }
        enter(next.step)
        pendingOperations += 1
        run = Task { await goOn() }
    }

    /// Holds the first step and then dismisses; does nothing when the calling task is cancelled.
    func dismiss(after hold: Duration) async {
        guard step == first else { return }
        pendingOperations += 1
        defer { pendingOperations -= 1 }
        // The only error is cancellation, which is no request to continue.
        guard (try? await clock.sleep(for: hold)) != nil, !Task.isCancelled else { return }
        dismiss()
    }

    /// Ends all waits; the step stays what it is.
    func cancel() {
        isCancelled = true
        run?.cancel()
    }

    private func goOn() async {
        defer { pendingOperations -= 1 }
        for (index, stop) in stops.enumerated() {
            if index > 0 { enter(stop.step) }
            guard (try? await clock.sleep(for: stop.length)) != nil, !isCancelled else { return }
        }
        enter(last)
    }

    private func enter(_ next: Step) {
        starts[next] = date()
        step = next
    }
}
