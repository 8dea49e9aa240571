// Licensed under the Apache License, Version 2.0.

public import struct Foundation.Date

/// A time in which a service is closed, or open for looking only.
public struct MaintenanceWindow: Hashable, Sendable, Codable {
    /// The use of the app that remains during maintenance.
    public enum Access: String, Hashable, Sendable, Codable, CaseIterable {
        /// Nothing.
        case closed
        /// Look, and change nothing.
        case readOnly
    }

    /// The message to users during the window.
    public let message: String
    /// The use of the app that remains during the window.
    public let access: Access
    /// The start of the window; nil when it has begun.
    public let from: Date?
    /// The end of the window; nil if not yet known.
    public let until: Date?

    /// Describes a window.
    public init(message: String, access: Access = .closed, from: Date? = nil, until: Date? = nil) {
        (self.message, self.access, self.from, self.until) = (message, access, from, until)
    }

    /// Reads an answer of a server; nil unless it says that the service is unavailable (503).
    ///
    /// - Parameters:
    ///   - status: The HTTP status.
    ///   - retryAfter: The value of the header `Retry-After`, if there is one.
    ///   - message: What users read meanwhile.
    ///   - now: The time.
    public init?(status: Int, retryAfter: String?, message: String, at now: Date) {
        guard status == 503 else { return nil }
        let wait = retryAfter.flatMap(RetryAfter.init(header:))?.wait(from: now)
        self.init(message: message, until: wait.map { now.addingTimeInterval($0 / .seconds(1)) })
    }

    /// Returns whether the window includes a time.
    public func contains(_ now: Date) -> Bool {
        (from.map { $0 <= now } ?? true) && (until.map { now < $0 } ?? true)
    }

    /// The verdict at a time; the launch itself adds the variation that keeps devices from coming back
    /// all at once.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - limits: The shortest and the longest wait before the service is asked again.
    ///   - fallback: The wait when the end is unknown.
    public func verdict(
        at now: Date, limits: ClosedRange<Duration> = .seconds(5) ... .seconds(6 * 3600),
        fallback: Duration = .seconds(60)
    ) -> LaunchVerdict {
        guard contains(now) else { return .open }
        switch access {
        case .readOnly: return .readOnly(message: message)
        case .closed:
            let wait = until.map { RetryAfter.date($0).wait(from: now, limits: limits) } ?? fallback
            return .maintenance(message: message, retryAfter: wait)
        }
    }
}
