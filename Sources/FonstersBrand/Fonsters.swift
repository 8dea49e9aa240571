// Licensed under the Apache License, Version 2.0.

public import LaunchKit
import SwiftUI

/// The facts of Fonsters' launch: names, words, times and sizes.
public enum Fonsters {
    /// The brand's name.
    public static let name = "Fonsters"
    /// The accessibility label of the loading view (C-FO-17).
    public static var spokenLoading: String { String(localized: "Fonsters, loading") }
    /// The picture behind the loading view and on the static launch screen (FO-06, FO-10).
    public static let backgroundImage = "LaunchBackground"
    /// The logo with transparency (FO-11).
    public static let iconImage = "LaunchIcon"
    /// The side of the artwork's source, in pixels (FO-21).
    public static let artworkSide = 1024
    /// Black, behind everything while loading (FO-43).
    public static let black = BrandColor(0x000000)

    /// The length of one of the five phases; 0.2 s (FO-59 to FO-63).
    public static let phaseLength = Duration.milliseconds(200)
    /// The same in seconds, for motion.
    static let phaseSeconds = phaseLength / .seconds(1)

    /// The question after launches that did not come to their end.
    static var resetWords: LaunchReset.Texts {
        LaunchReset.Texts(
            title: String(localized: "Trouble in the nest?"),
            message: String(
                localized:
                    "Fonsters did not start properly. Clearing the saved creatures may help; they hatch again."
            ), reset: String(localized: "Clear creatures"), keep: String(localized: "Leave them be"))
    }
}

extension BrandLook {
    /// The look of what the window says over the loading view.
    static let fonsters = BrandLook(
        background: BrandShade(Palette.background), card: BrandShade(Palette.card),
        wash: BrandShade(Palette.edge), text: BrandShade(Palette.text),
        secondaryText: BrandShade(Palette.secondaryText), accent: BrandShade(Palette.accent),
        buttonFill: BrandShade(Palette.accent), buttonLabel: BrandShade(Palette.background),
        border: BrandShade(Palette.edge), error: BrandShade(Palette.accent))
}

/// The colours of Fonsters' screens: night, whatever the device's appearance.
enum Palette {
    static let background = BrandColor(0x05070F)
    static let card = BrandColor(0x121A30)
    static let edge = BrandColor(0x263458)
    static let text = BrandColor(0xF4F7FF)
    static let secondaryText = BrandColor(0xA9B7D6)
    static let accent = BrandColor(0x7FB5FF)
}
