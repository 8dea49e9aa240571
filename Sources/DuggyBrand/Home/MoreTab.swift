// Licensed under the Apache License, Version 2.0.

import LaunchCore
import SwiftUI

/// The account, notifications and help.
struct MoreTab: View {
    let viewModel: SplashViewModel
    let palette: Palette
    @State private var isAsking = false

    var body: some View {
        TabPage(title: "More", palette: palette) {
            Banner(
                symbol: "person.fill", title: viewModel.session?.memberName ?? "Member",
                text: viewModel.session.map { "Member of \($0.club.name)" } ?? "Signed in on this device.",
                palette: palette)
            notifications
            help
        }
    }

    private var help: some View {
        Banner(
            symbol: "questionmark", title: "Help",
            text: "Write to \(viewModel.supportEmail) about anything that keeps you from the game.",
            palette: palette
        ) {
            Button("Write a mail") { viewModel.contactSupport() }
        }
    }

    private var notifications: some View {
        Banner(symbol: "bell.fill", title: "Match reminders", text: words, palette: palette) {
            if viewModel.notifications == .deferred || viewModel.notifications == .failed {
                Button("Turn on") {
                    isAsking = true
                    viewModel.controller.perform {
                        await viewModel.askForNotifications()
                        isAsking = false
                    }
                }
                .disabled(isAsking)
            }
        }
    }

    private var words: String {
        switch viewModel.notifications {
        case .registered: "You hear about new matches and changed teams."
        case .denied: "They are off. You can allow them in the settings of your device."
        case .deferred: "Hear about new matches and changed teams."
        case .failed: "They could not be set up. Try again."
        case nil: "They have not been set up yet."
        }
    }
}
