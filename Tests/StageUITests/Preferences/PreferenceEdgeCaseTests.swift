// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Tens: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Counting: View {
    let model: Model
    var body: some View {
        Color.red.preference(key: Tens.self, value: model.a / 10)
            .onPreferenceChange(Tens.self) { model.log.append("\($0)") }
    }
}

@MainActor
@Suite struct PreferenceEdgeCaseTests {
    @Test func aPreferenceWrittenAnewWithTheSameValueIsNotTold() {
        let model = Model()
        model.a = 10
        let probe = StageProbe { Counting(model: model) }
        #expect(model.log == ["1"])
        model.a = 15
        probe.step(2)
        #expect(model.log == ["1"])
        model.a = 20
        probe.step(2)
        #expect(model.log == ["1", "2"])
    }
}
