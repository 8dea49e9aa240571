// Licensed under the Apache License, Version 2.0.

public import LaunchKit
public import SwiftUI

/// The colours of Duggy's splash (DG-03).
public enum Theme {
    /// The background, as the storyboard has it: sRGB 0, 63/255, 155/255 (DG-24, DG-163, C-DG-27).
    public static let primaryBlue = BrandColor(0x003F9B)
    /// White: the name, the logo, the segments and the spinner (DG-31, DG-42, DG-69, DG-75).
    public static let white = BrandColor(0xFFFFFF)
    /// The tagline (DG-36).
    public static let tagline = BrandColor(0xFFFFFF, opacity: 0.9)
    /// The message (DG-46).
    public static let message = BrandColor(0xFFFFFF, opacity: 0.8)
    /// The fill of the circle behind the logo (DG-63, C-DG-08).
    public static let circle = BrandColor(0xFFFFFF, opacity: 0.1)
    /// The red of a cricket ball, the one colour beside blue and white.
    public static let ballRed = BrandColor(0xC8202F)
}

extension Color {
    /// The brand's blue, the background of the splash (DG-24).
    public static let primaryBlue = Theme.primaryBlue.color
}
