// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

extension Color {
    /// A colour for light screens and one for dark ones, as hex numbers.
    static func pair(_ light: UInt32, _ dark: UInt32) -> Color {
        Color(
            UIColor { traits in
                let parts = BrandColor(traits.userInterfaceStyle == .dark ? dark : light).components
                return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: 1)
            })
    }
}

/// A symbol and a name on a coloured ground, and what went wrong.
struct GallerySplash: View {
    struct Look {
        let symbol: String
        let name: String
        let ground: BrandColor
    }

    let look: Look
    let failure: String?
    let appear: @MainActor () -> Void
    let retry: @MainActor () -> Void

    var body: some View {
        ViewThatFits(in: .vertical) {
            content
            // The largest letters need more room than a small screen has.
            ScrollView { content }
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { appear() }
    }

    private var content: some View {
        VStack(spacing: 20) {
            Image(systemName: look.symbol).font(.system(size: 72)).accessibilityHidden(true)
            Text(look.name).font(.largeTitle.bold())
            if let failure {
                Text(failure).multilineTextAlignment(.center)
                Button(action: retry) {
                    Text("Try again").fontWeight(.semibold).foregroundStyle(look.ground.color)
                        .padding(.horizontal, 24).frame(minHeight: 50)
                        .background(.white, in: .capsule)
                }
                .buttonStyle(.plain)
            }
        }
        .padding(24)
    }
}
