// Licensed under the Apache License, Version 2.0.

public import Foundation
import LaunchKit

/// Sends launches to a collector of OpenTelemetry, over HTTP and as JSON.
///
/// Nothing is sent unless an app makes one and calls it: where launches of its users go, and whether they agree, only the
/// app's makers know.
///
/// ```swift
/// let exporter = LaunchTraceExporter(collector: URL(string: "https://telemetry.example.org")!)
/// try await exporter.send(OpenTelemetryTrace(launch.timeline(name: "Shop"), app: "shop", start: start))
/// ```
public struct LaunchTraceExporter: Sendable {
    /// The collector did not take a launch.
    public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
        /// The collector answered with a status other than those for success.
        case refused(status: Int)
        /// The collector could not be reached, or did not answer in time.
        case unreachable(reason: String)

        /// The reason, and the remedy.
        public var description: String {
            switch self {
            case .refused(let status):
                "The collector refused the launch with status \(status): check its address and the headers."
            case .unreachable(let reason):
                "The collector did not answer (\(reason)); the launch may be sent again later."
            }
        }
    }

    /// The place that takes traces: that of the collector with `v1/traces` behind it.
    public let url: URL
    /// Header fields of each request, such as the key of a service.
    public let headers: [String: String]
    private let clock: any Clock<Duration>

    /// Prepares an exporter; nothing is sent by that.
    ///
    /// - Parameters:
    ///   - collector: The address of the collector, to which `v1/traces` is appended (OTLP/HTTP, Default paths).
    ///   - headers: Header fields of each request.
    ///   - clock: The clock of the limit, which is ten seconds.
    public init(
        collector: URL, headers: [String: String] = [:], clock: any Clock<Duration> = ContinuousClock()
    ) {
        url = collector.appendingPathComponent("v1").appendingPathComponent("traces")
        (self.headers, self.clock) = (headers, clock)
    }

    /// Sends a launch.
    ///
    /// - Throws: ``Error``, or `CancellationError`.
    public func send(_ trace: OpenTelemetryTrace) async throws {
        var request = HTTPRequest(.post, url, body: try trace.data())
        request.headers["Content-Type"] = "application/json"
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { request.headers[name] = value }
        request.followsRedirects = false
        let limits = RequestLimits(idle: .seconds(10), total: .seconds(10), maximumBytes: 65_536)
        do {
            let answer = try await HTTPTransport(limits: limits, clock: clock).send(request)
            guard (200..<300).contains(answer.status) else { throw Error.refused(status: answer.status) }
        } catch let error as ServiceError {
            throw Error.unreachable(reason: "\(error)")
        }
    }
}
