// Licensed under the Apache License, Version 2.0.

extension DevBackendFault {
    /// Reads `KIND` or `KIND:ARG` as on the command line, for example `latency:2`, `status:503`, `stall:afterHeaders`.
    ///
    /// Nil for an unknown kind, and for an argument that the kind does not take or that is out of its range.
    public init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard let kind = Kind(rawValue: parts[0]) else { return nil }
        let value = parts.count > 1 ? parts[1] : nil
        func number(_ range: ClosedRange<Int>) -> Int? {
            value.flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
        }
        func point() -> DevBackendFaultPoint? {
            value.map { DevBackendFaultPoint(rawValue: $0) } ?? .beforeHeaders
        }
        switch kind {
        case .latency:
            guard let seconds = value.flatMap({ Double($0) }), (0...3600).contains(seconds) else {
                return nil
            }
            self = .latency(seconds: seconds)
        case .status:
            guard let status = number(200...599) else { return nil }
            self = .status(status)
        case .connectionReset:
            guard let point = point() else { return nil }
            self = .connectionReset(point)
        case .truncatedBody:
            guard let bytes = number(0...Int.max) else { return nil }
            self = .truncatedBody(bytes: bytes)
        case .trickle:
            guard let rate = number(1...1000) else { return nil }
            self = .trickle(bytesPerSecond: rate)
        case .captivePage:
            guard let captive = value.map({ DevBackendCaptiveKind(rawValue: $0) }) ?? .page else {
                return nil
            }
            self = .captivePage(captive)
        case .stall:
            guard let point = point() else { return nil }
            self = .stall(point)
        case .malformedJSON, .emptyBody, .emptyList:
            guard value == nil else { return nil }
            self = kind == .malformedJSON ? .malformedJSON : kind == .emptyBody ? .emptyBody : .emptyList
        }
    }
}
