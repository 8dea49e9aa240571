// Licensed under the Apache License, Version 2.0.

extension Duration {
    /// The length in whole nanoseconds, cut towards zero; the ends of the range for what does not fit.
    var nanoseconds: Int64 {
        let (seconds, rest) = (components.seconds, components.attoseconds / 1_000_000_000)
        let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, carries) = product.addingReportingOverflow(rest)
        return overflows || carries ? (seconds < 0 ? .min : .max) : sum
    }

    /// The length in microseconds, the unit of trace files.
    var microseconds: Double { Double(nanoseconds) / 1000 }

    /// Reads a length in microseconds, to the nanosecond; nil when it is no length of a launch.
    init?(microsecondsOfTrace value: Double) {
        let nanoseconds = (value * 1000).rounded()
        // A hundred days: more is a broken file, and its sums must not overflow.
        guard nanoseconds.isFinite, abs(nanoseconds) < 8.64e15 else { return nil }
        self = .nanoseconds(Int64(nanoseconds))
    }
}
