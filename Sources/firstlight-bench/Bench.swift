// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation

/// The bench, which takes all measures, one after the other.
@MainActor
struct Bench {
    let options: BenchOptions

    init(_ options: BenchOptions) { self.options = options }

    func run() async throws -> BenchReport {
        var report = BenchReport()
        try await frames(&report)
        try layout(&report)
        try screens(&report)
        try stages(&report)
        try await pictures(&report)
        try await explore(&report)
        await graphs(&report)
        try await backend(&report)
        if options.wants("first-png") {
            let starts = try StartBench(options)
            let measure = try starts.measure()
            report.add("first-png", measure.own, measure.referenceName, measure.reference)
            let memory = measure.memory
            report.add("first-png.memory", memory.own, "MB", measure.referenceName, memory.reference)
        }
        return report
    }

    /// Names the parts that have frames, or draws their frames, and prints how many each has.
    func drawFrames() async throws {
        let splashes = FramePart.all.filter { options.wants($0.name) }
        let laten = LatenBench.Part.allCases.filter { options.wants($0.name) }
        if options.namesParts {
            print((splashes.map(\.name) + laten.map(\.name)).joined(separator: "\n"))
            return
        }
        for part in splashes {
            let measure = try await FrameBench(count: options.frames, isBare: true).measure(part)
            print(part.name, measure.own.wall.count)
        }
        for part in laten {
            let measure = try LatenBench(count: options.frames, isBare: true).measure(part)
            print(part.name, measure.own.wall.count)
        }
    }

