// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import UrbanNestBrand

/// Answers each try of a task after a time on the story's clock, or never.
actor StoryServices {
    /// The answers of each task, one for each try; the last is repeated.
    struct Script: Sendable {
        var cities = [StoryAnswer.ok(300)]
        var configuration = [StoryAnswer.ok(300)]
        var session = [StoryAnswer.ok(300)]
        /// How long each session that the server tells of is good, in seconds; nil for signed out.
        var sessionSeconds: [Double?] = [nil]
    }

    static let cities = [
        UrbanNestCity(id: "gra", name: "Graz", country: "AT", latitude: 47.07, longitude: 15.44),
        UrbanNestCity(id: "lnz", name: "Linz", country: "AT", latitude: 48.31, longitude: 14.29),
    ]
    static let configuration = UrbanNestConfiguration(
        minimumVersion: "1.2.0", supportPhone: "+43 316 555", currency: "EUR", featureFlags: ["x": true])
    static let offline = ServiceError.unreachable(reason: "no network")

    private let script: Script
    private let clock: any Clock<Duration>
    private let start: Date
    private let now: @Sendable () -> Date
    private(set) var calls: [String: Int] = [:]
    /// The end of the session on the device; nil for none.
    private(set) var sessionEnd: Date?

    init(
        _ script: Script, clock: any Clock<Duration>, start: Date, kept: StoryBeginning.Kept = .nothing,
        now: @escaping @Sendable () -> Date
    ) {
        (self.script, self.clock, self.start, self.now) = (script, clock, start, now)
        switch kept {
        case .nothing, .signedOut: break
        case .signedIn: sessionEnd = start.addingTimeInterval(86_400)
        case .expired: sessionEnd = start.addingTimeInterval(-60)
        }
    }

    nonisolated var backend: UrbanNestBackend {
        UrbanNestBackend(
            loadConfiguration: {
                try await self.answer("loadConfig", self.script.configuration)
                return Self.configuration
            },
            loadCities: {
                try await self.answer("loadCities", self.script.cities)
                return Self.cities
            })
    }

    /// Who is signed in, by the script.
    ///
    /// - Parameter isLaunched: Whether the launch is over.
    nonisolated func account(isLaunched: @escaping @Sendable () async -> Bool) -> Account {
        var account = Account.none
        account.check = {
            // The token is good for a while: only the launch is asked with a delay.
            if await isLaunched() { return SessionCheck(await self.stored()) }
            return await self.check()
        }
        account.stored = { await self.sessionEnd.map { .signedIn(Self.session($0)) } ?? .signedOut }
        account.signOut = { _ in await self.signOut() }
        account.services.signIn = { _, _ throws(AuthError) in
            do {
                if let end = try await self.ask() { return Self.session(end) }
            } catch {
                throw .offline
            }
            throw .server(AuthServerError(status: 400, code: .invalidCredentials, message: "No."))
        }
        return account
    }

    private func check() async -> SessionCheck {
        do {
            return SessionCheck(try await ask().map { .signedIn(Self.session($0)) } ?? .signedOut)
        } catch let error as ServiceError {
            let gap: UnknownSessionReason =
                switch error.kind {
                case .network: .unreachable
                case .timeout: .tooSlow
                case .other: .unreadable("\(error)")
                }
            return SessionCheck(.unknown(gap), stored: sessionEnd.map(Self.session))
        } catch {
            return SessionCheck(.unknown(.notRead))
        }
    }

    /// The end of the session that the server tells of, if it is not over.
    private func ask() async throws -> Date? {
        let count = try await answer("checkAuth", script.session)
        let list = script.sessionSeconds
        sessionEnd = list[min(count, list.count - 1)].map { start.addingTimeInterval($0) }
        return sessionEnd.flatMap { $0 > now() ? $0 : nil }
    }

    private func stored() -> LaunchAuthentication<AuthSession> {
        sessionEnd.flatMap { $0 > now() ? .signedIn(Self.session($0)) : nil } ?? .signedOut
    }

    private func signOut() { sessionEnd = nil }

    private static func session(_ end: Date) -> AuthSession { .of("u", until: end) }

    @discardableResult
    private func answer(_ task: String, _ list: [StoryAnswer]) async throws -> Int {
        let count = calls[task, default: 0]
        calls[task] = count + 1
        try await list.give(count, on: clock)
        return count
    }
}
