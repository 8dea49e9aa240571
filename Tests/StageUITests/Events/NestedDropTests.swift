// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import SwiftUI
import Testing

@testable import StageUI

@MainActor
private final class Log { var lines: [String] = [] }

@MainActor @Observable
private final class Shown { var isShown = true }

/// Makes its content anew when what that reads changes.
private struct Board<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

/// Refuses all that is dragged over it.
private struct Refusal: DropDelegate {
    let log: Log
    func validateDrop(info: DropInfo) -> Bool { false }
    func performDrop(info: DropInfo) -> Bool { true }
    func dropEntered(info: DropInfo) { log.lines.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
        log.lines.append("updated")
        return nil
    }
    func dropExited(info: DropInfo) { log.lines.append("exited") }
}

@MainActor
@Suite struct NestedDropTests {
    private let size = CGSize(width: 100, height: 200)
    private let source = CGPoint(x: 50, y: 50)
    private let destination = CGPoint(x: 50, y: 150)

    private func drag(_ probe: StageProbe, from start: CGPoint, to end: CGPoint) {
        probe.stage.touchDown(at: start)
        probe.step(40)
        probe.stage.touchMove(to: end)
        probe.stage.touchUp(at: end)
    }

    private func taken(_ view: some View, _ name: String, _ log: Log) -> some View {
        view.dropDestination(for: String.self) { items, _ in
            log.lines.append("\(name) takes \(items)")
            return true
        } isTargeted: {
            log.lines.append("\(name) \($0)")
        }
    }

    @Test func theInnermostDestinationTakesTheValue() {
        let log = Log()
        let probe = StageProbe(size) {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).draggable("word")
                taken(
                    taken(Color.blue, "inner", log).frame(width: 50, height: 50)
                        .frame(width: 100, height: 100), "outer", log)
            }
        }
        probe.stage.touchDown(at: source)
        probe.step(40)
        probe.stage.touchMove(to: CGPoint(x: 5, y: 105))
        probe.stage.touchMove(to: destination)
        probe.stage.touchUp(at: destination)
        #expect(
            log.lines == [
                "outer true", "outer false", "inner true", "inner takes [\"word\"]", "inner false",
            ])
    }

    @Test func aDelegateThatRefusesLeavesTheValueToTheDestinationAround() {
        let log = Log()
        let probe = StageProbe(size) {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).draggable("word")
                taken(
                    Color.blue.frame(width: 100, height: 100)
                        .onDrop(of: [.text], delegate: Refusal(log: log)), "outer", log)
            }
        }
        drag(probe, from: source, to: destination)
        #expect(log.lines == ["outer true", "outer takes [\"word\"]", "outer false"])
    }

    @Test func aDestinationThatGoesIsTargetedNoMore() {
        let (log, shown) = (Log(), Shown())
        let probe = StageProbe(size) {
            Board {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 100).draggable("word")
                    if shown.isShown { taken(Color.blue.frame(width: 100, height: 100), "box", log) }
                    Spacer(minLength: 0)
                }
            }
        }
        probe.stage.touchDown(at: source)
        probe.step(40)
        probe.stage.touchMove(to: destination)
        #expect(log.lines == ["box true"])
        shown.isShown = false
        probe.step(2)
        #expect(log.lines == ["box true", "box false"])
        probe.stage.touchUp(at: destination)
        #expect(log.lines == ["box true", "box false"])
    }

    @Test func aSourceThatGoesEndsTheDrag() {
        let (log, shown) = (Log(), Shown())
        let probe = StageProbe(size) {
            Board {
                VStack(spacing: 0) {
                    ZStack { if shown.isShown { Color.red.draggable("word") } }.frame(width: 100, height: 100)
                    taken(Color.blue.frame(width: 100, height: 100), "box", log)
                }
            }
        }
        probe.stage.touchDown(at: source)
        probe.step(40)
        probe.stage.touchMove(to: destination)
        shown.isShown = false
        probe.step(2)
        probe.stage.touchUp(at: destination)
        #expect(log.lines == ["box true", "box false"])
        #expect(!probe.stage.drags.isDragging)
    }

    @Test func aFingerInAScrollViewScrollsAtOnceAndDragsAfterAPress() {
        let log = Log()
        func probe() -> StageProbe {
            StageProbe(size) {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 100, height: 100).draggable("word")
                        taken(Color.blue.frame(width: 100, height: 101), "box", log)
                        Color.green.frame(width: 100, height: 400)
                    }
                }
            }
        }
        let pressed = probe()
        drag(pressed, from: source, to: destination)
        pressed.step()
        #expect(log.lines == ["box true", "box takes [\"word\"]", "box false"])
        #expect(pressed.rectangles.contains(rect(0, 100, 100, 101)))
        log.lines = []
        let moved = probe()
        moved.stage.touchDown(at: CGPoint(x: 50, y: 90))
        moved.stage.touchMove(to: CGPoint(x: 50, y: 70))
        moved.stage.touchMove(to: CGPoint(x: 50, y: 40))
        moved.step(40)
        #expect(!moved.rectangles.contains(rect(0, 100, 100, 101)))
        moved.stage.touchUp(at: CGPoint(x: 50, y: 40))
        #expect(log.lines == [])
    }

    @Test func aRowOfAListIsDraggedToAnother() throws {
        let log = Log()
        let probe = StageProbe(CGSize(width: 400, height: 600)) {
            List {
                Text("Word").draggable("word")
                taken(Text("Box"), "box", log)
            }
        }
        drag(probe, from: try probe.center("Word"), to: try probe.center("Box"))
        #expect(log.lines == ["box true", "box takes [\"word\"]", "box false"])
    }
}
