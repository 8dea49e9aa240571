// Licensed under the Apache License, Version 2.0.

extension DevBackendFault: Codable {
    /// The name of each fault in JSON, under `kind`.
    enum Kind: String, Codable, CaseIterable {
        case latency, status, connectionReset, truncatedBody, trickle, captivePage, stall
        case malformedJSON, emptyBody, emptyList
    }

    enum CodingKeys: String, CodingKey {
        case kind, seconds, status, retryAfter, at, bytes, bytesPerSecond, captive
    }

    /// Reads a fault, for example `{"kind": "latency", "seconds": 2}`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let name = try values.decode(String.self, forKey: .kind)
        guard let kind = Kind(rawValue: name) else {
            let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(
                forKey: .kind, in: values, debugDescription: "\(name) is no fault; use one of \(known)")
        }
        func number<T: Decodable & Comparable>(_ key: CodingKeys, _ range: ClosedRange<T>) throws -> T {
            let value = try values.decode(T.self, forKey: key)
            guard range.contains(value) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: values,
                    debugDescription: "\(value) is outside \(range.lowerBound) to \(range.upperBound)")
            }
            return value
        }
        let point = try values.decodeIfPresent(DevBackendFaultPoint.self, forKey: .at) ?? .beforeHeaders
        switch kind {
        case .latency: self = .latency(seconds: try number(.seconds, 0...3600))
        case .status:
            self = .status(
                try number(.status, 200...599),
                retryAfter: try values.decodeIfPresent(Int.self, forKey: .retryAfter))
        case .connectionReset: self = .connectionReset(point)
        case .truncatedBody: self = .truncatedBody(bytes: try number(.bytes, 0...Int.max))
        case .trickle: self = .trickle(bytesPerSecond: try number(.bytesPerSecond, 1...1000))
        case .captivePage:
            self = .captivePage(
                try values.decodeIfPresent(DevBackendCaptiveKind.self, forKey: .captive) ?? .page)
        case .stall: self = .stall(point)
        case .malformedJSON: self = .malformedJSON
        case .emptyBody: self = .emptyBody
        case .emptyList: self = .emptyList
        }
    }

    /// Writes the form that ``init(from:)`` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .latency(let seconds):
            try values.encode(Kind.latency, forKey: .kind)
            try values.encode(seconds, forKey: .seconds)
        case .status(let status, let retryAfter):
            try values.encode(Kind.status, forKey: .kind)
            try values.encode(status, forKey: .status)
            try values.encodeIfPresent(retryAfter, forKey: .retryAfter)
        case .connectionReset(let point):
            try values.encode(Kind.connectionReset, forKey: .kind)
            try values.encode(point, forKey: .at)
        case .truncatedBody(let bytes):
            try values.encode(Kind.truncatedBody, forKey: .kind)
            try values.encode(bytes, forKey: .bytes)
        case .trickle(let rate):
            try values.encode(Kind.trickle, forKey: .kind)
            try values.encode(rate, forKey: .bytesPerSecond)
        case .captivePage(let kind):
            try values.encode(Kind.captivePage, forKey: .kind)
            try values.encode(kind, forKey: .captive)
        case .stall(let point):
            try values.encode(Kind.stall, forKey: .kind)
            try values.encode(point, forKey: .at)
        case .malformedJSON: try values.encode(Kind.malformedJSON, forKey: .kind)
        case .emptyBody: try values.encode(Kind.emptyBody, forKey: .kind)
        case .emptyList: try values.encode(Kind.emptyList, forKey: .kind)
        }
    }
}
