// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension BrandDescriptor {
    /// Duggy.
    public static var duggy: BrandDescriptor {
        BrandDescriptor(
            id: "duggy", name: Duggy.Words.name,
            options: [
                BrandOption("steps", SplashOptions.Steps.self),
                BrandOption("prompt", SplashOptions.Prompt.self),
                BrandOption("leave", SplashOptions.Leave.self),
                BrandOption("handoff", SplashOptions.Handoff.self),
                BrandOption("fillOpacity", ["0.1", "1"]), BrandOption(isOn: "bar"),
                BrandOption("permission", ["granted", "undecided", "denied"]),
                BrandOption("answer", ["allow", "deny"]),
                BrandOption("version", ["current", "old", "tooOld"]),
            ],
            routes: ["home", "authentication", "onboarding", "offline", "maintenance", "update"],
            film: Film(entry: [0, 0.15, 0.3, 0.65, 1.3, 1.8], exit: [0.25]),
            documents: [
                BrandDocument("/health", task: "connectivity"),
                BrandDocument("/duggy/config", task: "configuration") { _ in
                    try json(DuggySamples.configuration)
                },
                BrandDocument("/duggy/club", task: "authentication") { date in
                    let session = DuggySamples.session(at: date)
                    return try json(
                        ClubServer.Membership(memberName: session.memberName, club: session.club))
                },
                BrandDocument("/lookup", task: "version") { _ in
                    try json(StoreListing.Document(resultCount: 1, results: [DuggySamples.listing]))
                },
            ],
            accounts: BrandAccounts(redirect: "duggy://auth/callback"),
            plan: { AppInitializationService.described(SplashOptions($0)).plan.tasks },
            unscriptedTasks: [
                AppInitializationService.maintenanceGate, AppInitializationService.versionGate,
            ],
            scenarios: { PackageResources.scenarios_json },
            images: {
                // The launch screen shows it at 100 points; 512 at each scale would only take memory (C-DG-35).
                [
                    BrandImage(
                        "DuggyLogo", size: CGSize(width: 512, height: 512),
                        files: BrandImage.Files(size: CGSize(width: 100, height: 100))
                    ) { DuggyLogo(side: 512) }
                ]
            },
            lints: { DuggyLints.all(SplashOptions($0)) }, artefacts: { _ in Duggy.artefacts },
            make: { try await DuggySimulation($0).launch() })
    }

    private static func json(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return try encoder.encode(value)
    }
}

extension AppInitializationService {
    /// Duggy's steps for whoever looks at the plan; none of them is ever run.
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
