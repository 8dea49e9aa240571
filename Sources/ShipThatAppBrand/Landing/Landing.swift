// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// The signed-in user's landing screen: how far the next app is, and what is left to do.
struct Landing: View {
    let launch: ShipThatAppLaunch?
    @State private var done: Set<Int> = [1, 2, 3]
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let palette = Palette(colorScheme)
        ScrollView(.vertical) {
            VStack(alignment: .leading, spacing: 20) {
                header(palette)
                if let launch, launch.isOffline {
                    Notice(
                        symbol: "wifi.slash", title: "You are offline",
                        text: "Everything here is from your last visit.", palette: palette,
                        action: (launch.isBusy ? "Trying…" : "Try again", { launch.reload() }))
                }
                if let link = launch?.controller.deliveredLink {
                    Notice(
                        symbol: "link", title: "Opened from a link",
                        text: link.placeInApp,
                        palette: palette)
                }
                ProgressCard(done: done.count, total: Chore.all.count)
                Text("Before you ship")
                    .font(.title3.bold())
                    .foregroundStyle(palette.text.color)
                    .accessibilityAddTraits(.isHeader)
                VStack(spacing: 0) {
                    ForEach(Chore.all) { chore in
                        if chore.id > 1 {
                            Rectangle().fill(palette.border.color).frame(height: 1).padding(.leading, 64)
                        }
                        ChoreRow(chore: chore, isDone: done.contains(chore.id), palette: palette) {
                            done.formSymmetricDifference([chore.id])
                        }
                    }
                }
                .background(palette.card.color, in: RoundedRectangle(cornerRadius: 18))
                if let phone = launch?.configuration?.supportPhone {
                    Text(verbatim: "Questions? \u{2066}\(phone)\u{2069}")
                        .font(.footnote)
                        .foregroundStyle(palette.secondaryText.color)
                        .frame(maxWidth: .infinity)
                }
            }
            .frame(maxWidth: 620, alignment: .leading)
            .padding(.horizontal, 20)
            .padding(.vertical, 16)
            .frame(maxWidth: .infinity)
        }
    }

    private func header(_ palette: Palette) -> some View {
        HStack(spacing: 14) {
            Icon(side: 48)
            VStack(alignment: .leading, spacing: 2) {
                Text("Welcome aboard")
                    .font(.title2.bold())
                    .foregroundStyle(palette.text.color)
                    .accessibilityAddTraits(.isHeader)
                Text("Pocket Garden, version 1.0")
                    .font(.subheadline)
                    .foregroundStyle(palette.secondaryText.color)
            }
            .fixedSize(horizontal: false, vertical: true)
        }
    }
}

/// How much is done, on the accent colour.
struct ProgressCard: View {
    let done: Int
    let total: Int
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let share = total > 0 ? CGFloat(done) / CGFloat(total) : 0
        VStack(alignment: .leading, spacing: 14) {
            Text("\(done) of \(total) ready")
                .font(.title.bold())
            Text(
                done == total ? "Nothing holds you back. Ship that app!" : "Fair wind: you are nearly there."
            )
            .font(.subheadline)
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
        .padding(20)
        .background(ShipThatApp.accent.color, in: RoundedRectangle(cornerRadius: 22))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Progress")
        .accessibilityValue("\(done) of \(total) ready")
    }
}
