// Licensed under the Apache License, Version 2.0.

public import LaunchCore
public import LaunchKit

/// The choices that the document leaves open.
public struct FonstersOptions: Hashable, Sendable {
    /// The condition that the loading view waits for between phases 1 and 2 (C-FO-15).
    public enum SplashWaitsFor: String, CaseIterable, Hashable, Sendable {
        /// Nothing: it takes one second; the default.
        case none
        /// The data of earlier launches has been read.
        case work
    }

    /// The condition that the loading view waits for.
    public var gate: SplashWaitsFor
    /// Indicates whether the lines are a separate layer that leaves visibly in phase 3 (C-FO-01).
    public var separateLines: Bool

    /// Creates the choices; without arguments they are the document's letter.
    public init(gate: SplashWaitsFor = .none, separateLines: Bool = false) {
        (self.gate, self.separateLines) = (gate, separateLines)
    }

    /// The times and rules of the launch (section 7.3 of the requirements).
    ///
    /// Phases 0 and 1 are its entry, phases 2 to 4 its exit; work is waited for in between (C-FO-15). When
    /// the time for it is up there is nothing to ask the user.
    public var policy: LaunchPolicy {
        LaunchPolicy(
            entryDuration: Fonsters.phaseLength * 2, minimumDisplay: Fonsters.phaseLength * 2,
            timeout: gate == .work ? .seconds(10) : nil, exitDuration: Fonsters.phaseLength * 3,
            reducedMotionExitDuration: Fonsters.phaseLength * 3, isOfflineAutomatic: true)
    }

    /// The lints of these choices.
    public var lints: [LaunchLint] {
        var found = [
            LaunchLint(
                "C-FO-05", .warning,
                "The artwork is 1024 pixels at 1x, and the largest screens are 3840 wide at 2x and 3x: it is "
                    + "drawn larger than it is. Add masters of 2048 and 4096 pixels where that shows.")
        ]
        if !separateLines {
            found.append(
                LaunchLint(
                    "C-FO-01", .warning,
                    "In phase 3 the background moves while its opacity is 0: no visible effect. Choose "
                        + "separateLines to show the lines leaving."))
        }
        return found
    }
}
