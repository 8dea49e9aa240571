// Licensed under the Apache License, Version 2.0.

import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import StageUI
#endif

/// The account, notifications and help.
struct DuggyMoreTab: View {
    let launch: DuggyLaunch
    let palette: DuggyPalette
    @State private var isAsking = false

    var body: some View {
        DuggyPage(title: "More", palette: palette) {
            DuggyBanner(
                symbol: "person.fill", title: launch.session?.memberName ?? "Member",
                text: launch.session.map { "Member of \($0.club.name)" } ?? "Signed in on this device.",
                palette: palette)
            notifications
            help
        }
    }

    private var help: some View {
        DuggyBanner(
            symbol: "questionmark", title: "Help",
            text: "Write to \(launch.supportEmail) about anything that keeps you from the game.",
            palette: palette
        ) {
            Button("Write a mail") { launch.contactSupport() }
        }
    }

    private var notifications: some View {
        DuggyBanner(symbol: "bell.fill", title: "Match reminders", text: words, palette: palette) {
            if launch.notifications == .deferred || launch.notifications == .failed {
                Button("Turn on") {
                    isAsking = true
                    Task {
                        await launch.askForNotifications()
                        isAsking = false
                    }
                }
                .disabled(isAsking)
            }
        }
    }

    private var words: String {
        switch launch.notifications {
        case .registered: "You hear about new matches and changed teams."
        case .denied: "They are off. You can allow them in the settings of your device."
        case .deferred: "Hear about new matches and changed teams."
        case .failed: "They could not be set up. Try again."
        case nil: "They have not been set up yet."
        }
    }
}
