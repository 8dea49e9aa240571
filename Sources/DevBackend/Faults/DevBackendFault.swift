// Licensed under the Apache License, Version 2.0.

/// A fault on a route.
public enum DevBackendFault: Hashable, Sendable {
    /// Answers rightly, this many seconds late; other requests are not held up.
    case latency(seconds: Double)
    /// Answers with this HTTP status and a JSON error, and a Retry-After in seconds when given.
    case status(Int, retryAfter: Int? = nil)
    /// Ends the connection with a TCP reset.
    case connectionReset(DevBackendFaultPoint = .beforeHeaders)
    /// Sends this many bytes of the body, fewer than Content-Length promises, and closes.
    case truncatedBody(bytes: Int)
    /// Sends the body at this many bytes a second, so that the connection is never idle for long.
    case trickle(bytesPerSecond: Int)
    /// Answers as the login page of a public network does.
    case captivePage(DevBackendCaptiveKind = .page)
    /// Keeps the connection open and sends nothing further.
    case stall(DevBackendFaultPoint = .beforeHeaders)
    /// Answers 200 with a body that is no JSON.
    case malformedJSON
    /// Answers 200 with no body.
    case emptyBody
    /// Answers 200 with JSON that holds nothing.
    case emptyList
}

/// The point in an answer at which a connection fails.
public enum DevBackendFaultPoint: String, Codable, Hashable, Sendable {
    /// Before the request is carried out, as if it had never arrived.
    case beforeWork
    /// After the request was carried out, before anything is sent.
    case beforeHeaders
    /// After the status line and the headers, before the body.
    case afterHeaders
}

/// The way in which a public network shows its login page.
public enum DevBackendCaptiveKind: String, Codable, Hashable, Sendable {
    /// 200 with the HTML page in place of the answer.
    case page
    /// 302 to the page on another host name.
    case redirect
}
