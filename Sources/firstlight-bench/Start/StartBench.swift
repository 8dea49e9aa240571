// Licensed under the Apache License, Version 2.0.

import Foundation

/// Measures whole programs, from their start to their end with the picture written.
struct StartBench {
    /// The measured values.
    struct Measure {
        var own = Samples()
        var reference = Samples()
        var referenceName = ""
        /// The most memory of each, in MB.
        var memory = (own: 0.0, reference: 0.0)
    }

    private let program: String
    private let count: Int
    private let skia: (python: String, script: String)?

    init(_ options: BenchOptions) throws {
        program = try Bundle.firstlight()
        count = options.starts
        skia = options.skia
    }

    /// Starts the program and its reference in turns.
    ///
    /// The first start of each is not counted: it reads the files from the disk.
    func measure() throws -> Measure {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("firstlight-bench-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = [
            program, "snapshot", "urbannest", "--at", "800ms", "--device", "iphone14", "--into", folder.path,
        ]
        let file = folder.appendingPathComponent("reference.png").path
        let reference =
            skia.map { [$0.python, $0.script, "--first-png", file] } ?? [program, "--version"]
        var measure = Measure()
        measure.referenceName = skia == nil ? "firstlight --version" : "python and skia, exec to PNG"
        for index in 0...count {
            let first = try run(own)
            let second = try run(reference, isQuiet: skia != nil)
            guard index > 0 else { continue }
            measure.own.wall.append(first.wall)
            measure.own.processor.append(first.processor)
            measure.reference.wall.append(second.wall)
            measure.reference.processor.append(second.processor)
        }
        // By itself: whoever looks at a program takes time away from it.
        measure.memory = (
            try run(own, looksAtMemory: true).memory,
            try run(reference, isQuiet: skia != nil, looksAtMemory: true).memory
        )
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        guard pictures.contains(where: { $0.hasPrefix("urbannest") && $0.hasSuffix(".png") }) else {
            throw BenchOptions.Problem(description: "'\(own.joined(separator: " "))' wrote no picture.")
        }
        return measure
    }

    private func run(
        _ words: [String], isQuiet: Bool = false, looksAtMemory: Bool = false
    ) throws -> MeasuredProcess {
        let child = try MeasuredProcess(words, isQuiet: isQuiet, looksAtMemory: looksAtMemory)
        guard child.status == 0 else {
            throw BenchOptions.Problem(
                description: "'\(words.joined(separator: " "))' ended with status \(child.status).")
        }
        return child
    }
}
