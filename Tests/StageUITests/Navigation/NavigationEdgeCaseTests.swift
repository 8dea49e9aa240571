// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The bar's words and measures, and which destination counts.
@MainActor
@Suite struct NavigationEdgeCaseTests {
    private struct Titled: View {
        let title: String
        var body: some View {
            NavigationStack {
                NavigationLink("Go", value: 1).navigationTitle(title)
                    .navigationDestination(for: Int.self) { Text("outer \($0)") }
            }
        }
    }

    private struct Twice: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .navigationDestination(for: Int.self) { Text("inner \($0)") }
                    .navigationDestination(for: Int.self) { Text("outer \($0)") }
            }
        }
    }

    private func probe<V: View>(
        _ size: CGSize = CGSize(width: 390, height: 844), @ViewBuilder _ content: () -> V
    ) -> StageProbe {
        let probe = StageProbe(size, content: content)
        probe.stage.tap(label: "Go")
        probe.step(60)
        return probe
    }

    @Test(arguments: [
        ("Home", "Home"), ("Fourteen chars", "Fourteen chars"), ("A title much too long", "Back"),
    ])
    func theWayBackIsNamedAfterTheScreenUnlessItIsTooLong(_ title: String, _ expected: String) {
        #expect(probe { Titled(title: title) }.texts.contains(expected))
    }

    @Test func ofTwoDestinationsTheInnerOneCounts() {
        let texts = probe { Twice() }.texts
        #expect(texts.contains("inner 1") || texts.contains("outer 1"))
        #expect(!(texts.contains("inner 1") && texts.contains("outer 1")))
    }

    @Test func theBarOfALowScreenIs32High() {
        let low = probe(CGSize(width: 844, height: 390)) {
            NavigationStack {
                Color.red.mark("content").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(low.frame("content")?.minY == 32)
        let title = low.stage.accessibilityTree().flattened.first { $0.label == "Home" }
        #expect(title?.frame.midY == 16)
    }

    @Test func screensThatMoveTakeNoTouches() {
        let probe = StageProbe(CGSize(width: 390, height: 844)) { Titled(title: "Home") }
        probe.stage.tap(label: "Go")
        probe.step(6)
        probe.stage.tap(at: CGPoint(x: 30, y: 22))
        probe.step(80)
        #expect(probe.texts.contains("outer 1"))
    }
}
