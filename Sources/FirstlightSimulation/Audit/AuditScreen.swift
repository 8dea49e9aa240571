// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// One instant of a launch as an audit sees it.
@MainActor
struct AuditScreen {
    /// The state and the settings, in words.
    let place: String
    /// The display list.
    let list: DisplayList
    /// The elements that assistive technology reads, in reading order.
    let elements: [AccessibilityNode]
    /// The frames of the pictures and symbols that are not on their way out.
    var images: [CGRect] = []
    /// The scroll views.
    let areas: [StageScrollArea]
    /// For fields that are lower than a finger: the touchable area around them, by their names.
    let touched: [String: CGRect]

    /// The texts that are missing in the language of the device.
    var missingTexts: [MissingText] = []

    /// A text that is missing.
    struct MissingText {
        /// The key in quotes, or the whole message where it tells of no key.
        let subject: String
        let figure: String

        init(_ issue: StageIssue) {
            guard let start = issue.message.range(of: " for '"),
                let end = issue.message.range(
                    of: "' (table ", range: start.upperBound..<issue.message.endIndex)
            else {
                (subject, figure) = ("texts", issue.message)
                return
            }
            subject = "\u{201C}\(issue.message[start.upperBound..<end.lowerBound])\u{201D}"
            figure = issue.message
        }
    }

    /// The rectangles that scroll.
    var scrolling: [CGRect] { areas.map(\.frame) }

    /// The texts that are meant to be read now: those of the topmost layer, where there is one.
    var texts: [PlacedText] {
        let disabled = elements.filter { !$0.isEnabled }.map { $0.frame.insetBy(dx: -1, dy: -1) }
        return atop.filter { text in
            text.opacity > 0.02 && !disabled.contains { $0.contains(text.frame) }
        }
    }

    /// The texts from the first one of the topmost modal element on; all, where nothing is modal.
    private var atop: [PlacedText] {
        let all = PlacedText.all(in: list)
        guard let modal = elements.last(where: { $0.traits.contains(.isModal) }) else { return all }
        // Lines are joined without their spaces, and a label has them.
        func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
        // What is below may have the same words as an element, and in its place: the last one of them is atop.
        let firsts = modal.flattened.compactMap { element in
            let words = Set([element.label, element.value].compactMap { $0 }.map(letters))
            return all.lastIndex {
                words.contains(letters($0.string)) && element.frame.intersects($0.frame)
            }
        }
        return firsts.min().map { Array(all[$0...]) } ?? []
    }
}

extension Stage {
    /// Returns the areas in which a touch reaches the fields whose own frames are small: the box around a field often
    /// counts.
    ///
    /// The stage is touched for that, and is of no further use.
    func touchedFields(_ elements: [AccessibilityNode], at time: Double) -> [String: CGRect] {
        var areas: [String: CGRect] = [:]
        var time = time
        for element in elements where element.traits.contains(.isTextField) {
            guard let label = element.label, element.frame.height < ElementCheck.target else { continue }
            let reach = (ElementCheck.target - element.frame.height) / 2 - 0.1
            // What is out of sight is touched after scrolling to it.
            _ = scroll(to: label)
            let shown = accessibilityTree().flattened.first {
                $0.label == label && $0.traits == element.traits
            }
            let frame = shown?.frame ?? element.frame
            let ends = [frame.minY - reach, frame.maxY + reach]
            let isReached = ends.allSatisfy { y in
                press(.escape)
                tap(at: CGPoint(x: frame.midX, y: y))
                time += 0.1
                _ = self.frame(at: time)
                return textInput?.label == label
            }
            if isReached {
                areas[label] = element.frame.insetBy(dx: 0, dy: -reach - 0.1)
            }
        }
        return areas
    }
}
