// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import StageUI
import Testing

/// One launch of a brand on a virtual clock, which its test moves.
@MainActor
protocol BrandStory: AnyObject {
    associatedtype Route: Hashable & Sendable

    var clock: VirtualClock { get }
    var controller: LaunchController<Route> { get }
    /// The date at the clock's zero.
    var start: Date { get }
    /// The windows of the app; none where the launch alone is told.
    var stages: [Stage] { get }
    /// The milliseconds between two frames.
    var frameStep: Int { get }

    /// Draws the present moment, and lets what that causes come to rest.
    func show() async
    /// Notes what has changed; called whenever the launch has come to rest.
    func note()
}

extension BrandStory {
    var stage: Stage { stages[0] }
    var frameStep: Int { 20 }
    var phase: LaunchPhase { controller.phase }
    var seconds: Double { clock.elapsed / .seconds(1) }
    var milliseconds: Int { Int((clock.elapsed / .milliseconds(1)).rounded()) }
    /// The present date of the story.
    var now: Date { clock.dates(from: start)() }

    func note() {}

    func show() async {
        for _ in 0..<2 {
            for stage in stages { _ = stage.frame(at: seconds) }
            await settle()
        }
    }

    /// Shows a frame at each step of the grid and at the target, in milliseconds from the first frame.
    func go(to target: Int) async {
        if phase == .idle || target == 0 { await show() }
        var time = milliseconds
        while time < target {
            time = min(target, (time / frameStep + 1) * frameStep)
            await clock.advance(to: .milliseconds(time)) { await settle() }
            await show()
        }
    }

    func settle() async {
        let real = ContinuousClock()
        let deadline = real.now.advanced(by: .seconds(120))
        var turns = 0
        while controller.pendingOperations != clock.sleepers {
            turns += 1
            // The bodies of tasks run on other threads, which need the processor more than this wait.
            if turns < 200 { await Task.yield() } else { try? await real.sleep(for: .microseconds(200)) }
            if real.now > deadline {
                Issue.record("The launch did not come to rest at \(clock.elapsed).")
                return
            }
        }
        note()
    }

    /// The milliseconds of all events of a kind.
    func times(of kind: (LaunchTraceEvent.Kind) -> Bool) -> [Int] {
        controller.trace.filter { kind($0.kind) }.map(\.milliseconds)
    }

    func starts(of task: LaunchTaskID) -> [Int] {
        times { if case .taskStarted(task, attempt: _) = $0 { true } else { false } }
    }
}

extension VirtualClock {
    /// The dates of a device on which this clock began at a date.
    func dates(from start: Date) -> @Sendable () -> Date {
        { start.addingTimeInterval(self.elapsed / .seconds(1)) }
    }
}

extension LaunchTraceEvent {
    var milliseconds: Int { Int((time / .milliseconds(1)).rounded()) }
}
