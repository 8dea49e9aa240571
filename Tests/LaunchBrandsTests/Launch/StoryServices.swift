// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import UrbanNestBrand

/// Answers each try of a task after a time on the story's clock, or never.
actor StoryServices {
    /// One answer.
    struct Answer: Sendable {
        var milliseconds: Int?
        var error: ServiceError?

        static func ok(_ milliseconds: Int) -> Answer { Answer(milliseconds: milliseconds) }
        static func fails(_ error: ServiceError, _ milliseconds: Int) -> Answer {
            Answer(milliseconds: milliseconds, error: error)
        }
        static let never = Answer()
    }

    /// The answers of each task, one for each try; the last is repeated.
    struct Script: Sendable {
        var cities = [Answer.ok(300)]
        var configuration = [Answer.ok(300)]
        var session = [Answer.ok(300)]
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
    private(set) var calls: [String: Int] = [:]

    init(_ script: Script, clock: any Clock<Duration>, start: Date) {
        self.script = script
        self.clock = clock
        self.start = start
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
            },
            checkSession: {
                let count = try await self.answer("checkAuth", self.script.session)
                let list = self.script.sessionSeconds
                guard let seconds = list[min(count, list.count - 1)] else { return .signedOut }
                return .signedIn(userID: "u", expiresAt: self.start.addingTimeInterval(seconds))
            })
    }

    @discardableResult
    private func answer(_ task: String, _ list: [Answer]) async throws -> Int {
        let count = calls[task, default: 0]
        calls[task] = count + 1
        let answer = list[min(count, list.count - 1)]
        try await clock.sleep(for: .milliseconds(answer.milliseconds ?? 1_000_000_000))
        if let error = answer.error { throw error }
        return count
    }
}
