// Licensed under the Apache License, Version 2.0.

public import Foundation
public import Observation

/// Goes through the phases of the loading view at their times, and tells once that they are over.
///
/// Phases 0 and 1 begin with the first frame. Phases 2 to 5 begin when nothing has to be waited for any
/// more; as the document has it, that is right after phase 1.
@MainActor
@Observable
public final class FonstersLoadingSequence {
    /// The present phase.
    public private(set) var phase = FonstersPhase.linesMove
    /// The phases so far.
    @ObservationIgnored public private(set) var trace: [FonstersPhase] = []
    /// The number of waits that have not ended.
    @ObservationIgnored public private(set) var pendingOperations = 0

    private var start: Date?
    private var leaveStart: Date?
    @ObservationIgnored private let date: @Sendable () -> Date
    @ObservationIgnored private let makeSleep: @Sendable () -> Sleep
    @ObservationIgnored private let onComplete: @MainActor () -> Void
    @ObservationIgnored private var runs: [Task<Void, Never>] = []
    @ObservationIgnored private var isCancelled = false

    /// Sleeps until a time after the moment at which it was made.
    private typealias Sleep = @Sendable (Duration) async throws -> Void

    /// Creates a sequence that waits for its first frame.
    ///
    /// - Parameters:
    ///   - clock: The clock of the waits.
    ///   - date: The date of the views' timeline at this moment.
    ///   - onComplete: Called once, when the last phase is over (FO-50).
    public init(
        clock: any Clock<Duration>, date: @escaping @Sendable () -> Date,
        onComplete: @escaping @MainActor () -> Void
    ) {
        self.date = date
        self.onComplete = onComplete
        makeSleep = Self.sleeper(clock)
    }

    /// The seconds of the animation at a date, 0...1; it stands still while work is waited for.
    public func time(at date: Date) -> Double {
        guard let start else { return 0 }
        guard let leaveStart else { return min(max(0, date.timeIntervalSince(start)), 0.4) }
        return min(0.4 + max(0, date.timeIntervalSince(leaveStart)), 1)
    }

    /// Begins with phase 0; only the first call counts, so a view that appears again changes nothing.
    public func runPhases() {
        guard start == nil, !isCancelled else { return }
        start = date()
        trace = [phase]
        run([.iconIn])
    }

    /// Goes on from phase 1 to the end; only the first call counts (FO-52).
    public func leave() {
        guard start != nil, leaveStart == nil, !isCancelled else { return }
        leaveStart = date()
        enter(.backgroundOut)
        run([.linesOff, .iconOut, .complete])
    }

    /// Gives the sequence up: waits end, and completion is not told any more.
    public func cancel() {
        isCancelled = true
        for run in runs { run.cancel() }
    }

    /// Enters each phase a phase's length after the one before, counted from now.
    private func run(_ phases: [FonstersPhase]) {
        let sleep = makeSleep()
        pendingOperations += 1
        runs.append(
            Task {
                defer { pendingOperations -= 1 }
                for (index, next) in phases.enumerated() {
                    let deadline = Fonsters.phaseLength * (index + 1)
                    // The only error is cancellation, after which nobody waits.
                    guard (try? await sleep(deadline)) != nil, !isCancelled else { return }
                    enter(next)
                }
            })
    }

    /// Enters all phases up to one, so that none is ever skipped.
    private func enter(_ target: FonstersPhase) {
        while phase.rawValue < target.rawValue, let next = FonstersPhase(rawValue: phase.rawValue + 1) {
            phase = next
            trace.append(next)
            if next == .complete { onComplete() }
        }
    }

    private static func sleeper<C: Clock>(_ clock: C) -> @Sendable () -> Sleep
    where C.Duration == Duration {
        {
            let zero = clock.now
            return { try await clock.sleep(until: zero.advanced(by: $0), tolerance: nil) }
        }
    }
}
