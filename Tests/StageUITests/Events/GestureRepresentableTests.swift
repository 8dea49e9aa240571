// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI
import Testing

@testable import StageUI

@MainActor
private final class Log { var lines: [String] = [] }

private struct Taps: UIGestureRecognizerRepresentable {
    let log: Log
    var count = 1
    var isEnabled = true
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
        log.lines.append("made")
        return UITapGestureRecognizer()
    }
    func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
        recognizer.numberOfTapsRequired = count
        recognizer.isEnabled = isEnabled
    }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
        let place = context.converter.localLocation
        log.lines.append("\(recognizer.state) \(Int(place.x)) \(Int(recognizer.location(in: nil).y))")
    }
}

private struct Pans: UIGestureRecognizerRepresentable {
    final class Coordinator { var count = 0 }
    let log: Log
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        context.coordinator.count += 1
        let way = recognizer.translation(in: recognizer.view)
        log.lines.append("\(context.coordinator.count) \(recognizer.state) \(Int(way.x))")
    }
}

private struct Presses: UIGestureRecognizerRepresentable {
    let log: Log
    func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
        let recognizer = UILongPressGestureRecognizer()
        recognizer.minimumPressDuration = 0.3
        return recognizer
    }
    func handleUIGestureRecognizerAction(_ recognizer: UILongPressGestureRecognizer, context: Context) {
        log.lines.append("\(recognizer.state)")
    }
}

private final class OwnRecognizer: UIGestureRecognizer {}
private struct Own: UIGestureRecognizerRepresentable {
    func makeUIGestureRecognizer(context: Context) -> OwnRecognizer { OwnRecognizer() }
}

/// developer.apple.com, UIGestureRecognizerRepresentable: the recognizer is made once, and each change of its state is handled.
@MainActor
@Suite struct GestureRepresentableTests {
    private func stage<R: UIGestureRecognizerRepresentable>(_ gesture: R) -> Stage {
        let stage = Stage.shown { Color.red.frame(width: 100, height: 100).gesture(gesture) }
        return stage
    }

    @Test func aTapIsHandledWithItsPlaceInTheView() {
        let log = Log()
        let stage = stage(Taps(log: log))
        stage.tap(at: CGPoint(x: 160, y: 420))
        stage.settle()
        // The view's corner is at 150, 350.
        #expect(log.lines == ["made", "ended 10 70"])
    }

    @Test func twoTapsAreAskedForAndADisabledRecognizerRestsItsFinger() {
        let log = Log()
        let double = stage(Taps(log: log, count: 2))
        double.tap(at: CGPoint(x: 200, y: 400))
        double.settle()
        #expect(log.lines == ["made"])
        double.tap(at: CGPoint(x: 200, y: 400))
        double.tap(at: CGPoint(x: 200, y: 400))
        double.settle()
        #expect(log.lines == ["made", "ended 50 50"])
        let none = Log()
        let disabled = stage(Taps(log: none, isEnabled: false))
        disabled.tap(at: CGPoint(x: 200, y: 400))
        disabled.settle()
        #expect(none.lines == ["made"])
    }

    @Test func aPanBeginsChangesAndEnds() {
        let log = Log()
        let stage = stage(Pans(log: log))
        stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 200, y: 400), steps: 2)
        stage.settle()
        #expect(log.lines == ["1 began 20", "2 changed 40", "3 ended 40"])
    }

    @Test func aPressBeginsAfterItsTimeAndEndsWithTheFinger() {
        let log = Log()
        let stage = stage(Presses(log: log))
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        _ = stage.frame(at: 0.2)
        #expect(log.lines == [])
        _ = stage.frame(at: 0.4)
        #expect(log.lines == ["began"])
        stage.touchUp(at: CGPoint(x: 200, y: 400))
        _ = stage.frame(at: 0.5)
        #expect(log.lines == ["began", "ended"])
    }

    @Test func aRecognizerOfAnAppsOwnIsTold() {
        #expect(
            stage(Own()).issues.map(\.message) == [
                "OwnRecognizer recognizes nothing on the stage: use a gesture of SwiftUI."
            ])
    }
}
