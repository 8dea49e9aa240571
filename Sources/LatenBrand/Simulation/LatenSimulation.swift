// Licensed under the Apache License, Version 2.0.

import LaunchAuth
public import LaunchKit
import SwiftUI

/// Makes launches of Laten on simulated devices.
@MainActor
enum LatenSimulation {
    /// The pictures of the asset catalogue.
    static var images: [AppImage] {
        [AppImage(Laten.logo, size: CGSize(width: 112, height: 112)) { LatenLogo() }]
    }

    /// Prepares what earlier launches have left behind, and makes the launch.
    ///
    /// - Throws: `AuthError.configuration` when the accounts are not configured (`C-LA-45`).
    static func launch(_ setting: LaunchSetting) async throws -> AppLaunch {
        let launch = try await model(setting)
        return AppLaunch(launch.controller) { LatenWindow(launch: launch) }
    }

    /// Makes the model of the launch.
    static func model(_ setting: LaunchSetting) async throws -> LatenLaunch {
        guard let accounts = setting.accounts else { throw AuthError.configuration(.urlMissing) }
        let database = try setting.openStore()
        let store = LatenStore(store: database)
        if setting.preparesState {
            if !setting.state.firstLaunch { try await store.completeOnboarding() }
            // What is in the vault is this app's own, not that of one that was deleted.
            if setting.state.session != .none { try await store.noteRun() }
        }
        return LatenLaunch(
            setting, accounts: accounts, store: store, options: LatenOptions(setting.options),
            crashMonitor: await setting.beginLaunch(in: database, version: "1.0"))
    }
}

extension LatenOptions {
    /// Reads the choices of a scenario, or those that a project was generated with.
    public init(_ choices: AppOptions) {
        self.init(
            screen: AuthenticationOptions(
                ageConfirmation: choices[isOn: "checkbox"] ? .checkbox : .notice,
                modeChange: choices["modeChange"] ?? .unfold),
            vault: choices["vault"] ?? .password, passwordRules: choices["passwordRules"] ?? .document,
            isShortWithoutMotion: choices[isOn: "shortWithoutMotion"])
        switch choices.values["minimum"] {
        case "1s": minimumDisplay = .seconds(1)
        case "0s": minimumDisplay = .zero
        default: break
        }
    }
}
