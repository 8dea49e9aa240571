// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A card with the progress, on the accent colour; on a large screen a ship sails on it.
struct ProgressCard: View {
    /// The place of the ship.
    enum Ship { case below, beside }

    let done: Int
    let total: Int
    /// The place of the ship; nil shows none.
    let ship: Ship?

    var body: some View {
        Group {
            switch ship {
            case nil: words
            case .below:
                VStack(alignment: .leading, spacing: 20) {
                    words
                    Logo(side: nil)
                        .frame(maxWidth: 360, maxHeight: 360)
                        .frame(maxWidth: .infinity, minHeight: 40, maxHeight: .infinity)
                }
            case .beside:
                HStack(spacing: 20) {
                    words
                    Logo(side: nil).frame(maxWidth: 240, maxHeight: 240)
                }
                .frame(maxHeight: .infinity)
            }
        }
        .padding(ship == nil ? 20 : 28)
        .background(ShipThatApp.accent.color, in: RoundedRectangle(cornerRadius: 22))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Progress")
        .accessibilityValue("\(done) of \(total) ready")
    }

    private var words: some View {
        let share = total > 0 ? CGFloat(done) / CGFloat(total) : 0
        return VStack(alignment: .leading, spacing: 14) {
            WholeWords(String(localized: "\(done) of \(total) ready")) {
                $0.font(ship == nil ? .title.bold() : .largeTitle.bold())
            }
            WholeWords(
                done == total
                    ? String(localized: "Nothing holds you back. Ship that app!")
                    : String(localized: "Fair wind: you are nearly there.")
            ) { $0.font(ship == nil ? .subheadline : .title3) }
            .opacity(0.9)
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(ShipThatApp.white.color.opacity(0.25))
                    Capsule().fill(ShipThatApp.white.color).frame(width: max(8, proxy.size.width * share))
                }
            }
            .frame(height: 8)
        }
        .foregroundStyle(ShipThatApp.white.color)
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
