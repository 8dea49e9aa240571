// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

extension ViewDriver {
    /// Performs a screen reader's action on the first element with a label, or with an identifier, that
    /// supports it; a double tap by default.
    ///
    /// An escape, a magic tap or scrolling that the element cannot do is done by the nearest element around it that can.
    ///
    /// - Throws: `ViewDriverError.cannot` when none can.
    public func perform(_ action: StageAccessibilityAction = .activate, on label: String) async throws {
        guard try await act({ $0.perform(action, label: label) }) else {
            throw ViewDriverError.cannot(action, label, onScreen: labels)
        }
    }

    /// Moves the cursor of a screen reader, or of a switch, to the first element with a label, or with an identifier.
    ///
    /// - Throws: `ViewDriverError.notFound` when there is none.
    public func moveAccessibilityFocus(
        to label: String, by technology: AccessibilityTechnologies = .voiceOver
    ) async throws {
        guard try await act({ $0.moveAccessibilityFocus(label: label, by: technology) }) else {
            throw ViewDriverError.notFound(label, onScreen: labels)
        }
    }

    /// Scrolls by a page, as a screen reader's user does with three fingers.
    ///
    /// - Parameters:
    ///   - edge: The side from which new content comes into sight.
    ///   - point: A point of the screen in the scroll view.
    /// - Returns: Whether there was anything to scroll.
    @discardableResult
    public func accessibilityScroll(_ edge: Edge, at point: CGPoint) async throws -> Bool {
        try await act { $0.accessibilityScroll(edge, at: point) }
    }

    /// Performs a screen reader's escape gesture: ends the highest presentation, or goes back a screen;
    /// returns whether there was one.
    @discardableResult
    public func escape() async throws -> Bool { try await act { $0.escape() } }
}
