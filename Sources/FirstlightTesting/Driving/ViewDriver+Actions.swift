// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
public import Foundation
public import StageUI

extension ViewDriver {
    /// The direction of a swipe.
    public enum SwipeDirection: Hashable, Sendable {
        case up, down, left, right
    }

    /// Touches the first button or field with a label, or with an identifier, in its middle; what is out of sight is
    /// scrolled to first.
    ///
    /// - Throws: `ViewDriverError.notFound` when there is none, and `ViewDriverError.outOfReach` when it is disabled, off
    ///   the screen or covered.
    public func tap(_ label: String) async throws { try check(await act { $0.touch(label) }, label) }

    /// Scrolls until the first element with a label, or with an identifier, can be seen.
    ///
    /// - Throws: `ViewDriverError.notFound` when there is none, and `ViewDriverError.outOfReach` when nothing scrolls to it.
    public func scroll(to label: String) async throws {
        try check(await act { $0.scroll(to: label) }, label)
    }

    /// Touches a point of the screen.
    ///
    /// - Throws: `ViewDriverError.offScreen` for a point beside it.
    public func tap(at point: CGPoint) async throws {
        try check(point)
        try await act { $0.tap(at: point) }
    }

    /// Types into the field that has the focus.
    ///
    /// - Throws: `ViewDriverError.noFocus` when none has.
    public func type(_ text: String) async throws {
        guard try await act({ $0.type(text) }) else { throw ViewDriverError.noFocus(text) }
    }

    /// Presses a key briefly.
    ///
    /// - Throws: `ViewDriverError.noFocus` when nothing takes it.
    public func press(_ key: StageKey, modifiers: EventModifiers = []) async throws {
        guard try await act({ $0.press(key, modifiers: modifiers) }) else {
            throw ViewDriverError.noFocus(key.rawValue)
        }
    }

    /// Presses the key of a character briefly, with others held, as for the shortcut of a control.
    ///
    /// - Throws: `ViewDriverError.noFocus` when nothing takes it.
    public func press(_ character: Character, modifiers: EventModifiers) async throws {
        guard try await act({ $0.press(character, modifiers: modifiers) }) else {
            throw ViewDriverError.noFocus(String(character))
        }
    }

    /// Holds a key down for a while: after 0.4 seconds it repeats, and then each 0.1.
    ///
    /// - Throws: `ViewDriverError.noFocus` when nothing takes it.
    public func hold(
        _ key: StageKey, modifiers: EventModifiers = [], for duration: Duration
    ) async throws {
        let isTaken = try await act { $0.keyDown(key, modifiers: modifiers) }
        if isTaken { try await advance(by: duration) }
        try await act { $0.keyUp() }
        guard isTaken else { throw ViewDriverError.noFocus(key.rawValue) }
    }

    /// Draws a finger over the screen, or over an element of it, within a fifth of a second.
    ///
    /// - Parameters:
    ///   - direction: Where the finger goes.
    ///   - label: What it begins on; nil for the middle of the screen.
    /// - Throws: `ViewDriverError.notFound` when nothing has the label, and `ViewDriverError.outOfReach` when no part of it
    ///   can be brought on the screen.
    public func swipe(_ direction: SwipeDirection, on label: String? = nil) async throws {
        try await settle()
        let screen = CGRect(origin: .zero, size: stage.configuration.size)
        var area = screen
        if let label {
            func found() -> CGRect? {
                elements.first { $0.label == label || $0.identifier == label }?.frame.intersection(screen)
            }
            if found()?.isEmpty != false { try check(await act { $0.scroll(to: label) }, label) }
            area = found() ?? screen
        }
        let step = CGSize(
            width: direction == .left ? -1 : direction == .right ? 1 : 0,
            height: direction == .up ? -1 : direction == .down ? 1 : 0)
        let start = CGPoint(x: area.midX, y: area.midY)
        let end = CGPoint(
            x: start.x + step.width * max(area.width * 0.4, 80),
            y: start.y + step.height * max(area.height * 0.4, 80))
        try await drag(from: start, to: end)
    }

    /// Draws a finger from one point of the screen to another.
    ///
    /// - Throws: `ViewDriverError.offScreen` when it begins beside the screen.
    public func drag(
        from start: CGPoint, to end: CGPoint, over duration: Duration = .milliseconds(200)
    ) async throws {
        let moves = 12
        try await touchDown(at: start)
        for move in 1...moves {
            try await advance(by: duration / moves)
            let share = CGFloat(move) / CGFloat(moves)
            try await touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        try await touchUp(at: end)
    }

    /// Puts a finger on the screen; a second finger has the number 1.
    ///
    /// - Throws: `ViewDriverError.offScreen` for a point beside it.
    public func touchDown(at point: CGPoint, finger: Int = 0) async throws {
        try check(point)
        try await act { $0.touchDown(at: point, finger: finger) }
    }

    /// Moves a finger that is on the screen.
    public func touchMove(to point: CGPoint, finger: Int = 0) async throws {
        try await act { $0.touchMove(to: point, finger: finger) }
    }

    /// Lifts a finger.
    public func touchUp(at point: CGPoint, finger: Int = 0) async throws {
        try await act { $0.touchUp(at: point, finger: finger) }
    }

    /// Takes all fingers away without a touch having been made, as the system does for a call.
    public func touchCancel() async throws { try await act { $0.touchCancel() } }

    /// Opens a URL in the view; returns whether the view handles URLs.
    @discardableResult
    public func open(_ url: URL) async throws -> Bool { try await act { $0.open(url) } }

    /// Sets the app's scene phase, such as the background.
    public func setScenePhase(_ phase: ScenePhase) async throws { try await act { $0.scenePhase = phase } }

    // MARK: - What a finger cannot do

    private func check(_ problem: TouchProblem?, _ label: String) throws(ViewDriverError) {
        switch problem {
        case nil: return
        case .missing: throw .notFound(label, onScreen: stage.labelsOnScreen)
        case let problem?: throw .outOfReach(problem.words(label), onScreen: stage.labelsOnScreen)
        }
    }

    private func check(_ point: CGPoint) throws(ViewDriverError) {
        guard stage.isOnScreen(point) else { throw .offScreen(point, of: stage.configuration.size) }
    }
}
