// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
public import LaunchKit
public import SwiftUI

/// The facts of ShipThatApp's launch: names, words and colours.
public enum ShipThatApp {
    /// The brand's name.
    public static let name = "ShipThatApp"
    /// The words below the logo (C-ST-13).
    public static var tagline: String { String(localized: "Build less. Ship sooner.") }
    /// The accent colour, behind the splash and on buttons (C-ST-14).
    public static let accent = BrandColor(0x4338CA)
    /// The accent's lighter companion in the logo.
    public static let light = BrandColor(0xC7D2FE)
    /// White.
    public static let white = BrandColor(0xFFFFFF)

    /// The words of the sign-in and of the account's settings.
    static let account = SignInStrings.titled(
        app: name,
        deletion: "Your account and everything that ShipThatApp keeps about you is deleted, on this device "
            + "and on our servers: your name, your email address and your password. This cannot be undone.")

    /// The question after launches that did not come to their end.
    static var resetWords: LaunchReset.Texts {
        LaunchReset.Texts(
            title: String(localized: "Rough waters?"),
            message: String(
                localized:
                    "ShipThatApp did not start properly. Clearing its saved settings may help; the app loads them again. You stay signed in."
            ), reset: String(localized: "Clear settings"), keep: String(localized: "Sail on"))
    }
}

extension Color {
    /// ShipThatApp's accent colour, behind the splash (C-ST-14).
    public static var accent: Color { ShipThatApp.accent.color }
}

extension BrandLook {
    /// ShipThatApp's screens after the splash; its buttons are pills.
    static let shipThatApp = BrandLook(
        background: BrandShade(0xF6F6FB, 0x0F0E1A), card: BrandShade(0xFFFFFF, 0x1C1B2B),
        wash: BrandShade(0xE7E6FB, 0x2A2752), text: BrandShade(0x17162B, 0xF2F1FA),
        secondaryText: BrandShade(0x5B5A72, 0xB3B1C9), accent: BrandShade(0x4338CA, 0xA5B4FC),
        buttonFill: BrandShade(0x4338CA, 0x5B50E0), border: BrandShade(0xD9D8EA, 0x37354F),
        success: BrandShade(0x0E7A55, 0x5BD6A6), error: BrandShade(0xB3261E, 0xFFB4AB)
    ).with {
        $0.buttonRadius = .infinity
        $0.pageWidth = 620
    }
}
