// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// What has been booked: nothing yet.
struct UrbanNestBookingsTab: View {
    /// Whether a booking is confirmed at once.
    let isInstant: Bool
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        GeometryReader { proxy in
            ScrollView(.vertical) {
                VStack(spacing: 20) {
                    Drawing(UrbanNestScenes.schedule, grid: UrbanNestScenes.grid)
                        .frame(height: artHeight)
                    VStack(spacing: 8) {
                        Heading("No bookings yet", font: .title2.bold())
                        Text(
                            "Everything that you book will be listed here, with its day and time."
                                + (isInstant ? " A booking is confirmed at once." : "")
                        )
                        .font(.body)
                        .foregroundStyle(palette.secondaryText.color)
                    }
                    .multilineTextAlignment(.center)
                    .frame(maxWidth: 360)
                    .fixedSize(horizontal: false, vertical: true)
                }
                .padding(.horizontal, 24)
                .padding(.vertical, 16)
                .frame(maxWidth: .infinity, minHeight: proxy.size.height)
            }
        }
        .background { palette.background.color.ignoresSafeArea() }
    }

    private var artHeight: CGFloat {
        verticalSizeClass == .compact || typeSize.isAccessibilitySize ? 120 : 200
    }
}
