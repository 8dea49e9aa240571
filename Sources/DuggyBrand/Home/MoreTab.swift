// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// The account, notifications and help.
struct MoreTab: View {
    let viewModel: SplashViewModel
    @State private var isAsking = false

    var body: some View {
        Page(String(localized: "More")) {
            Banner(
                "person.fill", viewModel.session?.memberName ?? String(localized: "Member"),
                viewModel.session.map { String(localized: "Member of \($0.club.name)") }
                    ?? String(localized: "Signed in on this device.")
            ) {
                AccountButtons(
                    viewModel.settings, strings: Duggy.Texts.account,
                    perform: viewModel.controller.perform, onSignOut: viewModel.signOut)
            }
            notifications
            help
        }
    }

    private var help: some View {
        Banner(
            "questionmark", String(localized: "Help"),
            String(
                localized: "Write to \(viewModel.supportEmail) about anything that keeps you from the game.")
        ) {
            Button {
                viewModel.contactSupport()
            } label: {
                WholeWords(String(localized: "Write a mail")) { $0 }
            }
        }
    }

    private var notifications: some View {
        Banner("bell.fill", String(localized: "Match reminders"), words) {
            if viewModel.notifications == .deferred || viewModel.notifications == .failed {
                Button {
                    isAsking = true
                    viewModel.controller.perform {
                        await viewModel.askForNotifications()
                        isAsking = false
                    }
                } label: {
                    WholeWords(String(localized: "Turn on")) { $0 }
                }
                .disabled(isAsking)
            }
        }
    }

    private var words: String {
        switch viewModel.notifications {
        case .registered: String(localized: "You hear about new matches and changed teams.")
        case .denied: String(localized: "They are off. You can allow them in the settings of your device.")
        case .deferred: String(localized: "Hear about new matches and changed teams.")
        case .failed: String(localized: "They could not be set up. Try again.")
        case nil: String(localized: "They have not been set up yet.")
        }
    }
}
