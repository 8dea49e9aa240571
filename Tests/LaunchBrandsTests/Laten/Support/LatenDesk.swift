// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import LaunchAuth

/// A server, a sensor and a sheet that answer as a test says.
@MainActor
final class LatenDesk {
    /// The answer to everything; nil signs in.
    var error: AuthError?
    /// Indicates whether an answer waits until the test gives it.
    var holds = false
    /// The rules for a new password.
    var rules = PasswordRules.document
    /// The sensor of the device.
    let sensor: SimulatedBiometrics?
    /// The clock of what it waits for.
    private let clock: any Clock<Duration>
    /// The calls, in order.
    private(set) var calls: [String] = []
    /// How often somebody came to be signed in.
    private(set) var finished = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(sensor: BiometryType? = nil, clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
        self.sensor = sensor.map { SimulatedBiometrics($0) }
    }

    static let session = AuthSession(
        accessToken: "a", refreshToken: "r", expiresAt: Date(timeIntervalSince1970: 4_000_000_000),
        user: AuthUser(id: "8d7f0b2e-0000-4000-8000-000000000001", email: "ann@example.com"))

    /// Gives the answers that wait.
    func answer() {
        for one in waiting { one.resume() }
        waiting = []
    }

    var isWaiting: Bool { !waiting.isEmpty }

    /// Keeps credentials as an earlier sign-in has.
    func keepCredentials() async throws {
        try await sensor?.store(
            BiometricCredentials.password(username: "ann@example.com", password: "old").stored(),
            reason: "set up")
    }

    private func call(_ name: String) async throws(AuthError) -> AuthSession {
        calls.append(name)
        if holds { await withCheckedContinuation { waiting.append($0) } }
        if let error { throw error }
        return Self.session
    }

    func makeModel(strings: SignInStrings = SignInStrings(app: "Laten")) -> SignInModel {
        SignInModel(strings: strings, services: makeServices(), passwordRules: rules) { _ in
            self.finished += 1
        }
    }

    func makeServices() -> SignInServices {
        SignInServices(
            signUp: { (email, _, name) async throws(AuthError) in
                .awaitsConfirmation(try await self.call("signUp \(email) \(name)").user)
            },
            signIn: { (email, _) async throws(AuthError) in try await self.call("signIn \(email)") },
            askApple: { _ async throws(AuthError) in
                _ = try await self.call("sheet")
                return .init(idToken: "token")
            },
            signInWithToken: { (provider, _, _, _) async throws(AuthError) in
                try await self.call("token \(provider.rawValue)")
            },
            signInWithBrowser: { (provider, _) async throws(AuthError) in
                try await self.call("browser \(provider.rawValue)")
            },
            signInWithCredentials: { credentials async throws(AuthError) in
                try await self.call("credentials \(credentials.username)")
            },
            makeCredentials: { (email, password) async throws(AuthError) in
                .password(username: email, password: password)
            },
            checkPassword: { (email, _) async throws(AuthError) in _ = try await self.call("check \(email)")
            },
            biometrics: sensor, hasDeclined: { _ in false }, noteDeclined: { _, _ in },
            random: .system,
            clock: clock, log: { _ in })
    }
}
