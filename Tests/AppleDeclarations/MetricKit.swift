// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's module MetricKit that Sources call, as declarations only: what calls it is
// type-checked on Linux, where the module does not exist. Nothing here is ever run or shipped.

open class MXMetricManager {
    public class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {}
    public class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {}
}

public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
