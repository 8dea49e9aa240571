// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchMotion

extension NamedState {
    /// Indicates whether the launch that leads here shows another state on its way, frame by frame as that one's own launch does.
    ///
    /// A script counts until the other state's instant only. An instant between two frames would add one to the launch.
    func passes(_ other: NamedState) -> Bool {
        other.instant <= instant && isOnFrame && other.isOnFrame
            && setting(as: scenario) == other.setting(as: scenario)
            && script(until: other.instant) == other.script(until: other.instant)
    }

    private var isOnFrame: Bool {
        let frames = MotionFrames(fps: 60)
        return frames.seconds(of: Int((instant * Double(frames.fps)).rounded())) == instant
    }

    /// The scenario without its script, with the names and the end of another one.
    private func setting(as other: Scenario) -> Scenario {
        var setting = scenario
        (setting.name, setting.title, setting.expect, setting.end) = (
            other.name, other.title, other.expect, other.end
        )
        // An app that is launched again has its store in a file, from the beginning.
        setting.script = setting.script.contains { $0.relaunch == true } ? script(until: .infinity) : []
        return setting
    }

    private func script(until instant: Double) -> [Scenario.Step] {
        scenario.script.filter { $0.at.seconds <= instant + 1e-6 }.sorted { $0.at < $1.at }
    }
}