    private func frames(_ report: inout BenchReport) async throws {
        let parts = FramePart.all.filter { options.wants($0.name) }
        guard !parts.isEmpty || ["laten", "png.encode"].contains(where: options.wants) else { return }
        let skia = try options.skia.map { try SkiaFrames(python: $0.python, script: $0.script) }
        let frames = try FrameBench(count: options.frames)
        for part in parts {
            let measure = try await frames.measure(part)
            add(part.name, measure, skia, &report)
            if let heavy = part.heavy, let length = part.length {
                report.add(
                    "\(part.name).heavy", measure.own.first(heavy, ofEach: length), "cairo, full redraw",
                    measure.reference.first(FrameBench.drawn(heavy), ofEach: FrameBench.drawn(length)))
            }
        }
        let laten = try LatenBench(count: options.frames)
        for part in LatenBench.Part.allCases where options.wants(part.name) {
            add(part.name, laten.measure(part), skia, &report)
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

    /// A part of a splash beside plain cairo and both ways of Skia.
    private func add(
        _ name: String, _ measure: ComparedSamples, _ skia: SkiaFrames?, _ report: inout BenchReport
    ) {
        report.add(name, measure.own, "cairo, full redraw", measure.reference)
        for way in SkiaFrames.ways {
            guard let skia, let time = skia.median(name, way) else { continue }
            report.add(
                "\(name).skia-\(way)", measure.own, "\(skia.version), \(way)", Samples(wall: [time]))
        }
    }

    /// Trees of growing size; the reference is the smallest one, times as many nodes.
    private func layout(_ report: inout BenchReport) throws {
        guard options.wants("layout") else { return }
        let bench = LayoutBench()
        var least: LayoutBench.Measure?
        for nodes in LayoutBench.curve where options.wants("layout.\(nodes)") {
            let measure = try bench.measure(
                nodes: nodes, trees: nodes > 5000 ? 3 : 9, changes: nodes > 5000 ? 20 : 60)
            let smallest =
                try least ?? (nodes == 1000 ? measure : bench.measure(nodes: 1000, trees: 9, changes: 60))
            least = smallest
            let factor = Double(nodes) / 1000
            let linear = Samples(wall: smallest.first.wall.map { $0 * factor })
            report.add("layout.\(nodes).first", measure.first, "1,000 nodes, times \(Int(factor))", linear)
            report.add("layout.\(nodes).leaf", measure.leaf, "its first layout", measure.first)
            report.add("layout.\(nodes).settled", measure.settled, "its first layout", measure.first)
        }
    }

    /// Large screens; the reference is a small one, on which the same is done.
    private func screens(_ report: inout BenchReport) throws {
        let bench = ScreenBench()
        if options.wants("list.10000.scroll") {
            report.add(
                "list.10000.scroll", try bench.scroll(rows: 10_000, frames: options.frames), "100 rows",
                try bench.scroll(rows: 100, frames: options.frames))
        }
        if options.wants("list.10000.rows") {
            report.add(
                "list.10000.rows", try bench.scroll(rows: 10_000, frames: options.frames, isList: true),
                "64 rows, all made", try bench.scroll(rows: 64, frames: options.frames, isList: true))
        }
        if options.wants("form.40.key") {
            report.add(
                "form.40.key", try bench.type(fields: 40, keys: options.frames), "a form of one field",
                try bench.type(fields: 1, keys: options.frames))
        }
    }

    /// Stages side by side, each in a process of its own: what a frame of all takes, beside one stage's.
    private func stages(_ report: inout BenchReport) throws {
        guard options.wants("stages") else { return }
        let bench = StageBench(frames: options.frames)
        let one = try bench.measure(stages: 1)
        for count in [1, 2, 4, 8] where options.wants("stages.\(count)") {
            let rounds = count / min(count, ProcessInfo.processInfo.processorCount)
            let linear = Samples(wall: one.wall.map { $0 * Double(rounds) })
            report.add(
                "stages.\(count)", try bench.measure(stages: count), "one stage, times \(rounds)", linear)
        }
    }

    /// The largest of the launches: what it takes is what matters.
    private func explore(_ report: inout BenchReport) async throws {
        guard options.wants("explore.rate") else { return }
        let measure = ExploreBench().measure(
            try await AppCatalogue.firstlight.named("duggy").model(), times: 5)
        // The rate is one core's: what other programs take of it does not count.
        report.add(
            "explore.rate", Samples(wall: measure.own.processor), "a set of the same states",
            Samples(wall: measure.reference.processor))
    }

    /// The launch engine with many tasks.
    private func graphs(_ report: inout BenchReport) async {
        let bench = GraphBench()
        for (tasks, layers) in GraphBench.graphs where options.wants("graph.\(tasks).makespan") {
            let measure = await bench.measureMakespan(tasks: tasks, layers: layers, times: 7)
            report.add("graph.\(tasks).makespan", measure.own, "the critical path", measure.reference)
        }
        if options.wants("graph.overhead") {
            let measure = await bench.measureOverhead(tasks: 1000, times: 31)
            report.add(
                "graph.overhead", Samples(wall: measure.own.processor), "a bare task group, 1,000 tasks",
                Samples(wall: measure.reference.processor))
        }
        let smallest = GraphBench.curve[0]
        var least: Samples?
        for tasks in GraphBench.curve where options.wants("graph.cost.\(tasks)") {
            let samples = await bench.measureCost(tasks: tasks, times: tasks > 5000 ? 9 : 31)
            let factor = Double(tasks / smallest)
            let base = least ?? samples
            least = base
            report.add(
                "graph.cost.\(tasks)", samples, "\(smallest) tasks, times \(Int(factor))",
                Samples(wall: base.wall.map { $0 * factor }))
        }
    }

    /// The local backend, when there is a program to load it with.
    private func backend(_ report: inout BenchReport) async throws {
        guard options.wants("backend") else { return }
        do {
            try await BackendBench(options).run(options, &report)
        } catch let problem as BenchOptions.Problem {
            report.add(missing: "backend", problem.description)
        }
    }

    private func pictures(_ report: inout BenchReport) async throws {
        if options.wants("artefacts.brand") { try await artefacts(&report) }
        if options.wants("shards") { try await shards(&report) }
        if options.wants("snapshot.check") { try snapshots(&report) }
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
            report.add("matrix.72", measure.own, "one snapshot after the other", measure.reference)
        }
    }

    /// A check of a screen by the library for tests, when its program is there.
    private func snapshots(_ report: inout BenchReport) throws {
        guard let program = options.snapshotProbe else {
            report.add(missing: "snapshot.check", "'make bench' builds the program for it.")
            return
        }
        let measure = try SnapshotBench(program: program).measure()
        report.add(
            "snapshot.check", measure.own, "drawing, decoding the PNG and comparing", measure.reference)
    }

    /// A matrix of all states of an app, in eight shards.
    private func shards(_ report: inout BenchReport) async throws {
        let measure = try await ShardBench().measure()
        report.add("shards.matrix", measure.together, "one process", measure.one)
        report.add("shards.slowest", measure.slowest, "one process", measure.one)
    }

    /// All artefacts of a brand, and how small pictures compare with librsvg's.
    private func artefacts(_ report: inout BenchReport) async throws {
        let bench = try ArtefactBench()
        let measure = try await bench.measure()
        report.add("artefacts.brand", measure.own, "pictures packed as tightly as can be", measure.reference)
        for size in try bench.fidelity() {
            print(
                "artefacts.scaling.\(size.side): differs from librsvg by \(size.largest) of 255 at most, "
                    + "\((size.mean * 1000).rounded() / 1000) in the mean")
        }
    }
}
