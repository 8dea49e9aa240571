// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A button of plain text, at least 44 by 44 points to the finger.
public struct TextButton: ButtonStyle {
    private let color: BrandColor
    private let font: Font

    /// Creates the style; without a font the text is a semibold body.
    public init(color: BrandColor, font: Font = .body.weight(.semibold)) {
        (self.color, self.font) = (color, font)
    }

    /// Dims the text while it is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(font)
            .foregroundStyle(color.color)
            .padding(.horizontal, 12)
            .frame(minWidth: 44, minHeight: 44)
            .contentShape(Rectangle())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}
