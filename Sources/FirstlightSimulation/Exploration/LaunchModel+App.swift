// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchCore
public import LaunchKit
import StageUI

extension AppDescriptor {
    /// The tasks and rules of the app's launch, read from the launch that it makes.
    ///
    /// - Parameter options: The app's own choices; those with most to do when left out.
    @MainActor
    public func model(options: AppOptions? = nil) async throws -> LaunchModel {
        let clock = VirtualClock()
        let scenario = Scenario(name: "model", brand: id, route: routes.first ?? "")
        let services = ScriptedServices(scenario, clock: clock)
        let date: @Sendable () -> Date = { Date(timeIntervalSinceReferenceDate: 0) }
        var setting = LaunchSetting(
            clock: clock, date: date, options: options ?? fullOptions, answers: services)
        if let accounts {
            let side = SideClock(clock: clock)
            let server = try ScenarioAccounts.simulated(accounts, scenario, services, clock: side, now: date)
            setting.accounts = DeviceAccounts(server, scenario, clock: side).services(log: setting.log)
        }
        let launch = try await make(setting)
        var model = launch.controller.model
        launch.controller.cancel()
        model.name = id
        return model
    }
}

extension AppCatalogue {
    /// The tasks and rules of all launches that proofs explore.
    @MainActor
    public var models: [LaunchModel] {
        get async throws {
            var all: [LaunchModel] = []
            for brand in brands { all.append(try await brand.model()) }
            return all
        }
    }
}
