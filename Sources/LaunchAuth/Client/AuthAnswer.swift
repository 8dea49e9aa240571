// Licensed under the Apache License, Version 2.0.

public import Foundation

/// An answer of the authentication server, as it was received.
public struct AuthAnswer: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The status of HTTP.
    public let status: Int
    /// The headers; names are compared without regard to case.
    public let headers: [String: String]
    /// The body.
    public let body: Data

    /// Creates an answer.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    /// The value of a header.
    public func header(_ name: String) -> String? {
        headers.first { $0.key.lowercased() == name.lowercased() }?.value
    }

    /// The status and the size, without the content, which may hold secrets.
    public var description: String { "\(status), \(body.count) bytes" }

    /// Shows the description's two parts only.
    public var customMirror: Mirror { Mirror(self, children: ["answer": description]) }
}
