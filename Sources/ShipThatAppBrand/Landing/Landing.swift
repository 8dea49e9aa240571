// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// The signed-in user's landing screen: how far the next app is, and what is left to do.
struct Landing: View {
    let launch: ShipThatAppLaunch?
    @State private var done: Set<Int> = [1, 2, 3]
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        HintedScroll(margin: 16) { proxy in
            let shape = ScreenShape(proxy, typeSize)
            parts(shape, proxy.size)
                .padding(.horizontal, shape == .column ? palette.pageMargin : 24)
                .padding(.vertical, 16)
                .frame(maxWidth: .infinity, minHeight: proxy.size.height, alignment: .top)
        }
        .newPasswordSheet(
            of: launch?.settings, perform: { work in launch?.controller.perform(work) })
    }

    @ViewBuilder
    private func parts(_ shape: ScreenShape, _ size: CGSize) -> some View {
        switch shape {
        case .column:
            VStack(alignment: .leading, spacing: 20) {
                header(size)
                notices
                ProgressCard(done: done.count, total: Chore.all.count, ship: nil)
                chores
                footer
            }
            // With very large letters a line of a large screen is no longer too long.
            .frame(maxWidth: typeSize.isAccessibilitySize ? 900 : palette.pageWidth, alignment: .leading)
        case .low:
            HStack(alignment: .top, spacing: 24) {
                VStack(alignment: .leading, spacing: 16) {
                    header(size)
                    notices
                    ProgressCard(done: done.count, total: Chore.all.count, ship: nil)
                    footer
                }
                .frame(width: size.width * 0.4)
                VStack(alignment: .leading, spacing: 16) { chores }
            }
        case .wide:
            Filling(height: size.height - 32) {
                HStack(alignment: .top, spacing: 24) {
                    VStack(alignment: .leading, spacing: 20) {
                        header(size)
                        notices
                        ProgressCard(done: done.count, total: Chore.all.count, ship: .below)
                    }
                    .frame(width: size.width * 0.36)
                    VStack(alignment: .leading, spacing: 20) {
                        board
                        footer
                    }
                }
            }
        case .tall:
            Filling(height: size.height - 32) {
                VStack(alignment: .leading, spacing: 20) {
                    header(size)
                    notices
                    ProgressCard(done: done.count, total: Chore.all.count, ship: .beside)
                        .frame(height: size.height * 0.24)
                    board
                    footer
                }
            }
        }
    }

    private func header(_ size: CGSize) -> some View {
        // On a watch the first word would be broken beside the icon.
        let layout =
            typeSize.isAccessibilitySize || size.width < 250
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12)) : AnyLayout(HStackLayout(spacing: 14))
        return layout {
            Icon(side: 48)
            VStack(alignment: .leading, spacing: 2) {
                Heading(String(localized: "Welcome aboard"), font: .title2.bold())
                WholeWords(String(localized: "Pocket Garden, version 1.0")) {
                    $0.font(.subheadline).foregroundStyle(palette.secondaryText.color)
                }
            }
            .fixedSize(horizontal: false, vertical: true)
        }
    }

    @ViewBuilder
    private var notices: some View {
        switch launch?.keptReason {
        case .offline:
            Banner(
                "wifi.slash", String(localized: "You are offline"),
                String(localized: "Everything here is from your last visit."), isSmall: true
            ) { reload(String(localized: "Try again"), String(localized: "Trying…")) }
        case .carefulStart:
            Banner(
                "exclamationmark.shield", String(localized: "A careful start"),
                String(localized: "The app had trouble starting, so it has not asked its server yet."),
                isSmall: true
            ) { reload(String(localized: "Ask now"), String(localized: "Asking…")) }
        case nil: EmptyView()
        }
        if let link = launch?.controller.deliveredLink {
            Banner(
                "link", String(localized: "Opened from a link"), link.placeInApp, isPath: true, isSmall: true)
        }
    }

    private func reload(_ title: String, _ busy: String) -> some View {
        Button {
            launch?.reload()
        } label: {
            WholeWords(launch?.isBusy == true ? busy : title) { $0 }
        }
    }

    private var title: some View { Heading(String(localized: "Before you ship"), font: .title3.bold()) }

    /// The chores as rows of one card.
    @ViewBuilder
    private var chores: some View {
        title
        VStack(spacing: 0) {
            ForEach(Chore.all) { chore in
                if chore.id > 1 {
                    Rectangle().fill(palette.border.color).frame(height: 1).padding(.leading, 64)
                }
                button(chore, isCard: false)
            }
        }
        .background(palette.card.color, in: RoundedRectangle(cornerRadius: 18))
    }

    /// The chores as cards in two columns, which fill the room.
    @ViewBuilder
    private var board: some View {
        title
        VStack(spacing: 16) {
            ForEach(0..<(Chore.all.count + 1) / 2, id: \.self) { row in
                HStack(spacing: 16) {
                    ForEach(Chore.all[2 * row..<min(2 * row + 2, Chore.all.count)]) {
                        button($0, isCard: true)
                    }
                }
            }
        }
    }

    private func button(_ chore: Chore, isCard: Bool) -> some View {
        ChoreButton(chore: chore, isDone: done.contains(chore.id), isCard: isCard) {
            done.formSymmetricDifference([chore.id])
        }
    }

    @ViewBuilder
    private var footer: some View {
        if let phone = launch?.configuration?.supportPhone {
            let number = "\u{2066}\(phone)\u{2069}"
            Text(verbatim: String(localized: "Questions? \(number)"))
                .typeset(.footnote, palette.secondaryText)
                .frame(maxWidth: .infinity)
        }
        if let launch {
            AccountButtons(
                launch.settings, strings: ShipThatApp.account, perform: launch.controller.perform,
                onSignOut: launch.signOut
            )
            .buttonStyle(TextButton())
            .frame(maxWidth: .infinity)
        }
    }
}
