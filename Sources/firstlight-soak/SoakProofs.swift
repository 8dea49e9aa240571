// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import LaunchCore
import LaunchKit

/// The proofs of a soak for the apps that a program has, and those that do not apply to them.
struct SoakProofs {
    /// The proofs that were asked for.
    private(set) var proofs: [any SoakProof] = []
    /// A sentence for each proof that was asked for and does not apply.
    private(set) var leftOut: [String] = []
    private let wish: SoakWish

    /// The app whose store the proofs with a killed backend and a killed app look into.
    static let subject = "urbannest"

    /// The names that a program's soak takes. A group's name stands for those of all apps.
    static func names(_ catalogue: AppCatalogue) -> [String] {
        let launched = catalogue.apps.filter(\.hasLaunch).map(\.id)
        let own = catalogue.ids.contains(subject) ? ["backend-killed", "app-killed"] : []
        let ofEach = launched.isEmpty ? [] : ["memory", "guard", "folding", "explore", "schedules"]
        return ["determinism"] + own + [
            "transport", "sessions", "account-kills", "deletion-kills", "store-flips", "backend-flips",
        ]
            + ofEach.flatMap { group in [group] + launched.map { "\(group).\($0)" } }
    }

    /// The group of a proof, such as `explore` of `explore.laten`.
    static func group(of name: String) -> Substring { name.prefix { $0 != "." } }

    /// Returns whether a proof or a group of proofs draws something from the seed.
    static func isDrawn(_ name: String) -> Bool {
        !["explore", "folding", "memory"].contains(group(of: name))
    }

    /// Chooses the proofs that were asked for.
    @MainActor
    init(_ wish: SoakWish, _ setting: SoakSetting, _ catalogue: AppCatalogue) async throws {
        self.wish = wish
        let launched = catalogue.apps.filter(\.hasLaunch)
        let runs = wish.runs
        // The proofs that keep a processor busy first: the others mostly wait.
        for app in launched {
            let scenarios = try app.launches.scenarios
            add(
                MemoryProof(app: app.id, launches: runs ?? 1000, scenarios: scenarios, setting: setting),
                unless: scenarios.isEmpty ? "the app has no scenarios" : nil)
        }
        let scenarios = try launched.flatMap { try $0.launches.scenarios }
        let none = scenarios.isEmpty ? "no app has scenarios" : nil
        add(
            DeterminismProof(repetitions: runs ?? 12, scenarios: scenarios, setting: setting), unless: none)
        if catalogue.ids.contains(Self.subject) {
            add(BackendKilledProof(count: runs ?? 300, setting: setting))
            let kills = wish.kills ?? runs.map { $0 * AppKilledProof.chain } ?? 1000
            add(AppKilledProof(kills: kills, setting: setting))
        }
        add(TransportProof(requests: runs ?? 20_000, setting: setting))
        add(SessionsProof(schedules: runs ?? 10_000, setting: setting))
        add(AccountKillsProof(kills: wish.kills ?? runs ?? 500, setting: setting))
        add(DeletionKillsProof(kills: wish.kills ?? runs ?? 500, setting: setting))
        add(
            StoreFlipsProof(flips: runs ?? 5000, scenarios: try catalogue.storeScenarios, setting: setting),
            unless: none)
        add(BackendFlipsProof(flips: runs ?? 1000, setting: setting))
        for app in launched where isWanted("guard.\(app.id)") {
            var reason: String?
            if try app.launches.scenarios.isEmpty {
                reason = "the app has no scenarios"
            } else if try await !app.isGuarded {
                reason = "the app does not call beginLaunch(in:version:), so nothing counts its crashes"
            }
            add(GuardProof(app: app, count: runs ?? 10, setting: setting), unless: reason)
        }
        for app in launched { add(FoldingProof(app)) }
        try await addExplorations(launched, setting)
    }

    @MainActor
    private mutating func addExplorations(_ apps: [AppDescriptor], _ setting: SoakSetting) async throws {
        var models: [LaunchModel] = []
        for app in apps { models.append(try await app.model()) }
        let shapers = AppShapers()
        for (app, model) in zip(apps, models) where isWanted("explore.\(model.name)") {
            let waysOut = try await app.waysOut(text: shapers.shaper(of: app))
            add(ExplorationProof(model, waysOut: waysOut, limit: 100_000_000, setting: setting))
        }
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            for model in models { add(ScheduleProof(model, count: wish.runs ?? 200, setting: setting)) }
        }
    }

    private func isWanted(_ name: String) -> Bool {
        wish.only.isEmpty || wish.only.contains { name == $0 || name.hasPrefix($0 + ".") }
    }

    private mutating func add(_ proof: some SoakProof, unless reason: String? = nil) {
        guard isWanted(proof.name) else { return }
        if let reason {
            leftOut.append("\(proof.name) is left out: \(reason).")
        } else {
            proofs.append(proof)
        }
    }
}
