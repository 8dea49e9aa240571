// Licensed under the Apache License, Version 2.0.

extension AccessibilityNode {
    /// The names of what assistive technology can do with the element, those that the app named last.
    public var actionNames: [String] {
        var names = activate == nil ? [] : ["activate"]
        if actions.adjust != nil { names += ["increment", "decrement"] }
        names += actions.kinds.keys.map(\.name).sorted()
        if actions.scroll != nil { names.append("scroll") }
        return names + customActionNames
    }
}
