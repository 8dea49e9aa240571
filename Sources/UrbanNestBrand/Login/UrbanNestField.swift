// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A field with its title above it and what is wrong below it.
struct UrbanNestField<Content: View>: View {
    let title: String
    let symbol: String
    let problem: String?
    let isFocused: Bool
    let palette: UrbanNestPalette
    /// Called when the box around the field is touched: the line of text alone is too low for a finger.
    let onTap: @MainActor () -> Void
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title)
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(palette.text.color)
                // The field carries the same name.
                .accessibilityHidden(true)
            HStack(spacing: 12) {
                Image(systemName: symbol)
                    .font(.body)
                    .foregroundStyle(isFocused ? palette.accent.color : palette.secondaryText.color)
                    .accessibilityHidden(true)
                content
                    .font(.body)
                    .foregroundStyle(palette.text.color)
                    .tint(palette.accent.color)
            }
            .padding(.horizontal, 14)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, minHeight: 52)
            .background(palette.card.color, in: RoundedRectangle(cornerRadius: 14))
            .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(edge, lineWidth: width) }
            .contentShape(Rectangle())
            .onTapGesture(perform: onTap)
            if let problem { UrbanNestProblemText(text: problem, palette: palette) }
        }
    }

    private var edge: Color {
        if problem != nil { return palette.error.color }
        return isFocused ? palette.accent.color : palette.border.color
    }

    private var width: CGFloat { isFocused || problem != nil ? 2 : 1 }
}

/// A sentence that says what is wrong, told by a sign and not only by its colour.
struct UrbanNestProblemText: View {
    let text: String
    let palette: UrbanNestPalette

    var body: some View {
        HStack(alignment: .top, spacing: 6) {
            Image(systemName: "exclamationmark.circle.fill").accessibilityHidden(true)
            Text(text)
                .frame(maxWidth: .infinity, alignment: .leading)
                .fixedSize(horizontal: false, vertical: true)
        }
        .font(.subheadline)
        .foregroundStyle(palette.error.color)
    }
}
