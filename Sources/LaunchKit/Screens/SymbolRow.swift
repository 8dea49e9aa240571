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
                Text(title).typeset(isSmall ? .subheadline.weight(.semibold) : .headline, palette.text)
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

/// A card that says something about the app itself, with what can be done about it below.
public struct Banner<Actions: View>: View {
    private let row: SymbolRow
    private let isSmall: Bool
    private let actions: Actions

    /// Creates a banner, with buttons below the words if there are any; `isPath` and `isSmall` as in a row.
    public init(
        _ symbol: String, _ title: String, _ text: String, isPath: Bool = false, isSmall: Bool = false,
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        row = SymbolRow(symbol, title, text, isPath: isPath, isSmall: isSmall)
        (self.isSmall, self.actions) = (isSmall, actions())
    }

    /// The row and the buttons, on a card.
    public var body: some View {
        VStack(alignment: .leading, spacing: isSmall ? 4 : 8) {
            row
            actions
                .buttonStyle(TextButton())
                .padding(.leading, 46)
        }
        .card(padding: isSmall ? 12 : 16, radius: isSmall ? 16 : 18)
    }
}
