// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// Checks controls: their size, their name, and the order in which they are read.
@MainActor
enum ElementCheck {
    /// The minimum width and height of a touch target, in points.
    static let target: CGFloat = 44

    static func findings(_ screen: AuditScreen) -> [AuditFinding] {
        let used = screen.elements.filter(isUsed)
        return used.map { size($0, screen) } + names(screen, used) + [order(screen)]
    }

    private static func isUsed(_ element: AccessibilityNode) -> Bool {
        !element.traits.isDisjoint(with: [.isButton, .isLink, .isTextField, .isToggle])
            || element.isAdjustable
    }

    private static func subject(_ element: AccessibilityNode) -> String {
        let role = element.traits.names.first ?? "element"
        return "\(role) \u{201C}\(element.label ?? element.identifier ?? "")\u{201D}"
    }

    private static func size(_ element: AccessibilityNode, _ screen: AuditScreen) -> AuditFinding {
        let frame = screen.touched[element.label ?? ""] ?? element.frame
        let (width, height) = (frame.width, frame.height)
        let isLarge = width >= target - 0.01 && height >= target - 0.01
        return AuditFinding(
            .target, subject(element), isLarge ? .pass : .fail,
            String(format: "%.0f x %.0f pt, needs 44 x 44", width, height),
            severity: Double(target - min(width, height)), cause: lowness(element, width, height),
            place: screen.place)
    }

    /// The cause that controls of one kind share: the same side is too short by as much.
    private static func lowness(
        _ element: AccessibilityNode, _ width: CGFloat, _ height: CGFloat
    ) -> String {
        let sides = [("wide", width), ("high", height)].filter { $0.1 < target - 0.01 }
        return
            ([element.traits.names.first ?? "element"]
            + sides.map { String(format: "%.0f pt \($0.0)", Double($0.1)) }).joined(separator: ", ")
    }

    private static func names(
        _ screen: AuditScreen, _ used: [AccessibilityNode]
    ) -> [AuditFinding] {
        let counts = Dictionary(grouping: used.compactMap(\.label), by: { $0 }).mapValues(\.count)
        let pictures = screen.elements.filter { $0.traits.contains(.isImage) && !isUsed($0) }
        return (used + pictures).map { element in
            let label = element.label ?? ""
            let problem: String? =
                if label.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
                    "has no name"
                } else if repeatsRole(label, element.traits) {
                    "the name repeats what it is"
                } else if label.contains("_") || label.hasSuffix(".png") {
                    "the name is a file's"
                } else if isUsed(element), counts[label, default: 0] > 1 {
                    "\(counts[label, default: 0]) things have this name"
                } else {
                    nil
                }
            return AuditFinding(
                .name, subject(element), problem == nil ? .pass : .fail, problem ?? "named",
                place: screen.place)
        }
    }

    private static func repeatsRole(_ label: String, _ traits: AccessibilityTraits) -> Bool {
        let last = label.lowercased().split(separator: " ").last ?? ""
        return (traits.contains(.isButton) && last == "button")
            || (traits.contains(.isImage) && ["image", "icon", "picture"].contains(last))
            || (traits.contains(.isLink) && last == "link")
    }

    /// Checks that nothing is read after something that lies wholly below it.
    private static func order(_ screen: AuditScreen) -> AuditFinding {
        let leaves = screen.elements.filter { $0.children.isEmpty && $0.sortPriority == 0 }
        let wrong = zip(leaves, leaves.dropFirst()).filter { before, after in
            after.frame.maxY <= before.frame.minY + 1 && after.frame.height > 0
        }
        let figure =
            wrong.first.map { "\(subject($0.1)) is read after \(subject($0.0)), which is below it" }
            ?? "\(leaves.count) elements, from top to bottom"
        return AuditFinding(
            .order, "reading order", wrong.isEmpty ? .pass : .fail, figure, severity: Double(wrong.count),
            place: screen.place)
    }
}
