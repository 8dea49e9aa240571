// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct PointsKey: PreferenceKey {
    static var defaultValue: Anchor<[CGPoint]>? { nil }
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
    }
}

private struct MixedKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect?>] { [] }
    static func reduce(value: inout [Anchor<CGRect?>], nextValue: () -> [Anchor<CGRect?>]) {
        value += nextValue()
    }
}

@MainActor
private final class Seen {
    var points: [CGPoint] = []
    var rects: [CGRect?] = []
}

@MainActor
@Suite struct AnchorSourceTests {
    private let seen = Seen()

    @Test func severalPlacesAreReadInTheirOrder() {
        let source = Anchor<[CGPoint]>.Source([.topLeading, .point(CGPoint(x: 3, y: 4)), .bottomTrailing])
        _ = StageProbe {
            Color.red.frame(width: 20, height: 10)
                .anchorPreference(key: PointsKey.self, value: source) { $0 }
                .overlayPreferenceValue(PointsKey.self) { anchor in
                    GeometryReader { proxy in
                        let _ = seen.points = anchor.map { proxy[$0] } ?? []
                        Color.clear
                    }
                }
        }
        #expect(seen.points == [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 4), CGPoint(x: 20, y: 10)])
    }

    @Test func aPlaceMayBeMissing() {
        _ = StageProbe {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                    .anchorPreference(key: MixedKey.self, value: .init(.bounds)) { [$0] }
                Color.blue.frame(width: 20, height: 10)
                    .anchorPreference(key: MixedKey.self, value: .init(nil)) { [$0] }
            }
            .overlayPreferenceValue(MixedKey.self) { anchors in
                GeometryReader { proxy in
                    let _ = seen.rects = anchors.map { proxy[$0] }
                    Color.clear
                }
            }
        }
        #expect(seen.rects == [rect(0, 0, 20, 10), nil])
    }
}
