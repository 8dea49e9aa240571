// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchAuth
import LaunchKit
import LaunchNetwork

extension ScenarioAccounts {
    /// The accounts of a server over TCP, and what the person does in a browser and with mails.
    ///
    /// - Parameters:
    ///   - accounts: The app's requirements for its accounts.
    ///   - server: The URL of the server.
    ///   - folder: The folder of the app's vault.
    ///   - isShared: Indicates whether others may be using the server at the same time.
    ///   - session: Signs the person in without the app; nil signs in at the server.
    static func live(
        _ accounts: AppAccounts, at server: URL, folder: URL, isShared: Bool = false,
        session: (@Sendable () async throws -> AuthSession)? = nil
    ) throws -> ScenarioAccounts {
        let configuration = try AuthConfiguration(
            url: server.appending(path: "auth/v1").absoluteString, key: "sb_publishable_development",
            redirect: accounts.redirect)
        let transport = LiveAuthTransport.make()
        let person = PersonAtServer(server: server)
        let client = AuthClient(
            configuration: configuration, transport: transport, clock: ContinuousClock())
        return ScenarioAccounts(
            configuration: configuration, transport: transport,
            vault: FileVault(file: folder.appending(path: "accounts.vault")),
            session: session ?? {
                if isShared, let session = try await person.preparedSession() { return session }
                return try await person.signIn(client)
            },
            identityToken: { try await person.identityToken($0, $1, audience: accounts.audience) },
            browse: { try await person.browse($0, isAllowed: $1) },
            followMail: { try await person.followMail() }, mailCode: { try await person.mailCode() })
    }
}

/// The actions of the scenarios' person at a server, besides using the app.
struct PersonAtServer: Sendable {
    let server: URL
    private let person = SimulatedPerson.mila
    private let transport = HTTPTransport(limits: RequestLimits(), clock: ContinuousClock())

    init(server: URL) { self.server = server }

    /// Signs in, and creates and confirms the account first when there is none.
    func signIn(_ client: AuthClient) async throws -> AuthSession {
        do {
            return try await client.signIn(email: person.email, password: person.password)
        } catch let error where error.code == .invalidCredentials {
            let answer = try await client.signUp(
                email: person.email, password: person.password, data: ["display_name": .string(person.name)])
            if case .signedIn(let session) = answer { return session }
            _ = try await followMail()
            return try await client.signIn(email: person.email, password: person.password)
        }
    }

    /// Returns a session that the local backend prepares; nil where the server is another one.
    ///
    /// Its limits are made for people: several runs at once would wait for each other's mails.
    func preparedSession() async throws -> AuthSession? {
        struct Wish: Encodable {
            let password: String
            let data: [String: String]
        }
        struct Answer: Decodable {
            let accessToken, refreshToken: String
            let expiresAt: Double
            let user: User
            struct User: Decodable { let id, email: String }
            enum CodingKeys: String, CodingKey {
                case accessToken = "access_token"
                case refreshToken = "refresh_token"
                case expiresAt = "expires_at"
                case user
            }
        }
        var request = HTTPRequest(.put, server.appending(path: "_control/sessions/\(person.email)"))
        request.headers["Content-Type"] = "application/json"
        request.body = try JSONEncoder().encode(
            Wish(password: person.password, data: ["display_name": person.name]))
        let answer = try await transport.send(request)
        guard answer.status == 200, let made = try? JSONDecoder().decode(Answer.self, from: answer.body)
        else {
            return nil
        }
        return AuthSession(
            accessToken: made.accessToken, refreshToken: made.refreshToken,
            expiresAt: Date(timeIntervalSince1970: made.expiresAt),
            user: AuthUser(
                id: made.user.id, email: made.user.email, userMetadata: ["display_name": .string(person.name)]
            ))
    }

    private struct Mail: Decodable {
        let link: URL?
        let code: String?
    }

    private func mails() async throws -> [Mail] {
        try JSONDecoder().decode(
            [Mail].self, from: try await send(.get, server.appending(path: "outbox")).body)
    }

    /// Follows the link in the newest mail, and returns the resulting URL.
    func followMail() async throws -> URL {
        guard let link = try await mails().last(where: { $0.link != nil })?.link else {
            throw SimulationError.stepFailed("There is no mail with a link to follow.")
        }
        return try await follow(link)
    }

    /// Reads the code in the newest mail.
    func mailCode() async throws -> String {
        guard let code = try await mails().last(where: { $0.code != nil })?.code else {
            throw SimulationError.stepFailed("There is no mail with a code.")
        }
        return code
    }

    /// Creates an identity token and an authorization code as a system's own sheet does.
    ///
    /// - Parameter audience: The client id that it is for; nil for the server's own.
    func identityToken(
        _ provider: AuthProvider, _ nonce: String, audience: String?
    ) async throws -> (token: String, code: String) {
        struct Answer: Decodable {
            let token: String
            let code: String
            enum CodingKeys: String, CodingKey {
                case token = "id_token"
                case code
            }
        }
        let answer = try await send(
            .post, server.appending(path: "_oidc/\(provider.rawValue)/id_token"),
            form: [("email", person.email), ("nonce", nonce)] + (audience.map { [("audience", $0)] } ?? []))
        let made = try JSONDecoder().decode(Answer.self, from: answer.body)
        return (made.token, made.code)
    }

    /// Goes through a provider's pages, and returns the resulting URL.
    func browse(_ url: URL, isAllowed: Bool) async throws -> URL {
        try await follow(url, isAllowed: isAllowed)
    }

    private func follow(_ start: URL, isAllowed: Bool = true) async throws -> URL {
        var url = start
        var answer = try await send(.get, url)
        for _ in 0..<10 {
            if let next = answer.headers["Location"].flatMap({ URL(string: $0, relativeTo: url) }) {
                guard next.scheme == "http" else { return next.absoluteURL }
                url = next.absoluteURL
                answer = try await send(.get, url)
            } else {
                // The provider's page asks who it is.
                let page = String(decoding: answer.body, as: UTF8.self)
                let fields = page.matches(of: #/<input type="hidden" name="([^"]*)" value="([^"]*)">/#)
                    .map { (String($0.1), String($0.2).replacing("&amp;", with: "&")) }
                guard answer.status == 200, !fields.isEmpty else { break }
                answer = try await send(
                    .post, url.deletingLastPathComponent().appending(path: "authorize"),
                    form: fields + [
                        ("email", person.email), ("name", person.name),
                        ("decision", isAllowed ? "allow" : "deny"),
                    ])
            }
        }
        throw SimulationError.stepFailed("The browser ended at \(url.path) with the status \(answer.status).")
    }

    private func send(
        _ method: HTTPRequest.Method, _ url: URL, form: [(String, String)] = []
    ) async throws -> HTTPAnswer {
        var request = HTTPRequest(method, url)
        request.followsRedirects = false
        if !form.isEmpty {
            var parts = URLComponents()
            parts.queryItems = form.map { URLQueryItem(name: $0.0, value: $0.1) }
            // A query may contain a plus sign, a form may not.
            let text = (parts.percentEncodedQuery ?? "").replacing("+", with: "%2B")
            request.headers["Content-Type"] = "application/x-www-form-urlencoded"
            request.body = Data(text.utf8)
        }
        return try await transport.send(request)
    }
}
