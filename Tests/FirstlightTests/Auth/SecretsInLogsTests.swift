// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchNetwork
import ProofSupport
import Synchronization
import Testing

@testable import LaunchAuth

/// Nothing that anybody writes for a developer holds a secret or an email address: neither the app's log, its errors and descriptions, nor
/// what the backend's process prints or tells of its requests.
@Suite struct SecretsInLogsTests {
    private let collected = Collected()

    /// Every secret that went over the wire, and every line that was written.
    private final class Collected: Sendable {
        private let state = Mutex<(secrets: Set<String>, lines: [String])>(([], []))

        var secrets: Set<String> { state.withLock { $0.secrets } }
        var lines: [String] { state.withLock { $0.lines } }

        func hide(_ secret: String?) {
            guard let secret, secret.count > 5 else { return }
            state.withLock { _ = $0.secrets.insert(secret) }
        }

        func add(_ line: String) { state.withLock { $0.lines.append(line) } }

        /// What is known of a value by a developer's means.
        func show(_ value: Any) {
            var dumped = ""
            dump(value, to: &dumped)
            for text in ["\(value)", String(reflecting: value), dumped] { add(text) }
        }

        /// The secrets in a body of JSON, by their names in the protocol.
        func hide(in body: Data?) {
            let names: Set = [
                "access_token", "refresh_token", "password", "auth_code", "code_verifier", "id_token",
                "nonce",
                "token", "token_hash", "provider_token",
            ]
            func look(_ value: Any) {
                for (name, value) in value as? [String: Any] ?? [:] {
                    if names.contains(name) { hide(value as? String) }
                    look(value)
                }
            }
            if let body, let value = try? JSONSerialization.jsonObject(with: body) { look(value) }
        }
    }

    private func watched(_ transport: @escaping AuthTransport) -> AuthTransport {
        { [collected] request in
            collected.hide(in: request.body)
            collected.show(request)
            let answer = try await transport(request)
            collected.hide(in: answer.body)
            collected.show(answer)
            return answer
        }
    }

    private func attempt<Value: Sendable>(_ body: () async throws -> Value) async -> Value? {
        do {
            let value = try await body()
            collected.show(value)
            return value
        } catch {
            collected.show(error)
            return nil
        }
    }

    private func get(_ address: URL, _ method: String = "GET", body: Data? = nil) async throws -> AuthAnswer {
        // The browser and the mail program: others than the app.
        try await LiveAuthTransport.make()(
            AuthRequest(
                method: method, url: address, headers: ["Content-Type": "application/x-www-form-urlencoded"],
                body: body, timeLimit: .seconds(20), maximumAnswerBytes: 1 << 20))
    }

