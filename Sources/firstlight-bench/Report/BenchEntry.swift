// Licensed under the Apache License, Version 2.0.

/// One figure beside its reference.
struct BenchEntry: Codable {
    /// The name of the measure.
    let name: String
    /// The median of the program, in milliseconds.
    let medianMS: Double
    /// The 5th percentile of the program's times in milliseconds, which other programs on the machine disturb least.
    let lowMS: Double
    /// The reference that it is compared with.
    let reference: String
    /// The median of the reference, in milliseconds.
    let referenceMedianMS: Double
    /// The reference's time as a multiple of the measured one.
    let ratio: Double
    /// The unit of both medians.
    var unit = "ms"
    /// The reason why it was not measured; nil when it was.
    var missing: String?

    enum CodingKeys: String, CodingKey {
        case name, reference, ratio, unit, missing
        case medianMS = "median_ms"
        case lowMS = "low_ms"
        case referenceMedianMS = "reference_median_ms"
    }
}
