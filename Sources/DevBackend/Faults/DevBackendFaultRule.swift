// Licensed under the Apache License, Version 2.0.

/// A fault and the requests that it applies to.
public struct DevBackendFaultRule: Codable, Hashable, Sendable {
    /// The fault.
    public var fault: DevBackendFault

    /// Seconds that pass before it goes wrong.
    public var delay: Double

    /// The number of requests it still applies to, or nil for all of them until it is cleared.
    public var times: Int?

    /// Joins a fault with a delay in seconds and a number of requests.
    public init(_ fault: DevBackendFault, delay: Double = 0, times: Int? = nil) {
        self.fault = fault
        self.delay = delay
        self.times = times
    }

    enum CodingKeys: String, CodingKey { case delay, times }

    /// Reads the fault's own members together with `delay` and `times`, both optional.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        fault = try DevBackendFault(from: decoder)
        delay = try values.decodeIfPresent(Double.self, forKey: .delay) ?? 0
        times = try values.decodeIfPresent(Int.self, forKey: .times)
        guard (0...3600).contains(delay), times.map({ $0 > 0 }) ?? true else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "delay is 0 to 3600 seconds, and times is at least 1"))
        }
    }

    /// Writes the form that ``init(from:)`` reads.
    public func encode(to encoder: any Encoder) throws {
        try fault.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(delay, forKey: .delay)
        try values.encodeIfPresent(times, forKey: .times)
    }
}
