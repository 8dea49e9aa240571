// Licensed under the Apache License, Version 2.0.

/// The visibility of an element.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As fits the place.
    case automatic
    /// It is to be seen.
    case visible
    /// It is not to be seen.
    case hidden
}
