// Licensed under the Apache License, Version 2.0.

import CAppFiles
import Foundation
import LaunchAuth
import LaunchCore
public import LaunchKit

extension AppDescriptor {
    /// Laten.
    public static var laten: AppDescriptor {
        AppDescriptor(
            id: "laten", name: Laten.name,
            options: [
                AppOption(isOn: "checkbox"), AppOption("vault", LatenOptions.Vault.self),
                AppOption("passwordRules", PasswordRules.self),
                AppOption("minimum", ["2s", "1s", "0s"]), AppOption(isOn: "shortWithoutMotion"),
                AppOption("modeChange", AuthenticationOptions.ModeChange.self),
            ],
            routes: LatenRoute.allCases.map(\.rawValue),
            film: Film(entry: [0, 0.3, 0.6, 1], exit: [0.1, 0.2, 0.3]),
            accounts: AppAccounts(
                redirect: Laten.redirect, task: "session", audience: Laten.bundleIdentifier),
            plan: { _ in LatenTasks(nil).plan }, unscriptedTasks: ["onboarding"],
            scenarios: { AppFile.laten_scenarios_json.bytes },
            waivers: { AppFile.laten_waivers_json.bytes },
            images: { LatenSimulation.images }, strings: { AppFile.laten_Localizable_xcstrings.bytes },
            lints: { Laten.lints(LatenOptions($0)) }, artefacts: { _ in Laten.artefacts },
            make: { try await LatenSimulation.launch($0) })
    }
}
