// Licensed under the Apache License, Version 2.0.

public import SwiftUI

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
