// Licensed under the Apache License, Version 2.0.

/// The reason why a finger cannot reach an element.
package enum TouchProblem: Hashable, Sendable {
    /// Nothing that can be touched has the name.
    case missing
    /// The element is disabled.
    case disabled
    /// The element is not on the screen, and no scroll view brings it there.
    case outside
    /// Another view lies over the element, or nothing takes touches there.
    case covered

    /// The problem of an element with a name, as a sentence without a full stop.
    package func words(_ name: String) -> String {
        switch self {
        case .missing: "there is no button '\(name)' to touch"
        case .disabled: "'\(name)' is disabled"
        case .outside: "'\(name)' is not on the screen, and nothing scrolls to it"
        case .covered: "'\(name)' takes no touch: another view lies over it, or it does not react"
        }
    }
}
