// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// The account, notifications and help.
struct MoreTab: View {
    let viewModel: SplashViewModel
    @State private var isAsking = false

    var body: some View {
        Page("More") {
            Banner(
                "person.fill", viewModel.session?.memberName ?? "Member",
                viewModel.session.map { "Member of \($0.club.name)" } ?? "Signed in on this device."
            ) {
                Button("Sign out") { viewModel.signOut() }
            }
            notifications
            help
        }
    }

    private var help: some View {
        Banner(
            "questionmark", "Help",
            "Write to \(viewModel.supportEmail) about anything that keeps you from the game."
        ) {
            Button("Write a mail") { viewModel.contactSupport() }
        }
    }

    private var notifications: some View {
        Banner("bell.fill", "Match reminders", words) {
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
