// Licensed under the Apache License, Version 2.0.

extension AccessibilityNode {
    /// The names of what assistive technology can do with the element.
    public var actionNames: [String] { activate == nil ? [] : ["activate"] }
}
