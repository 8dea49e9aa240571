// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The way in for a user who has seen the slides and has no session.
struct SignIn: View {
    let isBusy: Bool
    let problem: String?
    let onSignIn: @MainActor () -> Void
    @Environment(\.palette) private var palette

    var body: some View {
        GeometryReader { proxy in
            ScrollView(.vertical) {
                VStack(spacing: 28) {
                    Icon(side: 88)
                    VStack(spacing: 8) {
                        Text("Welcome back")
                            .font(.largeTitle.bold())
                            .foregroundStyle(palette.text.color)
                            .accessibilityAddTraits(.isHeader)
                        Text("Your projects are where you left them.")
                            .font(.body)
                            .foregroundStyle(palette.secondaryText.color)
                    }
                    .multilineTextAlignment(.center)
                    .fixedSize(horizontal: false, vertical: true)
                    if let problem {
                        Text(problem)
                            .font(.subheadline)
                            .foregroundStyle(palette.error.color)
                            .multilineTextAlignment(.center)
                    }
                    Button(isBusy ? "Signing in…" : "Sign in", action: onSignIn)
                        .buttonStyle(FilledButton())
                        .disabled(isBusy)
                        .frame(maxWidth: 420)
                }
                .padding(28)
                .frame(maxWidth: .infinity, minHeight: proxy.size.height)
            }
        }
    }
}

/// The mark on its icon.
struct Icon: View {
    let side: CGFloat

    var body: some View {
        Logo(side: side * 0.76)
            .frame(width: side, height: side)
            .background(ShipThatApp.accent.color, in: RoundedRectangle(cornerRadius: side * 0.24))
            .accessibilityHidden(true)
    }
}
