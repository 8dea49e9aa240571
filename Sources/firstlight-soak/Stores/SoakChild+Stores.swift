// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import LaunchStore

extension SoakChild {
    /// Launches apps over stores in which one bit was flipped, and notes what came of it.
    func flips(_ flips: StoreFlips) async throws {
        var samples: [String: StoreSample] = [:]
        for number in flips.first..<flips.first + flips.count {
            var random = SplitMix(seed: flips.seed, index: number)
            let scenario = random.pick(flips.scenarios)
            let hasLog = Bool.random(using: &random)
            let kind = "\(scenario.app) \(hasLog)"
            let known = samples[kind]
            let sample = if let known { known } else { try await sample(scenario, hasLog: hasLog) }
            samples[kind] = sample
            let bit = Int.random(in: 0..<sample.bitCount, using: &random)
            notebook.add(try await flip(bit, of: sample, scenario, number))
        }
    }

    /// Lets an app be launched twice, and takes what it leaves behind: in order, or as when it is killed.
    private func sample(_ scenario: Scenario, hasLog: Bool) async throws -> StoreSample {
        let place = try StorePlace(in: folder)
        defer { place.remove() }
        // While this is open, no launch is the last to close the file, and the log stays.
        let store = try LaunchStore(at: place.file) { _ in }
        for preparesState in [true, false] {
            _ = try await launch(scenario, over: place.file, preparesState: preparesState) { _ in }
        }
        if !hasLog { try await store.checkpoint() }
        return StoreSample(
            file: place.bytes(""), log: place.bytes("-wal"), records: try await store.contents().records)
    }

    /// Flips a bit, looks at the store, and launches the app over another copy, twice.
    private func flip(
        _ bit: Int, of sample: StoreSample, _ scenario: Scenario, _ number: Int
    ) async throws -> StoreFlipNote {
        let flipped = sample.flipping(bit)
        let (looked, launched) = (try StorePlace(in: folder), try StorePlace(in: folder))
        defer {
            looked.remove()
            launched.remove()
        }
        for place in [looked, launched] { try place.write(flipped) }
        var violations: [String] = []
        var losses = 0
        let said = Lines()
        do {
            let store = try LaunchStore(at: looked.file) { said.add($0) }
            let judgement = sample.judge(try await store.contents(), lines: said.all)
            (violations, losses) = (judgement.violations, judgement.losses)
            if !said.all.isEmpty,
                looked.bytes(".corrupt-1") != flipped.file || looked.bytes(".corrupt-1-wal") != flipped.log
            {
                violations.append("The file that was moved aside is not the damaged one")
            }
        } catch {
            violations.append("The store cannot be opened: \(error)")
        }
        violations += try await launches(scenario, over: launched.file, said.all.count)
        let place = "bit \(bit % 8) of byte \(bit / 8) of \(sample.file.count) + \(sample.log.count)"
        return StoreFlipNote(
            number: number, outcome: losses > 0 ? .lost : said.all.isEmpty ? .harmless : .mended,
            losses: losses,
            isInLog: bit / 8 >= sample.file.count,
            violations: violations.map { "Flip \(number) (\(scenario.app), \(place)): \($0)" })
    }

    /// Launches an app twice over a damaged store: both launches reach a screen, and the first one reports the damage.
    private func launches(_ scenario: Scenario, over file: URL, _ expected: Int) async throws -> [String] {
        var violations: [String] = []
        for (name, count) in [("The launch", expected), ("A later launch", 0)] {
            let warnings = Lines()
            do {
                let end = try await launch(scenario, over: file, preparesState: false) { warnings.add($0) }
                if let end { violations.append("\(name) \(end)") }
            } catch {
                violations.append("\(name) failed: \(error)")
            }
            if warnings.all.count != count {
                violations.append("\(name) warned of \(warnings.all.count) instead of \(count) things")
            }
        }
        return violations
    }

    /// Launches an app on the virtual clock; says what is wrong with where it ends.
    private func launch(
        _ scenario: Scenario, over file: URL, preparesState: Bool, warn: @escaping @Sendable (String) -> Void
    ) async throws -> String? {
        let run = try Simulation(
            scenario, of: apps.named(scenario.app), text: shaper(of: scenario), scale: 1)
        (run.storeFile, run.preparesState, run.warn) = (file, preparesState, warn)
        var phase: LaunchPhase?
        try await run.runOnVirtualClock(fps: 10) { _ in phase = run.launch?.controller.phase }
        // What a failure or a closed gate shows is a screen, too, but not what this launch is to come to.
        guard phase == .finished else { return "ended in the phase '\(phase.map(\.rawValue) ?? "none")'" }
        return run.finalTree.isEmpty ? "shows nothing" : nil
    }
}

/// A folder of its own for a store.
private struct StorePlace {
    let folder: URL
    var file: URL { folder.appendingPathComponent(SoakOrder.File.cache) }

    init(in parent: URL) throws {
        folder = parent.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// The bytes of a file of the store; none when it is not there.
    func bytes(_ suffix: String) -> [UInt8] {
        Array(FileManager.default.contents(atPath: file.path + suffix) ?? Data())
    }

    func write(_ files: (file: [UInt8], log: [UInt8])) throws {
        try Data(files.file).write(to: file)
        if !files.log.isEmpty { try Data(files.log).write(to: URL(fileURLWithPath: file.path + "-wal")) }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
