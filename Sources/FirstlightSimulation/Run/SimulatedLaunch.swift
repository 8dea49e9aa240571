// Licensed under the Apache License, Version 2.0.

public import LaunchCore
public import StageUI

/// One launch of an app on a stage.
@MainActor
public struct SimulatedLaunch {
    /// The stage that shows it.
    public let stage: Stage
    /// The engine.
    public let controller: any AnyLaunch
    /// Ends what the app's process does beside the launch.
    var endProcess: @MainActor () -> Void = {}

    /// Returns the events so far, as spans of time.
    public func timeline(name: String) -> LaunchTimeline { controller.timeline(name: name) }

    /// Ends the launch and all that its process does, and takes it off the stage.
    public func close() {
        leave()
        endProcess()
    }

    /// Ends the launch and takes it off the stage, and leaves the time to the next one.
    func leave() {
        controller.cancel()
        stage.close()
    }
}
