// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Speaks the protocol of Supabase Auth, one request at a time; it keeps nothing.
///
///     let configuration = try AuthConfiguration(url: address, key: key)
///     let client = AuthClient(configuration: configuration, transport: transport, clock: ContinuousClock())
///     let session = try await client.signIn(email: email, password: password)
///
/// An app uses an ``AuthSessionKeeper``, which keeps the session that comes of it.
public struct AuthClient: Sendable {
    /// The project and the limits.
    public let configuration: AuthConfiguration
    let transport: AuthTransport
    let clock: any Clock<Duration>
    let now: @Sendable () -> Date

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - configuration: Which project, and by which limits.
    ///   - transport: Sends a request and answers what came back.
    ///   - clock: Measures time limits.
    ///   - now: The device's time.
    public init(
        configuration: AuthConfiguration, transport: @escaping AuthTransport, clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.configuration, self.transport, self.clock, self.now) = (configuration, transport, clock, now)
    }

    /// A request before it is checked.
    struct Call {
        var method = "POST"
        var path: String
        /// The whole URL, of what is not below the authentication server's; nil for that and the path.
        var address: URL?
        var query: [(String, String)] = []
        var accessToken: String?
        var body: [String: AuthValue]?
        /// Indicates whether the call may safely be sent twice.
        var isRepeatable = false
        var timeLimit: Duration?
    }

    /// Sends a call and answers what came back with a status of success.
    func send(_ call: Call) async throws(AuthError) -> AuthAnswer {
        let request = try makeRequest(call)
        do {
            return try await attempt(request)
        } catch {
            guard call.isRepeatable, error.isTransient, isWorthRepeating(error) else { throw error }
        }
        do {
            try await clock.sleep(for: configuration.retryDelay)
        } catch {
            throw .cancelled
        }
        return try await attempt(request)
    }

    private func isWorthRepeating(_ error: AuthError) -> Bool {
        switch error {
        // Too many requests do not become fewer by one more.
        case .server(let error): error.status != 429
        case .offline, .connection, .timedOut: true
        default: false
        }
    }

    private func attempt(_ request: AuthRequest) async throws(AuthError) -> AuthAnswer {
        let answer: AuthAnswer
        do {
            answer = try await Deadline.run(within: request.timeLimit, of: clock, late: .timedOut) {
                [transport] in try await transport(request)
            }
        } catch {
            throw AuthError(transport: error)
        }
        guard answer.body.count <= request.maximumAnswerBytes else {
            throw .answerTooLarge(limit: request.maximumAnswerBytes)
        }
        switch answer.status {
        case 200..<300: return answer
        case 400...: throw .server(AuthServerError(answer))
        default: throw .unreadableAnswer(reason: "it is a redirect or has the status \(answer.status)")
        }
    }

    private func makeRequest(_ call: Call) throws(AuthError) -> AuthRequest {
        var headers = [
            "apikey": configuration.key, "X-Supabase-Api-Version": "2024-01-01",
            "X-Client-Info": "firstlight", "Accept": "application/json",
        ]
        if let token = call.accessToken {
            guard AuthToken.isSendable(token) else {
                throw .unsendable(reason: "the access token has characters that none has. Sign in anew.")
            }
            headers["Authorization"] = "Bearer \(token)"
        } else {
            headers["Authorization"] = "Bearer \(configuration.key)"
        }
        var body: Data?
        if let values = call.body {
            headers["Content-Type"] = "application/json;charset=UTF-8"
            let data = try AuthJSON.encode(AuthValue.object(values))
            guard data.count <= AuthConfiguration.maximumAnswerBytes else {
                throw .unsendable(reason: "it has more than 1 MiB. Send less.")
            }
            body = data
        }
        return AuthRequest(
            method: call.method, url: try address(of: call), headers: headers,
            body: body,
            timeLimit: call.timeLimit ?? configuration.timeLimit,
            maximumAnswerBytes: AuthConfiguration.maximumAnswerBytes)
    }

    private func address(of call: Call) throws(AuthError) -> URL {
        if let address = call.address { return address }
        return try url(call.path, call.query)
    }

    /// Returns a URL of the server; the query is escaped entirely.
    func url(_ path: String, _ query: [(String, String)]) throws(AuthError) -> URL {
        let text = query.map { "\(Self.escaped($0))=\(Self.escaped($1))" }.joined(separator: "&")
        let address = configuration.url.absoluteString + path + (text.isEmpty ? "" : "?" + text)
        guard let url = URL(string: address) else {
            throw .unsendable(reason: "the address of '\(path)' is no URL. Check the project's URL.")
        }
        return url
    }

    static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            let scalar = Character(Unicode.Scalar(byte))
            if byte < 0x80, scalar.isLetter || scalar.isNumber || "-._~".contains(scalar) {
                return String(scalar)
            }
            return "%" + AuthDigest.hex(Data([byte])).uppercased()
        }.joined()
    }

    /// Reads an answer's body.
    func read<Value: Decodable>(_ type: Value.Type, _ answer: AuthAnswer) throws(AuthError) -> Value {
        do {
            return try AuthJSON.decode(type, from: answer.body)
        } catch {
            throw .unreadableAnswer(reason: error.reason)
        }
    }

    /// Reads a session and checks its token.
    func readSession(_ answer: AuthAnswer) throws(AuthError) -> AuthSession {
        let wire = try read(AuthSession.Wire.self, answer)
        var rules = AuthTokenRules(issuer: configuration.issuer, keys: configuration.keys)
        rules.audience = configuration.audience
        return try AuthSession(
            wire, now: now(), serverTime: answer.header("Date").flatMap(AuthDate.http), rules: rules)
    }
}
