// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import StageUI

/// Looks at each frame of a launch as a user would, notes what there is to see, and touches buttons.
@MainActor
final class SoakUser {
    private let run: Simulation
    private let user: SoakOrder.User
    private let notebook: SoakNotebook
    private let retryFile: String
    private var phase: LaunchPhase?
    private var route: String?
    private var since = 0.0
    private var lastTap = 0.0
    private var hasTapped = false
    private var hasLooked = false
    private var hasLeft = false
    private var isCareful = false
    /// The time at which the user leaves the app, in seconds; nil for never.
    var leavesAt: Double?
    /// Indicates whether there is nothing more to see.
    private(set) var isDone = false

    /// The time that a failure stays on screen before it counts as the end, in seconds.
    private static let patience = 0.25
    /// The longest time from a failure to its screen, in seconds.
    private static let arrival = 3.0
    /// The time that the user waits for the backend to come back, in seconds.
    private static let longPatience = 25.0

    init(run: Simulation, user: SoakOrder.User, notebook: SoakNotebook, retryFile: String) {
        (self.run, self.user, self.notebook, self.retryFile) = (run, user, notebook, retryFile)
    }

    func see(_ time: Double) {
        guard let launch = run.launch else { return }
        if launch.controller.crashMonitor?.start.isSafeMode == true, !isCareful {
            isCareful = true
            notebook.add(SoakNote(kind: .careful))
        }
        if let leavesAt, time >= leavesAt, !hasLeft {
            hasLeft = true
            launch.stage.scenePhase = .background
        }
        let now = launch.controller.phase
        if now != phase {
            phase = now
            since = time
            hasLooked = false
            notebook.add(SoakNote(kind: .phase, at: time, text: now.rawValue))
        }
        if let name = launch.controller.place, name != route, now == .exiting || now == .finished {
            route = name
            notebook.add(SoakNote(kind: .route, at: time, text: name))
        }
        if now == .failed, time - since > Self.patience / 2 { decide(launch.stage, time) }
        if now == .finished, user == .onboards, time - lastTap > 0.05 {
            for label in ["Next", "Get started"] where launch.stage.tap(label: label) { lastTap = time }
        }
    }

    private func decide(_ stage: Stage, _ time: Double) {
        if !hasLooked {
            let buttons = stage.accessibilityTree().flattened.filter { $0.traits.contains(.isButton) }
            // The splash's entry goes on to its end before the failure is seen.
            guard !buttons.isEmpty || time - since > Self.arrival else { return }
            hasLooked = true
            since = time
            for button in buttons {
                notebook.add(SoakNote(kind: .button, at: time, text: button.label ?? ""))
            }
        }
        let waited = time - since
        switch user {
        case .retries where !hasTapped:
            if access(retryFile, F_OK) == 0 { tap("Retry", stage, time) }
            isDone = waited > Self.longPatience
        case .continuesOffline where !hasTapped && waited < Self.patience:
            tap("Continue Offline", stage, time)
        default: isDone = waited > Self.patience
        }
    }

    private func tap(_ label: String, _ stage: Stage, _ time: Double) {
        guard stage.tap(label: label) else { return }
        hasTapped = true
        notebook.add(SoakNote(kind: .tapped, at: time, text: label))
    }
}