    @Test func noSecretIsWrittenAnywhere() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "secrets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let jwtSecret = "a-secret-for-tests-that-has-more-than-32-bytes"
        collected.hide(jwtSecret)
        // Who somebody is belongs into no log either.
        for email in ["ann@example.com", "ann%40example.com", "apple@example.com"] { collected.hide(email) }
        let output = folder.appending(path: "output.txt")
        let backend = try BackendProcess(
            ["--rate-limit", "off", "--jwt-secret", jwtSecret, "--data", folder.appending(path: "d").path],
            output: output)
        defer { backend.end() }
        let server = try await backend.address()
        let vault = folder.appending(path: "vault")
        var configuration = try AuthConfiguration(
            url: server.appending(path: "auth/v1").absoluteString, key: "anon",
            redirect: "laten://auth/callback")
        configuration.retryDelay = .milliseconds(1)
        let client = AuthClient(
            configuration: configuration, transport: watched(LiveAuthTransport.make()),
            clock: ContinuousClock())
        let keeper = AuthSessionKeeper(
            client: client, vault: FileVault(file: vault), isAutomatic: false,
            log: { [collected] in collected.add($0) })
        try await passwords(keeper, server)
        try await providers(keeper, server)
        try await troubles(keeper, server)
        _ = await attempt { try await keeper.signOut() }
        let requests = try await get(server.appending(path: "_control/requests"))
        collected.add(String(decoding: requests.body, as: UTF8.self))
        try await backend.stop()
        collected.add(try String(contentsOf: output, encoding: .utf8))
        // Each kind of secret has passed: passwords, tokens, codes, verifiers, nonces.
        #expect(collected.secrets.count > 20, "\(collected.secrets.count)")
        #expect(collected.lines.count > 150, "\(collected.lines.count)")
        let sealed = try Data(contentsOf: vault)
        for secret in collected.secrets {
            let shown = collected.lines.filter { $0.contains(secret) }
            #expect(shown.isEmpty, "\(secret) is in \(shown.prefix(3))")
            #expect(sealed.range(of: Data(secret.utf8)) == nil, "\(secret) is in the vault's file")
        }
    }

    /// An account with its mail, wrong and right codes and passwords, and refresh tokens of all kinds.
    private func passwords(_ keeper: AuthSessionKeeper, _ server: URL) async throws {
        let email = "ann@example.com"
        _ = await attempt { try await keeper.signUp(email: email, password: "Kwz9-Tulip-Road") }
        let mails = try await get(server.appending(path: "outbox"))
        let mail = try #require(
            (try JSONSerialization.jsonObject(with: mails.body) as? [[String: Any]])?.last)
        let code = try #require(mail["code"] as? String)
        let link = try #require((mail["link"] as? String).flatMap { URL(string: $0) })
        collected.hide(code)
        collected.hide(URLComponents(url: link, resolvingAgainstBaseURL: false)?.queryItems?.first?.value)
        _ = await attempt { try await keeper.signIn(email: email, password: "Kwz9-Tulip-Road") }
        _ = await attempt { try await keeper.verify(.code(.signup, email: email, token: "135791")) }
        _ = await attempt { try await keeper.verify(.hash(.signup, token: "not-the-hash-of-anything")) }
        let back = try await get(link)
        let callback = try #require(back.header("Location").flatMap { URL(string: $0) })
        collected.hide(URLComponents(url: callback, resolvingAgainstBaseURL: false)?.queryItems?.first?.value)
        for url in [
            callback.absoluteString + "&state=forged", "laten://auth/callback?code=somebody-elses-code",
            callback.absoluteString, callback.absoluteString,
        ] {
            _ = await attempt { try await keeper.finishSignIn(try #require(URL(string: url))) }
        }
        #expect(await keeper.state.session != nil)
        _ = await attempt { try await keeper.signIn(email: email, password: "Wrong-Password-1") }
        for change in [AuthUserChanges(password: "Another-Horse-8"), AuthUserChanges(password: "12345")] {
            _ = await attempt { try await keeper.updateUser(change) }
        }
        let session = try await keeper.session()
        for token in [session.refreshToken, session.refreshToken, "abcdefghijkl", "not a token"] {
            _ = await attempt { try await keeper.client.refresh(token) }
        }
        _ = await attempt { try await keeper.client.user(accessToken: session.accessToken + "x") }
        _ = await attempt {
            try await keeper.withAccessToken { try await keeper.client.user(accessToken: $0) }
        }
        collected.show(await keeper.state)
    }

    /// Identity tokens with a nonce: right, wrong, twice.
    private func providers(_ keeper: AuthSessionKeeper, _ server: URL) async throws {
        let nonce = SignInNonce()
        collected.hide(nonce.raw)
        let form = Data("email=apple@example.com&nonce=\(nonce.hashed)".utf8)
        let made = try await get(server.appending(path: "_oidc/apple/id_token"), "POST", body: form)
        collected.hide(in: made.body)
        let values = try JSONSerialization.jsonObject(with: made.body) as? [String: Any]
        let token = try #require(values?["id_token"] as? String)
        for nonce in [SignInNonce(), nonce] {
            _ = await attempt { try await keeper.signIn(provider: .apple, idToken: token, nonce: nonce) }
        }
        let url = await attempt { try keeper.client.authorizeURL(provider: .google, pkce: PKCE()) }
        // The address is for a browser, and a challenge is no secret; nothing else may be in it.
        #expect(url?.query()?.contains("verifier") == false)
    }

    /// Answers that nobody can read, and none at all.
    private func troubles(_ keeper: AuthSessionKeeper, _ server: URL) async throws {
        let faults: [DevBackendFault] = [
            .malformedJSON, .emptyBody, .captivePage(), .truncatedBody(bytes: 300),
            .connectionReset(.afterHeaders),
            .status(503), .status(429),
        ]
        for fault in faults {
            let rule = try JSONEncoder().encode(fault)
            _ = try await get(server.appending(path: "_control/faults/token"), "PUT", body: rule)
            _ = await attempt {
                try await keeper.signIn(email: "ann@example.com", password: "Another-Horse-8")
            }
        }
        _ = try await get(server.appending(path: "_control/faults"), "DELETE")
    }
}

/// `firstlight backend` with its output in a file.
private final class BackendProcess {
    private let process = Process()
    private let output: URL

    init(_ arguments: [String], output: URL) throws {
        self.output = output
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        let handle = try FileHandle(forWritingTo: output)
        process.executableURL = try LiveProgram.file()
        process.arguments = ["backend", "--port", "0"] + arguments
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
    }

    /// The address that it tells in its first line.
    func address() async throws -> URL {
        while process.isRunning {
            let said = try String(contentsOf: output, encoding: .utf8)
            if let line = said.split(separator: "\n").first, said.contains("\n"),
                let url = URL(string: String(line).replacing("listening on ", with: ""))
            {
                return url
            }
            try await ContinuousClock().sleep(for: .milliseconds(5))
        }
        throw CocoaError(.executableLoad)
    }

    func end() {
        if process.isRunning { process.terminate() }
    }

    func stop() async throws {
        end()
        try await onOwnThread { [process] in process.waitUntilExit() }
    }
}
