// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor @Suite struct StageFeatureTests {
    /// Covers the screen with a colour, and counts what it is asked.
    private class Ink: StageFeature {
        private(set) var frames = 0
        private(set) var touches: [CGPoint] = []
        private(set) var isClosed = false
        var covered = 0.0
        class var color: Int { 0 }
        private lazy var layer = stage.root.map { InkLayer(owner: $0, color: Self.color) }

        override var layers: [StageLayer] { layer.map { [$0] } ?? [] }
        override var coveredHeight: Double { covered }
        override func follow() { frames += 1 }
        override func touchWillBegin(at point: CGPoint) { touches.append(point) }
        override func close() { isClosed = true }
    }

    private final class Green: Ink {
        override class var rank: Int { 3 }
        override class var color: Int { 0x00FF00 }
    }

    private final class Blue: Ink {
        override class var rank: Int { 4 }
        override class var color: Int { 0x0000FF }
    }

    private final class InkLayer: StageLayer {
        private let color: ResolvedColor

        init(owner: Node, color: Int) {
            self.color = ResolvedColor(hex: UInt32(color))
            super.init(owner: owner)
        }

        override var children: [LayoutBox] { [] }
        override func makeItems() -> [DisplayItem] {
            let screen = CGRect(origin: .zero, size: frame.size)
            return [DisplayItem(owner: "", content: .fill(.rectangle(screen), .color(color), evenOdd: false))]
        }
    }

    private func stage() -> Stage { Stage.fixed { Color(red: 1, green: 0, blue: 0) } }

    @Test func `A feature is made once, when it is first asked for`() {
        let stage = stage()
        #expect(!stage.features.contains { $0 is Green })
        let made = stage.feature(Green.self)
        #expect(stage.feature(Green.self) === made)
        #expect(stage.features.filter { $0 is Green }.count == 1)
    }

    @Test func `A higher rank lies further in front, whichever was made first`() {
        let stage = stage()
        stage.feature(Blue.self)
        stage.feature(Green.self)
        stage.rootBox?.layersDidChange()
        let screen = CGRect(x: 0, y: 0, width: 400, height: 800)
        #expect(stage.drawn.fills.map(\.rect) == [screen, screen, screen])
        #expect(
            stage.drawn.fills.map(\.paint)
                == [0xFF0000, 0x00FF00, 0x0000FF].map { .color(ResolvedColor(hex: $0)) })
    }

    @Test func `What a feature covers is no place for content`() {
        let stage = stage()
        stage.feature(Green.self).covered = 300
        stage.safeAreaDidChange()
        #expect(stage.drawn.fills(255, 0, 0).first?.height == 500)
    }

    @Test func `A feature follows each frame, learns of the first finger, and is closed with its stage`() {
        let stage = stage()
        let feature = stage.feature(Green.self)
        _ = stage.frame(at: 0)
        _ = stage.frame(at: 1)
        stage.touchDown(at: CGPoint(x: 10, y: 20))
        stage.touchDown(at: CGPoint(x: 30, y: 40), finger: 1)
        #expect(feature.frames == 2)
        #expect(feature.touches == [CGPoint(x: 10, y: 20)])
        #expect(!feature.isClosed)
        stage.close()
        #expect(feature.isClosed)
    }
}
