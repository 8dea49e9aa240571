// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchCore
public import LaunchKit
public import StageUI

extension AppDescriptor {
    /// Returns what the app's screen has to press at each kind of stop of a launch, read from the screen that it shows.
    ///
    /// - Parameters:
    ///   - options: The app's own choices; those with the most work when left out.
    ///   - text: The shaper for the text on the screens.
    /// - Throws: The errors of making the launch.
    @MainActor
    public func waysOut(
        options: AppOptions? = nil, text: any TextShaping
    ) async throws -> [LaunchStop: [String]] {
        var found: [LaunchStop: [String]] = [:]
        for kind in LaunchStop.kinds {
            found[kind] = try await waysOut(at: kind, options: options ?? fullOptions, text)
        }
        return found
    }

    @MainActor
    private func waysOut(
        at kind: LaunchStop, options: AppOptions, _ text: any TextShaping
    ) async throws -> [String] {
        var scenario = Scenario(name: "stop", of: self)
        scenario.options = options
        // Nothing but the stop is to happen.
        for task in tasks {
            scenario.services[task] = [.init(after: ScenarioTime(seconds: 0), answer: .never)]
        }
        let run = try Simulation(scenario, of: self, text: text, scale: 1)
        var ways: [String] = []
        var isShown = false
        try await run.followOnVirtualClock(fps: 4, until: 3) { frame in
            guard let launch = run.launch else { return .goOn }
            if frame.time > 0, !isShown {
                (launch.controller as? any LaunchStopping)?.show(kind.worded)
                isShown = true
            }
            ways = launch.stage.accessibilityTree().waysOut
            return .goOn
        }
        run.launch?.close()
        return ways
    }
}

extension LaunchStop {
    /// The same stop with words as a server sends them.
    fileprivate var worded: LaunchStop {
        switch self {
        case .failed: self
        case .closed(.maintenance(_, let retryAfter)):
            .closed(
                .maintenance(message: "Closed for an hour.", retryAfter: retryAfter.map { _ in .seconds(60) })
            )
        case .closed(.updateRequired): .closed(.updateRequired(version: "9.0.0"))
        case .closed(let verdict): .closed(verdict)
        }
    }
}
