// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// The main button of a screen: filled, and as wide as its place unless set otherwise.
public struct FilledButton: ButtonStyle {
    private let fill: BrandColor?
    private let label: BrandColor?
    private let font: Font
    private let height: CGFloat?
    private let radius: CGFloat?
    private let padding: CGFloat
    private let width: ClosedRange<CGFloat>

    /// Creates the style; what is nil is taken from the look of the screen, and lengths are in points.
    ///
    /// A `width` from and to the same length is a least one; an endless one fills the place.
    public init(
        fill: BrandColor? = nil, label: BrandColor? = nil, font: Font = .headline, height: CGFloat? = nil,
        radius: CGFloat? = nil, padding: CGFloat = 20, width: ClosedRange<CGFloat> = 0...CGFloat.infinity
    ) {
        (self.fill, self.label, self.font, self.height) = (fill, label, font, height)
        (self.radius, self.padding, self.width) = (radius, padding, width)
    }

    /// Dims the button while it is pressed, and where the screen says so while it cannot be.
    public func makeBody(configuration: Configuration) -> some View {
        FilledLabel(style: self, configuration: configuration)
    }

    private struct FilledLabel: View {
        let style: FilledButton
        let configuration: Configuration
        @Environment(\.palette) private var palette
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            let fill = (style.fill ?? palette.buttonFill).color
            let radius = style.radius ?? palette.buttonRadius
            configuration.label
                .font(style.font)
                .multilineTextAlignment(.center)
                .foregroundStyle((style.label ?? palette.buttonLabel).color)
                .padding(.horizontal, style.padding)
                .padding(.vertical, 8)
                .frame(
                    minWidth: style.width.lowerBound, maxWidth: maxWidth,
                    minHeight: style.height ?? palette.buttonHeight
                )
                .background {
                    if radius.isFinite {
                        RoundedRectangle(cornerRadius: radius).fill(fill)
                    } else {
                        Capsule().fill(fill)
                    }
                }
                .contentShape(Rectangle())
                .opacity(opacity)
                .showsFocus()
        }

        private var opacity: CGFloat {
            configuration.isPressed ? palette.pressedOpacity : isEnabled ? 1 : palette.disabledOpacity
        }

        /// A button of one width is as wide as its words where they need more.
        private var maxWidth: CGFloat? {
            style.width.lowerBound == style.width.upperBound ? nil : style.width.upperBound
        }
    }
}

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
                .multilineTextAlignment(.center)
                .foregroundStyle((style.color ?? palette.accent).color)
                .padding(.horizontal, style.padding.width)
                .padding(.vertical, style.padding.height)
                .frame(minWidth: style.minWidth, minHeight: 44)
                .contentShape(Rectangle())
                .opacity(configuration.isPressed ? 0.6 : 1)
                .showsFocus()
        }
    }
}
