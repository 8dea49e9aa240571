// Licensed under the Apache License, Version 2.0.

import Foundation

/// The options of a benchmark: what to measure and where the figures go.
struct BenchOptions {
    /// The reason why the bench cannot start.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    static let usage = """
        usage: firstlight-bench [--out FILE] [--frames N] [--starts N] [--seconds N] [--only PREFIX]
               firstlight-bench --parts [--only PREFIX]
               firstlight-bench --bare [--frames N] [--only PREFIX]
        Run it with 'make bench', which prepares the reference in Skia, or with 'make instructions'.
        """

    /// The file for the figures.
    var output = URL(fileURLWithPath: "out/bench.json")
    /// The number of frames of each measure.
    var frames = 600
    /// The number of program starts of each measure.
    var starts = 25
    /// The seconds of each measure of the backend under load.
    var seconds = 30
    /// Measures only what begins so.
    var only = ""
    /// Names the parts of splashes that have frames, and measures nothing.
    var namesParts = false
    /// Draws the frames and nothing beside them: no reference, no report.
    var isBare = false
    /// The interpreter that has skia-python; nil leaves these references out.
    var python: String?
    /// The script that draws the reference in Skia.
    var script: String?
    /// The script by which `wrk` loads the backend.
    var loadScript: String?
    /// The program that checks snapshots.
    var snapshotProbe: String?

    init(_ words: [String], _ environment: [String: String]) throws {
        python = environment["FIRSTLIGHT_SKIA_PYTHON"]
        script = environment["FIRSTLIGHT_SKIA_SCRIPT"]
        loadScript = environment["FIRSTLIGHT_LOAD_SCRIPT"]
        snapshotProbe = environment["FIRSTLIGHT_SNAPSHOT_PROBE"]
        var rest = words[...]
        func number(_ word: String, _ value: String?, least: Int) throws -> Int {
            guard let number = value.flatMap({ Int($0) }), number >= least else {
                throw Problem(description: "\(word) needs a whole number of at least \(least).")
            }
            return number
        }
        while let word = rest.popFirst() {
            switch word {
            case "--out":
                guard let path = rest.popFirst() else {
                    throw Problem(description: "--out needs a file.")
                }
                output = URL(fileURLWithPath: path)
            case "--frames": frames = try number(word, rest.popFirst(), least: 60)
            case "--seconds": seconds = try number(word, rest.popFirst(), least: 2)
            case "--parts": namesParts = true
            case "--bare": isBare = true
            case "--starts": starts = try number(word, rest.popFirst(), least: 3)
            case "--only":
                guard let prefix = rest.popFirst() else {
                    throw Problem(description: "--only needs the beginning of a name.")
                }
                only = prefix
            default: throw Problem(description: "'\(word)' is unknown.\n\(Self.usage)")
            }
        }
    }

    /// Returns whether a measure is wanted.
    func wants(_ name: String) -> Bool { only.isEmpty || name.hasPrefix(only) || only.hasPrefix(name) }

    /// The interpreter and the script, if the reference in Skia can run.
    var skia: (python: String, script: String)? {
        guard let python, let script else { return nil }
        return (python, script)
    }
}
