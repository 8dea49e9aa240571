// Licensed under the Apache License, Version 2.0.

// Windows: the work is done once, and each window gets its own route from it.
extension LaunchMachine {
    mutating func connected(_ scene: LaunchSceneID, _ effects: inout [LaunchEffect]) {
        guard scenes & scene.bit == 0 else { return }
        scenes |= scene.bit
        guard phase == .exiting || phase == .finished else { return }
        effects.append(.routeScene(scene))
    }

    mutating func routeScenes(_ effects: inout [LaunchEffect]) {
        guard scenes != 0 else { return }
        for number in 0..<UInt8(64) {
            let scene = LaunchSceneID(rawValue: number)
            if scenes & scene.bit != 0 { effects.append(.routeScene(scene)) }
        }
    }
}
