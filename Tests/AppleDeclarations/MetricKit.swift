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

// Of the SDK of iOS 27.
@available(iOS 27.0, *)
public final class MetricManager: Sendable {
    public init() {}

    @MainActor
    public func trackLaunchTask<Result, Failure>(
        id: LaunchTaskID, onTrackingError: ((LaunchTaskError) -> Void)? = nil,
        _ operation: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result where Failure: Error { try await operation() }

    public struct LaunchTaskError {
        public let taskID: LaunchTaskID
    }
}

@available(iOS 27.0, *)
public struct LaunchTaskID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
