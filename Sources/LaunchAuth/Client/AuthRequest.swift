// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A request of the authentication protocol, for whatever sends it.
///
/// Its headers and its body hold secrets; its description does not.
public struct AuthRequest: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The method of HTTP: `GET`, `POST` or `PUT`.
    public let method: String
    /// The URL of the request.
    public let url: URL
    /// The headers by name; names and values hold no line breaks.
    public let headers: [String: String]
    /// The body, or nil for none.
    public let body: Data?
    /// The time limit of the answer; the sender may end the request then, the client does so in any case.
    public let timeLimit: Duration
    /// The most bytes of the answer's body; the receiver may stop there.
    public let maximumAnswerBytes: Int

    /// The method and the path, without the query, which may hold secrets.
    public var description: String { "\(method) \(url.path)" }

    /// Shows the description's two parts only.
    public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}
