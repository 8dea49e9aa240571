// Licensed under the Apache License, Version 2.0.

import Foundation

/// Takes all measures, one after the other.
@MainActor
struct Bench {
    let options: BenchOptions

    init(_ options: BenchOptions) { self.options = options }

    func run() async throws -> BenchReport {
        var report = BenchReport()
        if options.wants("urbannest") {
            let frames = try FrameBench(count: options.frames)
            let skia = try options.skia.map { try SkiaFrames(python: $0.python, script: $0.script) }
            for part in FramePart.allCases where options.wants(part.name) {
                let measure = try await frames.measure(part)
                report.add(part.name, measure.own, "cairo, full redraw", measure.reference)
                for way in SkiaFrames.ways {
                    guard let time = skia?.median(part.name, way) else { continue }
                    report.add(
                        "\(part.name).skia-\(way)", measure.own, "\(skia?.version ?? "skia"), \(way)",
                        Samples(wall: [time]))
                }
            }
            if options.wants("png.encode") || options.wants("urbannest") {
                let time = try await frames.measureEncoding()
                if let skia, let reference = skia.encoding {
                    report.add("png.encode", time, "\(skia.version), PNG", Samples(wall: [reference]))
                }
            }
        }
        if options.wants("first-png") {
            let starts = try StartBench(options)
            let measure = try starts.measure()
            report.add("first-png", measure.own, measure.referenceName, measure.reference)
        }
        return report
    }
}
