// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Kept: View {
    private let number: Int
    @AppStorage private var count: Int
    @SceneStorage private var word: String
    init(number: Int) {
        self.number = number
        _count = AppStorage(wrappedValue: number, "count")
        _word = SceneStorage(wrappedValue: "word \(number)", "word")
    }
    var body: some View { Text("\(number): \(count) \(word)") }
}

private struct Holder: View {
    let model: Model
    let store: UserDefaults
    var body: some View { Kept(number: model.a).defaultAppStorage(store) }
}

@MainActor
@Suite struct StorageFallbackTests {
    @Test func whatIsReadWhereNothingIsKeptIsTheViewsLatestFirstValue() {
        let model = Model()
        let probe = StageProbe {
            Holder(model: model, store: MemoryDefaults(suiteName: nil) ?? .standard)
        }
        for number in [0, 7, 3] {
            model.a = number
            probe.step()
            #expect(probe.texts == ["\(number): \(number) word \(number)"])
        }
    }
}
