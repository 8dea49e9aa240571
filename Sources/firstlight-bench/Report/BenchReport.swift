// Licensed under the Apache License, Version 2.0.

import Foundation

/// All figures of a run.
struct BenchReport {
    /// The largest median in milliseconds that a measure may have.
    static let bars = [
        "laten.moving": 2, "laten.steady": 1, "urbannest.steady": 0.5, "layout.1000.first": 6,
        "layout.1000.leaf": 0.3, "golden.check": 1, "snapshot.check": 1, "png.fast": 10,
        "matrix.72": 400, "artefacts.brand": 1500,
        "png.encode.laten": 10, "urbannest.moving": 4, "urbannest.exit": 4, "duggy.entry": 4,
        "duggy.moving": 4, "duggy.steady": 4, "duggy.exit": 4, "shipthatapp.moving": 4, "shipthatapp.exit": 4,
        "fonsters.moving": 4, "fonsters.exit": 4,
        "list.10000.scroll": 2, "form.40.key": 1,
        // For 500,000 transitions.
        "explore.rate": 1000,
        "backend.signin.errors": 0, "backend.user.errors": 0, "backend.refresh.errors": 0,
        "backend.user.memory": 8, "backend.signin.memory": 8,
    ]
    /// The least ratio to the reference that a measure may have.
    static let ratios = [
        "laten.moving.skia-cached": 20.0, "laten.steady.skia-cached": 20.0,
        "urbannest.moving.skia-cached": 2.0, "fonsters.moving.heavy": 2.5, "first-png": 7.2,
        // At most 1.02 times the critical path, and 3 times a task group.
        "graph.10.makespan": 1 / 1.02, "graph.100.makespan": 1 / 1.02, "graph.1000.makespan": 1 / 1.02,
        "graph.overhead": 1.0 / 3,
        // Linear, but for what no longer fits into the caches.
        "graph.cost.1000": 0.6, "graph.cost.10000": 0.6,
        // The share of bare hashing; the share of the rate without a crowd.
        "backend.signin": 0.9, "backend.user.crowded": 0.5,
    ]

    private(set) var entries: [BenchEntry] = []
    private var samples: [String: Samples] = [:]

    mutating func add(_ name: String, _ own: Samples, _ reference: String, _ other: Samples) {
        entries.append(
            BenchEntry(
                name: name, medianMS: Self.rounded(own.median), lowMS: Self.rounded(own.low),
                reference: reference,
                referenceMedianMS: Self.rounded(other.median),
                ratio: Self.rounded(other.median / own.median)))
        samples[name] = own
        guard let entry = entries.last else { return }
        // The whole takes minutes: each figure is printed when it is known.
        let line = "\(name): \(Self.text(entry.medianMS)) ms, \(Self.ratio(entry)) of \(reference)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    /// Adds a figure in a unit of its own; its ratio is the number of times that it is the reference.
    mutating func add(_ name: String, _ own: Double, _ unit: String, _ reference: String, _ other: Double) {
        let hasReference = other.isFinite && other != 0
        entries.append(
            BenchEntry(
                name: name, medianMS: Self.rounded(own), lowMS: Self.rounded(own), reference: reference,
                referenceMedianMS: hasReference ? Self.rounded(other) : 0,
                ratio: hasReference ? Self.rounded(own / other) : 0, unit: unit))
        FileHandle.standardError.write(Data("\(name): \(Self.text(own)) \(unit)\n".utf8))
    }

    /// Records that something was not measured, and why.
    mutating func add(missing name: String, _ reason: String) {
        entries.append(
            BenchEntry(
                name: name, medianMS: 0, lowMS: 0, reference: "", referenceMedianMS: 0, ratio: 0,
                missing: reason))
        FileHandle.standardError.write(Data("\(name): not measured. \(reason)\n".utf8))
    }

    /// The measures that exceed their bar.
    var missedBars: [String] {
        entries.filter { isMissed($0) == true }.map(\.name)
    }

    /// Returns whether a measure is above its bar or below its ratio; nil when it has neither.
    private func isMissed(_ entry: BenchEntry) -> Bool? {
        if let bar = Self.bars[entry.name] { return !(entry.medianMS <= bar) }
        if let ratio = Self.ratios[entry.name] { return !(entry.ratio >= ratio) }
        return nil
    }

    private func bar(_ entry: BenchEntry) -> String {
        guard let isMissed = isMissed(entry) else { return "" }
        let limit =
            Self.bars[entry.name].map(Self.text)
            ?? Self.ratios[entry.name].map { String(format: $0 < 1 ? "%.2fx" : "%.1fx", $0) } ?? ""
        return limit + (isMissed ? " MISSED" : " held")
    }

    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try (encoder.encode(entries) + Data("\n".utf8)).write(to: file, options: .atomic)
    }

    /// The figures for a terminal.
    var table: String {
        let head = ["measure", "median", "5 %", "95 %", "cpu", "bar", "reference", "median", "ratio"]
        let rows = entries.map { entry -> [String] in
            if let missing = entry.missing { return [entry.name, "", "", "", "", "", missing, "", ""] }
            let own = samples[entry.name] ?? Samples(wall: [entry.medianMS])
            return [
                entry.unit == "ms" ? entry.name : "\(entry.name), \(entry.unit)", Self.text(entry.medianMS),
                Self.text(entry.lowMS), Self.text(own.high),
                own.processorMedian.map(Self.text) ?? "",
                bar(entry), entry.reference, Self.text(entry.referenceMedianMS),
                Self.ratio(entry),
            ]
        }
        let all = [head] + rows
        let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        let lines = all.map { row in
            zip(row.indices, row).map { column, cell in
                let gap = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 || column == 5 || column == 6 ? cell + gap : gap + cell
            }.joined(separator: "  ")
        }
        let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
        return ([lines[0], rule] + lines.dropFirst() + ["", footer]).joined(separator: "\n")
    }

    private var footer: String {
        let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? "unknown"
        let words = load.split(separator: " ").prefix(3).joined(separator: " ")
        let text = """
            Times in milliseconds unless a unit is named; '5 %' is what the quickest of twenty takes, 'cpu' the median of the \
            measured program's own processor time. A ratio of 2 says that the reference takes twice as long.
            Load average \(words) on \(ProcessInfo.processInfo.processorCount) processors.
            """
        guard !missedBars.isEmpty else { return text }
        return text + "\nMissed: \(missedBars.joined(separator: ", ")). Where 'cpu' is below the bar, other "
            + "programs took the processor: end them and run this again."
    }

    private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    private static func ratio(_ entry: BenchEntry) -> String {
        String(format: entry.ratio < 2 ? "%.3fx" : "%.1fx", entry.ratio)
    }
    private static func text(_ value: Double) -> String {
        String(format: value < 10 ? "%.3f" : "%.1f", value)
    }
}
