// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A stack of three screens, of which only the first says how large its title is.
private struct Titled: View {
    let model: Model
    var body: some View {
        NavigationStack(path: .constant([1, 2])) {
            Color.red.navigationTitle("First")
                .navigationBarTitleDisplayMode(model.flag ? .large : .inline)
                .navigationDestination(for: Int.self) { number in
                    Color.green.mark("content \(number)").navigationTitle("Next")
                }
        }
    }
}

@MainActor
@Suite struct NavigationTitleTests {
    /// The height of the highest screen's content, on a screen of 600 points with a bar of 44 and 52 more.
    @Test(arguments: [(false, 556.0, 504.0), (true, 504, 556)])
    func aScreenThatDoesNotSayHowLargeItsTitleIsFollowsTheFirstOne(
        isLarge: Bool, before: CGFloat, after: CGFloat
    ) {
        let model = Model()
        model.flag = isLarge
        let probe = StageProbe(CGSize(width: 300, height: 600)) { Titled(model: model) }
        probe.step(2)
        #expect(probe.frame("content 2")?.height == before)
        model.flag.toggle()
        probe.step(2)
        #expect(probe.frame("content 2")?.height == after)
    }
}
