// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// What the system shows before the app runs: the picture on black, and nothing that moves (FO-04, FO-22).
public struct StaticLaunch: View {
    /// Creates the static launch screen.
    public init() {}

    /// The picture, filling the screen over black.
    public var body: some View {
        GeometryReader { proxy in
            ZStack {
                Fonsters.black.color
                Backdrop(size: proxy.size)
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
            .clipped()
        }
        .ignoresSafeArea()
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }
}
