// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import LaunchStore
import SwiftUI

/// Makes launches of Sixth on simulated devices.
@MainActor
enum SixthSimulation {
    nonisolated static let bread = ["Rye", "Spelt", "Baguette"]

    static var images: [AppImage] {
        [
            AppImage(Sixth.loaf, size: CGSize(width: 120, height: 80)) {
                Path.egg(centerX: 60, centerY: 40, width: 116, height: 76).fill(Sixth.crust.color)
            }
        ]
    }

    static func launch(_ setting: LaunchSetting) async throws -> AppLaunch {
        let store = try setting.openStore()
        if setting.preparesState {
            try await store.setFlag(!setting.state.firstLaunch, for: SixthBakery.visited)
            if setting.state.cached {
                try await store.set(["Yesterday's rye"], for: SixthBakery.breadKey, at: setting.date())
            }
        }
        let monitor = await setting.beginLaunch(in: store, version: "1.0")
        let (server, answers) = (setting.server, setting.answers)
        let bakery = SixthBakery(store: store, date: setting.date, log: setting.log) {
            if let server { return try await SixthBakery.ask(server) }
            try await answers.answer("bread")
            return bread
        }
        let reset = LaunchReset(
            .init(message: "The bread of your last visit is forgotten."), crashMonitor: monitor,
            log: setting.log
        ) { try await store.remove(SixthBakery.breadKey) }
        let launch = SixthLaunch(setting, bakery: bakery, crashMonitor: monitor)
        return AppLaunch(launch.controller) {
            SixthRoot(launch: launch, sign: setting.options["sign"] ?? .lit, reset: reset)
        }
    }
}
