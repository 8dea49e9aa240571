// Licensed under the Apache License, Version 2.0.

import Foundation

/// Takes all measures, one after the other.
@MainActor
struct Bench {
    let options: BenchOptions

    init(_ options: BenchOptions) { self.options = options }

    func run() async throws -> BenchReport {
        var report = BenchReport()
        try await frames(&report)
        try await pictures(&report)
        if options.wants("first-png") {
            let starts = try StartBench(options)
            let measure = try starts.measure()
            report.add("first-png", measure.own, measure.referenceName, measure.reference)
        }
        return report
    }

    private func frames(_ report: inout BenchReport) async throws {
        guard ["urbannest", "laten", "png.encode"].contains(where: options.wants) else { return }
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
        let laten = try LatenBench(count: options.frames)
        for part in LatenBench.Part.allCases where options.wants(part.name) {
            let measure = laten.measure(part)
            report.add(part.name, measure.own, "cairo, full redraw", measure.reference)
            for way in SkiaFrames.ways {
                guard let time = skia?.median(part.name, way) else { continue }
                report.add(
                    "\(part.name).skia-\(way)", measure.own, "\(skia?.version ?? "skia"), \(way)",
                    Samples(wall: [time]))
            }
        }
        if let skia, let reference = skia.latenEncoding, options.wants("png.encode.laten") {
            report.add(
                "png.encode.laten", try laten.measureEncoding(), "\(skia.version), PNG",
                Samples(wall: [reference]))
        }
        if let skia, let reference = skia.encoding, options.wants("png.encode") {
            report.add(
                "png.encode", try await frames.measureEncoding(), "\(skia.version), PNG",
                Samples(wall: [reference]))
        }
    }

    private func pictures(_ report: inout BenchReport) async throws {
        guard ["golden.check", "png.fast", "matrix.72"].contains(where: options.wants) else { return }
        let bench = try PictureBench()
        if options.wants("golden.check") {
            let measure = try await bench.measureGolden()
            report.add("golden.check", measure.own, "decoding the PNG and comparing", measure.reference)
        }
        if options.wants("png.fast") {
            let measure = try await bench.measureFastPNG()
            report.add("png.fast", measure.own, "PNG of level 6", measure.reference)
        }
        if options.wants("matrix.72") {
            let measure = try await bench.measureMatrix()
            report.add("matrix.72", measure.own, "one still after the other", measure.reference)
        }
    }
}
