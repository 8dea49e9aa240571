// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A task before an app is shipped.
struct Chore: Identifiable, Sendable {
    let id: Int
    let symbol: String
    let title: String
    let text: String

    static let all = [
        Chore(id: 1, symbol: "person.fill", title: "Sign-in", text: "People can come back"),
        Chore(id: 2, symbol: "creditcard.fill", title: "Purchases", text: "Monthly and yearly"),
        Chore(id: 3, symbol: "hand.raised.fill", title: "Privacy", text: "What you keep, and why"),
        Chore(id: 4, symbol: "bell.fill", title: "Notifications", text: "Ask at the right moment"),
        Chore(id: 5, symbol: "photo.fill", title: "Store pictures", text: "Five of each size"),
        Chore(id: 6, symbol: "flag.fill", title: "Release", text: "Send it to review"),
    ]
}

/// A chore that is ticked off by a tap.
struct ChoreRow: View {
    let chore: Chore
    let isDone: Bool
    let onTap: @MainActor () -> Void
    @Environment(\.palette) private var palette

    var body: some View {
        Button(action: onTap) {
            HStack(spacing: 14) {
                Image.symbol(chore.symbol, side: 18)
                    .foregroundStyle(palette.accent.color)
                    .frame(width: 36, height: 36)
                    .background(palette.wash.color, in: RoundedRectangle(cornerRadius: 10))
                VStack(alignment: .leading, spacing: 1) {
                    Text(chore.title).font(.body.weight(.medium)).foregroundStyle(palette.text.color)
                        // One long word: the largest letters would break it.
                        .lineLimit(1).minimumScaleFactor(0.5)
                    Text(chore.text).font(.footnote).foregroundStyle(palette.secondaryText.color)
                }
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
                ZStack {
                    if isDone {
                        Circle().fill(palette.success.color)
                        Image(systemName: "checkmark")
                            .font(.system(size: 12, weight: .heavy))
                            .foregroundStyle(palette.card.color)
                    } else {
                        Circle().stroke(palette.border.color, lineWidth: 2)
                    }
                }
                .frame(width: 24, height: 24)
            }
            .padding(.horizontal, 14)
            .padding(.vertical, 10)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(chore.title)
        .accessibilityValue(isDone ? "Done" : "To do")
        .accessibilityHint(chore.text)
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { onTap() }
    }
}
