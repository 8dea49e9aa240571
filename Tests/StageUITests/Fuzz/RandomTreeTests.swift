// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct RandomTreeTests {
    private static let stepsOfATree = 12

    /// What goes wrong in a run of steps on a tree, and where.
    private func failure(_ seed: UInt64, _ steps: [RandomStep]) -> (step: Int, what: String, log: [String])? {
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
    @Test(.timeLimit(.minutes(30)), arguments: 0..<16)
    func whatIsUpdatedStepByStepEqualsWhatIsMadeAnew(part: Int) {
        let trees = max(1, steps / Self.stepsOfATree / 16)
        for tree in 0..<trees {
            let seed = firstSeed &* 100_000_000 &+ UInt64(part * 1_000_000 + tree + 1)
            var generator = SeededGenerator(seed: seed &* 31)
            let steps = (0..<Self.stepsOfATree).map { _ in RandomStep(seed: generator.next()) }
            guard let found = failure(seed, steps) else { continue }
            let few = shrunken(seed, Array(steps.prefix(found.step + 1)))
            let last = failure(seed, few)
            Issue.record(
                """
                tree \(seed), steps \(few.map(\.seed)):
                \(last?.log.joined(separator: "\n") ?? "")
                \(last?.what ?? found.what)
                """)
            return
        }
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

/// How many steps are tried; more when the environment asks for it.
private let steps = ProcessInfo.processInfo.environment["STAGE_FUZZ"].flatMap { Int($0) } ?? 400

/// Which trees are tried; other ones when the environment asks for them.
private let firstSeed = ProcessInfo.processInfo.environment["STAGE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 0

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
