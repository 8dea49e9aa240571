// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

@MainActor @Suite struct StageElementTests {
    private struct Card: View {
        let hasBadge: Bool

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                if hasBadge { Color.blue.frame(width: 5, height: 5).scaleEffect(2) }
            }
        }
    }

    private func elements<Content: View>(@ViewBuilder _ content: () -> Content) -> [StageElement] {
        let probe = StageProbe(content: content)
        defer { probe.stage.close() }
        return probe.stage.elements()
    }

    @Test func `Each node follows the one above it`() {
        let found = elements { Card(hasBadge: true) }
        #expect(found.first?.parent == nil)
        #expect(found.enumerated().allSatisfy { $0.offset == $0.element.index })
        #expect(found.dropFirst().allSatisfy { ($0.parent ?? .max) < $0.index })
    }

    @Test func `A node has the frame of its box on the canvas`() {
        let found = elements { Card(hasBadge: false) }
        let stack = found.first { $0.name == "VStack" }
        #expect(stack?.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
        #expect(found.first { $0.name == "Color" }?.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    }

    @Test func `A view with a body is where its views are`() {
        let found = elements { Card(hasBadge: false) }
        let card = found.first { $0.name == "Card" }
        #expect(card?.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
        #expect(card?.path == "Card")
    }

    @Test func `Frames are as transforms put them`() {
        let found = elements { Card(hasBadge: true) }
        let inner = found.last { $0.name == "Color" }
        #expect(inner?.frame == CGRect(x: 45, y: 50, width: 10, height: 10))
    }

    @Test func `A modifier is named by itself, and not by what it changes`() {
        let names = elements { Text("a").padding(4) }.map(\.name)
        #expect(names.contains("PaddingModifier"))
        #expect(!names.contains("ModifiedContent"))
    }
}
