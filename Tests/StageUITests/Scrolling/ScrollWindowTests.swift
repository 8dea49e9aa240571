// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A scroll view whose frame changes with a flag.
private struct Growing: View {
    let model: Model
    var body: some View {
        ScrollView { Color.red.frame(height: 300) }.frame(width: model.flag ? 80 : 40, height: 50)
    }
}

@MainActor
@Suite struct ScrollWindowTests {
    @Test func theWindowIsCutByTheFrameThatIsSeen() {
        let model = Model()
        let probe = StageProbe { Growing(model: model) }
        withAnimation(.linear(duration: 0.5)) { model.flag = true }
        probe.step(17)
        #expect(probe.list.lines().contains { $0.contains("clip rectangle 0,0 60x50") })
        probe.step(30)
        #expect(probe.list.lines().contains { $0.contains("clip rectangle 0,0 80x50") })
    }

    /// A stack of layers offers what its widest view takes, and this one takes what it is offered and more.
    @Test func aViewThatFollowsItsScrollViewInLayersComesToRest() {
        let probe = StageProbe {
            ZStack {
                ScrollView {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 30, height: 10)
                        Color.blue.frame(height: 10).containerRelativeFrame(.horizontal).mark("half")
                    }
                }
            }
        }
        probe.step(5)
        #expect(probe.stage.issues.isEmpty)
        #expect(probe.frame("half")?.width == 100)
    }
}
