// Licensed under the Apache License, Version 2.0.

import Foundation

extension EditorBox {
    /// The one element of the field, given those of a label that is not text.
    func element(_ context: AccessibilityContext, labels: [AccessibilityNode]) -> AccessibilityNode {
        var element = AccessibilityNode(frame: context.frame(of: self))
        let title = node.view.title.text.plain(in: environment)
        let label = title.isEmpty ? labels.compactMap(\.label).joined(separator: ", ") : title
        element.label = label.isEmpty ? nil : label
        element.value = node.buffer.count == 0 ? node.view.prompt?.plain(in: environment) : node.shown
        element.traits = .isTextField
        element.isEnabled = environment.isEnabled
        if element.isEnabled {
            element.activate = AccessibilityAction { [weak node] in node?.focus() }
        }
        return element
    }
}
