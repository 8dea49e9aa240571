// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth

/// A project that answers every sign-in with a session, and keeps what it was sent.
actor ListedProject {
    /// A request as it came.
    struct Sent: @unchecked Sendable {
        let path: String
        /// Values of property lists and JSON, which nothing changes.
        let body: [String: Any]
    }

    private(set) var requests: [Sent] = []
    private(set) var opened: URL?

    func answer(_ request: AuthRequest) -> AuthAnswer {
        let body = (try? JSONSerialization.jsonObject(with: request.body ?? Data())) as? [String: Any]
        let query = request.url.query.map { "?" + $0 } ?? ""
        requests.append(Sent(path: request.url.path + query, body: body ?? [:]))
        let user = ##"{"id": "8d7f0b2e-0000-4000-8000-000000000001", "email": "ann@example.com"}"##
        switch request.url.lastPathComponent {
        case "signup": return json(user)
        case "logout": return AuthAnswer(status: 204, headers: [:], body: Data())
        default:
            return json(
                ##"{"access_token": "\##(token)", "token_type": "bearer", "expires_in": 3600, "##
                    + ##""refresh_token": "r1", "user": \##(user)}"##)
        }
    }

    /// A token with the claims that a project's have; its signature is nobody's.
    private var token: String {
        func part(_ text: String) -> String {
            Data(text.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
                .replacing("=", with: "")
        }
        let end = Int(Date().timeIntervalSince1970) + 3600
        let claims =
            ##"{"iss": "https://laten.supabase.co/auth/v1", "aud": "authenticated", "exp": \##(end), "##
            + ##""sub": "8d7f0b2e-0000-4000-8000-000000000001", "role": "authenticated"}"##
        return [part(##"{"alg": "HS256", "typ": "JWT"}"##), part(claims), part("signature")]
            .joined(separator: ".")
    }

    /// Comes back at once, as from a page on which the user said yes.
    func browse(_ request: AuthBrowserRequest) -> AuthCallbackURL {
        opened = request.url
        var parts = URLComponents(string: "laten://auth/callback") ?? URLComponents()
        parts.queryItems = [URLQueryItem(name: "code", value: "c0de")]
        return AuthCallbackURL(parts.url ?? request.url)
    }

    private func json(_ text: String) -> AuthAnswer {
        AuthAnswer(status: 200, headers: ["content-type": "application/json"], body: Data(text.utf8))
    }
}
