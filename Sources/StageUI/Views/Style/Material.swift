// Licensed under the Apache License, Version 2.0.

import Foundation

/// A background that blurs the content below it.
///
/// The system's recipe is not published; blur, stronger colours and a veil approximate its look.
public struct Material: ShapeStyle, PaintStyle, Hashable {
    private let veil: Double
    private let isBar: Bool

    private init(_ veil: Double, isBar: Bool = false) {
        self.veil = veil
        self.isBar = isBar
    }

    /// Mostly transparent.
    public static let ultraThin = Material(0.44)
    /// More transparent than not.
    public static let thin = Material(0.58)
    /// Somewhat transparent.
    public static let regular = Material(0.7)
    /// More opaque than not.
    public static let thick = Material(0.82)
    /// Mostly opaque.
    public static let ultraThick = Material(0.9)
    /// As in the bars of the system.
    public static let bar = Material(0.8, isBar: true)

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        let dark = environment.colorScheme == .dark
        let ground: UInt32 = dark ? (isBar ? 0x161616 : 0x252525) : (isBar ? 0xF8F8F8 : 0xF6F6F6)
        return .material(
            DisplayMaterial(
                radius: 20, saturation: 1.8, veil: ResolvedColor(hex: ground, opacity: veil)))
    }
}

extension ShapeStyle where Self == Material {
    /// Mostly transparent.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// More transparent than not.
    public static var thinMaterial: Material { .thin }
    /// Somewhat transparent.
    public static var regularMaterial: Material { .regular }
    /// More opaque than not.
    public static var thickMaterial: Material { .thick }
    /// Mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// As in the bars of the system.
    public static var bar: Material { .bar }
}
