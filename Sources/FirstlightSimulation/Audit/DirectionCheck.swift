// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// Looks for what stands on the same side in both reading directions.
@MainActor
enum DirectionCheck {
    /// Compares a screen with the same one from right to left.
    ///
    /// An element counts when it stands clearly beside the middle and has one and the same name on both screens: it fails
    /// where it is in the other direction, too, rather than at the mirrored place.
    static func findings(_ usual: AuditScreen, _ mirrored: AuditScreen) -> [AuditFinding] {
        let width = usual.list.size.width
        let places = Dictionary(grouping: mirrored.elements, by: name)
        let counts = Dictionary(grouping: usual.elements, by: name).mapValues(\.count)
        return usual.elements.compactMap { element in
            let name = name(element)
            guard let label = element.label, !label.isEmpty, counts[name] == 1, let others = places[name],
                others.count == 1, let other = others.first, element.frame.width < 0.6 * width,
                abs(element.frame.midX - width / 2) > 24
            else { return nil }
            let isSame = abs(other.frame.midX - element.frame.midX) < 1
            return AuditFinding(
                .direction, "\u{201C}\(label)\u{201D}", isSame ? .fail : .pass,
                isSame ? "stands on the same side when it is read from right to left" : "mirrored",
                place: mirrored.place)
        }
    }

    private static func name(_ element: AccessibilityNode) -> String {
        "\(element.label ?? "") \(element.traits.rawValue)"
    }
}
