// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A row and a column as layout values stand for the views of these names.
@MainActor
@Suite struct StackRuleTests {
    @ViewBuilder private func views(_ seed: Int) -> some View {
        Color.red.frame(width: CGFloat(seed % 7) * 9, height: CGFloat(seed % 5) * 11).mark("0")
        Color.red.frame(minWidth: CGFloat(seed % 3) * 20, maxWidth: 50).mark("1")
        Spacer(minLength: CGFloat(seed % 4) * 3).mark("2")
        Text("word").layoutPriority(Double(seed % 2)).mark("3")
        Color.red.frame(idealWidth: 30).mark("4")
        Divider().mark("5")
    }

    private func frames<V: View>(_ seed: Int, @ViewBuilder _ content: () -> V) -> [CGRect?] {
        let width = CGFloat(60 + seed * 31 % 300)
        let probe = StageProbe(CGSize(width: width, height: 200)) {
            if seed % 3 == 0 { $0.layoutDirection = .rightToLeft }
        } content: {
            content()
        }
        return (0..<6).map { probe.frame(String($0)) }
    }

    @Test(arguments: 0..<24)
    func aRowValueDoesAsTheRow(_ seed: Int) {
        #expect(
            frames(seed) { HStackLayout(alignment: .bottom) { views(seed) } }
                == frames(seed) { HStack(alignment: .bottom) { views(seed) } })
    }

    @Test(arguments: 0..<24)
    func aColumnValueDoesAsTheColumn(_ seed: Int) {
        #expect(
            frames(seed) { VStackLayout(alignment: .leading, spacing: 3) { views(seed) } }
                == frames(seed) { VStack(alignment: .leading, spacing: 3) { views(seed) } })
    }

    @Test(arguments: 0..<12)
    func aPileValueDoesAsThePile(_ seed: Int) {
        #expect(
            frames(seed) { ZStackLayout(alignment: .topTrailing) { views(seed) } }
                == frames(seed) { ZStack(alignment: .topTrailing) { views(seed) } })
    }
}
