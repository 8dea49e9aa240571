// Licensed under the Apache License, Version 2.0.

import Foundation

/// Times of one measure, in milliseconds.
struct Samples {
    /// Wall-clock times.
    var wall: [Double] = []
    /// Processor times; empty where they were not measured.
    var processor: [Double] = []

    init(wall: [Double] = [], processor: [Double] = []) {
        self.wall = wall
        self.processor = processor
    }

    var median: Double { Self.quantile(wall, 0.5) }
    var low: Double { Self.quantile(wall, 0.05) }
    var high: Double { Self.quantile(wall, 0.95) }
    var processorMedian: Double? { processor.isEmpty ? nil : Self.quantile(processor, 0.5) }

    /// The first samples of each run of a length.
    func first(_ count: Int, ofEach length: Int) -> Samples {
        func first(_ values: [Double]) -> [Double] {
            values.indices.filter { $0 % length < count }.map { values[$0] }
        }
        return Samples(wall: first(wall), processor: first(processor))
    }

    static func quantile(_ values: [Double], _ share: Double) -> Double {
        guard !values.isEmpty else { return .nan }
        let sorted = values.sorted()
        let place = share * Double(sorted.count - 1)
        let low = Int(place)
        let high = min(low + 1, sorted.count - 1)
        return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
    }

    /// Runs a body and keeps the time that it took.
    @MainActor
    mutating func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (wallStart, processorStart) = (Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_THREAD_CPUTIME_ID))
        let result = try body()
        wall.append(Self.now(CLOCK_MONOTONIC) - wallStart)
        processor.append(Self.now(CLOCK_THREAD_CPUTIME_ID) - processorStart)
        return result
    }

    /// A clock's time in milliseconds.
    static func now(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
}

/// The times of what is measured, and of what it is compared with.
struct ComparedSamples {
    var own = Samples()
    var reference = Samples()
}

extension Bundle {
    /// The release program beside this one.
    ///
    /// - Throws: `BenchOptions.Problem` when it is not built.
    static func firstlight() throws -> String {
        let here = main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        let program = here.deletingLastPathComponent().appendingPathComponent("firstlight").path
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw BenchOptions.Problem(
                description:
                    "\(program) is missing; build it with: swift build -c release --product firstlight")
        }
        return program
    }
}
