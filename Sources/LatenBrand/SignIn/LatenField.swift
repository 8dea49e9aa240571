// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// A field of the form with Laten's face (`LA-92` to `LA-102`, `LA-147` to `LA-150`).
struct LatenField: View {
    let field: SignInField
    @Bindable var model: SignInModel
    let focus: FocusState<SignInField?>.Binding
    let onSubmit: @MainActor () -> Void
    @BrandMetric(relativeTo: .body) private var letters: CGFloat = 16
    @BrandMetric(relativeTo: .footnote) private var errorLetters: CGFloat = 13
    @Environment(\.palette) private var palette
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        // Very large letters leave a prompt no room to be read as a whole: the name stands above the box.
        FormField(
            field, of: $model, prompt: typeSize.isAccessibilitySize ? " " : nil, focus: focus, style: style
        )
        .keyboard(for: field, in: model.mode)
        .submitLabel(field == .password ? .done : .next)
        .onSubmit(onSubmit)
    }

    private var style: FormFieldStyle {
        .laten(
            palette, contrast, letters: letters, errorLetters: errorLetters,
            showsTitle: typeSize.isAccessibilitySize)
    }
}

extension FormFieldStyle {
    /// The face of Laten's fields; the sizes are those of the letters at the user's text size, in points.
    @MainActor
    static func laten(
        _ palette: BrandPalette, _ contrast: ColorSchemeContrast, letters: CGFloat, errorLetters: CGFloat,
        showsTitle: Bool = false
    ) -> FormFieldStyle {
        let isIncreased = contrast == .increased
        var style = FormFieldStyle(palette)
        style.fill = LatenPalette.card.opacity(0.8)
        style.border = isIncreased ? palette.border : LatenPalette.border.opacity(0.5)
        style.focusBorder = LatenPalette.primary.opacity(isIncreased ? 1 : 0.6)
        style.ring = LatenPalette.primary.opacity(0.15)
        style.tint = LatenPalette.primary
        (style.radius, style.inset) = (LatenLayout.corner, 16)
        (style.iconSide, style.iconGrowth) = (18, LatenSymbol.growth)
        (style.markedWidth, style.marksProblemInFocus) = (1, false)
        (style.showsTitle, style.tintsFocusedIcon) = (showsTitle, false)
        // They grow with the user's size, and are never smaller than this (`LA-93`).
        style.font = .system(size: max(16, letters))
        style.errorFont = .system(size: errorLetters)
        (style.errorSymbol, style.errorIconSide) = ("exclamationmark.circle", 14)
        style.animation = .easeInOut(duration: 0.15)
        return style
    }
}
