// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

/// Feeds a reader with broken files: `ARTEFACT_FUZZ` of them, otherwise 2,000.
enum Fuzz {
    static var cases: UInt64 {
        ProcessInfo.processInfo.environment["ARTEFACT_FUZZ"].flatMap(UInt64.init) ?? 2_000
    }

    /// How often an error names the element or key that it is about.
    enum Naming {
        /// Bytes without names.
        case never
        /// Wherever one is open: what breaks a file before its first or after its last is about the file.
        case mostly
        case always
    }

    /// The most that one of these files, which have 64 KiB at most, may take of a processor, in seconds. The slowest take a
    /// hundredth of it; what grows with the square of a file takes more.
    private static let longest = 20.0
    /// The most memory that a run may take beside what is there, in KiB; other tests take some of it.
    private static let largest = 2 << 20

    /// Reads each file, and records what the rules forbid: an error without the file, a line, an element or a reason, a
    /// case that takes long, a run that takes much memory.
    ///
    /// The figures are printed. `ARTEFACT_FUZZ_TRACE` prints each seed before its case, to find a crash.
    static func run(
        _ name: String, _ mutator: Mutator, lines: Bool = true, elements: Naming = .mostly,
        _ read: ([UInt8]) throws(ArtefactProblem) -> Void
    ) {
        let traces = ProcessInfo.processInfo.environment["ARTEFACT_FUZZ_TRACE"] != nil
        var (refused, named, slowest, slowestSeed) = (0, 0, 0.0, UInt64(0))
        let before = peak
        for seed in 0..<cases {
            if traces { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
            let bytes = mutator.bytes(seed: seed)
            let start = processorTime
            do throws(ArtefactProblem) {
                try read(bytes)
            } catch {
                refused += 1
                if !error.element.isEmpty { named += 1 }
                check(error, seed: seed, of: bytes, lines: lines, elements: elements)
            }
            let time = processorTime - start
            if time > slowest { (slowest, slowestSeed) = (time, seed) }
        }
        let grown = peak - before
        print(
            "fuzz \(name): \(cases) cases, \(refused) refused, \(named) with an element, slowest \(slowest) s "
                + "(seed \(slowestSeed)), \(grown / 1024) MiB more at most")
        #expect(slowest < longest, "\(name): seed \(slowestSeed)")
        #expect(grown < largest, "\(name): KiB")
        // Of a few, none may have an element open.
        if elements == .mostly, refused >= 100 {
            #expect(named * 5 >= refused, "\(name): too few errors name an element")
        }
    }

    private static func check(
        _ problem: ArtefactProblem, seed: UInt64, of bytes: [UInt8], lines: Bool, elements: Naming
    ) {
        let count = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        let isPlaced = problem.line.map { (1...count).contains($0) } ?? !lines
        if problem.file != "fuzz" || problem.reason.isEmpty || !isPlaced && !bytes.isEmpty
            || elements == .always && problem.element.isEmpty
        {
            Issue.record("seed \(seed): the error does not say where or why: \(problem)")
        }
    }

    /// The time for which this thread had a processor, in seconds: what other programs do does not count.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The most memory that this process has had, in KiB.
    private static var peak: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }
}
