// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import ProofSupport
import Testing

@testable import StageUI

@MainActor @Observable
private final class Shade {
    var isRed = false
}

/// Two rows of two squares, one of which changes its colour.
private struct Squares: View {
    let shade: Shade

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Color.green.frame(width: 10, height: 10)
                Color.green.frame(width: 20, height: 10)
            }
            HStack(spacing: 0) {
                (shade.isRed ? Color.red : Color.green).frame(width: 10, height: 10)
                Color.green.frame(width: 20, height: 10)
            }
        }
    }
}

/// Where the items of boxes in boxes are drawn.
@MainActor
@Suite struct DrawnPlacesTests {
    private let shade = Shade()
    /// 30 by 20 points in the middle of 40 by 40.
    private let places = [(5, 10), (15, 10), (5, 20), (15, 20)].map { CGPoint(x: $0.0, y: $0.1) }

    private func stage() -> Stage {
        Stage(StageConfiguration(size: CGSize(width: 40, height: 40)), text: FixedShaper()) {
            Squares(shade: shade)
        }
    }

    @Test func itemsAreMovedByEachBoxAroundThem() {
        #expect(stage().frame(at: 0).items.map(\.origin) == places)
    }

    @Test func keptItemsAreNotMovedAgain() {
        let stage = stage()
        let first = stage.frame(at: 0)
        shade.isRed = true
        let second = stage.frame(at: 1)
        #expect(first.items.map(\.origin) == places)
        #expect(second.items.map(\.origin) == places)
        #expect(first.items.map(\.content) != second.items.map(\.content))
    }

    @Test func onlyItemsFromAnIndexOnAreMoved() {
        let content = DisplayContent.group(.identity, [])
        let item = DisplayItem(origin: CGPoint(x: 1, y: 2), content: content)
        var items = [item, item, item]
        let kept = items
        items.move(from: 1, by: CGPoint(x: 10, y: 20))
        #expect(items.map(\.origin) == [CGPoint(x: 1, y: 2), CGPoint(x: 11, y: 22), CGPoint(x: 11, y: 22)])
        items.move(from: 3, by: CGPoint(x: 100, y: 100))
        #expect(items.map(\.origin.x) == [1, 11, 11])
        #expect(kept.map(\.origin.x) == [1, 1, 1])
    }
}
