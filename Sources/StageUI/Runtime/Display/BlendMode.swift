// Licensed under the Apache License, Version 2.0.

/// A mode of blending a view with the content below it.
public enum BlendMode: String, CaseIterable, Hashable, Sendable, Codable {
    /// The view covers the content below.
    case normal
    /// Colours are multiplied.
    case multiply
    /// Inverted colours are multiplied.
    case screen
    /// Multiplied where it is dark below, screened where it is light.
    case overlay
    /// The darker of two components.
    case darken
    /// The lighter of two components.
    case lighten
    /// Lightens the content below by the view.
    case colorDodge
    /// Darkens the content below by the view.
    case colorBurn
    /// A faint form of hard light.
    case softLight
    /// Multiplied where the view is dark, screened where it is light.
    case hardLight
    /// The difference of two components.
    case difference
    /// A fainter difference.
    case exclusion
    /// The view's hue on the content below.
    case hue
    /// The view's saturation on the content below.
    case saturation
    /// The view's hue and saturation on the content below.
    case color
    /// The view's brightness on the content below.
    case luminosity
    /// The view where there is content below.
    case sourceAtop
    /// The view under the content below.
    case destinationOver
    /// Keeps the content below where the view is not.
    case destinationOut
    /// The sum, less what both lack to white.
    case plusDarker
    /// The sum.
    case plusLighter
}
