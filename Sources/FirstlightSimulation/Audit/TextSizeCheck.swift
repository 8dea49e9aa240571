// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// Looks for text that is cut, covered or out of reach on a screen with larger text.
@MainActor
struct TextSizeCheck {
    /// The sizes that are checked, besides the usual one.
    static let sizes: [DynamicTypeSize] = [
        .xSmall, .xxxLarge, .accessibility1, .accessibility3, .accessibility5,
    ]

    let visibility: ContrastCheck

    func findings(_ screen: AuditScreen) -> [AuditFinding] {
        // Typed text, and its placeholder, scroll inside their field.
        let fields = screen.elements.filter { $0.traits.contains(.isTextField) }.map(\.frame)
        let texts = screen.texts.filter { text in
            !text.stands(in: fields)
                && (isOutside(text, screen) || visibility.isVisible(text, in: screen.list))
        }
        return texts.enumerated().map { index, text in
            let problem: String? =
                if text.layout.isTruncated {
                    "cut short"
                } else if isOutside(text, screen), !canBeScrolledTo(text, screen) {
                    "reaches out of the screen and nothing scrolls there"
                } else if let other = texts[(index + 1)...].first(where: { overlaps(text, $0, screen) }) {
                    "overlaps \u{201C}\(other.string)\u{201D}"
                } else {
                    nil
                }
            return AuditFinding(
                .textSize, "\u{201C}\(text.string)\u{201D}", problem == nil ? .pass : .fail,
                problem ?? "whole", place: screen.place)
        }
    }

    private func isOutside(_ text: PlacedText, _ screen: AuditScreen) -> Bool {
        let canvas = CGRect(origin: .zero, size: screen.list.size).intersection(text.clip)
        return !canvas.insetBy(dx: -1, dy: -1).contains(text.frame)
    }

    private func canBeScrolledTo(_ text: PlacedText, _ screen: AuditScreen) -> Bool {
        screen.scrolling.contains { area in
            area.minX - 1 <= text.frame.minX && text.frame.maxX <= area.maxX + 1
                || area.minY - 1 <= text.frame.minY && text.frame.maxY <= area.maxY + 1
        }
    }

    /// Returns whether the visible lines of two texts overlap by more than the air around glyphs, and scrolling does
    /// not part them.
    private func overlaps(_ first: PlacedText, _ second: PlacedText, _ screen: AuditScreen) -> Bool {
        let common = first.frame.intersection(first.clip)
            .intersection(second.frame.intersection(second.clip))
        guard !common.isNull else { return false }
        let height = min(first.frame.height, second.frame.height)
        guard common.width > 2, common.height > height * 0.3 else { return false }
        // Content hidden under a bar can be scrolled out from there.
        if canBeScrolledTo(first, screen), !visibility.isVisible(first, in: screen.list, within: common) {
            return false
        }
        return canBeScrolledTo(first, screen) == canBeScrolledTo(second, screen)
    }
}
