// Licensed under the Apache License, Version 2.0.

import Foundation
package import LaunchCore
package import LaunchKit
import StageUI

extension BrandDescriptor {
    /// The tasks and rules of the app's launch, read from the launch that it makes.
    ///
    /// - Parameter options: The app's own choices; those with most to do when left out.
    @MainActor
    package func model(options: BrandOptions? = nil) async throws -> LaunchModel {
        let clock = VirtualClock()
        let scenario = Scenario(name: "model", brand: id, route: routes.first ?? "")
        let services = ScriptedServices(scenario, clock: clock)
        let date: @Sendable () -> Date = { Date(timeIntervalSinceReferenceDate: 0) }
        var setting = LaunchSetting(
            clock: clock, date: date, options: options ?? fullOptions, answers: services)
        if let accounts {
            let side = SideClock(clock: clock)
            let server = try RehearsedAccounts.simulated(accounts, scenario, services, clock: side, now: date)
            setting.accounts = DeviceAccounts(server, scenario, clock: side).services(log: setting.log)
        }
        let launch = try await make(setting)
        var model = launch.controller.model
        launch.controller.cancel()
        model.name = id
        return model
    }
}

extension LaunchModel {
    /// The session beside the shortest display (LA-49 to LA-52), and what its owner is called: an app that has no
    /// screens yet.
    package static var laten: LaunchModel {
        var options = LaunchMachine.Options()
        (options.hasExpiredRoute, options.asksAboutLinks) = (true, true)
        return LaunchModel(
            name: "laten",
            tasks: [
                LaunchTaskSpec(id: "session", timeout: .seconds(10), needsScene: false),
                LaunchTaskSpec(id: "profile", criticality: .optional, dependencies: ["session"]),
            ],
            policy: LaunchPolicy(
                entryDuration: .seconds(1), minimumDisplay: .seconds(2), timeout: .seconds(10),
                exitDuration: .milliseconds(400), resume: .ifSessionExpired, linkLifetime: .seconds(600)),
            options: options)
    }
}

extension BrandCatalogue {
    /// The tasks and rules of all launches that proofs explore.
    @MainActor
    package var models: [LaunchModel] {
        get async throws {
            var all: [LaunchModel] = []
            for brand in brands { all.append(try await brand.model()) }
            return all + [.laten]
        }
    }
}
