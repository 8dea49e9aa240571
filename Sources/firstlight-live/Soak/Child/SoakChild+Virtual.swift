// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchRehearsal
import StageCairo
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
                let run = try Rehearsal(scenario, text: shaper, scale: 1)
                var print = FrameFingerprint()
                try await run.runVirtually { print.add($0.time, $0.list) }
                print.add(run.launch?.routeName() ?? "none")
                notebook.add(
                    SoakNote(
                        kind: .frames, text: scenario.name, print: print.text, quick: print.quick,
                        number: print.count))
                orphaned()
            }
        }
    }

    /// Runs launches one after the other and notes the memory after each.
    func memory(_ scenarios: [Scenario], _ launches: Int) async throws {
        for number in 0..<launches {
            let run = try Rehearsal(scenarios[number % scenarios.count], text: shaper, scale: 1)
            let renderer = CairoRenderer(size: run.device.configuration.size, scale: 1, shaper: shaper)
            try await run.runVirtually { frame in
                if (frame.index ?? 0) % 6 == 0 { renderer.render(frame.list) }
            }
            notebook.add(SoakNote(kind: .memory, number: Self.residentKiB))
            orphaned()
        }
    }

    /// Ends this process when the soak that wanted it is gone.
    private func orphaned() {
        if getppid() == 1 { exit(1) }
    }

    /// The resident memory of this process in KiB; 0 where the system does not tell.
    private static var residentKiB: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let fields = text.split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024 : 0
    }
}
