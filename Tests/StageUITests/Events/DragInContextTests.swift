// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI
import Testing

@testable import StageUI

@MainActor
private final class Log { var lines: [String] = [] }

/// Drags of views with menus, and in what scrolls.
@MainActor
@Suite struct DragInContextTests {
    private let log = Log()
    private let source = CGPoint(x: 195, y: 250)
    private let destination = CGPoint(x: 195, y: 350)

    private func target(_ view: some View) -> some View {
        view.dropDestination(for: String.self) { [log] items, _ in
            log.lines.append("takes \(items)")
            return true
        } isTargeted: { [log] in
            log.lines.append("targeted \($0)")
        }
    }

    /// A view of 100 points with a menu that can be dragged, above a destination.
    private func board(menuIsOutside: Bool) -> StageProbe {
        StageProbe(CGSize(width: 390, height: 600)) {
            VStack(spacing: 0) {
                Group {
                    if menuIsOutside {
                        Color.red.draggable("word").contextMenu { Button("Copy") {} }
                    } else {
                        Color.red.contextMenu { Button("Copy") {} }.draggable("word")
                    }
                }
                .frame(width: 100, height: 100)
                target(Color.blue).frame(width: 100, height: 100)
            }
        }
    }

    @Test(arguments: [false, true])
    func aHeldFingerOpensTheMenuAndAMovementDrags(menuIsOutside: Bool) {
        let probe = board(menuIsOutside: menuIsOutside)
        probe.stage.touchDown(at: source)
        probe.step(40)
        #expect(probe.texts.contains("Copy"))
        #expect(!probe.stage.drags.isDragging)
        probe.stage.touchMove(to: CGPoint(x: 195, y: 262))
        #expect(probe.stage.drags.isDragging)
        probe.step()
        probe.stage.touchMove(to: destination)
        #expect(log.lines == ["targeted true"])
        probe.step(60)
        #expect(!probe.texts.contains("Copy"))
        probe.stage.touchUp(at: destination)
        #expect(log.lines == ["targeted true", "takes [\"word\"]", "targeted false"])
    }

    @Test(arguments: [false, true])
    func aFingerThatRestsLeavesTheMenuOpen(menuIsOutside: Bool) {
        let probe = board(menuIsOutside: menuIsOutside)
        probe.stage.touchDown(at: source)
        probe.step(40)
        probe.stage.touchMove(to: CGPoint(x: 199, y: 253))
        probe.stage.touchUp(at: CGPoint(x: 199, y: 253))
        probe.step(60)
        #expect(probe.texts.contains("Copy"))
        #expect(!probe.stage.drags.isDragging)
        #expect(probe.stage.tap(label: "Copy"))
        #expect(log.lines == [])
    }

    @Test func thePartOfADraggedViewWithoutAMenuIsLiftedAtOnce() {
        let probe = StageProbe(CGSize(width: 390, height: 600)) {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100)
                Color.green.frame(width: 100, height: 100).contextMenu { Button("Copy") {} }
            }
            .draggable("word")
        }
        probe.stage.touchDown(at: source)
        probe.step(40)
        #expect(probe.stage.drags.isDragging)
        #expect(!probe.texts.contains("Copy"))
        probe.stage.touchUp(at: source)
        probe.step(60)
        probe.stage.touchDown(at: destination)
        probe.step(40)
        #expect(!probe.stage.drags.isDragging)
        #expect(probe.texts.contains("Copy"))
    }

    // MARK: Scrolling

    /// A window of 200 points on content of 601 points.
    private func column() -> StageProbe {
        StageProbe(CGSize(width: 100, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 100).draggable("word")
                    target(Color.blue.frame(width: 100, height: 101))
                    Color.green.frame(width: 100, height: 400)
                }
            }
        }
    }

    /// The place of the blue view.
    private func place(_ probe: StageProbe) -> CGFloat? {
        probe.rectangles.first { $0.size == CGSize(width: 100, height: 101) }?.minY
    }

    private func lift(_ probe: StageProbe) {
        probe.stage.touchDown(at: CGPoint(x: 50, y: 50))
        probe.step(40)
    }

    @Test func contentScrollsWhileTheFingerIsAtTheEdge() throws {
        let probe = column()
        lift(probe)
        #expect(place(probe) == 100)
        probe.stage.touchMove(to: CGPoint(x: 50, y: 195))
        probe.step(30)
        let moved = try #require(place(probe))
        #expect(moved < 50)
        // What is under the finger now is another view.
        #expect(log.lines == ["targeted true", "targeted false"])
        probe.stage.touchMove(to: CGPoint(x: 50, y: 100))
        probe.step()
        let stopped = place(probe)
        probe.step(30)
        #expect(place(probe) == stopped)
        probe.stage.touchMove(to: CGPoint(x: 50, y: 5))
        probe.step(240)
        #expect(place(probe) == 100)
    }

    @Test func contentStopsAtItsEnd() {
        let probe = column()
        lift(probe)
        probe.stage.touchMove(to: CGPoint(x: 50, y: 199))
        probe.step(240)
        // 601 points of content leave 401 to scroll.
        #expect(place(probe) == -301)
        #expect(!probe.stage.activity.contains("animation"))
    }

    @Test func nothingScrollsAfterTheDrop() {
        let probe = column()
        lift(probe)
        probe.stage.touchMove(to: CGPoint(x: 50, y: 199))
        probe.stage.touchUp(at: CGPoint(x: 50, y: 199))
        probe.step(60)
        #expect(place(probe) == 100)
    }
}
