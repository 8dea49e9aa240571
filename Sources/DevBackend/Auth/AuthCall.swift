// Licensed under the Apache License, Version 2.0.

/// A request to the sign-in service, read.
struct AuthCall {
    /// The largest body that is read, in bytes.
    static let largestBody = 1 << 20

    let path: AuthPath
    let method: String
    let query: [String: String]
    /// The bearer token; an anonymous key counts as one and is looked at only where a user is needed.
    let bearer: String?
    /// Indicates whether there is an `Authorization` of any kind.
    let hasAuthorization: Bool
    /// The client's IP address.
    let client: String
    /// Indicates whether the client wants errors in the format of 2024-01-01.
    let isNewer: Bool
    /// The final redirect of the browser.
    let redirect: String
    let audience: String?
    private let bytes: [UInt8]

    init(_ message: ServerMessage, _ path: AuthPath, redirects: RedirectRule) {
        self.path = path
        method = message.method
        query = FormText.values(message.query ?? "")
        client = message.client
        isNewer = Self.isNewer(message.header("X-Supabase-Api-Version"))
        audience = message.header("X-JWT-AUD")
        hasAuthorization = message.header("Authorization")?.isEmpty == false
        let parts =
            message.header("Authorization")?.split(separator: " ", omittingEmptySubsequences: false) ?? []
        bearer =
            parts.count == 2 && parts[0].lowercased() == "bearer" && !parts[1].isEmpty
            ? String(parts[1]) : nil
        bytes = message.method == "GET" ? [] : message.body
        redirect = redirects.address([
            message.header("redirect_to") ?? query["redirect_to"], message.header("Referer"),
        ])
    }

    /// Returns whether a version header asks for 2024-01-01 or later; anything but a date asks for the first version.
    static func isNewer(_ header: String?) -> Bool {
        guard let header, header.utf8.count == 10 else { return false }
        let parts = header.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], let month = UInt8(parts[1]), let day = UInt8(parts[2]),
            let year = UInt16(parts[0]), (1...12).contains(month), (1...31).contains(day)
        else { return false }
        return year >= 2024
    }

    /// Indicates whether there is a body.
    var hasBody: Bool { !bytes.isEmpty }

    /// The JSON object of the body; `null` is one without members, as for Go.
    ///
    /// - Throws: `bad_json` when it is none.
    func body() throws -> AuthBody {
        let value: JSON
        do { value = try JSON(bytes: bytes) } catch {
            throw AuthFailure(400, "bad_json", "Could not parse request body as JSON: invalid syntax")
        }
        guard let members = value == .null ? [:] : value.members else {
            throw AuthFailure(400, "bad_json", "Could not parse request body as JSON: it is no object")
        }
        return AuthBody(members: members)
    }

    /// The values of a form in the body.
    var form: [String: String] { FormText.values(String(decoding: bytes, as: UTF8.self)) }
}

/// The members of a request: unknown ones are ignored, and null counts as absent.
struct AuthBody {
    let members: [String: JSON]

    private func member(_ name: String) -> JSON? { members[name].flatMap { $0 == .null ? nil : $0 } }

    /// A text, or an empty one when it is absent.
    func text(_ name: String) throws -> String {
        guard let value = member(name) else { return "" }
        guard let text = value.text else { throw Self.wrongType(name) }
        return text
    }

    func bool(_ name: String, default value: Bool) throws -> Bool {
        guard let found = member(name) else { return value }
        guard let bool = found.bool else { throw Self.wrongType(name) }
        return bool
    }

    func object(_ name: String) throws -> [String: JSON]? {
        guard let found = member(name) else { return nil }
        guard let object = found.members else { throw Self.wrongType(name) }
        return object
    }

    func has(_ name: String) -> Bool { member(name) != nil }

    func challenge() throws -> (String, String)? {
        try AuthRules.challenge(try text("code_challenge"), try text("code_challenge_method"))
    }

    private static func wrongType(_ name: String) -> AuthFailure {
        AuthFailure(400, "bad_json", "Could not parse request body as JSON: \(name) is of the wrong type")
    }
}
