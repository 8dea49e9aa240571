// Licensed under the Apache License, Version 2.0.

public import LaunchKit
public import SwiftUI

/// The facts of ShipThatApp's launch: names, words and colours.
public enum ShipThatApp {
    /// The brand's name.
    public static let name = "ShipThatApp"
    /// The words below the logo (C-ST-13).
    public static let tagline = "Build less. Ship sooner."
    /// The accent colour, behind the splash and on buttons (C-ST-14).
    public static let accent = BrandColor(0x4338CA)
    /// The accent's lighter companion in the logo.
    public static let light = BrandColor(0xC7D2FE)
    /// White.
    public static let white = BrandColor(0xFFFFFF)

    /// The question after launches that did not come to their end.
    static let resetWords = LaunchReset.Words(
        title: "Rough waters?",
        message: "ShipThatApp did not start properly. Clearing its saved settings may help; the app loads "
            + "them again. You stay signed in.", reset: "Clear settings", keep: "Sail on")
}

extension Color {
    /// ShipThatApp's accent colour, behind the splash (C-ST-14).
    public static var accent: Color { ShipThatApp.accent.color }
}
