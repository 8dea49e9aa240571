// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchStore

@testable import DuggyBrand

/// Answers each try of a step after a time on the story's clock, or never, and notes what it was asked.
actor DuggyScript {
    /// The course of one story.
    struct Plan: Sendable {
        /// The answers of each task, one for each try; the last is repeated.
        var answers: [LaunchTaskID: [StoryAnswer]] = [:]
        var usual = StoryAnswer.ok(200)
        var connectivity: [Connectivity] = [.online]
        var configuration = DuggyScript.configuration
        var listing = DuggyScript.listing
        var token: String? = "token"
        var session: SessionAnswer = .signedIn(DuggyScript.session)
        var permission = NotificationService.Permission.granted
        var allows = true
        var kept: Kept = .nothing
        var isFirstLaunch = false

        enum Kept: Sendable { case nothing, configuration, everything }
    }

    static let start = Date(timeIntervalSince1970: 1_750_000_000)
    static let lost = ServiceError.connectionLost(reason: "reset")
    static let offline = ServiceError.unreachable(reason: "no network")
    static let club = Club(name: "Willow Park CC", fixtures: [], results: [], squad: [])
    static let session = MemberSession(
        memberID: "m1", memberName: "Asha Rao", expiresAt: start.addingTimeInterval(86_400), club: club)
    static let configuration = configuration()
    static let listing = listing("2.4.0")

    static func configuration(
        minimum: String = "2.0.0", recommended: String? = nil, maintenance: MaintenanceWindow? = nil
    ) -> AppConfiguration {
        AppConfiguration(
            minimumVersion: version(minimum), recommendedVersion: recommended.map(version),
            supportEmail: "help@duggy.club", maintenance: maintenance)
    }

    static func listing(_ text: String, system: String = "17.0") -> StoreListing {
        StoreListing(
            version: version(text), minimumSystem: version(system),
            page: URL(filePath: "/app"))
    }

    static func version(_ text: String) -> SemanticVersion {
        guard let found = SemanticVersion(text) else { preconditionFailure("\(text) is no version") }
        return found
    }

    private let plan: Plan
    private let clock: any Clock<Duration>
    private var tries: [LaunchTaskID: Int] = [:]
    private(set) var calls: [String] = []
    private(set) var log: [String] = []
    private(set) var priorities: [LaunchTaskID: TaskPriority] = [:]

    init(_ plan: Plan, clock: any Clock<Duration>) {
        (self.plan, self.clock) = (plan, clock)
    }

    private func answer(_ id: LaunchTaskID) async throws {
        calls.append(id.rawValue)
        priorities[id] = Task.basePriority
        let count = tries[id, default: 0]
        tries[id] = count + 1
        try await (plan.answers[id] ?? [plan.usual]).give(count, on: clock)
    }

    /// Indicates whether somebody has signed in by hand.
    private(set) var hasSignedIn = false
    private func sign(in isSignedIn: Bool) { hasSignedIn = isSignedIn }

    private nonisolated var account: Account {
        .letting("m1") { isIn, password in
            if password == "slow" { try? await self.clock.sleep(for: .seconds(1000)) }
            await self.sign(in: isIn)
        }
    }

    private func note(_ call: String) { calls.append(call) }
    private func write(_ line: String) { log.append(line) }

    private func connectivity() -> Connectivity {
        plan.connectivity[min(tries[AppInitializationService.probe, default: 1], plan.connectivity.count) - 1]
    }

    /// The six steps with this script behind them.
    nonisolated func service(
        cache: ClubCache, options: SplashOptions, date: @escaping @Sendable () -> Date
    ) -> AppInitializationService {
        let plan = plan
        return AppInitializationService(
            authenticationStore: AuthenticationStore(
                account: account, date: date,
                check: {
                    if await self.hasSignedIn { return .signedIn(Self.session) }
                    guard plan.token != nil else { return .signedOut }
                    try await self.answer("authentication")
                    return plan.session
                }),
            firebaseService: FirebaseService {
                try await self.answer("firebase")
                return try FirebaseOptions(plist: DuggyPlist.good, bundleID: Duggy.bundleID)
            },
            databaseService: DatabaseService {
                try await self.answer("database")
                return cache
            },
            configurationService: ConfigurationService(
                loadConfiguration: {
                    try await self.answer("configuration")
                    return plan.configuration
                },
                checkAppVersion: {
                    try await self.answer("version")
                    return plan.listing
                }),
            notificationService: NotificationService(
                permission: { plan.permission },
                request: { options in
                    await self.note("ask " + options.map(\.rawValue).joined(separator: ","))
                    try await self.answer("notifications")
                    return plan.allows
                },
                register: {
                    await self.note("register")
                    if plan.permission == .granted { try await self.answer("notifications") }
                }),
            connectivity: {
                try await self.answer(AppInitializationService.probe)
                return await self.connectivity()
            },
            secondary: SecondaryService.names.map { name in
                SecondaryService(name) { try await self.answer(LaunchTaskID(rawValue: name)) }
            },
            options: options, clock: clock, date: date,
            log: { line in Task { await self.write(line) } })
    }
}

/// The property list of a project, and what can be wrong with it.
enum DuggyPlist {
    static let values = [
        "API_KEY": "AIzaSyA1234567890abcdefghijklmnopqrst-_", "GCM_SENDER_ID": "123456789012",
        "GOOGLE_APP_ID": "1:123456789012:ios:0a1b2c3d4e5f", "PROJECT_ID": "duggy-club",
        "BUNDLE_ID": "club.duggy.app", "STORAGE_BUCKET": "duggy-club.appspot.com",
    ]

    static var good: Data { xml(values) }

    static func xml(_ values: [String: String]) -> Data {
        let lines = values.sorted { $0.key < $1.key }.map {
            "<key>\($0.key)</key><string>\($0.value)</string>"
        }
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(lines.joined())</dict></plist>
            """.utf8)
    }

    static func changed(_ key: String, _ value: String?) -> Data {
        var changed = values
        changed[key] = value
        return xml(changed)
    }
}
