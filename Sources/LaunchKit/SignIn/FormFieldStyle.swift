// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// The style of a brand's fields: colours, sizes and fonts, the same for all fields of a form.
public struct FormFieldStyle: Sendable {
    /// The colour of the typed text and the title.
    public var text: BrandColor
    /// The prompt of an empty field, and the icons.
    public var placeholder: BrandColor
    /// The ground of the box.
    public var fill: BrandColor
    /// The edge of the box.
    public var border: BrandColor
    /// The edge of the field with the focus.
    public var focusBorder: BrandColor
    /// The colour of errors: the text below a field and the edge of its box.
    public var error: BrandColor
    /// The caret, and the icon of the field with the focus where ``tintsFocusedIcon`` says so.
    public var tint: BrandColor
    /// The ring around the field with the focus; nil draws none.
    public var ring: BrandColor?
    /// The width of the ring.
    public var ringWidth: CGFloat = 3
    /// The smallest height of the box.
    public var height: CGFloat = 52
    /// The radius of the box's corners.
    public var radius: CGFloat = 14
    /// The distance of icon and text from the edges of the box.
    public var inset: CGFloat = 14
    /// The side of the icon's square: texts line up whatever the icon's own width.
    public var iconSide: CGFloat = 20
    /// The width of the eye on the button that shows what is typed secretly.
    public var eyeWidth: CGFloat = 20
    /// The range of factors by which the icons grow with the text; a narrow one leaves the text more room.
    public var iconGrowth: ClosedRange<CGFloat> = 0...CGFloat.infinity
    /// The distance between icon and text.
    public var gap: CGFloat = 12
    /// The width of the edge of a field that has the focus or a problem.
    public var markedWidth: CGFloat = 2
    /// Indicates whether the edge shows a problem even while the field has the focus.
    public var marksProblemInFocus = true
    /// Indicates whether the title stands above the box, or only in it while the field is empty.
    public var showsTitle = true
    /// Indicates whether the icon of the field with the focus has the tint.
    public var tintsFocusedIcon = true
    /// The font of what is typed.
    public var font = Font.body
    /// The font of the text below a field.
    public var errorFont = Font.subheadline
    /// The icon before that text.
    public var errorSymbol = "exclamationmark.circle.fill"
    /// The side of that icon.
    public var errorIconSide: CGFloat = 16
    /// The animation of the edge when the focus changes; nil changes it at once.
    public var animation: Animation?

    /// Creates a style from its colours; all else can be set after that.
    public init(
        text: BrandColor, placeholder: BrandColor, fill: BrandColor, border: BrandColor,
        focusBorder: BrandColor, error: BrandColor, tint: BrandColor
    ) {
        (self.text, self.placeholder, self.fill, self.border) = (text, placeholder, fill, border)
        (self.focusBorder, self.error, self.tint) = (focusBorder, error, tint)
    }

    /// The colours of a screen.
    public init(_ palette: BrandPalette) {
        self.init(
            text: palette.text, placeholder: palette.secondaryText, fill: palette.card,
            border: palette.border, focusBorder: palette.accent, error: palette.error, tint: palette.accent)
    }

    /// The factor by which icons grow where the text grows by one.
    func growth(_ scale: CGFloat) -> CGFloat { min(max(scale, iconGrowth.lowerBound), iconGrowth.upperBound) }
}
