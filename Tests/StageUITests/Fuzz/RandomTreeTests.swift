// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// One after the other, because the tasks of views run between the steps.
@MainActor
@Suite(.serialized) struct RandomTreeTests {
    private static let stepsOfATree = 12
    nonisolated private static let parts = 16

    /// What goes wrong in a run of steps on a tree, and where.
    private func failure(
        _ seed: UInt64, _ steps: [RandomStep]
    ) async -> (step: Int, what: String, log: [String])? {
        remember(seed, steps)
        let run = RandomRun(seed: seed)
        defer { run.close() }
        for (index, step) in steps.enumerated() {
            if let what = await run.perform(step) { return (index, what, run.log) }
        }
        return nil
    }

    /// The fewest steps that still go wrong.
    private func shrunken(_ seed: UInt64, _ steps: [RandomStep]) async -> [RandomStep] {
        var result = steps
        var index = 0
        while index < result.count {
            var fewer = result
            fewer.remove(at: index)
            if await failure(seed, fewer) != nil { result = fewer } else { index += 1 }
        }
        return result
    }

    /// Changes, touches, typing and new settings give the same screen as a stage that starts with the
    /// end state.
    @Test(.timeLimit(.minutes(120)), arguments: 0..<parts)
    func whatIsUpdatedStepByStepEqualsWhatIsMadeAnew(part: Int) async {
        if let replay { return part == 0 ? await report(replay.seed, replay.steps) : () }
        guard part % share.count == share.index else { return }
        let each = Self.stepsOfATree * Self.parts
        let trees = max(1, (steps + each - 1) / each)
        var (done, failures) = (0, 0)
        defer { tell("fuzz: part \(part): \(done) steps of \(trees) trees, \(failures) failures") }
        for tree in 0..<trees {
            let seed = firstSeed &* 100_000_000 &+ UInt64(part * 1_000_000 + tree + 1)
            var generator = SeededGenerator(seed: seed &* 31)
            let steps = (0..<Self.stepsOfATree).map { _ in RandomStep(seed: generator.next()) }
            guard let found = await failure(seed, steps) else {
                done += steps.count
                continue
            }
            done += found.step + 1
            failures += 1
            let fewest = await shrunken(seed, Array(steps.prefix(found.step + 1)))
            await report(seed, fewest, first: found.what)
            if !goesOn { return }
        }
    }

    /// Says how far a long run has come, at once.
    private func tell(_ line: String) {
        if isLong { FileHandle.standardError.write(Data((line + "\n").utf8)) }
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
    ///
    /// - Parameter first: What went wrong before the run was shortened; nil for a run that is seen again.
    private func report(_ seed: UInt64, _ steps: [RandomStep], first: String? = nil) async {
        let found = await failure(seed, steps)
        guard let what = found?.what ?? first.map({ "Once and not again: \($0)" }) else { return }
        Issue.record(
            """
            tree \(seed), to be seen again with STAGE_FUZZ_REPLAY=\(text(seed, steps)):
            \(found?.log.joined(separator: "\n") ?? "")
            \(what)
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

/// Which of the parts a process takes, when several share a run: `STAGE_FUZZ_SHARE=index/count`.
private let share: (index: Int, count: Int) = {
    let numbers = environment["STAGE_FUZZ_SHARE"]?.split(separator: "/").compactMap { Int($0) } ?? []
    return numbers.count == 2 && numbers[1] > 0 ? (numbers[0], numbers[1]) : (0, 1)
}()

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
