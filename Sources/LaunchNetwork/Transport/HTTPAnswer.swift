// Licensed under the Apache License, Version 2.0.

package import Foundation

/// One whole answer, whatever its status says.
package struct HTTPAnswer: Hashable, Sendable {
    /// The status, 200 to 999; provisional ones (100 to 199) are not handed on.
    package let status: Int
    /// The head; a trailer is not part of it.
    package let headers: HTTPHeaders
    /// The body, decoded.
    package let body: Data

    /// Joins the parts of an answer.
    package init(status: Int, headers: HTTPHeaders, body: Data) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    /// Statuses whose `Location` gives the URL to request in place of this one (RFC 9110, section 15.4).
    static let redirects: Set<Int> = [301, 302, 303, 307, 308]
}
