// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

/// What random steps are made on.
@MainActor
protocol RandomSubject {
    /// What the lines of a run are counted by.
    nonisolated static var name: String { get }
    /// What was done, for a report.
    var log: [String] { get }

    init(seed: UInt64)
    /// Makes a step and returns what is wrong after it.
    func perform(_ step: UInt64) async -> String?
    func close()
}

/// One part of a long random run: trees one after the other, and the fewest steps that still go wrong.
@MainActor
struct RandomPart<Subject: RandomSubject> {
    typealias Failure = (step: Int, what: String, log: [String])

    /// The parts of a whole run.
    nonisolated static var count: Int { 16 }
    private static var stepsOfATree: Int { 12 }

    let number: Int
    /// Makes the seeds of the steps from that of the tree.
    let factor: UInt64
    private let settings = FuzzSettings()

    init(_ number: Int, factor: UInt64) { (self.number, self.factor) = (number, factor) }

    /// Makes all steps of the part, or those of the run that is to be seen again.
    func run() async {
        if let replay = settings.replay {
            return number == 0 ? await report(replay.seed, replay.steps) : ()
        }
        guard number % settings.share.count == settings.share.index else { return }
        let trees = (0..<settings.trees(ofParts: Self.count, steps: Self.stepsOfATree))
            .filter(settings.takes)
        var (done, failures) = (0, 0)
        defer {
            // Scripts/fuzz.sh adds these lines up.
            settings.tell(
                "fuzz: \(Subject.name) part \(number): \(done) steps of \(trees.count) trees, \(failures) failures"
            )
        }
        for tree in trees {
            let seed = settings.seed(part: number, tree: tree)
            var generator = SeededGenerator(seed: seed &* factor)
            let steps = (0..<Self.stepsOfATree).map { _ in generator.next() }
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

    /// What goes wrong in a run of steps on a tree, and where.
    private func failure(_ seed: UInt64, _ steps: [UInt64]) async -> Failure? {
        settings.remember(seed, steps)
        let subject = Subject(seed: seed)
        defer { subject.close() }
        for (index, step) in steps.enumerated() {
            if let what = await subject.perform(step) { return (index, what, subject.log) }
        }
        return nil
    }

    /// The fewest steps that still go wrong.
    private func shrunken(_ seed: UInt64, _ steps: [UInt64]) async -> [UInt64] {
        var result = steps
        var index = 0
        while index < result.count {
            var fewer = result
            fewer.remove(at: index)
            if await failure(seed, fewer) != nil { result = fewer } else { index += 1 }
        }
        return result
    }

    /// Records what goes wrong in a run and how to see it again.
    ///
    /// - Parameter first: What went wrong before the run was shortened; nil for a run that is seen again.
    private func report(_ seed: UInt64, _ steps: [UInt64], first: String? = nil) async {
        let found = await failure(seed, steps)
        guard let what = found?.what ?? first.map({ "Once and not again: \($0)" }) else { return }
        Issue.record(
            """
            tree \(seed), to be seen again with STAGE_FUZZ_REPLAY=\(settings.text(seed, steps)):
            \(found?.log.joined(separator: "\n") ?? "")
            \(what)
            """)
    }
}
