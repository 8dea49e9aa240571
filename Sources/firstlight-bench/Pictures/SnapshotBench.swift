// Licensed under the Apache License, Version 2.0.

import Foundation

/// Measures `assertSnapshot` in a program of its own, which is linked with Swift Testing; this one cannot be.
struct SnapshotBench {
    /// The output of the program, in milliseconds.
    private struct Times: Decodable {
        struct Series: Decodable {
            let wall: [Double]
            let processor: [Double]

            var samples: Samples { Samples(wall: wall, processor: processor) }
        }

        let own: Series
        let reference: Series
    }

    /// The program's file.
    let program: String

    /// One check of a screen; for the reference the screen is drawn and compared with the pixels of a PNG.
    func measure() throws -> (own: Samples, reference: Samples) {
        let child = try MeasuredProcess([program])
        guard child.status == 0 else {
            throw BenchOptions.Problem(
                description: "\(program) ended with status \(child.status); run it alone to see why.")
        }
        let times = try JSONDecoder().decode(Times.self, from: Data(child.output.utf8))
        return (times.own.samples, times.reference.samples)
    }
}
