// Licensed under the Apache License, Version 2.0.

/// The visibility of an element.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The visibility that fits the place.
    case automatic
    /// Visible.
    case visible
    /// Hidden.
    case hidden
}
