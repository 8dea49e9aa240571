// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Begins a motion when it appears.
private struct Beginning: View {
    @State private var isOn = false
    var body: some View {
        Color.blue.frame(width: 5, height: 5).opacity(isOn ? 1 : 0.5)
            .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
}

private struct Halved: View {
    let model: Model
    var body: some View {
        VStack(spacing: 0) {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 2, height: 10).mark("half")
            }
            .frame(width: model.flag ? 40 : 80)
            if model.flag { Beginning() }
        }
    }
}

@MainActor
@Suite struct ReaderMotionTests {
    /// What a geometry reader makes anew belongs to the change before, and not to a motion that begins after it.
    @Test func aMotionThatBeginsOnAppearanceTakesNoReaderAlong() {
        let model = Model()
        let probe = StageProbe { Halved(model: model) }
        #expect(probe.frame("half")?.width == 40)
        model.flag = true
        #expect(probe.trace(3) { probe.frame("half")?.width } == [20, 20, 20])
    }
}
