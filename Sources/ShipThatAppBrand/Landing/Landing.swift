// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// The signed-in user's landing screen: how far the next app is, and what is left to do.
struct Landing: View {
    let launch: ShipThatAppLaunch?
    @State private var done: Set<Int> = [1, 2, 3]
    @Environment(\.palette) private var palette

    var body: some View {
        Page(spacing: 20) {
            header
            switch launch?.keptReason {
            case .offline:
                Banner(
                    "wifi.slash", "You are offline", "Everything here is from your last visit.", isSmall: true
                ) { reload("Try again", "Trying…") }
            case .carefulStart:
                Banner(
                    "exclamationmark.shield", "A careful start",
                    "The app had trouble starting, so it has not asked its server yet.", isSmall: true
                ) { reload("Ask now", "Asking…") }
            case nil: EmptyView()
            }
            if let link = launch?.controller.deliveredLink {
                Banner("link", "Opened from a link", link.placeInApp, isPath: true, isSmall: true)
            }
            ProgressCard(done: done.count, total: Chore.all.count)
            Heading("Before you ship", font: .title3.bold())
            VStack(spacing: 0) {
                ForEach(Chore.all) { chore in
                    if chore.id > 1 {
                        Rectangle().fill(palette.border.color).frame(height: 1).padding(.leading, 64)
                    }
                    ChoreRow(chore: chore, isDone: done.contains(chore.id)) {
                        done.formSymmetricDifference([chore.id])
                    }
                }
            }
            .background(palette.card.color, in: RoundedRectangle(cornerRadius: 18))
            if let phone = launch?.configuration?.supportPhone {
                Text(verbatim: "Questions? \u{2066}\(phone)\u{2069}")
                    .typeset(.footnote, palette.secondaryText)
                    .frame(maxWidth: .infinity)
            }
            if let launch {
                Button("Sign out") { launch.signOut() }.buttonStyle(TextButton()).frame(maxWidth: .infinity)
            }
        }
    }

    private func reload(_ title: String, _ busy: String) -> some View {
        Button(launch?.isBusy == true ? busy : title) { launch?.reload() }
    }

    private var header: some View {
        HStack(spacing: 14) {
            Icon(side: 48)
            VStack(alignment: .leading, spacing: 2) {
                Heading("Welcome aboard", font: .title2.bold())
                Text("Pocket Garden, version 1.0").typeset(.subheadline, palette.secondaryText)
            }
            .fixedSize(horizontal: false, vertical: true)
        }
    }
}

/// A card with the progress, on the accent colour.
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
