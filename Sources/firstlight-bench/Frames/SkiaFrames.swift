// Licensed under the Apache License, Version 2.0.

import Foundation

/// The figures of the reference script, which draws the same scenes with Skia on the processor.
struct SkiaFrames {
    /// A full redraw of each frame, and one over layers that are kept.
    static let ways = ["full", "cached"]

    let version: String
    /// Milliseconds for one PNG.
    let encoding: Double?
    /// The same of a picture full of blurs.
    let latenEncoding: Double?
    private let medians: [String: [String: Double]]

    init(python: String, script: String) throws {
        let child = try MeasuredProcess([python, script, "200"], isQuiet: true)
        let text = child.output
        guard child.status == 0,
            let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let version = object["reference"] as? String
        else {
            throw BenchOptions.Problem(
                description: "\(script) ended with status \(child.status); run it alone to see why.")
        }
        self.version = version
        encoding = object["png_ms"] as? Double
        latenEncoding = object["laten_png_ms"] as? Double
        var medians: [String: [String: Double]] = [:]
        for (name, value) in object {
            guard let part = value as? [String: Any] else { continue }
            medians[name] = part.compactMapValues { ($0 as? NSNumber)?.doubleValue }
        }
        self.medians = medians
    }

    func median(_ part: String, _ way: String) -> Double? { medians[part]?["\(way)_ms"] }
}
