// Licensed under the Apache License, Version 2.0.

import StageUI
import Testing

@MainActor
@Suite struct SystemChromeTests {
    @Test func theStageKnowsWhatViewsAskOfTheSystem() {
        struct Immersive: View {
            @State private var isOn = true
            var body: some View {
                if isOn {
                    Button("Leave") { isOn = false }.statusBarHidden().persistentSystemOverlays(.hidden)
                }
            }
        }
        let stage = Stage.fixed { Immersive() }
        #expect(stage.isStatusBarHidden)
        #expect(stage.systemOverlays == .hidden)
        stage.tap(label: "Leave")
        stage.settle()
        #expect(!stage.isStatusBarHidden)
        #expect(stage.systemOverlays == .automatic)
    }
}
