// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation

/// Decides which requests the studio answers.
///
/// A page of another site can send requests to this machine, and a name of another site can be made to lead here. Neither
/// knows the token, and the names by which they ask are not the studio's.
struct StudioAccess: Sendable {
    /// The first part of each address.
    let token: String

    /// Makes a token of 128 random bits.
    ///
    /// - Parameter kept: The token of the program from before, whose pages go on with this one; nil for a new one.
    init(kept: String? = nil) {
        if let kept, kept.count == 32, kept.allSatisfy(\.isHexDigit) {
            token = kept
            return
        }
        token = Self.random()
    }

    /// Returns 128 random bits in hexadecimal digits.
    static func random() -> String {
        var random = SystemRandomNumberGenerator()
        let digits = (0..<2).map { _ in
            let text = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        return digits.joined()
    }

    /// The address of the page.
    func address(port: Int) -> String { "http://127.0.0.1:\(port)/\(token)/" }

    /// The path behind the token; nil when the request is refused.
    func path(of request: LoopbackRequest) -> Result<String, Refusal> {
        let names = ["127.0.0.1:\(request.port)", "localhost:\(request.port)"]
        guard let host = request.headers["host"]?.lowercased(), names.contains(host) else {
            return .failure(.host)
        }
        if let origin = request.headers["origin"], origin.lowercased() != "http://\(host)" {
            return .failure(.origin)
        }
        // Browsers say so even where they send no origin; a link to the page that a person follows is no request of a page.
        let site = request.headers["sec-fetch-site"] ?? "none"
        let isVisit = request.headers["sec-fetch-mode"] == "navigate" && request.method == "GET"
        guard ["none", "same-origin"].contains(site) || isVisit else { return .failure(.origin) }
        let prefix = "/\(token)/"
        guard request.path.hasPrefix(prefix) else { return .failure(.token) }
        return .success(String(request.path.dropFirst(prefix.count)))
    }

    /// The reason for a refusal.
    enum Refusal: Error {
        case host, origin, token

        /// The reason and its remedy, for a person.
        var message: String {
            switch self {
            case .host: "The studio answers at 127.0.0.1 and localhost only."
            case .origin: "The studio answers its own page only."
            case .token: "This is no address of the studio that runs here. Open the one that it printed."
            }
        }
    }
}
