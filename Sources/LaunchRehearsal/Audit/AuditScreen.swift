// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// One instant of a launch as an audit looks at it.
@MainActor
struct AuditScreen {
    /// The state and the settings, in words.
    let place: String
    /// What is drawn.
    let list: DisplayList
    /// What assistive technology reads, in reading order.
    let elements: [AccessibilityNode]
    /// The rectangles that scroll.
    let scrolling: [CGRect]
    /// For fields that are lower than a finger: what around them can be touched, by their names.
    let touched: [String: CGRect]

    /// Where something lies over everything else, if it does: only that can be used.
    private var modal: CGRect? { elements.last { $0.traits.contains(.isModal) }?.frame }

    /// The texts that are meant to be read now.
    var texts: [PlacedText] {
        let modal = modal?.insetBy(dx: -1, dy: -1)
        let disabled = elements.filter { !$0.isEnabled }.map { $0.frame.insetBy(dx: -1, dy: -1) }
        return PlacedText.all(in: list).filter { text in
            text.opacity > 0.02 && modal?.intersects(text.frame) != false
                && !disabled.contains { $0.contains(text.frame) }
        }
    }
}

extension Stage {
    /// Where a touch reaches the fields whose own frames are small: the box around a field often counts.
    ///
    /// The stage is touched for that, and is of no further use.
    func touchedFields(_ elements: [AccessibilityNode], at time: Double) -> [String: CGRect] {
        var areas: [String: CGRect] = [:]
        var time = time
        for element in elements where element.traits.contains(.isTextField) {
            guard let label = element.label, element.frame.height < ElementCheck.target else { continue }
            let reach = (ElementCheck.target - element.frame.height) / 2 - 0.1
            let ends = [element.frame.minY - reach, element.frame.maxY + reach]
            let isReached = ends.allSatisfy { y in
                press(.escape)
                tap(at: CGPoint(x: element.frame.midX, y: y))
                time += 0.1
                _ = frame(at: time)
                return textInput?.label == label
            }
            if isReached {
                areas[label] = element.frame.insetBy(dx: 0, dy: -reach - 0.1)
            }
        }
        return areas
    }
}
