// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Tells what the screens of a stack send up; each sends it from a reader, which is made when it is laid out.
private struct Summing: View {
    let model: Model
    @State private var sum = -1
    var body: some View {
        VStack {
            NavigationStack(path: .constant(model.flag ? [10] : [])) {
                reader(1).navigationDestination(for: Int.self) { reader($0) }
            }
            .onPreferenceChange(SumKey.self) { sum = $0 }
            Text("sum \(sum)")
        }
    }
    private func reader(_ value: Int) -> some View {
        GeometryReader { _ in Color.red.preference(key: SumKey.self, value: value) }
    }
}

@MainActor
@Suite struct NavigationPreferenceTests {
    /// It makes no difference whether the first screen has been seen before it was covered.
    @Test(arguments: [[false, true, false], [true, false, true], [true], [false]])
    func onlyTheScreenOnTopSendsUpValues(path: [Bool]) {
        let model = Model()
        model.flag = path[0]
        let probe = StageProbe(CGSize(width: 200, height: 400)) { Summing(model: model) }
        for isOn in path {
            model.flag = isOn
            probe.step(90)
            #expect(probe.texts.contains("sum \(isOn ? 10 : 1)"))
        }
    }
}
