// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A request of the authentication protocol, for whatever sends it.
///
/// Its headers and its body hold secrets; its description does not.
public struct AuthRequest: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The method of HTTP: `GET`, `POST` or `PUT`.
    public let method: String
    /// Where to send it.
    public let url: URL
    /// The headers by name; names and values hold no line breaks.
    public let headers: [String: String]
    /// The body, or nil for none.
    public let body: Data?
    /// How long the answer may take; who sends it may end it then, the client does so in any case.
    public let timeLimit: Duration
    /// How many bytes the answer's body may have; who receives it may stop there.
    public let maximumAnswerBytes: Int

    /// The method and the path, without the query, which may hold secrets.
    public var description: String { "\(method) \(url.path)" }

    /// Shows the description's two parts only.
    public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}
