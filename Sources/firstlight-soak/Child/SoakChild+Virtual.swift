// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import StageUI

extension SoakChild {
    /// Runs each scenario some times and notes the fingerprint of its frames.
    func frames(_ scenarios: [Scenario], _ repetitions: Int, _ disturbers: Int) async throws {
        // Other tasks on the same threads change in which order the launch's own come to run.
        let clock = clock
        let noise = (0..<disturbers).map { number in
            Task.detached(priority: number % 2 == 0 ? .high : .medium) {
                while !Task.isCancelled {
                    for _ in 0..<20 { await Task.yield() }
                    try? await clock.sleep(for: .microseconds(100 + 370 * number))
                }
            }
        }
        defer { for task in noise { task.cancel() } }
        for _ in 0..<repetitions {
            for scenario in scenarios {
                let run = try Simulation(
                    scenario, of: apps.named(scenario.app), text: shaper(of: scenario), scale: 1)
                var print = FrameFingerprint()
                try await run.runOnVirtualClock { print.add($0.time, $0.list) }
                print.add(run.launch?.controller.place ?? "none")
                notebook.add(
                    SoakNote(
                        kind: .frames, text: "\(scenario.app)/\(scenario.name)", print: print.text,
                        quick: print.quick,
                        number: print.count))
            }
        }
    }
}
