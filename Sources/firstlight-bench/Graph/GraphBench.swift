// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

/// Measures the launch engine with plans of many tasks, on the real clock.
@MainActor
struct GraphBench {
    struct Measure {
        var own = Samples()
        var reference = Samples()
    }

    /// The sizes of the curve, in tasks.
    static let curve = [100, 1_000, 10_000]

    /// Tasks that do nothing, side by side: what is left is what the engine itself costs.
    ///
    /// The reference is a task group that runs the same bodies and keeps each output by its name.
    func measureOverhead(tasks: Int, times: Int) async -> Measure {
        var measure = Measure()
        let names = (0..<tasks).map { LaunchTaskID(rawValue: "task\($0)") }
        for _ in 0..<times {
            var plan = LaunchPlan()
            for (number, name) in names.enumerated() { plan.task(name) { number } }
            measure.own.wall.append(await run(plan))
            let start = Samples.now(CLOCK_MONOTONIC)
            var outputs: [LaunchTaskID: any Sendable] = [:]
            await withTaskGroup(of: (LaunchTaskID, any Sendable).self) { group in
                for (number, name) in names.enumerated() { group.addTask { (name, number) } }
                for await (name, output) in group { outputs[name] = output }
            }
            measure.reference.wall.append(Samples.now(CLOCK_MONOTONIC) - start)
        }
        return measure
    }

    /// The milliseconds from the first frame of a launch to its end.
    func run(_ plan: LaunchPlan) async -> Double {
        var start = 0.0
        var launch: LaunchController<Int>?
        await withCheckedContinuation { continuation in
            var hooks = LaunchController<Int>.Hooks()
            hooks.markReady = { continuation.resume() }
            let made = LaunchController<Int>(
                plan: plan, policy: LaunchPolicy(timeout: .seconds(600)), clock: ContinuousClock(),
                date: { Date() }, route: { $0.ids.count }, hooks: hooks)
            launch = made
            start = Samples.now(CLOCK_MONOTONIC)
            made.appear()
        }
        let end = Samples.now(CLOCK_MONOTONIC)
        launch?.cancel()
        return end - start
    }
}
