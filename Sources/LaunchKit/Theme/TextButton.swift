// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A button of plain text, at least 44 by 44 points to the finger.
public struct TextButton: ButtonStyle {
    private let color: BrandColor?
    private let font: Font
    private let padding: CGSize
    private let minWidth: CGFloat

    /// Creates the style; without a colour it has the accent of its screen.
    public init(
        color: BrandColor? = nil, font: Font = .body.weight(.semibold),
        padding: CGSize = CGSize(width: 12, height: 0),
        minWidth: CGFloat = 44
    ) {
        (self.color, self.font, self.padding, self.minWidth) = (color, font, padding, minWidth)
    }

    /// Dims the text while it is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        TextLabel(style: self, configuration: configuration)
    }

    private struct TextLabel: View {
        let style: TextButton
        let configuration: Configuration
        @Environment(\.palette) private var palette

        var body: some View {
            configuration.label
                .font(style.font)
                .foregroundStyle((style.color ?? palette.accent).color)
                .padding(.horizontal, style.padding.width)
                .padding(.vertical, style.padding.height)
                .frame(minWidth: style.minWidth, minHeight: 44)
                .contentShape(Rectangle())
                .opacity(configuration.isPressed ? 0.6 : 1)
        }
    }
}
