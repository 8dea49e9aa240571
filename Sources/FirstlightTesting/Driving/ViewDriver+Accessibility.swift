// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

extension ViewDriver {
    /// Does what a screen reader's user does to the first element with a label, or with an identifier, that can do it;
    /// a double tap, if nothing else is said.
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

    /// Does what a screen reader's gesture for going back does: ends the highest presentation, or goes back a screen;
    /// returns whether there was something to go back from.
    @discardableResult
    public func escape() async throws -> Bool { try await act { $0.escape() } }
}
