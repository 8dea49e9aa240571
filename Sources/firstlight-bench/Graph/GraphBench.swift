// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

/// Measures the launch engine with plans of many tasks, on the real clock.
@MainActor
struct GraphBench {
    /// The sizes of the curve, in tasks.
    static let curve = [100, 1_000, 3_000, 10_000]

    /// Measures tasks that do nothing, side by side: the rest is the cost of the engine itself.
    ///
    /// The reference is a task group that runs the same bodies and keeps each output by its name.
    func measureOverhead(tasks: Int, times: Int) async -> ComparedSamples {
        var measure = ComparedSamples()
        let names = (0..<tasks).map { LaunchTaskID(rawValue: "task\($0)") }
        for _ in 0..<times {
            var plan = LaunchPlan()
            for (number, name) in names.enumerated() { plan.task(name) { number } }
            await run(plan, &measure.own)
            let watch = Watch()
            var outputs: [LaunchTaskID: any Sendable] = [:]
            await withTaskGroup(of: (LaunchTaskID, any Sendable).self) { group in
                for (number, name) in names.enumerated() { group.addTask { (name, number) } }
                for await (name, output) in group { outputs[name] = output }
            }
            watch.stop(&measure.reference)
        }
        return measure
    }

    /// Measures the time from the first frame of a launch to its end.
    func run(_ plan: LaunchPlan, _ samples: inout Samples) async {
        var watch = Watch()
        var launch: LaunchController<Int>?
        await withCheckedContinuation { continuation in
            var hooks = LaunchController<Int>.Hooks()
            hooks.markReady = { continuation.resume() }
            let made = LaunchController<Int>(
                plan: plan, policy: LaunchPolicy(timeout: .seconds(600)), clock: ContinuousClock(),
                date: { Date() }, route: { $0.ids.count }, hooks: hooks)
            launch = made
            watch = Watch()
            made.appear()
        }
        watch.stop(&samples)
        launch?.cancel()
    }

    /// The time of the wall and of all threads of this process.
    private struct Watch {
        private let wall = Samples.now(CLOCK_MONOTONIC)
        private let processor = Samples.now(CLOCK_PROCESS_CPUTIME_ID)

        func stop(_ samples: inout Samples) {
            samples.processor.append(Samples.now(CLOCK_PROCESS_CPUTIME_ID) - processor)
            samples.wall.append(Samples.now(CLOCK_MONOTONIC) - wall)
        }
    }
}
