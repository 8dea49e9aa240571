// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchCore
public import LaunchKit
import StageUI

extension AppDescriptor {
    /// The tasks and rules of the app's launch, read from the launch that it makes.
    ///
    /// - Parameter options: The app's own choices; those with the most work when left out.
    @MainActor
    public func model(options: AppOptions? = nil) async throws -> LaunchModel {
        try await launched(options: options) { _ in }
    }

    /// Indicates whether the app's launches are noted, so that crashes in a row are counted: it calls
    /// ``LaunchSetting/beginLaunch(in:version:)``.
    @MainActor
    public var isGuarded: Bool {
        get async throws {
            let folder = try WorkFolder("guard")
            defer { folder.remove() }
            let isNoted = Locked(false)
            _ = try await launched { setting in
                setting.storeFile = folder.url.appendingPathComponent("store")
                setting.watchGuard = { _, _ in isNoted.withLock { $0 = true } }
            }
            return isNoted.withLock { $0 }
        }
    }

    /// Creates a launch, none of which is run, and reads its model.
    @MainActor
    private func launched(
        options: AppOptions? = nil, _ change: (inout LaunchSetting) -> Void
    ) async throws -> LaunchModel {
        let clock = VirtualClock()
        let scenario = Scenario(name: "model", app: id, route: routes.first ?? "")
        let services = ScriptedServices(scenario, clock: clock)
        let date: @Sendable () -> Date = { Date(timeIntervalSinceReferenceDate: 0) }
        var setting = LaunchSetting(
            clock: clock, date: date, options: options ?? fullOptions, answers: services)
        if let accounts {
            let side = SideClock(clock: clock)
            let server = try ScenarioAccounts.simulated(accounts, scenario, services, clock: side, now: date)
            setting.accounts = DeviceAccounts(server, scenario, clock: side).services(log: setting.log)
        }
        change(&setting)
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
            for app in apps { all.append(try await app.model()) }
            return all
        }
    }
}
