// Licensed under the Apache License, Version 2.0.

package import Foundation

/// One HTTP request as a value.
package struct HTTPRequest: Hashable, Sendable {
    /// The method of a request.
    package enum Method: String, Sendable, CaseIterable {
        /// Reads.
        case get = "GET"
        /// Reads the head alone.
        case head = "HEAD"
        /// Hands something over.
        case post = "POST"
        /// Replaces.
        case put = "PUT"
        /// Changes a part.
        case patch = "PATCH"
        /// Removes.
        case delete = "DELETE"

        /// Indicates whether the method is safe, so that a redirect may be followed and a request repeated.
        var onlyReads: Bool { self == .get || self == .head }
    }

    /// The method.
    package var method: Method
    /// The URL, with http or https, and without a user name or a password.
    package var url: URL
    /// The header fields; the transport adds the length, the encodings it understands and the host.
    package var headers: HTTPHeaders
    /// The body, if any.
    package var body: Data?
    /// Indicates whether a redirect to the same origin is followed; if not, it is the answer.
    package var followsRedirects = true

    /// Makes a request; nothing is sent by that.
    package init(
        _ method: Method = .get, _ url: URL, headers: HTTPHeaders = [:], body: Data? = nil
    ) {
        (self.method, self.url, self.headers, self.body) = (method, url, headers, body)
    }
}

extension HTTPRequest {
    /// Fields that follow from the connection and the body.
    private static let reserved: Set<String> = [
        "accept-encoding", "connection", "content-length", "expect", "host", "transfer-encoding",
    ]

    /// The reason why it must not be sent, or nil; a line break in a value would inject a field.
    var defect: String? {
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url.host?.isEmpty == false
        else { return "the address is not one of http or https" }
        guard url.user == nil, url.password == nil else { return "the address holds a name or a password" }
        for field in headers.fields {
            guard !field.name.isEmpty, field.name.utf8.allSatisfy(Self.isTokenByte) else {
                return "a header's name holds more than letters, digits and signs"
            }
            guard field.value.utf8.allSatisfy({ $0 == 9 || ($0 >= 32 && $0 != 127) }) else {
                return "the header \(field.name) holds a control character"
            }
            guard !Self.reserved.contains(field.name.lowercased()) else {
                return "the header \(field.name) is set by the transport"
            }
        }
        return nil
    }

    /// RFC 9110, section 5.6.2.
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
