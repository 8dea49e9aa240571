// Licensed under the Apache License, Version 2.0.

public import SwiftUI

extension Image {
    /// A symbol of the system in the middle of a square, whatever its own shape.
    @MainActor public static func symbol(_ name: String, side: CGFloat) -> some View {
        Image(systemName: name).resizable().scaledToFit().frame(width: side, height: side)
    }
}

/// A symbol on a soft ground.
public struct SymbolTile: View {
    private let name: String
    @Environment(\.palette) private var palette

    /// Creates the tile of a symbol of the system.
    public init(_ name: String) { self.name = name }

    /// The symbol, silent for a screen reader.
    public var body: some View {
        Image(systemName: name)
            .resizable()
            .scaledToFit()
            .foregroundStyle(palette.accent.color)
            .frame(width: palette.symbolSide, height: palette.symbolSide)
            .frame(width: 44, height: 44)
            .background(palette.wash.color, in: RoundedRectangle(cornerRadius: 13))
            .accessibilityHidden(true)
    }
}

/// A symbol, a title and a sentence, which are read as one.
public struct SymbolRow: View {
    private let symbol: String
    private let title: String
    private let text: String
    private let isPath: Bool
    private let isSmall: Bool
    @Environment(\.palette) private var palette

    /// Creates a row; a small one is a remark above a page.
    ///
    /// A path reads from the left among words of any direction.
    public init(
        _ symbol: String, _ title: String, _ text: String, isPath: Bool = false, isSmall: Bool = false
    ) {
        (self.symbol, self.title, self.text) = (symbol, title, text)
        (self.isPath, self.isSmall) = (isPath, isSmall)
    }

    /// The tile and, beside it, the words.
    public var body: some View {
        HStack(alignment: isSmall ? .center : .top, spacing: isSmall ? 12 : 14) {
            SymbolTile(symbol)
            VStack(alignment: .leading, spacing: 2) {
                Text(title)
                    .font(isSmall ? .subheadline.weight(.semibold) : .headline)
                    .foregroundStyle(palette.text.color)
                Text(verbatim: isPath ? "\u{2066}\(text)\u{2069}" : text)
                    .accessibilityLabel(text)
                    .font(isSmall ? .footnote : .subheadline)
                    .foregroundStyle(palette.secondaryText.color)
            }
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityElement(children: .combine)
    }
}
