// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct RandomTreeTests {
    private static let stepsOfATree = 12

    /// What goes wrong in a run of steps on a tree, and where.
    private func failure(_ seed: UInt64, _ steps: [RandomStep]) -> (step: Int, what: String, log: [String])? {
        remember(seed, steps)
        let run = RandomRun(seed: seed)
        defer { run.close() }
        for (index, step) in steps.enumerated() {
            if let what = run.perform(step) { return (index, what, run.log) }
        }
        return nil
    }

    /// The fewest steps that still go wrong.
    private func shrunken(_ seed: UInt64, _ steps: [RandomStep]) -> [RandomStep] {
        var result = steps
        var index = 0
        while index < result.count {
            var fewer = result
            fewer.remove(at: index)
            if failure(seed, fewer) != nil { result = fewer } else { index += 1 }
        }
        return result
    }

    /// Changes, touches, typing and new settings give the same screen as a stage that starts with the
    /// end state.
    @Test(.timeLimit(.minutes(120)), arguments: 0..<16)
    func whatIsUpdatedStepByStepEqualsWhatIsMadeAnew(part: Int) {
        if let replay { return part == 0 ? report(replay.seed, replay.steps) : () }
        let trees = max(1, steps / Self.stepsOfATree / 16)
        for tree in 0..<trees {
            let seed = firstSeed &* 100_000_000 &+ UInt64(part * 1_000_000 + tree + 1)
            var generator = SeededGenerator(seed: seed &* 31)
            let steps = (0..<Self.stepsOfATree).map { _ in RandomStep(seed: generator.next()) }
            guard let found = failure(seed, steps) else { continue }
            report(seed, shrunken(seed, Array(steps.prefix(found.step + 1))))
            if !goesOn { return }
        }
        if isLong { print("fuzz: part \(part): \(trees) trees, \(trees * Self.stepsOfATree) steps") }
    }

    /// A run as it can be replayed.
    private func text(_ seed: UInt64, _ steps: [RandomStep]) -> String {
        ([seed] + steps.map(\.seed)).map { "\($0)" }.joined(separator: ",")
    }

    /// Writes down what is tried, for a run that ends with a crash.
    private func remember(_ seed: UInt64, _ steps: [RandomStep]) {
        guard let lastRun else { return }
        try? text(seed, steps).write(toFile: lastRun, atomically: false, encoding: .utf8)
    }

    /// Records what goes wrong in a run and how to see it again.
    private func report(_ seed: UInt64, _ steps: [RandomStep]) {
        guard let found = failure(seed, steps) else { return }
        Issue.record(
            """
            tree \(seed), to be seen again with STAGE_FUZZ_REPLAY=\(text(seed, steps)):
            \(found.log.joined(separator: "\n"))
            \(found.what)
            """)
    }

    /// A settled tree is not laid out, drawn or built again.
    @Test func aThousandRowsAreLaidOutAndOneIsChanged() {
        let model = Model()
        let shaper = FixedShaper()
        let stage = Stage(StageConfiguration(size: CGSize(width: 390, height: 844)), text: shaper) {
            ThousandRows(model: model)
        }
        let first = stage.frame(at: 0)
        let before = shaper.layoutCount
        #expect(stage.frame(at: 0.5) == first)
        #expect(shaper.layoutCount == before)
        model.a = 7
        _ = stage.frame(at: 1)
        // Only the changed text is measured again.
        #expect(shaper.layoutCount - before <= 8)
        #expect(stage.bodyCounts["NumberedRow"] == 1_001)
    }
}

private let environment = ProcessInfo.processInfo.environment

/// How many steps are tried; more when the environment asks for it.
private let steps = environment["STAGE_FUZZ"].flatMap { Int($0) } ?? 400
private let isLong = environment["STAGE_FUZZ"] != nil

/// The file that tells which run was tried last.
private let lastRun = environment["STAGE_FUZZ_LAST"]

/// Whether a part goes on after a tree that went wrong.
private let goesOn = environment["STAGE_FUZZ_ALL"] != nil

/// Which trees are tried; other ones when the environment asks for them.
private let firstSeed = environment["STAGE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 0

/// A run that a failure has printed: the tree's seed, then those of the steps.
private let replay: (seed: UInt64, steps: [RandomStep])? = {
    let seeds = environment["STAGE_FUZZ_REPLAY"]?.split(separator: ",").compactMap { UInt64($0) } ?? []
    guard let first = seeds.first else { return nil }
    return (first, seeds.dropFirst().map { RandomStep(seed: $0) })
}()

private struct ThousandRows: View {
    let model: Model
    var body: some View { VStack { ForEach(0..<1_000) { NumberedRow(number: $0, model: model) } } }
}

private struct NumberedRow: View {
    let number: Int
    let model: Model
    var body: some View {
        HStack {
            Text("row \(number)"); Spacer(); Text(number == 500 ? "\(model.a)" : "-")
        }
    }
}
