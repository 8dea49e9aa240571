// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A brand's colours by what they are for, and the measures of what its screens share.
public struct BrandLook: Hashable, Sendable {
    /// Behind everything.
    public var background: BrandShade
    /// Cards, rows and fields.
    public var card: BrandShade
    /// The ground of a symbol or an illustration.
    public var wash: BrandShade
    /// Titles and text.
    public var text: BrandShade
    /// Explanations.
    public var secondaryText: BrandShade
    /// Words and symbols that stand out.
    public var accent: BrandShade
    /// The main button.
    public var buttonFill: BrandShade
    /// The label of the main button.
    public var buttonLabel: BrandShade
    /// Edges and tracks.
    public var border: BrandShade
    /// The colour of success.
    public var success: BrandShade
    /// The colour of errors.
    public var error: BrandShade

    /// The height of the main button at least, in points.
    public var buttonHeight: CGFloat = 52
    /// The radius of the main button's corners, in points; an endless one makes a pill.
    public var buttonRadius: CGFloat = 14
    /// The opacity of the main button while it is pressed.
    public var pressedOpacity: CGFloat = 0.8
    /// The opacity of the main button while it cannot be pressed.
    public var disabledOpacity: CGFloat = 1
    /// The side of a symbol on its tile, in points.
    public var symbolSide: CGFloat = 22
    /// The largest width of a page, in points.
    public var pageWidth: CGFloat = 720
    /// The space at both sides of a page, in points.
    public var pageMargin: CGFloat = 20

    /// Joins the colours; the measures are the usual ones.
    public init(
        background: BrandShade, card: BrandShade, wash: BrandShade, text: BrandShade,
        secondaryText: BrandShade, accent: BrandShade, buttonFill: BrandShade,
        buttonLabel: BrandShade = 0xFFFFFF, border: BrandShade, success: BrandShade? = nil, error: BrandShade
    ) {
        (self.background, self.card, self.wash) = (background, card, wash)
        (self.text, self.secondaryText, self.accent) = (text, secondaryText, accent)
        (self.buttonFill, self.buttonLabel, self.border) = (buttonFill, buttonLabel, border)
        (self.success, self.error) = (success ?? accent, error)
    }

    /// The same look with something of it changed.
    public func with(_ change: (inout BrandLook) -> Void) -> BrandLook {
        var look = self
        change(&look)
        return look
    }
}

/// A brand's look in one appearance: `palette.text` is a colour, `palette.pageWidth` a length.
@dynamicMemberLookup
public struct BrandPalette: Hashable, Sendable {
    private let look: BrandLook
    private let scheme: ColorScheme
    private let contrast: ColorSchemeContrast

    /// A look in an appearance.
    public init(_ look: BrandLook, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) {
        (self.look, self.scheme, self.contrast) = (look, scheme, contrast)
    }

    /// The colour of a role.
    public subscript(dynamicMember role: KeyPath<BrandLook, BrandShade>) -> BrandColor {
        look[keyPath: role].color(scheme, contrast)
    }

    /// A measure.
    public subscript(dynamicMember measure: KeyPath<BrandLook, CGFloat>) -> CGFloat { look[keyPath: measure] }
}

extension EnvironmentValues {
    /// The look of the screen that a view stands on; outside of every screen black on white.
    @Entry public var palette = BrandPalette(
        BrandLook(
            background: 0xFFFFFF, card: 0xF2F2F2, wash: 0xE5E5E5, text: 0x000000, secondaryText: 0x555555,
            accent: 0x000000, buttonFill: 0x000000, border: 0x808080, error: 0xB00020), .light)
}

extension View {
    /// Makes a view a screen of a brand: its ground to the edges, its tint, and its look for what is inside.
    public func screen(_ look: BrandLook) -> some View { modifier(BrandScreen(look: look)) }
}

private struct BrandScreen: ViewModifier {
    let look: BrandLook
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast

    func body(content: Content) -> some View {
        let palette = BrandPalette(look, scheme, contrast)
        content
            .tint(palette.accent.color)
            .background { palette.background.color.ignoresSafeArea() }
            .environment(\.palette, palette)
    }
}
