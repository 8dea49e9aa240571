// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

/// Feeds a reader with broken files: `ARTEFACT_FUZZ` of them, otherwise 2,000.
enum Fuzz {
    static var cases: UInt64 {
        ProcessInfo.processInfo.environment["ARTEFACT_FUZZ"].flatMap(UInt64.init) ?? 2_000
    }

    /// Reads each file, and records what the rules forbid: an error without the file, a line or a reason.
    ///
    /// The figures are printed. `ARTEFACT_FUZZ_TRACE` prints each seed before its case, to find a crash.
    static func run(
        _ name: String, _ mutator: Mutator, share: UInt64 = 1, lines: Bool = true,
        _ read: ([UInt8]) throws(ArtefactProblem) -> Void
    ) {
        let traces = ProcessInfo.processInfo.environment["ARTEFACT_FUZZ_TRACE"] != nil
        var (refused, slowest, slowestSeed) = (0, Duration.zero, UInt64(0))
        let clock = ContinuousClock()
        let cases = Self.cases / share
        for seed in 0..<cases {
            if traces { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
            let bytes = mutator.bytes(seed: seed)
            let start = clock.now
            do throws(ArtefactProblem) {
                try read(bytes)
            } catch {
                refused += 1
                check(error, seed: seed, of: bytes, lines: lines)
            }
            let time = clock.now - start
            if time > slowest { (slowest, slowestSeed) = (time, seed) }
        }
        print("fuzz \(name): \(cases) cases, \(refused) refused, slowest \(slowest) (seed \(slowestSeed))")
    }

    private static func check(_ problem: ArtefactProblem, seed: UInt64, of bytes: [UInt8], lines: Bool) {
        let count = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        let isPlaced = problem.line.map { (1...count).contains($0) } ?? !lines
        if problem.file != "fuzz" || problem.reason.isEmpty || !isPlaced && !bytes.isEmpty {
            Issue.record("seed \(seed): the error does not say where or why: \(problem)")
        }
    }
}
