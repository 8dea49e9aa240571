// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
public import Foundation
public import StageUI

extension ViewDriver {
    /// Where a finger goes.
    public enum SwipeDirection: Hashable, Sendable {
        case up, down, left, right
    }

    /// Touches the first button or field with a label, or with an identifier, in its middle.
    ///
    /// - Throws: `ViewDriverError.notFound` when there is none, or when it cannot be used.
    public func tap(_ label: String) async throws {
        guard try await act({ $0.tap(label: label) }) else {
            throw ViewDriverError.notFound(label, onScreen: labels)
        }
    }

    /// Touches a point of the screen.
    public func tap(at point: CGPoint) async throws { try await act { $0.tap(at: point) } }

    /// Types into the field that has the focus.
    ///
    /// - Throws: `ViewDriverError.noFocus` when none has.
    public func type(_ text: String) async throws {
        guard try await act({ $0.type(text) }) else { throw ViewDriverError.noFocus(text) }
    }

    /// Presses a key shortly.
    ///
    /// - Throws: `ViewDriverError.noFocus` when nobody takes it.
    public func press(_ key: StageKey, modifiers: EventModifiers = []) async throws {
        guard try await act({ $0.press(key, modifiers: modifiers) }) else {
            throw ViewDriverError.noFocus(key.rawValue)
        }
    }

    /// Draws a finger over the screen, or over an element of it, within a fifth of a second.
    ///
    /// - Parameters:
    ///   - direction: Where the finger goes.
    ///   - label: What it begins on; nil for the middle of the screen.
    /// - Throws: `ViewDriverError.notFound` when nothing has the label.
    public func swipe(_ direction: SwipeDirection, on label: String? = nil) async throws {
        try await settle()
        var area = CGRect(origin: .zero, size: stage.configuration.size)
        if let label {
            guard let found = elements.first(where: { $0.label == label || $0.identifier == label }) else {
                throw ViewDriverError.notFound(label, onScreen: labels)
            }
            area = found.frame
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
    public func drag(
        from start: CGPoint, to end: CGPoint, over duration: Duration = .milliseconds(200)
    ) async throws {
        let moves = 12
        try await act { $0.touchDown(at: start) }
        for move in 1...moves {
            try await advance(by: duration / moves)
            let share = CGFloat(move) / CGFloat(moves)
            try await act {
                $0.touchMove(
                    to: CGPoint(
                        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
            }
        }
        try await act { $0.touchUp(at: end) }
    }

    /// Hands an address to the view; returns whether it asked for addresses.
    @discardableResult
    public func open(_ url: URL) async throws -> Bool { try await act { $0.open(url) } }

    /// Lets the app go to the background, or come back.
    public func setScenePhase(_ phase: ScenePhase) async throws { try await act { $0.scenePhase = phase } }
}
