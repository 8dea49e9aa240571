// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation
import StageCairo
import StageUI

extension SoakChild {
    /// Runs launches one after the other and notes the memory after each.
    func memory(_ scenarios: [Scenario], _ launches: Int) async throws {
        for number in 0..<launches {
            let scenario = scenarios[number % scenarios.count]
            let shaper = try shaper(of: scenario)
            let run = try Simulation(scenario, of: apps.named(scenario.app), text: shaper, scale: 1)
            let renderer = CairoRenderer(size: run.device.configuration.size, scale: 1, shaper: shaper)
            try await run.runOnVirtualClock { frame in
                if (frame.index ?? 0) % 6 == 0 { renderer.render(frame.list) }
            }
            notebook.add(SoakNote(kind: .memory, number: try Self.residentKiB()))
        }
    }

    /// Shows one launch, draws each of its frames and notes the most memory that this took.
    func splash(_ scenario: Scenario, _ scale: Double) async throws {
        let shaper = try shaper(of: scenario)
        let run = try Simulation(scenario, of: apps.named(scenario.app), text: shaper, scale: scale)
        let configuration = run.device.configuration
        let renderer = CairoRenderer(
            size: configuration.size, scale: configuration.scale, shaper: shaper)
        try await run.runOnVirtualClock { renderer.render($0.list) }
        notebook.add(SoakNote(kind: .memory, number: try Self.footprintKiB("VmHWM")))
    }

    /// The resident memory of this process in KiB, without what is only read from files.
    nonisolated static func residentKiB() throws -> Int { try footprintKiB("VmRSS") }

    /// A size of this process in KiB, without what is only read from files, such as the program's own code: the
    /// footprint that the requirement means (C-UN-41).
    nonisolated static func footprintKiB(_ key: String) throws -> Int {
        try statusKiB(key) - statusKiB("RssFile")
    }

    /// The size that the system reports for this process, in KiB.
    ///
    /// - Throws: An error when it does not report it, as nothing can be proved then.
    nonisolated static func statusKiB(_ key: String) throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix(key + ":") }
        guard let number = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) }) else {
            throw CommandError("/proc/self/status has no \(key).", code: .software)
        }
        return number
    }
}
