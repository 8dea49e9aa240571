// Licensed under the Apache License, Version 2.0.

/// Whether something is to be seen.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As fits the place.
    case automatic
    /// It is to be seen.
    case visible
    /// It is not to be seen.
    case hidden
}
