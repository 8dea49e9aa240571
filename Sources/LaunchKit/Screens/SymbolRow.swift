// Licensed under the Apache License, Version 2.0.

public import SwiftUI

extension Image {
    /// A symbol of the system in the middle of a square, whatever its own shape.
    @MainActor public static func symbol(_ name: String, side: CGFloat) -> some View {
        Image(systemName: name).resizable().scaledToFit().frame(width: side, height: side)
    }
}

/// A symbol of the system in a square that grows with the user's text size.
public struct GrowingSymbol: View {
    /// The range of factors by which symbols grow: never below their usual size, and at most twice that, so that they
    /// leave the words their room.
    public static let growth: ClosedRange<CGFloat> = 1...2

    private let name: String
    private let side: CGFloat
    @BrandMetric(relativeTo: .body) private var scale: CGFloat = 1

    /// Creates a symbol in a square of a side, in points at the usual text size.
    public init(_ name: String, side: CGFloat) { (self.name, self.side) = (name, side) }

    /// The symbol, at the size for the user's letters.
    public var body: some View { Image.symbol(name, side: side * Self.growth.clamp(scale)) }
}

extension ClosedRange<CGFloat> {
    /// Returns the nearest value within the range.
    public func clamp(_ value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, lowerBound), upperBound) }
}

/// A symbol on a soft ground, which grows with the user's text size.
public struct SymbolTile: View {
    private let name: String
    @Environment(\.palette) private var palette
    @BrandMetric(relativeTo: .body) private var scale: CGFloat = 1

    /// Creates the tile of a symbol of the system.
    public init(_ name: String) { self.name = name }

    /// The symbol, silent for a screen reader.
    public var body: some View {
        let growth = GrowingSymbol.growth.clamp(scale)
        Image.symbol(name, side: palette.symbolSide * growth)
            .foregroundStyle(palette.accent.color)
            .frame(width: 44 * growth, height: 44 * growth)
            .background(palette.wash.color, in: RoundedRectangle(cornerRadius: 13 * growth))
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
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates a row; a small one is a remark above a page.
    ///
    /// A path reads from the left among words of any direction.
    public init(
        _ symbol: String, _ title: String, _ text: String, isPath: Bool = false, isSmall: Bool = false
    ) {
        (self.symbol, self.title, self.text) = (symbol, title, text)
        (self.isPath, self.isSmall) = (isPath, isSmall)
    }

    /// The tile and, beside it, the words; below it where the letters need the width.
    public var body: some View {
        let layout =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
            : AnyLayout(HStackLayout(alignment: isSmall ? .center : .top, spacing: isSmall ? 12 : 14))
        layout {
            SymbolTile(symbol)
            VStack(alignment: .leading, spacing: 2) {
                WholeWords(title) {
                    $0.font(isSmall ? .subheadline.weight(.semibold) : .headline)
                        .foregroundStyle(palette.text.color)
                }
                Group {
                    if isPath {
                        Text(verbatim: "\u{2066}\(text)\u{2069}").accessibilityLabel(text)
                    } else {
                        WholeWords(text) { $0 }
                    }
                }
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
    @Environment(\.dynamicTypeSize) private var typeSize

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
                // The words begin beside the tile, or at the edge of the card where they stand below it.
                .padding(.leading, typeSize.isAccessibilitySize ? -12 : 46)
        }
        .card(padding: isSmall ? 12 : 16, radius: isSmall ? 16 : 18)
    }
}
