// Licensed under the Apache License, Version 2.0.

/// A rule of an audit.
public enum AuditRule: String, CaseIterable, Hashable, Sendable, Codable {
    /// Text at rest has enough contrast: 4.5 to 1, or 3 to 1 for large text (WCAG 1.4.3).
    case contrast
    /// Touch targets are at least 44 by 44 points (Apple's interface guidelines, WCAG 2.5.5).
    case target
    /// Controls have a name that says what they are, and no other thing has the same one (WCAG 4.1.2).
    case name
    /// Elements are read from top to bottom (WCAG 1.3.2).
    case order
    /// Text of every size up to the largest is neither cut nor covered (WCAG 1.4.4).
    case textSize
    /// No symbol and no picture lies over words, unless the words stand on it as a whole.
    case overlap
    /// No word is broken inside at the end of a line.
    case wordBreak
    /// A control below the edge of a scroll view is announced: something is cut there.
    case scrollSign
    /// Nothing that floats over a part of the screen, such as a banner or a toast, hides text.
    case covered
    /// With Reduce Motion nothing is moved, scaled or turned, nothing repeats, and the end is the same.
    case reduceMotion
    /// Each text of the app is there in each of its languages.
    case translation
    /// A screen in a language that is read from right to left is the mirror image of the other one.
    case direction
    /// At most three flashes in any second, in light or in red, or over a small area only (WCAG 2.3.1).
    case flashing
}
