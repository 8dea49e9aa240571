// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchKit
import StageUI
import Testing

@testable import FirstlightCommands

/// A view without a ground of its own stands on the window's, as on a device.
@MainActor @Suite struct ViewGroundTests {
    @Test(arguments: [("light", "#ffffffff"), ("dark", "#000000ff")])
    func aPlainViewIsDrawnOnTheWindowsGround(_ appearance: String, _ color: String) async {
        let app = AppDescriptor(id: "plain", name: "Plain", views: [AppView("words") { Text("words") }])
        let ran = await CommandRun(
            ["snapshot", "--text", "--appearance", appearance], name: "plain", apps: AppCatalogue([app]))
        let lines = ran.output.split(separator: "\n")
        let ground = lines.first { $0.contains("fill") } ?? ""
        #expect(
            ran.code == 0 && ground.hasPrefix("at 0,0 fill rectangle 0,0 390x844 \(color)"), "\(ran.output)")
        #expect(
            lines.firstIndex { $0.contains("words") } ?? 0 > lines.firstIndex(of: ground) ?? 9, "it is behind"
        )
    }
}
