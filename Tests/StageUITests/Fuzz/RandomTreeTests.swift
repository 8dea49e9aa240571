// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// One after the other, because the tasks of views run between the steps.
@MainActor
@Suite(.serialized) struct RandomTreeTests {
    private static let stepsOfATree = 12
    nonisolated private static let parts = 16
    private let settings = FuzzSettings()

    /// What goes wrong in a run of steps on a tree, and where.
    private func failure(
        _ seed: UInt64, _ steps: [RandomStep]
    ) async -> (step: Int, what: String, log: [String])? {
        settings.remember(seed, steps.map(\.seed))
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
        if let replay = settings.replay {
            return part == 0 ? await report(replay.seed, replay.steps.map { RandomStep(seed: $0) }) : ()
        }
        guard part % settings.share.count == settings.share.index else { return }
        let trees = settings.trees(ofParts: Self.parts, steps: Self.stepsOfATree)
        var (done, failures) = (0, 0)
        defer { settings.tell("fuzz: part \(part): \(done) steps of \(trees) trees, \(failures) failures") }
        for tree in 0..<trees {
            let seed = settings.seed(part: part, tree: tree)
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
            if !settings.goesOn { return }
        }
    }

    /// Records what goes wrong in a run and how to see it again.
    ///
    /// - Parameter first: What went wrong before the run was shortened; nil for a run that is seen again.
    private func report(_ seed: UInt64, _ steps: [RandomStep], first: String? = nil) async {
        let found = await failure(seed, steps)
        guard let what = found?.what ?? first.map({ "Once and not again: \($0)" }) else { return }
        Issue.record(
            """
            tree \(seed), to be seen again with STAGE_FUZZ_REPLAY=\(settings.text(seed, steps.map(\.seed))):
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
