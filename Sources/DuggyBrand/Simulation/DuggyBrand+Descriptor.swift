// Licensed under the Apache License, Version 2.0.

import CAppFiles
import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// Duggy.
    public static var duggy: AppDescriptor {
        AppDescriptor(
            id: "duggy", name: Duggy.Texts.name,
            options: [
                AppOption("steps", SplashOptions.Steps.self),
                AppOption("prompt", SplashOptions.Prompt.self),
                AppOption("leave", SplashOptions.Leave.self),
                AppOption("handoff", SplashOptions.Handoff.self),
                AppOption("fillOpacity", ["0.1", "1"]), AppOption(isOn: "bar"),
                AppOption("permission", ["granted", "undecided", "denied"]).simulated,
                AppOption("answer", ["allow", "deny"]).simulated,
                AppOption("version", ["current", "old", "tooOld"]).simulated,
            ],
            routes: ["home", "authentication", "onboarding", "offline", "maintenance", "update"],
            film: Film(entry: [0, 0.15, 0.3, 0.65, 1.3, 1.8], exit: [0.25]),
            documents: [
                AppDocument("/health", task: "connectivity"),
                AppDocument("/duggy/config", task: "configuration") { _ in
                    try json(DuggySamples.configuration)
                },
                AppDocument("/duggy/club", task: "authentication") { date in
                    let session = DuggySamples.session(at: date)
                    return try json(
                        ClubServer.Membership(memberName: session.memberName, club: session.club))
                },
                AppDocument("/lookup", task: "version") { _ in
                    try json(StoreListing.Document(resultCount: 1, results: [DuggySamples.listing]))
                },
            ],
            accounts: AppAccounts(redirect: "duggy://auth/callback"),
            plan: { AppInitializationService.described(SplashOptions($0)).plan.tasks },
            unscriptedTasks: [
                AppInitializationService.maintenanceGate, AppInitializationService.versionGate,
            ],
            scenarios: { AppFile.duggy_scenarios_json.bytes },
            waivers: { AppFile.duggy_waivers_json.bytes },
            images: {
                // The launch screen shows it at 100 points; 512 at each scale would only take memory (C-DG-35).
                [
                    AppImage(
                        "DuggyLogo", size: CGSize(width: 512, height: 512),
                        files: AppImage.Files(size: CGSize(width: 100, height: 100))
                    ) { DuggyLogo(side: 512) }
                ]
            },
            strings: { texts }, lints: { DuggyLints.all(SplashOptions($0)) },
            artefacts: { _ in Duggy.artefacts },
            make: { try await DuggySimulation($0).launch() })
    }

    private static func json(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return try encoder.encode(value)
    }

    /// Its texts in all languages, with those of the screens that it shares with others.
    private static let texts = SharedTexts.joined(with: AppFile.duggy_Localizable_xcstrings.bytes)
}

extension AppInitializationService {
    /// Duggy's steps for reading the plan; none of them is ever run.
    fileprivate static func described(_ options: SplashOptions) -> AppInitializationService {
        let never: @Sendable () throws -> Never = { throw CancellationError() }
        return AppInitializationService(
            authenticationStore: AuthenticationStore(), firebaseService: FirebaseService { try never() },
            databaseService: DatabaseService { try never() },
            configurationService: ConfigurationService(
                loadConfiguration: { try never() }, checkAppVersion: { try never() }),
            secondary: SecondaryService.names.map { SecondaryService($0) {} }, options: options)
    }
}
