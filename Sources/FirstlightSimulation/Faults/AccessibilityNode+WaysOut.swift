// Licensed under the Apache License, Version 2.0.

public import StageUI

extension AccessibilityNode {
    /// The labels of the buttons and links that can be pressed now, in reading order.
    @MainActor
    public var waysOut: [String] {
        flattened.filter { $0.isEnabled && !$0.traits.isDisjoint(with: [.isButton, .isLink]) }
            .compactMap(\.label)
    }
}
