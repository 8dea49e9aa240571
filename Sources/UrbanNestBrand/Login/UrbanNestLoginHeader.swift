// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The mark on its disc and the greeting.
struct UrbanNestLoginHeader: View {
    @Environment(\.palette) private var palette

    var body: some View {
        VStack(spacing: 20) {
            UrbanNestLogo(side: 88)
                .background {
                    Circle()
                        .fill(UrbanNestTheme.logoDisc.color)
                        .shadow(color: Color.black.opacity(0.15), radius: 9, x: 0, y: 4)
                }
            VStack(spacing: 6) {
                Text("Welcome back")
                    .font(.title.bold())
                    .foregroundStyle(palette.text.color)
                    .accessibilityAddTraits(.isHeader)
                Text("Sign in to your UrbanNest account")
                    .font(.body)
                    .foregroundStyle(palette.secondaryText.color)
            }
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
        }
    }
}
