// Licensed under the Apache License, Version 2.0.

import Foundation

/// The content of a callback that was checked to be this app's.
enum AuthCallback: Hashable, Sendable {
    case code(String, state: String?)
    case error(AuthServerError, state: String?)

    /// The state that it carries.
    var state: String? {
        switch self {
        case .code(_, let state), .error(_, let state): state
        }
    }

    /// Parses a callback.
    ///
    /// Scheme, host and path must be the redirect's; the query comes before the fragment, as some servers
    /// write an error into both.
    init(_ url: URL, redirect: URL) throws(AuthCallbackProblem) {
        let text = url.absoluteString
        guard text.utf8.count <= 8192, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            let parts = URLComponents(string: text),
            let wanted = URLComponents(string: redirect.absoluteString)
        else { throw .malformed }
        guard
            parts.scheme?.lowercased() == wanted.scheme?.lowercased(),
            parts.host?.lowercased() == wanted.host?.lowercased(), parts.port == wanted.port,
            parts.percentEncodedPath == wanted.percentEncodedPath, parts.user == nil, parts.password == nil
        else { throw .foreignAddress }
        let query = try Self.values(parts.percentEncodedQuery)
        let fragment = try Self.values(parts.percentEncodedFragment)
        let values = fragment.merging(query) { _, query in query }
        if ["access_token", "refresh_token", "id_token"].contains(where: { values[$0] != nil }) {
            throw .bringsTokens
        }
        // A code counts only where the server writes it.
        if values["error"] != nil || values["error_code"] != nil {
            let code = values["error_code"] ?? values["error"] ?? ""
            self = .error(
                AuthServerError(
                    status: 0, code: AuthErrorCode(rawValue: String(code.prefix(100))),
                    message: String((values["error_description"] ?? "").prefix(300))),
                state: values["state"])
        } else if let code = query["code"], !code.isEmpty, code.utf8.count <= 512, AuthToken.isSendable(code)
        {
            self = .code(code, state: query["state"])
        } else {
            throw .empty
        }
    }

    private static func values(_ text: String?) throws(AuthCallbackProblem) -> [String: String] {
        var values: [String: String] = [:]
        for pair in (text ?? "").split(separator: "&") {
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let plain = halves.map {
                $0.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
            }
            guard let first = plain.first, let name = first else { throw .malformed }
            guard let value = plain.count == 2 ? plain[1] : "" else { throw .malformed }
            // Two of one name: who wrote the second?
            guard values.updateValue(value, forKey: name) == nil else { throw .malformed }
        }
        return values
    }
}
